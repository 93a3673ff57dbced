-- Who hears of a guarantee for its beneficiary: the people of the organisation whose ABN, confirmed by the provider, the paper names.

-- What the paper says reaches them as it reaches its contact; the document itself is opened by whoever it is shared with.
create function beneficiary_members(wanted uuid) returns table (email text, given_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct a.email, a.given_name
    from document_party p
    join organisation o on right(o.abn, 9) = right(p.abn, 9) and o.abn_status = 'CONFIRMED' and o.id <> p.organisation_id
    join member m on m.organisation_id = o.id and m.role <> 'LIMITED_USER'
    join account a on a.id = m.account_id and a.status = 'ACTIVE'
   where p.document_id = wanted and p.party_variant = 'BENEFICIARY' and somebody_acts()
$$;
revoke all on function beneficiary_members from public;
grant execute on function beneficiary_members to bondline_app;
