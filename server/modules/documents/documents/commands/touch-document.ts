// Moves a document on when something that belongs to it has changed, so that who read it before is told.

import type { DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Work } from "../../../../work/work.ts";
import { updateDocumentColumns } from "../document-change-store.ts";

export async function touchDocument(
  work: Work,
  { id, organisationId }: { id: DocumentId; organisationId: OrganisationId },
): Promise<void> {
  await updateDocumentColumns(work, id, {});
  await work.announce("document", { id, organisationId });
}
