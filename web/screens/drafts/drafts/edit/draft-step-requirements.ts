// What a step asks for before it is left: the requirements of the draft as far as the form can answer them.

import { CONTRACT_FORMS, DELIVERY_TYPES, EXPIRY_TYPES } from "@bondline/domain/drafts/drafts/draft.ts";
import { missingPartyField } from "@bondline/domain/drafts/drafts/draft-requirement-parties.ts";
import { DRAFT_REQUIREMENTS } from "@bondline/domain/drafts/drafts/draft-requirement-table.ts";
import type { DraftRequirementsView } from "@bondline/domain/drafts/drafts/draft-requirements-view.ts";
import { requiredPartyFields } from "@bondline/domain/parties/parties/party-fields.ts";
import { amount } from "@bondline/domain/values/fields/amount.ts";
import { findPlainDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { MISSING_WORDS } from "../draft-words.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import type { PlanNeeds } from "./plan-needs.ts";

export type CompleteContext = {
  hasGvpIntegration: boolean;
  /** The chosen fee plan, as far as it is known here. */
  plan?: PlanNeeds | undefined;
};

/** What a fee plan makes compulsory: the account that its security money comes back to, and whom its bank writes to. */
export const NEEDED_BY_PLAN = {
  securityTypeCash: ["refundAccountName", "refundBSB", "refundAccountNumber"],
  directorContact: ["directorFirstName", "directorLastName", "directorEmail"],
} as const satisfies Record<string, readonly (keyof DraftFormValues)[]>;

type Need = keyof typeof NEEDED_BY_PLAN;

function needsOf(plan: PlanNeeds | undefined): Need[] {
  return [
    ...(plan?.securityTypeCash === true ? (["securityTypeCash"] as const) : []),
    ...(plan?.bankFeatures.includes("DIRECTOR_CONTACT") === true ? (["directorContact"] as const) : []),
  ];
}

/** Whether the fee plan fits is the server's to say; that one is chosen is asked for below. */
const NOT_ASKED_BY_A_STEP: readonly string[] = ["feeSummaryId", "submissionTerms"];

/** For each field what is to be done about it. */
export function findUnmetFields(values: DraftFormValues, context: CompleteContext): Record<string, string> {
  const view = viewOf(values, context);
  const unmet = DRAFT_REQUIREMENTS.filter(
    ({ field, kinds, appliesIf, isMet }) =>
      !NOT_ASKED_BY_A_STEP.includes(field) &&
      (kinds === "ALL" || kinds.includes(values.processType)) &&
      appliesIf?.(view) !== false &&
      !isMet(view),
  );
  const messages = unmet.map(({ field, message }) => [
    field,
    typeof message === "string" ? message : message(view),
  ]);
  return {
    ...Object.fromEntries(messages),
    ...missingOfParties(values, context),
    ...missingOfPlan(values, context.plan),
  };
}

function missingOfPlan(values: DraftFormValues, plan: PlanNeeds | undefined): Record<string, string> {
  const missing = needsOf(plan)
    .flatMap((need): readonly (keyof typeof MISSING_WORDS)[] => NEEDED_BY_PLAN[need])
    .filter((field) => textAt(values, field).trim() === "");
  return Object.fromEntries(missing.map((field) => [field, MISSING_WORDS[field]]));
}

function missingOfParties(values: DraftFormValues, context: CompleteContext): Record<string, string> {
  const missing = values.parties.flatMap((party, place) =>
    requiredPartyFields({ ...context, variant: party.partyVariant, processType: values.processType })
      .filter((field) => textAt(values, `parties.${place}.${field}`).trim() === "")
      .map((field) => [`parties.${place}.${field}`, missingPartyField(field)]),
  );
  const chosen = (["contractForm", "feeSummaryId"] as const).filter((field) => values[field] === "");
  return {
    ...Object.fromEntries(missing),
    ...Object.fromEntries(chosen.map((field) => [field, MISSING_WORDS[field]])),
  };
}

function viewOf(
  values: DraftFormValues,
  { hasGvpIntegration, plan }: CompleteContext,
): DraftRequirementsView {
  const { deliveryDetails: delivery } = values;
  const typed = amount(values.amount);
  return {
    ...FILLED_ELSEWHERE,
    ...values,
    hasGvpIntegration,
    ...askedByBank(values, plan),
    amountCents: typed.ok ? typed.value : null,
    contractForm: oneOf(CONTRACT_FORMS, values.contractForm),
    expiryType: oneOf(EXPIRY_TYPES, values.expiryType),
    expiresAt: dayOf(values.expiresAt),
    expectedReturnDate: dayOf(values.expectedReturnDate),
    deliveryDetails: { ...delivery, deliveryType: oneOf(DELIVERY_TYPES, delivery.deliveryType) },
    parties: [],
    today: dayOfInstant(new Date()),
  };
}

/** A director is asked for field by field below; whether a product is offered is known with the plan. */
function askedByBank({ specialProduct }: DraftFormValues, plan: PlanNeeds | undefined) {
  const bankFeatures = (plan?.bankFeatures ?? []).filter((feature) => feature !== "DIRECTOR_CONTACT");
  return { bankFeatures, specialProduct: plan === undefined ? null : specialProduct };
}

/** Not fields of the wizard, or asked for by the fee plan: the server validates them. */
const FILLED_ELSEWHERE = {
  approvers: [],
  attachments: [],
  feeSummary: null,
  facility: null,
  isSecuredByCash: false,
  submissionTermsAccepted: true,
  individuals: [],
  requirementsOfParts: [],
  suretyBond: null,
} as const;

function oneOf<Code extends string>(codes: readonly Code[], text: string): Code | null {
  return codes.find((code) => code === text) ?? null;
}

function dayOf(text: string): PlainDate | null {
  return findPlainDate(text) ?? null;
}

function textAt(values: DraftFormValues, path: string): string {
  const found = path
    .split(".")
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], values);
  return typeof found === "string" ? found : "";
}
