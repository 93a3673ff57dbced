// The records whose fields stand in a table of fields: what the history calls a column and how it reads it follow from its field.

import { BANK_ACTION_FIELDS } from "../../documents/bank-actions/bank-action-fields.ts";
import { SAID_IN_REQUEST } from "../../documents/document-requests/document-request-fields.ts";
import { COST_RATE_FIELDS } from "../../documents/documents/cost-rate.ts";
import { DOCUMENT_OWN_FIELDS, DOCUMENT_SECTIONS } from "../../documents/documents/document-fields.ts";
import { LOST_ORIGINAL_FIELDS } from "../../documents/lost-originals/lost-original-fields.ts";
import { RETURN_REQUEST_FIELDS } from "../../documents/return-requests/return-request-fields.ts";
import { ENVELOPE_FIELDS } from "../../documents/signatures/envelope.ts";
import { SIGNATURE_FIELDS } from "../../documents/signatures/signature-fields.ts";
import { SUCCESSOR_FIELDS } from "../../documents/successors/successor-fields.ts";
import { ASKED_DOCUMENT_FIELDS } from "../../drafts/asked-documents/asked-document.ts";
import { BANK_SWITCH_FIELDS } from "../../drafts/bank-switches/bank-switch-fields.ts";
import { DRAFT_FIELDS, DRAFT_PARTY_FIELDS } from "../../drafts/drafts/draft-fields.ts";
import { INDIVIDUAL_FIELDS } from "../../drafts/identity/individual-fields.ts";
import { PREPARED_REQUEST_FIELDS } from "../../drafts/prepared-requests/prepared-request-fields.ts";
import { SECOND_APPROVAL_FIELDS } from "../../drafts/second-approvals/second-approval.ts";
import {
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  SURETY_OWN_FIELDS,
} from "../../drafts/surety-bonds/surety-bond-fields.ts";
import { STANDARD_TEXT_FIELDS } from "../../drafts/wording/standard-wording.ts";
import {
  APPLICANT_FIELDS,
  ENTITY_FIELDS,
  OWNER_FIELDS,
  PROPERTY_FIELDS,
  WANTED_FIELDS,
} from "../../facilities/facilities/facility-application-fields.ts";
import {
  APPLICATION_ANSWER_FIELDS,
  APPLICATION_QUESTION_FIELDS,
} from "../../facilities/facilities/facility-application-question.ts";
import { FACILITY_FEE_FIELDS } from "../../facilities/facilities/facility-fees.ts";
import { ACCOUNT_CODE_FIELDS } from "../../money/books/accounting-package.ts";
import { FINANCE_TERM_FIELDS } from "../../money/finance/finance-terms.ts";
import { REMINDER_FIELDS } from "../../money/invoices/invoice-reminder.ts";
import { REFERRAL_AMOUNT_FIELDS } from "../../money/referrals/referral-programme.ts";
import { BANK_SERVICE_FIELDS } from "../../office/bank-work/bank-service-fields.ts";
import { CHANGE_NOTE, CHANGE_REASON } from "../../office/changes/office-change.ts";
import { CLOSING_DAY_FIELDS } from "../../office/closing-days/closing-day.ts";
import { CONTENT_FIELDS } from "../../office/content-pages/content-page.ts";
import { DESK_SERVICE_FIELDS } from "../../office/desk/desk-service-fields.ts";
import { DEPOSIT_ACCOUNT_FIELDS, PROVIDER_FIELDS } from "../../office/provider/provider-fields.ts";
import { STAFF_ROLE_FIELDS } from "../../office/staff/staff-fields.ts";
import { SUPPLIER_FIELDS } from "../../office/suppliers/supplier-fields.ts";
import type { Field, FieldKind, Fields } from "../../values/fields/field.ts";
import { ALERT_DEFAULT_FIELDS } from "../alerts/alert-default.ts";
import { MAIL_WORD_FIELDS } from "../mail-texts/mail-text.ts";
import { HISTORY_KINDS, HISTORY_LABELS, type HistoryValueKind, historyFieldName } from "./history-fields.ts";

type Named = { readonly path: string; readonly field: Field<unknown> };

/** By what the history calls the record. */
const RECORDS: Readonly<Record<string, Readonly<Record<string, Named>>>> = {
  Draft: byColumn(DRAFT_FIELDS, {
    delivery_type: "deliveryDetails.deliveryType",
    delivery_recipient_names: "deliveryDetails.recipientNames",
    delivery_company_name: "deliveryDetails.companyName",
    delivery_phone_number: "deliveryDetails.phoneNumber",
    delivery_address: "deliveryDetails.address",
    refund_account_number_encrypted: "refundAccountNumber",
    bank_details_credit_interest_account_number_encrypted: "bankDetails.creditInterestAccountNumber",
    bank_details_credit_interest_bsb: "bankDetails.creditInterestBSB",
  }),
  Party: byColumn(DRAFT_PARTY_FIELDS, {
    contact_given_name: "primaryContact.givenName",
    contact_family_name: "primaryContact.familyName",
    contact_phone_number: "primaryContact.phoneNumber",
    contact_email: "primaryContact.email",
  }),
  Document: byColumn(DOCUMENT_OWN_FIELDS, {}),
  "Facility application": {
    ...under("applicationInformation", byColumn(WANTED_FIELDS, {})),
    ...under("applicant", byColumn(APPLICANT_FIELDS, {})),
  },
  "Shared entity": byColumn(ENTITY_FIELDS, {}),
  Property: byColumn(PROPERTY_FIELDS, {}),
  Owner: byColumn(OWNER_FIELDS, {}),
  Question: byColumn({ ...APPLICATION_QUESTION_FIELDS, ...APPLICATION_ANSWER_FIELDS }, {}),
  "Bank action": byColumn(BANK_ACTION_FIELDS, {}),
  "Lost original": byColumn(LOST_ORIGINAL_FIELDS, {}),
  Signature: byColumn(SIGNATURE_FIELDS, {}),
  Envelope: byColumn(ENVELOPE_FIELDS, {}),
  "Return request": byColumn(RETURN_REQUEST_FIELDS, {}),
  "New draft": byColumn(SUCCESSOR_FIELDS, {}),
  "Earlier document": byColumn(SUCCESSOR_FIELDS, {}),
  Request: byColumn(SAID_IN_REQUEST, {}),
  Cost: byColumn(DOCUMENT_SECTIONS.costs, {
    recurring_fee_type: "costs.recurringFeeType",
    recurring_percentage_cost: "costs.recurringPercentageCost",
    recurring_fixed_cost_cents: "costs.recurringFixedCost",
    recurring_cost_frequency: "costs.recurringCostFrequency",
    recurring_minimum_annual_cents: "costs.recurringMinimumAnnualCost",
    recurring_single_payment: "costs.recurringSinglePayment",
    set_up_cost_cents: "costs.setUpCost",
  }),
  Rate: byColumn(COST_RATE_FIELDS, {}),
  Individual: byColumn(INDIVIDUAL_FIELDS, {
    taxpayer_identification_number_encrypted: "taxpayerIdentificationNumber",
    identification_number_encrypted: "identificationNumber",
  }),
  "Prepared request": byColumn(PREPARED_REQUEST_FIELDS, {}),
  "Bank guarantee switch": byColumn(BANK_SWITCH_FIELDS, {}),
  "Contract questionnaire": byColumn({ ...SURETY_OWN_FIELDS, ...QUESTIONNAIRE_FIELDS }, {}),
  "Requested surety document": byColumn(REQUESTED_DOCUMENT_FIELDS, {}),
  Provider: byColumn(
    { ...PROVIDER_FIELDS, ...DESK_SERVICE_FIELDS, ...REMINDER_FIELDS, ...SECOND_APPROVAL_FIELDS },
    {},
  ),
  "Closing day": byColumn(CLOSING_DAY_FIELDS, {}),
  "Deposit account": byColumn(DEPOSIT_ACCOUNT_FIELDS, {}),
  "Account code": byColumn(ACCOUNT_CODE_FIELDS, {}),
  "Staff member": byColumn(STAFF_ROLE_FIELDS, {}),
  "Service levels": byColumn(BANK_SERVICE_FIELDS, {}),
  Supplier: byColumn(SUPPLIER_FIELDS, {}),
  "Required document": byColumn(
    {
      name: ASKED_DOCUMENT_FIELDS.name,
      templateUrl: ASKED_DOCUMENT_FIELDS.templateUrl,
      isObligatory: ASKED_DOCUMENT_FIELDS.isObligatory,
    },
    {},
  ),
  "Standard wording": byColumn(STANDARD_TEXT_FIELDS, {}),
  "Alerts of new organisations": byColumn(ALERT_DEFAULT_FIELDS, {}),
  "Facility fees": byColumn(FACILITY_FEE_FIELDS, {
    application_fee_cents: "applicationFee",
    per_guarantee_cents: "perGuaranteeFee",
  }),
  "Finance terms": byColumn(FINANCE_TERM_FIELDS, {
    annual_rate_percentage: "annualRate",
    min_amount_cents: "minAmount",
    max_amount_cents: "maxAmount",
    available_min_business_days: "availabilityMinBusinessDays",
    available_max_business_days: "availabilityMaxBusinessDays",
  }),
  "Referral programme": byColumn(REFERRAL_AMOUNT_FIELDS, {
    referee_discount_cents: "refereeDiscountAmount",
    referrer_discount_cents: "referrerDiscountAmount",
  }),
  "Email text": byColumn(MAIL_WORD_FIELDS, {}),
  "Page text": byColumn({ summary: CONTENT_FIELDS.summary, body: CONTENT_FIELDS.body }, {}),
  Change: byColumn({ reason: CHANGE_REASON, decisionNote: CHANGE_NOTE }, {}),
};

/** Most columns have the field's own name, amounts in cents. */
function byColumn<F extends Fields>(
  fields: F,
  elsewhere: Readonly<Record<string, keyof F & string>>,
): Readonly<Record<string, Named>> {
  const own = Object.entries<Field<unknown>>(fields).map(([path, field]) => {
    const name = historyFieldName(path.replaceAll(".", "_"));
    return [field.kind === "money" ? `${name}_cents` : name, { path, field }];
  });
  const named = Object.entries(elsewhere).map(([column, path]) => [column, { path, field: fields[path] }]);
  return Object.fromEntries([...own, ...named]);
}

/** Fields that the contract has within another. */
function under(group: string, named: Readonly<Record<string, Named>>): Readonly<Record<string, Named>> {
  const within = Object.entries(named).map(([column, { path, field }]) => [
    column,
    { path: `${group}.${path}`, field },
  ]);
  return Object.fromEntries(within);
}

/** Undefined for a column that is no field of its record. */
export function historyFieldOf(objectType: string, field: string): Field<unknown> | undefined {
  return RECORDS[objectType]?.[historyFieldName(field)]?.field;
}

/** Where the contract has the field of a column, such as "deliveryDetails.address". */
export function historyPathOf(objectType: string, field: string): string | undefined {
  return RECORDS[objectType]?.[historyFieldName(field)]?.path;
}

const KIND_OF_FIELD: Readonly<Record<FieldKind, HistoryValueKind>> = {
  "account-number": "text",
  address: "text",
  bsb: "bsb",
  "business-number": "business-number",
  choice: "option",
  choices: "options",
  count: "text",
  day: "date",
  email: "text",
  emails: "addresses",
  id: "name-of-id",
  lines: "text",
  money: "money",
  name: "text",
  number: "option",
  percentage: "percentage",
  phone: "text",
  text: "text",
  "yes-no": "yes-no",
};

export function historyLabel(objectType: string, field: string): string {
  const name = historyFieldName(field);
  const words = name.replace(/_(?:cents|id|encrypted|hash)$/, "").replaceAll("_", " ");
  const known = historyFieldOf(objectType, field)?.label ?? HISTORY_LABELS[name];
  return known ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}

export function historyValueKind(objectType: string, field: string): HistoryValueKind {
  const name = historyFieldName(field);
  const kind = historyFieldOf(objectType, field)?.kind;
  const known = kind === undefined ? HISTORY_KINDS[name] : KIND_OF_FIELD[kind];
  if (known !== undefined) return known;
  if (name.endsWith("email_addresses")) return "addresses";
  if (name.endsWith("_cents")) return "money";
  if (name.endsWith("_at")) return "instant";
  if (name.endsWith("_date")) return "date";
  if (name.endsWith("_id")) return "name-of-id";
  if (/^(?:is|has|needs)_/.test(name)) return "yes-no";
  return "text";
}
