-- Who runs the portal, as the law knows them: what invoices, papers and the published guide say, also to whoever is not signed in.

create function portal_operator() returns table (name text, abn text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.name, p.abn from provider p
$$;
revoke all on function portal_operator() from public;
grant execute on function portal_operator() to bondline_app;
