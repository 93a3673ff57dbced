// What was earned by referring and being referred, in the database: SQL and nothing else.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type {
  CreditLeft,
  CreditUse,
  ReferralSide,
} from "@bondline/domain/money/referrals/referral-credits.ts";
import { type Cents, cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PageRequest } from "../../../graphql/connection.ts";
import type { Work } from "../../../work/work.ts";

export type ReferralConfiguration = {
  refereeDiscountCents: Cents;
  referrerDiscountCents: Cents;
};

export async function findReferralConfiguration(work: Work): Promise<ReferralConfiguration> {
  const [found] = await work.query<ReferralConfiguration>(
    "select referee_discount_cents, referrer_discount_cents from referral_configuration",
  );
  if (found === undefined) throw new Error("The referral programme has its configuration.");
  return found;
}

type DraftPlace = { id: DraftId; organisationId: OrganisationId };

/** Until this transaction ends nobody else uses them. */
export async function lockCreditsLeft(work: Work, draft: DraftPlace): Promise<CreditLeft[]> {
  await work.query("select 1 from referral_credit where organisation_id = $1 order by id for no key update", [
    draft.organisationId,
  ]);
  return await work.query<CreditLeft>("select id, left_cents from referral_credits_left($1, $2)", [
    draft.organisationId,
    draft.id,
  ]);
}

export async function insertCreditUses(
  work: Work,
  draft: DraftPlace,
  uses: readonly CreditUse[],
): Promise<void> {
  for (const { id, amountCents } of uses)
    await work.query(
      `insert into referral_credit_use (id, organisation_id, referral_credit_id, draft_id, amount_cents, created_at) values ($1, $2, $3, $4, $5, $6)`,
      [work.newId(), draft.organisationId, id, draft.id, amountCents, work.now],
    );
}

type NewCredit = {
  organisationId: OrganisationId;
  referralId: string;
  side: ReferralSide;
  amountCents: Cents;
};

/** Each side of a referral earns once. */
export async function insertCredit(work: Work, credit: NewCredit): Promise<void> {
  await work.query(
    `insert into referral_credit (id, organisation_id, referral_id, side, amount_cents, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (referral_id, side) do nothing`,
    [work.newId(), credit.organisationId, credit.referralId, credit.side, credit.amountCents, work.now],
  );
}

export type Promised = { referralId: string; organisationId: OrganisationId; amountCents: Cents };

/** What the draft's organisation was referred for, if this draft carries its discount. */
export async function findPromiseFor(work: Work, draftId: DraftId): Promise<Promised | undefined> {
  const [promised] = await work.query<Promised>(
    `select r.id as referral_id, r.referrer_organisation_id as organisation_id, r.referrer_credit_cents as amount_cents
       from referral_credit_use u join referral_credit c on c.id = u.referral_credit_id and c.side = 'REFEREE' join referral r on r.id = c.referral_id
      where u.draft_id = $1 and r.referrer_organisation_id is not null and r.referrer_credit_cents is not null`,
    [draftId],
  );
  return promised;
}

export type OwnReferral = {
  id: string;
  name: string;
  createdAt: Instant;
  promisedCents: Cents | null;
  earnedCents: Cents | null;
  sortText: string;
};

/** Those that the organisation has referred, newest first. */
export async function listOwnReferrals(
  work: Work,
  organisationId: OrganisationId,
  { size, cursor }: PageRequest,
): Promise<OwnReferral[]> {
  return await work.query<OwnReferral>(
    `select r.id, n.name, r.created_at, r.created_at::text as sort_text, r.referrer_credit_cents as promised_cents, c.amount_cents as earned_cents
       from referral r join referral_names($1) n on n.id = r.id left join referral_credit c on c.referral_id = r.id and c.side = 'REFERRER'
      where r.referrer_organisation_id = $1 and ($2::text is null or (r.created_at, r.id) < ($2::timestamptz, $3::uuid))
      order by r.created_at desc, r.id desc limit $4`,
    [organisationId, cursor?.value ?? null, cursor?.id ?? null, size + 1],
  );
}

export async function countOwnReferrals(work: Work, organisationId: OrganisationId): Promise<number> {
  const [counted] = await work.query<{ count: number }>(
    "select count(*)::int as count from referral where referrer_organisation_id = $1",
    [organisationId],
  );
  return counted?.count ?? 0;
}

/** Of both sides together: earned, and not used by any draft that stands. */
export async function sumCredits(
  work: Work,
  organisationId: OrganisationId,
): Promise<{ earnedCents: Cents; leftCents: Cents }> {
  const [sum] = await work.query<{ earned: string; left: string }>(
    `select (select coalesce(sum(amount_cents), 0)::text from referral_credit where organisation_id = $1 and side = 'REFERRER') as earned,
            (select coalesce(sum(left_cents), 0)::text from referral_credits_left($1, '00000000-0000-0000-0000-000000000000')) as left`,
    [organisationId],
  );
  return { earnedCents: cents(BigInt(sum?.earned ?? 0)), leftCents: cents(BigInt(sum?.left ?? 0)) };
}
