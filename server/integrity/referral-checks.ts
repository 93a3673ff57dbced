// States of the referral programme that must not exist.

import type { IntegrityCheck } from "./integrity-check.ts";

export const REFERRAL_CHECKS: readonly IntegrityCheck[] = [
  {
    rule: "no more is used of a referral credit than was earned",
    sql: `select c.id::text as record, c.side as detail from referral_credit c
            join referral_credit_use u on u.referral_credit_id = c.id join draft d on d.id = u.draft_id and d.status not in ('CANCELLED', 'REJECTED')
           group by c.id having sum(u.amount_cents) > c.amount_cents`,
  },
  {
    rule: "a referrer has earned by one request of a client that came by their link, as soon as one was paid for and goes on",
    sql: `select r.id::text as record, coalesce(e.count, 0) || ' earnings, ' || coalesce(p.count, 0) || ' paid requests' as detail from referral r
            left join (select referral_id, count(*) as count from referrer_earning where taken_back_at is null group by 1) e on e.referral_id = r.id
            left join (select d.organisation_id, count(*) as count from draft d
                        where d.status in ('PROCESSING', 'ESTABLISHED') and exists (select from invoice i where i.draft_id = d.id and i.status = 'paid' and i.paid_cents > 0)
                        group by 1) p on p.organisation_id = r.referee_organisation_id
           where coalesce(e.count, 0) <> case when p.count > 0 and r.referral_portal_member_id is not null and r.referrer_credit_cents is not null then 1 else 0 end`,
  },
  {
    rule: "a referrer's earning stands by a paid request that goes on, and is of the amount that was promised",
    sql: `select e.id::text as record, d.status || ', ' || e.amount_cents || ' of ' || coalesce(r.referrer_credit_cents, 0) || ' cents' as detail
            from referrer_earning e join draft d on d.id = e.draft_id join referral r on r.id = e.referral_id
           where (e.taken_back_at is null) <> (d.status in ('PROCESSING', 'ESTABLISHED')) or e.amount_cents is distinct from r.referrer_credit_cents
              or e.referral_portal_member_id is distinct from r.referral_portal_member_id or r.referee_organisation_id <> d.organisation_id`,
  },
  {
    rule: "a referrer was paid no more than they had ever earned",
    sql: `select p.referral_portal_member_id::text as record, sum(p.amount_cents) || ' cents' as detail from referrer_payout p
           group by p.referral_portal_member_id
          having sum(p.amount_cents) > (select coalesce(sum(e.amount_cents), 0) from referrer_earning e where e.referral_portal_member_id = p.referral_portal_member_id)`,
  },
  {
    rule: "a referrer's statement to today comes to what they have earned less what they were paid",
    sql: `select coalesce(s.person, b.person)::text as record, coalesce(s.sum, 0) || ' cents, not ' || coalesce(b.sum, 0) as detail
            from (select referral_portal_member_id as person, sum(amount_cents) as sum from referrer_statement_entry group by 1) s
            full join (select v.person, sum(v.cents) as sum from (
                select referral_portal_member_id as person, amount_cents as cents from referrer_earning where taken_back_at is null
                union all select referral_portal_member_id, -amount_cents from referrer_payout) v group by 1) b on b.person = s.person
           where coalesce(s.sum, 0) <> coalesce(b.sum, 0)`,
  },
];
