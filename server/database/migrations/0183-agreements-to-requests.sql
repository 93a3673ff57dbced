-- Whoever loses by a request is asked whether they agree: what exactly, by which link, and what they answered.

alter table document_request
  add column agreement_side          text        check (agreement_side in ('APPLICANT', 'BENEFICIARY')),
  add column agreement_text          text,
  add column agreement_asked_at      timestamptz,
  add column agreement_email         text        check (length(agreement_email) between 3 and 255),
  add column agreement_code_hash     text,
  add column agreement_link_ends_at  timestamptz,
  add column agreement_mails_sent    integer     not null default 0 check (agreement_mails_sent >= 0),
  add column agreement_answer        text        check (agreement_answer in ('AGREED', 'REFUSED')),
  add column agreement_by_name       text        check (length(agreement_by_name) between 1 and 1000),
  add column agreement_reason        text        check (length(agreement_reason) between 1 and 500),
  add column agreement_answered_at   timestamptz,
  add column agreement_sha256        text        check (agreement_sha256 ~ '^[0-9a-f]{64}$'),
  add constraint document_request_agreement_asked check ((agreement_side is null) = (agreement_text is null) and (agreement_side is null) = (agreement_asked_at is null)),
  -- A link is mailed to somebody, and belongs to a request that waits for their answer.
  add constraint document_request_agreement_link check ((agreement_code_hash is null) = (agreement_link_ends_at is null)
    and (agreement_code_hash is null or (agreement_email is not null and agreement_answer is null and status in ('REQUESTED', 'ACCEPTED')))),
  -- What was answered is answered by somebody, at a moment, of a text.
  add constraint document_request_agreement_answer check ((agreement_answer is null) = (agreement_answered_at is null) and (agreement_answer is null) = (agreement_by_name is null)
    and (agreement_answer is null) = (agreement_sha256 is null) and (agreement_answer is null or agreement_text is not null)
    and (agreement_answer is distinct from 'REFUSED' or agreement_reason is not null));

-- What waits for the people of an organisation.
create index document_request_open_of_organisation on document_request (organisation_id, created_at, id) where status in ('REQUESTED', 'ACCEPTED');

-- Whatever ends a request, or writes its agreement down from paper, ends its link.
create function end_agreement_link() returns trigger language plpgsql as $$
begin
  new.agreement_code_hash := null;
  new.agreement_link_ends_at := null;
  return new;
end $$;
create trigger end_agreement_link before update on document_request
  for each row when (new.agreement_code_hash is not null and (new.status not in ('REQUESTED', 'ACCEPTED') or new.agreement is not null or new.agreement_answer is not null))
  execute function end_agreement_link();
revoke all on function end_agreement_link() from public;

-- Who asks for the beneficiary's agreement can't give it by a link to themselves.
create function is_of_applicant(wanted uuid, wanted_email text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select somebody_acts() and (exists (
      select 1 from document d join member m on m.organisation_id = d.organisation_id join account a on a.id = m.account_id
       where d.id = wanted and lower(a.email) = lower(wanted_email))
    or exists (
      select 1 from document_collaborator c left join account a on a.id = c.account_id
       where c.document_id = wanted and c.roles && array['OWNER', 'ISSUER'] and lower(coalesce(a.email, c.email_address)) = lower(wanted_email)))
$$;
revoke all on function is_of_applicant from public;
grant execute on function is_of_applicant to bondline_app;

-- Two more kinds beside all that there are.
do $$
declare
  kinds text;
begin
  select string_agg(quote_literal(named.kind), ', ') into kinds from (
    select present.texts[1] as kind from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([A-Z_]+)''', 'g') as present (texts)
     where c.conname = 'notification_kind_check' and c.conrelid = 'notification'::regclass
    union all values ('REQUEST_AGREED'), ('REQUEST_REFUSED')) named;
  alter table notification drop constraint notification_kind_check;
  execute format('alter table notification add constraint notification_kind_check check (kind in (%s))', kinds);
end $$;
