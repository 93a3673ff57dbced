-- Organisations that are entered twice: what a duplicate has moves to the one that stays, by two people, and every table says what becomes of its rows.

alter table organisation
  add column merged_into_id uuid references organisation (id),
  add constraint organisation_merged check (merged_into_id is null or (closed_at is not null and merged_into_id <> id));
create index organisation_merged_into on organisation (merged_into_id) where merged_into_id is not null;

alter table office_change
  drop constraint office_change_subject_check,
  add constraint office_change_subject_check
    check (subject in ('CARD_REFUND', 'CLIENT_DISCOUNT', 'CONTENT_PAGE', 'CREDIT_NOTE', 'DEPOSIT_ACCOUNT', 'PRODUCT', 'SECOND_APPROVAL', 'STANDARD_WORDING', 'MAIL_TEXT', 'ASKED_DOCUMENTS', 'ALERT_DEFAULTS', 'ORGANISATION_MERGE'));

-- A record and all that belongs to it change their organisation in one transaction, and are held against each other at its end.
do $$
declare found record;
begin
  for found in
    select c.conname, c.conrelid::regclass as child from pg_constraint c
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) > 1
       and exists (select from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname like '%organisation\_id')
  loop
    execute format('alter table %s alter constraint %I deferrable initially immediate', found.child, found.conname);
  end loop;
end $$;

-- Whose record is shared may change without anybody being asked again whether it was accepted.
drop trigger keep_share_accepted on facility_share;
create trigger keep_share_accepted before insert or update of facility_id, shared_with_organisation_id, offer_id on facility_share
  for each row execute function keep_share_accepted();
drop trigger keep_application_share_confirmed on facility_application_share;
create trigger keep_application_share_confirmed before insert or update of status, offered_to_organisation_id on facility_application_share
  for each row execute function keep_application_share_confirmed();

-- What becomes of a duplicate's rows, for each column that names an organisation.
create table organisation_column (
  table_name  text     not null,
  column_name text     not null,
  answer      text     not null check (answer in ('MOVES', 'STAYS')),
  reason      text     not null check (length(reason) > 0),
  -- What the preview counts the rows as.
  counted_as  text     check ((answer = 'MOVES') = (counted_as is not null)),
  -- Offers before the shares that they allow, parts before what they belong to, and the members last.
  step        integer  not null default 1,
  -- How its rows `t` are found without reading all of the table; by the column alone where it has an index.
  found_by    text,
  -- When a row `d` of the duplicate says what a row `s` of the one that stays says already, and goes.
  same_when   text,
  also_sets   text,
  primary key (table_name, column_name)
);

insert into organisation_column (table_name, column_name, answer, reason) values
  ('acting_session', 'organisation_id', 'STAYS', 'for whom somebody acted, as it was'),
  ('former_member', 'organisation_id', 'STAYS', 'who belonged to one that was closed'),
  ('organisation', 'merged_into_id', 'STAYS', 'what was merged before leads on step by step');

insert into organisation_column (table_name, column_name, answer, reason, counted_as, step, found_by, same_when, also_sets)
select v.table_name, v.column_name, 'MOVES', 'the same business goes on with it', v.counted_as, v.step, v.found_by, v.same_when, v.also_sets from (values
('alert_delivery', 'organisation_id', 'PARTS', 1, 't.alert_configuration_id in (select p.id from alert_configuration p where p.organisation_id = $1)', null, null),
  ('alert_recipient', 'organisation_id', 'ALERTS', 1, null, 'd.email_address = s.email_address', null),
  ('book_move', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('calendar_feed', 'organisation_id', 'CALENDARS', 1, null, null, null),
  ('credit_note', 'organisation_id', 'CREDIT_NOTES', 1, null, null, null),
  ('credit_note_line', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('desk_note', 'organisation_id', 'NOTES', 1, 't.record_id = $1 or t.record_id in (select p.id from draft p where p.organisation_id = $1) or t.record_id in (select p.id from facility_application p where p.organisation_id = $1)', null, 'record_id = case when record_kind = ''CLIENT'' then $2 else record_id end'),
  ('desk_work', 'organisation_id', 'PARTS', 1, null, null, null),
  ('document_attachment', 'organisation_id', 'FILES', 1, null, null, null),
  ('document_bank_action', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_collaborator', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_comment', 'organisation_id', 'MESSAGES', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_cost', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_cost_rate', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_custodian', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_custody', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_envelope', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_evidence', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_handover', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_look_up', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_lost_original', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_metadata', 'organisation_id', 'PARTS', 1, null, null, null),
  ('document_notification', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_party', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_possession', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_request', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_return_request', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_signature', 'organisation_id', 'PARTS', 1, null, null, null),
  ('document_successor', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('document_viewer', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('draft_approval', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('draft_attachment', 'organisation_id', 'FILES', 1, null, null, null),
  ('draft_bg_switch', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('draft_collaborator', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('draft_collaborator', 'shown_to_organisation_id', 'SHARED', 1, null, null, null),
  ('draft_comment', 'organisation_id', 'MESSAGES', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('draft_confirmation', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('draft_envelope', 'organisation_id', 'PARTS', 1, null, null, null),
  ('draft_envelope_signer', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('draft_individual', 'organisation_id', 'PARTS', 1, null, null, null),
  ('draft_notification', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('draft_party', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('draft_required_document', 'organisation_id', 'PARTS', 1, null, null, null),
  ('draft_required_document_message', 'organisation_id', 'MESSAGES', 1, null, null, null),
  ('draft_surety_bond', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('draft_viewer', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('draft_wording_proposal', 'organisation_id', 'PARTS', 1, null, null, null),
  ('expiry_acknowledgement', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('expiry_notice', 'organisation_id', 'PARTS', 1, 't.document_id in (select p.id from document p where p.organisation_id = $1)', null, null),
  ('export_job', 'organisation_id', 'EXPORTS', 1, null, null, null),
  ('facility_application_attachment', 'organisation_id', 'FILES', 1, null, null, null),
  ('facility_application_comment', 'organisation_id', 'MESSAGES', 1, 't.facility_application_id in (select p.id from facility_application p where p.organisation_id = $1)', null, null),
  ('facility_application_entity', 'organisation_id', 'PARTS', 1, 't.application_id in (select p.id from facility_application p where p.organisation_id = $1)', null, null),
  ('facility_application_owner', 'organisation_id', 'PARTS', 1, 't.application_id in (select p.id from facility_application p where p.organisation_id = $1)', null, null),
  ('facility_application_property', 'organisation_id', 'PARTS', 1, null, null, null),
  ('facility_application_question', 'organisation_id', 'PARTS', 1, 't.application_id in (select p.id from facility_application p where p.organisation_id = $1)', null, null),
  ('facility_application_share', 'organisation_id', 'PARTS', 1, 't.application_id in (select p.id from facility_application p where p.organisation_id = $1)', null, null),
  ('facility_application_share', 'offered_to_organisation_id', 'SHARED', 1, null, 'd.application_id = s.application_id and d.status in (''WAITING'', ''ACCEPTED'') and s.status in (''WAITING'', ''ACCEPTED'')', null),
  ('facility_cost', 'organisation_id', 'PARTS', 1, 't.facility_id in (select p.id from facility p where p.organisation_id = $1)', null, null),
  ('facility_share', 'organisation_id', 'PARTS', 1, 't.facility_id in (select p.id from facility p where p.organisation_id = $1)', null, null),
  ('facility_share', 'shared_with_organisation_id', 'SHARED', 1, null, 'd.facility_id = s.facility_id', null),
  ('facility_share_offer', 'organisation_id', 'PARTS', 1, 't.facility_id in (select p.id from facility p where p.organisation_id = $1)', null, null),
  ('facility_share_offer', 'offered_to_organisation_id', 'SHARED', 0, null, 'd.facility_id = s.facility_id and d.status = ''WAITING'' and s.status = ''WAITING''', null),
  ('facility_viewer', 'organisation_id', 'PARTS', 1, null, null, null),
  ('finance_application', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('finance_enquiry', 'organisation_id', 'ENQUIRIES', 1, null, null, null),
  ('holder_expiry_acknowledgement', 'organisation_id', 'PARTS', 1, null, 'd.document_id = s.document_id and d.expires_date = s.expires_date', null),
  ('holder_expiry_notice', 'organisation_id', 'PARTS', 1, null, '(d.document_id, d.expires_date, d.business_days, d.email_address) = (s.document_id, s.expires_date, s.business_days, s.email_address)', null),
  ('identity_check', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('import_beneficiary', 'organisation_id', 'PARTS', 1, 't.import_job_id in (select p.id from import_job p where p.organisation_id = $1)', null, null),
  ('import_beneficiary', 'holder_id', 'PARTS', 1, null, null, null),
  ('import_file', 'organisation_id', 'FILES', 1, null, null, null),
  ('import_mapping', 'organisation_id', 'PARTS', 1, null, 'd.header_hash = s.header_hash', null),
  ('import_mend', 'organisation_id', 'PARTS', 1, 't.import_job_id in (select p.id from import_job p where p.organisation_id = $1)', null, null),
  ('import_row', 'organisation_id', 'PARTS', 1, 't.import_job_id in (select p.id from import_job p where p.organisation_id = $1)', null, null),
  ('invitation', 'organisation_id', 'INVITATIONS', 1, null, 'd.email = s.email and d.accepted_at is null and s.accepted_at is null', null),
  ('invoice', 'organisation_id', 'INVOICES', 1, null, null, null),
  ('invoice_line', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('invoice_reminder', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('list_view', 'organisation_id', 'VIEWS', 1, null, null, null),
  ('notification', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1) or t.document_id in (select p.id from document p where p.organisation_id = $1) or t.facility_application_id in (select p.id from facility_application p where p.organisation_id = $1) or t.facility_id in (select p.id from facility p where p.organisation_id = $1)', null, null),
  ('organisation_channel_partner', 'organisation_id', 'PARTNERS', 1, null, 'd.channel_partner_id = s.channel_partner_id', null),
  ('organisation_metadata_key', 'organisation_id', 'KEYS', 1, null, 'lower(d.key) = lower(s.key)', null),
  ('origination', 'organisation_id', 'PREPARED', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('paper', 'organisation_id', 'PAPERS', 1, null, null, null),
  ('payment', 'organisation_id', 'PAYMENTS', 1, null, null, null),
  ('payment_intent', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('payment_subscription', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('referral', 'referee_organisation_id', 'REFERRALS', 1, null, null, null),
  ('referral', 'referrer_organisation_id', 'REFERRALS', 1, null, null, null),
  ('referral_credit_use', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('refund', 'organisation_id', 'REFUNDS', 1, null, null, null),
  ('requested_surety_document', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('security_money', 'organisation_id', 'SECURITY_MONEY', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('step_approval', 'organisation_id', 'PARTS', 1, null, null, null),
  ('subscription_period', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('unmatched_payment', 'organisation_id', 'PARTS', 1, 't.draft_id in (select p.id from draft p where p.organisation_id = $1)', null, null),
  ('alert_configuration', 'organisation_id', 'ALERTS', 2, null, 'd.trigger_property = ''EXPIRY_LADDER'' and s.trigger_property = ''EXPIRY_LADDER''', null),
  ('document', 'organisation_id', 'DOCUMENTS', 2, null, null, null),
  ('draft', 'organisation_id', 'DRAFTS', 2, null, null, null),
  ('export_schedule', 'organisation_id', 'EXPORTS', 2, null, null, null),
  ('facility', 'organisation_id', 'FACILITIES', 2, null, null, null),
  ('facility_application', 'organisation_id', 'APPLICATIONS', 2, null, null, null),
  ('import_job', 'organisation_id', 'IMPORTS', 2, null, null, null),
  ('referral_credit', 'organisation_id', 'CREDITS', 2, null, null, null),
  ('member', 'organisation_id', 'MEMBERS', 3, null, 'd.account_id = s.account_id', 'role = case when role = ''ADMIN'' then $3 else role end')
) as v (table_name, column_name, counted_as, step, found_by, same_when, also_sets);

-- How much of what would move, by what it is counted as; nothing to whoever is not of the provider.
create function organisation_rows(of_organisation uuid, beside uuid) returns table (counted_as text, rows bigint)
language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  step  organisation_column;
  found bigint;
begin
  if not actor_is_provider() then
    return;
  end if;
  for step in select * from organisation_column c where c.answer = 'MOVES' order by c.table_name, c.column_name loop
    execute format('select count(*) from %1$I t where t.%2$I = $1 and (%3$s) and not exists (select from %1$I s, (select t.*) d where s.%2$I = $2 and %4$s)',
                   step.table_name, step.column_name, coalesce(step.found_by, 'true'), coalesce(step.same_when, 'false'))
      into found using of_organisation, beside;
    counted_as := step.counted_as;
    rows := found;
    return next;
  end loop;
end $$;

-- All that a merge changes, in the order of locks, before anybody asks what stands in its way: whoever holds a record may be waiting for its organisation.
create function lock_merging(duplicate uuid, stays uuid) returns void
language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  if not actor_is_provider() then
    return;
  end if;
  perform from list_view where organisation_id = duplicate order by id for no key update;
  perform from invitation where organisation_id = duplicate order by id for no key update;
  perform from draft where organisation_id = duplicate order by id for no key update;
  perform from export_schedule where organisation_id = duplicate order by id for no key update;
  perform from export_job where organisation_id = duplicate order by id for no key update;
  perform from import_job where organisation_id = duplicate order by id for no key update;
  perform from document where organisation_id = duplicate order by id for no key update;
  perform from facility_application where organisation_id = duplicate order by id for no key update;
  perform from facility where organisation_id = duplicate order by id for no key update;
  perform from member where organisation_id in (duplicate, stays) order by id for no key update;
  perform from organisation where id in (duplicate, stays) order by id for no key update;
end $$;

-- Moves what a duplicate has, and closes it. It reads what was proposed itself, so that no statement merges what nobody has proposed or what one person alone wants.
create function merge_organisation(change_id uuid, why text) returns void
language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  duplicate uuid;
  stays     uuid;
  role_then text;
  step      organisation_column;
  moment    timestamptz := coalesce(actor_part(10)::timestamptz, clock_timestamp());
begin
  select c.subject_id, (c.proposed ->> 'intoId')::uuid, c.proposed ->> 'administratorsArriveAs' into duplicate, stays, role_then
    from office_change c
   where c.id = change_id and c.subject = 'ORGANISATION_MERGE' and c.status = 'PROPOSED' and c.proposed_by <> actor_id() and actor_is_provider();
  if not found then
    raise exception 'a merge that nobody else has proposed' using errcode = 'insufficient_privilege';
  end if;

  set constraints all deferred;
  perform lock_merging(duplicate, stays);

  update organisation set closed_at = moment, closing_reason = why, opening_reason = null, merged_into_id = stays,
         abn_status = case when abn_status = 'UNCONFIRMED' then 'REFUSED' else abn_status end,
         abn_decided_at = case when abn_status = 'UNCONFIRMED' then moment else abn_decided_at end,
         abn_decided_by = case when abn_status = 'UNCONFIRMED' then actor_id() else abn_decided_by end,
         abn_decision_note = case when abn_status = 'UNCONFIRMED' then why else abn_decision_note end,
         updated_at = moment, version = version + 1
   where id = duplicate;

  for step in select * from organisation_column c where c.answer = 'MOVES' order by c.step, c.table_name, c.column_name loop
    if step.same_when is not null then
      execute format('delete from %1$I d using %1$I s where d.%2$I = $1 and s.%2$I = $2 and %3$s', step.table_name, step.column_name, step.same_when)
        using duplicate, stays;
    end if;
    execute format('update %1$I t set %2$I = $2%3$s where t.%2$I = $1 and (%4$s) and $3 is not null',
                   step.table_name, step.column_name, coalesce(', ' || step.also_sets, ''), coalesce(step.found_by, 'true'))
      using duplicate, stays, role_then;
  end loop;

  insert into storage_use as u (holder, holder_id, bytes)
    select 'organisation', stays, o.bytes from storage_use o where o.holder = 'organisation' and o.holder_id = duplicate
    on conflict (holder, holder_id) do update set bytes = u.bytes + excluded.bytes;
  delete from storage_use where holder = 'organisation' and holder_id = duplicate;

  set constraints all immediate;
end $$;

revoke all on function organisation_rows(uuid, uuid), lock_merging(uuid, uuid), merge_organisation(uuid, text) from public;
grant execute on function organisation_rows(uuid, uuid), lock_merging(uuid, uuid), merge_organisation(uuid, text) to bondline_app;
