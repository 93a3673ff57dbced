// Who is to share the facility that is applied for: SQL and nothing else. Whether somebody may see or decide it is asked in application-share-access.

import type {
  ShareOfferDecision,
  ShareOfferStatus,
} from "@bondline/domain/facilities/facilities/facility-share-offer.ts";
import type {
  AccountId,
  FacilityApplicationId,
  FacilityApplicationShareId,
  OrganisationId,
} from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, updateRecord, updateRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ShareOffer } from "../facilities/public.ts";
import type { ApplicationRow } from "./application-record.ts";

export type ApplicationShare = Omit<ShareOffer, "id" | "facilityId"> & {
  id: FacilityApplicationShareId;
  applicationId: FacilityApplicationId;
};

const COLUMNS = `s.*,
  (select to_jsonb(o) from legal_names(array[s.organisation_id]) o) as offered_by_organisation,
  (select to_jsonb(o) from legal_names(array[s.offered_to_organisation_id]) o) as offered_to_organisation`;

export async function findApplicationShare(tx: Transaction, id: FacilityApplicationShareId) {
  return await findRow<ApplicationShare>(
    tx,
    `select ${COLUMNS} from facility_application_share s where s.id = $1`,
    [id],
  );
}

export async function lockApplicationShare(tx: Transaction, id: FacilityApplicationShareId): Promise<void> {
  await tx.query("select 1 from facility_application_share where id = $1 for no key update", [id]);
}

/** Newest first. */
export async function listApplicationSharesTo(
  tx: Transaction,
  organisationId: OrganisationId,
  list: PageArguments,
) {
  return await listRows<ApplicationShare>(tx, list, {
    keyset: { column: "s.created_at", cast: "timestamptz", id: "s.id", direction: "DESC" },
    columns: COLUMNS,
    from: "facility_application_share s",
    where: "s.offered_to_organisation_id = $1 and s.status = 'WAITING'",
    values: [organisationId],
  });
}

/** What is not taken back, newest first. */
export async function listSharesOfApplication(tx: Transaction, id: FacilityApplicationId, max: number) {
  return await tx.query<ApplicationShare>(
    `select ${COLUMNS} from facility_application_share s where s.application_id = $1 and s.status <> 'WITHDRAWN'
      order by s.created_at desc, s.id desc limit ${max}`,
    [id],
  );
}

type Owned = Pick<ApplicationRow, "id" | "organisationId">;
type NewShare = { id: FacilityApplicationShareId; offeredTo: OrganisationId; offeredBy: AccountId };

export async function insertApplicationShare(
  tx: Transaction,
  { id: applicationId, organisationId }: Granted<Owned, "CAN_SHARE">,
  { id, offeredTo, offeredBy }: NewShare,
): Promise<void> {
  await insertRow(tx, "facility_application_share", {
    id,
    organisationId,
    applicationId,
    offeredToOrganisationId: offeredTo,
    status: "WAITING",
    offeredBy,
    createdAt: tx.now,
  });
  await updateRecord(tx, "facility_application", applicationId, {});
}

export async function saveShareDecision(
  tx: Transaction,
  { id }: Granted<ApplicationShare, ShareOfferDecision>,
  { status, by }: { status: ShareOfferStatus; by: AccountId },
): Promise<void> {
  await updateRow(tx, "facility_application_share", { id }, { status, decidedBy: by, decidedAt: tx.now });
}

/** Those that somebody is answering at this moment are left to them. Answers which it were. */
export async function withdrawWaitingShares(tx: Transaction, id: FacilityApplicationId, by: AccountId) {
  const rows = await tx.query<{ id: FacilityApplicationShareId }>(
    `update facility_application_share set status = 'WITHDRAWN', decided_by = $2, decided_at = $3 where id in (
       select id from facility_application_share where application_id = $1 and status = 'WAITING' for no key update skip locked) returning id`,
    [id, by, tx.now],
  );
  return rows.map((row) => row.id);
}

export type AcceptedApplicationShare = {
  offeredToOrganisationId: OrganisationId;
  offeredBy: AccountId;
  decidedBy: AccountId;
  decidedAt: Instant;
  createdAt: Instant;
};

/** Of organisations that are still confirmed; nobody takes one back until this transaction ends. */
export async function listAcceptedShares(tx: Transaction, id: FacilityApplicationId) {
  return await tx.query<AcceptedApplicationShare>(
    `select s.offered_to_organisation_id, s.offered_by, s.decided_by, s.decided_at, s.created_at from facility_application_share s
      where s.application_id = $1 and s.status = 'ACCEPTED' and organisation_is_confirmed(s.offered_to_organisation_id)
      order by s.id for no key update`,
    [id],
  );
}

/** Of the administrators of one side, for whoever acts for the other. */
export async function listShareAddresses(tx: Transaction, share: ApplicationShare, of: OrganisationId) {
  const rows = await tx.query<{ email: string }>("select email from application_share_addresses($1, $2)", [
    share.id,
    of,
  ]);
  return rows.map(({ email }) => email);
}

export async function deleteSharesOfOrganisation(tx: Transaction, id: OrganisationId): Promise<void> {
  await tx.query("delete from facility_application_share where organisation_id = $1", [id]);
}
