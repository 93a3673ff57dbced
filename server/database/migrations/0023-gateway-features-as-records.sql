-- The switches of the product's parts become business records, so that who switched what, and when, stays in the history.

alter table gateway_feature
  add column id         uuid unique,
  add column version    integer not null default 1,
  add column updated_by uuid references account (id),
  add column updated_at timestamptz;
update gateway_feature set id = md5('gateway feature ' || name)::uuid;
alter table gateway_feature alter column id set not null;

-- The sign-in screen depends on them, so everybody reads them; who may switch one is the door's to say.
call make_business_table('gateway_feature', 'Gateway feature', 'gateway_feature', 'id', 'name', 'true');

create policy gateway_features on history_entry for select to bondline_app using (
  root_type = 'gateway_feature' and (select actor_is_provider()));
