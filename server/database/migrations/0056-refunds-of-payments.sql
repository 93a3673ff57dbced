-- A refund gives money of one payment back and says why: an invoice may owe several, for what came beyond its total and for what came when it was over.

alter table refund drop constraint refund_invoice_id_key;
alter table refund add column payment_id uuid references payment (id);
alter table refund add column refund_reason text check (refund_reason in ('OVERPAID', 'UNMATCHED', 'WITHDRAWN'));

-- A refund stood for all that its invoice had received: its first payment takes it over, and the others get their own.
select set_config('bondline.actor_kind', 'system', true), set_config('bondline.actor_label', 'Refunds by payment', true);
update refund r set payment_id = p.id, amount_cents = p.amount_cents, refund_reason = 'WITHDRAWN'
  from (select distinct on (invoice_id) id, invoice_id, amount_cents from payment order by invoice_id, created_at, id) p
 where p.invoice_id = r.invoice_id;

-- What an invoice has received beyond what it keeps and nobody has written down as due back, of each payment from the first to go beyond.
insert into refund (id, organisation_id, draft_id, invoice_id, payment_id, amount_cents, refund_reason, status, created_at)
select gen_random_uuid(), p.organisation_id, p.draft_id, p.invoice_id, p.id, least(p.amount_cents, p.so_far - p.kept),
       case when p.kept = 0 then 'WITHDRAWN' else 'OVERPAID' end, 'DUE', now()
  from (select y.*, sum(y.amount_cents) over (partition by y.invoice_id order by y.created_at, y.id) as so_far,
               case when i.status = 'void' or d.status in ('CANCELLED', 'REJECTED') then 0 else i.total_cents end as kept
          from payment y join invoice i on i.id = y.invoice_id join draft d on d.id = i.draft_id) p
 where p.so_far > p.kept and not exists (select 1 from refund r where r.payment_id = p.id);

alter table refund alter column payment_id set not null;
alter table refund alter column refund_reason set not null;
-- Each reason once for a payment, however often the same thing is said.
alter table refund add constraint refund_once unique (payment_id, refund_reason);
create index refund_draft on refund (draft_id);
