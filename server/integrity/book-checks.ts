// States of the books that must not exist: a move that does not add up, a movement of money that is not in them, an account that no record explains.

import type { IntegrityCheck } from "./integrity-check.ts";

/** What is not kept of an invoice is in no account any more. */
const KEPT = `select i.* from invoice i join draft d on d.id = i.draft_id
               where i.status <> 'void' and not (i.status = 'paid' and d.status in ('CANCELLED', 'REJECTED'))`;
const CREDITED = `select n.* from credit_note n join (${KEPT}) k on k.id = n.invoice_id`;
const REFUNDS = "from refund where currency = 'AUD' and";

/** What each account comes to by the records alone, without the rules by which they are booked. */
const BY_RECORDS = `
  select 'RECEIVABLE' as account, organisation_id, total_cents - credited_cents - paid_cents as cents from invoice where status = 'open'
  union all select 'FEES', organisation_id, gst_cents - total_cents from (${KEPT}) k
  union all select 'FEES', organisation_id, total_cents - gst_cents from (${CREDITED}) c
  union all select 'GST', organisation_id, -gst_cents from (${KEPT}) k
  union all select 'GST', organisation_id, gst_cents from (${CREDITED}) c
  union all select case method when 'DEPOSIT' then 'BANK' else 'CARD_CLEARING' end, organisation_id, amount_cents from payment
  union all select case paid_method when 'BANK_TRANSFER' then 'BANK' when 'DISPUTE' then 'DISPUTE_COSTS' else 'CARD_CLEARING' end, organisation_id, -amount_cents ${REFUNDS} status = 'PAID'
  union all select 'REFUNDS_DUE', organisation_id, -amount_cents ${REFUNDS} status <> 'PAID'
  union all select 'CARD_CLEARING', organisation_id, received_cents from unmatched_payment where received_currency = 'AUD' and status <> 'ACCEPTED'
  union all select 'UNMATCHED', organisation_id, -received_cents from unmatched_payment where received_currency = 'AUD' and status in ('DISMISSED', 'WAITING')
  union all select a.account, organisation_id, a.side * case kind when 'HELD' then amount_cents else -amount_cents end
              from security_money, (values ('SECURITY_BANK', 1), ('SECURITY_HELD', -1)) a (account, side)
  union all select a.account, organisation_id, a.cents from payment_dispute, lateral (values
              ('CARD_CLEARING', case status when 'WON' then -fee_cents else -amount_cents - fee_cents end), ('DISPUTED', case status when 'OPEN' then amount_cents else 0 end),
              ('DISPUTE_COSTS', case status when 'LOST' then amount_cents + fee_cents else fee_cents end)) a (account, cents) where currency = 'AUD'
  union all select a.account, null, a.side * amount_cents
              from referrer_earning, (values ('REFERRAL_COSTS', 1), ('REFERRALS_PAYABLE', -1)) a (account, side) where taken_back_at is null
  union all select a.account, null, a.side * amount_cents from referrer_payout, (values ('REFERRALS_PAYABLE', 1), ('BANK', -1)) a (account, side)`;

const BOOKED = `
  select case when e.account like 'FEES\\_%' or e.account like '%DISCOUNTS' then 'FEES' else e.account end as account, m.organisation_id, e.amount_cents as cents
    from book_entry e join book_move m on m.id = e.move_id`;

/** What is in each export of journals, by the books. */
const LEFT = `
  select j.journal_export_id as id, count(distinct j.move_id) as journals, count(*) as lines, sum(e.amount_cents) filter (where e.amount_cents > 0) as cents,
         min(e.move_date) as first_date, max(e.move_date) as last_date
    from journal_export_move j join book_entry e on e.move_id = j.move_id group by 1`;

const SUMMED = (rows: string) =>
  `select account, coalesce(organisation_id::text, 'no organisation') as owner, sum(cents) as cents from (${rows}) r group by 1, 2`;

export const BOOK_CHECKS: readonly IntegrityCheck[] = [
  {
    rule: "the entries of each move of the books come to nothing",
    sql: "select move_id::text as record, sum(amount_cents) || ' cents' as detail from book_entry group by move_id having sum(amount_cents) <> 0",
  },
  {
    rule: "the books have each movement of money that the records tell of, once",
    sql: `select coalesce(t.source_id, s.source_id)::text as record, coalesce(t.source_table, s.source_table) || ' ' || coalesce(t.kind, s.kind)
                 || case when s.id is null then ', not booked' else ', booked and not so' end as detail
            from money_movement t full join standing_move s
              on s.source_table = t.source_table and s.source_id = t.source_id and s.kind = t.kind and s.move_date = t.move_date and s.entries = t.entries
             and s.organisation_id is not distinct from t.organisation_id and s.draft_id is not distinct from t.draft_id
           where t.source_id is null or s.source_id is null`,
  },
  {
    rule: "a move that takes another back is of the same record, with each entry the other way round",
    sql: `select r.id::text as record, r.kind || ' of ' || r.source_table as detail from book_move r join book_move m on m.id = r.reverses_id
           where (r.source_table, r.source_id, r.kind) <> (m.source_table, m.source_id, m.kind) or m.reverses_id is not null
              or r.organisation_id is distinct from m.organisation_id or r.draft_id is distinct from m.draft_id
              or exists (select from (select * from book_entry where move_id = m.id) e full join (select * from book_entry where move_id = r.id) f using (account)
                          where e.amount_cents is distinct from -f.amount_cents)`,
  },
  {
    rule: "the accounts of the books come to what invoices, credit notes, payments, refunds, security money and referrers say",
    sql: `select owner as record, account || ', ' || coalesce(b.cents, 0) || ' cents booked, not ' || coalesce(r.cents, 0) as detail
            from (${SUMMED(BOOKED)}) b full join (${SUMMED(BY_RECORDS)}) r using (account, owner)
           where coalesce(b.cents, 0) <> coalesce(r.cents, 0)`,
  },
  {
    rule: "what each move of the books adds to the lines of its invoice comes to its entries, with its tax apart",
    sql: `select coalesce(f.move_id, e.move_id)::text as record, coalesce(f.cents, 0) || ' cents and ' || coalesce(f.gst, 0) || ' of tax' as detail
            from (select move_id, sum(amount_cents) as cents, sum(gst_cents) as gst from fee_movement group by 1) f
            full join (select e.move_id, sum(-e.amount_cents) filter (where e.account like 'FEES\\_%' or e.account like '%DISCOUNTS') as cents,
                              sum(-e.amount_cents) filter (where e.account = 'GST') as gst
                         from book_entry e where e.kind in ('ISSUED', 'CREDITED', 'TAKEN_BACK') and e.account <> 'REFERRAL_COSTS' and e.account <> 'REFERRALS_PAYABLE'
                        group by 1) e using (move_id)
           where coalesce(f.cents, 0) <> coalesce(e.cents, 0) or coalesce(f.gst, 0) <> coalesce(e.gst, 0)`,
  },
  {
    rule: "an export of journals holds as many as it says, of its days, and they come to what it says",
    sql: `select x.id::text as record, coalesce(l.journals, 0) || ' journals of ' || coalesce(l.cents, 0) || ' cents' as detail
            from journal_export x left join (${LEFT}) l on l.id = x.id
           where (l.journals, l.lines, l.cents) is distinct from (x.journal_count, x.line_count, x.amount_cents)
              or l.first_date < x.from_date or l.last_date > x.to_date`,
  },
];
