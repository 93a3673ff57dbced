-- What a bank or insurer asks for with every application is changed in the office: by whom and when, one change at a time, with its history.

alter table supplier
  add column version    integer     not null default 1,
  add column updated_at timestamptz,
  add column updated_by uuid        references account (id);

create policy suppliers on history_entry for select to bondline_app
  using (root_type = 'supplier' and (select actor_is_provider()));
