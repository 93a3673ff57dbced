// Turns a validated change into columns: the contract's names on one side, the table's on the other.

import { DRAFT_FIELDS, type DraftPartyValues } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import type { DraftChange } from "@bondline/domain/drafts/drafts/draft-input.ts";
import type { DraftId } from "@bondline/domain/ids.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { type ColumnPlace, encryptValue } from "../../../database/encryption.ts";
import { columnsFor, valuesByColumn } from "../../../fields/field-columns.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type PartyRow, partyRowOf } from "../../parties/parties/public.ts";
import type { Draft, DraftRow } from "./draft-record.ts";
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

/** A party with an id must be one of this draft, named once; one without is new. */
export function partyRowsOf(
  tx: Transaction,
  draft: Draft,
  parties: readonly DraftPartyValues[],
): Omit<PartyRow, "position">[] {
  const known = new Set(draft.parties.map(({ id }) => id));
  requireEachOnce(parties);
  return parties.map((party) => {
    if (party.id !== null && !known.has(party.id)) refuse("PARTY_NOT_FOUND", { id: party.id });
    return partyRowOf(party, tx.newId);
  });
}

function requireEachOnce(parties: readonly DraftPartyValues[]): void {
  const ids = parties.map(({ id }) => id);
  const again = ids.findIndex((id, index) => id !== null && ids.indexOf(id) < index);
  if (again !== -1) refuseFields({ [`parties.${again}.id`]: "This party is already in the list." });
}
