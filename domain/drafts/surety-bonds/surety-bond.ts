// A surety bond's own part of its draft: what secures it, the bond that is asked for, and the questions about its contract.

import { address } from "../../values/fields/address.ts";
import { amount } from "../../values/fields/amount.ts";
import { choice, yesOrNo } from "../../values/fields/choice.ts";
import { typedDate, wireDate } from "../../values/fields/date.ts";
import { type FieldRule, optional } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { between } from "../../values/fields/number.ts";
import { severalLines, singleLine } from "../../values/fields/text.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import { CONTRACT_FORMS, SURETY_PURPOSES } from "../drafts/draft.ts";

/** Said before anybody begins. */
export const SURETY_FACTS = {
  revenue: "The applicant needs revenue of at least $20m a year.",
  paper: "The paper is from an AA- rated reinsurer.",
} as const;

export const REVENUE_DECLARATION = "I declare that the applicant has revenue of at least $20 million a year.";

export const SURETY_SECURITY_TYPES = ["UNSECURED", "INDEMNITY", "CASH", "PROPERTY"] as const;
export type SuretySecurityType = (typeof SURETY_SECURITY_TYPES)[number];
export const SURETY_SECURITY_TEXT: Record<SuretySecurityType, string> = {
  UNSECURED: "Unsecured",
  INDEMNITY: "Deed of indemnity",
  CASH: "Part secured by cash",
  PROPERTY: "Part secured by property",
};

export type SuretyFieldKind =
  | "line"
  | "lines"
  | "address"
  | "money"
  | "date"
  | "count"
  | "yes-no"
  | "purpose"
  | "form";

export type SuretyField = {
  readonly path: string;
  readonly kind: SuretyFieldKind;
  readonly label: string;
  /** What the form explains on demand. */
  readonly tip?: string;
  /** Asked only where another answer is yes. */
  readonly whenYes?: string;
  readonly isOptional?: true;
  readonly max?: number;
};

/** The bond that is asked for. */
export const REQUESTED_DOCUMENT_FIELDS: readonly SuretyField[] = [
  { path: "purpose", kind: "purpose", label: "Purpose", tip: "What the beneficiary holds the bond for." },
  {
    path: "specifiedOtherPurpose",
    kind: "line",
    label: "Other purpose",
    whenYes: "purpose=OTHER",
  },
  {
    path: "amount",
    kind: "money",
    label: "Amount",
    tip: "The most that the beneficiary can call, as the contract asks for it.",
  },
  {
    path: "periodStartDate",
    kind: "date",
    label: "Period from",
    tip: "The day on which the bond has to be in force.",
  },
  {
    path: "periodEndDate",
    kind: "date",
    label: "Period to",
    tip: "The day on which you expect the bond to come back.",
  },
  {
    path: "expiryDate",
    kind: "date",
    label: "Expiry date",
    tip: "Only where the contract allows the bond to end by itself. Left empty, it stands until it is returned.",
    isOptional: true,
  },
  {
    path: "hasCustomWording",
    kind: "yes-no",
    label: "Does the beneficiary ask for its own wording?",
    tip: "Yes, if the contract comes with a form of bond. We check it before it is used.",
  },
  {
    path: "documentWording",
    kind: "lines",
    label: "Bond wording",
    whenYes: "hasCustomWording",
    max: 4000,
  },
  {
    path: "documentWordingTemplate",
    kind: "form",
    label: "Wording template",
    whenYes: "hasCustomWording=false",
  },
];

/** The questions about the contract that is bonded. */
export const QUESTIONNAIRE_FIELDS: readonly SuretyField[] = [
  {
    path: "contractDescription",
    kind: "lines",
    label: "Contract description",
    tip: "What is built or delivered, in a sentence or two, as the bond will name it.",
    max: LENGTHS.agreementContent,
  },
  { path: "contractLocation", kind: "address", label: "Location", tip: "Where the work is done." },
  {
    path: "totalValue",
    kind: "money",
    label: "Total value",
    tip: "The whole contract sum, with variations agreed so far.",
  },
  { path: "contractNumber", kind: "line", label: "Contract number", tip: "As it stands on the contract." },
  { path: "startDate", kind: "date", label: "Start date", tip: "The day on which work begins or began." },
  {
    path: "completionDate",
    kind: "date",
    label: "Completion date",
    tip: "The day on which the contract asks for the work to be done.",
  },
  {
    path: "practicalCompletionDate",
    kind: "date",
    label: "Practical completion date",
    tip: "The day on which the work can be used for what it is meant for.",
  },
  {
    path: "finalCompletionDate",
    kind: "date",
    label: "Final completion date",
    tip: "The day on which the defects liability period ends and the last certificate is due.",
  },
  {
    path: "maintenanceYears",
    kind: "count",
    label: "Maintenance, years",
    tip: "The whole years of the maintenance or defects period. 30 months = 2 years and 6 months.",
    max: 99,
  },
  {
    path: "maintenanceMonths",
    kind: "count",
    label: "Maintenance, months",
    tip: "The months beyond whole years. 30 months = 2 years and 6 months.",
    max: 11,
  },
  {
    path: "clientRepresentative",
    kind: "line",
    label: "Client's representative",
    tip: "The superintendent or project manager who acts for the beneficiary.",
    isOptional: true,
  },
  {
    path: "isSubcontractor",
    kind: "yes-no",
    label: "Are you a subcontractor?",
    tip: "No, if you are the head contractor and work for the principal directly.",
  },
  {
    path: "hasForceMajeure",
    kind: "yes-no",
    label: "Does the contract have a force majeure clause?",
    tip: "A clause that frees a party from what nobody could prevent.",
  },
  {
    path: "coversNuclearRisk",
    kind: "yes-no",
    label: "Does the contract carry nuclear risk?",
    tip: "Work on, or liability for, nuclear installations or materials. Insurers commonly exclude it.",
  },
  {
    path: "bankFrontedBondsRequested",
    kind: "yes-no",
    label: "Is a bank-fronted guarantee asked for?",
    tip: "An alternative where the beneficiary takes bank paper alone: a bank issues, the insurer stands behind it.",
  },
  {
    path: "bankFrontedBondsReason",
    kind: "lines",
    label: "Why is bank paper needed?",
    whenYes: "bankFrontedBondsRequested",
  },
  { path: "hasPreviousContracts", kind: "yes-no", label: "Have you worked for this beneficiary before?" },
  {
    path: "hasSimilarContracts",
    kind: "yes-no",
    label: "Have you completed contracts of this kind and size?",
  },
  {
    path: "hasDesignObligationsLiability",
    kind: "yes-no",
    label: "Are you liable for the design?",
  },
  { path: "hasDelayEvents", kind: "yes-no", label: "Have there been events of delay?" },
  { path: "isExistingProject", kind: "yes-no", label: "Is the project under way already?" },
  { path: "projectNotOnBudget", kind: "yes-no", label: "Is the project over its budget?" },
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
];

/** A question with an active flag, and a detail where the answer is yes. */
function question(path: string, label: string, detail: string): readonly SuretyField[] {
  return [
    { path: `${path}.active`, kind: "yes-no", label },
    { path: `${path}.detail`, kind: "lines", label: detail, whenYes: `${path}.active` },
  ];
}

const day: FieldRule<PlainDate> = (raw) => {
  const wire = wireDate(raw);
  return wire.ok ? wire : typedDate(raw);
};

function ruleOf({ kind, max }: SuretyField): FieldRule<unknown> {
  switch (kind) {
    case "line":
      return optional(singleLine(LENGTHS.attribute));
    case "lines":
      return optional(severalLines(max ?? LENGTHS.notes));
    case "address":
      return optional(address(LENGTHS.projectAddress));
    case "money":
      return optional(amount);
    case "date":
      return optional(day);
    case "count":
      return optional(between({ min: 0, max: max ?? 99 }));
    case "yes-no":
      return optional(yesOrNo);
    case "purpose":
      return optional(choice(SURETY_PURPOSES));
    case "form":
      return optional(choice(CONTRACT_FORMS));
  }
}

/** Anything may be missing while drafting; what is missing is a matter of the requirements. */
export function suretyRules(fields: readonly SuretyField[]): Readonly<Record<string, FieldRule<unknown>>> {
  return Object.fromEntries(fields.map((field) => [field.path, ruleOf(field)]));
}

export type SuretyAnswers = Readonly<Record<string, unknown>>;

/** Whether a field is asked for at all, given the answers so far. */
export function isAsked({ whenYes }: SuretyField, answers: SuretyAnswers): boolean {
  if (whenYes === undefined) return true;
  const [path = "", wanted = "true"] = whenYes.split("=");
  return String(answers[path] ?? "") === wanted;
}

/** What is asked for, not optional, and not answered. */
export function unanswered(fields: readonly SuretyField[], answers: SuretyAnswers): SuretyField[] {
  return fields.filter((field) => {
    const answer = answers[field.path];
    const isEmpty = answer === null || answer === undefined || String(answer).trim() === "";
    return isEmpty && field.isOptional !== true && isAsked(field, answers);
  });
}
