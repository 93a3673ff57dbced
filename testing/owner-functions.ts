// The functions with their owner's rights that the application may call, each as it would be called by nobody: it answers nothing, or is refused.

/** Of records that are there. */
export type KnownIds = { organisationId: string; personId: string; draftId: string; referralCode: string };

type Call = (known: KnownIds) => string;

export const OWNER_FUNCTIONS: Readonly<Record<string, Call>> = {
  acting_names: () => "select from acting_names(array(select t.id from acting_session t))",
  actor_facilities: () => "select where cardinality(actor_facilities()) > 0",
  actor_is_referral_admin: () => "select where actor_is_referral_admin()",
  actor_referral_entities: () => "select from unnest(actor_referral_entities())",
  actor_referral_member: () => "select where actor_referral_member() is not null",
  actor_referring_people: () => "select from unnest(actor_referring_people())",
  // Whoever registers an organisation reads what it begins with, and nothing is set, here.
  alert_defaults_at: () => "select from alert_defaults_at(now())",
  application_share_addresses: ({ draftId, organisationId }) =>
    `select from application_share_addresses('${draftId}', '${organisationId}')`,
  // What a draft is asked for is for whoever submits or approves one, and nothing is, here.
  asked_documents_at: ({ organisationId }) => `select from asked_documents_at('${organisationId}', now())`,
  bank_action_people: ({ draftId }) => `select from bank_action_people('${draftId}')`,
  begin_account_of_bank: ({ draftId }) =>
    `select where begin_account_of_bank('${draftId}', 'made@up.example', 'Made', 'Up', now())`,
  begin_system_work: () => "select begin_system_work('made up', now())",
  begin_work: () => "select where begin_work('made up', now(), true) ->> 'kind' <> 'anonymous'",
  begin_work_for: ({ personId }) => `select begin_work_for('${personId}', now(), 'made up')`,
  beneficiary_members: ({ draftId }) => `select from beneficiary_members('${draftId}')`,
  collaborator_of_code: () => "select from collaborator_of_code('made up')",
  comment_readers: ({ draftId }) => `select from comment_readers('draft', '${draftId}')`,
  confirm_work: () => "call confirm_work()",
  confirmations_to_answer: ({ organisationId }) =>
    `select from confirmations_to_answer('${organisationId}', now())`,
  document_audience: ({ draftId }) => `select from document_audience('${draftId}')`,
  document_mails: ({ draftId }) => `select from document_mails('${draftId}')`,
  document_party_changes: ({ draftId }) => `select from document_party_changes('${draftId}')`,
  document_party_confirmations: ({ draftId }) => `select from document_party_confirmations('${draftId}')`,
  document_people: ({ draftId }) => `select from document_people('${draftId}', 'REQUESTS')`,
  draft_audience: ({ draftId }) => `select from draft_audience('${draftId}')`,
  draft_handlers: ({ draftId }) => `select from draft_handlers('${draftId}')`,
  draft_owner_contact: ({ draftId }) => `select from draft_owner_contact('${draftId}')`,
  draft_people: ({ draftId }) => `select from draft_people('${draftId}', 'PROGRESS')`,
  draft_signers: ({ draftId }) => `select from draft_signers('${draftId}')`,
  drafts_shown: () => "select where cardinality(drafts_shown()) > 0",
  end_sessions_of_staff: ({ personId }) => `select end_sessions_of_staff('${personId}') where false`,
  enter_organisation: ({ organisationId }) => `select enter_organisation('${organisationId}')`,
  facility_application_people: ({ draftId }) => `select from facility_application_people('${draftId}')`,
  // Whoever signs in reads what a facility costs, and nothing is set, here.
  facility_fees_at: () => "select from facility_fees_at(now())",
  facility_people: ({ draftId }) => `select from facility_people('${draftId}')`,
  facility_use: ({ draftId }) => `select from facility_use('${draftId}')`,
  // Whoever signs in reads on what terms finance is advertised, and nothing is set, here.
  finance_terms_at: () => "select from finance_terms_at(now())",
  history_heads_to_seal: () => "select from history_heads_to_seal(10)",
  invitation_of_code: () => "select from invitation_of_code('made up')",
  is_applicant_of_draft: ({ draftId }) =>
    `select where is_applicant_of_draft('${draftId}', 'ada@harbourcivil.example')`,
  is_of_applicant: ({ draftId }) => `select where is_of_applicant('${draftId}', 'ada@harbourcivil.example')`,
  legal_names: ({ organisationId }) => `select from legal_names(array['${organisationId}']::uuid[])`,
  lock_merging: ({ organisationId }) =>
    `select lock_merging('${organisationId}', '${organisationId}') where false`,
  // Whoever's work writes a mail reads the words in force, and none are there.
  mail_texts_at: () => "select from mail_texts_at(now())",
  may_answer_confirmation: ({ draftId, personId }) =>
    `select where may_answer_confirmation('${draftId}', '${personId}')`,
  member_with_address: ({ organisationId }) =>
    `select from member_with_address('${organisationId}', 'ada@harbourcivil.example')`,
  // Refused: nothing was proposed.
  merge_organisation: ({ organisationId }) => `select merge_organisation('${organisationId}', 'made up')`,
  metadata_keys_of: ({ organisationId }) => `select from metadata_keys_of('${organisationId}')`,
  name_of_staff: ({ personId }) => `select name_of_staff('${personId}', 'Made', 'Up', now()) where false`,
  organisation_names: ({ organisationId }) =>
    `select from organisation_names(array['${organisationId}']::uuid[])`,
  organisation_of_number: () => "select where organisation_of_number('53004085616') is not null",
  organisation_rows: ({ organisationId }) =>
    `select from organisation_rows('${organisationId}', '${organisationId}')`,
  others_on_facilities: ({ organisationId, draftId }) =>
    `select from others_on_facilities(array['${draftId}']::uuid[], '${organisationId}', current_date)`,
  people: ({ personId }) => `select from people(array['${personId}']::uuid[])`,
  people_on_document: ({ draftId }) => `select where people_on_document('${draftId}') <> '[]'`,
  people_on_draft: ({ draftId }) => `select where people_on_draft('${draftId}')::text <> '[]'`,
  people_on_facility: ({ draftId }) => `select from people_on_facility('${draftId}')`,
  // Name and number of whoever runs the portal are for everybody; it tells nothing else.
  portal_operator: () =>
    "select from portal_operator() where name <> 'Bondline Pty Ltd' or abn <> '51824753556'",
  provider_staff: () => "select from provider_staff()",
  // Whatever is published is for everybody; nothing is, here.
  published_content: () => "select from published_content('TERMS', now())",
  recorded_bank_key: () => "select where recorded_bank_key('Westpac') <> bank_name_key('Westpac')",
  // Whoever signs in reads what the programme gives, and nothing is set, here.
  referral_amounts_at: () => "select from referral_amounts_at(now())",
  referral_credits_left: ({ organisationId, draftId }) =>
    `select from referral_credits_left('${organisationId}', '${draftId}')`,
  referral_names: ({ organisationId }) => `select from referral_names('${organisationId}')`,
  referral_portal_referrals: () => "select from referral_portal_referrals(now(), null, 10)",
  referral_progress: () => "select from referral_progress(array(select id from referral))",
  referrer_of_codes: ({ referralCode }) => `select from referrer_of_codes('${referralCode}', '')`,
  referring_people: () => "select from referring_people()",
  return_people: ({ draftId }) => `select from return_people('${draftId}')`,
  share_offer_addresses: ({ organisationId, draftId }) =>
    `select from share_offer_addresses('${draftId}', '${organisationId}')`,
  // As above: the wordings of drafts are for whoever may read one, and none is there.
  standard_wording_at: () => "select from standard_wording_at('BANK_GUARANTEE', 'OTHER', now())",
  step_waits: ({ draftId }) => `select where step_waits('${draftId}', 'SECURITY_RETURN')`,
  storage_used: ({ organisationId }) => `select where storage_used('organisation', '${organisationId}') > 0`,
  take_late_bank_work: () => "select from take_late_bank_work('9999-01-01')",
  watchers_with_rights: () => "select from watchers_with_rights(array['made up'], now())",
  write_history: () => "select write_history()",
  write_mail_messages: () =>
    "select from write_mail_messages('{}', '{}', '{}', 'made up', 'made up', now(), null)",
  write_notifications: () => "select from write_notifications('{}', '{}', null)",
};

/** Those of them that answer the portal's own work, called alike. */
export const ANSWERING: readonly string[] = [
  "draft_audience",
  "draft_handlers",
  "draft_owner_contact",
  "draft_people",
  "facility_use",
  "history_heads_to_seal",
  "legal_names",
  "member_with_address",
  "metadata_keys_of",
  "organisation_names",
  "organisation_of_number",
  "people",
  "provider_staff",
  "referrer_of_codes",
];
