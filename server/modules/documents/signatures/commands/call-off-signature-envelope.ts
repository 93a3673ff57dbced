// An officer of the issuer calls off what waits at an e-signature service, so that the original can be signed otherwise.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { endEnvelope } from "../end-envelope.ts";
import { accessEnvelopeToCallOff } from "../envelope-access.ts";
import type { SignatureInput } from "../signature-access.ts";

export async function callOffSignatureEnvelope(
  tx: Transaction,
  input: SignatureInput,
): Promise<CommandResult> {
  const { envelope, document } = await accessEnvelopeToCallOff(tx, input);
  await endEnvelope(tx, document, envelope, { end: "callOff" });
  await touchDocument(tx, document);
  return { documentId: document.id };
}
