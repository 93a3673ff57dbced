// What is asked of an e-signature service by jobs: an envelope opened, asked about, or ended there because it is over here.

import type { Transaction } from "../../../transaction/transaction.ts";

export type EnvelopePayload = { envelopeId: string };

export async function enqueueOpen(tx: Transaction, envelopeId: string): Promise<void> {
  const payload: EnvelopePayload = { envelopeId };
  await tx.enqueue("open-envelope", payload, { key: `open envelope ${envelopeId}` });
}

export async function enqueueCheck(tx: Transaction, envelopeId: string): Promise<void> {
  const payload: EnvelopePayload = { envelopeId };
  await tx.enqueue("check-envelope", payload, { key: `check envelope ${envelopeId}` });
}

/** Nobody is to sign there what is over here. */
export async function enqueueCancel(tx: Transaction, envelopeId: string): Promise<void> {
  const payload: EnvelopePayload = { envelopeId };
  await tx.enqueue("cancel-envelope", payload, { key: `cancel envelope ${envelopeId}` });
}
