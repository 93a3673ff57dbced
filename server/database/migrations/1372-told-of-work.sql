-- People of the desk are told of work: whoever is given some, and who can decide what has come; some of it is about no organisation's record.

alter table notification alter column organisation_id drop not null;
alter table notification
  drop constraint notification_record,
  add constraint notification_record check (draft_id is not null or document_id is not null or facility_application_id is not null or facility_id is not null
    or kind in ('CLIENT_NOTE', 'ACTING_BEGUN', 'WORK_GIVEN', 'ABN_TO_CHECK', 'ENQUIRY_ARRIVED', 'CHANGE_TO_APPROVE')),
  add constraint notification_organisation check (organisation_id is not null or kind in ('WORK_GIVEN', 'CHANGE_TO_APPROVE'));

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''WORK_GIVEN''::text, ''ABN_TO_CHECK''::text, ''ENQUIRY_ARRIVED''::text, ''CHANGE_TO_APPROVE''::text, ');
end $$;
