-- What is said about a bank's or insurer's work: of each record one row, with who has spoken last and when, so that its people read all threads as one list.

create table bank_thread (
  id               uuid        primary key,
  supplier_id      uuid        not null references supplier (id),
  kind             text        not null check (kind in ('DRAFT', 'REQUIRED_DOCUMENT', 'DOCUMENT', 'APPLICATION')),
  subject_id       uuid        not null,
  -- The record on whose page it is read: a draft, a document or an application.
  parent_id        uuid        not null,
  organisation_id  uuid        not null,
  reference        text        not null,
  -- Of a required document its type.
  topic            text,
  last_said_at     timestamptz not null,
  -- Nobody's where the e-signature service speaks.
  last_author_name text,
  last_side        text        not null check (last_side in ('CLIENT', 'DESK', 'BANK', 'SERVICE')),
  awaits_bank      boolean     not null,
  unique (kind, subject_id)
);
create index bank_thread_newest on bank_thread (supplier_id, last_said_at, id);
create index bank_thread_awaiting on bank_thread (supplier_id, last_said_at, id) where awaits_bank;
create index bank_thread_of_organisation on bank_thread (organisation_id);

alter table bank_thread enable row level security;
alter table bank_thread force row level security;
create policy owner on bank_thread to current_user using (true) with check (true);
create policy visible on bank_thread for select to bondline_app
  using ((select actor_is_system()) or supplier_id = (select actor_supplier()));
grant select on bank_thread to bondline_app;

insert into organisation_column (table_name, column_name, answer, reason, counted_as, step) values
  ('bank_thread', 'organisation_id', 'MOVES', 'the same talk goes on with it', 'PARTS', 1);

-- Everything that stands of what was said where a bank reads it: the one place that says so. No role but the owner reads it. A comment speaks to the bank unless it is the bank's own; of a
-- required document and of a question to the applicant only the applicant does, and an approval asks for nothing more.
create view bank_said as
select 'DRAFT' as kind, d.id as subject_id, d.id as parent_id, d.supplier_id, d.organisation_id, d.reference_number as reference, null::text as topic,
       c.id as message_id, c.created_at as said_at, c.author_name, c.content as words, a.side, a.side <> 'BANK' as awaits_bank
  from draft_comment c join draft d on d.id = c.draft_id
 cross join lateral (select case when not c.is_bank_author then 'CLIENT'
   when exists (select 1 from staff_member s where s.account_id = c.author_id and s.supplier_id = d.supplier_id) then 'BANK' else 'DESK' end as side) a
 where c.removed_at is null and d.is_visible_to_supplier and d.supplier_id is not null and d.archived_at is null
union all
select 'DOCUMENT', d.id, d.id, d.supplier_id, d.organisation_id, d.reference_number, null, c.id, c.created_at, c.author_name, c.content, a.side, a.side <> 'BANK'
  from document_comment c join document d on d.id = c.document_id
 cross join lateral (select case when not c.is_bank_author then 'CLIENT'
   when exists (select 1 from staff_member s where s.account_id = c.author_id and s.supplier_id = d.supplier_id) then 'BANK' else 'DESK' end as side) a
 where c.removed_at is null and d.is_system_document and d.supplier_id is not null and d.archived_at is null
union all
select 'APPLICATION', f.id, f.id, f.supplier_id, f.organisation_id, f.reference_number, null, c.id, c.created_at, c.author_name, c.content, a.side, a.side <> 'BANK'
  from facility_application_comment c join facility_application f on f.id = c.facility_application_id
 cross join lateral (select case when not c.is_bank_author then 'CLIENT'
   when exists (select 1 from staff_member s where s.account_id = c.author_id and s.supplier_id = f.supplier_id) then 'BANK' else 'DESK' end as side) a
 where c.removed_at is null and f.supplier_id is not null and f.archived_at is null
union all
select 'APPLICATION', f.id, f.id, f.supplier_id, f.organisation_id, f.reference_number, null, q.id, q.created_at, q.asked_by_name, q.question,
       case q.asked_by_side when 'SUPPLIER' then 'BANK' else 'DESK' end, false
  from facility_application_question q join facility_application f on f.id = q.application_id
 where f.supplier_id is not null and f.archived_at is null
union all
select 'APPLICATION', f.id, f.id, f.supplier_id, f.organisation_id, f.reference_number, null, q.id, q.answered_at, q.answered_by_name, q.answer, 'CLIENT', true
  from facility_application_question q join facility_application f on f.id = q.application_id
 where q.answered_at is not null and f.supplier_id is not null and f.archived_at is null
union all
select 'REQUIRED_DOCUMENT', r.id, d.id, d.supplier_id, d.organisation_id, d.reference_number, r.required_document_type, m.id, m.created_at,
       m.given_name || ' ' || m.family_name, m.message,
       case m.from_party when 'APPLICANT' then 'CLIENT' when 'PROVIDER_ADMIN' then 'DESK' when 'SUPPLIER_ADMIN' then 'BANK' else 'SERVICE' end,
       m.from_party = 'APPLICANT' and m.has_approval is not true and r.withdrawn_at is null
  from draft_required_document_message m
  join draft_required_document r on r.id = m.required_document_id
  join draft d on d.id = m.draft_id
 where d.is_visible_to_supplier and d.supplier_id is not null and d.archived_at is null;

create index draft_required_document_message_of on draft_required_document_message (required_document_id, created_at desc, id desc);

-- Brings a record's thread to what stands of it. The row is locked before it is gathered, so that of two who speak at once the later counts.
create function keep_bank_thread(of_kind text, subject uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into bank_thread (id, supplier_id, kind, subject_id, parent_id, organisation_id, reference, topic, last_said_at, last_author_name, last_side, awaits_bank)
  select gen_random_uuid(), s.supplier_id, s.kind, s.subject_id, s.parent_id, s.organisation_id, s.reference, s.topic, s.said_at, s.author_name, s.side, s.awaits_bank
    from bank_said s where s.kind = of_kind and s.subject_id = subject order by s.said_at desc, s.message_id desc limit 1
  on conflict (kind, subject_id) do nothing;
  perform 1 from bank_thread t where t.kind = of_kind and t.subject_id = subject for no key update;
  if not exists (select 1 from bank_said s where s.kind = of_kind and s.subject_id = subject) then
    delete from bank_thread t where t.kind = of_kind and t.subject_id = subject;
    return;
  end if;
  update bank_thread t set supplier_id = l.supplier_id, reference = l.reference, last_said_at = l.said_at, last_author_name = l.author_name,
         last_side = l.side, awaits_bank = l.awaits_bank
    from (select s.* from bank_said s where s.kind = of_kind and s.subject_id = subject order by s.said_at desc, s.message_id desc limit 1) l
   where t.kind = of_kind and t.subject_id = subject
     and (t.supplier_id, t.reference, t.last_said_at, t.last_author_name, t.last_side, t.awaits_bank)
         is distinct from (l.supplier_id, l.reference, l.said_at, l.author_name, l.side, l.awaits_bank);
end $$;

create function keep_bank_thread_of_row() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_bank_thread(tg_argv[0], (to_jsonb(coalesce(new, old)) ->> tg_argv[1])::uuid);
  return null;
end $$;

create function keep_bank_threads_of_draft() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_bank_thread('DRAFT', new.id);
  perform keep_bank_thread('REQUIRED_DOCUMENT', r.id) from (select id from draft_required_document where draft_id = new.id order by id) r;
  return null;
end $$;
revoke all on function keep_bank_thread(text, uuid), keep_bank_thread_of_row(), keep_bank_threads_of_draft() from public;

create trigger keep_bank_thread after insert or delete or update of removed_at on draft_comment for each row
  execute function keep_bank_thread_of_row('DRAFT', 'draft_id');
create trigger keep_bank_thread after insert or delete or update of removed_at on document_comment for each row
  execute function keep_bank_thread_of_row('DOCUMENT', 'document_id');
create trigger keep_bank_thread after insert or delete or update of removed_at on facility_application_comment for each row
  execute function keep_bank_thread_of_row('APPLICATION', 'facility_application_id');
create trigger keep_bank_thread after insert or delete or update of answered_at on facility_application_question for each row
  execute function keep_bank_thread_of_row('APPLICATION', 'application_id');
create trigger keep_bank_thread after insert or delete or update of has_approval on draft_required_document_message for each row
  execute function keep_bank_thread_of_row('REQUIRED_DOCUMENT', 'required_document_id');
create trigger keep_bank_thread after update on draft_required_document for each row
  when (old.withdrawn_at is distinct from new.withdrawn_at) execute function keep_bank_thread_of_row('REQUIRED_DOCUMENT', 'id');
create trigger keep_bank_threads after update on draft for each row
  when ((old.supplier_id, old.is_visible_to_supplier, old.archived_at) is distinct from (new.supplier_id, new.is_visible_to_supplier, new.archived_at))
  execute function keep_bank_threads_of_draft();
create trigger keep_bank_thread after update on document for each row
  when ((old.supplier_id, old.is_system_document, old.archived_at) is distinct from (new.supplier_id, new.is_system_document, new.archived_at))
  execute function keep_bank_thread_of_row('DOCUMENT', 'id');
create trigger keep_bank_thread after update on facility_application for each row
  when ((old.supplier_id, old.archived_at) is distinct from (new.supplier_id, new.archived_at))
  execute function keep_bank_thread_of_row('APPLICATION', 'id');

select begin_system_work('Set-up', now());
insert into bank_thread (id, supplier_id, kind, subject_id, parent_id, organisation_id, reference, topic, last_said_at, last_author_name, last_side, awaits_bank)
select distinct on (s.kind, s.subject_id) gen_random_uuid(), s.supplier_id, s.kind, s.subject_id, s.parent_id, s.organisation_id, s.reference, s.topic, s.said_at,
       s.author_name, s.side, s.awaits_bank
  from bank_said s order by s.kind, s.subject_id, s.said_at desc, s.message_id desc;
