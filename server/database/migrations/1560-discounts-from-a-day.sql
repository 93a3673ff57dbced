-- What was agreed with a trade organisation holds from a day on: each version a row, never changed. Before the first one what stands on the trade organisation holds.

create table partner_discount (
  id                  uuid         primary key,
  channel_partner_id  uuid         not null references channel_partner (id),
  discount_percentage numeric(5,2) not null check (discount_percentage between 0 and 100),
  starts_at           timestamptz  not null,
  change_id           uuid         not null unique references office_change (id),
  created_at          timestamptz  not null
);
create index partner_discount_of_partner on partner_discount (channel_partner_id, starts_at, id);

call make_business_table('partner_discount', 'Discount of a trade organisation', 'channel_partner', 'channel_partner_id', '-',
  '(select actor_is_provider())');
