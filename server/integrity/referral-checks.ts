// States of the referral programme that must not exist.

import type { IntegrityCheck } from "./integrity-check.ts";

export const REFERRAL_CHECKS: readonly IntegrityCheck[] = [
  {
    rule: "no more is used of a referral credit than was earned",
    sql: `select c.id::text as record, c.side as detail from referral_credit c
            join referral_credit_use u on u.referral_credit_id = c.id join draft d on d.id = u.draft_id and d.status not in ('CANCELLED', 'REJECTED')
           group by c.id having sum(u.amount_cents) > c.amount_cents`,
  },
];
