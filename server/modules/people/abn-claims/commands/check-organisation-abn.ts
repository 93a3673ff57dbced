// Has the register asked about a number that an organisation has just claimed.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { Work } from "../../../../work/work.ts";

export async function checkOrganisationAbn(work: Work, organisationId: OrganisationId): Promise<void> {
  if (!work.app.ports.businessRegister.isConnected) return;
  await work.enqueue("check-registered-name", { organisationId }, { key: `register ${organisationId}` });
}
