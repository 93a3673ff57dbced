-- An index names what stands for an empty value by a case: behind a row policy the planner compares no coalesce, so that a page
-- was found by walking its index from the beginning.

drop index
  document_archive_by_established,
  document_archive_by_expires,
  document_archived_by_established,
  document_archived_by_expires,
  document_by_established,
  document_by_expires,
  document_held_by_established,
  document_held_by_expires,
  document_issued_by_end,
  document_of_bank,
  document_of_beneficiary,
  document_register_by_established,
  document_register_by_expires,
  document_request_all_by_amount,
  document_request_of_bank_by_amount,
  draft_archive_by_amount,
  draft_archive_by_submitted,
  draft_archived_by_amount,
  draft_by_amount,
  draft_register_by_amount,
  draft_register_by_submitted,
  facility_arranged_by_end,
  facility_by_end,
  facility_application_by_limit,
  facility_application_submitted_by_limit,
  finance_enquiry_all_by_amount,
  referral_all_by_promised;

create index document_archive_by_established on document ((case when established_at is null then date '0001-01-01' else established_at end), id) where (is_system_document and (archived_at is not null));
create index document_archive_by_expires on document ((case when expires_at is null then date '9999-12-31' else expires_at end), id) where (is_system_document and (archived_at is not null));
create index document_archived_by_established on document (organisation_id, (case when established_at is null then date '0001-01-01' else established_at end) desc, id desc) where (archived_at is not null);
create index document_archived_by_expires on document (organisation_id, (case when expires_at is null then date '9999-12-31' else expires_at end) desc, id desc) where (archived_at is not null);
create index document_by_established on document (organisation_id, (case when established_at is null then date '0001-01-01' else established_at end) desc, id desc) where (archived_at is null);
create index document_by_expires on document (organisation_id, (case when expires_at is null then date '9999-12-31' else expires_at end) desc, id desc) where (archived_at is null);
create index document_held_by_established on document (organisation_id, (case when established_at is null then date '0001-01-01' else established_at end) desc, id desc) where is_held;
create index document_held_by_expires on document (organisation_id, (case when expires_at is null then date '9999-12-31' else expires_at end) desc, id desc) where is_held;
create index document_issued_by_end on document (supplier_id, (case when expires_at is null then date '9999-12-31' else expires_at end), id) where (is_system_document and (status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')));
create index document_of_bank on document (organisation_id, bank_name, (case when expires_at is null then date '9999-12-31' else expires_at end), id);
create index document_of_beneficiary on document (organisation_id, first_beneficiary_name, (case when expires_at is null then date '9999-12-31' else expires_at end), id);
create index document_register_by_established on document ((case when established_at is null then date '0001-01-01' else established_at end), id) where (is_system_document and (archived_at is null));
create index document_register_by_expires on document ((case when expires_at is null then date '9999-12-31' else expires_at end), id) where (is_system_document and (archived_at is null));
create index document_request_all_by_amount on document_request ((case when amount_cents is null then 0 else amount_cents end), id);
create index document_request_of_bank_by_amount on document_request (paper_supplier_id, (case when amount_cents is null then 0 else amount_cents end), id) where (paper_supplier_id is not null);
create index draft_archive_by_amount on draft ((case when amount_cents is null then -1 else amount_cents end), id) where ((submitted_at is not null) and (archived_at is not null));
create index draft_archive_by_submitted on draft ((case when submitted_at is null then status_changed_at else submitted_at end), id) where ((submitted_at is not null) and (archived_at is not null));
create index draft_archived_by_amount on draft (organisation_id, (case when amount_cents is null then -1 else amount_cents end) desc, id desc) where (archived_at is not null);
create index draft_by_amount on draft (organisation_id, (case when amount_cents is null then -1 else amount_cents end) desc, id desc) where (archived_at is null);
create index draft_register_by_amount on draft ((case when amount_cents is null then -1 else amount_cents end), id) where (((submitted_at is not null) or (status = 'IDENTIFYING')) and (archived_at is null));
create index draft_register_by_submitted on draft ((case when submitted_at is null then status_changed_at else submitted_at end), id) where (((submitted_at is not null) or (status = 'IDENTIFYING')) and (archived_at is null));
create index facility_arranged_by_end on facility ((case when end_date is null then date '9999-12-31' else end_date end), id) where is_system_facility;
create index facility_by_end on facility (organisation_id, (case when end_date is null then date '9999-12-31' else end_date end) desc, id desc);
create index facility_application_by_limit on facility_application (organisation_id, (case when facility_limit_cents is null then 0 else facility_limit_cents end), id);
create index facility_application_submitted_by_limit on facility_application ((case when facility_limit_cents is null then 0 else facility_limit_cents end), id) where (submitted_at is not null);
create index finance_enquiry_all_by_amount on finance_enquiry ((case when finance_amount_cents is null then 0 else finance_amount_cents end), id);
create index referral_all_by_promised on referral ((case when referrer_credit_cents is null then 0 else referrer_credit_cents end), id);

create or replace view referral_of_client with (security_invoker = true) as
  select r.id, r.created_at, r.referee_organisation_id as organisation_id, c.name as organisation_name,
         r.referrer_organisation_id, r.referral_portal_member_id,
         coalesce(o.name, a.given_name || ' ' || a.family_name) as referrer_name, coalesce(o.referral_code, m.member_code) as code,
         e.name as entity_name, e.entity_type,
         case when o.id is not null then 'CLIENT_LINK' when m.id is not null then 'REFERRER_LINK' else 'NAMED' end as way,
         referral_stage(r.referee_organisation_id) as stage,
         f.id as first_paid_draft_id, f.reference_number as first_paid_reference_number, f.paid_at as first_paid_at,
         case when r.referrer_credit_cents is null then 0 else r.referrer_credit_cents end as promised_cents,
         coalesce((select n.amount_cents from referrer_earning n where n.referral_id = r.id and n.taken_back_at is null),
                  (select k.amount_cents from referral_credit k where k.referral_id = r.id and k.side = 'REFERRER'), 0) as earned_cents,
         (select coalesce(sum(n.amount_cents), 0)::bigint from referrer_earning n where n.referral_id = r.id and n.taken_back_at is not null) as taken_back_cents,
         coalesce((select greatest(0, least(n.amount_cents,
                          (select coalesce(sum(p.amount_cents), 0) from referrer_payout p where p.referral_portal_member_id = n.referral_portal_member_id)
                          - (select coalesce(sum(b.amount_cents), 0) from referrer_earning b
                              where b.referral_portal_member_id = n.referral_portal_member_id and b.taken_back_at is null
                                and (b.created_at, b.id) < (n.created_at, n.id))))::bigint
                     from referrer_earning n where n.referral_id = r.id and n.taken_back_at is null),
                  (select sum(u.amount_cents)::bigint from referral_credit k join referral_credit_use u on u.referral_credit_id = k.id
                     join draft d on d.id = u.draft_id and d.status not in ('CANCELLED', 'REJECTED')
                    where k.referral_id = r.id and k.side = 'REFERRER'), 0) as paid_out_cents
    from referral r join organisation c on c.id = r.referee_organisation_id
    left join organisation o on o.id = r.referrer_organisation_id
    left join referral_portal_entity e on e.id = r.referral_portal_entity_id
    left join referral_portal_member m on m.id = r.referral_portal_member_id
    left join account a on a.id = m.account_id
    left join lateral (select d.id, d.reference_number, d.paid_at from draft d
                        where d.organisation_id = r.referee_organisation_id and d.paid_at is not null
                          and (select true from invoice i where i.draft_id = d.id and i.status = 'paid' and i.paid_cents > 0 limit 1)
                        order by d.paid_at, d.id limit 1) f on true;
