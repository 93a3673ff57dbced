-- Firms that refer clients are added and changed by the provider, and its people join one; until now they came with the demo alone.

alter table referral_portal_entity
  add column version    integer     not null default 1,
  add column updated_at timestamptz,
  add column updated_by uuid references account (id);
create unique index referral_portal_entity_name on referral_portal_entity (lower(name));

drop policy visible on referral_portal_entity;
create policy visible on referral_portal_entity to bondline_app
  using ((select actor_is_system()) or (select actor_kind()) <> 'nobody')
  with check ((select actor_is_system()) or (select actor_is_provider()));

drop policy visible on referral_portal_member;
create policy visible on referral_portal_member to bondline_app
  using ((select actor_is_system()) or account_id = (select actor_id()) or (select actor_is_referral_admin()) or (select actor_is_provider()))
  with check ((select actor_is_system()) or (select actor_is_provider()));
