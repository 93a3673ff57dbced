// Says how the original of issued paper comes, where its issuer gives it otherwise than was wished.

import type { DeliveryType } from "@bondline/domain/drafts/drafts/draft.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { GrantedDocument } from "../document-access.ts";
import { updateDocumentColumns } from "../document-change-store.ts";

export async function changeDelivery(
  tx: Transaction,
  document: GrantedDocument<"CAN_SIGN_ORIGINAL">,
  deliveryType: DeliveryType,
): Promise<void> {
  const { id, organisationId } = document;
  await updateDocumentColumns(tx, document, { deliveryType });
  await tx.announce("document", { id, organisationId });
}
