// What was said about a draft's required documents, read once for all of them, and which of it is still to be decided.

import { decidesAs } from "@bondline/domain/drafts/required-documents/required-document.ts";
import type { DraftId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../drafts/public.ts";
import { deciderOn, managesDocuments } from "./required-document-access.ts";
import type { RequiredDocumentMessageRow, RequiredDocumentRow } from "./required-document-record.ts";
import { listRequiredDocumentMessages } from "./required-document-store.ts";

/** The messages of a draft by the required document that they are about. */
type Threads = Map<string, RequiredDocumentMessageRow[]>;
const byTransaction = new WeakMap<Transaction, Map<DraftId, Promise<Threads>>>();

/** Newest first. */
export async function messagesOf(
  tx: Transaction,
  { id, draftId }: RequiredDocumentRow,
): Promise<RequiredDocumentMessageRow[]> {
  const known: Map<DraftId, Promise<Threads>> = byTransaction.get(tx) ?? new Map();
  byTransaction.set(tx, known);
  const ofDraft = known.get(draftId) ?? threadsOf(tx, draftId);
  known.set(draftId, ofDraft);
  return (await ofDraft).get(id) ?? [];
}

async function threadsOf(tx: Transaction, draftId: DraftId): Promise<Threads> {
  const messages = await listRequiredDocumentMessages(tx, draftId);
  return Map.groupBy(messages, ({ requiredDocumentId }) => requiredDocumentId);
}

/** Something that was put up, and no decision about it. */
export function isPutUp({ attachmentId, hasApproval }: RequiredDocumentMessageRow): boolean {
  return attachmentId !== null && hasApproval === null;
}

type Decided = { draft: Draft; document: RequiredDocumentRow };

/** What was put up last alone, and by the other side. */
export async function mayDecide(
  tx: Transaction,
  { draft, document }: Decided,
  message: RequiredDocumentMessageRow,
): Promise<boolean> {
  if (!managesDocuments(tx.actor, draft)) return false;
  if (decidesAs(document, deciderOn(tx.actor, draft)) === undefined) return false;
  const last = (await messagesOf(tx, document)).find(isPutUp);
  return last?.id === message.id;
}
