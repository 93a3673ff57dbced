// Asks whoever issued the paper to change it: the document stays as it is until they have done so.

import type { DocumentRequestKind } from "@bondline/domain/documents/document-requests/document-request.ts";
import {
  type CHANGE_FIELDS,
  CHANGE_RULES,
  newTextOf,
} from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { amountAsked } from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { SentTexts } from "@bondline/domain/values/fields/field.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { formatAudShort, subtractCents } from "@bondline/domain/values/money/money.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { facilityRoomFor } from "../../../facilities/facilities/facility-access.ts";
import { accessDocumentToChange, type GrantedDocument } from "../../documents/document-access.ts";
import { ask, type NewRequest, requireAskable } from "../ask.ts";
import { requireSide } from "../document-request-access.ts";

type ChangeKind = Exclude<DocumentRequestKind, "CLAIM">;
export type CreateDocumentRequestInput = {
  documentId: string;
  version: number;
  kind: ChangeKind;
} & SentTexts<typeof CHANGE_FIELDS>;

export const OWN_RECORD_MESSAGE = "This is your own record, so you can change it yourself.";

export async function createDocumentRequest(
  tx: Transaction,
  input: CreateDocumentRequestInput,
): Promise<CommandResult> {
  const { documentId: id, version, kind } = input;
  const document = await accessDocumentToChange(tx, { id, version }, "CAN_AMEND");
  if (!document.isSystemDocument) refuseFields({ documentId: OWN_RECORD_MESSAGE });
  const side = requireSide(tx, document, kind);
  const { documentId: _, version: __, kind: ___, ...texts } = input;
  const said = requireFields(CHANGE_RULES, texts);
  const takesAmount = kind === "INCREASE" || kind === "REDUCTION";
  const asked: NewRequest = {
    kind,
    side,
    amountCents: (takesAmount ? amountAsked(kind, said, document) : null) ?? null,
    requestedExpiryDate: kind === "EXTENSION" ? said.requestedExpiryDate : null,
    claimAction: null,
    wordingField: kind === "AMENDMENT" ? said.wordingField : null,
    newText: kind === "AMENDMENT" ? newTextOf(said) : null,
    scheduledDate: kind === "REDUCTION" ? said.scheduledDate : null,
    milestone: kind === "REDUCTION" ? said.milestone : null,
    reason: said.reason,
  };
  requireAskable(tx, document, asked);
  if (kind === "INCREASE" && side === "APPLICANT") await requireRoom(tx, document, asked);
  return await ask(tx, document, asked);
}

/** The facility's own row decides once the increase is executed; whoever asks is notified at once. */
async function requireRoom(
  tx: Transaction,
  { facilityId, originalDraftId }: GrantedDocument<"CAN_AMEND">,
  { amountCents }: NewRequest,
): Promise<void> {
  if (originalDraftId === null || amountCents === null) return;
  const room = await facilityRoomFor(tx, facilityId, originalDraftId);
  if (room === null) return;
  const left = subtractCents(room.limitCents, room.takenCents);
  if (amountCents > left)
    refuseFields({
      amount: `${room.name} has ${formatAudShort(left)} left. Ask for less, or raise its limit.`,
    });
}
