// Facilities in the database: SQL and nothing else. Whether somebody may see one is asked in facility-access.

import { IN_FLIGHT_STATUSES } from "@bondline/domain/drafts/drafts/draft.ts";
import type { FacilityStatus } from "@bondline/domain/facilities/facilities/facility.ts";
import type { AccountId, DraftId, FacilityId, OrganisationId, SupplierId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow, hasRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, saveRow, updateRecord } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import { type Granted, grantCreated } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FacilityColumns } from "./facility-columns.ts";
import type { Facility, FacilityCostRow, FacilityRow } from "./facility-record.ts";

/** The sums are read with the row, so that they are true at every moment and kept nowhere. */
export const FACILITY_DETAIL = `f.*, u.*,
  (select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('recurring_percentage_cost', c.recurring_percentage_cost::text) order by c.kind), '[]')
     from facility_cost c where c.facility_id = f.id) as costs,
  (select coalesce(jsonb_agg(to_jsonb(o) order by o.name), '[]') from legal_names(array(
     select s.shared_with_organisation_id from facility_share s where s.facility_id = f.id)) o) as shared_with,
  exists (select 1 from facility_share s where s.facility_id = f.id and s.shared_with_organisation_id = any ((select actor_organisations())::uuid[])) as actor_is_shared_with,
  f.id = any ((select actor_facilities())::uuid[]) as actor_is_viewer,
  (select to_jsonb(o) from organisation_names(array[f.organisation_id]) o) as organisation`;

export async function findFacility(tx: Transaction, id: FacilityId): Promise<Facility | undefined> {
  return await findRow<Facility>(
    tx,
    `select ${FACILITY_DETAIL} from facility f cross join lateral facility_use(f.id) u where f.id = $1`,
    [id],
  );
}

/** As `findFacility`, and neither it nor what is on it grows until this transaction ends. */
export async function findFacilityForChange(tx: Transaction, id: FacilityId): Promise<Facility | undefined> {
  const locked = await tx.query("select 1 from facility where id = $1 for no key update", [id]);
  return locked.length === 0 ? undefined : await findFacility(tx, id);
}

export type FacilityPerson = { email: string; givenName: string; side: "OWNER" | "PROVIDER" | "SUPPLIER" };

export async function listFacilityPeople(tx: Transaction, id: FacilityId) {
  return await tx.query<FacilityPerson & { accountId: AccountId }>("select * from facility_people($1)", [id]);
}

type Arranged = { statuses: readonly FacilityStatus[]; supplierId: SupplierId | null };

/** Each of the two readings has an index of its own. */
export async function listArranged(tx: Transaction, { statuses, supplierId }: Arranged, list: PageArguments) {
  const ofBank = supplierId === null ? "$2::uuid is null" : "f.supplier_id = $2 and f.status <> 'STARTED'";
  return await listRows<Facility>(tx, list, {
    keyset: { column: "f.created_at", cast: "timestamptz", id: "f.id", direction: "DESC" },
    columns: FACILITY_DETAIL,
    from: "facility f cross join lateral facility_use(f.id) u",
    where: `f.is_system_facility and f.archived_at is null and f.status = any ($1) and ${ofBank}`,
    values: [[...statuses], supplierId],
  });
}

type NewFacility = FacilityColumns &
  Pick<FacilityRow, "id" | "organisationId" | "status" | "isSystemFacility"> & { createdBy: AccountId };

export async function insertFacility(tx: Transaction, facility: NewFacility) {
  await insertRow(tx, "facility", { ...facility, createdAt: tx.now, updatedAt: tx.now });
  return grantCreated(facility);
}

export async function saveFacility(
  tx: Transaction,
  facility: Granted<Facility, "CAN_EDIT">,
  columns: FacilityColumns,
): Promise<void> {
  await changeFacility(tx, facility, columns);
}

/** Whoever has it open sees the change. */
async function changeFacility(
  tx: Transaction,
  { id, organisationId }: Pick<Facility, "id" | "organisationId">,
  changes: Parameters<typeof updateRecord<"facility">>[3],
): Promise<void> {
  await updateRecord(tx, "facility", id, changes);
  await tx.announce("facility", { id, organisationId });
}

export type FacilityEnd = { closedAt: Instant | null; endedReason: string | null };

/** What moves a facility along its life. */
export type FacilityMove =
  | "CAN_CLOSE"
  | "CAN_ESTABLISH"
  | "CAN_RECORD_BANK_OUTCOME"
  | "CAN_REJECT"
  | "CAN_SEND_TO_SUPPLIER";

/** What was said on the way, beside the end. */
type FacilityStep = Partial<Pick<FacilityRow, "bankApprovedAt" | "bankNote" | "sentToSupplierAt">>;

export async function saveFacilityStatus(
  tx: Transaction,
  facility: Granted<Facility, FacilityMove>,
  status: FacilityStatus,
  step: FacilityEnd & FacilityStep,
): Promise<void> {
  await changeFacility(tx, facility, { status, ...step });
}

/** Each kind of cost once; a kind that is left out is removed, one that stays as it was is not touched. */
export async function replaceCosts(
  tx: Transaction,
  facility: Granted<Pick<FacilityRow, "id" | "organisationId">, "CAN_EDIT" | "CREATED">,
  costs: readonly FacilityCostRow[],
): Promise<void> {
  await tx.query("delete from facility_cost where facility_id = $1 and kind <> all ($2)", [
    facility.id,
    costs.map(({ kind }) => kind),
  ]);
  for (const cost of costs) {
    const row = {
      id: tx.newId(),
      organisationId: facility.organisationId,
      facilityId: facility.id,
      createdAt: tx.now,
    };
    await saveRow(tx, "facility_cost", { ...row, ...cost }, { columns: ["facilityId", "kind"] });
  }
}

/** False when it was not shared with that organisation. */
export async function deleteShare(
  tx: Transaction,
  facility: Granted<Facility, "CAN_STOP_SHARING">,
  sharedWith: OrganisationId,
): Promise<boolean> {
  const deleted = await hasRow(
    tx,
    "delete from facility_share where facility_id = $1 and shared_with_organisation_id = $2 returning 1",
    [facility.id, sharedWith],
  );
  if (deleted) await notifyTakenOff(tx, facility);
  return deleted;
}

export async function raiseVersion(
  tx: Transaction,
  facility: Granted<Facility, "CAN_MANAGE_COLLABORATORS" | "CAN_SHARE">,
): Promise<void> {
  await changeFacility(tx, facility, {});
}

/** Whoever read an archived one may have been taken off it, which is no change of its own. */
export async function notifyTakenOff(
  tx: Transaction,
  facility: Granted<Facility, "CAN_STOP_SHARING" | "CAN_TAKE_OFF_COLLABORATORS">,
): Promise<void> {
  if (facility.archivedAt === null) await changeFacility(tx, facility, {});
  else await tx.announce("facility", facility);
}

/** What a draft and the document made of it take of the facility that they are on. */
export async function findTakenBy(tx: Transaction, facilityId: FacilityId, draftId: DraftId) {
  const [taken] = await tx.query<{ cents: bigint }>(
    `select coalesce(sum(amount_cents), 0)::bigint as cents from draft
      where id = $2 and facility_id = $1 and status = any ($3)`,
    [facilityId, draftId, [...IN_FLIGHT_STATUSES]],
  );
  return taken?.cents ?? 0n;
}
