// Asks the holder of an original to return it: they are mailed a link by which they answer, and reminded until they do.

import { documentStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import {
  askedRules,
  hasOriginalToAskFor,
  nextReminderAt,
  returnLinkEndsAt,
} from "@bondline/domain/documents/return-requests/return-request.ts";
import type { AskedField } from "@bondline/domain/documents/return-requests/return-request-fields.ts";
import { asReturnRequestId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { flattenFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { linkCodeHash, newLinkCode, takeFromLimit } from "../../../people/accounts/public.ts";
import { moveDocument } from "../../documents/commands/move-document.ts";
import { accessDocumentToChange } from "../../documents/document-access.ts";
import type { Document } from "../../documents/public.ts";
import { requireNotLost } from "../../lost-originals/public.ts";
import { possessionOf } from "../../possessions/public.ts";
import { beneficiaryOf, sendReturnRequest } from "../notify-of-return.ts";
import { placeOfHolder } from "../return-place.ts";
import { insertReturnRequest } from "../return-request-store.ts";

export type CreateDocumentRequestForReturnInput = {
  documentId: string;
  version: number;
} & { [Field in AskedField]?: string | number | null | undefined };

const NOT_SIGNED_MESSAGE =
  "The digital original isn't signed yet, so no one has one to return. Ask for a cancellation instead.";
export const NO_HOLDER_MESSAGE = "The beneficiary of this guarantee has no email address. Enter one.";

export async function createDocumentRequestForReturn(
  tx: Transaction,
  { documentId, version, ...input }: CreateDocumentRequestForReturnInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const document = await accessDocumentToChange(tx, { id: documentId, version }, "CAN_RETURN");
  requireNotLost(document, "createDocumentRequestForReturn");
  if (!hasOriginalToAskFor({ ...document, possession: possessionOf(document) }))
    refuseFields({ documentId: NOT_SIGNED_MESSAGE });
  const status = documentStatusAfter(document.status, "requestReturn");
  const asked = holderIn(
    document,
    requireFields(askedRules(dayAt(tx.now, DEFAULT_ZONE)), flattenFields(input)),
  );
  await takeFromLimit(tx, "returnRequests", accountId);
  await takeFromLimit(tx, "mailPerTarget", `return ${document.id} ${asked.emailAddress}`);

  const code = newLinkCode();
  const { recurringFrequency: days } = asked;
  const request = {
    ...asked,
    id: asReturnRequestId(tx.newId()),
    mailsSent: 1,
    requestedByName: `${givenName} ${familyName}`,
  };
  await insertReturnRequest(tx, document, {
    ...request,
    status: "REQUESTED",
    codeHash: linkCodeHash(code),
    linkEndsAt: returnLinkEndsAt(tx.now),
    nextReminderAt: days === null ? null : nextReminderAt(tx.now, days, placeOfHolder(document)),
    requestedBy: accountId,
  });
  await moveDocument(tx, document, { status });
  await sendReturnRequest(tx, document, request, code);
  return { documentId: document.id };
}

type RequestedValues = {
  name: string | null;
  emailAddress: string | null;
};

/** Whoever is not named is the beneficiary's contact. */
function holderIn<Asked extends RequestedValues>(document: Document, asked: Asked) {
  const beneficiary = beneficiaryOf(document);
  const emailAddress = asked.emailAddress ?? beneficiary?.contactEmail ?? null;
  if (emailAddress === null) refuseFields({ emailAddress: NO_HOLDER_MESSAGE });
  const contact = [beneficiary?.contactGivenName, beneficiary?.contactFamilyName].filter(Boolean).join(" ");
  return { ...asked, emailAddress, name: asked.name ?? (contact || (beneficiary?.name ?? null)) };
}
