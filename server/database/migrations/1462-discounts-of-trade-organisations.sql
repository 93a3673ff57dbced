-- What was agreed with a trade organisation for its members is written on it, set by two; the desk gives it on a draft by naming the trade organisation.

alter table channel_partner
  add column discount_percentage numeric(5,2) not null default 0 check (discount_percentage between 0 and 100);

call admit_change_subject('PARTNER_DISCOUNT');

-- Who changed a trade organisation is read by the provider.
create policy trade_organisations on history_entry for select to bondline_app
  using (root_type = 'channel_partner' and (select actor_is_provider()));
