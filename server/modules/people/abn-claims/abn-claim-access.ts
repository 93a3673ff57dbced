// The only doors to claims to ABNs: they are for the provider's own people to decide.

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
import { isProviderStaff, requirePerson } from "../../../work/actor.ts";
import type { Work } from "../../../work/work.ts";
import type { AbnClaim } from "./abn-claim-record.ts";
import {
  type ClaimListRow,
  countClaims,
  findClaim,
  findClaimStatus,
  listClaims,
  lockClaim,
} from "./abn-claim-store.ts";

export async function accessClaim(work: Work, id: string): Promise<AbnClaim> {
  requireClaimDesk(work, id);
  return (await findClaim(work, asOrganisationId(id))) ?? refuse("ORGANISATION_NOT_FOUND", { id });
}

export async function accessClaimToDecide(
  work: Work,
  { id, version }: { id: string; version: number },
): Promise<AbnClaim> {
  requireClaimDesk(work, id);
  await lockClaim(work, asOrganisationId(id));
  const claim = await accessClaim(work, id);
  if (claim.version !== version) refuse("CONFLICT", { versionRead: version, versionNow: claim.version });
  return claim;
}

/** Whoever has waited longest comes first. */
export async function listDeskClaims(
  work: Work,
  { status, ...list }: PageArguments & { status?: AbnStatus | null | undefined },
): Promise<Page<AbnClaim>> {
  requireClaimDesk(work, "desk");
  const wanted = status ?? "UNCONFIRMED";
  const request = pageRequest(list, isMoment);
  const rows = await listClaims(work, wanted, request);
  return pageOf<AbnClaim>(
    request,
    rows,
    (row) => ({ value: (row as ClaimListRow).sortText, id: row.id }),
    () => countClaims(work, wanted, COUNT_MAX),
  );
}

function requireClaimDesk({ actor }: Work, id: string): void {
  requirePerson(actor);
  if (!isProviderStaff(actor)) refuse("ORGANISATION_NOT_FOUND", { id });
}

/** How an organisation stands with its ABN, where it matters to the desk; nothing to anybody else. */
export async function findStatusForDesk(work: Work, id: OrganisationId): Promise<AbnStatus | undefined> {
  return isProviderStaff(work.actor) ? await findClaimStatus(work, id) : undefined;
}
