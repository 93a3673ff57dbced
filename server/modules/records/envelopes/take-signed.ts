// Takes the file that an e-signature service has signed: looked over, kept, and given to its record.

import { createHash } from "node:crypto";
import type { App } from "../../../app.ts";
import type { SentFile, SignedFile, WaitingEnvelope } from "../../../envelope-owner.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { whyNotSigned } from "./signed-elsewhere.ts";

type Taking = {
  signed: Buffer;
  onWaiting(act: (tx: Transaction, again: WaitingEnvelope) => Promise<void>): Promise<void>;
};

const CHANGED_MESSAGE = "The document has changed since it was sent, so what was signed was not taken.";

/** The service's own file is kept, byte for byte: anything that we put into it would break its seal. */
export async function takeSigned(
  app: App,
  on: WaitingEnvelope,
  { signed, onWaiting }: Taking,
): Promise<void> {
  const { file: sent } = await on.toSend();
  const isAsSent = createHash("sha256").update(sent.content).digest("hex") === on.envelope.sentSha256;
  const fault = isAsSent ? await whyNotSigned(app, signed, sent.content) : CHANGED_MESSAGE;
  if (fault !== undefined)
    return await onWaiting((tx, again) => again.end(tx, { end: "fail", reason: fault }));
  const file = await keepFile(app, on, { ...sent, content: signed });
  await onWaiting((tx, again) => again.give(tx, file));
}

/** Under a key of its own: what lay there before a fault is taken as it is. */
async function keepFile(
  { ports: { files } }: App,
  { envelope: { id, organisationId } }: WaitingEnvelope,
  { fileName, contentType, content: bytes }: SentFile,
): Promise<SignedFile> {
  const storageKey = `${organisationId}/envelope-${id}`;
  const stored =
    (await files.describe(storageKey)) ?? (await files.put(storageKey, { fileName, contentType, bytes }));
  return { storageKey, fileName, contentType, stored };
}
