// The only access checks of claims to ABNs: they are for the provider's own people to decide.

import { asOrganisationId, type OrganisationId } from "@bondline/domain/ids.ts";
import type { AbnStatus } from "@bondline/domain/people/organisations/abn-claim.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { AbnClaim } from "./abn-claim-record.ts";
import { findClaim, findClaimStatus, listClaims, lockClaim } from "./abn-claim-store.ts";

export async function accessClaim(tx: Transaction, id: string): Promise<AbnClaim> {
  requireClaimDesk(tx, id);
  return (await findClaim(tx, asOrganisationId(id))) ?? refuse("ORGANISATION_NOT_FOUND", { id });
}

export async function accessClaimToDecide(tx: Transaction, { id, version }: { id: string; version: number }) {
  requireClaimDesk(tx, id);
  await lockClaim(tx, asOrganisationId(id));
  const claim = await accessClaim(tx, id);
  requireCurrent(claim, version);
  return claim;
}

/** Whoever has waited longest comes first. */
export async function listDeskClaims(
  tx: Transaction,
  { status, ...list }: PageArguments & { status?: AbnStatus | null | undefined },
): Promise<Page<AbnClaim>> {
  requireClaimDesk(tx, "desk");
  return await listClaims(tx, status ?? "UNCONFIRMED", list);
}

function requireClaimDesk({ actor }: Transaction, id: string): void {
  requirePerson(actor);
  if (!isProviderStaff(actor)) refuse("ORGANISATION_NOT_FOUND", { id });
}

/** How an organisation stands with its ABN, where it matters to the desk; nothing to anybody else. */
export async function findStatusForDesk(tx: Transaction, id: OrganisationId): Promise<AbnStatus | undefined> {
  return isProviderStaff(tx.actor) ? await findClaimStatus(tx, id) : undefined;
}
