// What a list is narrowed by, as the contract takes it: an input made from the list's table, and the check of what was sent.

import { METADATA_VALUE_FIELDS } from "@bondline/domain/documents/documents/document-fields.ts";
import { asFacilityId } from "@bondline/domain/ids.ts";
import { METADATA_KEY_FIELDS } from "@bondline/domain/people/organisations/metadata-key.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { currency } from "@bondline/domain/values/fields/amount.ts";
import { choiceMessage } from "@bondline/domain/values/fields/choice.ts";
import { wireDate } from "@bondline/domain/values/fields/date.ts";
import { type FieldRule, required } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { singleLine } from "@bondline/domain/values/fields/text.ts";
import {
  FACTS_MAX,
  FILTER_TEXT_MAX,
  type FilterFact,
  type FilterField,
  type FilterTable,
  rangeNames,
} from "@bondline/domain/values/lists/list-filter.ts";
import type { InputFieldRef, InputType } from "@pothos/core";
import { likeText } from "../database/like-text.ts";
import type { Checked, CheckedFilter } from "../database/list-conditions.ts";
import { builder, type SchemaTypes } from "./builder.ts";
import { oneOf } from "./field-options.ts";
import type { InputBuilder } from "./inputs.ts";

/** As it was sent: whatever the contract lets through. */
export type SentFilter = Readonly<Record<string, unknown>> | null | undefined;

const FactRef = builder.inputType("DocumentMetadataFilter", {
  fields: (t) => ({ key: t.string({ required: true }), value: t.string({ required: true }) }),
});

type Enums<Table extends FilterTable> = { readonly [Name in keyof Table]?: InputType<SchemaTypes> };

/** Amounts and days are texts, so that the rules of the domain validate them as they were typed. */
export function filterFieldsOf<Table extends FilterTable>(
  t: InputBuilder,
  table: Table,
  enums: Enums<Table>,
): Record<string, InputFieldRef<SchemaTypes, unknown>> {
  const refs = Object.entries<FilterField>(table).flatMap(([name, field]) => {
    if (field.kind === "amounts" || field.kind === "days")
      return rangeNames(name).map((each) => [each, t.string()] as const);
    return [[name, fieldRef(t, field, enums[name])] as const];
  });
  return Object.fromEntries(refs);
}

function fieldRef(t: InputBuilder, field: FilterField, type: InputType<SchemaTypes> | undefined) {
  if (field.kind === "choices")
    return t.field({ type: [type ?? "String"], ...(type === undefined ? oneOf(field.options) : {}) });
  if (field.kind === "facts") return t.field({ type: [FactRef] });
  return field.kind === "facility" ? t.id() : t.string();
}

/** Every faulty field at once; what is left out, or is an empty list or text, asks for nothing. */
export function checkFilter(table: FilterTable, sent: SentFilter): CheckedFilter {
  const faults: Faults = {};
  const checked = Object.entries(table).flatMap<[string, Checked]>(([name, field]) => {
    const value = checkedOf(name, field, sent ?? {}, faults);
    return value === undefined ? [] : [[name, value]];
  });
  if (Object.keys(faults).length > 0) refuseFields(faults);
  return Object.fromEntries(checked);
}

type Faults = Record<string, string>;
type Sent = Readonly<Record<string, unknown>>;

function checkedOf(name: string, field: FilterField, sent: Sent, faults: Faults): Checked | undefined {
  switch (field.kind) {
    case "amounts":
      return rangeOf(name, currency, sent, faults);
    case "days":
      return rangeOf(name, wireDate, sent, faults);
    case "choices":
      return choicesOf(name, field, (sent[name] ?? []) as readonly string[], faults);
    case "facts":
      return factsOf(name, (sent[name] ?? []) as readonly FilterFact[], faults);
    case "facility":
      return textOf(sent[name]) === "" ? undefined : { kind: "one", value: asFacilityId(textOf(sent[name])) };
    case "text": {
      const words = readText(name, singleLine(FILTER_TEXT_MAX), textOf(sent[name]), faults);
      return words === undefined ? undefined : { kind: "one", value: likeText(words) };
    }
  }
}

function rangeOf(
  name: string,
  rule: FieldRule<bigint | string>,
  sent: Sent,
  faults: Faults,
): Checked | undefined {
  const [from, to] = rangeNames(name).map((each) => readText(each, rule, textOf(sent[each]), faults));
  return from === undefined && to === undefined ? undefined : { kind: "range", from, to };
}

function choicesOf(
  name: string,
  { options }: Extract<FilterField, { kind: "choices" }>,
  codes: readonly string[],
  faults: Faults,
): Checked | undefined {
  const known = options.map(({ value }) => value);
  if (!codes.every((code) => known.includes(code))) faults[name] = choiceMessage(known);
  return codes.length === 0 ? undefined : { kind: "one", value: [...codes] };
}

const FACT_FIELDS = { key: METADATA_KEY_FIELDS.key, value: required(METADATA_VALUE_FIELDS.value) };

/** What could never have been noted is not looked for. */
function factsOf(name: string, facts: readonly FilterFact[], faults: Faults): Checked | undefined {
  if (facts.length > FACTS_MAX) faults[name] = `At most ${FACTS_MAX} facts can be asked for at once`;
  for (const [place, fact] of facts.entries()) {
    const validated = checkFields(FACT_FIELDS, fact, { pathPrefix: `${name}.${place}.` });
    if (!validated.ok) Object.assign(faults, validated.fields);
  }
  return facts.length === 0 ? undefined : { kind: "facts", facts };
}

function readText<Value>(
  name: string,
  rule: FieldRule<Value>,
  text: string,
  faults: Faults,
): Value | undefined {
  if (text === "") return undefined;
  const result = rule(text);
  if (result.ok) return result.value;
  faults[name] = result.message;
  return undefined;
}

function textOf(sent: unknown): string {
  return typeof sent === "string" ? sent.trim() : "";
}
