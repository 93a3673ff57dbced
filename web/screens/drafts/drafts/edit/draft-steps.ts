// The four steps of the wizard and the place of each field in them, by the paths of the form.

import { DRAFT_PARTY_FIELDS, type DraftFieldPath } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import type { DraftFormValues } from "./draft-form-values.ts";

export const DRAFT_STEPS = [
  { id: "guarantee", label: "Guarantee" },
  { id: "parties", label: "Parties" },
  { id: "contract", label: "Wording and delivery" },
  { id: "funds", label: "Fees and funds" },
] as const;
export type DraftStepId = (typeof DRAFT_STEPS)[number]["id"];

/** A section in which fields that need nothing but their place are shown one after the other, none of them asked for. */
type PlainSection = "project";

type FieldStep = Exclude<DraftStepId, "parties">;
type Place =
  | FieldStep
  | { readonly step: FieldStep; readonly plainIn: PlainSection }
  | { readonly nowhere: string };

/** In the order in which they stand on the page. A field that is not in the wizard says why; one that is forgotten does not compile. */
const PLACE_OF_FIELD: Readonly<Record<DraftFieldPath, Place>> = {
  purpose: "guarantee",
  specifiedOtherPurpose: "guarantee",
  amount: "guarantee",
  expiryType: "guarantee",
  expiresAt: "guarantee",
  expiryCondition: "guarantee",
  expectedReturnDate: "guarantee",
  yourReference: "guarantee",
  facilityId: "guarantee",
  projectAddress: "guarantee",
  agreementContent: "guarantee",
  contractTitle: "guarantee",
  contractNumber: { step: "guarantee", plainIn: "project" },
  contractDate: { step: "guarantee", plainIn: "project" },
  contractForm: "contract",
  "deliveryDetails.deliveryType": "contract",
  "deliveryDetails.recipientNames": "contract",
  "deliveryDetails.companyName": "contract",
  "deliveryDetails.phoneNumber": "contract",
  "deliveryDetails.address": "contract",
  feeSummaryId: "funds",
  specialProduct: "funds",
  issuerSourceOfFunds: "funds",
  issuerDetailsOfSourceOfFunds: "funds",
  "bankDetails.previousIdentification": "funds",
  "bankDetails.customerNumber": "funds",
  "bankDetails.fundingBankName": "funds",
  "bankDetails.fundingAmount": "funds",
  "bankDetails.fundingPurpose": "funds",
  "bankDetails.creditInterestAccountName": "funds",
  "bankDetails.creditInterestBSB": "funds",
  "bankDetails.creditInterestAccountNumber": "funds",
  "additionalSupplierDetail.businessActivity": "funds",
  "additionalSupplierDetail.relationshipPurpose": "funds",
  "additionalSupplierDetail.contactName": "funds",
  directorFirstName: "funds",
  directorLastName: "funds",
  directorEmail: "funds",
  refundAccountName: "funds",
  refundBSB: "funds",
  refundAccountNumber: "funds",
  invoiceRecipientEmailAddresses: "funds",
};
const PLACES = Object.entries(PLACE_OF_FIELD) as [DraftFieldPath, Place][];

export function plainFieldsIn(section: PlainSection): readonly DraftFieldPath[] {
  return PLACES.filter(
    ([, place]) => typeof place === "object" && "plainIn" in place && place.plainIn === section,
  ).map(([path]) => path);
}

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
  return DRAFT_STEPS.map(({ id }) => id).find(
    (id) => id !== "parties" && pathsOf(id).some((each) => each === path || each.startsWith(`${path}.`)),
  );
}

/** In the order in which they stand on the page. */
export function fieldsOfStep(step: DraftStepId, values: DraftFormValues): readonly string[] {
  if (step !== "parties") return pathsOf(step);
  return values.parties.flatMap((_, place) =>
    Object.keys(DRAFT_PARTY_FIELDS).map((path) => `parties.${place}.${path}`),
  );
}

function pathsOf(step: FieldStep): readonly string[] {
  return PLACES.filter(([, place]) => stepOf(place) === step).map(([path]) => path);
}

function stepOf(place: Place): FieldStep | undefined {
  if (typeof place === "string") return place;
  return "step" in place ? place.step : undefined;
}

function placeOf(step: DraftStepId): number {
  return DRAFT_STEPS.findIndex(({ id }) => id === step);
}
