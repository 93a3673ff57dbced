// Claims an ABN by the real command, as somebody who is new to the portal, and has the provider decide on it.

import type { App } from "../../app.ts";
import { confirmOrganisationAbn } from "../../modules/people/abn-claims/commands/confirm-organisation-abn.ts";
import { registerOrganisation } from "../../modules/people/registrations/commands/register-organisation.ts";
import { runTransaction } from "../../transaction/transaction.ts";
import { callAs } from "../sessions.ts";
import { aGuest, type Guest } from "./guest-builder.ts";

export type Claim = { id: string; version: number; claimant: Guest };

export async function aClaim(
  app: App,
  { abn, claimant, name = "Quay Works Pty Ltd" }: { abn: string; claimant: string; name?: string },
): Promise<Claim> {
  const guest = await aGuest(app, claimant);
  const { organisationId } = await runTransaction(app, { token: guest.token }, (tx) =>
    registerOrganisation(tx, {
      name,
      abn,
      address: "1 Macquarie Street, Sydney NSW 2000",
      entityType: "PRV",
      industry: "E31",
    }),
  );
  return { id: String(organisationId), version: 1, claimant: guest };
}

export async function confirmClaim(app: App, { id, version }: Claim): Promise<void> {
  const legalName = "Quay Works Pty Ltd";
  const howChecked = "By its own company secretary.";
  await callAs(app, "rosa", confirmOrganisationAbn, { id, version, legalName, howChecked });
}
