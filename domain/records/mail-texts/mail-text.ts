// The operator's own subject and opening of a mail: their fields, the places that the mail fills in, and what is wrong with them.

import type { FieldMessages } from "../../refusals.ts";
import { hasLoneBrace, inBraces, namesInBraces } from "../../values/braces.ts";
import { dayField, fieldsOf, linesField, textField } from "../../values/fields/field.ts";
import { optional, REQUIRED_MESSAGE, required } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";

export const MAIL_WORD_FIELDS = fieldsOf({
  subject: textField("Subject", LENGTHS.mailSubject),
  opening: linesField("Opening", LENGTHS.mailOpening),
});
export const MAIL_TEXT_FIELDS = fieldsOf({ ...MAIL_WORD_FIELDS, startsDate: dayField("From") });
export type MailTextField = keyof typeof MAIL_TEXT_FIELDS & string;

/** Some mails open with no words of their own. */
export const MAIL_TEXT_RULES = {
  subject: required(MAIL_TEXT_FIELDS.subject.rule),
  opening: optional(MAIL_TEXT_FIELDS.opening.rule),
  startsDate: required(MAIL_TEXT_FIELDS.startsDate.rule),
};
export type MailTextValues = FieldValues<typeof MAIL_TEXT_RULES>;

/** Each line of the opening is a paragraph. */
export type MailWords = { readonly subject: string; readonly opening: string };
type Part = keyof MailWords;
const PARTS: readonly Part[] = ["subject", "opening"];

export type MailPlace = {
  readonly name: string;
  readonly means: string;
  /** Where it has to stand, since the mail would say there no more what it is about. */
  readonly stays: readonly Part[];
  /** What people type stands in no subject of a mail to an address that people type. */
  readonly isForSubject: boolean;
};

export const PAST_MAIL_DAY_MESSAGE =
  "Choose today or a later day: emails that were written before stay as they were.";
export const UNKNOWN_PLACE_MESSAGE = (name: string, places: readonly MailPlace[]) =>
  places.length === 0
    ? `This email does not give ${inBraces(name)}, nor anything else to fill in.`
    : `This email does not give ${inBraces(name)}. Write one of ${places.map((each) => inBraces(each.name)).join(", ")}.`;
export const MISSING_PLACE_MESSAGE = ({ name, means }: MailPlace) =>
  `${inBraces(name)} is missing: ${means.toLowerCase()}.`;
export const LONE_BRACE_MESSAGE =
  "A brace has no partner: write what the email fills in as {reference}, in full.";
export const TYPED_SUBJECT_MESSAGE = (name: string) =>
  `${inBraces(name)} can't be used in this subject: people type it, and the email goes to an address that is typed too.`;

/** The first fault of each part. */
export function findMailTextFaults(
  words: { readonly [P in Part]?: string | null | undefined },
  { places, opens }: { readonly places: readonly MailPlace[]; readonly opens: boolean },
): FieldMessages {
  const found = PARTS.flatMap((part) => {
    const written = words[part];
    if (written === undefined) return [];
    const fault = written === null ? emptyFault(part, opens) : faultIn(part, written, places);
    return fault === undefined ? [] : [[part, fault]];
  });
  return Object.fromEntries(found);
}

function emptyFault(part: Part, opens: boolean): string | undefined {
  return part === "opening" && !opens ? undefined : REQUIRED_MESSAGE;
}

function faultIn(part: Part, written: string, places: readonly MailPlace[]): string | undefined {
  if (hasLoneBrace(written)) return LONE_BRACE_MESSAGE;
  const names = namesInBraces(written);
  const unknown = names.find((name) => !places.some((place) => place.name === name));
  if (unknown !== undefined) return UNKNOWN_PLACE_MESSAGE(unknown, places);
  const typed = places.find((place) => names.includes(place.name) && !place.isForSubject);
  if (part === "subject" && typed !== undefined) return TYPED_SUBJECT_MESSAGE(typed.name);
  const missing = places.find((place) => place.stays.includes(part) && !names.includes(place.name));
  return missing === undefined ? undefined : MISSING_PLACE_MESSAGE(missing);
}
