-- Whoever is told of a document is told by its list, of what a bank is asked to do as of all else.

create or replace function bank_action_people(wanted uuid) returns table (account_id uuid, email text, given_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.email, a.given_name from document_bank_action b join account a on a.id = b.requested_by
   where b.id = wanted and somebody_acts()
     and (exists (select 1 from member m where m.organisation_id = b.organisation_id and m.account_id = b.requested_by)
       or exists (select 1 from document_collaborator c where c.document_id = b.document_id and c.account_id = b.requested_by and c.invitation_status = 'ACCEPTED'))
  union
  select p.account_id, p.email, p.given_name from document_bank_action b, document_people(b.document_id, 'REQUESTS') p
   where b.id = wanted and p.side <> 'BENEFICIARY'
$$;

drop function document_people(uuid);
revoke execute on function return_request_people(uuid) from bondline_app;
