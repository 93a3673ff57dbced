// A record's fields as texts: as a form opens with them, as a call sends them, and as its details show them.

import type { Field, FieldPath, Fields } from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf, type NestedOf, nestTexts } from "@bondline/domain/values/fields/field-paths.ts";
import type { Definition } from "../../ui/definition-list.tsx";

/** What an input shows of a record: nothing where it holds nothing, numbers spaced as people write them. */
export function typedTexts<F extends Fields>(fields: F, record: object): NestedOf<F, string> {
  const kept = flatTextsOf(fields, record);
  const typed = Object.entries(fields).map(([path, field]) => {
    const text = kept[path as FieldPath<F>];
    return [path, text === null ? "" : field.typed(text)];
  });
  return nestTexts(fields, Object.fromEntries(typed));
}

/** As a call carries the whole of a form: null for what is empty, or what another answer has made meaningless. */
export function sentTexts<F extends Fields>(
  fields: F,
  values: object,
  isAsked: (path: FieldPath<F>) => boolean = () => true,
) {
  const texts = flatTextsOf(fields, values);
  const sent = (Object.entries(fields) as [FieldPath<F>, Field<unknown>][]).map(([path, field]) => {
    const text = texts[path];
    return [path, text === null || !isAsked(path) ? null : onWire(field, text)];
  });
  return nestTexts<F, string | number | boolean | null>(fields, Object.fromEntries(sent));
}

function onWire({ kind }: Field<unknown>, text: string): string | number | boolean {
  if (kind === "yes-no") return text === "true";
  return kind === "count" || kind === "number" ? Number(text) : text;
}

/** What was typed, or null where nothing was. */
export function textOrNull(typed: string): string | null {
  return typed.trim() === "" ? null : typed.trim();
}

/** What a record holds, under the names of its fields. */
export function definitionsOf(fields: Fields, record: object): Definition[] {
  const texts = flatTextsOf(fields, record);
  return Object.entries(fields).map(([path, { label, show }]) => {
    const text = texts[path] ?? null;
    return { term: label, value: text === null ? null : show(text) };
  });
}
