-- Another wording of a draft's undertaking, proposed by one side and agreed to by applicant and bank.

create table draft_wording_proposal (
  id                    uuid        primary key,
  organisation_id       uuid        not null,
  draft_id              uuid        not null,
  proposed_by_side      text        not null check (proposed_by_side in ('APPLICANT', 'BANK', 'BENEFICIARY')),
  status                text        not null default 'OPEN' check (status in ('OPEN', 'AGREED', 'DECLINED', 'WITHDRAWN')),
  from_wording          text        not null check (length(from_wording) >= 1),
  wording               text        not null check (length(wording) between 1 and 20000),
  reason                text        not null check (length(reason) between 1 and 500),
  facts_hash            text        not null check (facts_hash ~ '^[0-9a-f]{64}$'),
  applicant_accepted_at timestamptz,
  bank_accepted_at      timestamptz,
  declined_by_side      text        check (declined_by_side in ('APPLICANT', 'BANK')),
  decline_reason        text        check (length(decline_reason) between 1 and 500),
  decided_at            timestamptz,
  created_by            uuid        not null references account (id),
  given_name            text        not null,
  family_name           text        not null,
  created_at            timestamptz not null,
  unique (organisation_id, id),
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  constraint wording_proposal_decided check ((status = 'OPEN') = (decided_at is null)),
  -- It is the draft's wording once both have agreed, and whoever proposed it has agreed.
  constraint wording_proposal_agreed check (status <> 'AGREED' or (applicant_accepted_at is not null and bank_accepted_at is not null)),
  constraint wording_proposal_applicants check (proposed_by_side <> 'APPLICANT' or applicant_accepted_at is not null),
  constraint wording_proposal_banks check (proposed_by_side <> 'BANK' or bank_accepted_at is not null),
  constraint wording_proposal_declined check ((status = 'DECLINED') = (declined_by_side is not null) and (declined_by_side is null) = (decline_reason is null))
);
create index draft_wording_proposal_draft on draft_wording_proposal (draft_id, created_at, id);
create unique index draft_wording_proposal_open on draft_wording_proposal (draft_id, proposed_by_side) where status = 'OPEN';

call make_business_table('draft_wording_proposal', 'Wording proposal', 'draft', 'draft_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or draft_is_visible(draft_id)');

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''WORDING_PROPOSED''::text, ''WORDING_AGREED''::text, ''WORDING_DECLINED''::text, ''WORDING_WITHDRAWN''::text, '
      || '''WORDING_TO_DECIDE''::text, ''WORDING_DECIDED''::text, ');
end $$;
