// A file goes from its record, and its bytes after it.

import type { Transaction } from "../../../transaction/transaction.ts";
import type { AttachmentRow, FileOwner } from "./attachment-record.ts";
import { deleteAttachment } from "./attachment-store.ts";

export async function removeAttachment(
  tx: Transaction,
  owner: FileOwner,
  { id, storageKey }: AttachmentRow,
): Promise<void> {
  await deleteAttachment(tx, { owner, id });
  await tx.enqueue("remove-file", { storageKey }, { key: `remove ${id}` });
}
