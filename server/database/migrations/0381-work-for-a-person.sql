-- Work that the portal does in the background for a person goes by that person's own rights, as they are when each part of it begins.

create function begin_work_for(account_id uuid, at_time timestamptz, key text) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found record;
  said  text;
  seal  bigint;
begin
  if session_user <> current_user and not exists (select from system_key where hash = sha256(convert_to(key, 'UTF8'))) then
    raise exception 'the portal''s own work needs the portal''s key' using errcode = '42501';
  end if;
  select a.id, a.email, a.given_name, a.family_name, a.terms_version, a.status,
         coalesce(k.members, '[]') as members, coalesce(k.memberships, '{}') as memberships, coalesce(k.organisations, '{}') as organisations,
         k.staff, coalesce(k.side, '') as side, coalesce(k.supplier_id, '') as supplier_id, k.drafts, k.documents,
         coalesce(r.times, 0) as rights_taken
    into found
    from account a
    left join kept_rights k on k.account_id = a.id
    left join rights_taken r on r.account_id = a.id
   where a.id = begin_work_for.account_id;
  if found.id is null or found.status <> 'ACTIVE' then
    said := set_config('bondline.actor', '', true);
    return jsonb_build_object('kind', 'anonymous', 'because', 'revoked');
  end if;
  seal := say_actor(array_to_string(array['person', found.id::text, found.side, found.supplier_id, found.organisations::text,
    found.memberships::text, found.drafts::text, found.documents::text, found.rights_taken::text, at_time::text,
    translate(found.given_name || ' ' || found.family_name, E'\x1f', ''), gen_random_uuid()::text], E'\x1f', ''));
  return jsonb_build_object('kind', 'person', 'accountId', found.id, 'sessionId', '', 'email', found.email,
    'givenName', found.given_name, 'familyName', found.family_name, 'termsVersion', found.terms_version, 'memberships', found.members,
    'staff', found.staff, 'rightsTaken', found.rights_taken);
end $$;
revoke all on function begin_work_for(uuid, timestamptz, text) from public;
grant execute on function begin_work_for(uuid, timestamptz, text) to bondline_app;

-- By what a bank is known, as `keep_document_number` keeps it: whoever is a supplier under another name is found by both.
create function recorded_bank_key(bank_name text) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(
    (select bank_name_key(s.name) from supplier s
      where bank_name_key(recorded_bank_key.bank_name) in (bank_name_key(s.name), bank_name_key(s.trade_name)) and somebody_acts()
      order by s.created_at, s.id limit 1),
    bank_name_key(recorded_bank_key.bank_name))
$$;
revoke all on function recorded_bank_key(text) from public;
grant execute on function recorded_bank_key(text) to bondline_app;
