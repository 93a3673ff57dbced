// What was earned by referring and being referred, in the database: SQL and nothing else.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type {
  CreditLeft,
  CreditUse,
  ReferralSide,
} from "@bondline/domain/money/referrals/referral-credits.ts";
import { type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, insertRowOnce } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ReferralConfiguration = {
  refereeDiscountCents: Cents;
  referrerDiscountCents: Cents;
};

/** What holds at this moment, whoever asks: a version that has begun, or what was set up before there was one. */
export async function findReferralConfiguration(tx: Transaction): Promise<ReferralConfiguration> {
  const version = await findRow<ReferralConfiguration>(
    tx,
    "select referee_discount_cents, referrer_discount_cents from referral_amounts_at($1)",
    [tx.now],
  );
  return version ?? (await findFirstReferralAmounts(tx));
}

export async function findFirstReferralAmounts(tx: Transaction): Promise<ReferralConfiguration> {
  const found = await findRow<ReferralConfiguration>(
    tx,
    "select referee_discount_cents, referrer_discount_cents from referral_configuration",
    [],
  );
  if (found === undefined) throw new Error("The referral programme has its configuration.");
  return found;
}

type DraftPlace = { id: DraftId; organisationId: OrganisationId };

/** Until this transaction ends nobody else uses them. */
export async function lockCreditsLeft(tx: Transaction, draft: DraftPlace): Promise<CreditLeft[]> {
  await tx.query("select 1 from referral_credit where organisation_id = $1 order by id for no key update", [
    draft.organisationId,
  ]);
  return await tx.query<CreditLeft>("select id, left_cents from referral_credits_left($1, $2)", [
    draft.organisationId,
    draft.id,
  ]);
}

export async function insertCreditUses(tx: Transaction, draft: DraftPlace, uses: readonly CreditUse[]) {
  for (const { id, amountCents } of uses)
    await insertRow(tx, "referral_credit_use", {
      id: tx.newId(),
      organisationId: draft.organisationId,
      referralCreditId: id,
      draftId: draft.id,
      amountCents,
      createdAt: tx.now,
    });
}

type NewCredit = {
  organisationId: OrganisationId;
  referralId: string;
  side: ReferralSide;
  amountCents: Cents;
};

/** Each side of a referral earns once. */
export async function insertCredit(tx: Transaction, credit: NewCredit): Promise<void> {
  const row = { ...credit, id: tx.newId(), createdAt: tx.now };
  await insertRowOnce(tx, "referral_credit", row, { columns: ["referralId", "side"] });
}

export type Promised = { referralId: string; organisationId: OrganisationId; amountCents: Cents };

/** What the draft's organisation was referred for, if this draft carries its discount. */
export async function findPromiseFor(tx: Transaction, draftId: DraftId): Promise<Promised | undefined> {
  return await findRow<Promised>(
    tx,
    `select r.id as referral_id, r.referrer_organisation_id as organisation_id, r.referrer_credit_cents as amount_cents
       from referral_credit_use u join referral_credit c on c.id = u.referral_credit_id and c.side = 'REFEREE' join referral r on r.id = c.referral_id
      where u.draft_id = $1 and r.referrer_organisation_id is not null and r.referrer_credit_cents is not null`,
    [draftId],
  );
}

export type OwnReferral = {
  id: string;
  name: string;
  createdAt: Instant;
  promisedCents: Cents | null;
  earnedCents: Cents | null;
};

/** Those that the organisation has referred, newest first. */
export async function listOwnReferrals(tx: Transaction, organisationId: OrganisationId, list: PageArguments) {
  return await listRows<OwnReferral>(tx, list, {
    keyset: { column: "r.created_at", cast: "timestamptz", id: "r.id", direction: "DESC" },
    columns:
      "r.id, n.name, r.created_at, r.referrer_credit_cents as promised_cents, c.amount_cents as earned_cents",
    from: `referral r join referral_names($1) n on n.id = r.id
      left join referral_credit c on c.referral_id = r.id and c.side = 'REFERRER'`,
    where: "r.referrer_organisation_id = $1",
    values: [organisationId],
    counted: "referral r",
  });
}

/** Of both sides together: earned, and not used by any draft that stands. */
export async function sumCredits(tx: Transaction, organisationId: OrganisationId) {
  const [sum] = await tx.query<{ earnedCents: Cents; leftCents: Cents }>(
    `select (select coalesce(sum(amount_cents), 0)::bigint from referral_credit where organisation_id = $1 and side = 'REFERRER') as earned_cents,
            (select coalesce(sum(left_cents), 0)::bigint from referral_credits_left($1, '00000000-0000-0000-0000-000000000000')) as left_cents`,
    [organisationId],
  );
  return sum ?? { earnedCents: ZERO_CENTS, leftCents: ZERO_CENTS };
}
