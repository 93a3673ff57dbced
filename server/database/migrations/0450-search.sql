-- The search over everything reads these views: each shows of its table what the actor may open, and nothing else.

-- A number is found from its beginning, however it is spelled.
create index document_reference_key on document (organisation_id, guarantee_number_key(reference_number) text_pattern_ops);
create index document_number_key on document (organisation_id, guarantee_number_key(guarantee_number) text_pattern_ops)
  where guarantee_number is not null;
create index document_issued_reference_key on document (guarantee_number_key(reference_number) text_pattern_ops) where is_system_document;
create index draft_reference_key on draft (organisation_id, guarantee_number_key(reference_number) text_pattern_ops);
create index draft_desk_reference_key on draft (guarantee_number_key(reference_number) text_pattern_ops) where status <> 'DRAFT';
-- As before, and by the beginning of a number too.
drop index document_verified_number;
create index document_verified_number on document (guarantee_number_key(guarantee_number) text_pattern_ops)
  where is_system_document and guarantee_number is not null;

create index draft_attachment_newest on draft_attachment (organisation_id, created_at desc, id desc);
create index draft_attachment_words on draft_attachment using gin (organisation_id, lower(file_name) gin_trgm_ops);
create index document_attachment_newest on document_attachment (organisation_id, created_at desc, id desc);
create index document_attachment_words on document_attachment using gin (organisation_id, lower(file_name) gin_trgm_ops);
create index facility_application_attachment_newest on facility_application_attachment (organisation_id, created_at desc, id desc);
create index invoice_words on invoice using gin (organisation_id, lower(invoice_number || ' ' || deposit_reference_number) gin_trgm_ops);
create index account_words on account using gin (lower(given_name || ' ' || family_name || ' ' || email) gin_trgm_ops);
create index organisation_words on organisation using gin (lower(name || ' ' || coalesce(legal_name, '') || ' ' || abn) gin_trgm_ops);

-- As those of the lists (0049): with their owner's rights and no security barrier, so that indexes serve words. What the portal's staff
-- see is what their access checks let them open, which is less than their row policies show.
create view searched_document as
  select id, organisation_id, reference_number, guarantee_number, status, amount_cents, bank_name, project_address, is_system_document,
         created_at, search_text
    from document
   where case
     when organisation_id = any ((select actor_organisations())::uuid[]) or id = any ((select actor_documents())::uuid[]) then true
     else is_system_document and ((select actor_is_provider()) or supplier_id = (select actor_supplier())) end;

create view searched_draft as
  select d.id, d.organisation_id, d.reference_number, d.status, d.amount_cents, d.your_reference, d.project_address, d.contract_title,
         d.contract_number, d.created_at, d.status_changed_at, d.search_text,
         -- Opened as a client's and not at the desk.
         d.organisation_id = any ((select actor_organisations())::uuid[]) or d.id = any ((select actor_drafts())::uuid[])
           or d.id = any ((select drafts_shown())::uuid[]) as is_own
    from draft d
   where case
     when d.organisation_id = any ((select actor_organisations())::uuid[]) or d.id = any ((select actor_drafts())::uuid[])
       or d.id = any ((select drafts_shown())::uuid[]) then true
     when (select actor_is_provider()) then d.submitted_at is not null or d.status = 'IDENTIFYING'
     else d.is_visible_to_supplier and d.supplier_id = (select actor_supplier()) end;

create view searched_facility as
  select f.id, f.organisation_id, f.name, f.provider, f.status, f.limit_cents, f.is_system_facility, f.created_at, f.search_text
    from facility f
   where case
     when f.organisation_id = any ((select actor_organisations())::uuid[]) or f.id = any ((select actor_facilities())::uuid[])
       or f.id = any (array(select s.facility_id from facility_share s where s.shared_with_organisation_id = any ((select actor_organisations())::uuid[])
                              and organisation_is_confirmed(s.shared_with_organisation_id))) then true
     else f.is_system_facility and ((select actor_is_provider()) or (f.status <> 'STARTED' and f.supplier_id = (select actor_supplier()))) end;

-- To an organisation with which an application is only shared, who applies is no part of what is read.
create view searched_facility_application as
  select f.id, f.organisation_id, f.reference_number, f.status, f.facility_type, f.facility_limit_cents, f.created_at, read_by.company_name,
         lower(concat_ws(' ', f.reference_number, read_by.company_name, read_by.abn)) as search_text
    from facility_application f
   cross join lateral (select f.organisation_id = any ((select actor_organisations())::uuid[])
     or case when (select actor_is_provider()) then f.submitted_at is not null else coalesce(f.supplier_id = (select actor_supplier()), false) end) whole (is_read)
   cross join lateral (select case when whole.is_read then f.company_name end, case when whole.is_read then f.abn end) read_by (company_name, abn)
   where case
     when whole.is_read then true
     else f.id = any (array(select s.application_id from facility_application_share s where s.status = 'ACCEPTED'
                              and s.offered_to_organisation_id = any ((select actor_organisations())::uuid[])
                              and organisation_is_confirmed(s.offered_to_organisation_id))) end;

-- Files of an organisation's own records. What a draft gave to its document is found there, and what its bank attached is not yet there.
create view searched_file as
  select a.id, a.organisation_id, 'DRAFT' as record_kind, a.draft_id as record_id, a.file_name, a.created_at, lower(a.file_name) as search_text
    from draft_attachment a
   where a.organisation_id = any ((select actor_organisations())::uuid[]) and a.infected_file_status = 'CLEAN' and a.variant <> 'ISSUED_PAPER'
     and (a.variant = 'REQUIRED_DOCUMENT' or not exists (select 1 from document d where d.original_draft_id = a.draft_id))
  union all
  select a.id, a.organisation_id, 'DOCUMENT', a.document_id, a.file_name, a.created_at, lower(a.file_name)
    from document_attachment a
   where a.organisation_id = any ((select actor_organisations())::uuid[]) and a.infected_file_status = 'CLEAN'
  union all
  select a.id, a.organisation_id, 'FACILITY_APPLICATION', a.application_id, a.file_name, a.created_at, lower(a.file_name)
    from facility_application_attachment a
   where a.organisation_id = any ((select actor_organisations())::uuid[]) and a.infected_file_status = 'CLEAN';

create view searched_member as
  select m.id, m.organisation_id, m.role, m.created_at, a.given_name || ' ' || a.family_name as name, a.email,
         lower(a.given_name || ' ' || a.family_name || ' ' || a.email) as search_text
    from member m join account a on a.id = m.account_id
   where case when m.organisation_id = any ((select actor_memberships())::uuid[]) then true else (select actor_is_provider()) end;

create view searched_staff as
  select s.id, null::uuid as organisation_id, s.staff_type, s.created_at, a.given_name || ' ' || a.family_name as name, a.email,
         lower(a.given_name || ' ' || a.family_name || ' ' || a.email) as search_text
    from staff_member s join account a on a.id = s.account_id
   where (select actor_is_provider());

create view searched_invoice as
  select i.id, i.organisation_id, i.draft_id, i.invoice_number, i.deposit_reference_number, i.status, i.total_cents, i.created_at,
         i.organisation_id = any ((select actor_organisations())::uuid[]) as is_own,
         -- Where it does not, as while changes are asked for, the billing of its organisation alone shows it.
         d.status in ('PENDING_PAYMENT', 'PROCESSING', 'ESTABLISHED', 'CANCELLED', 'REJECTED') as draft_shows_it,
         lower(i.invoice_number || ' ' || i.deposit_reference_number) as search_text
    from invoice i join draft d on d.id = i.draft_id
   where case
     when i.organisation_id = any ((select actor_organisations())::uuid[]) then true
     else (select actor_is_provider()) and d.status in ('PENDING_PAYMENT', 'PROCESSING', 'ESTABLISHED', 'CANCELLED', 'REJECTED') end;

create view searched_client as
  select o.id, o.id as organisation_id, o.name, o.legal_name, o.abn, o.created_at,
         lower(o.name || ' ' || coalesce(o.legal_name, '') || ' ' || o.abn) as search_text
    from organisation o
   where (select actor_is_provider());

-- What waits for whoever issues.
create view searched_request as
  select r.id, d.organisation_id, r.document_id, r.kind, r.status, r.created_at, d.reference_number, d.guarantee_number, d.search_text
    from document_request r join document d on d.id = r.document_id
   where r.status in ('REQUESTED', 'ACCEPTED') and d.is_system_document
     and ((select actor_is_provider()) or d.supplier_id = (select actor_supplier()));

grant select on searched_document, searched_draft, searched_facility, searched_facility_application, searched_file, searched_member, searched_staff,
  searched_invoice, searched_client, searched_request to bondline_app;
