// The four steps of the wizard and the fields that each of them holds, by the paths of the form.

import { DRAFT_PARTY_FIELDS, DRAFT_SECTIONS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import type { DraftFormValues } from "./draft-form-values.ts";

export const DRAFT_STEPS = [
  { id: "guarantee", label: "Guarantee" },
  { id: "parties", label: "Parties" },
  { id: "contract", label: "Wording and delivery" },
  { id: "funds", label: "Fees and funds" },
] as const;
export type DraftStepId = (typeof DRAFT_STEPS)[number]["id"];

type Section = keyof typeof DRAFT_SECTIONS;

const SECTIONS_OF_STEP: Record<Exclude<DraftStepId, "parties">, readonly Section[]> = {
  guarantee: ["guarantee", "contract"],
  contract: ["wording", "delivery"],
  funds: ["funds", "bank"],
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

function pathsOf(step: keyof typeof SECTIONS_OF_STEP): readonly string[] {
  return SECTIONS_OF_STEP[step].flatMap((section) => Object.keys(DRAFT_SECTIONS[section]));
}

function placeOf(step: DraftStepId): number {
  return DRAFT_STEPS.findIndex(({ id }) => id === step);
}
