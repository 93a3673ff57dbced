-- When an invoice that nobody pays is reminded of: how many days after it was due, as the provider's administrators say.

alter table provider
  add column first_reminder_days  integer not null default 0,
  add column second_reminder_days integer not null default 7,
  add column last_reminder_days   integer not null default 21,
  add constraint provider_reminders check (
    first_reminder_days >= 0 and second_reminder_days > first_reminder_days
    and last_reminder_days > second_reminder_days and last_reminder_days <= 180);

do $$
declare kinds text;
begin
  select pg_get_constraintdef(oid) into kinds from pg_constraint where conname = 'notification_kind_check';
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''PAYMENT_REMINDER''::text, ');
end $$;
