// Who refers clients with what they have earned and been paid, in the database: SQL and nothing else.

import type { AccountId, DraftId } from "@bondline/domain/ids.ts";
import type { ReferralEntityType } from "@bondline/domain/money/referrals/referral.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, insertRows, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** Somebody who refers clients, with the firm that they refer for. */
export type ReferringPerson = {
  id: string;
  memberCode: string;
  personName: string;
  entityId: string;
  entityName: string;
  entityType: ReferralEntityType;
  version: number;
  referralCount: number;
  /** Without what was taken back. */
  earnedCents: Cents;
  paidOutCents: Cents;
  firstEarnedAt: Instant | null;
  /** Of an archived firm the links lead nowhere. */
  isLinkOpen: boolean;
};

const PEOPLE = `select p.*, exists (select from referral_portal_entity e where e.id = p.entity_id and e.status = 'ACTIVE') as is_link_open
  from referring_people() p`;

/** As far as the person who asks may see them: by their firms and names. */
export async function listReferringPeople(tx: Transaction): Promise<ReferringPerson[]> {
  return await tx.query<ReferringPerson>(PEOPLE);
}

export async function findReferringPersonById(tx: Transaction, id: string) {
  return await findRow<ReferringPerson>(tx, `${PEOPLE} where p.id = $1`, [id]);
}

/** Nothing else is paid out to them until this transaction ends. */
export async function lockReferringPerson(tx: Transaction, id: string) {
  await tx.query("select 1 from referral_portal_member where id = $1 for no key update", [id]);
  return await findReferringPersonById(tx, id);
}

type NewEarning = {
  referralPortalMemberId: string;
  referralId: string;
  draftId: DraftId;
  amountCents: Cents;
};

/** What is earned by the draft, if its client came by somebody's link, money came for it, and no other draft has earned it. */
export async function findEarningDue(tx: Transaction, draftId: DraftId): Promise<NewEarning | undefined> {
  return await findRow<NewEarning>(
    tx,
    `select r.referral_portal_member_id, r.id as referral_id, d.id as draft_id, r.referrer_credit_cents as amount_cents
       from draft d join referral r on r.referee_organisation_id = d.organisation_id
      where d.id = $1 and r.referral_portal_member_id is not null and r.referrer_credit_cents is not null
        and exists (select from invoice i where i.draft_id = d.id and i.status = 'paid' and i.paid_cents > 0)
        and not exists (select from referrer_earning e where e.referral_id = r.id and e.taken_back_at is null)`,
    [draftId],
  );
}

/** Of two drafts that are paid at one moment the first earns. */
export async function insertEarning(tx: Transaction, earning: NewEarning): Promise<void> {
  await insertRows(tx, "referrer_earning", [
    { ...earning, id: tx.newId(), createdAt: tx.now, takenBackAt: null },
  ]);
}

type NewPayout = { amountCents: Cents; paidDate: PlainDate; reference: string; recordedBy: AccountId };

export async function insertPayout(
  tx: Transaction,
  { id, version }: ReferringPerson,
  payout: NewPayout,
): Promise<void> {
  await insertRow(tx, "referrer_payout", {
    ...payout,
    id: tx.newId(),
    referralPortalMemberId: id,
    createdAt: tx.now,
  });
  await updateRow(tx, "referral_portal_member", { id }, { version: version + 1 });
}

/** Answers whether it was there. */
export async function deletePayout(
  tx: Transaction,
  { id, version }: ReferringPerson,
  payoutId: string,
): Promise<boolean> {
  const gone = await tx.query(
    "delete from referrer_payout where id = $1 and referral_portal_member_id = $2 returning 1",
    [payoutId, id],
  );
  if (gone.length === 0) return false;
  await updateRow(tx, "referral_portal_member", { id }, { version: version + 1 });
  return true;
}
