// Has the register asked about a number that an organisation has just claimed.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";

export async function checkOrganisationAbn(tx: Transaction, organisationId: OrganisationId): Promise<void> {
  if (!tx.app.ports.businessRegister.isConnected) return;
  await tx.enqueue("check-registered-name", { organisationId }, { key: `register ${organisationId}` });
}
