// The access check of securities that an organisation holds: what its people recorded and what was shared with the reader, and nothing of anybody else's.

import {
  DOCUMENT_TABS,
  type DocumentStatus,
  type DocumentTab,
} from "@bondline/domain/documents/documents/document.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { roleIn } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import { accessDocument, documentFacts } from "../documents/document-access.ts";
import type { Document, DocumentPart, DocumentSort } from "../documents/public.ts";
import {
  type HeldFilter,
  type HeldSums,
  type HoldingFacts,
  listHeld,
  listHoldingFacts,
  sumHeld,
} from "./holding-store.ts";

/** A document with what its holder needs to know of it. */
export type HeldSecurity = { id: string; document: Document; facts: HoldingFacts };

export type HeldArguments = {
  organisationId: string;
  tab?: DocumentTab | null | undefined;
  search?: string | null | undefined;
};

const NEWEST_FIRST: DocumentSort = { field: "CREATED_AT", direction: "DESC" };

export async function listHeldSecurities(
  tx: Transaction,
  list: HeldArguments & PageArguments & { sort?: DocumentSort | null | undefined },
  parts: readonly DocumentPart[],
): Promise<Page<HeldSecurity>> {
  const page = await listHeld(tx, filterOf(tx, list), list.sort ?? NEWEST_FIRST, { list, parts });
  const nodes = await withFacts(tx, page.nodes);
  return { ...page, nodes, cursorOf: ({ document }) => page.cursorOf(document) };
}

export async function sumHeldSecurities(tx: Transaction, asked: HeldArguments): Promise<HeldSums> {
  return await sumHeld(tx, filterOf(tx, asked));
}

/** Null for whoever sees the document and does not hold it: its applicant, and those who issue it. */
export async function accessHeldSecurity(tx: Transaction, documentId: string): Promise<HeldSecurity | null> {
  const document = await accessDocument(tx, documentId);
  const { roles } = documentFacts(tx.actor, document);
  const isHolder = document.isHeld ? roles.has("OWNER") || roles.has("LIMITED") : roles.has("BENEFICIARY");
  if (!isHolder) return null;
  const [held] = await withFacts(tx, [document]);
  return held ?? null;
}

async function withFacts(tx: Transaction, documents: readonly Document[]): Promise<HeldSecurity[]> {
  if (documents.length === 0) return [];
  const facts = await listHoldingFacts(
    tx,
    documents.map(({ id }) => id),
  );
  const byId = new Map<string, HoldingFacts>(facts.map((each) => [each.id, each]));
  return documents.flatMap((document) => {
    const found = byId.get(document.id);
    return found === undefined ? [] : [{ id: document.id, document, facts: found }];
  });
}

function filterOf(tx: Transaction, { organisationId: id, tab, search }: HeldArguments): HeldFilter {
  const organisationId = requireOrganisation(tx, id);
  return {
    organisationId,
    statuses: tab ? DOCUMENT_TABS[tab] : EVERY_STATUS,
    search: search ?? "",
    onlyAdded: roleIn(tx.actor, organisationId) === "LIMITED_USER",
  };
}

const EVERY_STATUS: readonly DocumentStatus[] = Object.values(DOCUMENT_TABS).flat();
