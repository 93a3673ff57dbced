-- Trade organisations are added, renamed and archived by the provider; until now they came with the demo alone, and anybody signed in could have written them.

alter table channel_partner
  add column status     text        not null default 'ACTIVE' check (status in ('ACTIVE', 'ARCHIVED')),
  add column version    integer     not null default 1,
  add column updated_at timestamptz,
  add column updated_by uuid references account (id);
create unique index channel_partner_active_name on channel_partner (lower(name)) where status = 'ACTIVE';

drop policy visible on channel_partner;
create policy visible on channel_partner to bondline_app
  using ((select actor_is_system()) or (select actor_kind()) <> 'nobody')
  with check ((select actor_is_system()) or (select actor_is_provider()));
