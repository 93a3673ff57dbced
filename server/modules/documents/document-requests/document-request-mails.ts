// Who hears of a request after issue: every side but the one that has just acted, and whoever chose to, by mail and in the product.

import { requestSentence } from "@bondline/domain/documents/document-requests/document-request-sentence.ts";
import {
  recourseFrom,
  recourseNoticeOf,
} from "@bondline/domain/documents/document-requests/recourse-notice.ts";
import { isClosed } from "@bondline/domain/documents/documents/document.ts";
import type { DocumentRequestId } from "@bondline/domain/ids.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import { accessDocument, accessDocumentAsSystem } from "../documents/document-access.ts";
import { type Document, readPaperCheck } from "../documents/public.ts";
import {
  documentRequestAnsweredMail,
  documentRequestAskedMail,
  documentRequestToContactMail,
  type RequestMailInput,
} from "./document-request-messages.ts";
import type { DocumentRequestRow } from "./document-request-record.ts";
import { type Concerned, findDocumentRequest, listConcerned } from "./document-request-store.ts";

export type RequestNews = "accept" | "decline" | "execute" | "withdraw";

const NOTIFICATIONS: Readonly<Record<RequestNews, NotificationKind>> = {
  accept: "REQUEST_ACCEPTED",
  decline: "REQUEST_DECLINED",
  execute: "REQUEST_EXECUTED",
  withdraw: "REQUEST_WITHDRAWN",
};

export async function tellAsked(tx: Transaction, { id }: Document, requestId: DocumentRequestId) {
  const about = await readAbout(tx, id, requestId);
  const people = about.people.filter(({ side, isListed }) => isListed || side !== about.request.side);
  const kind = about.request.kind === "CLAIM" ? "CLAIM_MADE" : "REQUEST_ASKED";
  await tell(tx, about, { people, kind, compose: documentRequestAskedMail });
  if (about.request.side !== "BENEFICIARY") await tellContacts(tx, about, "ask");
}

/** An answer goes to both parties; what is taken back, to whoever would have answered and to the other party. */
export async function tellAnswered(
  tx: Transaction,
  { id }: Pick<Document, "id">,
  { id: requestId, news }: { id: string; news: RequestNews },
): Promise<void> {
  const about = await readAbout(tx, id, requestId as DocumentRequestId);
  const { request } = about;
  const without = news === "withdraw" ? request.side : "PROVIDER";
  await tell(tx, about, {
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
  if (without !== "BENEFICIARY") await tellContacts(tx, about, news);
}

/** Whom the paper names for its beneficiary and who has no account on that side: once for each step. */
async function tellContacts(tx: Transaction, about: About, news: RequestNews | "ask"): Promise<void> {
  const { document, request, people } = about;
  const known = people.map(({ email }) => email.toLowerCase());
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
    to: contacts,
    content: documentRequestToContactMail({
      ...{ what, applicantName, amountCents, kind, sentence, guaranteeNumber, bankName, news },
      verifyLink: check.verifyLink,
    }),
  });
}

type About = { document: Document; request: DocumentRequestRow; people: Concerned[] };

/** As it stands behind the change. */
async function readAbout(
  tx: Transaction,
  documentId: Document["id"],
  requestId: DocumentRequestId,
): Promise<About> {
  const document =
    tx.actor.kind === "system"
      ? await accessDocumentAsSystem(tx, documentId)
      : await accessDocument(tx, documentId);
  const request = await findDocumentRequest(tx, requestId);
  if (request === undefined) throw new Error(`The request ${requestId} is told of and is not there.`);
  return { document, request, people: await listConcerned(tx, documentId) };
}

type News = {
  people: readonly Concerned[];
  kind: NotificationKind;
  compose: (input: RequestMailInput) => MailContent;
};

async function tell(tx: Transaction, about: About, { people, kind, compose }: News): Promise<void> {
  const { document, request } = about;
  const actor = tx.actor.kind === "person" ? tx.actor.accountId : undefined;
  for (const { email, givenName } of people.filter(({ accountId }) => accountId !== actor))
    await queueMail(tx, {
      intent: `${kind} ${request.id}`,
      to: [email],
      content: compose({ ...inputOf(tx, about), givenName: givenName ?? undefined }),
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

function inputOf(tx: Transaction, { document, request }: About): Omit<RequestMailInput, "givenName"> {
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
