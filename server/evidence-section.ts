// What a module adds to the evidence of a document: a file that says what it knows of it.

import type { Transaction } from "./transaction/transaction.ts";

/** `About` is what it has to know of the document: whoever is no part of documents names that alone. */
export type EvidenceSection<About> = {
  /** The file's name in the pack, without its ending. */
  readonly name: string;
  /** As JSON, read with the rights of whoever asks: what they may not see they are not given. */
  readonly read: (tx: Transaction, document: About) => Promise<unknown>;
};
