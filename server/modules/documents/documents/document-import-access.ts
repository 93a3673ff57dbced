// The access check of documents that came with a register: they are for whoever may add documents of their organisation.

import type { ImportJobId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import { countTouched } from "./document-import-store.ts";

export type Imported = { organisationId: OrganisationId; importJobId: ImportJobId };

/** How many somebody has changed since, or hung something on. */
export async function countTouchedOf(
  tx: Transaction,
  { organisationId, importJobId }: Imported,
): Promise<number> {
  requireOrganisation(tx, organisationId, "CAN_ADD_DOCUMENTS");
  return await countTouched(tx, importJobId);
}
