// Turns a validated change into columns: the contract's names on one side, the table's on the other.

import { DRAFT_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import type { DraftChange } from "@bondline/domain/drafts/drafts/draft-input.ts";
import type { DraftId } from "@bondline/domain/ids.ts";
import { type ColumnPlace, encryptValue } from "../../../database/encryption.ts";
import { columnsFor, valuesByColumn } from "../../../fields/field-columns.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { DraftRow } from "./draft-record.ts";
import type { DraftColumns } from "./draft-store.ts";

export const DRAFT_COLUMNS = columnsFor<DraftRow>()(DRAFT_FIELDS, {
  refundBSB: "refundBsb",
  refundAccountNumber: null,
  "deliveryDetails.deliveryType": "deliveryType",
  "deliveryDetails.address": "deliveryAddress",
  "deliveryDetails.recipientNames": "deliveryRecipientNames",
  "deliveryDetails.phoneNumber": "deliveryPhoneNumber",
  "deliveryDetails.companyName": "deliveryCompanyName",
});

export function draftColumnsOf(tx: Transaction, draftId: DraftId, { values }: DraftChange): DraftColumns {
  const columns: DraftColumns = valuesByColumn(DRAFT_FIELDS, DRAFT_COLUMNS, values);
  if (values.refundAccountNumber !== undefined)
    Object.assign(columns, sealedAccountNumber(tx, draftId, values.refundAccountNumber));
  // An end that is no longer a date leaves no date behind.
  if (values.expiryType === "OPEN_ENDED") columns.expiresAt = null;
  return columns;
}

export function accountNumberPlace(rowId: DraftId): ColumnPlace {
  return { table: "draft", column: "refund_account_number_encrypted", rowId };
}

function sealedAccountNumber(tx: Transaction, rowId: DraftId, accountNumber: string | null): DraftColumns {
  if (accountNumber === null) return { refundAccountNumberEncrypted: null, refundAccountNumberLast: null };
  return {
    refundAccountNumberEncrypted: encryptValue(
      tx.app.settings.secrets.fieldEncryptionKey,
      accountNumberPlace(rowId),
      accountNumber,
    ),
    refundAccountNumberLast: accountNumber.slice(-3),
  };
}
