-- Changes that one administrator proposes and that take effect when a second one approves them.

create table office_change (
  id              uuid        primary key,
  provider_id     uuid        not null references provider (id),
  subject         text        not null check (subject in ('DEPOSIT_ACCOUNT', 'PRODUCT')),
  subject_id      uuid        not null,
  -- How many versions the subject had when this was proposed: approved is what was proposed on what was there.
  subject_version integer     not null check (subject_version >= 0),
  subject_name    text        not null check (length(subject_name) between 1 and 255),
  -- The fields of what is proposed, as texts.
  proposed        jsonb       not null,
  reason          text        not null check (length(reason) between 1 and 500),
  status          text        not null default 'PROPOSED' check (status in ('PROPOSED', 'APPROVED', 'DECLINED', 'WITHDRAWN')),
  proposed_by     uuid        not null references account (id),
  decided_by      uuid        references account (id),
  decided_at      timestamptz,
  decision_note   text        check (length(decision_note) <= 500),
  version         integer     not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  constraint office_change_decided check ((status = 'PROPOSED') = (decided_at is null) and (status = 'PROPOSED') = (decided_by is null)),
  constraint office_change_second_person check (status not in ('APPROVED', 'DECLINED') or decided_by <> proposed_by),
  constraint office_change_withdrawn_by_own check (status <> 'WITHDRAWN' or decided_by = proposed_by)
);
-- One at a time waits for each thing, so that nobody approves what another change has overtaken.
create unique index office_change_waiting on office_change (subject, subject_id) where status = 'PROPOSED';
create index office_change_newest on office_change (created_at desc, id desc);

call make_business_table('office_change', 'Change', 'provider', 'provider_id', 'subject_name', '(select actor_is_provider())');
