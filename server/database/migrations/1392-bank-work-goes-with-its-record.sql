-- What a record asks of a bank goes with it to another: the work of the bank that it left is over, and the other's begins with a due moment of its own.

create or replace function keep_bank_work(subject uuid, kinds text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  present timestamptz := coalesce(actor_part(10)::timestamptz, clock_timestamp());
begin
  update bank_work w set closed_at = present, updated_at = present
   where w.subject_id = subject and w.kind = any (kinds) and w.closed_at is null
     and not exists (select 1 from bank_waiting b where b.subject_id = subject and b.kind = w.kind and b.waiting_since = w.waiting_since and b.supplier_id = w.supplier_id);
  insert into bank_work as w (id, supplier_id, kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, due_at, created_at, updated_at)
  select gen_random_uuid(), b.supplier_id, b.kind, subject, b.parent_id, b.organisation_id, b.reference, b.amount_cents, b.waiting_since,
         case when l.hours is not null then business_due(b.waiting_since, l.hours) end, present, present
    from bank_waiting b cross join lateral (select bank_hours(b.supplier_id, b.kind) as hours) l
   where b.subject_id = subject and b.kind = any (kinds)
  on conflict (subject_id, kind) where closed_at is null
    do update set reference = excluded.reference, amount_cents = excluded.amount_cents, updated_at = present
    where (w.reference, w.amount_cents) is distinct from (excluded.reference, excluded.amount_cents);
end $$;

create or replace trigger keep_bank_work after update of status, paid_at, is_visible_to_supplier, supplier_id on draft for each row
  when ('PROCESSING' in (old.status, new.status)) execute function keep_bank_work_of_row('id', '{ISSUE}');
create or replace trigger keep_bank_work after insert or update of status, sent_to_supplier_at, supplier_id on facility_application for each row
  when (new.supplier_id is not null) execute function keep_bank_work_of_row('id', '{APPLICATION}');
