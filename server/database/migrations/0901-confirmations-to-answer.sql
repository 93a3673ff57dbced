-- What waits for a beneficiary's word, for whoever may give it signed in: found by their address, by the drafts that they are on, and by their organisation's number.

create index draft_confirmation_address on draft_confirmation (lower(email_address)) where status = 'ASKED';
create index draft_confirmation_number on draft_confirmation (right(beneficiary_abn, 9)) where status = 'ASKED';

-- No more of a draft than the page of the confirmation begins with; and of those that are found each is asked as that page asks.
create function confirmations_to_answer(for_organisation uuid, as_of timestamptz)
returns table (id uuid, applicant_name text, beneficiary_name text, reference_number text, amount_cents bigint, asked_at timestamptz, link_ends_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, o.name, c.beneficiary_name, d.reference_number, d.amount_cents, c.asked_at, c.link_ends_at
    from draft_confirmation c join draft d on d.id = c.draft_id join organisation o on o.id = d.organisation_id
   where c.status = 'ASKED' and c.link_ends_at > as_of and may_answer_confirmation(c.id, actor_id())
     and c.id in (
       select f.id from draft_confirmation f join account a on lower(a.email) = lower(f.email_address) where f.status = 'ASKED' and a.id = actor_id()
       union all
       select f.id from draft_confirmation f join draft_collaborator p on p.draft_id = f.draft_id where f.status = 'ASKED' and p.account_id = actor_id()
       union all
       select f.id from draft_confirmation f join organisation b on right(b.abn, 9) = right(f.beneficiary_abn, 9)
        where f.status = 'ASKED' and b.id = for_organisation and b.abn_status = 'CONFIRMED'
          and exists (select from member m where m.organisation_id = b.id and m.account_id = actor_id() and m.role in ('ADMIN', 'USER')))
   order by c.link_ends_at, c.id limit 100
$$;
revoke all on function confirmations_to_answer(uuid, timestamptz) from public;
grant execute on function confirmations_to_answer(uuid, timestamptz) to bondline_app;
