-- An application for a facility is asked about, commented on and told of, its fee can be waived, and it says since when it waits.

alter table facility_application
  add column status_changed_at timestamptz,
  add column fee_requested_at  timestamptz,
  add column fee_waived_reason text check (length(fee_waived_reason) between 1 and 500),
  add column fee_waived_at     timestamptz,
  add constraint facility_application_waived check ((fee_waived_reason is null) = (fee_waived_at is null)),
  add constraint facility_application_paid_or_waived check (fee_paid_cents is null or fee_waived_at is null);

select begin_system_work('Set-up', now());
update facility_application set status_changed_at = coalesce(closed_at, sent_to_supplier_at, submitted_at, created_at),
       fee_requested_at = case when status = 'PENDING_PAYMENT' then updated_at end;

create table facility_application_question (
  id               uuid        primary key,
  organisation_id  uuid        not null,
  application_id   uuid        not null,
  asked_by         uuid        not null references account (id),
  asked_by_name    text        not null,
  asked_by_side    text        not null check (asked_by_side in ('PROVIDER', 'SUPPLIER')),
  question         text        not null check (length(question) between 1 and 2000),
  answer           text        check (length(answer) between 1 and 2000),
  answered_by      uuid        references account (id),
  answered_by_name text,
  answered_at      timestamptz,
  created_at       timestamptz not null,
  foreign key (organisation_id, application_id) references facility_application (organisation_id, id),
  constraint facility_application_question_answered check (num_nonnulls(answer, answered_by, answered_by_name, answered_at) in (0, 4))
);
create index facility_application_question_of on facility_application_question (application_id, created_at, id);
create unique index facility_application_question_open on facility_application_question (application_id) where answered_at is null;

create table facility_application_comment (
  id                      uuid        primary key,
  organisation_id         uuid        not null,
  facility_application_id uuid        not null,
  author_id               uuid        not null references account (id),
  author_name             text        not null,
  is_bank_author          boolean     not null,
  content                 text        check (length(content) between 1 and 2000),
  created_at              timestamptz not null,
  removed_at              timestamptz,
  foreign key (organisation_id, facility_application_id) references facility_application (organisation_id, id),
  constraint facility_application_comment_removed check ((removed_at is null) = (content is not null))
);
create index facility_application_comment_newest on facility_application_comment (facility_application_id, created_at desc, id desc);

call make_business_table('facility_application_question', 'Question', 'facility_application', 'application_id', 'asked_by_name',
  '(select actor_is_provider()) or organisation_id = any ((select actor_organisations())::uuid[]) or facility_application_is_visible(application_id)');
call make_business_table('facility_application_comment', 'Comment', 'facility_application', 'facility_application_id', 'author_name',
  '(select actor_is_provider()) or organisation_id = any ((select actor_organisations())::uuid[]) or facility_application_is_visible(facility_application_id)');

-- Whom an application is told to: whoever began it or, once they have left, the administrators; the provider's staff; and the bank that it was sent to.
create function facility_application_people(wanted uuid) returns table (account_id uuid, email text, given_name text, side text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.email, a.given_name, told.side
    from facility_application f
   cross join lateral (
      select m.account_id, 'APPLICANT' as side from member m
       where m.organisation_id = f.organisation_id
         and case when exists (select 1 from member c where c.organisation_id = f.organisation_id and c.account_id = f.created_by and c.role <> 'LIMITED_USER')
                  then m.account_id = f.created_by else m.role = 'ADMIN' end
      union all
      select s.account_id, case when s.staff_type = 'EXTERNAL_SUPPLIER' then 'SUPPLIER' else 'PROVIDER' end from staff_member s
       where s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') or (s.staff_type = 'EXTERNAL_SUPPLIER' and s.supplier_id = f.supplier_id)
   ) told
    join account a on a.id = told.account_id and a.status = 'ACTIVE'
   where f.id = wanted and somebody_acts()
   order by a.id
$$;
revoke all on function facility_application_people(uuid) from public;
grant execute on function facility_application_people(uuid) to bondline_app;

-- What people are told may be about an application.
alter table notification add column facility_application_id uuid;
alter table notification add constraint notification_facility_application
  foreign key (organisation_id, facility_application_id) references facility_application (organisation_id, id);
alter table notification drop constraint notification_record;
alter table notification add constraint notification_record
  check (draft_id is not null or document_id is not null or facility_application_id is not null);
do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''APPLICATION_ARRIVED''::text, ''APPLICATION_SENT''::text, ''APPLICATION_TO_DECIDE''::text, '
      || '''APPLICATION_QUESTION''::text, ''APPLICATION_ANSWERED''::text, ''APPLICATION_OUTCOME''::text, ''APPLICATION_FEE_ASKED''::text, '
      || '''APPLICATION_APPROVED''::text, ''APPLICATION_ESTABLISHED''::text, ''APPLICATION_DECLINED''::text, ''APPLICATION_CLOSED''::text, ');
end $$;

create or replace function write_notifications(row_ids uuid[], account_ids uuid[], event notification)
  returns setof uuid language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if actor_kind() = 'nobody' then
    raise exception 'a notification names no actor' using errcode = 'BL001';
  end if;
  return query
    insert into notification as n (id, account_id, intent, kind, organisation_id, draft_id, document_id, facility_application_id, reference_number, about, created_at)
    select told.id, told.account_id, event.intent, event.kind, event.organisation_id, event.draft_id, event.document_id, event.facility_application_id,
           event.reference_number, event.about, event.created_at
      from unnest(row_ids, account_ids) as told (id, account_id)
    on conflict (account_id, intent) do nothing
    returning n.account_id;
end $$;
