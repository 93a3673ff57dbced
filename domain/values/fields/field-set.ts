// Runs the rules of a whole form over its texts: typed values, or every faulty field at once.

import { type FieldMessages, refuseFields } from "../../refusals.ts";
import type { FieldRule } from "./field-rule.ts";

export type FieldRules = Readonly<Record<string, FieldRule<unknown>>>;
export type RawFields = Readonly<Record<string, string | null | undefined>>;
export type FieldValues<Rules extends FieldRules> = {
  [Field in keyof Rules]: Rules[Field] extends FieldRule<infer Value> ? Value : never;
};

export type FieldSetResult<Rules extends FieldRules> =
  | { ok: true; values: FieldValues<Rules> }
  | { ok: false; fields: FieldMessages };

type FieldSetOptions<Rules extends FieldRules> = {
  /** Put before each path: "parties.0." */
  pathPrefix?: string;
  /** Conditions between fields; it sees the values that are right by themselves, and its messages never replace theirs. */
  across?: (values: Partial<FieldValues<Rules>>) => FieldMessages;
};

/** A field that is missing or null is validated as empty text. Fields without a rule are not looked at. */
export function checkFields<const Rules extends FieldRules>(
  rules: Rules,
  raw: RawFields,
  { pathPrefix = "", across }: FieldSetOptions<Rules> = {},
): FieldSetResult<Rules> {
  const validated = Object.entries(rules).map(([field, rule]) => ({ field, result: rule(raw[field] ?? "") }));
  const right = validated.flatMap(({ field, result }) => (result.ok ? [[field, result.value]] : []));
  const wrong = validated.flatMap(({ field, result }) => (result.ok ? [] : [[field, result.message]]));

  const values = Object.fromEntries(right) as FieldValues<Rules>;
  const messages: FieldMessages = { ...across?.(values), ...Object.fromEntries(wrong) };
  if (Object.keys(messages).length === 0) return { ok: true, values };
  return { ok: false, fields: withPrefix(messages, pathPrefix) };
}

/** A nested input as one level of dotted paths: `{ contact: { email } }` becomes `{ "contact.email": email }`. */
export function flattenFields(input: Readonly<Record<string, unknown>>, prefix = ""): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [field, value] of Object.entries(input)) {
    if (typeof value === "object" && value !== null) {
      Object.assign(flat, flattenFields({ ...value }, `${prefix}${field}.`));
    } else if (value !== null && value !== undefined) {
      flat[prefix + field] = String(value);
    }
  }
  return flat;
}

/** As `checkFields`, for commands: faulty fields are refused together as VALIDATION_ERROR. */
export function requireFields<const Rules extends FieldRules>(
  rules: Rules,
  raw: RawFields,
  options: FieldSetOptions<Rules> = {},
): FieldValues<Rules> {
  const result = checkFields(rules, raw, options);
  return result.ok ? result.values : refuseFields(result.fields);
}

function withPrefix(messages: FieldMessages, prefix: string): FieldMessages {
  return Object.fromEntries(Object.entries(messages).map(([field, message]) => [prefix + field, message]));
}
