// Turns a validated change into columns: the contract's names on one side, the table's on the other.

import { DRAFT_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import type { DraftChange } from "@bondline/domain/drafts/drafts/draft-input.ts";
import type { DraftId } from "@bondline/domain/ids.ts";
import { snakeName } from "../../../database/camel-rows.ts";
import { type ColumnPlace, encryptValue } from "../../../database/encryption.ts";
import { columnsFor, valuesByColumn } from "../../../fields/field-columns.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { DraftRow } from "./draft-record.ts";
import type { DraftColumns } from "./draft-store.ts";

export const DRAFT_COLUMNS = columnsFor<DraftRow>()(DRAFT_FIELDS, {
  refundBSB: "refundBsb",
  refundAccountNumber: null,
  "bankDetails.creditInterestBSB": "bankDetailsCreditInterestBsb",
  "bankDetails.creditInterestAccountNumber": null,
  "deliveryDetails.deliveryType": "deliveryType",
  "deliveryDetails.address": "deliveryAddress",
  "deliveryDetails.recipientNames": "deliveryRecipientNames",
  "deliveryDetails.phoneNumber": "deliveryPhoneNumber",
  "deliveryDetails.companyName": "deliveryCompanyName",
});

export function draftColumnsOf(tx: Transaction, draftId: DraftId, { values }: DraftChange): DraftColumns {
  const columns: DraftColumns = valuesByColumn(DRAFT_FIELDS, DRAFT_COLUMNS, values);
  for (const { path, sealed, last } of SEALED_NUMBERS) {
    const number = values[path];
    if (number === undefined) continue;
    columns[sealed] = number === null ? null : sealedNumber(tx, accountNumberPlace(draftId, sealed), number);
    columns[last] = number === null ? null : number.slice(-3);
  }
  // An end that is no longer a date leaves no date behind.
  if (values.expiryType === "OPEN_ENDED") columns.expiresAt = null;
  return columns;
}

/** Account numbers are sealed, and their last three digits are kept beside them for whoever may see the mask. */
export const SEALED_NUMBERS = [
  {
    path: "refundAccountNumber",
    sealed: "refundAccountNumberEncrypted",
    last: "refundAccountNumberLast",
  },
  {
    path: "bankDetails.creditInterestAccountNumber",
    sealed: "bankDetailsCreditInterestAccountNumberEncrypted",
    last: "bankDetailsCreditInterestAccountNumberLast",
  },
] as const;
export type SealedColumn = (typeof SEALED_NUMBERS)[number]["sealed"];

export function accountNumberPlace(rowId: DraftId, sealed: SealedColumn): ColumnPlace {
  return { table: "draft", column: snakeName(sealed), rowId };
}

function sealedNumber(tx: Transaction, place: ColumnPlace, number: string): Buffer {
  return encryptValue(tx.app.settings.secrets.fieldEncryptionKey, place, number);
}
