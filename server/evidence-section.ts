// What a module adds to the evidence of a document: a file that says what it knows of it.

import type { Document } from "./modules/documents/documents/public.ts";
import type { Transaction } from "./transaction/transaction.ts";

export type EvidenceSection = {
  /** The file's name in the pack, without its ending. */
  name: string;
  /** As JSON, read with the rights of whoever asks: what they may not see they are not given. */
  read(tx: Transaction, document: Document): Promise<unknown>;
};
