// The limited members who were added to facilities in the database: SQL and nothing else. Who may add them is asked of the facility.

import type { AccountId, FacilityId, OrganisationId } from "@bondline/domain/ids.ts";
import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Facility } from "./facility-record.ts";

export type FacilityPerson = {
  id: string;
  accountId: AccountId;
  email: string;
  givenName: string;
  familyName: string;
  createdAt: Instant;
};

/** In the order in which they were added. */
export async function listFacilityPeople(tx: Transaction, id: FacilityId): Promise<FacilityPerson[]> {
  return await tx.query<FacilityPerson>("select * from people_on_facility($1)", [id]);
}

type Sought = { organisationId: OrganisationId; emailAddress: string };
type MemberFound = { accountId: AccountId; role: MemberRole; givenName: string; familyName: string };

export async function findMemberToAdd(tx: Transaction, { organisationId, emailAddress }: Sought) {
  return await findRow<MemberFound>(
    tx,
    "select m.account_id, m.role, p.given_name, p.family_name from member_with_address($1, $2) m cross join lateral people(array[m.account_id]) p",
    [organisationId, emailAddress],
  );
}

type Managed = Granted<Facility, "CAN_MANAGE_COLLABORATORS">;

export async function insertFacilityPerson(
  tx: Transaction,
  { id: facilityId, organisationId }: Managed,
  { accountId, givenName, familyName }: MemberFound,
): Promise<void> {
  await insertRow(tx, "facility_viewer", {
    id: tx.newId(),
    organisationId,
    facilityId,
    accountId,
    personName: `${givenName} ${familyName}`,
    createdAt: tx.now,
  });
}

/** False when they had not been added. */
export async function deleteFacilityPerson(
  tx: Transaction,
  { id }: Granted<Facility, "CAN_TAKE_OFF_COLLABORATORS">,
  accountId: AccountId,
): Promise<boolean> {
  return await hasRow(
    tx,
    "delete from facility_viewer where facility_id = $1 and account_id = $2 returning 1",
    [id, accountId],
  );
}
