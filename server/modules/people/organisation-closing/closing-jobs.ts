// What ends behind an organisation or an account that was closed: whatever would still come by itself, or be open to others.

import type { AccountId } from "@bondline/domain/ids.ts";
import { asOrganisationId } from "@bondline/domain/ids.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { endTies, isClosed, OWN_TIES, TIES, takeAddressOutOfAlerts } from "./closing-store.ts";

const PORTAL = { system: "Closing" };

/**
 * Each kind in a transaction of its own, so that none waits for another. One that is opened again meanwhile keeps what is
 * left. Nobody acts by any of it before: the members are gone with the closing.
 */
export async function endTiesOfOrganisation(app: App, payload: { organisationId: string }): Promise<void> {
  const id = asOrganisationId(payload.organisationId);
  for (const tie of TIES)
    await runTransaction(app, PORTAL, async (tx) => {
      if (await isClosed(tx, id)) await endTies(tx, tie, id);
    });
}

export async function endTiesOfAccount(
  app: App,
  { accountId, address }: { accountId: AccountId; address: string },
): Promise<void> {
  for (const tie of OWN_TIES) await runTransaction(app, PORTAL, (tx) => tx.query(tie, [accountId]));
  await runTransaction(app, PORTAL, (tx) => takeAddressOutOfAlerts(tx, address));
}
