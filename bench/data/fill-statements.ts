// The statements that fill the bench's database: rows made by counting, the same in every run.

import {
  COMMON_WORD,
  DESK_DRAFTS,
  DESK_WORK,
  DRAFTS,
  ID_PREFIXES,
  PEOPLED,
  RARE_EVERY,
  RARE_WORD,
  REQUESTED,
  STAFF,
  WATCHERS,
} from "./sizes.ts";

const id = (kind: keyof typeof ID_PREFIXES, number: string) =>
  `('${ID_PREFIXES[kind]}' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const WATCHER_NUMBERS = `select generate_series(${WATCHERS.firstNumber}, ${WATCHERS.firstNumber + WATCHERS.count - 1})`;

const { few, many } = DESK_WORK;
/** Each kind of work with the number before its first draft. */
const deskKinds = `('${few.kind}', ${few.count}, ${DESK_DRAFTS.firstNumber}), ('${many.kind}', $1::int, ${DESK_DRAFTS.firstNumber + few.count})`;
const deskOrganisation = id(
  "organisation",
  `${DESK_DRAFTS.firstOrganisation} + k % ${DESK_DRAFTS.organisations}`,
);

/** Before it a table `bench_organisation (number, documents, first_document)` is made; `$1` to `$4` are explained where they are given. */
export const FILL_STATEMENTS = {
  organisations: `
    insert into organisation (id, name, abn, address, state, postcode, entity_type, industry_type, referral_code, created_at, updated_at)
    select ${id("organisation", "number")}, 'Bench ' || number || ' Pty Ltd', (10000000000 + number)::text, number || ' Bligh Street, Sydney NSW 2000',
      'NSW', '2000', 'PRV', 'E31', 'BENCH' || number, '2026-01-01Z', '2026-01-01Z' from bench_organisation`,
  accounts: `
    insert into account (id, email, given_name, family_name, status, password_hash, email_confirmed_at, terms_version, terms_accepted_at, created_at, updated_at)
    select ${id("account", "number")}, 'person-' || number || '@bench.example', 'Person', number::text, 'ACTIVE', $1, '2026-01-01Z', $2, '2026-01-01Z',
      '2026-01-01Z', '2026-01-01Z' from (select number from bench_organisation union values (${STAFF}) union select * from (${WATCHER_NUMBERS}) watchers) everybody`,
  staff: `
    with bondline as (
      insert into provider (id, name, abn, address, contact_name, contact_email, created_at, updated_at)
      values (gen_random_uuid(), 'Bench', '51824753556', '1 Farrer Place, Sydney NSW 2000', 'Bench', 'bench@bench.example', '2026-01-01Z', '2026-01-01Z')
      returning id)
    insert into staff_member (id, provider_id, account_id, staff_type, is_admin, created_at, updated_at)
    select gen_random_uuid(), id, ${id("account", `${STAFF}`)}, 'RELATIONSHIP_MANAGER', true, '2026-01-01Z', '2026-01-01Z' from bondline`,
  members: `
    insert into member (id, organisation_id, account_id, role, created_at)
    select gen_random_uuid(), ${id("organisation", "number")}, ${id("account", "number")}, 'ADMIN', '2026-01-01Z' from bench_organisation`,
  watchers: `
    insert into member (id, organisation_id, account_id, role, created_at)
    select gen_random_uuid(), ${id("organisation", `${WATCHERS.organisation}`)}, ${id("account", "number")}, 'USER', '2026-01-01Z'
      from (${WATCHER_NUMBERS}) w (number)`,
  // The triggers that keep them are off while the tables are filled.
  rights: `
    insert into kept_rights select * from rights_given where memberships <> '{}' or staff is not null`,
  documents: `
    insert into document (id, organisation_id, reference_number, status, document_variant, amount_cents, purpose, project_address, agreement_content,
      guarantee_number, bank_name, bank_bsb, expiry_type, expires_at, expiry_zone, expiry_instant, established_at, interest_start_date, interest_end_date,
      is_system_document, created_at, updated_at, first_issuer_name, first_beneficiary_name, first_beneficiary_state, search_text)
    select ${id("document", "n")}, ${id("organisation", "organisation")}, 'BD-' || n,
      (array['ESTABLISHED','ESTABLISHED','ESTABLISHED','ESTABLISHED','ESTABLISHED','ESTABLISHED','ESTABLISHED','AWAITING_RETURN','CLOSED_RETURNED','PROJECTED'])[1 + k % 10],
      (array['BANK_GUARANTEE','SURETY_BOND','LEASE_BOND'])[1 + k % 3], 100000 + (n::bigint * 7919) % 90000000, 'Performance of the contract',
      k || ' Macquarie Street, Sydney NSW 2000', 'Contract ' || k, 'G' || n, 'BNK', '062000',
      case when k % 3 = 0 then 'OPEN_ENDED' else 'FIXED' end, case when k % 3 = 0 then null else date '2027-01-01' + (n * 31) % 2000 end, 'Australia/Sydney',
      case when k % 3 = 0 then null else (date '2027-01-01' + (n * 31) % 2000 + time '16:00') at time zone 'Australia/Sydney' end,
      date '2020-01-01' + (n * 17) % 2400, date '2026-01-01', case when k % 3 = 0 then null else date '2030-01-01' end, false,
      timestamptz '2026-11-01Z' - k * interval '1 minute', timestamptz '2026-11-01Z' - k * interval '1 minute',
      'Issuer ' || right('BD-' || n, 2) || ' Limited', 'Beneficiary ' || right('BD-' || n, 2) || ' Limited', 'NSW',
      concat_ws(' ', 'bd-' || n, 'g' || n, 'bnk', k || ' macquarie street, sydney nsw 2000', 'bench ' || organisation || ' pty ltd',
        'beneficiary ${COMMON_WORD} ' || k % 97 || ' limited', case when k % ${RARE_EVERY} = 6 then '${RARE_WORD}' end)
    from (select o.number as organisation, k, o.first_document + k as n from bench_organisation o, generate_series(1, o.documents) k order by k, o.number) each`,
  parties: `
    insert into document_party (id, organisation_id, document_id, position, party_variant, name, abn, address, state, postcode, party_entity_type,
      contact_given_name, contact_family_name, contact_email, contact_phone_number, created_at)
    select gen_random_uuid(), d.organisation_id, d.id, p.position, p.variant, p.name || right(d.reference_number, 2) || ' Limited', '88000014675',
      '1 Woolworths Way, Bella Vista NSW 2153', 'NSW', '2153', 'PUB', 'Kim', 'Lee', 'kim.lee@bench.example', '0298850000', d.created_at
    from document d, (values (0, 'ISSUER', 'Issuer '), (1, 'BENEFICIARY', 'Beneficiary ')) as p (position, variant, name)`,
  costs: `
    insert into document_cost (id, organisation_id, document_id, set_up_cost_cents, recurring_fee_type, recurring_cost_frequency, recurring_percentage_cost,
      recurring_minimum_annual_cents, created_at)
    select gen_random_uuid(), organisation_id, id, 50000, 'ANNUAL_PERCENTAGE', 6, 2.5, 30000, created_at from document`,
  // Nine that are over, and one that waits, on each.
  requests: `
    insert into document_request (id, organisation_id, document_id, kind, status, side, requested_by, requested_by_name, amount_cents, reason,
      from_amount_cents, from_expiry_date, answered_by_name, answered_at, answer_note, agreement, executed_at, executed_by_name, executed_date,
      amendment_number, amount_before_cents, amount_after_cents, created_at)
    select gen_random_uuid(), d.organisation_id, d.id, 'INCREASE', case when r.number < ${REQUESTED.requests} then 'EXECUTED' else 'REQUESTED' end, 'APPLICANT',
      ${id("account", `${REQUESTED.organisation}`)}, 'Person ${REQUESTED.organisation}', 100000, 'A variation of the contract', d.amount_cents, d.expires_at,
      case when r.number < ${REQUESTED.requests} then 'Kim Lee' end, case when r.number < ${REQUESTED.requests} then d.created_at end, null, null,
      case when r.number < ${REQUESTED.requests} then d.created_at end, case when r.number < ${REQUESTED.requests} then 'Kim Lee' end,
      case when r.number < ${REQUESTED.requests} then date '2026-06-01' end, case when r.number < ${REQUESTED.requests} then r.number end,
      case when r.number < ${REQUESTED.requests} then d.amount_cents end, case when r.number < ${REQUESTED.requests} then d.amount_cents + 100000 end,
      d.created_at + r.number * interval '1 minute'
    from document d, generate_series(1, ${REQUESTED.requests}) r (number) where d.organisation_id = ${id("organisation", `${REQUESTED.organisation}`)}`,
  drafts: `
    insert into draft (id, organisation_id, reference_number, status, status_changed_at, process_type, amount_cents, project_address, created_by, created_at, updated_at)
    select ${id("draft", "k")}, ${id("organisation", "1")}, 'DR-' || k, 'DRAFT', '2026-11-01Z', 'BANK_GUARANTEE', 1000000, k || ' Macquarie Street, Sydney NSW 2000',
      ${id("account", "1")}, '2026-11-01Z', '2026-11-01Z' from generate_series(1, ${DRAFTS + 2}) k`,
  deskDrafts: `
    insert into draft (id, organisation_id, reference_number, status, status_changed_at, process_type, amount_cents, project_address, wording_hash,
      approved_wording_hash, submitted_at, search_text, created_by, created_at, updated_at)
    select ${id("draft", `${DESK_DRAFTS.firstNumber} + k`)}, ${deskOrganisation}, 'DQ-' || k, s.status, timestamptz '2026-10-01Z' + k * interval '1 second',
      'BANK_GUARANTEE', 1000000 + k, k || ' Macquarie Street, Sydney NSW 2000', 'x', case when s.status <> 'SUBMITTED' then 'x' end, '2026-10-01Z',
      concat_ws(' ', 'dq-' || k, k || ' macquarie street, sydney nsw 2000'), ${id("account", `${DESK_DRAFTS.firstOrganisation} + k % ${DESK_DRAFTS.organisations}`)},
      '2026-10-01Z', '2026-10-01Z'
    from generate_series(1, $1::int + ${3 * few.count}) k,
      lateral (select case when k <= $1 + ${few.count} then 'SUBMITTED' when k <= $1 + ${2 * few.count} then 'PROCESSING' else 'ESTABLISHED' end as status) s`,
  deskRequiredDocuments: `
    insert into draft_required_document (id, organisation_id, draft_id, required_document_type, overall_status, put_up_by, created_at, status_since)
    select gen_random_uuid(), d.organisation_id, d.id, 'OTHER_DOCUMENT', 'PENDING_APPROVAL', 'APPLICANT', d.created_at, d.created_at
      from draft d where d.reference_number like 'DQ-%'`,
  deskWork: `
    insert into desk_work (id, kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, due_at, created_at, updated_at)
    select gen_random_uuid(), w.kind, d.id, d.id, d.organisation_id, d.reference_number, d.amount_cents, d.status_changed_at,
      timestamptz '2026-11-02Z' + k * interval '1 second', d.status_changed_at, d.status_changed_at
      from (values ${deskKinds}) w (kind, count, before) cross join generate_series(1, w.count) k join draft d on d.id = ${id("draft", "w.before + k")}`,
  draftParties: `
    insert into draft_party (id, organisation_id, draft_id, position, party_variant, name, abn, address, state, postcode, created_at)
    select gen_random_uuid(), d.organisation_id, d.id, p.position, p.variant, p.variant || ' Limited', '88000014675', '1 Woolworths Way, Bella Vista NSW 2153',
      'NSW', '2153', d.created_at from draft d, (values (0, 'ISSUER'), (1, 'BENEFICIARY')) as p (position, variant)`,
  peopleOfDraft: `
    insert into draft_collaborator (id, organisation_id, draft_id, email_address, given_name, family_name, roles, invitation_status, invited_by_name, sent_at,
      accepted_at, created_at)
    select gen_random_uuid(), ${id("organisation", "1")}, ${id("draft", `${PEOPLED.draft}`)}, 'guest-' || k || '@bench.example', 'Guest', k::text,
      array[(array['ISSUER', 'BENEFICIARY', 'LIMITED'])[1 + k % 3]], 'ACCEPTED', 'Person 1', '2026-11-01Z', '2026-11-01Z', '2026-11-01Z'
    from generate_series(1, ${PEOPLED.collaborators}) k`,
  requiredDocuments: `
    insert into draft_required_document (id, organisation_id, draft_id, required_document_type, overall_status, put_up_by, created_at, status_since)
    select ${id("requiredDocument", "k")}, ${id("organisation", "1")}, ${id("draft", `${PEOPLED.draft}`)}, 'OTHER_DOCUMENT', 'PENDING_APPROVAL', 'APPLICANT',
      '2026-11-01Z'::timestamptz + k * interval '1 minute', '2026-11-01Z'::timestamptz + k * interval '1 minute'
      from generate_series(1, ${PEOPLED.requiredDocuments}) k`,
  requiredDocumentMessages: `
    insert into draft_required_document_message (id, organisation_id, draft_id, required_document_id, from_party, message, created_by, given_name, family_name,
      created_at)
    select gen_random_uuid(), ${id("organisation", "1")}, ${id("draft", `${PEOPLED.draft}`)},
      ${id("requiredDocument", `1 + k % ${PEOPLED.requiredDocuments}`)}, 'APPLICANT', 'A message about this document, number ' || k,
      ${id("account", "1")}, 'Person', '1', '2026-11-02Z'::timestamptz + k * interval '1 minute' from generate_series(1, ${PEOPLED.messages}) k`,
} as const;

/** `$1` numbers and `$2` token hashes: everybody's session, made anew for each run since they end. */
export const SESSION_STATEMENT = `
  insert into session (id, account_id, token_hash, created_at, last_seen_at, idle_minutes, expires_at)
  select gen_random_uuid(), ${id("account", "number")}, hash, now(), now(), 1440, now() + interval '1 day' from unnest($1::int[], $2::text[]) as s (number, hash)`;
