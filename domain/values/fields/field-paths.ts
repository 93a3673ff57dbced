// A record's fields between their two forms: nested as the contract carries them, flat by path as the rules read them.

import type { FieldPath, Fields } from "./field.ts";

type Head<Path> = Path extends `${infer Group}.${string}` ? Group : Path;

/** `{ "deliveryDetails.address": T }` as the contract nests it: `{ deliveryDetails: { address: T } }`. One level deep. */
type Nested<Flat> = {
  [Name in Head<keyof Flat> & PropertyKey]: Name extends keyof Flat
    ? Flat[Name]
    : { [Path in keyof Flat as Path extends `${Name & string}.${infer Rest}` ? Rest : never]: Flat[Path] };
};

/** A record of such fields as the contract nests it, with the same kind of value at each. */
export type NestedOf<F extends Fields, Value> = Nested<{ [Path in FieldPath<F>]: Value }>;

type FlatTexts<F extends Fields> = { [Path in FieldPath<F>]: string | null };

export function pathsOf<F extends Fields>(fields: F): FieldPath<F>[] {
  return Object.keys(fields) as FieldPath<F>[];
}

/** The names of the contract at the top: a field of its own, or the group that several fields stand in. */
export function headsOf<F extends Fields>(fields: F): Head<FieldPath<F>>[] {
  const heads = Object.keys(fields).map((path) => path.split(".")[0]);
  return [...new Set(heads)] as Head<FieldPath<F>>[];
}

/** What a record holds at each of the fields' paths, as text; a field that it does not hold is null. */
export function flatTextsOf<F extends Fields>(fields: F, record: object): FlatTexts<F> {
  const texts = Object.keys(fields).map((path) => [path, textOf(valueAt(record, path))]);
  return Object.fromEntries(texts) as FlatTexts<F>;
}

/** The other way round; only the fields' own paths are taken. */
export function nestTexts<F extends Fields, Text>(
  fields: F,
  flat: Readonly<Record<string, Text>>,
): NestedOf<F, Text> {
  const nested: Record<string, unknown> = {};
  for (const path of Object.keys(fields).filter((each) => each in flat)) {
    const [group = "", name] = path.split(".");
    if (name === undefined) nested[group] = flat[path];
    else nested[group] = { ...(nested[group] as object | undefined), [name]: flat[path] };
  }
  return nested as NestedOf<F, Text>;
}

/**
 * An input as texts by path. A field that is left out stays out, one that is null is an empty text, and a group that is null
 * empties all of its fields. A list reads as one text joined by semicolons. Paths that are no fields stay, so that they can be
 * refused by their names.
 */
export function flattenInput(
  fields: Fields,
  input: Readonly<Record<string, unknown>>,
  within = "",
): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(input)) {
    const path = within + name;
    if (isGroup(value)) Object.assign(flat, flattenInput(fields, { ...value }, `${path}.`));
    else if (value === null) for (const empty of pathsUnder(fields, path)) flat[empty] = "";
    else if (value !== undefined) flat[path] = textOf(value) ?? "";
  }
  return flat;
}

function pathsUnder(fields: Fields, name: string): string[] {
  const under = Object.keys(fields).filter((path) => path === name || path.startsWith(`${name}.`));
  return under.length === 0 ? [name] : under;
}

function valueAt(record: object, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((at, name) => (isGroup(at) ? (at as Record<string, unknown>)[name] : undefined), record);
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  return Array.isArray(value) ? value.join(";") : String(value);
}
