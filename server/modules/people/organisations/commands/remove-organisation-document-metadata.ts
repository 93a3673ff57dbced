// Removes a key from the organisation's list.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { accessMetadataKeyToChange } from "../metadata-key-access.ts";
import { deleteMetadataKey } from "../metadata-key-store.ts";

export async function removeOrganisationDocumentMetadata(work: Work, input: { id: string }): Promise<Answer> {
  const { id, organisationId } = await accessMetadataKeyToChange(work, input.id);
  await deleteMetadataKey(work, id);
  await work.announce("organisation", { id: organisationId, organisationId });
  return { organisationId };
}
