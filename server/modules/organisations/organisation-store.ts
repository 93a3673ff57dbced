// Organisations in the database: SQL and nothing else.

import type { AccountId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/time/instant.ts";
import type { PageRequest } from "../../graphql/connection.ts";
import type { Work } from "../../work/work.ts";

export type Organisation = {
  id: OrganisationId;
  name: string;
  abn: string;
  address: string;
  state: string | null;
  postcode: string | null;
  entityType: string;
  industryType: string;
  referralCode: string;
  createdAt: Instant;
  version: number;
};

export async function findOrganisation(work: Work, id: OrganisationId): Promise<Organisation | undefined> {
  const [organisation] = await work.query<Organisation>("select * from organisation where id = $1", [id]);
  return organisation;
}

export async function findOrganisationForChange(
  work: Work,
  id: OrganisationId,
): Promise<Organisation | undefined> {
  const [organisation] = await work.query<Organisation>(
    "select * from organisation where id = $1 for update",
    [id],
  );
  return organisation;
}

/** The person's own, in the order of their names. */
export async function listOrganisationsOf(
  work: Work,
  accountId: AccountId,
  { size, cursor }: PageRequest,
): Promise<Organisation[]> {
  return await work.query<Organisation>(
    `select o.* from member m join organisation o on o.id = m.organisation_id
      where m.account_id = $1 and ($2::text is null or (lower(o.name), o.id) > ($2, $3::uuid))
      order by lower(o.name), o.id limit $4`,
    [accountId, cursor?.value ?? null, cursor?.id ?? null, size + 1],
  );
}

export async function countOrganisationsOf(work: Work, accountId: AccountId): Promise<number> {
  const [counted] = await work.query<{ count: number }>(
    "select count(*)::int as count from member where account_id = $1",
    [accountId],
  );
  return counted?.count ?? 0;
}

type NewOrganisation = Omit<Organisation, "createdAt" | "version">;

/** Breaks `organisation_abn` or `organisation_acn` when the business is registered already. */
export async function insertOrganisation(work: Work, organisation: NewOrganisation): Promise<void> {
  await work.query("select enter_organisation($1)", [organisation.id]);
  await work.query(
    `insert into organisation (id, name, abn, address, state, postcode, entity_type, industry_type, referral_code, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [
      organisation.id,
      organisation.name,
      organisation.abn,
      organisation.address,
      organisation.state,
      organisation.postcode,
      organisation.entityType,
      organisation.industryType,
      organisation.referralCode,
      work.now,
    ],
  );
}

export async function updateOrganisationDetails(
  work: Work,
  { id, name, address }: { id: OrganisationId; name: string; address: string },
): Promise<void> {
  await work.query(
    "update organisation set name = $2, address = $3, updated_at = $4, version = version + 1 where id = $1",
    [id, name, address, work.now],
  );
}
