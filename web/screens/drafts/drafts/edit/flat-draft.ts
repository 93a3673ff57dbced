// A draft as one list of path and text, the form in which edits are compared, merged and turned into the smallest input.

import { DRAFT_FIELDS, DRAFT_PARTY_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import type { Fields } from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf, nestTexts } from "@bondline/domain/values/fields/field-paths.ts";
import type {
  DraftChangesInput,
  DraftRecordFragment,
  PartyInput,
} from "../../../../api/generated/graphql.ts";
import {
  type FlatReading,
  type FlatRecord,
  pathsThatDiffer,
  type RowIds,
} from "../../../../app/form/flat-record.ts";
import type { DraftFormValues } from "./draft-form-values.ts";

export type FieldReading = { value: string | null; fault?: string };

/** Brings typed text into the form the server keeps; a faulty text is handed back as typed, with what is wrong. */
export type ReadField = (path: string, typed: string) => FieldReading;

export function flatFromDraft(draft: DraftRecordFragment): FlatRecord {
  const ofParties = draft.parties.map((party) => atParty(party.id, flatTextsOf(DRAFT_PARTY_FIELDS, party)));
  return Object.assign({}, flatTextsOf(DRAFT_FIELDS, draft), ...ofParties);
}

export function flatFromValues(values: DraftFormValues, ids: RowIds, read: ReadField): FlatReading {
  const flat: Record<string, string | null> = {};
  const faults: Record<string, string> = {};
  for (const [path, typed] of textsOf(values, ids)) {
    const { value, fault } = read(path, typed);
    flat[path] = value;
    if (fault !== undefined) faults[path] = fault;
  }
  return { flat, faults };
}

/**
 * The input that brings the server from `base` to `mine`: only fields that differ. Groups such as the delivery details travel whole, and
 * so do parties, in the order in which they stand; one that is gone is named as removed. A number that stands masked stays here.
 */
export function changesBetween(base: FlatRecord, mine: FlatRecord): DraftChangesInput {
  const changed = pathsThatDiffer(base, mine);
  return {
    ...inputOf(DRAFT_FIELDS, mine, changed),
    ...(changed.some(isPartyPath) && { parties: [...partyInputs(mine), ...partiesRemoved(base, mine)] }),
  };
}

export function isPartyPath(path: string): boolean {
  return path.startsWith("parties.");
}

export function partyKeyOf(path: string): string | undefined {
  return isPartyPath(path) ? path.split(".")[1] : undefined;
}

/** In the order in which they stand. */
export function partyKeysOf(flat: FlatRecord): string[] {
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

/** Every text of the form by its path, a party's under its id or its key. */
function textsOf(values: DraftFormValues, ids: RowIds): [path: string, typed: string][] {
  const ofParties = values.parties.map((party) =>
    atParty(ids[party.key] ?? party.key, flatTextsOf(DRAFT_PARTY_FIELDS, party)),
  );
  const texts: FlatRecord = Object.assign({}, flatTextsOf(DRAFT_FIELDS, values), ...ofParties);
  return Object.entries(texts).map(([path, text]) => [path, text ?? ""]);
}

function atParty(key: string, texts: FlatRecord): FlatRecord {
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [`parties.${key}.${path}`, text]));
}

function partyInputs(flat: FlatRecord): PartyInput[] {
  return partyKeysOf(flat).map((key) => {
    const at = `parties.${key}.`;
    const own = Object.keys(DRAFT_PARTY_FIELDS).map((path) => [path, flat[at + path] ?? null]);
    const input = nestTexts(DRAFT_PARTY_FIELDS, Object.fromEntries(own)) as PartyInput;
    return { ...(isServerId(key) && { id: key }), ...input };
  });
}

function partiesRemoved(base: FlatRecord, mine: FlatRecord): PartyInput[] {
  const here = partyKeysOf(mine);
  const gone = partyKeysOf(base).filter((key) => isServerId(key) && !here.includes(key));
  return gone.map((id) => ({ id, isDeleted: true }));
}

/** The named fields and groups, each group with all of its fields. */
function inputOf(fields: Fields, flat: FlatRecord, changed: readonly string[]): object {
  const heads = headsOfPaths(changed);
  const paths = Object.keys(fields).filter(
    (path) => heads.has(headOf(path)) && (fields[path]?.kind !== "account-number" || changed.includes(path)),
  );
  return nestTexts(fields, Object.fromEntries(paths.map((path) => [path, flat[path] ?? null])));
}

function headsOfPaths(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.map(headOf));
}

function headOf(path: string): string {
  return path.split(".")[0] ?? path;
}
