// Turns a validated change into columns: the contract's names on one side, the table's on the other.

import type { DraftPartyValues } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import type { DraftChange } from "@bondline/domain/drafts/drafts/draft-input.ts";
import type { DraftId, FacilityId, FeeSummaryId } from "@bondline/domain/ids.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { joinEmails } from "@bondline/domain/values/fields/email-list.ts";
import { type ColumnPlace, encryptValue } from "../../../database/encryption.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft, DraftPartyRow } from "./draft-record.ts";
import type { DraftColumns } from "./draft-store.ts";

/** Fields whose column has the same name and takes the value as it is. */
const SAME_NAME = [
  "purpose",
  "specifiedOtherPurpose",
  "projectAddress",
  "agreementContent",
  "expiryType",
  "expiresAt",
  "expiryCondition",
  "expectedReturnDate",
  "yourReference",
  "contractForm",
  "contractTitle",
  "contractNumber",
  "contractDate",
  "issuerSourceOfFunds",
  "issuerDetailsOfSourceOfFunds",
  "directorFirstName",
  "directorLastName",
  "directorEmail",
  "refundAccountName",
] as const;

const OTHER_NAME = {
  amount: "amountCents",
  refundBSB: "refundBsb",
  "deliveryDetails.deliveryType": "deliveryType",
  "deliveryDetails.address": "deliveryAddress",
  "deliveryDetails.recipientNames": "deliveryRecipientNames",
  "deliveryDetails.phoneNumber": "deliveryPhoneNumber",
  "deliveryDetails.companyName": "deliveryCompanyName",
} as const;

export function draftColumnsOf(tx: Transaction, draftId: DraftId, { values }: DraftChange): DraftColumns {
  const columns: Record<string, unknown> = {};
  for (const name of SAME_NAME) if (name in values) columns[name] = values[name];
  for (const [path, name] of Object.entries(OTHER_NAME)) {
    if (path in values) columns[name] = values[path as keyof typeof OTHER_NAME];
  }
  if (values.invoiceRecipientEmailAddresses !== undefined)
    columns.invoiceRecipientEmailAddresses =
      values.invoiceRecipientEmailAddresses && joinEmails(values.invoiceRecipientEmailAddresses);
  if (values.feeSummaryId !== undefined) columns.feeSummaryId = values.feeSummaryId as FeeSummaryId | null;
  if (values.facilityId !== undefined) columns.facilityId = values.facilityId as FacilityId | null;
  if (values.refundAccountNumber !== undefined)
    Object.assign(columns, sealedAccountNumber(tx, draftId, values.refundAccountNumber));
  // An end that is no longer a date leaves no date behind.
  if (values.expiryType === "OPEN_ENDED") columns.expiresAt = null;
  return columns as DraftColumns;
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
): Omit<DraftPartyRow, "position">[] {
  const known = new Set(draft.parties.map(({ id }) => id));
  requireEachOnce(parties);
  return parties.map((party) => {
    if (party.id !== null && !known.has(party.id)) refuse("PARTY_NOT_FOUND", { id: party.id });
    return {
      id: party.id ?? tx.newId(),
      partyVariant: party.partyVariant,
      name: party.name,
      abn: party.abn,
      address: party.address,
      state: party.state,
      postcode: party.postcode,
      notes: party.notes,
      partyEntityType: party.partyEntityType,
      contactGivenName: party["primaryContact.givenName"],
      contactFamilyName: party["primaryContact.familyName"],
      contactEmail: party["primaryContact.email"],
      contactPhoneNumber: party["primaryContact.phoneNumber"],
    };
  });
}

function requireEachOnce(parties: readonly DraftPartyValues[]): void {
  const ids = parties.map(({ id }) => id);
  const again = ids.findIndex((id, index) => id !== null && ids.indexOf(id) < index);
  if (again !== -1) refuseFields({ [`parties.${again}.id`]: "This party is already in the list." });
}
