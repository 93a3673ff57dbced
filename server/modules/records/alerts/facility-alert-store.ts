// Alerts on the use of a facility in the database: SQL and nothing else.

import type { AlertConfigurationId, FacilityId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRowOnce } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { READERS } from "./alert-store.ts";

/** A facility whose use is watched, with what a mail about it says. */
export type WatchedFacility = {
  facilityId: FacilityId;
  organisationId: OrganisationId;
  organisationName: string;
  facilityName: string;
  provider: string;
  limitCents: Cents;
  /** With or without projected documents, as the alert asks. */
  usedCents: Cents;
  facilityLimitCents: Cents;
  facilityLimitIncludeProjectedDocs: boolean;
};

export type ReachedFacility = WatchedFacility & {
  alertConfigurationId: AlertConfigurationId;
  emailAddresses: string[];
};

/** `c` is what is asked for. */
const WATCHED = `f.id as facility_id, f.organisation_id, o.name as organisation_name, f.name as facility_name, f.provider, f.limit_cents,
  x.used_cents, c.facility_limit_cents, c.facility_limit_include_projected_docs`;

const USED = `join facility f on f.id = c.facility_id and f.organisation_id = c.organisation_id and f.status = 'ESTABLISHED'
  join organisation o on o.id = f.organisation_id
  cross join lateral facility_use(f.id) u
  cross join lateral (select u.established_cents + case when c.facility_limit_include_projected_docs then u.projected_cents else 0 end as used_cents) x`;

/** Those whose limit is reached and of which nobody was notified yet, in the order of their ids. */
export async function listReachedFacilities(
  tx: Transaction,
  { after, max }: { after: string | undefined; max: number },
): Promise<ReachedFacility[]> {
  return await tx.query<ReachedFacility>(
    `select ${WATCHED}, c.id as alert_configuration_id, y.readers as email_addresses from alert_configuration c ${USED} ${READERS}
      where y.readers <> '{}' and c.trigger_property = 'FACILITY_LIMIT' and x.used_cents >= c.facility_limit_cents and ($1::uuid is null or c.id > $1)
        and not exists (select 1 from alert_delivery s
          where s.alert_configuration_id = c.id and s.facility_id = f.id and s.facility_limit_cents = c.facility_limit_cents)
      order by c.id limit $2`,
    [after ?? null, max],
  );
}

/** False when another run sent it meanwhile. */
export async function insertFacilityDelivery(tx: Transaction, reached: ReachedFacility): Promise<boolean> {
  const { organisationId, alertConfigurationId, facilityId, facilityLimitCents, emailAddresses } = reached;
  return await insertRowOnce(
    tx,
    "alert_delivery",
    {
      id: tx.newId(),
      organisationId,
      alertConfigurationId,
      facilityId,
      facilityLimitCents,
      emailAddresses: [...emailAddresses],
      createdAt: tx.now,
    },
    {
      columns: ["alertConfigurationId", "facilityId", "facilityLimitCents"],
      where: "facility_id is not null",
    },
  );
}

type Preview = Pick<
  WatchedFacility,
  "organisationId" | "facilityLimitCents" | "facilityLimitIncludeProjectedDocs"
> & { facilityId: FacilityId; alertConfigurationId: AlertConfigurationId | null };

/** Undefined where that alert has been sent already, or the facility takes nothing any more. */
export async function findFacilityPreview(tx: Transaction, preview: Preview) {
  return await findRow<WatchedFacility>(
    tx,
    `select ${WATCHED}
       from (select $1::uuid as organisation_id, $2::uuid as facility_id, $3::bigint as facility_limit_cents, $4::boolean as facility_limit_include_projected_docs) c ${USED}
      where not exists (select 1 from alert_delivery s
        where s.alert_configuration_id = $5 and s.facility_id = f.id and s.facility_limit_cents = c.facility_limit_cents)`,
    [
      preview.organisationId,
      preview.facilityId,
      preview.facilityLimitCents,
      preview.facilityLimitIncludeProjectedDocs,
      preview.alertConfigurationId,
    ],
  );
}
