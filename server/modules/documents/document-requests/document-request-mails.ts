// Who hears of a request after issue: every side but the one that has just acted, and whoever chose to, by mail and in the product.

import type { AgreementAnswer } from "@bondline/domain/documents/document-requests/document-request.ts";
import { requestSentence } from "@bondline/domain/documents/document-requests/document-request-sentence.ts";
import {
  recourseFrom,
  recourseNoticeOf,
} from "@bondline/domain/documents/document-requests/recourse-notice.ts";
import { stillNeedsAgreement } from "@bondline/domain/documents/document-requests/request-agreement.ts";
import { isClosed } from "@bondline/domain/documents/documents/document.ts";
import { asDocumentRequestId } from "@bondline/domain/ids.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import { accessDocument, accessDocumentAsSystem } from "../documents/document-access.ts";
import { type Document, readPaperCheck } from "../documents/public.ts";
import { agreementRequestMail } from "./agreement-messages.ts";
import {
  documentRequestAnsweredMail,
  documentRequestAskedMail,
  documentRequestToContactMail,
  type RequestMailInput,
} from "./document-request-messages.ts";
import type { DocumentRequestRow } from "./document-request-record.ts";
import { type Concerned, findDocumentRequest, listConcerned } from "./document-request-store.ts";

export type RequestNews = "accept" | "decline" | "execute" | "withdraw";
/** With the code of the link by which a beneficiary's contact is asked for agreement beside it. */
type WithLink = { id: string; code?: string | undefined };

const NOTIFICATIONS: Readonly<Record<RequestNews, NotificationKind>> = {
  accept: "REQUEST_ACCEPTED",
  decline: "REQUEST_DECLINED",
  execute: "REQUEST_EXECUTED",
  withdraw: "REQUEST_WITHDRAWN",
};

export async function notifyAsked(tx: Transaction, { id }: Document, { id: requestId, code }: WithLink) {
  const about = await readAbout(tx, id, requestId);
  const people = about.people.filter(({ side, isListed }) => isListed || side !== about.request.side);
  const kind = about.request.kind === "CLAIM" ? "CLAIM_MADE" : "REQUEST_ASKED";
  await notify(tx, about, { people, kind, compose: documentRequestAskedMail });
  if (about.request.side !== "BENEFICIARY") await notifyContacts(tx, about, "ask");
  if (code !== undefined) await sendLink(tx, about, code);
}

/** An answer goes to both parties; what is taken back, to whoever would have answered and to the other party. */
export async function notifyAnswered(
  tx: Transaction,
  { id }: Pick<Document, "id">,
  { id: requestId, news, code }: WithLink & { news: RequestNews },
): Promise<void> {
  const about = await readAbout(tx, id, requestId);
  const { request } = about;
  const without = news === "withdraw" ? request.side : "PROVIDER";
  await notify(tx, about, {
    people: about.people.filter(({ side, isListed }) => isListed || side !== without),
    kind: NOTIFICATIONS[news],
    compose: (input) =>
      documentRequestAnsweredMail({
        ...input,
        answer: news,
        answeredBy: (news === "execute" ? request.executedByName : request.answeredByName) ?? input.askedBy,
        answerNote: news === "execute" ? null : request.answerNote,
      }),
  });
  if (without !== "BENEFICIARY") await notifyContacts(tx, about, news);
  if (code !== undefined) await sendLink(tx, about, code);
}

/** What the other side answered, to who has asked and whoever issued the paper. */
export async function notifyAgreement(
  tx: Transaction,
  { id }: Pick<Document, "id">,
  { id: requestId, answer }: { id: string; answer: AgreementAnswer },
): Promise<void> {
  const about = await readAbout(tx, id, requestId);
  const { agreementSide, agreementByName, agreementReason } = about.request;
  await notify(tx, about, {
    people: about.people.filter(({ side }) => side !== agreementSide),
    kind: answer === "AGREED" ? "REQUEST_AGREED" : "REQUEST_REFUSED",
    compose: (input) =>
      documentRequestAnsweredMail({
        ...input,
        answer: answer === "AGREED" ? "agree" : "refuse",
        answeredBy: agreementByName ?? "",
        answerNote: agreementReason,
      }),
  });
}

export async function sendAgreementLink(
  tx: Transaction,
  { id }: Pick<Document, "id">,
  { id: requestId, code }: { id: string; code: string },
): Promise<void> {
  await sendLink(tx, await readAbout(tx, id, requestId), code);
}

/** Each mail has a link of its own and ends the one before. */
async function sendLink(tx: Transaction, about: About, code: string): Promise<void> {
  const { document, request } = about;
  const { agreementEmail, agreementLinkEndsAt, agreementMailsSent } = request;
  if (agreementEmail === null || agreementLinkEndsAt === null)
    throw new Error(`The link of the request ${request.id} is mailed and is not there.`);
  await queueMail(tx, {
    intent: `agreement ${request.id} ${agreementMailsSent}`,
    record: { kind: "DOCUMENT", id: document.id },
    to: [agreementEmail],
    content: agreementRequestMail({
      ...inputOf(tx, about),
      guaranteeNumber: document.guaranteeNumber,
      bankName: document.bankName,
      endsDate: dayAt(agreementLinkEndsAt, document.expiryZone),
      link: `${tx.app.settings.publicUrl}/agree/${request.id}#${code}`,
    }),
  });
}

/** Whom the paper names for its beneficiary and who has no account on that side: once for each step. */
async function notifyContacts(tx: Transaction, about: About, news: RequestNews | "ask"): Promise<void> {
  const { document, request, people } = about;
  // Whoever is mailed the link hears of it there.
  const asked = news === "ask" ? [request.agreementEmail ?? ""] : [];
  const known = [...people.map(({ email }) => email), ...asked].map((email) => email.toLowerCase());
  const contacts = document.parties.flatMap(({ partyVariant, contactEmail }) =>
    partyVariant === "BENEFICIARY" && contactEmail && !known.includes(contactEmail.toLowerCase())
      ? [contactEmail]
      : [],
  );
  if (contacts.length === 0) return;
  const { what, applicantName, amountCents, kind, sentence } = inputOf(tx, about);
  const { guaranteeNumber, bankName } = document;
  const check = await readPaperCheck(tx, document.id);
  await queueMail(tx, {
    intent: `contact ${news} ${request.id}`,
    record: { kind: "DOCUMENT", id: document.id },
    to: contacts,
    content: documentRequestToContactMail({
      ...{ what, applicantName, amountCents, kind, sentence, guaranteeNumber, bankName, news },
      verifyLink: check.verifyLink,
    }),
  });
}

type About = { document: Document; request: DocumentRequestRow; people: Concerned[] };

/** As it stands behind the change. */
async function readAbout(tx: Transaction, documentId: Document["id"], requestId: string): Promise<About> {
  const document =
    tx.actor.kind === "system"
      ? await accessDocumentAsSystem(tx, documentId)
      : await accessDocument(tx, documentId);
  const request = await findDocumentRequest(tx, asDocumentRequestId(requestId));
  if (request === undefined) throw new Error(`The request ${requestId} is told of and is not there.`);
  return { document, request, people: await listConcerned(tx, documentId) };
}

type News = {
  people: readonly Concerned[];
  kind: NotificationKind;
  compose: (input: RequestMailInput) => MailContent;
};

async function notify(tx: Transaction, about: About, { people, kind, compose }: News): Promise<void> {
  const { document, request } = about;
  const actor = tx.actor.kind === "person" ? tx.actor.accountId : undefined;
  const needed = stillNeedsAgreement(request);
  for (const { email, givenName, side } of people.filter(({ accountId }) => accountId !== actor))
    await queueMail(tx, {
      intent: `${kind} ${request.id}`,
      record: { kind: "DOCUMENT", id: document.id },
      to: [email],
      content: compose({
        ...inputOf(tx, about),
        givenName: givenName ?? undefined,
        asksAgreement: side === needed,
      }),
    });
  await notifyPeople(
    tx,
    people.map(({ accountId }) => accountId),
    {
      intent: `${kind} ${request.id}`,
      kind,
      organisationId: document.organisationId,
      draftId: null,
      documentId: document.id,
      referenceNumber: document.referenceNumber,
      about: requestSentence(request),
    },
  );
}

type ForEverybody = Omit<RequestMailInput, "asksAgreement" | "givenName">;

function inputOf(tx: Transaction, { document, request }: About): ForEverybody {
  return {
    kind: request.kind,
    sentence: requestSentence(request),
    what: PROCESS_TYPE_TEXT[document.documentVariant].toLowerCase(),
    reference: document.referenceNumber,
    amountCents: document.amountCents,
    amendment: amendmentIn({ document, request }),
    recourse: recourseIn({ document, request }),
    applicantName: document.organisation.name,
    beneficiaryName: document.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? "",
    askedBy: request.requestedByName,
    reason: request.reason,
    link: `${tx.app.settings.publicUrl}/documents/${document.id}/view`,
  };
}

function recourseIn({
  document,
  request,
}: Pick<About, "document" | "request">): RequestMailInput["recourse"] {
  const state = document.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.state ?? null;
  const notice =
    request.kind === "CLAIM" ? recourseNoticeOf({ state, purpose: document.purpose }) : undefined;
  if (notice === undefined) return null;
  const { law, says } = notice;
  return { law, says, from: recourseFrom(notice, dayAt(request.createdAt, document.expiryZone)) };
}

/** What closes a guarantee leaves nothing to be amended. */
function amendmentIn({
  document,
  request,
}: Pick<About, "document" | "request">): RequestMailInput["amendment"] {
  const { amendmentNumber: number, wordingHash } = request;
  return number === null || wordingHash === null || isClosed(document.status)
    ? null
    : { number, wordingHash };
}
