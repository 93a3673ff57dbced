// Who refers clients, and which organisation came through whom, in the database: SQL and nothing else.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { ReferralEntityType } from "@bondline/domain/money/referrals/referral.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { PageRequest } from "../../../graphql/connection.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ReferralPortalEntity = {
  id: string;
  name: string;
  entityType: ReferralEntityType;
  sortText: string;
};

/** What the list is ordered by: the kind, then the name. */
const ENTITY_PLACE = "(entity_type || ' ' || lower(name))";

export async function listReferralEntities(
  tx: Transaction,
  { size, cursor }: PageRequest,
): Promise<ReferralPortalEntity[]> {
  return await tx.query<ReferralPortalEntity>(
    `select id, name, entity_type, ${ENTITY_PLACE} as sort_text from referral_portal_entity
      where $1::text is null or (${ENTITY_PLACE}, id) > ($1, $2::uuid) order by ${ENTITY_PLACE}, id limit $3`,
    [cursor?.value ?? null, cursor?.id ?? null, size + 1],
  );
}

export async function countReferralEntities(tx: Transaction): Promise<number> {
  const [counted] = await tx.query<{ count: number }>(
    "select count(*)::int as count from referral_portal_entity",
  );
  return counted?.count ?? 0;
}

export async function isReferralEntity(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.query("select 1 from referral_portal_entity where id = $1", [id])).length > 0;
}

/** An organisation, or an entity with or without the person who referred. */
export type Referrer = {
  referrerOrganisationId: OrganisationId | null;
  referralPortalEntityId: string | null;
  referralPortalMemberId: string | null;
};

export type ReferralCodes = { referrerCode: string | null; memberCode: string | null };

/** The referring person's code counts before an organisation's. */
export async function findReferrerOfCodes(
  tx: Transaction,
  { referrerCode, memberCode }: ReferralCodes,
): Promise<Referrer | undefined> {
  const [referrer] = await tx.query<Referrer>("select * from referrer_of_codes($1, $2)", [
    referrerCode,
    memberCode,
  ]);
  return referrer;
}

export async function insertReferral(
  tx: Transaction,
  referral: Referrer & {
    id: string;
    refereeOrganisationId: OrganisationId;
    referrerCreditCents: Cents | null;
  },
): Promise<void> {
  await insertRow(tx, "referral", {
    id: referral.id,
    refereeOrganisationId: referral.refereeOrganisationId,
    referrerOrganisationId: referral.referrerOrganisationId,
    referralPortalEntityId: referral.referralPortalEntityId,
    referralPortalMemberId: referral.referralPortalMemberId,
    referrerCreditCents: referral.referrerCreditCents,
    createdAt: tx.now,
  });
}

export type PortalReferral = {
  id: string;
  organisationName: string;
  entityName: string;
  entityType: ReferralEntityType;
  personName: string | null;
  createdAt: Instant;
  sortText: string;
};

/** As far as the person who asks may see them, newest first. */
export async function listPortalReferrals(
  tx: Transaction,
  { size, cursor }: PageRequest,
): Promise<PortalReferral[]> {
  return await tx.query<PortalReferral>(
    "select *, created_at::text as sort_text from referral_portal_referrals($1::timestamptz, $2::uuid, $3)",
    [cursor?.value ?? null, cursor?.id ?? null, size + 1],
  );
}

export async function countPortalReferrals(tx: Transaction, max: number): Promise<number> {
  const [counted] = await tx.query<{ count: number }>(
    "select count(*)::int as count from referral_portal_referrals(null, null, $1)",
    [max + 1],
  );
  return counted?.count ?? 0;
}

export type PortalPerson = {
  id: string;
  memberCode: string;
  personName: string;
  entityName: string;
  entityType: ReferralEntityType;
  referralCount: number;
};

export async function listPortalPeople(tx: Transaction): Promise<PortalPerson[]> {
  return await tx.query<PortalPerson>("select * from referral_portal_people()");
}
