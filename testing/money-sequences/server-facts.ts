// What the database holds of one invoice's money: its status and sums, its refunds, and the balance of each account of the books.

import type pg from "pg";
import type { Draft } from "../../server/modules/drafts/drafts/draft-record.ts";

export type ServerFacts = {
  draft: string;
  status: string;
  credited: string;
  paid: string;
  /** Each by its payment, amount and status. */
  refunds: string[];
  accounts: string[];
  /** Moves whose entries come to something. */
  unbalanced: number;
  moves: number;
};

/** What the double entries keep together: money in hand, and what was earned. */
const ACCOUNT = `case when account in ('BANK', 'CARD_CLEARING') then 'CASH' when account like 'FEES%' or account like '%DISCOUNTS' then 'INCOME' else account end`;

export async function factsOf({
  owner,
  draft: { id },
}: {
  owner: pg.Client;
  draft: Draft;
}): Promise<ServerFacts> {
  const { rows } = await owner.query<{ facts: ServerFacts }>(
    `with moved as (select e.move_id, ${ACCOUNT} as account, e.amount_cents from book_entry e join book_move m on m.id = e.move_id where m.draft_id = $1),
          balance as (select a.account, coalesce(sum(m.amount_cents), 0)::bigint as cents
            from unnest(array['CASH', 'GST', 'INCOME', 'RECEIVABLE', 'REFUNDS_DUE']) a (account) full join moved m on m.account = a.account group by 1)
     select jsonb_build_object('draft', d.status, 'status', i.status, 'credited', i.credited_cents::text, 'paid', i.paid_cents::text,
       'refunds', (select coalesce(jsonb_agg(r.payment_id || ' ' || r.amount_cents || ' ' || r.status), '[]') from refund r where r.invoice_id = i.id),
       'accounts', (select jsonb_agg(account || ' ' || cents) from balance),
       'unbalanced', (select count(*) from (select from moved group by move_id having sum(amount_cents) <> 0) u),
       'moves', (select count(*) from book_move m where m.draft_id = d.id)) as facts
       from draft d join invoice i on i.draft_id = d.id where d.id = $1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("A draft with one invoice is there.");
  const { facts } = row;
  return { ...facts, refunds: facts.refunds.toSorted(), accounts: facts.accounts.toSorted() };
}
