// The five steps of the wizard and the fields that each of them holds, by the paths of the form.

import { CONTACT_FIELDS, DELIVERY_FIELDS, type DraftFormValues, PARTY_FIELDS } from "./draft-form-values.ts";

export const DRAFT_STEPS = [
  { id: "guarantee", label: "Guarantee" },
  { id: "parties", label: "Parties" },
  { id: "contract", label: "Contract and wording" },
  { id: "delivery", label: "Delivery" },
  { id: "funds", label: "Fees and funds" },
] as const;
export type DraftStepId = (typeof DRAFT_STEPS)[number]["id"];

const STEP_FIELDS: Record<Exclude<DraftStepId, "parties">, readonly string[]> = {
  guarantee: [
    "processType",
    "purpose",
    "specifiedOtherPurpose",
    "amount",
    "expiryType",
    "expiresAt",
    "expiryCondition",
    "expectedReturnDate",
    "projectAddress",
    "yourReference",
    "agreementContent",
    "facilityId",
  ],
  contract: ["contractForm", "contractTitle", "contractNumber", "contractDate"],
  delivery: DELIVERY_FIELDS.map((field) => `deliveryDetails.${field}`),
  funds: [
    "feeSummaryId",
    "issuerSourceOfFunds",
    "issuerDetailsOfSourceOfFunds",
    "directorFirstName",
    "directorLastName",
    "directorEmail",
    "refundAccountName",
    "refundBSB",
    "refundAccountNumber",
    "invoiceRecipientEmailAddresses",
  ],
};

export function isDraftStepId(text: unknown): text is DraftStepId {
  return DRAFT_STEPS.some(({ id }) => id === text);
}

export function stepAfter(step: DraftStepId): DraftStepId | undefined {
  return DRAFT_STEPS[placeOf(step) + 1]?.id;
}

export function stepBefore(step: DraftStepId): DraftStepId | undefined {
  return DRAFT_STEPS[placeOf(step) - 1]?.id;
}

/** The step that holds a field; a requirement of no field of the form, such as an attachment, has none. */
export function stepOfField(path: string): DraftStepId | undefined {
  if (path === "parties" || path.startsWith("parties.")) return "parties";
  if (path === "deliveryDetails") return "delivery";
  const found = Object.entries(STEP_FIELDS).find(([, fields]) => fields.includes(path));
  return DRAFT_STEPS.find(({ id }) => id === found?.[0])?.id;
}

/** In the order in which they stand on the page. */
export function fieldsOfStep(step: DraftStepId, values: DraftFormValues): readonly string[] {
  if (step !== "parties") return STEP_FIELDS[step];
  return values.parties.flatMap((_, place) => [
    ...PARTY_FIELDS.map((field) => `parties.${place}.${field}`),
    ...CONTACT_FIELDS.map((field) => `parties.${place}.primaryContact.${field}`),
  ]);
}

function placeOf(step: DraftStepId): number {
  return DRAFT_STEPS.findIndex(({ id }) => id === step);
}
