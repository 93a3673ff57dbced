// What a module adds to a record of another one: read along with its row, shown by fields of the contract, passed to its rules.

import type { DraftRequirementsView } from "@bondline/domain/drafts/drafts/draft-requirements-view.ts";
import type { AccountId, DocumentId, DraftId, OfficeChangeId } from "@bondline/domain/ids.ts";
import type { ChangeSubjectKind } from "@bondline/domain/office/changes/office-change.ts";
import type { Fields } from "@bondline/domain/values/fields/field.ts";
import type { AddedParts, App } from "./app.ts";
import type { Tables } from "./database/generated/rows.ts";
import type { EnvelopeOwner } from "./envelope-owner.ts";
import type { Granted } from "./transaction/granted.ts";
import type { Transaction } from "./transaction/transaction.ts";

declare const added: unique symbol;
/** The name of a part that another module adds. Only `recordPart` makes one, so that no statement asks for a part that nobody reads. */
export type AddedPart = string & { readonly [added]: true };

/** What depends on who asks needs these of every record. */
type SharedPart = "facts";

export type Approver = { accountId: AccountId | null; emailAddress: string; givenName: string | null };
type ChangedDraft = Granted<{ id: DraftId }, "CAN_EDIT" | "CAN_DECIDE_WORDING">;

/** `Row` is the record, with whatever of it the part has to know. */
type NamedPart<Name extends string, Row> = {
  /** Columns of the statement that reads the record `d`, by the names of the parts. */
  reads: Readonly<Record<Name, string>>;
  /** The fields of the contract that lists show, with the parts that each needs; any other field brings every part. */
  fields: Readonly<Record<string, readonly (NoInfer<Name> | SharedPart)[]>>;
  /** What the requirements of a draft are validated from. */
  requirements?: (row: Row) => Partial<DraftRequirementsView>;
  /** The text that takes the place of the portal's own wording, where the draft has one; `factsHash` says what it has to speak of. */
  ownWording?: (row: Row, factsHash: string) => string | null;
  /** The beneficiary's own text in the place of the portal's clauses. */
  ownClauses?: (row: Row) => string | null;
  /** How many people must still be verified before a submission reaches the provider. */
  leftToVerify?: (row: Row) => number;
  /** Refuses where something of it has to be settled before a submission is approved. */
  requireSettled?: (row: Row) => void;
  /** What of it comes into being when a draft is submitted. */
  submitted?: (tx: Transaction, row: Row) => Promise<void>;
  /** What of it comes into being when a draft is approved under a fee plan of this bank. */
  approved?: (tx: Transaction, row: Row, bank: Tables["supplier"]) => Promise<void>;
  /** What becomes of it when the fields or the parties of a draft were changed; the row is as it was before. */
  changed?: (tx: Transaction, row: Row) => Promise<void>;
  /** What becomes of it when a draft is over without an issue. */
  discontinued?: (tx: Transaction, row: Row) => Promise<void>;
  /** What goes with documents that are taken out again. */
  removed?: (tx: Transaction, ids: readonly DocumentId[]) => Promise<void>;
  /** Takes back whatever was approved of a draft that has changed, and answers who had approved. */
  takeApprovalsBack?: (tx: Transaction, draft: ChangedDraft) => Promise<readonly Approver[]>;
};
/** Of a record that nobody has named, none of its hooks can be called. */
export type RecordPart<Row = never> = NamedPart<AddedPart, Row>;

export function recordPart<Name extends string, Row = unknown>(part: NamedPart<Name, Row>): RecordPart<Row> {
  return part as NamedPart<string, Row> as RecordPart<Row>;
}

/**
 * Who reads a part of a draft, of those who see the draft: everybody, those on the applicant's side and on the bank's and not a
 * beneficiary, whoever sees payments, or whoever settles them.
 */
export type PartReader = "everybody" | "applicant-and-bank" | "payments" | "settlement";

export type Read = {
  readonly readers: PartReader;
  /** What the history calls the records that it consists of. */
  readonly inHistory: readonly string[];
};
export type PartOfDraft<Row = never> = RecordPart<Row> & Read;

/** Who reads it is said once, for the record and for its history. */
export function draftPart<Name extends string, Row = unknown>(
  part: NamedPart<Name, Row> & Read,
): PartOfDraft<Row> {
  return part as NamedPart<string, Row> & Read as PartOfDraft<Row>;
}

/** The fields of what is changed by two, as texts; null for what is empty. */
export type ChangeTexts = Readonly<Record<string, string | null>>;

export type ProposedChange = {
  id: OfficeChangeId;
  subjectId: string;
  /** How many versions there were when it was proposed. */
  subjectVersion: number;
  proposed: ChangeTexts;
  reason: string;
};

/** What a change by two can be of, as its own module says it. */
export type ChangeSubject = {
  kind: ChangeSubjectKind;
  fields: Fields;
  /** How it stands now, and how many versions of it there are; nothing of what is not there yet. */
  present(tx: Transaction, subjectId: string): Promise<{ texts: ChangeTexts | null; version: number }>;
  /** What ids among the texts are called. */
  namesOf?(tx: Transaction, texts: ChangeTexts): Promise<ChangeTexts>;
  /** Validates it by what is there now, and makes it so. */
  apply(tx: Transaction, change: ProposedChange): Promise<void>;
  /** What else is shown of it where it was declined or taken back. */
  dropped?(tx: Transaction, subjectId: string): Promise<void>;
};

/** Put together at the start of the server, so that a record knows none of its parts by name. */
export type RecordParts<DraftRow = never, DocumentRow = never> = {
  readonly draft: readonly PartOfDraft<DraftRow>[];
  readonly document: readonly RecordPart<DocumentRow>[];
  /** What administrators change by two: each kind says what an approved change does. */
  readonly changes: readonly ChangeSubject[];
  /** Which records are signed at an e-signature service. */
  readonly envelopes: readonly EnvelopeOwner[];
};

/** For the app, which hands them on and looks at none. */
export function addedByModules<DraftRow, DocumentRow>(parts: RecordParts<DraftRow, DocumentRow>): AddedParts {
  return parts as RecordParts<DraftRow, DocumentRow> & AddedParts;
}

export function partsOf({ parts }: Pick<App, "parts">): RecordParts {
  return parts as RecordParts & AddedParts;
}

export function addedReads(parts: readonly RecordPart[]): Readonly<Record<string, string>> {
  return Object.assign({}, ...parts.map(({ reads }) => reads));
}

export function addedParts(parts: readonly RecordPart[]): AddedPart[] {
  return Object.keys(addedReads(parts)) as AddedPart[];
}

export function addedFields(
  parts: readonly RecordPart[],
): Readonly<Record<string, readonly (AddedPart | SharedPart)[]>> {
  return Object.assign({}, ...parts.map(({ fields }) => fields));
}
