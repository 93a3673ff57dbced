// The histories that belong to the evidence of a document: its own, and that of the draft it came from where its reader sees that.

import { findVisible } from "../../../graphql/live.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { type ChainEntry, documentBlinds, draftBlinds, readChain } from "../../records/history/public.ts";
import type { Document } from "../documents/public.ts";

export type EvidenceHistory = { name: "document" | "draft"; entries: ChainEntry[] };

export async function historiesOf(tx: Transaction, document: Document): Promise<EvidenceHistory[]> {
  const own = await readChain(tx, { type: "document", id: document.id }, documentBlinds(tx.actor, document));
  const histories: EvidenceHistory[] = [{ name: "document", entries: own }];
  const { originalDraftId } = document;
  if (originalDraftId === null) return histories;
  const draft = await findVisible(() => accessDraft(tx, originalDraftId));
  if (draft === undefined) return histories;
  const before = await readChain(tx, { type: "draft", id: draft.id }, draftBlinds(tx, draft));
  return [...histories, { name: "draft", entries: before }];
}
