-- Whoever may note facts about a document knows under which keys, also a collaborator who is no member of the organisation.

-- Definer's rights: the keys belong to the organisation's settings; the document's door has let the caller in before this is asked.
create function metadata_keys_of(organisation uuid) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select k.key from organisation_metadata_key k where k.organisation_id = metadata_keys_of.organisation order by lower(k.key)
$$;
revoke all on function metadata_keys_of(uuid) from public;
grant execute on function metadata_keys_of(uuid) to bondline_app;
