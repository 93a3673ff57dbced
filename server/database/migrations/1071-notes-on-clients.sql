-- The provider's staff write notes beside a client too; whoever is named in one is led to the client's page, which is no draft's or document's.

alter table desk_note
  drop constraint desk_note_record_kind_check,
  add constraint desk_note_record_kind_check check (record_kind in ('DRAFT', 'FACILITY_APPLICATION', 'CLIENT')),
  add constraint desk_note_of_client check (record_kind <> 'CLIENT' or record_id = organisation_id);

alter table notification
  drop constraint notification_record,
  add constraint notification_record check (draft_id is not null or document_id is not null or facility_application_id is not null or facility_id is not null
    or kind = 'CLIENT_NOTE');

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''CLIENT_NOTE''::text, ');
end $$;
