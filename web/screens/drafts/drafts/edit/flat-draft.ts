// A draft as one list of path and text, the form in which edits are compared, merged and turned into the smallest input.

import type {
  DraftChangesInput,
  DraftRecordFragment,
  PartyInput,
} from "../../../../api/generated/graphql.ts";
import {
  CONTACT_FIELDS,
  DELIVERY_FIELDS,
  type DraftFormValues,
  PARTY_FIELDS,
  type PartyFormValues,
  TEXT_FIELDS,
  valuesFromDraft,
} from "./draft-form-values.ts";

/** "amount", "deliveryDetails.address", "parties.{id}.primaryContact.email"; null is an empty field. */
export type FlatDraft = Readonly<Record<string, string | null>>;

/** Ids of parties that the form first knew under a key of its own. */
export type PartyIds = Readonly<Record<string, string>>;

export type FieldReading = { value: string | null; fault?: string };

/** Brings typed text into the form the server keeps; a faulty text is handed back as typed, with what is wrong. */
export type ReadField = (path: string, typed: string) => FieldReading;

export type FlatReading = { flat: FlatDraft; faults: Readonly<Record<string, string>> };

export function flatFromDraft(draft: DraftRecordFragment): FlatDraft {
  const asKept: ReadField = (_, text) => ({ value: text === "" ? null : text });
  return flatFromValues(valuesFromDraft(draft), {}, asKept).flat;
}

export function flatFromValues(values: DraftFormValues, ids: PartyIds, read: ReadField): FlatReading {
  const flat: Record<string, string | null> = {};
  const faults: Record<string, string> = {};
  for (const [path, typed] of textsOf(values, ids)) {
    const { value, fault } = read(path, typed);
    flat[path] = value;
    if (fault !== undefined) faults[path] = fault;
  }
  return { flat, faults };
}

/** The paths at which two drafts differ, an absent path counting as empty. */
export function pathsThatDiffer(one: FlatDraft, other: FlatDraft): string[] {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...paths].filter((path) => (one[path] ?? null) !== (other[path] ?? null));
}

/**
 * The input that brings the server from `base` to `mine`: only fields that differ. Delivery details and parties travel
 * whole, because the server replaces them whole.
 */
export function changesBetween(base: FlatDraft, mine: FlatDraft): DraftChangesInput {
  const changed = pathsThatDiffer(base, mine);
  const texts = TEXT_FIELDS.filter((field) => changed.includes(field)).map((field) => [
    field,
    mine[field] ?? null,
  ]);
  return {
    ...Object.fromEntries(texts),
    ...(changed.some((path) => path.startsWith("deliveryDetails.")) && {
      deliveryDetails: deliveryInput(mine),
    }),
    ...(changed.some(isPartyPath) && { parties: partyInputs(mine) }),
  };
}

export function isPartyPath(path: string): boolean {
  return path.startsWith("parties.");
}

export function partyKeyOf(path: string): string | undefined {
  return isPartyPath(path) ? path.split(".")[1] : undefined;
}

/** In the order in which they stand. */
export function partyKeysOf(flat: FlatDraft): string[] {
  const keys = Object.keys(flat)
    .filter((path) => path.endsWith(".partyVariant"))
    .map(partyKeyOf);
  return keys.filter((key) => key !== undefined);
}

/** A key that the form made up is no id of the server's. */
export function isServerId(key: string): boolean {
  return UUID.test(key);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function* textsOf(values: DraftFormValues, ids: PartyIds): Generator<[path: string, typed: string]> {
  for (const field of TEXT_FIELDS) yield [field, values[field]];
  for (const field of DELIVERY_FIELDS) yield [`deliveryDetails.${field}`, values.deliveryDetails[field]];
  for (const party of values.parties) yield* partyTexts(party, `parties.${ids[party.key] ?? party.key}`);
}

function* partyTexts(party: PartyFormValues, at: string): Generator<[path: string, typed: string]> {
  for (const field of PARTY_FIELDS) yield [`${at}.${field}`, party[field]];
  for (const field of CONTACT_FIELDS) yield [`${at}.primaryContact.${field}`, party.primaryContact[field]];
}

function deliveryInput(flat: FlatDraft): DraftChangesInput["deliveryDetails"] {
  return Object.fromEntries(
    DELIVERY_FIELDS.map((field) => [field, flat[`deliveryDetails.${field}`] ?? null]),
  );
}

function partyInputs(flat: FlatDraft): PartyInput[] {
  return partyKeysOf(flat).map((key) => {
    const at = (field: string) => flat[`parties.${key}.${field}`] ?? null;
    return {
      ...(isServerId(key) && { id: key }),
      ...(Object.fromEntries(PARTY_FIELDS.map((field) => [field, at(field)])) as Pick<
        PartyInput,
        "partyVariant"
      >),
      primaryContact: Object.fromEntries(
        CONTACT_FIELDS.map((field) => [field, at(`primaryContact.${field}`)]),
      ),
    };
  });
}
