-- Mails that carry files, and mails to those of the staff who handle a draft.

-- What was attached to a mail of the sandbox, by name and size: its page shows what a mailbox would.
alter table sandbox_mail add column attached text[] not null default '{}';

-- The provider's staff, and the bank's or insurer's own once the draft is theirs to see.
create function draft_handlers(draft_id uuid) returns table (account_id uuid, email text, is_supplier boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.account_id, a.email, s.supplier_id is not null
    from draft d
    join staff_member s on s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL')
      or (s.staff_type = 'EXTERNAL_SUPPLIER' and s.supplier_id = d.supplier_id and d.is_visible_to_supplier)
    join account a on a.id = s.account_id and a.status = 'ACTIVE'
   where d.id = draft_handlers.draft_id and somebody_acts()
$$;
revoke all on function draft_handlers from public;
grant execute on function draft_handlers to bondline_app;
