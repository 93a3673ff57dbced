// How much is put into the bench's database, and the ids by which the measurements find it again.

import type { DocumentId, DraftId, OrganisationId } from "@bondline/domain/ids.ts";

/** Tiny is for the bench's own test. */
export type SizeName = "tiny" | "small" | "usual" | "large";

export type Size = {
  name: SizeName;
  /** Organisations of 400 documents each: what a portal is mostly made of. */
  usualOrganisations: number;
  /** One organisation for each count: how a list behaves while it grows. The first is what the others are compared with. */
  growing: readonly number[];
  /** Of a register that is imported. */
  registerRows: number;
  /** That wait for the provider, beside the few with which they are compared. */
  deskDrafts: number;
  /** Of bank statements, and of guarantees with later periods, the fewest first: of each count so many periods are due at the most. */
  billing: {
    readonly lines: readonly number[];
    readonly guarantees: readonly number[];
    readonly due: number;
  };
};

export const SIZES: Record<SizeName, Size> = {
  tiny: {
    name: "tiny",
    usualOrganisations: 20,
    growing: [200, 1_000],
    registerRows: 100,
    deskDrafts: 1_000,
    billing: { lines: [20, 100], guarantees: [20, 40], due: 20 },
  },
  small: {
    name: "small",
    usualOrganisations: 50,
    growing: [200, 10_000],
    registerRows: 2_000,
    deskDrafts: 100_000,
    billing: { lines: [1_000, 10_000], guarantees: [2_000, 20_000], due: 1_000 },
  },
  usual: {
    name: "usual",
    usualOrganisations: 500,
    growing: [200, 10_000, 100_000],
    registerRows: 10_000,
    deskDrafts: 100_000,
    billing: { lines: [1_000, 100_000], guarantees: [20_000, 200_000], due: 2_000 },
  },
  large: {
    name: "large",
    usualOrganisations: 500,
    growing: [200, 10_000, 100_000, 1_000_000],
    registerRows: 10_000,
    deskDrafts: 100_000,
    billing: { lines: [1_000, 100_000, 300_000], guarantees: [20_000, 200_000], due: 200_000 },
  },
};

export const USUAL_DOCUMENTS = 400;
/** Drafts of the first organisation: two sets, so that no two contenders write the same row. */
export const DRAFTS = 400;
/** In one document of so many; the common word is in all of them. */
export const RARE_EVERY = 1_000;
export const RARE_WORD = "zanzibar";
export const COMMON_WORD = "company";

/** Each document of the fourth organisation has as many requests after issue; the fifth's, as many documents, have none. */
export const REQUESTED = { organisation: 4, beside: 5, requests: 10 } as const;

/** Two more drafts of the first organisation: one on which many people work, and one as bare as the others. */
export const PEOPLED = {
  draft: DRAFTS + 1,
  bare: DRAFTS + 2,
  collaborators: 40,
  requiredDocuments: 60,
  messages: 400,
} as const;

/** Of the portal's staff, without an organisation: counted apart from them. */
export const STAFF = 0;

/** The people of the second organisation who watch its documents, one socket each; counted from a number beyond all others. */
export const WATCHERS = { organisation: 2, count: 1_000, firstNumber: 1_000_000 } as const;

export function watcherNumbers(): number[] {
  return Array.from({ length: WATCHERS.count }, (_, at) => WATCHERS.firstNumber + at);
}

/** What waits at the desk: few of one kind and many of another, so that one database holds both. */
export const DESK_WORK = {
  few: { kind: "DRAFT_SENT_AGAIN", count: 100 },
  many: { kind: "DRAFT_SUBMITTED" },
} as const;

/**
 * The drafts behind that work, counted through from a number beyond those of the first organisation. After them, and so last in the queue, come as few
 * that wait for the bank, and as few that are issued. They belong to organisations that nothing else is measured with.
 */
export const DESK_DRAFTS = {
  firstNumber: 10_000,
  firstOrganisation: 6,
  organisations: 14,
} as const;

export type BenchOrganisation = { number: number; documents: number; firstDocument: number };

/** The usual ones first, then the growing ones; documents are counted through all of them. */
export function organisationsOf({ usualOrganisations, growing }: Size): BenchOrganisation[] {
  const counts = [...Array.from({ length: usualOrganisations }, () => USUAL_DOCUMENTS), ...growing];
  let firstDocument = 0;
  return counts.map((documents, at) => {
    const organisation = { number: at + 1, documents, firstDocument };
    firstDocument += documents;
    return organisation;
  });
}

export const ID_PREFIXES = {
  organisation: "00000001-0000-7000-8000-",
  account: "00000002-0000-7000-8000-",
  document: "00000003-0000-7000-8000-",
  draft: "00000004-0000-7000-8000-",
  requiredDocument: "00000005-0000-7000-8000-",
} as const;

export function organisationId(number: number): OrganisationId {
  return idOf("organisation", number) as OrganisationId;
}

export function documentId(number: number): DocumentId {
  return idOf("document", number) as DocumentId;
}

export function draftId(number: number): DraftId {
  return idOf("draft", number) as DraftId;
}

/** Each organisation has one person, who may do everything in it and is signed in under this token. */
export function tokenOf(organisation: number): string {
  return `bench-session-token-of-${String(organisation).padStart(8, "0")}`;
}

export function emailOf(organisation: number): string {
  return `person-${organisation}@bench.example`;
}

function idOf(kind: keyof typeof ID_PREFIXES, number: number): string {
  return `${ID_PREFIXES[kind]}${number.toString(16).padStart(12, "0")}`;
}
