-- A client's search leaves out invoices of what is archived, as its list does; the provider's finds them all, since they are books.

create or replace view searched_invoice as
  select i.id, i.organisation_id, i.draft_id, i.invoice_number, i.deposit_reference_number, i.status, i.total_cents, i.created_at,
         i.organisation_id = any ((select actor_organisations())::uuid[]) as is_own,
         -- Where it does not, as while changes are asked for, the billing of its organisation alone shows it.
         d.status in ('PENDING_PAYMENT', 'PROCESSING', 'ESTABLISHED', 'CANCELLED', 'REJECTED') as draft_shows_it,
         lower(i.invoice_number || ' ' || i.deposit_reference_number) as search_text
    from invoice i join draft d on d.id = i.draft_id
   where case
     when i.organisation_id = any ((select actor_organisations())::uuid[])
       then greatest(d.archived_at, (select o.archived_at from document o where o.original_draft_id = i.draft_id)) is null
     else (select actor_is_provider()) and d.status in ('PENDING_PAYMENT', 'PROCESSING', 'ESTABLISHED', 'CANCELLED', 'REJECTED') end;
