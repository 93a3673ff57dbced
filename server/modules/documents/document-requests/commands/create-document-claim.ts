// Claims on a guarantee, in full or in part, for the beneficiary: what is asked for can be claimed by nobody else meanwhile.

import {
  type CLAIM_FIELDS,
  CLAIM_RULES,
} from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import type { SentTexts } from "@bondline/domain/values/fields/field.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDocumentToChange } from "../../documents/document-access.ts";
import { ask, requireAskable } from "../ask.ts";
import { requireSide } from "../document-request-access.ts";

/** What only changes say. */
const NO_CHANGE = { wordingField: null, newText: null, scheduledDate: null, milestone: null };

export type CreateDocumentClaimInput = { documentId: string; version: number } & SentTexts<
  typeof CLAIM_FIELDS
>;

export async function createDocumentClaim(
  tx: Transaction,
  input: CreateDocumentClaimInput,
): Promise<CommandResult> {
  const { documentId: id, version, ...texts } = input;
  const document = await accessDocumentToChange(tx, { id, version }, "CAN_CLAIM");
  const side = requireSide(tx, document, "CLAIM");
  const { amount: amountCents, ...said } = requireFields(CLAIM_RULES, texts);
  const asked = { ...said, kind: "CLAIM" as const, side, amountCents, ...NO_CHANGE };
  requireAskable(tx, document, asked);
  return await ask(tx, document, asked);
}
