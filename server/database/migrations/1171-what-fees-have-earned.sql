-- What each move of the books adds to a line of an invoice, without its tax and with its tax apart: what is earned by a day follows from it.

create view fee_movement with (security_invoker = true) as
  select m.id as move_id, m.move_date, m.kind, l.id as invoice_line_id, s.side * a.amount_cents as amount_cents, s.side * a.gst_cents as gst_cents
    from book_move m
    join invoice_line l on l.invoice_id = m.source_id,
         lateral (select case when m.reverses_id is null then 1 else -1 end as side) s,
         lateral (select case when l.tax_treatment = 'TAXABLE_10' then (sign(l.amount_cents) * floor((abs(l.amount_cents) + 5) / 10))::bigint else 0 end as cents) g,
         lateral (select coalesce(sum(c.amount_cents), 0)::bigint as amount_cents, coalesce(sum(c.gst_cents), 0)::bigint as gst_cents
                    from credit_note_line c where m.kind = 'TAKEN_BACK' and c.invoice_line_id = l.id) c,
         lateral (select case m.kind when 'ISSUED' then l.amount_cents else c.amount_cents - l.amount_cents end as amount_cents,
                         case m.kind when 'ISSUED' then g.cents else c.gst_cents - g.cents end as gst_cents) a
   where m.source_table = 'invoice'
  union all
  select m.id, m.move_date, m.kind, c.invoice_line_id, s.side * -c.amount_cents, s.side * -c.gst_cents
    from book_move m
    join credit_note_line c on c.credit_note_id = m.source_id,
         lateral (select case when m.reverses_id is null then 1 else -1 end as side) s
   where m.source_table = 'credit_note';
grant select on fee_movement to bondline_app;

-- From a line to all of its moves, those that were taken back too.
create index book_move_source on book_move (source_id);
