-- Beneficiaries that a register names by the number of an organisation of the portal: what was found by it, and what whoever imports said to that.

create table import_beneficiary (
  import_job_id     uuid        not null,
  organisation_id   uuid        not null,
  -- In which an ABN and the ACN in it agree.
  number            text        not null check (number ~ '^[0-9]{9}$'),
  -- The confirmed holder when it was looked up; null where there was none, so that it is looked up once.
  holder_id         uuid        references organisation,
  -- Of the holder's legal name, for rows that name it without a number.
  name_key          text        check ((name_key is null) = (holder_id is null)),
  is_accepted       boolean     check (is_accepted is null or holder_id is not null),
  answered_by       uuid        references account,
  answered_by_name  text,
  answered_at       timestamptz,
  primary key (import_job_id, number),
  foreign key (organisation_id, import_job_id) references import_job (organisation_id, id),
  constraint import_beneficiary_answered check (
    (is_accepted is null) = (answered_by is null) and (is_accepted is null) = (answered_by_name is null) and (is_accepted is null) = (answered_at is null))
);
alter table import_beneficiary enable row level security;
alter table import_beneficiary force row level security;
create policy owner on import_beneficiary to current_user using (true) with check (true);
create policy visible on import_beneficiary to bondline_app
  using ((select actor_is_system()) or organisation_id = any ((select actor_organisations())::uuid[]))
  with check ((select actor_is_system()) or organisation_id = any ((select actor_organisations())::uuid[]));
grant select, insert, update, delete on import_beneficiary to bondline_app;

-- By what a row names its beneficiary.
alter table import_row
  add column beneficiary_number text,
  add column beneficiary_key    text;
