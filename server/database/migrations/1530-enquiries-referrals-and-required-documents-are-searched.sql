-- The search over everything (0450) also finds finance enquiries, referrals and required documents, for the people of the desk.

-- What is said of an enquiry and of a required document themselves; clients, drafts and referrers are found by their own words, and by them what is theirs.
create index finance_enquiry_words on finance_enquiry
  using gin (lower(given_name || ' ' || family_name || ' ' || email_address || ' ' || phone_number) gin_trgm_ops) where archived_at is null;
create index draft_required_document_words on draft_required_document
  using gin (lower(replace(required_document_type, '_', ' ') || ' ' || coalesce(name, '')) gin_trgm_ops);

create view searched_enquiry as
  select e.id, e.organisation_id, e.draft_id, e.status, e.finance_amount_cents, e.created_at, e.given_name || ' ' || e.family_name as contact_name,
         e.email_address, e.phone_number, o.name as client_name, o.abn, d.reference_number,
         lower(e.given_name || ' ' || e.family_name || ' ' || e.email_address || ' ' || e.phone_number) as own_text,
         lower(concat_ws(' ', e.given_name, e.family_name, e.email_address, e.phone_number, o.name, o.legal_name, o.abn, d.reference_number)) as search_text
    from finance_enquiry e join organisation o on o.id = e.organisation_id left join draft d on d.id = e.draft_id
   where (select actor_is_provider()) and e.archived_at is null;

create view searched_referral as
  select r.id, r.referee_organisation_id as organisation_id, r.referrer_organisation_id, r.referral_portal_member_id, r.referral_portal_entity_id,
         r.created_at, c.name as client_name, c.abn, e.name as entity_name, coalesce(o.referral_code, m.member_code) as code,
         coalesce(o.name, a.given_name || ' ' || a.family_name) as referrer_name,
         lower(concat_ws(' ', c.name, c.legal_name, c.abn, o.name, o.referral_code, a.given_name, a.family_name, m.member_code, e.name)) as search_text
    from referral r join organisation c on c.id = r.referee_organisation_id
    left join organisation o on o.id = r.referrer_organisation_id
    left join referral_portal_entity e on e.id = r.referral_portal_entity_id
    left join referral_portal_member m on m.id = r.referral_portal_member_id
    left join account a on a.id = m.account_id
   where (select actor_is_provider());

-- Of what was sent: what a client's draft needs before that is its own. Stages are those of the register.
create view searched_required_document as
  select r.id, r.organisation_id, r.draft_id, r.required_document_type, r.name, r.status_since, r.paper_supplier_id,
         case when r.withdrawn_at is not null then 'WITHDRAWN' when r.overall_status is null then 'AWAITED' else r.overall_status end as stage,
         d.reference_number, d.your_reference, d.project_address, o.name as client_name, r.created_at,
         lower(replace(r.required_document_type, '_', ' ') || ' ' || coalesce(r.name, '')) as own_text,
         lower(concat_ws(' ', replace(r.required_document_type, '_', ' '), r.name, o.name)) || ' ' || d.search_text as search_text
    from draft_required_document r join draft d on d.id = r.draft_id join organisation o on o.id = r.organisation_id
   where d.archived_at is null
     and case when (select actor_is_provider()) then d.submitted_at is not null or d.status = 'IDENTIFYING'
           else d.is_visible_to_supplier and d.supplier_id = (select actor_supplier()) end;

grant select on searched_enquiry, searched_referral, searched_required_document to bondline_app;
