// What is wrong with a standard wording, by its field: places that no draft fills in, parts that it lacks, and what would get it refused.

import type { FieldMessages } from "../../refusals.ts";
import { hasLoneBrace } from "../../values/braces.ts";
import {
  CLAUSE_MARK,
  clausesIn,
  isLineCondition,
  LINE_CONDITIONS,
  linesFor,
  particularIn,
  standardLines,
} from "./standard-lines.ts";
import {
  type Ending,
  endingOf,
  expiryTypesOf,
  STANDARD_TEXT_FIELDS,
  type StandardFor,
  type StandardText,
} from "./standard-wording.ts";
import { senseFault } from "./standard-wording-sense.ts";
import { gapsIn } from "./wording-checks.ts";
import { isSlotName, SLOT_MEANS, SLOT_NAMES, type SlotName, slot, slotsIn } from "./wording-slots.ts";

type TextField = keyof StandardText;
const TEXT_FIELDS = Object.keys(STANDARD_TEXT_FIELDS) as readonly TextField[];

/** What has to stand in a part, however a draft ends or where it ends so. */
const NEEDED: Readonly<Partial<Record<TextField, readonly SlotName[]>>> = {
  particulars: [
    "issuer",
    "issuer address",
    "beneficiary",
    "beneficiary address",
    "applicant",
    "contract",
    "site",
    "amount",
  ],
  clauses: ["issuer name", "amount", "state"],
  signature: ["issuer name"],
};
const NEEDED_AT_END: Readonly<Record<Ending, readonly SlotName[]>> = {
  date: ["expiry"],
  condition: ["expiry condition"],
  open: [],
};

const ENDS_TEXT: Readonly<Record<Ending, string>> = {
  date: "that ends on a date",
  condition: "that ends on a condition",
  open: "without an end",
};

export const PAST_DAY_MESSAGE =
  "Choose today or a later day: drafts that were begun before keep their wording.";
const UNKNOWN_SLOT_MESSAGE = (name: string) =>
  `No draft fills in ${slot(name)}. Write one of ${SLOT_NAMES.map(slot).join(", ")}.`;
const UNKNOWN_CONDITION_MESSAGE = (name: string) =>
  `${slot(name)} says nothing. A line can begin with ${Object.keys(LINE_CONDITIONS).map(slot).join(", ")}.`;
const CONDITION_PLACE_MESSAGE = (name: string) =>
  `${slot(name)} can stand only at the beginning of a line, or after its dash.`;
const CONDITION_ON_HEADING_MESSAGE =
  "A heading stays while a line under it counts, so the condition belongs to the lines.";
const BRACE_MESSAGE = "A brace has no partner: write the places to fill in as {amount}.";
const GAP_MESSAGE = (gaps: readonly string[]) =>
  `Still to be filled in: ${gaps.join(", ")}. Write what a draft fills in as ${slot("amount")}.`;
const MISSING_SLOT_MESSAGE = (name: SlotName, where: string) =>
  `${slot(name)} is missing${where}: ${SLOT_MEANS[name].toLowerCase()}.`;
const PARTICULAR_MESSAGE = (line: string) =>
  `Write each line as a label, a colon and what it says. This one is not: ${line}`;
const LABEL_MESSAGE = (label: string) => `The label “${label}” can't have a place to fill in.`;
const LABEL_TWICE_MESSAGE = (label: string) => `The label “${label}” is there twice.`;
const FIRST_CLAUSE_MESSAGE = `Begin with a heading: a line that starts with “${CLAUSE_MARK.trim()}”.`;
const EMPTY_CLAUSE_MESSAGE = "A heading has no words.";
const NO_TEXT_MESSAGE = (heading: string, ending: Ending) =>
  `The clause “${heading}” has no text in a draft ${ENDS_TEXT[ending]}.`;

/** The first fault of each field; none is looked for in the sense of a text whose lines are wrong. */
export function findStandardFaults(text: Partial<StandardText>, of: StandardFor): FieldMessages {
  const faults = Object.fromEntries(
    TEXT_FIELDS.flatMap((field) => {
      const written = text[field];
      const fault = written === undefined ? undefined : faultOf(field, written, of);
      return fault === undefined ? [] : [[field, fault]];
    }),
  );
  if (Object.keys(faults).length > 0 || !isWhole(text)) return faults;
  const fault = senseFault(text, of);
  return fault === undefined ? {} : { clauses: fault };
}

function isWhole(text: Partial<StandardText>): text is StandardText {
  return TEXT_FIELDS.every((field) => text[field] !== undefined);
}

function faultOf(field: TextField, written: string, of: StandardFor): string | undefined {
  return (
    slotFault(written) ??
    gapFault(written) ??
    LINE_FAULTS[field]?.(written, of) ??
    missingFault(field, written, of)
  );
}

const LINE_FAULTS: Readonly<
  Partial<Record<TextField, (written: string, of: StandardFor) => string | undefined>>
> = { particulars: particularFault, clauses: clauseFault };

const AT_BEGINNING = /^(?:- )?\{if [^{}]*\}/;

function slotFault(written: string): string | undefined {
  for (const line of standardLines(written)) {
    const rest = line.replace(AT_BEGINNING, "");
    const [condition] = slotsIn(line.slice(0, line.length - rest.length));
    if (condition !== undefined && !isLineCondition(condition)) return UNKNOWN_CONDITION_MESSAGE(condition);
    for (const name of slotsIn(rest)) {
      if (isLineCondition(name)) return CONDITION_PLACE_MESSAGE(name);
      if (!isSlotName(name)) return UNKNOWN_SLOT_MESSAGE(name);
    }
    if (hasLoneBrace(rest)) return BRACE_MESSAGE;
    if (rest !== line && rest.trim().startsWith(CLAUSE_MARK)) return CONDITION_ON_HEADING_MESSAGE;
  }
  return undefined;
}

/** One of the whole text would be said of its clauses. */
function gapFault(written: string): string | undefined {
  const gaps = gapsIn(
    standardLines(written)
      .join("\n")
      .replace(/\{[^{}]*\}/g, ""),
  );
  return gaps.length === 0 ? undefined : GAP_MESSAGE(gaps);
}

function particularFault(written: string, of: StandardFor): string | undefined {
  for (const ending of endingsOf(of)) {
    const labels = new Set<string>();
    for (const line of linesFor(written, ending)) {
      const particular = particularIn(line);
      if (particular === undefined) return PARTICULAR_MESSAGE(line);
      if (slotsIn(particular.label).length > 0) return LABEL_MESSAGE(particular.label);
      if (labels.has(particular.label)) return LABEL_TWICE_MESSAGE(particular.label);
      labels.add(particular.label);
    }
  }
  return undefined;
}

function clauseFault(written: string, of: StandardFor): string | undefined {
  const [first = ""] = standardLines(written);
  if (!isHeading(first)) return FIRST_CLAUSE_MESSAGE;
  const headings = standardLines(written)
    .filter(isHeading)
    .map((line) => line.slice(CLAUSE_MARK.length).trim());
  if (headings.includes("")) return EMPTY_CLAUSE_MESSAGE;
  const twice = headings.find((heading, at) => headings.indexOf(heading) !== at);
  if (twice !== undefined) return LABEL_TWICE_MESSAGE(twice);
  for (const ending of endingsOf(of)) {
    const clauses = clausesIn(linesFor(written, ending));
    const without = clauses.find(({ text }) => text === "");
    if (without !== undefined) return NO_TEXT_MESSAGE(without.heading, ending);
  }
  return undefined;
}

function isHeading(line: string): boolean {
  return `${line} `.startsWith(CLAUSE_MARK);
}

function missingFault(field: TextField, written: string, of: StandardFor): string | undefined {
  for (const ending of endingsOf(of)) {
    const names = slotsIn(linesFor(written, ending).join("\n"));
    const missing = NEEDED[field]?.find((name) => !names.includes(name));
    if (missing !== undefined) return MISSING_SLOT_MESSAGE(missing, "");
    const atEnd =
      field === "clauses" ? NEEDED_AT_END[ending].find((name) => !names.includes(name)) : undefined;
    if (atEnd !== undefined) return MISSING_SLOT_MESSAGE(atEnd, ` in a draft ${ENDS_TEXT[ending]}`);
  }
  return undefined;
}

/** Every way in which a draft of it may end. */
function endingsOf(of: StandardFor): Ending[] {
  return expiryTypesOf(of).map((expiryType) => endingOf({ ...of, expiryType }));
}
