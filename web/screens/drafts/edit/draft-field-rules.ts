// The rules of the wizard's fields: what may be saved as it stands, and what a step asks for before it is left.

import { CONTRACT_FORMS, DELIVERY_TYPES, EXPIRY_TYPES, PURPOSES } from "@bondline/domain/drafts/draft.ts";
import { accountNumber } from "@bondline/domain/fields/account-number.ts";
import { address } from "@bondline/domain/fields/address.ts";
import { amount } from "@bondline/domain/fields/amount.ts";
import { bsb } from "@bondline/domain/fields/bsb.ts";
import { choice } from "@bondline/domain/fields/choice.ts";
import { wireDate } from "@bondline/domain/fields/date.ts";
import { email } from "@bondline/domain/fields/email.ts";
import { emailList, joinEmails } from "@bondline/domain/fields/email-list.ts";
import { accept, type FieldResult, type FieldRule, REQUIRED_MESSAGE } from "@bondline/domain/fields/field-rule.ts";
import { LENGTHS } from "@bondline/domain/fields/lengths.ts";
import { name, personName } from "@bondline/domain/fields/name.ts";
import { australianPhone } from "@bondline/domain/fields/phone.ts";
import { severalLines, singleLine } from "@bondline/domain/fields/text.ts";
import { decimalFromCents } from "@bondline/domain/money/money.ts";
import { PARTY_FIELDS, requiredPartyFields } from "@bondline/domain/parties/party-fields.ts";
import type { DraftFormValues, TEXT_FIELDS } from "./draft-form-values.ts";
import { flatFromValues, type ReadField } from "./flat-draft.ts";

const INVOICE_RECIPIENTS_MAX = 20;

const TEXT_RULES: Record<(typeof TEXT_FIELDS)[number], FieldRule<string>> = {
  purpose: choice(PURPOSES),
  specifiedOtherPurpose: singleLine(LENGTHS.attribute),
  amount: asText(amount, decimalFromCents),
  expiryType: choice(EXPIRY_TYPES),
  expiresAt: wireDate,
  expiryCondition: severalLines(LENGTHS.notes),
  expectedReturnDate: wireDate,
  projectAddress: address(LENGTHS.projectAddress),
  yourReference: singleLine(LENGTHS.referenceNumber),
  agreementContent: severalLines(LENGTHS.agreementContent),
  contractForm: choice(CONTRACT_FORMS),
  contractTitle: singleLine(LENGTHS.attribute),
  contractNumber: singleLine(LENGTHS.attribute),
  contractDate: wireDate,
  issuerSourceOfFunds: singleLine(LENGTHS.attribute),
  issuerDetailsOfSourceOfFunds: severalLines(LENGTHS.notes),
  directorFirstName: personName,
  directorLastName: personName,
  directorEmail: email,
  refundAccountName: name(LENGTHS.attribute),
  refundBSB: bsb,
  refundAccountNumber: accountNumber,
  invoiceRecipientEmailAddresses: asText(emailList(INVOICE_RECIPIENTS_MAX), joinEmails),
  feeSummaryId: accept,
};

const DELIVERY_RULES: Record<keyof DraftFormValues["deliveryDetails"], FieldRule<string>> = {
  deliveryType: choice(DELIVERY_TYPES),
  recipientNames: name(LENGTHS.attribute),
  companyName: name(LENGTHS.attribute),
  phoneNumber: australianPhone,
  address: address(LENGTHS.address),
};

/** `mask` is how the server shows the account number it holds: that text stands for "unchanged". */
export function createReadField(mask: () => string | null): ReadField {
  return (path, typed) => {
    if (typed.trim() === "") return { value: null };
    if (path === "refundAccountNumber" && typed === mask()) return { value: typed };
    const result = ruleAt(path)(typed);
    return result.ok ? { value: result.value } : { value: typed.trim(), fault: result.message };
  };
}

type CompleteContext = { hasGvpIntegration: boolean };

/** Every faulty or missing field by the form's own path; which of them are shown is the form's to say. */
export function findFormFaults(values: DraftFormValues, context: CompleteContext): Record<string, string> {
  return { ...missingFields(values, context), ...malformedFields(values) };
}

function malformedFields(values: DraftFormValues): Record<string, string> {
  const byPlace = { ...values, parties: values.parties.map((party, place) => ({ ...party, key: String(place) })) };
  const readField = createReadField(() => (isMask(values.refundAccountNumber) ? values.refundAccountNumber : null));
  return { ...flatFromValues(byPlace, {}, readField).faults };
}

function missingFields(values: DraftFormValues, context: CompleteContext): Record<string, string> {
  const missing = requiredPaths(values, context).filter((path) => textAt(values, path).trim() === "");
  return Object.fromEntries(missing.map((path) => [path, REQUIRED_MESSAGE]));
}

function requiredPaths(values: DraftFormValues, context: CompleteContext): string[] {
  const isPaper = values.deliveryDetails.deliveryType === "COURIER";
  return [
    "purpose",
    ...(values.purpose === "OTHER" ? ["specifiedOtherPurpose"] : []),
    "amount",
    "expiryType",
    ...(values.expiryType === "FIXED" ? ["expiresAt"] : []),
    ...(values.expiryType === "CONDITIONAL" ? ["expiryCondition"] : []),
    "projectAddress",
    "agreementContent",
    ...values.parties.flatMap((party, place) =>
      requiredPartyFields({ ...context, variant: party.partyVariant, processType: "BANK_GUARANTEE" }).map(
        (field) => `parties.${place}.${field}`,
      ),
    ),
    "contractForm",
    "deliveryDetails.deliveryType",
    ...(isPaper ? ["recipientNames", "phoneNumber", "address"].map((field) => `deliveryDetails.${field}`) : []),
  ];
}

function ruleAt(path: string): FieldRule<string> {
  const [group = "", ...rest] = path.split(".");
  if (group === "parties") return partyRule(rest.slice(1).join("."));
  if (group === "deliveryDetails") return DELIVERY_RULES[rest[0] as keyof typeof DELIVERY_RULES];
  return TEXT_RULES[group as keyof typeof TEXT_RULES];
}

/** The variant is never typed: it comes with the party. */
function partyRule(field: string): FieldRule<string> {
  if (field === "partyVariant") return accept;
  const rule: FieldRule<string | null> = PARTY_FIELDS[field as keyof typeof PARTY_FIELDS];
  return asText(rule, (value) => value ?? "");
}

function textAt(values: DraftFormValues, path: string): string {
  const found = path.split(".").reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], values);
  return typeof found === "string" ? found : "";
}

function isMask(text: string): boolean {
  return /^•+\d{1,3}$/.test(text);
}

function asText<Value>(rule: FieldRule<Value>, toText: (value: Value) => string): FieldRule<string> {
  return (raw): FieldResult<string> => {
    const result = rule(raw);
    return result.ok ? accept(toText(result.value)) : result;
  };
}
