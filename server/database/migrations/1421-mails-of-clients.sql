-- Mails are listed with the client whose record they are about, and those about the client itself with it alone.

alter table record_mail
  drop constraint record_mail_record_kind_check,
  add constraint record_mail_record_kind_check check (record_kind in ('CLIENT', 'DOCUMENT', 'DRAFT', 'FACILITY', 'FACILITY_APPLICATION')),
  add column organisation_id uuid references organisation (id);

create function organisation_of_mail(record_kind text, record_id uuid) returns uuid language sql stable set search_path = public, pg_temp as $$
  select case record_kind
    when 'CLIENT' then (select o.id from organisation o where o.id = record_id)
    when 'DOCUMENT' then (select d.organisation_id from document d where d.id = record_id)
    when 'DRAFT' then (select d.organisation_id from draft d where d.id = record_id)
    when 'FACILITY' then (select f.organisation_id from facility f where f.id = record_id)
    when 'FACILITY_APPLICATION' then (select a.organisation_id from facility_application a where a.id = record_id) end
$$;

-- By the record as it is when the mail is written; a record that changes its organisation takes its mails along.
create function name_mail_organisation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.organisation_id := organisation_of_mail(new.record_kind, new.record_id);
  return new;
end $$;
create trigger name_mail_organisation before insert on record_mail for each row execute function name_mail_organisation();
revoke all on function organisation_of_mail(text, uuid), name_mail_organisation() from public;

update record_mail set organisation_id = organisation_of_mail(record_kind, record_id);
create index record_mail_of_client on record_mail (organisation_id, created_at desc, id desc) where organisation_id is not null;

insert into organisation_column (table_name, column_name, answer, reason, counted_as, step) values
  ('record_mail', 'organisation_id', 'MOVES', 'what was written about what moves', 'PARTS', 1);
