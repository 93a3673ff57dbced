// Merging organisations in the database: SQL and nothing else. What moves is said by the table `organisation_column`.

import type { AccountId, OfficeChangeId, OrganisationId } from "@bondline/domain/ids.ts";
import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import type { MergeCountKind } from "@bondline/domain/people/organisations/organisation-merge.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type MergingRow = {
  id: OrganisationId;
  name: string;
  abn: string;
  isClosed: boolean;
  isConfirmed: boolean;
};

const MERGING =
  "o.id, o.name, o.abn, o.closed_at is not null as is_closed, o.abn_status = 'CONFIRMED' as is_confirmed";

export async function findMerging(tx: Transaction, id: OrganisationId): Promise<MergingRow | undefined> {
  return await findRow<MergingRow>(tx, `select ${MERGING} from organisation o where o.id = $1`, [id]);
}

/** Open ones with the same number, an ACN within an ABN too, or the same name: the first few. */
export async function listTwins(tx: Transaction, id: OrganisationId): Promise<MergingRow[]> {
  return await tx.query<MergingRow>(
    `select ${MERGING} from organisation one
       join organisation o on (right(o.abn, 9) = right(one.abn, 9) or lower(o.name) = lower(one.name)) and o.id <> one.id and o.closed_at is null
      where one.id = $1 and one.closed_at is null order by o.created_at, o.id limit 5`,
    [id],
  );
}

/** All that the duplicate has and both organisations: nothing of theirs begins any more until this transaction ends. */
export async function lockMerging(
  tx: Transaction,
  from: OrganisationId,
  into: OrganisationId,
): Promise<void> {
  await tx.query("select lock_merging($1, $2)", [from, into]);
}

export async function countMoving(tx: Transaction, from: OrganisationId, into: OrganisationId) {
  return await tx.query<{ countedAs: MergeCountKind; rows: number }>(
    "select counted_as, sum(rows)::int as rows from organisation_rows($1, $2) group by counted_as",
    [from, into],
  );
}

export type MergeState = {
  waitingChanges: string[];
  actingFor: string[];
  workingImports: string[];
  sameNumbers: string[];
  sharedFacilities: string[];
  areBothReferred: boolean;
  hasReferredTheOther: boolean;
};

/** `$3` is the proposal that is decided about, which does not stand in its own way. */
export async function readMergeState(
  tx: Transaction,
  { from, into, but }: { from: OrganisationId; into: OrganisationId; but: OfficeChangeId | null },
): Promise<MergeState> {
  const found = await findRow<MergeState>(
    tx,
    `select
       array(select c.subject_name from office_change c
              where c.status = 'PROPOSED' and c.id is distinct from $3
                and (c.subject_id in ($1, $2) or (c.proposed ->> 'intoId')::text in ($1::text, $2::text)
                     or c.subject_id in (select r.id from refund r where r.organisation_id = $1)
                     or c.subject_id in (select i.id from invoice i where i.organisation_id = $1)) order by c.created_at) as waiting_changes,
       array(select distinct o.name from acting_session s join organisation o on o.id = s.organisation_id
              where s.organisation_id in ($1, $2) and s.ended_at is null and s.ends_at > $4) as acting_for,
       array(select j.file_name from import_job j where j.organisation_id in ($1, $2) and j.stage in ('RECEIVING', 'CHECKING', 'RUNNING', 'UNDOING') order by j.created_at) as working_imports,
       array(select d.guarantee_number from document d join document s
                on s.organisation_id = $2 and coalesce(s.bank_key, bank_name_key(s.bank_name)) = coalesce(d.bank_key, bank_name_key(d.bank_name))
               and guarantee_number_key(s.guarantee_number) = guarantee_number_key(d.guarantee_number)
              where d.organisation_id = $1 and d.guarantee_number is not null order by 1) as same_numbers,
       array(select f.name from facility_share s join facility f on f.id = s.facility_id
              where (s.organisation_id, s.shared_with_organisation_id) in (($1, $2), ($2, $1))
             union select f.name from facility_share_offer s join facility f on f.id = s.facility_id
              where (s.organisation_id, s.offered_to_organisation_id) in (($1, $2), ($2, $1))
             union select a.reference_number from facility_application_share s join facility_application a on a.id = s.application_id
              where (s.organisation_id, s.offered_to_organisation_id) in (($1, $2), ($2, $1)) order by 1) as shared_facilities,
       (select count(*) = 2 from referral r where r.referee_organisation_id in ($1, $2)) as are_both_referred,
       exists (select from referral r where (r.referee_organisation_id, r.referrer_organisation_id) in (($1, $2), ($2, $1))) as has_referred_the_other`,
    [from, into, but, tx.now],
  );
  if (found === undefined) throw new Error("A statement without a table has answered nothing.");
  return found;
}

export type ArrivingRow = {
  accountId: AccountId;
  email: string;
  givenName: string;
  familyName: string;
  role: MemberRole;
  roleThere: MemberRole | null;
};

/** Who belongs to the duplicate, and what they are in the one that stays, by their names. */
export async function listArriving(tx: Transaction, from: OrganisationId, into: OrganisationId) {
  return await tx.query<ArrivingRow>(
    `select a.id as account_id, a.email, a.given_name, a.family_name, m.role, s.role as role_there
       from member m join account a on a.id = m.account_id
       left join member s on s.organisation_id = $2 and s.account_id = m.account_id
      where m.organisation_id = $1 order by a.family_name, a.given_name, a.id`,
    [from, into],
  );
}

export async function listAdministrators(tx: Transaction, id: OrganisationId) {
  return await tx.query<{ email: string }>(
    `select a.email from member m join account a on a.id = m.account_id and a.status = 'ACTIVE'
      where m.organisation_id = $1 and m.role = 'ADMIN' order by a.email`,
    [id],
  );
}

export async function moveOrganisation(
  tx: Transaction,
  changeId: OfficeChangeId,
  why: string,
): Promise<void> {
  await tx.query("select merge_organisation($1, $2)", [changeId, why]);
}
