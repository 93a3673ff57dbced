-- What was approved is kept with the draft, and nothing else can be issued from it.

alter table draft add column approved_wording_hash text;

select begin_system_work('Set-up', now());
update draft set approved_wording_hash = wording_hash
 where status in ('PENDING_PAYMENT', 'PROCESSING', 'ESTABLISHED') or exists (select 1 from document d where d.original_draft_id = draft.id);

alter table draft
  -- What is approved is what was submitted.
  add constraint draft_approves_what_was_submitted check (approved_wording_hash is null or approved_wording_hash = wording_hash),
  add constraint draft_says_what_was_approved check (status not in ('PENDING_PAYMENT', 'PROCESSING', 'ESTABLISHED') or approved_wording_hash is not null);

-- An approved wording stays as it is until the draft goes back to the applicant, whoever writes.
create function keep_approved_wording() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'check_violation', constraint = 'draft_keeps_what_was_approved',
    message = 'An approved wording stays as it is while the draft is approved.';
end $$;
create trigger keep_approved_wording before update of approved_wording_hash, status on draft
  for each row when (old.approved_wording_hash is not null and old.approved_wording_hash is distinct from new.approved_wording_hash
    and new.status in ('PENDING_PAYMENT', 'PROCESSING', 'ESTABLISHED'))
  execute function keep_approved_wording();
revoke all on function keep_approved_wording() from public;

-- A document that is issued from a draft has the wording that was approved with it, and keeps it.
create function require_approved_wording() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from draft d where d.id = new.original_draft_id and d.approved_wording_hash = new.wording_hash) then
    raise exception using errcode = 'check_violation', constraint = 'document_wording_as_approved',
      message = 'A document is issued with the wording that was approved with its draft.';
  end if;
  return new;
end $$;
create trigger require_approved_wording before insert on document
  for each row when (new.original_draft_id is not null) execute function require_approved_wording();
revoke all on function require_approved_wording() from public;

-- A wording without a draft was approved by nobody.
alter table document add constraint document_wording_of_draft check (wording_hash is null or original_draft_id is not null);

create function keep_issued_wording() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'check_violation', constraint = 'document_keeps_its_wording',
    message = 'An issued wording stays as it is; an amendment has a hash of its own.';
end $$;
create trigger keep_issued_wording before update of wording_hash, wording_html, original_draft_id on document
  for each row when (old.original_draft_id is not null
    and (old.wording_hash, old.wording_html, old.original_draft_id) is distinct from (new.wording_hash, new.wording_html, new.original_draft_id))
  execute function keep_issued_wording();
revoke all on function keep_issued_wording() from public;
