-- The books: each movement of money is booked as one move, whose entries come to nothing, by the transaction that writes its record.

create table book_move (
  id              uuid        primary key,
  source_table    text        not null check (source_table in
    ('credit_note', 'invoice', 'payment', 'referrer_earning', 'referrer_payout', 'refund', 'security_money', 'unmatched_payment')),
  source_id       uuid        not null,
  kind            text        not null check (kind in
    ('APPLIED', 'CAME_UNMATCHED', 'CREDITED', 'EARNED', 'ISSUED', 'PAID_BACK', 'PAID_OUT', 'RECEIVED', 'REFUND_DUE', 'RETURNED', 'SECURED', 'TAKEN_BACK')),
  -- What had to be taken back may be booked anew.
  turn            integer     not null check (turn > 0),
  reverses_id     uuid        unique references book_move (id),
  organisation_id uuid        references organisation (id),
  draft_id        uuid,
  move_date       date        not null,
  recorded_at     timestamptz not null,
  unique (id, kind, move_date),
  foreign key (organisation_id, draft_id) references draft (organisation_id, id)
);
create unique index book_move_once on book_move (source_table, source_id, kind, turn) where reverses_id is null;
create index book_move_draft on book_move (draft_id) where draft_id is not null;

-- More than nothing is a debit, less a credit. Kind and day are its move's, so that a figure is summed in one index.
create table book_entry (
  move_id      uuid   not null,
  account      text   not null check (account in
    ('BANK', 'CARD_CLEARING', 'DISCOUNTS', 'FEES_INPUT_TAXED', 'FEES_OUT_OF_SCOPE', 'FEES_TAXED', 'GST', 'RECEIVABLE', 'REFERRALS_PAYABLE', 'REFERRAL_COSTS',
     'REFERRAL_DISCOUNTS', 'REFUNDS_DUE', 'SECURITY_BANK', 'SECURITY_HELD', 'UNMATCHED')),
  amount_cents bigint not null check (amount_cents <> 0),
  kind         text   not null,
  move_date    date   not null,
  primary key (move_id, account),
  foreign key (move_id, kind, move_date) references book_move (id, kind, move_date)
);
create index book_entry_figure on book_entry (account, kind, move_date, move_id) include (amount_cents);

-- Only ever added to, and by the triggers alone.
do $$
declare name text;
begin
  foreach name in array array['book_move', 'book_entry'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy visible on %I for select to bondline_app using ((select actor_is_system()) or (select actor_is_provider()))', name);
    execute format('grant select on %I to bondline_app', name);
  end loop;
end $$;

create function book_account(tax_treatment text, line_kind text) returns text language sql immutable as $$
  select case
    when tax_treatment = 'INPUT_TAXED' and line_kind in ('ONGOING_PERCENTAGE', 'ESTABLISHMENT_FEE_AMOUNT') then 'DISCOUNTS'
    when tax_treatment = 'INPUT_TAXED' and line_kind = 'REFERRAL_AMOUNT' then 'REFERRAL_DISCOUNTS'
    when tax_treatment = 'INPUT_TAXED' then 'FEES_INPUT_TAXED'
    when tax_treatment = 'TAXABLE_10' then 'FEES_TAXED'
    else 'FEES_OUT_OF_SCOPE' end
$$;

-- Every movement of money that the records tell of, with its entries. In Australian dollars alone: a card payment in other money counts towards nothing.
create view money_movement as
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
        ) told
       group by source_table, source_id, kind, organisation_id, draft_id, move_date, account
      having sum(cents) <> 0
    ) summed
   group by source_table, source_id, kind, organisation_id, draft_id, move_date;

-- What was booked and not reversed, in the shape of what the records tell of.
create view standing_move as
  select m.id, m.source_table, m.source_id, m.kind, m.organisation_id, m.draft_id, m.move_date,
         (select jsonb_object_agg(e.account, e.amount_cents) from book_entry e where e.move_id = m.id) as entries
    from book_move m
   where m.reverses_id is null and not exists (select from book_move r where r.reverses_id = m.id);

-- Books what the records of a table tell of and the books do not have; what they have and no record tells of is reversed by a move of its own, today.
create function keep_books(of_table text, of_ids uuid[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moment timestamptz := coalesce(actor_part(10)::timestamptz, clock_timestamp());
begin
  with told as materialized (
    select * from money_movement where source_table = of_table and source_id = any (of_ids)),
  standing as materialized (
    select * from standing_move where source_table = of_table and source_id = any (of_ids)),
  missing as materialized (
    select gen_random_uuid() as id, s.source_id, s.kind, s.id as reverses_id, s.organisation_id, s.draft_id,
           (moment at time zone 'Australia/Sydney')::date as move_date, s.entries, -1 as side
      from standing s
     where not exists (select from told t where t.source_id = s.source_id and t.kind = s.kind and t.move_date = s.move_date and t.entries = s.entries)
    union all
    select gen_random_uuid(), t.source_id, t.kind, null, t.organisation_id, t.draft_id, t.move_date, t.entries, 1
      from told t
     where not exists (select from standing s where s.source_id = t.source_id and s.kind = t.kind and s.move_date = t.move_date and s.entries = t.entries)),
  moved as (
    insert into book_move (id, source_table, source_id, kind, turn, reverses_id, organisation_id, draft_id, move_date, recorded_at)
    select n.id, of_table, n.source_id, n.kind,
           1 + (select count(*) from book_move b where b.source_table = of_table and b.source_id = n.source_id and b.kind = n.kind and b.reverses_id is null),
           n.reverses_id, n.organisation_id, n.draft_id, n.move_date, moment
      from missing n)
  insert into book_entry (move_id, account, amount_cents, kind, move_date)
  select n.id, e.key, n.side * e.value::bigint, n.kind, n.move_date from missing n, jsonb_each_text(n.entries) e;
end $$;

create function keep_books_of_row() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_books(tg_table_name, array[case when tg_op = 'DELETE' then old.id else new.id end]);
  return null;
end $$;

create function keep_books_of_draft() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_books('invoice', array_agg(id)) from invoice where draft_id = new.id;
  return null;
end $$;

create function keep_move_balanced() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select sum(amount_cents) from book_entry where move_id = new.move_id) <> 0 then
    raise exception 'the entries of a move of the books do not come to nothing: % of %', new.kind, new.move_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
revoke all on function book_account(text, text), keep_books(text, uuid[]), keep_books_of_row(), keep_books_of_draft(), keep_move_balanced() from public;

-- What was there before has its moves on the days on which it happened.
select keep_books('invoice', array_agg(id)) from invoice;
select keep_books('credit_note', array_agg(id)) from credit_note;
select keep_books('payment', array_agg(id)) from payment;
select keep_books('unmatched_payment', array_agg(id)) from unmatched_payment;
select keep_books('refund', array_agg(id)) from refund;
select keep_books('security_money', array_agg(id)) from security_money;
select keep_books('referrer_earning', array_agg(id)) from referrer_earning;
select keep_books('referrer_payout', array_agg(id)) from referrer_payout;
do $$ begin
  if exists (select from book_entry group by move_id having sum(amount_cents) <> 0) then
    raise exception 'the records of money do not add up: npm run doctor names them';
  end if;
end $$;

-- At the commit, when a record has its lines and its draft stands as it will.
create constraint trigger keep_books after insert or delete or update of status, total_cents, gst_cents on invoice
  deferrable initially deferred for each row execute function keep_books_of_row();
create constraint trigger keep_books after insert or delete or update on credit_note
  deferrable initially deferred for each row execute function keep_books_of_row();
create constraint trigger keep_books after insert or delete or update of amount_cents, method, received_date on payment
  deferrable initially deferred for each row execute function keep_books_of_row();
create constraint trigger keep_books after insert or delete or update of status on unmatched_payment
  deferrable initially deferred for each row execute function keep_books_of_row();
create constraint trigger keep_books after insert or delete or update of amount_cents, status, paid_date on refund
  deferrable initially deferred for each row execute function keep_books_of_row();
create constraint trigger keep_books after insert or delete or update on security_money
  deferrable initially deferred for each row execute function keep_books_of_row();
create constraint trigger keep_books after insert or delete or update of taken_back_at on referrer_earning
  deferrable initially deferred for each row execute function keep_books_of_row();
create constraint trigger keep_books after insert or delete or update on referrer_payout
  deferrable initially deferred for each row execute function keep_books_of_row();
create constraint trigger keep_books after update of status on draft
  deferrable initially deferred for each row when (new.status in ('CANCELLED', 'REJECTED') and old.status not in ('CANCELLED', 'REJECTED'))
  execute function keep_books_of_draft();
create constraint trigger keep_move_balanced after insert on book_entry
  deferrable initially deferred for each row execute function keep_move_balanced();
