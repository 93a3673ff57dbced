// The fields of a surety bond's own part of its draft, each written once; which of them are asked stands beside.

import {
  addressField,
  choiceField,
  countField,
  dayField,
  type Field,
  type FieldPath,
  type Fields,
  fieldsOf,
  linesField,
  moneyField,
  textField,
  textsOf,
  yesNoField,
} from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { SURETY_PURPOSES } from "../drafts/draft.ts";
import { DRAFT_FIELDS } from "../drafts/draft-fields.ts";
import { CONTRACT_FORM_TEXT, PURPOSE_TEXT } from "../drafts/draft-text.ts";
import { REVENUE_DECLARATION, SURETY_SECURITY_TEXT } from "./surety-bond.ts";

export const SURETY_OWN_FIELDS = fieldsOf({
  securityType: choiceField("Type of security", SURETY_SECURITY_TEXT),
  hasDeclaredRevenue: yesNoField(REVENUE_DECLARATION),
});

/** The bond that is asked for. */
export const REQUESTED_DOCUMENT_FIELDS = fieldsOf({
  purpose: choiceField("Purpose", textsOf(PURPOSE_TEXT, SURETY_PURPOSES)),
  specifiedOtherPurpose: textField("Other purpose", LENGTHS.attribute),
  amount: DRAFT_FIELDS.amount,
  periodStartDate: dayField("Period from"),
  periodEndDate: dayField("Period to"),
  expiryDate: dayField("Expiry date"),
  hasCustomWording: yesNoField("Does the beneficiary ask for its own wording?"),
  documentWording: linesField("Bond wording", 4000),
  documentWordingTemplate: choiceField("Wording template", CONTRACT_FORM_TEXT),
});

/** The questions about the contract that is bonded. */
export const QUESTIONNAIRE_FIELDS = fieldsOf({
  contractDescription: linesField("Contract description", LENGTHS.agreementContent),
  contractLocation: addressField("Location", LENGTHS.projectAddress),
  totalValue: moneyField("Total value"),
  contractNumber: textField("Contract number", LENGTHS.attribute),
  startDate: dayField("Start date"),
  completionDate: dayField("Completion date"),
  practicalCompletionDate: dayField("Practical completion date"),
  finalCompletionDate: dayField("Final completion date"),
  maintenanceYears: countField("Maintenance, years", 99),
  maintenanceMonths: countField("Maintenance, months", 11),
  clientRepresentative: textField("Client's representative", LENGTHS.attribute),
  isSubcontractor: yesNoField("Are you a subcontractor?"),
  hasForceMajeure: yesNoField("Does the contract have a force majeure clause?"),
  coversNuclearRisk: yesNoField("Does the contract carry nuclear risk?"),
  bankFrontedBondsRequested: yesNoField("Is a bank-fronted guarantee asked for?"),
  bankFrontedBondsReason: linesField("Why is bank paper needed?", LENGTHS.notes),
  hasPreviousContracts: yesNoField("Have you worked for this beneficiary before?"),
  hasSimilarContracts: yesNoField("Have you completed contracts of this kind and size?"),
  hasDesignObligationsLiability: yesNoField("Are you liable for the design?"),
  hasDelayEvents: yesNoField("Have there been events of delay?"),
  isExistingProject: yesNoField("Is the project under way already?"),
  projectNotOnBudget: yesNoField("Is the project over its budget?"),
  ...question("defectsAndFaults", "Are there known defects or faults?", "Describe the defects and faults"),
  ...question(
    "defectsLiabilityPeriodExtended",
    "Has the defects liability period been extended?",
    "Describe the extension",
  ),
  ...question("issuesAndDisputes", "Are there issues or disputes?", "Describe the issues and disputes"),
  ...question(
    "replacingExistingSecurity",
    "Does the bond replace a security that is held now?",
    "Describe the security that is replaced",
  ),
});
export type SuretyField =
  | FieldPath<typeof REQUESTED_DOCUMENT_FIELDS>
  | FieldPath<typeof QUESTIONNAIRE_FIELDS>;

type Question<Path extends string> = Record<`${Path}.active`, Field<boolean, "yes-no">> &
  Record<`${Path}.detail`, Field<string, "lines">>;

/** A question with an active flag, and a detail where the answer is yes. */
function question<const Path extends string>(path: Path, label: string, detail: string): Question<Path> {
  return {
    [`${path}.active`]: yesNoField(label),
    [`${path}.detail`]: linesField(detail, LENGTHS.notes),
  } as Question<Path>;
}

/** The groups of the contract that `question` makes. */
export const SURETY_QUESTIONS = [
  "defectsAndFaults",
  "defectsLiabilityPeriodExtended",
  "issuesAndDisputes",
  "replacingExistingSecurity",
] as const;

/** Asked only where another answer is this one. */
const ASKED_WHEN: Partial<Record<SuretyField, readonly [SuretyField, string]>> = {
  specifiedOtherPurpose: ["purpose", "OTHER"],
  documentWording: ["hasCustomWording", "true"],
  documentWordingTemplate: ["hasCustomWording", "false"],
  bankFrontedBondsReason: ["bankFrontedBondsRequested", "true"],
  "defectsAndFaults.detail": ["defectsAndFaults.active", "true"],
  "defectsLiabilityPeriodExtended.detail": ["defectsLiabilityPeriodExtended.active", "true"],
  "issuesAndDisputes.detail": ["issuesAndDisputes.active", "true"],
  "replacingExistingSecurity.detail": ["replacingExistingSecurity.active", "true"],
};

/** May stay empty though it is asked. */
export const SURETY_OPTIONAL: readonly string[] = [
  "expiryDate",
  "clientRepresentative",
] satisfies SuretyField[];

export type SuretyAnswers = Readonly<Record<string, unknown>>;

/** Whether a field is asked for at all, given the answers so far. */
export function isAsked(path: string, answers: SuretyAnswers): boolean {
  const [other, wanted] = ASKED_WHEN[path as SuretyField] ?? [];
  return other === undefined || String(answers[other] ?? "") === wanted;
}

/** What is asked for, not optional, and not answered. */
export function unanswered(fields: Fields, answers: SuretyAnswers): string[] {
  return Object.keys(fields).filter((path) => {
    const isEmpty = String(answers[path] ?? "").trim() === "";
    return isEmpty && !SURETY_OPTIONAL.includes(path) && isAsked(path, answers);
  });
}
