-- A handover's link alone confirms nothing: a second code comes another way. Its tries are counted, its recipient is reminded.

alter table document_handover add column second_code_hash text;
alter table document_handover add column second_code_number integer not null default 0 check (second_code_number >= 0);
alter table document_handover add column second_code_tries integer not null default 0 check (second_code_tries >= 0);
alter table document_handover add column next_reminder_at timestamptz;
alter table document_handover add constraint handover_second_code check ((second_code_hash is null) = (second_code_number = 0));
alter table document_handover add constraint handover_reminder check (next_reminder_at is null or status = 'REQUESTED');
-- The walk of the reminders and of what has ended.
create index document_handover_due on document_handover (next_reminder_at, id) where next_reminder_at is not null;
