// What a module adds to a record of another one: read along with its row, shown by fields of the contract, told to its rules.

import type { DraftRequirementsView } from "@bondline/domain/drafts/drafts/draft-requirements-view.ts";

export type RecordPart = {
  /** Columns of the statement that reads the record `d`, by the names of the parts. */
  reads: Readonly<Record<string, string>>;
  /** The fields of the contract that lists show, with the parts that each needs; any other field brings every part. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** What the requirements of a draft are validated from. */
  requirements?(row: object): Partial<DraftRequirementsView>;
};

/** Put together at the start of the server, so that a record knows none of its parts by name. */
export type RecordParts = Readonly<Record<"draft" | "document", readonly RecordPart[]>>;

export function addedReads(parts: readonly RecordPart[]): Readonly<Record<string, string>> {
  return Object.assign({}, ...parts.map(({ reads }) => reads));
}

export function addedFields(parts: readonly RecordPart[]): Readonly<Record<string, readonly string[]>> {
  return Object.assign({}, ...parts.map(({ fields }) => fields));
}
