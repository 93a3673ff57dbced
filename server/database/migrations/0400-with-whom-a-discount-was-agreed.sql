-- A discount that the provider gives on one draft may come from an agreement with a trade organisation: which one, and how it was called then.

alter table draft
  add column accepted_channel_partner_id uuid references channel_partner (id),
  add column accepted_channel_partner_name text check (length(accepted_channel_partner_name) between 1 and 255),
  add constraint draft_accepted_channel_partner check ((accepted_channel_partner_id is null) = (accepted_channel_partner_name is null));
create index draft_accepted_channel_partner on draft (accepted_channel_partner_id) where accepted_channel_partner_id is not null;
