// Removes a key from the organisation's list.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessMetadataKeyToChange } from "../metadata-key-access.ts";
import { deleteMetadataKey } from "../metadata-key-store.ts";

export async function removeOrganisationDocumentMetadata(
  tx: Transaction,
  input: { id: string },
): Promise<CommandResult> {
  const { id, organisationId } = await accessMetadataKeyToChange(tx, input.id);
  await deleteMetadataKey(tx, id);
  await tx.announce("organisation", { id: organisationId, organisationId });
  return { organisationId };
}
