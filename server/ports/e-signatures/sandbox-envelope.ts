// An envelope in the sandbox's books, and where the books are kept. Plain JSON, as the service that it stands in for reports one.

import type { SignaturePlace } from "./e-signatures-port.ts";

export type SandboxRecipient = {
  id: number;
  name: string;
  email: string;
  signingOrder: number;
  /** Opens the page on which this person signs. */
  token: string;
  readStatus: "NOT_OPENED" | "OPENED";
  signingStatus: "NOT_SIGNED" | "SIGNED" | "REJECTED";
  rejectionReason: string | null;
  place: SignaturePlace;
};

export type SandboxEnvelope = {
  id: string;
  /** Rises by one with every change, from 1. */
  version: number;
  externalId: string;
  title: string;
  status: "DRAFT" | "PENDING" | "COMPLETED" | "REJECTED" | "CANCELLED";
  redirectUrl: string;
  fileName: string;
  recipients: SandboxRecipient[];
  /** In base64: as it was sent, with what has been signed on it so far. */
  pdf: string;
};

export interface SandboxEnvelopeStore {
  get(id: string): Promise<SandboxEnvelope | undefined>;
  findByToken(token: string): Promise<SandboxEnvelope | undefined>;
  findByReference(externalId: string): Promise<SandboxEnvelope | undefined>;
  /**
   * Keeps the envelope if the stored one has the version before it (none, for version 1), in one step.
   * False when another change came first.
   */
  put(envelope: SandboxEnvelope): Promise<boolean>;
  remove(id: string): Promise<void>;
}
