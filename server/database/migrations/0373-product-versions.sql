-- A product's fees change by a new version from a day on; what a draft was priced with stays the row that it names.

select begin_system_work('Set-up', now());

alter table fee_summary
  add column product_id                     uuid,
  add column starts_date                    date,
  add column ongoing_discount_percentage    numeric(5,2) check (ongoing_discount_percentage between 0 and 100),
  add column establishment_fee_discount_cents bigint not null default 0,
  add column change_id                      uuid references office_change (id),
  add constraint fee_summary_discount check (establishment_fee_discount_cents between 0 and establishment_fee_cents);
update fee_summary set product_id = id, starts_date = (created_at at time zone 'Australia/Sydney')::date;
set constraints all immediate;
alter table fee_summary alter column product_id set not null, alter column starts_date set not null;

-- A version holds until the next one begins, so that no two of a product overlap and no day is without one.
create unique index fee_summary_version on fee_summary (product_id, starts_date);
create index fee_summary_supplier on fee_summary (supplier_id);
drop index fee_summary_offer;
create index fee_summary_offer on fee_summary (process_type, min_value_cents);

create policy products on history_entry for select to bondline_app
  using (root_type = 'fee_summary' and (select actor_is_provider()));
