-- Who is told of a comment: those on the client's side who take part in its record, the desk or whoever has taken its work, and the bank where it reads the record.

create function comment_readers(record_kind text, wanted uuid) returns table (account_id uuid, email text, given_name text, is_staff boolean)
language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with record as (
    -- What a client has not sent yet, and what it records for itself, is its own.
    select d.submitted_at is not null or d.status = 'IDENTIFYING' as is_on_desk, case when d.is_visible_to_supplier then d.supplier_id end as supplier_id
      from draft d where record_kind = 'draft' and d.id = wanted
    union all
    select true, o.supplier_id from document o where record_kind = 'document' and o.id = wanted and o.is_system_document
    union all
    select f.submitted_at is not null, f.supplier_id from facility_application f where record_kind = 'facility_application' and f.id = wanted),
  clients as (
    -- Whoever has said something goes on being told, unless they have chosen otherwise.
    select p.account_id from draft_audience(wanted) p
     where record_kind = 'draft' and (coalesce(p.chosen_topics, p.usual_topics) <> '{}' or (p.chosen_topics is null
       and exists (select from draft_comment c where c.draft_id = wanted and c.author_id = p.account_id)))
    union
    select p.account_id from document_audience(wanted) p
     where record_kind = 'document' and (coalesce(p.chosen_topics, p.usual_topics) <> '{}' or (p.chosen_topics is null
       and exists (select from document_comment c where c.document_id = wanted and c.author_id = p.account_id)))
    union
    select m.account_id from facility_application f join member m on m.organisation_id = f.organisation_id and m.role <> 'LIMITED_USER'
     where record_kind = 'facility_application' and f.id = wanted
       and (m.account_id = f.created_by
         or exists (select from facility_application_comment c where c.facility_application_id = wanted and c.author_id = m.account_id)
         or (m.role = 'ADMIN' and not exists (
              select from member r where r.organisation_id = f.organisation_id and r.account_id = f.created_by and r.role <> 'LIMITED_USER')))),
  desk as (select s.account_id, s.staff_type, s.supplier_id, s.disabled_at from staff_member s),
  takers as (
    select s.account_id from desk_work w join desk s on s.account_id = w.taken_by and s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL')
     where w.parent_id = wanted and w.closed_at is null),
  told as (
    select c.account_id, false as is_staff from clients c
    union all
    select s.account_id, true from record r join desk s on s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL')
     where r.is_on_desk and (not exists (select from takers) or s.account_id in (select t.account_id from takers t))
    union all
    select s.account_id, true from record r join desk s on s.staff_type = 'EXTERNAL_SUPPLIER' and s.supplier_id = r.supplier_id and s.disabled_at is null)
  select a.id, a.email, a.given_name, bool_or(t.is_staff) from told t join account a on a.id = t.account_id and a.status = 'ACTIVE'
   where somebody_acts() group by a.id order by a.id
$$;
revoke all on function comment_readers(text, uuid) from public;
grant execute on function comment_readers(text, uuid) to bondline_app;

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''COMMENT''::text, ''COMMENT_FOR_STAFF''::text, ');
end $$;
