// Who is written to about a request for return, and when: the holder of the original, whoever asked, and the desk that will have it back.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { type NotificationEvent, notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import { notifyProviderStaff } from "../../records/notifications/commands/notify-provider-staff.ts";
import type { Document } from "../documents/public.ts";
import {
  documentReturnedMail,
  type ReturnAnsweredInput,
  returnAnsweredMail,
  returnRequestMail,
  returnWithdrawnMail,
} from "./return-request-mails.ts";
import type { ReturnRequestRow } from "./return-request-record.ts";
import { listConcerned } from "./return-request-store.ts";

type Asked = Pick<
  ReturnRequestRow,
  "id" | "emailAddress" | "requestedByName" | "reason" | "obligationsEndedDate" | "mailsSent"
>;

/** The first mail and every reminder, each with a link of its own. */
export async function sendReturnRequest(tx: Transaction, document: Document, request: Asked, code: string) {
  const beneficiary = beneficiaryOf(document);
  await queueMail(tx, {
    intent: `return ${request.id} ${request.mailsSent}`,
    record: { kind: "DOCUMENT", id: document.id },
    to: request.emailAddress === null ? [] : [request.emailAddress],
    content: returnRequestMail({
      ...paperOf(document),
      requestedByName: request.requestedByName,
      organisationName: document.organisation.name,
      reason: request.reason,
      obligationsEndedDate: request.obligationsEndedDate,
      beneficiaryState: beneficiary?.state ?? null,
      purpose: document.purpose,
      retentionType: document.retentionType,
      link: `${tx.app.settings.publicUrl}/return/${request.id}#${code}`,
      isReminder: request.mailsSent > 1,
    }),
  });
}

export async function sendReturnWithdrawn(tx: Transaction, document: Document, request: ReturnRequestRow) {
  await queueMail(tx, {
    intent: `return withdrawn ${request.id}`,
    record: { kind: "DOCUMENT", id: document.id },
    to: request.emailAddress === null ? [] : [request.emailAddress],
    content: returnWithdrawnMail({ ...paperOf(document), organisationName: document.organisation.name }),
  });
}

type Answered = Pick<
  ReturnAnsweredInput,
  "answer" | "answeredByName" | "emailAddress" | "answerDate" | "answerMethod" | "answerReason"
> &
  Pick<ReturnRequestRow, "id">;

export async function notifyReturnAnswered(tx: Transaction, document: Document, request: Answered) {
  for (const { email, givenName } of await notifyConcerned(tx, document, request, "RETURN_ANSWERED"))
    await queueMail(tx, {
      intent: `return answered ${request.id}`,
      record: { kind: "DOCUMENT", id: document.id },
      to: [email],
      content: returnAnsweredMail({ ...mailFacts(tx, document), ...request, givenName }),
    });
  if (request.answer === "RETURNED" && document.isSystemDocument)
    await notifyProviderStaff(tx, eventOf(document, request, "RETURN_EXPECTED"));
}

type Recorded = Pick<ReturnRequestRow, "id"> & {
  returnedDate: NonNullable<ReturnRequestRow["returnedDate"]>;
  endedByName: string;
};

/** No one is shown what they have just recorded themselves. */
export async function notifyReturnRecorded(tx: Transaction, document: Document, request: Recorded) {
  const actor = tx.actor.kind === "person" ? tx.actor.accountId : undefined;
  for (const { accountId, email, givenName } of await notifyConcerned(
    tx,
    document,
    request,
    "DOCUMENT_RETURNED",
  )) {
    if (accountId === actor) continue;
    await queueMail(tx, {
      intent: `return recorded ${request.id}`,
      record: { kind: "DOCUMENT", id: document.id },
      to: [email],
      content: documentReturnedMail({ ...mailFacts(tx, document), ...request, givenName }),
    });
  }
}

async function notifyConcerned(
  tx: Transaction,
  document: Document,
  request: Pick<ReturnRequestRow, "id">,
  kind: NotificationKind,
) {
  const people = await listConcerned(tx, request.id);
  await notifyPeople(
    tx,
    people.map(({ accountId }) => accountId),
    eventOf(document, request, kind),
  );
  return people;
}

function eventOf(
  document: Document,
  { id }: Pick<ReturnRequestRow, "id">,
  kind: NotificationKind,
): NotificationEvent {
  return {
    intent: `${kind} ${id}`,
    kind,
    organisationId: document.organisationId,
    draftId: null,
    documentId: document.id,
    referenceNumber: document.referenceNumber,
    about: beneficiaryOf(document)?.name ?? "",
  };
}

function mailFacts(tx: Transaction, document: Document) {
  return {
    ...paperOf(document),
    referenceNumber: document.referenceNumber,
    link: `${tx.app.settings.publicUrl}/documents/${document.id}/view`,
  };
}

function paperOf(document: Document) {
  return {
    what: PROCESS_TYPE_TEXT[document.documentVariant].toLowerCase(),
    guaranteeNumber: document.guaranteeNumber,
    amountCents: document.amountCents,
    beneficiaryName: beneficiaryOf(document)?.name ?? null,
    bankName: document.bankName,
  };
}

export function beneficiaryOf({ parties }: Document) {
  return parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
}
