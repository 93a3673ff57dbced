// Declares an original lost: its issuer and the other side are notified, and it is neither asked back nor handed over meanwhile.

import { declareRules, sideDeclaring } from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { asLostOriginalId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { recordCustodyMove } from "../../custody/public.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { accessDocumentToChange, documentFacts } from "../../documents/document-access.ts";
import { requireNotLost } from "../lost-original-part.ts";
import { insertLostOriginal } from "../lost-original-store.ts";
import { notifyOfLoss } from "../notify-of-loss.ts";

export type DeclareDocumentLostInput = {
  documentId: string;
  version: number;
  lastSeenDate: string;
  searched: string;
};

const DIGITAL_MESSAGE = "A digital original is a file, so it can't be lost. Send its link again.";

export async function declareDocumentLost(
  tx: Transaction,
  { documentId, version, ...texts }: DeclareDocumentLostInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const document = await accessDocumentToChange(tx, { id: documentId, version }, "CAN_DECLARE_LOST");
  requireNotLost(document, "declareDocumentLost");
  if (document.deliveryType === "DIGITAL") refuseFields({ documentId: DIGITAL_MESSAGE });
  const declared = requireFields(declareRules(dayAt(tx.now, DEFAULT_ZONE), document.establishedAt), texts);

  const declaredByName = `${givenName} ${familyName}`;
  const side = sideDeclaring(documentFacts(tx.actor, document).roles);
  const id = asLostOriginalId(tx.newId());
  await insertLostOriginal(tx, document, { ...declared, id, side, declaredBy: accountId, declaredByName });
  await recordCustodyMove(tx, document, {
    kind: "DECLARED_LOST",
    movedDate: declared.lastSeenDate,
    saidBy: declaredByName,
    note: declared.searched,
  });
  await touchDocument(tx, document);
  await notifyOfLoss(tx, document, {
    id,
    news: "ORIGINAL_LOST",
    by: declaredByName,
    text: declared.searched,
  });
  return { documentId: document.id };
}
