-- What the holders of many session tokens may see, in one statement: watchers of a record with equal rights are told of it by one reading.

-- Each session, account and membership is read as begin_work reads it for one. Whose session has ended is left out. Whoever was let
-- into records by name has rights like nobody else's. Who is acting afterwards is for begin_work to say again.
create function watchers_with_rights(session_token_hashes text[], at_time timestamptz) returns table (token_hash text, rights text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor jsonb;
begin
  foreach token_hash in array session_token_hashes loop
    actor := begin_work(token_hash, at_time, true);
    continue when actor ->> 'kind' <> 'person';
    rights := concat_ws(' ', actor ->> 'memberships', actor ->> 'staff',
                        case when actor_drafts() <> '{}' or actor_documents() <> '{}' then actor ->> 'accountId' end);
    return next;
  end loop;
end $$;
revoke all on function watchers_with_rights(text[], timestamptz) from public;
grant execute on function watchers_with_rights(text[], timestamptz) to bondline_app;
