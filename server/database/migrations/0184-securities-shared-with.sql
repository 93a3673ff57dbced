-- What a person holds for an organisation because it was shared with them by name: the one place that says so.

-- Whoever acts for several organisations has each security in the register of the one that it names; one that names no ABN is in each.
create function securities_shared_with(holder uuid, acting_for uuid) returns setof uuid
language sql stable set search_path = public, pg_temp as $$
  select d.id from document_collaborator c join document d on d.id = c.document_id
   where c.account_id = holder and c.invitation_status = 'ACCEPTED' and 'BENEFICIARY' = any (c.roles)
     and d.organisation_id <> acting_for and not d.is_held
     and (not exists (select 1 from document_party p where p.document_id = d.id and p.party_variant = 'BENEFICIARY' and p.abn is not null)
       or exists (select 1 from document_party p join organisation o on right(o.abn, 9) = right(p.abn, 9)
                   where p.document_id = d.id and p.party_variant = 'BENEFICIARY' and o.id = acting_for))
$$;
revoke all on function securities_shared_with(uuid, uuid) from public;
grant execute on function securities_shared_with(uuid, uuid) to bondline_app;
