// What the lists of drafts and documents are answered in tests: a page, a row, how many there are, and what they are narrowed by.

import type { ListCountsQuery } from "../api/generated/graphql.ts";
import { HARBOUR_CIVIL } from "./client-cast.ts";

type Counts = Partial<ListCountsQuery["draftCount"] & ListCountsQuery["documentCount"]>;

/** None of what is not named. */
export function listCounts(counts: Counts = {}) {
  const {
    drafts = 0,
    discontinued = 0,
    established = 0,
    projected = 0,
    closed = 0,
    awaitingReturn = 0,
  } = counts;
  return {
    data: {
      draftCount: { drafts, discontinued },
      documentCount: { established, projected, closed, awaitingReturn },
    },
  };
}

/** The last page, where no cursor leads on. */
export function aPage(nodes: readonly { id: string }[], more: { total?: number; endCursor?: string } = {}) {
  return {
    totalCount: more.total ?? nodes.length,
    totalCountIsCapped: false,
    pageInfo: { hasNextPage: more.endCursor !== undefined, endCursor: more.endCursor ?? null },
    edges: nodes.map((node) => ({ cursor: `c${node.id}`, node })),
  };
}

export const NO_PAGE = aPage([]);

/** Lists of drafts, of documents and of all, with nothing in any of them. */
export const EMPTY_LISTS = {
  ListCounts: listCounts(),
  ListAll: { data: { drafts: NO_PAGE, documents: NO_PAGE } },
  ListDrafts: { data: { drafts: NO_PAGE } },
  ListDocuments: { data: { documents: NO_PAGE } },
};

export const FILTER_CHOICES = {
  data: {
    facilities: [{ id: "f1", name: "Main facility" }],
    organisation: { id: HARBOUR_CIVIL.id, documentMetadataKeys: [{ id: "k", key: "Region" }] },
  },
};

/** A row of a list of documents. */
export function aListedDocument(fields: { id: string } & Record<string, unknown>) {
  return {
    organisationId: HARBOUR_CIVIL.id,
    isHeld: false,
    version: 1,
    status: "ESTABLISHED",
    documentVariant: "BANK_GUARANTEE",
    referenceNumber: `BG-${fields.id}`,
    guaranteeNumber: null,
    purpose: "PERFORMANCE",
    projectAddress: null,
    expectedReturnDate: null,
    amount: "212500.00",
    createdAt: "2026-03-12T00:00:00Z",
    establishedAt: "2026-03-12",
    expiresAt: "2028-06-30",
    expiryType: "FIXED",
    bank: { name: "Macquarie" },
    parties: [{ id: "p", partyVariant: "BENEFICIARY", name: `Beneficiary ${fields.id}` }],
    ...fields,
  };
}

export function aListedDraft(fields: { id: string } & Record<string, unknown>) {
  return {
    organisationId: HARBOUR_CIVIL.id,
    version: 1,
    status: "DRAFT",
    processType: "BANK_GUARANTEE",
    referenceNumber: `DR-${fields.id}`,
    yourReference: null,
    amount: "400000.50",
    updatedAt: "2026-11-18T02:00:00Z",
    waitingFor: "APPLICANT",
    parties: [{ id: "p", partyVariant: "BENEFICIARY", name: `Beneficiary ${fields.id}` }],
    ...fields,
  };
}
