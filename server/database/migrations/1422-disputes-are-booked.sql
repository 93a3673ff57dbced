-- A disputed payment is a record, and its movements of money are in the books: what the card provider takes, gives back or keeps, and its fee.

create table payment_dispute (
  id                  uuid        primary key,
  organisation_id     uuid        not null,
  draft_id            uuid        not null,
  invoice_id          uuid        not null references invoice (id),
  provider_dispute_id text        not null unique check (length(provider_dispute_id) between 1 and 255),
  provider_payment_id text        not null check (length(provider_payment_id) between 1 and 255),
  amount_cents        bigint      not null check (amount_cents > 0),
  currency            text        not null check (length(currency) between 1 and 10),
  fee_cents           bigint      not null default 0 check (fee_cents >= 0),
  status              text        not null check (status in ('OPEN', 'WON', 'LOST')),
  opened_date         date        not null,
  ended_date          date,
  created_at          timestamptz not null,
  constraint payment_dispute_ended check ((status = 'OPEN') = (ended_date is null)),
  foreign key (organisation_id, draft_id) references draft (organisation_id, id) deferrable initially immediate
);
create index payment_dispute_draft on payment_dispute (draft_id);
create index payment_dispute_invoice on payment_dispute (invoice_id);
create index payment_dispute_organisation on payment_dispute (organisation_id, created_at);
create index payment_dispute_payment on payment_dispute (provider_payment_id);
create index payment_dispute_all_by_created on payment_dispute (created_at, id);
create index payment_dispute_all_by_amount on payment_dispute (amount_cents, id);
call make_business_table('payment_dispute', 'Dispute', 'draft', 'draft_id', '-', '(select actor_is_provider())');

insert into organisation_column (table_name, column_name, answer, reason, counted_as, step) values
  ('payment_dispute', 'organisation_id', 'MOVES', 'the same business goes on with it', 'PARTS', 1);

call admit_provider_list('STAFF_DISPUTES');

alter table book_move
  drop constraint book_move_source_table_check,
  add constraint book_move_source_table_check check (source_table in
    ('credit_note', 'invoice', 'payment', 'payment_dispute', 'referrer_earning', 'referrer_payout', 'refund', 'security_money', 'unmatched_payment')),
  drop constraint book_move_kind_check,
  add constraint book_move_kind_check check (kind in
    ('APPLIED', 'CAME_UNMATCHED', 'CREDITED', 'DISPUTED', 'DISPUTE_FEE', 'DISPUTE_LOST', 'DISPUTE_WON', 'EARNED', 'ISSUED', 'PAID_BACK', 'PAID_OUT', 'RECEIVED',
     'REFUND_DUE', 'RETURNED', 'SECURED', 'TAKEN_BACK'));
do $$
declare of_table text;
begin
  foreach of_table in array array['book_entry', 'accounting_code'] loop
    execute format('alter table %1$I drop constraint %1$s_account_check', of_table);
    execute format('alter table %1$I add constraint %1$s_account_check check (account in
      (''BANK'', ''CARD_CLEARING'', ''DISCOUNTS'', ''DISPUTED'', ''DISPUTE_COSTS'', ''FEES_INPUT_TAXED'', ''FEES_OUT_OF_SCOPE'', ''FEES_TAXED'', ''GST'', ''RECEIVABLE'',
       ''REFERRALS_PAYABLE'', ''REFERRAL_COSTS'', ''REFERRAL_DISCOUNTS'', ''REFUNDS_DUE'', ''SECURITY_BANK'', ''SECURITY_HELD'', ''UNMATCHED''))', of_table);
  end loop;
end $$;

-- As before, with what disputes take and give back.


create or replace view money_movement as
  select source_table, source_id, kind, organisation_id, draft_id, move_date, jsonb_object_agg(account, cents) as entries
    from (
      select source_table, source_id, kind, organisation_id, draft_id, move_date, account, sum(cents)::bigint as cents
        from (
          select 'invoice' as source_table, i.id as source_id, 'ISSUED' as kind, i.organisation_id, i.draft_id,
                 (i.created_at at time zone 'Australia/Sydney')::date as move_date, a.account, a.cents
            from invoice i, lateral (
              select 'RECEIVABLE' as account, i.total_cents as cents
              union all select 'GST', -i.gst_cents
              union all select book_account(l.tax_treatment, l.line_kind), -l.amount_cents from invoice_line l where l.invoice_id = i.id) a
          union all
          -- What expired, or was paid for a request that did not go ahead, is not kept; what was credited of it before is off already.
          select 'invoice', i.id, 'TAKEN_BACK', i.organisation_id, i.draft_id,
                 (case when i.status = 'void' then i.voided_at else d.status_changed_at end at time zone 'Australia/Sydney')::date, a.account, a.cents
            from invoice i join draft d on d.id = i.draft_id, lateral (
              select 'RECEIVABLE' as account, -i.total_cents as cents
              union all select 'GST', i.gst_cents
              union all select book_account(l.tax_treatment, l.line_kind), l.amount_cents from invoice_line l where l.invoice_id = i.id
              union all select 'RECEIVABLE', n.total_cents from credit_note n where n.invoice_id = i.id
              union all select 'GST', -n.gst_cents from credit_note n where n.invoice_id = i.id
              union all select book_account(l.tax_treatment, l.line_kind), -c.amount_cents
                          from credit_note n join credit_note_line c on c.credit_note_id = n.id join invoice_line l on l.id = c.invoice_line_id
                         where n.invoice_id = i.id) a
           where i.status = 'void' or (i.status = 'paid' and d.status in ('CANCELLED', 'REJECTED'))
          union all
          select 'credit_note', n.id, 'CREDITED', n.organisation_id, n.draft_id, (n.created_at at time zone 'Australia/Sydney')::date, a.account, a.cents
            from credit_note n, lateral (
              select 'RECEIVABLE' as account, -n.total_cents as cents
              union all select 'GST', n.gst_cents
              union all select book_account(l.tax_treatment, l.line_kind), c.amount_cents
                          from credit_note_line c join invoice_line l on l.id = c.invoice_line_id where c.credit_note_id = n.id) a
          union all
          select 'payment', p.id, 'RECEIVED', p.organisation_id, p.draft_id, p.received_date, a.account, a.cents
            from payment p, lateral (values
              (case p.method when 'DEPOSIT' then 'BANK' else 'CARD_CLEARING' end, p.amount_cents), ('RECEIVABLE', -p.amount_cents)) a (account, cents)
          union all
          select 'unmatched_payment', u.id, m.kind, u.organisation_id, u.draft_id, (m.moment at time zone 'Australia/Sydney')::date, a.account, a.cents
            from unmatched_payment u, lateral (values ('CAME_UNMATCHED', u.created_at, 1), ('APPLIED', u.decided_at, -1)) m (kind, moment, side),
                 lateral (values ('CARD_CLEARING', m.side * u.received_cents), ('UNMATCHED', -m.side * u.received_cents)) a (account, cents)
           where u.received_currency = 'AUD' and (m.kind = 'CAME_UNMATCHED' or u.status = 'ACCEPTED')
          union all
          select 'refund', r.id, 'REFUND_DUE', r.organisation_id, r.draft_id, (r.created_at at time zone 'Australia/Sydney')::date, a.account, a.cents
            from refund r, lateral (values
              (case when r.payment_id is null then 'UNMATCHED' else 'RECEIVABLE' end, r.amount_cents), ('REFUNDS_DUE', -r.amount_cents)) a (account, cents)
           where r.currency = 'AUD'
          union all
          select 'refund', r.id, 'PAID_BACK', r.organisation_id, r.draft_id, r.paid_date, a.account, a.cents
            from refund r, lateral (values
              ('REFUNDS_DUE', r.amount_cents), (case r.paid_method when 'CARD_PROVIDER' then 'CARD_CLEARING' else 'BANK' end, -r.amount_cents)) a (account, cents)
           where r.currency = 'AUD' and r.status = 'PAID'
          union all
          select 'security_money', s.id, case s.kind when 'HELD' then 'SECURED' else 'RETURNED' end, s.organisation_id, s.draft_id, s.moved_date, a.account,
                 case s.kind when 'HELD' then a.cents else -a.cents end
            from security_money s, lateral (values ('SECURITY_BANK', s.amount_cents), ('SECURITY_HELD', -s.amount_cents)) a (account, cents)
          union all
          select 'referrer_earning', e.id, m.kind, null, null, (m.moment at time zone 'Australia/Sydney')::date, a.account, a.cents
            from referrer_earning e, lateral (values ('EARNED', e.created_at, 1), ('TAKEN_BACK', e.taken_back_at, -1)) m (kind, moment, side),
                 lateral (values ('REFERRAL_COSTS', m.side * e.amount_cents), ('REFERRALS_PAYABLE', -m.side * e.amount_cents)) a (account, cents)
           where m.moment is not null
          union all
          select 'referrer_payout', o.id, 'PAID_OUT', null, null, o.paid_date, a.account, a.cents
            from referrer_payout o, lateral (values ('REFERRALS_PAYABLE', o.amount_cents), ('BANK', -o.amount_cents)) a (account, cents)
          union all
          select 'payment_dispute', p.id, m.kind, p.organisation_id, p.draft_id, m.day, a.account, a.cents
            from payment_dispute p, lateral (values
              ('DISPUTED', p.opened_date, p.amount_cents, 'DISPUTED', 'CARD_CLEARING'),
              ('DISPUTE_FEE', p.opened_date, p.fee_cents, 'DISPUTE_COSTS', 'CARD_CLEARING'),
              ('DISPUTE_WON', case when p.status = 'WON' then p.ended_date end, p.amount_cents, 'CARD_CLEARING', 'DISPUTED'),
              ('DISPUTE_LOST', case when p.status = 'LOST' then p.ended_date end, p.amount_cents, 'DISPUTE_COSTS', 'DISPUTED')) m (kind, day, cents, debit, credit),
                 lateral (values (m.debit, m.cents), (m.credit, -m.cents)) a (account, cents)
           where p.currency = 'AUD' and m.day is not null
        ) told
       group by source_table, source_id, kind, organisation_id, draft_id, move_date, account
      having sum(cents) <> 0
    ) summed
   group by source_table, source_id, kind, organisation_id, draft_id, move_date;

create constraint trigger keep_books after insert or delete or update of amount_cents, fee_cents, status, opened_date, ended_date on payment_dispute
  deferrable initially deferred for each row execute function keep_books_of_row();
