-- Who is told of a request after issue: who raised the guarantee, the beneficiary's people, and the staff of whoever issued it.

-- Whoever raised it and has left is followed by the organisation's administrators.
create function document_people(wanted uuid) returns table (account_id uuid, email text, given_name text, side text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.email, a.given_name, 'APPLICANT' from document o join draft d on d.id = o.original_draft_id
    join member m on m.organisation_id = o.organisation_id
     and (m.account_id = d.created_by or m.role = 'ADMIN' and not exists (
           select 1 from member r where r.organisation_id = o.organisation_id and r.account_id = d.created_by))
    join account a on a.id = m.account_id
   where o.id = wanted and somebody_acts()
  union all
  select a.id, a.email, a.given_name, 'BENEFICIARY' from document_collaborator c join account a on a.id = c.account_id
   where c.document_id = wanted and c.invitation_status = 'ACCEPTED' and 'BENEFICIARY' = any (c.roles) and somebody_acts()
  union all
  select h.account_id, h.email, null, 'PROVIDER' from document o, draft_handlers(o.original_draft_id) h where o.id = wanted
$$;
revoke all on function document_people from public;
grant execute on function document_people to bondline_app;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'CHANGES_REQUESTED', 'DECLINED', 'PAYMENT_REQUESTED', 'PAYMENT_RECEIVED', 'ESTABLISHED', 'SUBMISSION_ARRIVED',
  'REFUND_DUE', 'REFUND_PAID', 'REFUND_TO_PAY', 'PAYMENT_UNMATCHED', 'SECURITY_HELD', 'SECURITY_RETURNED',
  'REQUEST_ASKED', 'REQUEST_ACCEPTED', 'REQUEST_DECLINED', 'REQUEST_EXECUTED', 'REQUEST_WITHDRAWN', 'CLAIM_MADE'));
