// Validates what a client sends for a draft: only what it names is changed, and everything faulty comes back at once, by path.

import type { FieldMessages } from "../../refusals.ts";
import { flattenInput, headsOf } from "../../values/fields/field-paths.ts";
import { checkFields, flattenFields, type RawFields } from "../../values/fields/field-set.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import type { DraftStatus } from "./draft.ts";
import {
  DRAFT_FIELDS,
  DRAFT_PARTIES_MAX,
  DRAFT_PARTY_RULES,
  DRAFT_RULES,
  type DraftFieldPath,
  type DraftFieldValues,
  type DraftPartyValues,
} from "./draft-fields.ts";
import { PAST_RETURN_MESSAGE } from "./draft-requirement-conditions.ts";
import { DRAFT_STATUS_TEXT } from "./draft-text.ts";
import { type DraftField, editableFields } from "./editable-fields.ts";

const UNKNOWN_FIELD_MESSAGE = "This field cannot be set.";

/** As a call carries it: nested, null to empty a field, a missing field to leave it as it is. */
export type DraftInput = Readonly<Record<string, unknown>>;

export type DraftChange = {
  values: Partial<DraftFieldValues>;
  parties: readonly DraftPartyValues[] | undefined;
};

export type DraftInputResult = { ok: true; change: DraftChange } | { ok: false; fields: FieldMessages };

type CheckOptions = {
  /** What the draft already holds, for conditions between a field that is named and one that is not. */
  present?: Partial<DraftFieldValues>;
  /** Where a day that is past is to be refused. */
  today?: PlainDate;
};

export function checkDraftInput(
  input: DraftInput,
  status: DraftStatus,
  { present = {}, today }: CheckOptions = {},
): DraftInputResult {
  const { parties, ...rest } = input;
  const raw = flattenInput(DRAFT_FIELDS, rest);
  const rules = Object.fromEntries(
    Object.entries(DRAFT_RULES).filter(([path]) => raw[path] !== undefined),
  ) as typeof DRAFT_RULES;

  const validated = checkFields(rules, raw, {
    across: (values) => ({
      ...findExpiryDisagreement({ ...present, ...withoutStaleExpiry(values) }),
      ...findPastReturn(values, present, today),
    }),
  });
  const validatedParties = parties === undefined ? undefined : checkParties(parties);
  const fields = {
    ...(validated.ok ? {} : validated.fields),
    ...validatedParties?.fields,
    ...findUnknown(raw),
    ...findLocked(Object.keys(input), status),
  };

  if (Object.keys(fields).length > 0 || !validated.ok) return { ok: false, fields };
  return {
    ok: true,
    change: { values: withoutStaleExpiry(validated.values), parties: validatedParties?.values },
  };
}

/** An open-ended draft has no date of expiry, and one without a date is not fixed by it. */
function findExpiryDisagreement(values: Partial<DraftFieldValues>): FieldMessages {
  if (values.expiryType !== "OPEN_ENDED" || !values.expiresAt) return {};
  return { expiresAt: "Remove this date, or choose an expiry on a date" };
}

/** A day that stands already is not validated again: it may have passed while the rest was edited. */
function findPastReturn(
  { expectedReturnDate: wanted }: Partial<DraftFieldValues>,
  { expectedReturnDate: saved }: Partial<DraftFieldValues>,
  today: PlainDate | undefined,
): FieldMessages {
  const isPast = wanted && today !== undefined && wanted < today && wanted !== saved;
  return isPast ? { expectedReturnDate: PAST_RETURN_MESSAGE } : {};
}

/** Choosing an open end without a word about the date takes the date away. */
function withoutStaleExpiry(values: Partial<DraftFieldValues>): Partial<DraftFieldValues> {
  const isSilent = values.expiryType === "OPEN_ENDED" && values.expiresAt === undefined;
  return isSilent ? { ...values, expiresAt: null } : values;
}

/** A message for each field that the status has locked, by its path. */
function findLocked(fields: readonly string[], status: DraftStatus): FieldMessages {
  const editable: readonly string[] = editableFields(status);
  const locked = fields.filter((field) => isDraftField(field) && !editable.includes(field));
  const message = `This cannot be changed while the draft is ${DRAFT_STATUS_TEXT[status]}.`;
  return Object.fromEntries(locked.map((field) => [field, message]));
}

function findUnknown(raw: RawFields): FieldMessages {
  const unknown = Object.keys(raw).filter((path) => !isFieldPath(path));
  return Object.fromEntries(unknown.map((path) => [path, UNKNOWN_FIELD_MESSAGE]));
}

type PartiesResult = { fields: FieldMessages; values: DraftPartyValues[] };

function checkParties(parties: unknown): PartiesResult {
  if (!Array.isArray(parties))
    return { fields: { parties: "This field must be a list of parties" }, values: [] };
  if (parties.length > DRAFT_PARTIES_MAX)
    return { fields: { parties: `A draft can have at most ${DRAFT_PARTIES_MAX} parties` }, values: [] };

  const validated = parties.map((party, index) =>
    checkFields(DRAFT_PARTY_RULES, flattenFields(party as DraftInput), { pathPrefix: `parties.${index}.` }),
  );
  return {
    fields: Object.assign({}, ...validated.map((result) => (result.ok ? {} : result.fields))),
    values: validated.flatMap((result) => (result.ok ? [result.values] : [])),
  };
}

function isFieldPath(path: string): path is DraftFieldPath {
  return Object.hasOwn(DRAFT_FIELDS, path);
}

const DRAFT_FIELD_NAMES: ReadonlySet<string> = new Set([...headsOf(DRAFT_FIELDS), "parties"]);

function isDraftField(field: string): field is DraftField {
  return DRAFT_FIELD_NAMES.has(field);
}
