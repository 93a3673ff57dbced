// What a module says of its records that are signed at an e-signature service; how they are sent, asked about and taken is the same for all.

import type { Signer, SignerProgress } from "./ports/e-signatures/e-signatures-port.ts";
import type { StoredFile } from "./ports/files/files-port.ts";
import type { Transaction } from "./transaction/transaction.ts";

/** Of its row, what the way to the service and back needs. */
export type EnvelopeAtService = {
  id: string;
  organisationId: string;
  serviceName: string;
  /** Both null until the service has taken it. */
  providerId: string | null;
  sentSha256: string | null;
};

export type SentFile = { fileName: string; contentType: "application/pdf"; content: Buffer };

export type ToSend = {
  title: string;
  file: SentFile;
  /** In the order in which they sign. */
  signers: readonly Signer[];
  /** Where a signer's browser goes afterwards, from the portal's address on. */
  returnPath: string;
};

export type OpenedAtService = { providerId: string; sentSha256: string; signingUrls: readonly string[] };

/** Why nothing came of it: for people to read, or null where the signer gave no reason. */
export type Unsigned = { end: "fail" | "refuse"; reason: string | null };

/** What came back signed, kept already. */
export type SignedFile = {
  storageKey: string;
  fileName: string;
  contentType: string;
  stored: Pick<StoredFile, "byteLength" | "md5" | "sha256">;
};

/** One that waits, with its record locked: what it keeps is kept in the transaction that has found it. */
export type WaitingEnvelope = {
  readonly envelope: EnvelopeAtService;
  /** What is sent, the same each time. Asked for outside of any transaction. */
  toSend(): Promise<ToSend>;
  keepOpened(tx: Transaction, opened: OpenedAtService): Promise<void>;
  keepProgress(tx: Transaction, signers: readonly SignerProgress[]): Promise<void>;
  end(tx: Transaction, ended: Unsigned): Promise<void>;
  give(tx: Transaction, file: SignedFile): Promise<void>;
};

export type EnvelopeOwner = {
  /** What people read where nothing could be sent: what else they may do. */
  readonly otherwise: string;
  /** Undefined once it was answered, called off, or its record says something else: whatever comes then changes nothing. */
  access(tx: Transaction, id: string): Promise<WaitingEnvelope | undefined>;
  isOwn(tx: Transaction, id: string): Promise<boolean>;
  /** What its service has taken and nobody has answered, the newest first. */
  listWaiting(tx: Transaction, asked: { since: string; max: number }): Promise<string[]>;
};
