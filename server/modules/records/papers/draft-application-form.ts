// A draft as an application form: what is filled in, as people read it, without accounts and contacts for payments.

import {
  DRAFT_BANK_FIELDS,
  FIELDS_OF_FEATURE,
  specialProductName,
} from "@bondline/domain/drafts/drafts/draft-bank-fields.ts";
import {
  CONTRACT_FORM_TEXT,
  DELIVERY_TYPE_TEXT,
  EXPIRY_TYPE_TEXT,
  purposeText,
} from "@bondline/domain/drafts/drafts/draft-text.ts";
import type { BankFeature } from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import { PARTY_VARIANT_TEXT } from "@bondline/domain/parties/parties/party.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { applicationForm } from "@bondline/domain/records/papers/application-form.ts";
import type { PaperContent } from "@bondline/domain/records/papers/paper-content.ts";
import type { PaperSigner } from "@bondline/domain/records/papers/paper-signatures.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import type { Field } from "@bondline/domain/values/fields/field.ts";
import { formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { textsByPath } from "../../../fields/field-columns.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { bankFeaturesOf, DRAFT_COLUMNS, type Draft } from "../../drafts/drafts/public.ts";
import { operatorText } from "../../money/invoices/public.ts";
import { operatorNow } from "../../office/provider/public.ts";

export async function draftApplicationForm(
  tx: Transaction,
  draft: Draft,
  signers: readonly PaperSigner[] = [],
): Promise<PaperContent> {
  return applicationForm({
    provider: operatorText(await operatorNow(tx)),
    sections: [
      { heading: PROCESS_TYPE_TEXT[draft.processType], filled: guaranteeOf(draft) },
      ...draft.parties.map((party) => ({
        heading: PARTY_VARIANT_TEXT[party.partyVariant],
        filled: partyOf(party),
      })),
      { heading: "Contract", filled: contractOf(draft) },
      { heading: "Delivery", filled: deliveryOf(draft) },
      ...forTheBank(draft),
    ],
    signers,
  });
}

function guaranteeOf(draft: Draft) {
  const { amountCents, expiryType } = draft;
  return [
    ["Reference", draft.referenceNumber],
    ["Your reference", draft.yourReference],
    ["Amount", amountCents === null ? null : formatAud(amountCents)],
    ["Purpose", purposeText(draft)],
    ["Expiry", expiryType === null ? null : EXPIRY_TYPE_TEXT[expiryType]],
    ["Expiry date", dayText(draft.expiresAt)],
    ["Expiry condition", draft.expiryCondition],
    ["Expected return", dayText(draft.expectedReturnDate)],
    ["Project address", draft.projectAddress],
    ["Issued by", draft.feeSummary?.supplier.name ?? null],
    ["Fee plan", draft.feeSummary?.name ?? null],
    ["Product", specialProductName(draft.specialProduct)],
  ] as const;
}

function partyOf(party: Draft["parties"][number]) {
  const { name, abn, address, contactGivenName, contactFamilyName } = party;
  const contact = [contactGivenName, contactFamilyName].filter(Boolean).join(" ");
  return [
    ["Name", name],
    ...(abn === null ? [] : [[kindOfBusinessNumber(abn), formatAbnOrAcn(abn)] as const]),
    ["Address", address],
    ["Contact", contact],
    ["Email", party.contactEmail],
    ["Phone", party.contactPhoneNumber],
  ] as const;
}

function contractOf(draft: Draft) {
  const { contractForm } = draft;
  return [
    ["Contract form", contractForm === null ? null : CONTRACT_FORM_TEXT[contractForm]],
    ["Contract title", draft.contractTitle],
    ["Contract number", draft.contractNumber],
    ["Contract date", dayText(draft.contractDate)],
    ["Agreement", draft.agreementContent],
  ] as const;
}

function deliveryOf(draft: Draft) {
  const { deliveryType } = draft;
  return [
    ["Delivery", deliveryType === null ? null : DELIVERY_TYPE_TEXT[deliveryType]],
    ["Recipient", draft.deliveryRecipientNames],
    ["Company", draft.deliveryCompanyName],
    ["Address", draft.deliveryAddress],
  ] as const;
}

/** What the bank asked for of its own, where it did. */
function forTheBank(draft: Draft) {
  const texts: Readonly<Record<string, string>> = textsByPath(DRAFT_BANK_FIELDS, DRAFT_COLUMNS, draft);
  const fields: Readonly<Record<string, Field<unknown>>> = DRAFT_BANK_FIELDS;
  const filled = bankFeaturesOf(draft)
    .flatMap((feature) => ON_PAPER[feature] ?? [])
    .map((path) => [fields[path]?.label ?? path, fields[path]?.show(texts[path] ?? "") || null] as const);
  return filled.length === 0 ? [] : [{ heading: draft.feeSummary?.supplier.tradeName ?? "Bank", filled }];
}

/** No accounts. */
const ON_PAPER: { readonly [Feature in BankFeature]?: readonly string[] } = {
  PREVIOUS_IDENTIFICATION: FIELDS_OF_FEATURE.PREVIOUS_IDENTIFICATION,
  FUNDING_SECTION: FIELDS_OF_FEATURE.FUNDING_SECTION,
  ADDITIONAL_SUPPLIER_DETAIL: FIELDS_OF_FEATURE.ADDITIONAL_SUPPLIER_DETAIL,
};

function dayText(day: PlainDate | null): string | null {
  return day === null ? null : formatDate(day);
}
