// An officer of the issuer signs the digital original by name and authority; its file is made and given from that moment on.

import { SIGN_RULES } from "@bondline/domain/documents/signatures/signature.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { findChainHead } from "../../../records/history/public.ts";
import { saveSigned } from "../save-signed.ts";
import { accessSignature, type SignatureInput } from "../signature-access.ts";
import { enqueueSignedFile } from "../signature-jobs.ts";

export type SignDigitalOriginalInput = SignatureInput & { signedName: string; authority: string };

export async function signDigitalOriginal(
  tx: Transaction,
  { documentId, version, ...texts }: SignDigitalOriginalInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const { signature, status, document } = await accessSignature(tx, { documentId, version }, "sign");
  const said = requireFields(SIGN_RULES, texts);
  const head = await findChainHead(tx, { type: "document", id: document.id });
  await saveSigned(tx, document, signature, {
    ...said,
    status,
    answeredBy: accountId,
    answeredByName: `${givenName} ${familyName}`,
    chainSequence: head.sequence,
    chainHash: head.hash,
  });
  await enqueueSignedFile(tx, document.id);
  return { documentId: document.id };
}
