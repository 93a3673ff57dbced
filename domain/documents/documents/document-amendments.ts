// What an edit of a document sends: only the fields that changed, each party by itself, and nothing where nothing changed.

/** A party of the form or of the record: its fields as texts, by their paths. */
export type PartyTexts = {
  /** Null for one that was added and is not recorded yet. */
  id: string | null;
  isDeleted: boolean;
  fields: Readonly<Record<string, string>>;
};

/** A document as texts, as a form holds it and as the rules validate it. */
export type DocumentTexts = {
  fields: Readonly<Record<string, string>>;
  parties: readonly PartyTexts[];
  metadata: Readonly<Record<string, string>>;
};

export const NO_TEXTS: DocumentTexts = { fields: {}, parties: [], metadata: {} };

type PartyAmendment = {
  id: string | null;
  isDeleted: boolean;
  /** Null empties a field. */
  fields: Readonly<Record<string, string | null>>;
};

export type DocumentAmendments = {
  fields: Readonly<Record<string, string | null>>;
  parties: readonly PartyAmendment[];
  metadata: Readonly<Record<string, string | null>>;
};

/** Undefined where nothing changed: then nothing is sent. White space round a value is no change. */
export function findAmendments(before: DocumentTexts, after: DocumentTexts): DocumentAmendments | undefined {
  const amendments = {
    fields: changedTexts(before.fields, after.fields),
    parties: after.parties.flatMap((party) => amendmentOf(before.parties, party)),
    metadata: changedTexts(before.metadata, after.metadata),
  };
  const isEmpty =
    amendments.parties.length === 0 &&
    Object.keys(amendments.fields).length === 0 &&
    Object.keys(amendments.metadata).length === 0;
  return isEmpty ? undefined : amendments;
}

/** The present texts with the amendments in them. Names each party that is not there. */
export function applyAmendments(
  present: DocumentTexts,
  { fields, parties, metadata }: DocumentAmendments,
): { texts: DocumentTexts; unknownParties: readonly string[] } {
  const ids = new Set(present.parties.map(({ id }) => id));
  const amended = present.parties.map((party) => {
    const amendment = parties.find(({ id }) => id !== null && id === party.id);
    if (amendment === undefined) return party;
    return {
      ...party,
      isDeleted: amendment.isDeleted,
      fields: withChanges(party.fields, amendment.fields),
    };
  });
  const added = parties
    .filter(({ id, isDeleted }) => id === null && !isDeleted)
    .map((party) => ({ id: null, isDeleted: false, fields: withChanges({}, party.fields) }));

  return {
    texts: {
      fields: withChanges(present.fields, fields),
      parties: [...amended, ...added],
      metadata: withChanges(present.metadata, metadata),
    },
    unknownParties: parties.flatMap(({ id }) => (id === null || ids.has(id) ? [] : [id])),
  };
}

/** A new party is removed outright, an existing one is marked deleted and can be taken back until it is saved. */
export function withoutParty<Party extends { id: string | null; isDeleted: boolean }>(
  parties: readonly Party[],
  place: number,
): Party[] {
  return parties.flatMap((party, index) => {
    if (index !== place) return [party];
    return party.id === null ? [] : [{ ...party, isDeleted: true }];
  });
}

function amendmentOf(before: readonly PartyTexts[], party: PartyTexts): PartyAmendment[] {
  if (party.id === null) return party.isDeleted ? [] : [{ ...party, fields: changedTexts({}, party.fields) }];
  const known = before.find(({ id }) => id === party.id);
  if (known === undefined) return [];
  if (party.isDeleted) return [{ id: party.id, isDeleted: true, fields: {} }];
  const fields = changedTexts(known.fields, party.fields);
  return Object.keys(fields).length === 0 ? [] : [{ id: party.id, isDeleted: false, fields }];
}

/** A field that `after` does not name stays as it is. */
function changedTexts(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Record<string, string | null> {
  const changed = Object.entries(after)
    .map(([path, text]) => [path, text.trim()] as const)
    .filter(([path, text]) => text !== (before[path] ?? "").trim());
  return Object.fromEntries(changed.map(([path, text]) => [path, text === "" ? null : text]));
}

function withChanges(
  present: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const texts = Object.entries(changes).map(([path, text]) => [path, text ?? ""]);
  return { ...present, ...Object.fromEntries(texts) };
}
