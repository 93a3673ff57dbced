// What is looked at before a step of the desk's work, as a list for each kind of record, and which of its lines are still open.

import type { FieldMessages } from "../../refusals.ts";
import { fieldsOf, requiredRulesOf, textField, yesNoField } from "../../values/fields/field.ts";
import { checkFields, type FieldValues, type RawFields } from "../../values/fields/field-set.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

export const CHECKLIST_KIND_TEXT = {
  DRAFT: "Drafts",
  FACILITY_APPLICATION: "Facility applications",
} as const;
export type ChecklistKind = keyof typeof CHECKLIST_KIND_TEXT;
export const CHECKLIST_KINDS = codesIn(CHECKLIST_KIND_TEXT);

/** Read at a glance beside its tick. */
export const CHECKLIST_LINE_MAX = 200;

const CHECKLIST_LINE_FIELDS = fieldsOf({
  text: textField("What to check", CHECKLIST_LINE_MAX),
  isRequired: yesNoField("Required before the decision"),
});
const LINE_RULES = requiredRulesOf(CHECKLIST_LINE_FIELDS);

export type ChecklistLine = Readonly<FieldValues<typeof LINE_RULES>>;

/** More are not looked at, they are ticked through. */
export const CHECKLIST_LINES_MAX = 20;
export const TOO_MANY_LINES_MESSAGE = `A checklist can have at most ${CHECKLIST_LINES_MAX} lines.`;
export const LINE_TWICE_MESSAGE = "This line is in the list already.";
export const NO_SUCH_LINE_MESSAGE = "This checklist has no such line.";

type Checked = { readonly fields: FieldMessages; readonly values: readonly ChecklistLine[] };

/** Every fault at its line and field: "lines.0.text". A list may be empty: from then on nothing is looked at. */
export function checkChecklist(rows: readonly RawFields[]): Checked {
  if (rows.length > CHECKLIST_LINES_MAX) return { fields: { lines: TOO_MANY_LINES_MESSAGE }, values: [] };
  const checked = rows.map((row, at) => checkFields(LINE_RULES, row, { pathPrefix: `lines.${at}.` }));
  const faults: FieldMessages = Object.assign({}, ...checked.map((each) => (each.ok ? {} : each.fields)));
  if (Object.keys(faults).length > 0) return { fields: faults, values: [] };
  const values = checked.flatMap((each) => (each.ok ? [each.values] : []));
  return { fields: findRepeated(values), values };
}

function findRepeated(lines: readonly ChecklistLine[]): FieldMessages {
  const texts = lines.map(({ text }) => text.toLowerCase());
  const again = texts.flatMap((text, at) =>
    texts.indexOf(text) < at ? [[`lines.${at}.text`, LINE_TWICE_MESSAGE]] : [],
  );
  return Object.fromEntries(again);
}

/** That somebody ticked a line, by its number from one, or took its tick back. */
type ChecklistStep = { readonly line: number; readonly isTicked: boolean };

export type LookedAt<Step extends ChecklistStep> = ChecklistLine & {
  readonly number: number;
  readonly isTicked: boolean;
  /** The newest first. */
  readonly steps: readonly Step[];
};

/** `steps` are the newest first: the newest of each line says whether it is ticked. */
export function lookedAt<Step extends ChecklistStep>(
  lines: readonly ChecklistLine[],
  steps: readonly Step[],
): LookedAt<Step>[] {
  return lines.map((line, at) => {
    const own = steps.filter((step) => step.line === at + 1);
    return { ...line, number: at + 1, isTicked: own[0]?.isTicked ?? false, steps: own };
  });
}

/** What a decision waits for. */
export function openLines(lines: readonly LookedAt<ChecklistStep>[]): string[] {
  return lines.filter(({ isRequired, isTicked }) => isRequired && !isTicked).map(({ text }) => text);
}
