// An officer of the issuer does not sign the digital original, and says why; it may come on paper instead.

import { DECLINE_RULES } from "@bondline/domain/documents/signatures/signature.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { changeDelivery } from "../../documents/commands/change-delivery.ts";
import { notifyOfSignature } from "../notify-of-signature.ts";
import { accessSignature, type SignatureInput } from "../signature-access.ts";
import { saveSignature } from "../signature-store.ts";

export type DeclineDigitalOriginalInput = SignatureInput & {
  declineReason: string;
  paperInstead?: string | null | undefined;
};

export async function declineDigitalOriginal(
  tx: Transaction,
  { documentId, version, ...texts }: DeclineDigitalOriginalInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const { signature, status, document } = await accessSignature(tx, { documentId, version }, "decline");
  const said = requireFields(DECLINE_RULES, texts);
  const by = `${givenName} ${familyName}`;
  const answered = { answeredBy: accountId, answeredByName: by, answeredAt: tx.now };
  await saveSignature(tx, document, signature.id, { ...said, ...answered, status });
  await changeDelivery(tx, document, said.paperInstead ?? "DIGITAL");
  await notifyOfSignature(tx, document, {
    id: signature.id,
    news: "SIGNATURE_DECLINED",
    by,
    text: said.declineReason,
  });
  return { documentId: document.id };
}
