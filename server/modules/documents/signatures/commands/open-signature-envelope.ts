// An officer of the issuer signs the digital original at an e-signature service, by name and authority; it waits there from that moment on.

import { SIGN_RULES } from "@bondline/domain/documents/signatures/signature.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { enqueueOpen } from "../../../records/envelopes/public.ts";
import { findChainHead } from "../../../records/history/public.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { insertEnvelope } from "../envelope-store.ts";
import { accessSignature } from "../signature-access.ts";
import type { SignDigitalOriginalInput } from "./sign-digital-original.ts";

const NO_SERVICE_MESSAGE = "No e-signature service is set up. Sign it here.";

export async function openSignatureEnvelope(
  tx: Transaction,
  { documentId, version, ...texts }: SignDigitalOriginalInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const { signature, document } = await accessSignature(tx, { documentId, version }, "sign");
  const { eSignatures } = tx.app.ports;
  if (eSignatures === undefined) refuseFields({ documentId: NO_SERVICE_MESSAGE });
  const said = requireFields(SIGN_RULES, texts);
  const head = await findChainHead(tx, { type: "document", id: document.id });
  const envelopeId = await insertEnvelope(tx, document, {
    ...said,
    signatureId: signature.id,
    serviceName: eSignatures.name,
    openedBy: accountId,
    openedByName: `${givenName} ${familyName}`,
    chainSequence: head.sequence,
    chainHash: head.hash,
  });
  await enqueueOpen(tx, envelopeId);
  await touchDocument(tx, document);
  return { documentId: document.id };
}
