// The only access checks of claims to ABNs: they are for the provider's own people to decide.

import { asOrganisationId, type OrganisationId } from "@bondline/domain/ids.ts";
import type { AbnStatus } from "@bondline/domain/people/organisations/abn-claim.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import {
  COUNT_MAX,
  type Page,
  type PageArguments,
  pageOf,
  pageRequest,
} from "../../../graphql/connection.ts";
import { isMoment } from "../../../graphql/cursor-forms.ts";
import { isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { AbnClaim } from "./abn-claim-record.ts";
import {
  type ClaimListRow,
  countClaims,
  findClaim,
  findClaimStatus,
  listClaims,
  lockClaim,
} from "./abn-claim-store.ts";

export async function accessClaim(tx: Transaction, id: string): Promise<AbnClaim> {
  requireClaimDesk(tx, id);
  return (await findClaim(tx, asOrganisationId(id))) ?? refuse("ORGANISATION_NOT_FOUND", { id });
}

export async function accessClaimToDecide(
  tx: Transaction,
  { id, version }: { id: string; version: number },
): Promise<AbnClaim> {
  requireClaimDesk(tx, id);
  await lockClaim(tx, asOrganisationId(id));
  const claim = await accessClaim(tx, id);
  if (claim.version !== version) refuse("CONFLICT", { versionRead: version, versionNow: claim.version });
  return claim;
}

/** Whoever has waited longest comes first. */
export async function listDeskClaims(
  tx: Transaction,
  { status, ...list }: PageArguments & { status?: AbnStatus | null | undefined },
): Promise<Page<AbnClaim>> {
  requireClaimDesk(tx, "desk");
  const wanted = status ?? "UNCONFIRMED";
  const request = pageRequest(list, isMoment);
  const rows = await listClaims(tx, wanted, request);
  return pageOf<AbnClaim>(
    request,
    rows,
    (row) => ({ value: (row as ClaimListRow).sortText, id: row.id }),
    () => countClaims(tx, wanted, COUNT_MAX),
  );
}

function requireClaimDesk({ actor }: Transaction, id: string): void {
  requirePerson(actor);
  if (!isProviderStaff(actor)) refuse("ORGANISATION_NOT_FOUND", { id });
}

/** How an organisation stands with its ABN, where it matters to the desk; nothing to anybody else. */
export async function findStatusForDesk(tx: Transaction, id: OrganisationId): Promise<AbnStatus | undefined> {
  return isProviderStaff(tx.actor) ? await findClaimStatus(tx, id) : undefined;
}
