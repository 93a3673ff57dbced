-- The whole schema after all migrations, to be read and compared, never to be run: npm run schema:database prints it.
-- Owners, and what a library keeps in a schema of its own, are left out.

extension btree_gin;
extension pg_trgm;
extension plpgsql;

table account (
  id uuid not null,
  email text not null,
  given_name text not null,
  family_name text not null,
  phone_number text,
  job_title text,
  address text,
  industry text,
  locale text not null default 'en-AU'::text,
  timezone text not null default 'Australia/Sydney'::text,
  status text not null,
  password_hash text,
  email_confirmed_at timestamp with time zone,
  terms_version integer,
  terms_accepted_at timestamp with time zone,
  updates_notified_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  referrer_code text,
  referral_portal_referrer_member_code text,
  closed_at timestamp with time zone,
  suspended_at timestamp with time zone,
  suspension_reason text,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_email_check CHECK ((email = lower(email))),
  constraint account_status_check CHECK ((status = ANY (ARRAY['INVITED'::text, 'ACTIVE'::text, 'DELETED'::text]))),
  constraint account_suspension CHECK ((((suspended_at IS NULL) = (suspension_reason IS NULL)) AND ((length(suspension_reason) >= 1) AND (length(suspension_reason) <= 500))))
);
CREATE UNIQUE INDEX account_email ON public.account USING btree (email);
CREATE INDEX account_words ON public.account USING gin (lower(((((given_name || ' '::text) || family_name) || ' '::text) || email)) gin_trgm_ops);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((id = ( SELECT actor_id() AS actor_id)) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (EXISTS ( SELECT 1
   FROM member m
  WHERE ((m.account_id = account.id) AND (m.organisation_id = ANY (( SELECT actor_memberships() AS actor_memberships)::uuid[]))))))) with check (((id = ( SELECT actor_id() AS actor_id)) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (EXISTS ( SELECT 1
   FROM member m
  WHERE ((m.account_id = account.id) AND (m.organisation_id = ANY (( SELECT actor_memberships() AS actor_memberships)::uuid[])))))));
CREATE TRIGGER end_sessions_of_suspended AFTER UPDATE OF suspended_at ON public.account FOR EACH ROW WHEN (((old.suspended_at IS NULL) AND (new.suspended_at IS NOT NULL))) EXECUTE FUNCTION end_sessions_of_suspended();
CREATE CONSTRAINT TRIGGER rights_taken AFTER UPDATE OF status ON public.account DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION count_rights_taken('id');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.account FOR EACH ROW EXECUTE FUNCTION write_history('User', 'account', 'id', 'email');
grant delete, insert, select, update to bondline_app;

table account_code (
  id uuid not null,
  account_id uuid not null,
  purpose text not null,
  code_hash text not null,
  attempts integer not null default 0,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null,
  sign_up_id uuid,
  link_hash text,
  constraint account_code_pkey PRIMARY KEY (id),
  constraint account_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint account_code_sign_up_id_fkey FOREIGN KEY (sign_up_id) REFERENCES sign_up(id) ON DELETE CASCADE,
  constraint account_code_purpose_check CHECK ((purpose = ANY (ARRAY['CONFIRM'::text, 'RESET'::text])))
);
CREATE UNIQUE INDEX account_code_live ON public.account_code USING btree (account_id, purpose, sign_up_id) NULLS NOT DISTINCT WHERE (used_at IS NULL);
CREATE INDEX account_code_sign_up ON public.account_code USING btree (sign_up_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR false)) with check ((( SELECT actor_is_system() AS actor_is_system) OR false));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.account_code FOR EACH ROW EXECUTE FUNCTION write_history('Code', 'account', 'account_id', 'purpose');
grant delete, insert, select, update to bondline_app;

table account_identity (
  id uuid not null,
  account_id uuid not null,
  issuer text not null,
  subject text not null,
  created_at timestamp with time zone not null,
  provider_name text not null default ''::text,
  constraint account_identity_pkey PRIMARY KEY (id),
  constraint account_identity_issuer_subject_key UNIQUE (issuer, subject),
  constraint account_identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint account_identity_provider_name_check CHECK ((length(provider_name) <= 100))
);
CREATE INDEX account_identity_account ON public.account_identity USING btree (account_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.account_identity FOR EACH ROW EXECUTE FUNCTION write_history('Sign-in provider', 'account', 'account_id', 'issuer');
grant delete, insert, select, update to bondline_app;

table accounting_code (
  id uuid not null,
  provider_id uuid not null,
  package text not null,
  account text not null,
  account_name text not null,
  code text,
  tax_code text,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint accounting_code_pkey PRIMARY KEY (id),
  constraint accounting_code_package_account_key UNIQUE (package, account),
  constraint accounting_code_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint accounting_code_account_check CHECK ((account = ANY (ARRAY['BANK'::text, 'CARD_CLEARING'::text, 'DISCOUNTS'::text, 'DISPUTED'::text, 'DISPUTE_COSTS'::text, 'FEES_INPUT_TAXED'::text, 'FEES_OUT_OF_SCOPE'::text, 'FEES_TAXED'::text, 'GST'::text, 'RECEIVABLE'::text, 'REFERRALS_PAYABLE'::text, 'REFERRAL_COSTS'::text, 'REFERRAL_DISCOUNTS'::text, 'REFUNDS_DUE'::text, 'SECURITY_BANK'::text, 'SECURITY_HELD'::text, 'UNMATCHED'::text]))),
  constraint accounting_code_account_name_check CHECK (((length(account_name) >= 1) AND (length(account_name) <= 100))),
  constraint accounting_code_code_check CHECK (((length(code) >= 1) AND (length(code) <= 100))),
  constraint accounting_code_package_check CHECK ((package = ANY (ARRAY['XERO'::text, 'MYOB'::text, 'QUICKBOOKS'::text]))),
  constraint accounting_code_tax_code_check CHECK (((length(tax_code) >= 1) AND (length(tax_code) <= 50)))
);
CREATE INDEX accounting_code_provider ON public.accounting_code USING btree (provider_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.accounting_code FOR EACH ROW EXECUTE FUNCTION write_history('Account code', 'provider', 'provider_id', 'account_name');
grant insert, select, update to bondline_app;

table acting_session (
  id uuid not null,
  organisation_id uuid not null,
  account_id uuid not null,
  begun_in uuid not null,
  account_name text not null,
  reason text not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint acting_session_pkey PRIMARY KEY (id),
  constraint acting_session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint acting_session_begun_in_fkey FOREIGN KEY (begun_in) REFERENCES session(id),
  constraint acting_session_id_fkey FOREIGN KEY (id) REFERENCES session(id),
  constraint acting_session_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint acting_session_ended CHECK (((ended_at >= created_at) AND (ended_at <= ends_at))),
  constraint acting_session_lasts_an_hour CHECK (((ends_at > created_at) AND (ends_at <= (created_at + '01:00:00'::interval)))),
  constraint acting_session_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
);
CREATE INDEX acting_session_begun_in ON public.acting_session USING btree (begun_in) WHERE (ended_at IS NULL);
CREATE INDEX acting_session_newest ON public.acting_session USING btree (organisation_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX acting_session_open ON public.acting_session USING btree (account_id) WHERE (ended_at IS NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider))));
CREATE TRIGGER keep_acting_allowed BEFORE INSERT OR UPDATE ON public.acting_session FOR EACH ROW EXECUTE FUNCTION keep_acting_allowed();
CREATE CONSTRAINT TRIGGER rights_taken AFTER DELETE OR UPDATE OF ended_at, ends_at ON public.acting_session DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_rights_taken('account_id');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.acting_session FOR EACH ROW EXECUTE FUNCTION write_history('Acting session', 'organisation', 'organisation_id', 'account_name');
grant insert, select, update to bondline_app;

table alert_configuration (
  id uuid not null,
  organisation_id uuid not null,
  email_addresses text[] not null,
  trigger_property text not null,
  trigger_lead_time integer,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  facility_id uuid,
  facility_limit_cents bigint,
  facility_limit_include_projected_docs boolean not null default false,
  constraint alert_configuration_pkey PRIMARY KEY (id),
  constraint alert_configuration_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint alert_configuration_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint alert_configuration_organisation_id_facility_id_fkey FOREIGN KEY (organisation_id, facility_id) REFERENCES facility(organisation_id, id) DEFERRABLE,
  constraint alert_configuration_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint alert_configuration_email_addresses_check CHECK (((cardinality(email_addresses) >= 1) AND (cardinality(email_addresses) <= 20))),
  constraint alert_configuration_facility_limit_cents_check CHECK (((facility_limit_cents >= 100) AND (facility_limit_cents <= '99999999999'::bigint))),
  constraint alert_configuration_trigger_lead_time_check CHECK (((trigger_lead_time >= 1) AND (trigger_lead_time <= 365))),
  constraint alert_configuration_trigger_property_check CHECK ((trigger_property = ANY (ARRAY['EXPIRES_AT'::text, 'EXPECTED_RETURN_DATE'::text, 'INTEREST_END_DATE'::text, 'EXPIRY_LADDER'::text, 'FACILITY_LIMIT'::text]))),
  constraint alert_configuration_watched CHECK (
CASE trigger_property
    WHEN 'FACILITY_LIMIT'::text THEN ((num_nulls(facility_id, facility_limit_cents) = 0) AND (trigger_lead_time IS NULL))
    WHEN 'EXPIRY_LADDER'::text THEN ((num_nonnulls(facility_id, facility_limit_cents, trigger_lead_time) = 0) AND (NOT facility_limit_include_projected_docs))
    ELSE ((num_nonnulls(facility_id, facility_limit_cents) = 0) AND (trigger_lead_time IS NOT NULL) AND (NOT facility_limit_include_projected_docs))
END)
);
CREATE INDEX alert_configuration_facility ON public.alert_configuration USING btree (id) WHERE (trigger_property = 'FACILITY_LIMIT'::text);
CREATE UNIQUE INDEX alert_configuration_ladder ON public.alert_configuration USING btree (organisation_id) WHERE (trigger_property = 'EXPIRY_LADDER'::text);
CREATE INDEX alert_configuration_organisation ON public.alert_configuration USING btree (organisation_id, created_at, id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.alert_configuration FOR EACH ROW EXECUTE FUNCTION write_history('Alert', 'organisation', 'organisation_id', 'trigger_property');
grant delete, insert, select, update to bondline_app;

table alert_default (
  id uuid not null,
  provider_id uuid not null,
  has_ladder boolean not null,
  expires_at_days integer,
  expected_return_days integer,
  interest_end_days integer,
  starts_at timestamp with time zone not null,
  change_id uuid not null,
  created_at timestamp with time zone not null,
  constraint alert_default_pkey PRIMARY KEY (id),
  constraint alert_default_change_id_key UNIQUE (change_id),
  constraint alert_default_starts_at_key UNIQUE (starts_at),
  constraint alert_default_change_id_fkey FOREIGN KEY (change_id) REFERENCES office_change(id),
  constraint alert_default_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint alert_default_expected_return_days_check CHECK (((expected_return_days >= 1) AND (expected_return_days <= 365))),
  constraint alert_default_expires_at_days_check CHECK (((expires_at_days >= 1) AND (expires_at_days <= 365))),
  constraint alert_default_interest_end_days_check CHECK (((interest_end_days >= 1) AND (interest_end_days <= 365)))
);
CREATE INDEX alert_default_provider ON public.alert_default USING btree (provider_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.alert_default FOR EACH ROW EXECUTE FUNCTION write_history('Alerts of new organisations', 'provider', 'provider_id', '-');
grant delete, insert, select, update to bondline_app;

table alert_delivery (
  id uuid not null,
  organisation_id uuid not null,
  alert_configuration_id uuid not null,
  document_id uuid,
  trigger_date date,
  email_addresses text[] not null,
  created_at timestamp with time zone not null,
  facility_id uuid,
  facility_limit_cents bigint,
  constraint alert_delivery_pkey PRIMARY KEY (id),
  constraint alert_delivery_alert_configuration_id_document_id_trigger_d_key UNIQUE (alert_configuration_id, document_id, trigger_date),
  constraint alert_delivery_document FOREIGN KEY (document_id) REFERENCES document(id) ON DELETE CASCADE,
  constraint alert_delivery_organisation_id_alert_configuration_id_fkey FOREIGN KEY (organisation_id, alert_configuration_id) REFERENCES alert_configuration(organisation_id, id) ON DELETE CASCADE DEFERRABLE,
  constraint alert_delivery_organisation_id_facility_id_fkey FOREIGN KEY (organisation_id, facility_id) REFERENCES facility(organisation_id, id) DEFERRABLE,
  constraint alert_delivery_about CHECK (((num_nonnulls(document_id, trigger_date) =
CASE
    WHEN (facility_id IS NULL) THEN 2
    ELSE 0
END) AND ((facility_id IS NULL) = (facility_limit_cents IS NULL))))
);
CREATE INDEX alert_delivery_document ON public.alert_delivery USING btree (document_id);
CREATE UNIQUE INDEX alert_delivery_facility ON public.alert_delivery USING btree (alert_configuration_id, facility_id, facility_limit_cents) WHERE (facility_id IS NOT NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.alert_delivery FOR EACH ROW EXECUTE FUNCTION write_history('Alert sent', 'organisation', 'organisation_id', 'trigger_date');
grant delete, insert, select, update to bondline_app;

table alert_recipient (
  id uuid not null,
  organisation_id uuid not null,
  email_address text not null,
  code_hash text,
  asked_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint alert_recipient_pkey PRIMARY KEY (id),
  constraint alert_recipient_code_hash_key UNIQUE (code_hash),
  constraint alert_recipient_organisation_id_email_address_key UNIQUE (organisation_id, email_address),
  constraint alert_recipient_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint alert_recipient_check CHECK (((confirmed_at IS NOT NULL) OR ((code_hash IS NOT NULL) AND (asked_at IS NOT NULL)))),
  constraint alert_recipient_email_address_check CHECK (((length(email_address) >= 3) AND (length(email_address) <= 255)))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.alert_recipient FOR EACH ROW EXECUTE FUNCTION write_history('Alert recipient', 'organisation', 'organisation_id', 'email_address');
grant delete, insert, select, update to bondline_app;

table archive_hold (
  id uuid not null,
  record_kind text not null,
  record_id uuid not null,
  organisation_id uuid not null,
  reason text not null,
  held_by uuid not null,
  held_by_name text not null,
  created_at timestamp with time zone not null,
  ended_reason text,
  ended_by uuid,
  ended_by_name text,
  ended_at timestamp with time zone,
  constraint archive_hold_pkey PRIMARY KEY (id),
  constraint archive_hold_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES account(id),
  constraint archive_hold_held_by_fkey FOREIGN KEY (held_by) REFERENCES account(id),
  constraint archive_hold_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint archive_hold_ended CHECK ((num_nonnulls(ended_reason, ended_by, ended_by_name, ended_at) = ANY (ARRAY[0, 4]))),
  constraint archive_hold_ended_reason_check CHECK (((length(ended_reason) >= 1) AND (length(ended_reason) <= 500))),
  constraint archive_hold_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint archive_hold_record_kind_check CHECK ((record_kind = ANY (ARRAY['DOCUMENT'::text, 'DRAFT'::text, 'FACILITY'::text, 'FACILITY_APPLICATION'::text])))
);
CREATE UNIQUE INDEX archive_hold_in_force ON public.archive_hold USING btree (record_id) WHERE (ended_at IS NULL);
CREATE INDEX archive_hold_newest ON public.archive_hold USING btree (record_id, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.archive_hold FOR EACH ROW EXECUTE FUNCTION write_history('Legal hold', 'archive_hold', 'id', 'held_by_name');
grant delete, insert, select, update to bondline_app;

table asked_documents (
  id uuid not null,
  supplier_id uuid not null,
  documents jsonb not null,
  starts_at timestamp with time zone not null,
  change_id uuid not null,
  created_at timestamp with time zone not null,
  constraint asked_documents_pkey PRIMARY KEY (id),
  constraint asked_documents_change_id_key UNIQUE (change_id),
  constraint asked_documents_supplier_id_starts_at_key UNIQUE (supplier_id, starts_at),
  constraint asked_documents_change_id_fkey FOREIGN KEY (change_id) REFERENCES office_change(id),
  constraint asked_documents_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id),
  constraint asked_documents_documents_check CHECK ((jsonb_typeof(documents) = 'array'::text))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.asked_documents FOR EACH ROW EXECUTE FUNCTION write_history('Documents asked for', 'supplier', 'supplier_id', '-');
grant delete, insert, select, update to bondline_app;

table bank_line (
  id uuid not null,
  bank_statement_id uuid not null,
  account_key text not null,
  line_number integer not null,
  booked_date date,
  amount_cents bigint,
  currency text not null default 'AUD'::text,
  narrative text not null,
  bank_reference text,
  line_key text,
  occurrence integer not null default 1,
  state text not null,
  match text,
  note text,
  fault text,
  invoice_id uuid,
  suggested_invoice_id uuid,
  open_cents bigint,
  recorded_payment_id uuid,
  is_by_hand boolean not null default false,
  payment_id uuid,
  same_as_line uuid,
  reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  version integer not null default 1,
  constraint bank_line_pkey PRIMARY KEY (id),
  constraint bank_line_bank_statement_id_line_number_key UNIQUE (bank_statement_id, line_number),
  constraint bank_line_bank_statement_id_fkey FOREIGN KEY (bank_statement_id) REFERENCES bank_statement(id),
  constraint bank_line_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  constraint bank_line_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id),
  constraint bank_line_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint bank_line_recorded_payment_id_fkey FOREIGN KEY (recorded_payment_id) REFERENCES payment(id),
  constraint bank_line_same_as_line_fkey FOREIGN KEY (same_as_line) REFERENCES bank_line(id),
  constraint bank_line_suggested_invoice_id_fkey FOREIGN KEY (suggested_invoice_id) REFERENCES invoice(id),
  constraint bank_line_applied CHECK (((state = 'APPLIED'::text) = (payment_id IS NOT NULL))),
  constraint bank_line_bank_reference_check CHECK ((length(bank_reference) <= 255)),
  constraint bank_line_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint bank_line_decided CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint bank_line_match_check CHECK ((match = ANY (ARRAY['EXACT'::text, 'PART'::text, 'OVER'::text, 'LATE'::text, 'RECORDED'::text]))),
  constraint bank_line_matched CHECK ((((state = ANY (ARRAY['MATCHED'::text, 'APPLIED'::text])) = (invoice_id IS NOT NULL)) AND ((invoice_id IS NULL) = (match IS NULL)))),
  constraint bank_line_narrative_check CHECK ((length(narrative) <= 1000)),
  constraint bank_line_note_check CHECK ((note = ANY (ARRAY['NO_REFERENCE'::text, 'NEAR'::text, 'SEVERAL'::text, 'CLOSED'::text, 'TWICE'::text, 'FOREIGN'::text, 'CHANGED'::text, 'UNDONE'::text]))),
  constraint bank_line_readable CHECK ((((state = 'UNREADABLE'::text) = (fault IS NOT NULL)) AND ((fault IS NOT NULL) OR (num_nulls(booked_date, amount_cents, line_key) = 0)))),
  constraint bank_line_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint bank_line_state_check CHECK ((state = ANY (ARRAY['MATCHED'::text, 'UNMATCHED'::text, 'APPLIED'::text, 'SET_ASIDE'::text, 'READ_BEFORE'::text, 'DEBIT'::text, 'UNREADABLE'::text])))
);
CREATE INDEX bank_line_aimed ON public.bank_line USING btree (bank_statement_id, (
CASE
    WHEN (invoice_id IS NULL) THEN suggested_invoice_id
    ELSE invoice_id
END), line_number);
CREATE INDEX bank_line_invoice ON public.bank_line USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX bank_line_known ON public.bank_line USING btree (account_key, line_key, occurrence);
CREATE UNIQUE INDEX bank_line_payment ON public.bank_line USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX bank_line_same ON public.bank_line USING btree (same_as_line) WHERE (same_as_line IS NOT NULL);
CREATE INDEX bank_line_state ON public.bank_line USING btree (bank_statement_id, state, line_number);
CREATE INDEX bank_line_waiting ON public.bank_line USING btree (booked_date, id) WHERE (state = 'UNMATCHED'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER keep_unsettled_since AFTER UPDATE ON public.bank_line REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_unsettled_lines();
CREATE TRIGGER write_history AFTER UPDATE ON public.bank_line FOR EACH ROW WHEN ((((old.state <> new.state) AND ((new.state = 'APPLIED'::text) OR (new.decided_at IS NOT NULL))) OR ((old.decided_at IS DISTINCT FROM new.decided_at) OR (old.reason IS DISTINCT FROM new.reason)))) EXECUTE FUNCTION write_history('Bank line', 'bank_statement', 'bank_statement_id', 'narrative');
grant delete, insert, select, update to bondline_app;

table bank_service (
  id uuid not null,
  supplier_id uuid not null,
  issue_hours integer,
  application_hours integer,
  request_hours integer,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint bank_service_pkey PRIMARY KEY (id),
  constraint bank_service_supplier_id_key UNIQUE (supplier_id),
  constraint bank_service_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id),
  constraint bank_service_application_hours_check CHECK (((application_hours >= 1) AND (application_hours <= 400))),
  constraint bank_service_issue_hours_check CHECK (((issue_hours >= 1) AND (issue_hours <= 400))),
  constraint bank_service_request_hours_check CHECK (((request_hours >= 1) AND (request_hours <= 400)))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((supplier_id = ( SELECT actor_supplier() AS actor_supplier)) OR ( SELECT actor_is_provider() AS actor_is_provider)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (supplier_id = ( SELECT actor_administered_supplier() AS actor_administered_supplier))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.bank_service FOR EACH ROW EXECUTE FUNCTION write_history('Service levels', 'supplier', 'supplier_id', '-');
grant insert, select, update to bondline_app;

table bank_statement (
  id uuid not null,
  provider_id uuid not null,
  account_key text not null,
  created_by uuid not null,
  created_by_name text not null,
  file_name text not null,
  statement_format text not null,
  stage text not null,
  headers text[] not null default '{}'::text[],
  columns text[] not null default '{}'::text[],
  errors text[] not null default '{}'::text[],
  reading integer not null default 0,
  lines_read integer not null default 0,
  opening_cents bigint,
  closing_cents bigint,
  applied_by uuid,
  applied_by_name text,
  finished_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  status_since timestamp with time zone,
  constraint bank_statement_pkey PRIMARY KEY (id),
  constraint bank_statement_applied_by_fkey FOREIGN KEY (applied_by) REFERENCES account(id),
  constraint bank_statement_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint bank_statement_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint bank_statement_account_key_check CHECK ((account_key ~ '^\d{6} \d{1,10}$'::text)),
  constraint bank_statement_columns CHECK ((cardinality(headers) = cardinality(columns))),
  constraint bank_statement_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint bank_statement_stage_check CHECK ((stage = ANY (ARRAY['RECEIVING'::text, 'CHECKING'::text, 'READY'::text, 'APPLYING'::text, 'COMPLETE'::text, 'STOPPED'::text, 'REFUSED'::text, 'CANCELLED'::text]))),
  constraint bank_statement_statement_format_check CHECK ((statement_format = ANY (ARRAY['CSV'::text, 'CAMT_053'::text])))
);
CREATE INDEX bank_statement_newest ON public.bank_statement USING btree (created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER keep_desk_work AFTER UPDATE OF status_since ON public.bank_statement FOR EACH ROW WHEN (((old.status_since IS NULL) <> (new.status_since IS NULL))) EXECUTE FUNCTION keep_desk_work_of_row('id', '{BANK_LINES}');
CREATE TRIGGER keep_unsettled_since AFTER UPDATE OF stage ON public.bank_statement FOR EACH ROW WHEN ((old.stage <> new.stage)) EXECUTE FUNCTION keep_unsettled_statement();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.bank_statement FOR EACH ROW EXECUTE FUNCTION write_history('Bank statement', 'bank_statement', 'id', 'file_name');
grant delete, insert, select, update to bondline_app;

table bank_statement_file (
  id uuid not null,
  bank_statement_id uuid not null,
  variant text not null,
  file_name text not null,
  content_type text not null,
  content_md5_checksum text not null,
  file_size integer not null,
  storage_key text not null,
  sha256 text,
  received_at timestamp with time zone,
  infected_file_status text not null,
  scan_detail text,
  scanned_at timestamp with time zone,
  uploaded_by uuid not null,
  created_at timestamp with time zone not null,
  failure_reason text,
  constraint bank_statement_file_pkey PRIMARY KEY (id),
  constraint bank_statement_file_storage_key_key UNIQUE (storage_key),
  constraint bank_statement_file_bank_statement_id_fkey FOREIGN KEY (bank_statement_id) REFERENCES bank_statement(id),
  constraint bank_statement_file_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES account(id),
  constraint bank_statement_file_clean CHECK (((infected_file_status <> 'CLEAN'::text) OR ((received_at IS NOT NULL) AND (sha256 IS NOT NULL) AND (scanned_at IS NOT NULL)))),
  constraint bank_statement_file_failure CHECK (((failure_reason IS NULL) OR (infected_file_status = 'FAILED'::text))),
  constraint bank_statement_file_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint bank_statement_file_file_size_check CHECK (((file_size >= 1) AND (file_size <= 30000000))),
  constraint bank_statement_file_infected_file_status_check CHECK ((infected_file_status = ANY (ARRAY['NOT_SCANNED'::text, 'CLEAN'::text, 'INFECTED'::text, 'FAILED'::text])))
);
CREATE INDEX bank_statement_file_known ON public.bank_statement_file USING btree (sha256);
CREATE INDEX bank_statement_file_of ON public.bank_statement_file USING btree (bank_statement_id, created_at);
CREATE INDEX bank_statement_file_waiting ON public.bank_statement_file USING btree (created_at) WHERE (infected_file_status = 'NOT_SCANNED'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.bank_statement_file FOR EACH ROW EXECUTE FUNCTION write_history('Attachment', 'bank_statement', 'bank_statement_id', 'file_name');
grant delete, insert, select, update to bondline_app;

table bank_statement_mapping (
  account_key text not null,
  header_hash text not null,
  columns text[] not null,
  updated_at timestamp with time zone not null,
  constraint bank_statement_mapping_pkey PRIMARY KEY (account_key, header_hash)
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
grant delete, insert, select, update to bondline_app;

table bank_thread (
  id uuid not null,
  supplier_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  parent_id uuid not null,
  organisation_id uuid not null,
  reference text not null,
  topic text,
  last_said_at timestamp with time zone not null,
  last_author_name text,
  last_side text not null,
  awaits_bank boolean not null,
  constraint bank_thread_pkey PRIMARY KEY (id),
  constraint bank_thread_kind_subject_id_key UNIQUE (kind, subject_id),
  constraint bank_thread_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id),
  constraint bank_thread_kind_check CHECK ((kind = ANY (ARRAY['DRAFT'::text, 'REQUIRED_DOCUMENT'::text, 'DOCUMENT'::text, 'APPLICATION'::text]))),
  constraint bank_thread_last_side_check CHECK ((last_side = ANY (ARRAY['CLIENT'::text, 'DESK'::text, 'BANK'::text, 'SERVICE'::text])))
);
CREATE INDEX bank_thread_awaiting ON public.bank_thread USING btree (supplier_id, last_said_at, id) WHERE awaits_bank;
CREATE INDEX bank_thread_newest ON public.bank_thread USING btree (supplier_id, last_said_at, id);
CREATE INDEX bank_thread_of_organisation ON public.bank_thread USING btree (organisation_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for select to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (supplier_id = ( SELECT actor_supplier() AS actor_supplier))));
grant select to bondline_app;

table bank_work (
  id uuid not null,
  supplier_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  parent_id uuid not null,
  organisation_id uuid not null,
  reference text not null,
  amount_cents bigint,
  waiting_since timestamp with time zone not null,
  due_at timestamp with time zone,
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  told_late_at timestamp with time zone,
  constraint bank_work_pkey PRIMARY KEY (id),
  constraint bank_work_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id),
  constraint bank_work_kind_check CHECK ((kind = ANY (ARRAY['ISSUE'::text, 'APPLICATION'::text, 'ARRANGED_FACILITY'::text, 'REQUEST_ANSWER'::text, 'REQUEST_EXECUTION'::text])))
);
CREATE INDEX bank_work_of_organisation ON public.bank_work USING btree (organisation_id);
CREATE INDEX bank_work_open ON public.bank_work USING btree (supplier_id, (
CASE
    WHEN (due_at IS NULL) THEN (((waiting_since AT TIME ZONE 'UTC'::text) + '365250 days'::interval) AT TIME ZONE 'UTC'::text)
    ELSE due_at
END), id) WHERE (closed_at IS NULL);
CREATE INDEX bank_work_over ON public.bank_work USING btree (subject_id, kind, closed_at) WHERE (closed_at IS NOT NULL);
CREATE UNIQUE INDEX bank_work_subject ON public.bank_work USING btree (subject_id, kind) WHERE (closed_at IS NULL);
CREATE INDEX bank_work_to_tell ON public.bank_work USING btree (due_at, id) WHERE ((closed_at IS NULL) AND (told_late_at IS NULL) AND (due_at IS NOT NULL));
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for select to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (supplier_id = ( SELECT actor_supplier() AS actor_supplier))));
grant select to bondline_app;

table book_entry (
  move_id uuid not null,
  account text not null,
  amount_cents bigint not null,
  kind text not null,
  move_date date not null,
  constraint book_entry_pkey PRIMARY KEY (move_id, account),
  constraint book_entry_move_id_kind_move_date_fkey FOREIGN KEY (move_id, kind, move_date) REFERENCES book_move(id, kind, move_date),
  constraint book_entry_account_check CHECK ((account = ANY (ARRAY['BANK'::text, 'CARD_CLEARING'::text, 'DISCOUNTS'::text, 'DISPUTED'::text, 'DISPUTE_COSTS'::text, 'FEES_INPUT_TAXED'::text, 'FEES_OUT_OF_SCOPE'::text, 'FEES_TAXED'::text, 'GST'::text, 'RECEIVABLE'::text, 'REFERRALS_PAYABLE'::text, 'REFERRAL_COSTS'::text, 'REFERRAL_DISCOUNTS'::text, 'REFUNDS_DUE'::text, 'SECURITY_BANK'::text, 'SECURITY_HELD'::text, 'UNMATCHED'::text]))),
  constraint book_entry_amount_cents_check CHECK ((amount_cents <> 0))
);
CREATE INDEX book_entry_in_order ON public.book_entry USING btree (account, move_date, move_id) INCLUDE (kind, amount_cents);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for select to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE CONSTRAINT TRIGGER keep_move_balanced AFTER INSERT ON public.book_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_move_balanced();
grant select to bondline_app;

table book_move (
  id uuid not null,
  source_table text not null,
  source_id uuid not null,
  kind text not null,
  turn integer not null,
  reverses_id uuid,
  organisation_id uuid,
  draft_id uuid,
  move_date date not null,
  recorded_at timestamp with time zone not null,
  number bigint not null generated always as identity,
  constraint book_move_pkey PRIMARY KEY (id),
  constraint book_move_id_kind_move_date_key UNIQUE (id, kind, move_date),
  constraint book_move_number_key UNIQUE (number),
  constraint book_move_reverses_id_key UNIQUE (reverses_id),
  constraint book_move_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint book_move_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint book_move_reverses_id_fkey FOREIGN KEY (reverses_id) REFERENCES book_move(id),
  constraint book_move_kind_check CHECK ((kind = ANY (ARRAY['APPLIED'::text, 'CAME_UNMATCHED'::text, 'CREDITED'::text, 'DISPUTED'::text, 'DISPUTE_FEE'::text, 'DISPUTE_LOST'::text, 'DISPUTE_WON'::text, 'EARNED'::text, 'ISSUED'::text, 'PAID_BACK'::text, 'PAID_OUT'::text, 'RECEIVED'::text, 'REFUND_DUE'::text, 'RETURNED'::text, 'SECURED'::text, 'TAKEN_BACK'::text]))),
  constraint book_move_source_table_check CHECK ((source_table = ANY (ARRAY['credit_note'::text, 'invoice'::text, 'payment'::text, 'payment_dispute'::text, 'referrer_earning'::text, 'referrer_payout'::text, 'refund'::text, 'security_money'::text, 'unmatched_payment'::text]))),
  constraint book_move_turn_check CHECK ((turn > 0))
);
CREATE INDEX book_move_draft ON public.book_move USING btree (draft_id) WHERE (draft_id IS NOT NULL);
CREATE INDEX book_move_in_order ON public.book_move USING btree (move_date, id);
CREATE UNIQUE INDEX book_move_once ON public.book_move USING btree (source_table, source_id, kind, turn) WHERE (reverses_id IS NULL);
CREATE INDEX book_move_source ON public.book_move USING btree (source_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for select to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
grant select to bondline_app;

table business_register_answer (
  abn text not null,
  name text not null,
  entity_type text,
  status text not null,
  asked_date date not null,
  asked_at timestamp with time zone not null,
  constraint business_register_answer_pkey PRIMARY KEY (abn, asked_date, name),
  constraint business_register_answer_abn_check CHECK ((abn ~ '^([0-9]{9}|[0-9]{11})$'::text)),
  constraint business_register_answer_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'CANCELLED'::text])))
);
CREATE INDEX business_register_answer_number ON public.business_register_answer USING btree ("right"(abn, 9), asked_at);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((( SELECT actor_id() AS actor_id) IS NOT NULL) OR ( SELECT actor_is_system() AS actor_is_system))) with check ((( SELECT actor_id() AS actor_id) IS NOT NULL));
grant insert, select to bondline_app;

table calendar_feed (
  id uuid not null,
  account_id uuid not null,
  organisation_id uuid not null,
  token_hash text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone,
  constraint calendar_feed_pkey PRIMARY KEY (id),
  constraint calendar_feed_token_hash_key UNIQUE (token_hash),
  constraint calendar_feed_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint calendar_feed_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX calendar_feed_account ON public.calendar_feed USING btree (account_id, created_at, id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.calendar_feed FOR EACH ROW EXECUTE FUNCTION write_history('Calendar feed', 'account', 'account_id', '-');
grant delete, insert, select, update to bondline_app;

table channel_partner (
  id uuid not null,
  name text not null,
  is_public boolean not null,
  created_at timestamp with time zone not null,
  status text not null default 'ACTIVE'::text,
  version integer not null default 1,
  updated_at timestamp with time zone,
  updated_by uuid,
  discount_percentage numeric(5,2) not null default 0,
  constraint channel_partner_pkey PRIMARY KEY (id),
  constraint channel_partner_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint channel_partner_discount_percentage_check CHECK (((discount_percentage >= (0)::numeric) AND (discount_percentage <= (100)::numeric))),
  constraint channel_partner_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255))),
  constraint channel_partner_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'ARCHIVED'::text])))
);
CREATE UNIQUE INDEX channel_partner_active_name ON public.channel_partner USING btree (lower(name)) WHERE (status = 'ACTIVE'::text);
CREATE UNIQUE INDEX channel_partner_name ON public.channel_partner USING btree (lower(name), id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_kind() AS actor_kind) <> 'nobody'::text))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.channel_partner FOR EACH ROW EXECUTE FUNCTION write_history('Trade organisation', 'channel_partner', 'id', 'name');
grant delete, insert, select, update to bondline_app;

table checklist_step (
  id uuid not null,
  organisation_id uuid not null,
  checklist_id uuid not null,
  record_kind text not null,
  record_id uuid not null,
  begun_at timestamp with time zone not null,
  line integer not null,
  number integer not null,
  is_ticked boolean not null,
  made_by uuid not null,
  created_at timestamp with time zone not null,
  constraint checklist_step_pkey PRIMARY KEY (id),
  constraint checklist_step_record_id_begun_at_number_key UNIQUE (record_id, begun_at, number),
  constraint checklist_step_checklist_id_fkey FOREIGN KEY (checklist_id) REFERENCES desk_checklist(id),
  constraint checklist_step_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id),
  constraint checklist_step_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint checklist_step_line_check CHECK (((line >= 1) AND (line <= 20))),
  constraint checklist_step_number_check CHECK ((number > 0)),
  constraint checklist_step_record_kind_check CHECK ((record_kind = ANY (ARRAY['DRAFT'::text, 'FACILITY_APPLICATION'::text])))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.checklist_step FOR EACH ROW EXECUTE FUNCTION write_history('Checklist step', 'checklist_step', 'id', '-');
grant insert, select to bondline_app;

table closing_day (
  id uuid not null,
  provider_id uuid not null,
  date date not null,
  name text not null,
  created_at timestamp with time zone not null,
  constraint closing_day_pkey PRIMARY KEY (id),
  constraint closing_day_date_key UNIQUE (date),
  constraint closing_day_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint closing_day_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)))
);
CREATE INDEX closing_day_provider ON public.closing_day USING btree (provider_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.closing_day FOR EACH ROW EXECUTE FUNCTION write_history('Closing day', 'provider', 'provider_id', 'name');
grant delete, insert, select, update to bondline_app;

table content_version (
  id uuid not null,
  provider_id uuid not null,
  page text not null,
  summary text not null,
  body text not null,
  asks_again boolean not null,
  starts_at timestamp with time zone not null,
  change_id uuid not null,
  created_at timestamp with time zone not null,
  constraint content_version_pkey PRIMARY KEY (id),
  constraint content_version_change_id_key UNIQUE (change_id),
  constraint content_version_page_starts_at_key UNIQUE (page, starts_at),
  constraint content_version_change_id_fkey FOREIGN KEY (change_id) REFERENCES office_change(id),
  constraint content_version_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint content_version_accepted CHECK (((NOT asks_again) OR (page = ANY (ARRAY['TERMS'::text, 'PRIVACY'::text])))),
  constraint content_version_body_check CHECK (((length(body) >= 1) AND (length(body) <= 60000))),
  constraint content_version_page_check CHECK ((page = ANY (ARRAY['TERMS'::text, 'PRIVACY'::text, 'FINANCIAL_SERVICES_GUIDE'::text, 'SUBMISSION_TERMS'::text, 'REFERRAL_TERMS'::text]))),
  constraint content_version_summary_check CHECK (((length(summary) >= 1) AND (length(summary) <= 500)))
);
CREATE INDEX content_version_provider ON public.content_version USING btree (provider_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.content_version FOR EACH ROW EXECUTE FUNCTION write_history('Page text', 'provider', 'provider_id', 'page');
grant delete, insert, select, update to bondline_app;

table credit_note (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  invoice_id uuid not null,
  credit_note_number text not null,
  reason text not null,
  gst_cents bigint not null,
  total_cents bigint not null,
  office_change_id uuid not null,
  agreed_by uuid not null,
  created_at timestamp with time zone not null,
  constraint credit_note_pkey PRIMARY KEY (id),
  constraint credit_note_credit_note_number_key UNIQUE (credit_note_number),
  constraint credit_note_office_change_id_key UNIQUE (office_change_id),
  constraint credit_note_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES account(id),
  constraint credit_note_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id),
  constraint credit_note_office_change_id_fkey FOREIGN KEY (office_change_id) REFERENCES office_change(id),
  constraint credit_note_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint credit_note_gst_cents_check CHECK ((gst_cents >= 0)),
  constraint credit_note_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint credit_note_total_cents_check CHECK ((total_cents > 0))
);
CREATE INDEX credit_note_all_by_amount ON public.credit_note USING btree (total_cents, id);
CREATE INDEX credit_note_all_by_created ON public.credit_note USING btree (created_at, id);
CREATE INDEX credit_note_draft ON public.credit_note USING btree (draft_id);
CREATE INDEX credit_note_invoice ON public.credit_note USING btree (invoice_id, created_at);
CREATE INDEX credit_note_organisation ON public.credit_note USING btree (organisation_id, created_at);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))));
CREATE CONSTRAINT TRIGGER keep_books AFTER INSERT OR DELETE OR UPDATE ON public.credit_note DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_books_of_row();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.credit_note FOR EACH ROW EXECUTE FUNCTION write_history('Credit note', 'draft', 'draft_id', 'credit_note_number');
grant delete, insert, select, update to bondline_app;

table credit_note_line (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  credit_note_id uuid not null,
  invoice_line_id uuid not null,
  amount_cents bigint not null,
  gst_cents bigint not null,
  created_at timestamp with time zone not null,
  constraint credit_note_line_pkey PRIMARY KEY (id),
  constraint credit_note_line_credit_note_id_invoice_line_id_key UNIQUE (credit_note_id, invoice_line_id),
  constraint credit_note_line_credit_note_id_fkey FOREIGN KEY (credit_note_id) REFERENCES credit_note(id),
  constraint credit_note_line_invoice_line_id_fkey FOREIGN KEY (invoice_line_id) REFERENCES invoice_line(id),
  constraint credit_note_line_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint credit_note_line_amount_cents_check CHECK ((amount_cents <> 0))
);
CREATE INDEX credit_note_line_draft ON public.credit_note_line USING btree (draft_id);
CREATE INDEX credit_note_line_of ON public.credit_note_line USING btree (invoice_line_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.credit_note_line FOR EACH ROW EXECUTE FUNCTION write_history('Credit note line', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table deposit_account (
  id uuid not null,
  provider_id uuid not null,
  account_name text not null,
  bsb text not null,
  account_number text not null,
  starts_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint deposit_account_pkey PRIMARY KEY (id),
  constraint deposit_account_provider_id_starts_at_key UNIQUE (provider_id, starts_at),
  constraint deposit_account_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint deposit_account_account_name_check CHECK (((length(account_name) >= 1) AND (length(account_name) <= 255))),
  constraint deposit_account_account_number_check CHECK ((account_number ~ '^[0-9]{6,10}$'::text)),
  constraint deposit_account_bsb_check CHECK ((bsb ~ '^[0-9]{6}$'::text))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_kind() AS actor_kind) <> 'nobody'::text))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_kind() AS actor_kind) <> 'nobody'::text)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.deposit_account FOR EACH ROW EXECUTE FUNCTION write_history('Deposit account', 'provider', 'provider_id', 'account_name');
grant delete, insert, select, update to bondline_app;

table desk_checklist (
  id uuid not null,
  provider_id uuid not null,
  kind text not null,
  number integer not null,
  lines jsonb not null,
  made_by uuid not null,
  starts_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint desk_checklist_pkey PRIMARY KEY (id),
  constraint desk_checklist_kind_number_key UNIQUE (kind, number),
  constraint desk_checklist_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id),
  constraint desk_checklist_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint desk_checklist_kind_check CHECK ((kind = ANY (ARRAY['DRAFT'::text, 'FACILITY_APPLICATION'::text]))),
  constraint desk_checklist_lines_check CHECK (((jsonb_typeof(lines) = 'array'::text) AND (jsonb_array_length(lines) <= 20))),
  constraint desk_checklist_number_check CHECK ((number > 0))
);
CREATE INDEX desk_checklist_provider ON public.desk_checklist USING btree (provider_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.desk_checklist FOR EACH ROW EXECUTE FUNCTION write_history('Checklist', 'provider', 'provider_id', '-');
grant insert, select to bondline_app;

table desk_note (
  id uuid not null,
  record_kind text not null,
  record_id uuid not null,
  organisation_id uuid not null,
  author_id uuid not null,
  author_name text not null,
  content text,
  mentioned uuid[] not null default '{}'::uuid[],
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint desk_note_pkey PRIMARY KEY (id),
  constraint desk_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id),
  constraint desk_note_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint desk_note_content_check CHECK (((length(content) >= 1) AND (length(content) <= 2000))),
  constraint desk_note_mentioned_check CHECK ((cardinality(mentioned) <= 10)),
  constraint desk_note_of_client CHECK (((record_kind <> 'CLIENT'::text) OR (record_id = organisation_id))),
  constraint desk_note_record_kind_check CHECK ((record_kind = ANY (ARRAY['DRAFT'::text, 'FACILITY_APPLICATION'::text, 'CLIENT'::text]))),
  constraint desk_note_removed CHECK (((content IS NULL) = (removed_at IS NOT NULL)))
);
CREATE INDEX desk_note_newest ON public.desk_note USING btree (record_kind, record_id, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.desk_note FOR EACH ROW EXECUTE FUNCTION write_history('Desk note', 'desk_note', 'id', 'author_name');
grant delete, insert, select, update to bondline_app;

table desk_step (
  id uuid not null,
  work_id uuid not null,
  step text not null,
  stepped_by uuid not null,
  given_to uuid,
  note text,
  created_at timestamp with time zone not null,
  constraint desk_step_pkey PRIMARY KEY (id),
  constraint desk_step_given_to_fkey FOREIGN KEY (given_to) REFERENCES account(id),
  constraint desk_step_stepped_by_fkey FOREIGN KEY (stepped_by) REFERENCES account(id),
  constraint desk_step_work_id_fkey FOREIGN KEY (work_id) REFERENCES desk_work(id),
  constraint desk_step_given CHECK (((step = 'HANDED_OVER'::text) = (given_to IS NOT NULL))),
  constraint desk_step_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint desk_step_step_check CHECK ((step = ANY (ARRAY['TAKEN'::text, 'HANDED_OVER'::text, 'RELEASED'::text])))
);
CREATE INDEX desk_step_of ON public.desk_step USING btree (work_id, created_at, id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.desk_step FOR EACH ROW EXECUTE FUNCTION write_history('Desk step', 'desk_work', 'work_id', 'step');
grant delete, insert, select, update to bondline_app;

table desk_work (
  id uuid not null,
  kind text not null,
  subject_id uuid not null,
  parent_id uuid not null,
  organisation_id uuid,
  reference text not null,
  amount_cents bigint,
  waiting_since timestamp with time zone not null,
  due_at timestamp with time zone not null,
  taken_by uuid,
  taken_at timestamp with time zone,
  closed_at timestamp with time zone,
  closed_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  not_for uuid,
  constraint desk_work_pkey PRIMARY KEY (id),
  constraint desk_work_not_for_fkey FOREIGN KEY (not_for) REFERENCES account(id),
  constraint desk_work_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES account(id),
  constraint desk_work_kind_check CHECK ((kind = ANY (ARRAY['DRAFT_SUBMITTED'::text, 'DRAFT_SENT_AGAIN'::text, 'SECOND_APPROVAL'::text, 'FACILITY_APPROVAL'::text, 'ARRANGED_APPROVAL'::text, 'RAISE_APPROVAL'::text, 'REFUND_APPROVAL'::text, 'PAYMENT'::text, 'REFUND'::text, 'APPLICATION'::text, 'ARRANGED_FACILITY'::text, 'ENQUIRY'::text, 'REQUEST'::text, 'ABN_CLAIM'::text, 'CHANGE'::text, 'REQUIRED_DOCUMENT'::text, 'WORDING_PROPOSAL'::text, 'IDENTITY'::text, 'BANK_LINES'::text]))),
  constraint desk_work_not_for CHECK ((taken_by <> not_for)),
  constraint desk_work_taken CHECK (((taken_by IS NULL) = (taken_at IS NULL)))
);
CREATE INDEX desk_work_done ON public.desk_work USING btree (closed_by, closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX desk_work_of_client ON public.desk_work USING btree (organisation_id, due_at, id) WHERE (closed_at IS NULL);
CREATE INDEX desk_work_of_kind ON public.desk_work USING btree (kind, due_at, id) WHERE (closed_at IS NULL);
CREATE INDEX desk_work_of_person ON public.desk_work USING btree (taken_by, due_at, id) WHERE (closed_at IS NULL);
CREATE INDEX desk_work_of_record ON public.desk_work USING btree (parent_id, due_at, id) WHERE (closed_at IS NULL);
CREATE INDEX desk_work_open ON public.desk_work USING btree (due_at, id) INCLUDE (kind) WHERE (closed_at IS NULL);
CREATE INDEX desk_work_over ON public.desk_work USING btree (subject_id) WHERE (closed_at IS NOT NULL);
CREATE UNIQUE INDEX desk_work_subject ON public.desk_work USING btree (subject_id, kind) WHERE (closed_at IS NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
grant select, update to bondline_app;

table document (
  id uuid not null,
  organisation_id uuid not null,
  original_draft_id uuid,
  reference_number text not null,
  status text not null,
  document_variant text not null,
  amount_cents bigint not null,
  purpose text,
  specified_other_purpose text,
  project_address text,
  agreement_content text,
  guarantee_number text,
  supplier_id uuid,
  bank_name text,
  bank_bsb text,
  bank_address text,
  expiry_type text not null,
  expires_at date,
  expiry_condition text,
  expiry_zone text not null,
  expiry_instant timestamp with time zone,
  expected_return_date date,
  established_at date,
  interest_start_date date,
  interest_end_date date,
  wording_hash text,
  wording_html text,
  is_system_document boolean not null,
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  search_text text not null default ''::text,
  facility_id uuid,
  retention_type text,
  security_type text,
  description text,
  bank_key text,
  has_disputed_number boolean not null default false,
  delivery_type text,
  amendment_number integer not null default 0,
  check_code text not null default drawn_code(8),
  verification_code text not null default drawn_code(26),
  is_held boolean not null default false,
  received_date date,
  required_amount_cents bigint,
  close_reason text,
  closed_from text,
  amended_wording_hash text,
  practical_completion_date date,
  defects_end_date date,
  lease_end_date date,
  contract_dates_by_name text,
  contract_dates_at timestamp with time zone,
  action_at timestamp with time zone,
  special_product text,
  import_job_id uuid,
  imported_from text,
  first_beneficiary_name text,
  first_beneficiary_state text,
  first_issuer_name text,
  archived_at timestamp with time zone,
  constraint document_pkey PRIMARY KEY (id),
  constraint document_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint document_original_draft_id_key UNIQUE (original_draft_id),
  constraint document_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  constraint document_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint document_organisation_id_import_job_id_fkey FOREIGN KEY (organisation_id, import_job_id) REFERENCES import_job(organisation_id, id) DEFERRABLE,
  constraint document_original_draft_id_fkey FOREIGN KEY (original_draft_id) REFERENCES draft(id),
  constraint document_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id),
  constraint document_amendment_number_check CHECK ((amendment_number >= 0)),
  constraint document_amount_cents_check CHECK (((amount_cents >= 100) AND (amount_cents <= '99999999999'::bigint))),
  constraint document_archived_is_closed CHECK (((archived_at IS NULL) OR ((closed_at IS NOT NULL) AND (archived_at > closed_at)))),
  constraint document_bank CHECK (((bank_name IS NOT NULL) OR (status = ANY (ARRAY['PROJECTED'::text, 'CLOSED_CANCELLED'::text])))),
  constraint document_bank_bsb_check CHECK ((bank_bsb ~ '^[0-9]{6}$'::text)),
  constraint document_bank_name_check CHECK ((length(bank_name) <= 250)),
  constraint document_check_code_check CHECK ((length(check_code) = 8)),
  constraint document_close_reason CHECK (((closed_at IS NOT NULL) OR ((close_reason IS NULL) AND (closed_from IS NULL)))),
  constraint document_close_reason_check CHECK (((length(close_reason) >= 1) AND (length(close_reason) <= 500))),
  constraint document_closed_from_check CHECK ((closed_from = ANY (ARRAY['PROJECTED'::text, 'ESTABLISHED'::text]))),
  constraint document_contract_dates_said CHECK (((contract_dates_by_name IS NULL) = (contract_dates_at IS NULL))),
  constraint document_defects_end CHECK ((defects_end_date >= practical_completion_date)),
  constraint document_delivery_type_check CHECK ((delivery_type = ANY (ARRAY['COURIER'::text, 'COLLECTION'::text, 'DIGITAL'::text]))),
  constraint document_description_check CHECK ((length(description) <= 500)),
  constraint document_document_variant_check CHECK ((document_variant = ANY (ARRAY['BANK_GUARANTEE'::text, 'SURETY_BOND'::text, 'CASH_SECURITY'::text, 'LEASE_BOND'::text]))),
  constraint document_expiry CHECK (((expiry_type = 'FIXED'::text) = (expires_at IS NOT NULL))),
  constraint document_expiry_type_check CHECK ((expiry_type = ANY (ARRAY['FIXED'::text, 'OPEN_ENDED'::text, 'CONDITIONAL'::text]))),
  constraint document_held CHECK (((NOT is_held) OR ((NOT is_system_document) AND (facility_id IS NULL)))),
  constraint document_imported_from_check CHECK (((length(imported_from) >= 1) AND (length(imported_from) <= 255))),
  constraint document_required_amount_cents_check CHECK ((required_amount_cents > 0)),
  constraint document_retention_type_check CHECK ((retention_type = ANY (ARRAY['PERFORMANCE'::text, 'DEFECTS_LIABILITY'::text, 'RETENTION_RELEASE'::text, 'LEASE'::text, 'OTHER'::text]))),
  constraint document_security_type_check CHECK ((security_type = ANY (ARRAY['CASH'::text, 'PROPERTY'::text, 'UNSECURED'::text, 'OTHER'::text]))),
  constraint document_special_product_check CHECK ((special_product = 'SMALL_BUSINESS_LOAN'::text)),
  constraint document_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'ESTABLISHED'::text, 'AWAITING_RETURN'::text, 'CLOSED_RETURNED'::text, 'CLOSED_CLAIMED'::text, 'CLOSED_CANCELLED'::text, 'CLOSED_EXPIRED'::text, 'PROJECTED'::text]))),
  constraint document_verification_code_check CHECK ((length(verification_code) = 26)),
  constraint document_wording_of_draft CHECK (((wording_hash IS NULL) OR (original_draft_id IS NOT NULL)))
);
CREATE INDEX document_archive_by_amount ON public.document USING btree (amount_cents, id) WHERE (is_system_document AND (archived_at IS NOT NULL));
CREATE INDEX document_archive_by_created ON public.document USING btree (created_at, id) WHERE (is_system_document AND (archived_at IS NOT NULL));
CREATE INDEX document_archive_by_established ON public.document USING btree ((
CASE
    WHEN (established_at IS NULL) THEN '0001-01-01'::date
    ELSE established_at
END), id) WHERE (is_system_document AND (archived_at IS NOT NULL));
CREATE INDEX document_archive_by_expires ON public.document USING btree ((
CASE
    WHEN (expires_at IS NULL) THEN '9999-12-31'::date
    ELSE expires_at
END), id) WHERE (is_system_document AND (archived_at IS NOT NULL));
CREATE INDEX document_archived_by_amount ON public.document USING btree (organisation_id, amount_cents DESC, id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX document_archived_by_created ON public.document USING btree (organisation_id, created_at DESC, id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX document_archived_by_established ON public.document USING btree (organisation_id, (
CASE
    WHEN (established_at IS NULL) THEN '0001-01-01'::date
    ELSE established_at
END) DESC, id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX document_archived_by_expires ON public.document USING btree (organisation_id, (
CASE
    WHEN (expires_at IS NULL) THEN '9999-12-31'::date
    ELSE expires_at
END) DESC, id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX document_back_by ON public.document USING btree (organisation_id, expected_return_date, id) WHERE ((expected_return_date IS NOT NULL) AND (status = ANY (ARRAY['PENDING'::text, 'ESTABLISHED'::text, 'AWAITING_RETURN'::text])));
CREATE INDEX document_bears_until ON public.document USING btree (organisation_id, interest_end_date, id) WHERE ((interest_end_date IS NOT NULL) AND (status = ANY (ARRAY['PENDING'::text, 'ESTABLISHED'::text, 'AWAITING_RETURN'::text])));
CREATE INDEX document_by_amount ON public.document USING btree (organisation_id, amount_cents DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX document_by_created ON public.document USING btree (organisation_id, created_at DESC, id DESC);
CREATE INDEX document_by_established ON public.document USING btree (organisation_id, (
CASE
    WHEN (established_at IS NULL) THEN '0001-01-01'::date
    ELSE established_at
END) DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX document_by_expires ON public.document USING btree (organisation_id, (
CASE
    WHEN (expires_at IS NULL) THEN '9999-12-31'::date
    ELSE expires_at
END) DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX document_by_number ON public.document USING btree (guarantee_number_key(guarantee_number), COALESCE(bank_key, bank_name_key(bank_name))) WHERE (guarantee_number IS NOT NULL);
CREATE INDEX document_by_status ON public.document USING btree (organisation_id, status, created_at DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX document_completed ON public.document USING btree (organisation_id, practical_completion_date, id) WHERE ((status = 'ESTABLISHED'::text) AND (practical_completion_date IS NOT NULL) AND (defects_end_date IS NULL));
CREATE INDEX document_defects_ended ON public.document USING btree (organisation_id, defects_end_date, id) WHERE ((status = 'ESTABLISHED'::text) AND (defects_end_date IS NOT NULL));
CREATE INDEX document_due_for_archive ON public.document USING btree (closed_at, id) WHERE ((closed_at IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX document_ends_by ON public.document USING btree (organisation_id, expires_at, id) WHERE ((expires_at IS NOT NULL) AND (status = ANY (ARRAY['PENDING'::text, 'ESTABLISHED'::text, 'AWAITING_RETURN'::text])));
CREATE INDEX document_expiring ON public.document USING btree (expiry_instant, id) WHERE (status = ANY (ARRAY['ESTABLISHED'::text, 'AWAITING_RETURN'::text]));
CREATE INDEX document_facility ON public.document USING btree (facility_id, status) INCLUDE (amount_cents) WHERE (facility_id IS NOT NULL);
CREATE INDEX document_held_by_amount ON public.document USING btree (organisation_id, amount_cents DESC, id DESC) WHERE is_held;
CREATE INDEX document_held_by_created ON public.document USING btree (organisation_id, created_at DESC, id DESC) WHERE is_held;
CREATE INDEX document_held_by_established ON public.document USING btree (organisation_id, (
CASE
    WHEN (established_at IS NULL) THEN '0001-01-01'::date
    ELSE established_at
END) DESC, id DESC) WHERE is_held;
CREATE INDEX document_held_by_expires ON public.document USING btree (organisation_id, (
CASE
    WHEN (expires_at IS NULL) THEN '9999-12-31'::date
    ELSE expires_at
END) DESC, id DESC) WHERE is_held;
CREATE INDEX document_imported ON public.document USING btree (import_job_id) WHERE (import_job_id IS NOT NULL);
CREATE INDEX document_in_force_issued ON public.document USING btree (id) WHERE ((original_draft_id IS NOT NULL) AND (closed_at IS NULL) AND (status = ANY (ARRAY['ESTABLISHED'::text, 'AWAITING_RETURN'::text])));
CREATE INDEX document_issued_by_end ON public.document USING btree (supplier_id, (
CASE
    WHEN (expires_at IS NULL) THEN '9999-12-31'::date
    ELSE expires_at
END), id) WHERE (is_system_document AND (status = ANY (ARRAY['PENDING'::text, 'ESTABLISHED'::text, 'AWAITING_RETURN'::text])));
CREATE INDEX document_issued_reference_key ON public.document USING btree (guarantee_number_key(reference_number) text_pattern_ops) WHERE is_system_document;
CREATE INDEX document_lease_ended ON public.document USING btree (organisation_id, lease_end_date, id) WHERE ((status = 'ESTABLISHED'::text) AND (lease_end_date IS NOT NULL));
CREATE UNIQUE INDEX document_number_issued ON public.document USING btree (supplier_id, guarantee_number_key(guarantee_number)) WHERE (is_system_document AND (guarantee_number IS NOT NULL) AND (NOT has_disputed_number));
CREATE INDEX document_number_key ON public.document USING btree (organisation_id, guarantee_number_key(guarantee_number) text_pattern_ops) WHERE (guarantee_number IS NOT NULL);
CREATE UNIQUE INDEX document_number_recorded ON public.document USING btree (organisation_id, COALESCE(bank_key, bank_name_key(bank_name)), guarantee_number_key(guarantee_number)) WHERE ((guarantee_number IS NOT NULL) AND (NOT has_disputed_number));
CREATE INDEX document_of_bank ON public.document USING btree (organisation_id, bank_name, (
CASE
    WHEN (expires_at IS NULL) THEN '9999-12-31'::date
    ELSE expires_at
END), id);
CREATE INDEX document_of_beneficiary ON public.document USING btree (organisation_id, first_beneficiary_name, (
CASE
    WHEN (expires_at IS NULL) THEN '9999-12-31'::date
    ELSE expires_at
END), id);
CREATE INDEX document_of_kind ON public.document USING btree (organisation_id, document_variant, id);
CREATE INDEX document_of_retention ON public.document USING btree (organisation_id, retention_type, id) WHERE (retention_type IS NOT NULL);
CREATE INDEX document_of_security ON public.document USING btree (organisation_id, security_type, id) WHERE (security_type IS NOT NULL);
CREATE INDEX document_open_long ON public.document USING btree (organisation_id, established_at, id) WHERE ((status = 'ESTABLISHED'::text) AND (expires_at IS NULL));
CREATE INDEX document_pending ON public.document USING btree (established_at) WHERE (status = 'PENDING'::text);
CREATE INDEX document_reference_key ON public.document USING btree (organisation_id, guarantee_number_key(reference_number) text_pattern_ops);
CREATE INDEX document_register_by_amount ON public.document USING btree (amount_cents, id) WHERE (is_system_document AND (archived_at IS NULL));
CREATE INDEX document_register_by_created ON public.document USING btree (created_at, id) WHERE (is_system_document AND (archived_at IS NULL));
CREATE INDEX document_register_by_established ON public.document USING btree ((
CASE
    WHEN (established_at IS NULL) THEN '0001-01-01'::date
    ELSE established_at
END), id) WHERE (is_system_document AND (archived_at IS NULL));
CREATE INDEX document_register_by_expires ON public.document USING btree ((
CASE
    WHEN (expires_at IS NULL) THEN '9999-12-31'::date
    ELSE expires_at
END), id) WHERE (is_system_document AND (archived_at IS NULL));
CREATE INDEX document_return_expected ON public.document USING btree (organisation_id, expected_return_date, id) WHERE ((status = 'ESTABLISHED'::text) AND (expected_return_date IS NOT NULL));
CREATE INDEX document_returned_by ON public.document USING btree (organisation_id, expected_return_date, id) WHERE (expected_return_date IS NOT NULL);
CREATE INDEX document_supplier ON public.document USING btree (supplier_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX document_verification_code ON public.document USING btree (verification_code);
CREATE INDEX document_verified_number ON public.document USING btree (guarantee_number_key(guarantee_number) text_pattern_ops) WHERE (is_system_document AND (guarantee_number IS NOT NULL));
CREATE INDEX document_words ON public.document USING gin (organisation_id, search_text gin_trgm_ops);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (id = ANY (( SELECT actor_documents() AS actor_documents)::uuid[])) OR (supplier_id = ( SELECT actor_supplier() AS actor_supplier)))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (id = ANY (( SELECT actor_documents() AS actor_documents)::uuid[])) OR (supplier_id = ( SELECT actor_supplier() AS actor_supplier))));
CREATE TRIGGER bring_back_enquiries AFTER UPDATE OF archived_at ON public.document FOR EACH ROW WHEN (((old.archived_at IS NOT NULL) AND (new.archived_at IS NULL) AND (new.original_draft_id IS NOT NULL))) EXECUTE FUNCTION bring_back_enquiries();
CREATE TRIGGER bring_back_facility AFTER UPDATE OF archived_at ON public.document FOR EACH ROW WHEN (((old.archived_at IS NOT NULL) AND (new.archived_at IS NULL) AND (new.facility_id IS NOT NULL))) EXECUTE FUNCTION bring_back_facility();
CREATE TRIGGER end_bank_actions AFTER UPDATE OF closed_at ON public.document FOR EACH ROW WHEN (((old.closed_at IS NULL) AND (new.closed_at IS NOT NULL))) EXECUTE FUNCTION end_bank_actions();
CREATE TRIGGER end_lost_originals AFTER UPDATE OF closed_at ON public.document FOR EACH ROW WHEN (((old.closed_at IS NULL) AND (new.closed_at IS NOT NULL))) EXECUTE FUNCTION end_lost_originals();
CREATE TRIGGER end_return_requests AFTER UPDATE OF closed_at ON public.document FOR EACH ROW WHEN (((old.closed_at IS NULL) AND (new.closed_at IS NOT NULL))) EXECUTE FUNCTION end_return_requests();
CREATE TRIGGER keep_archived BEFORE UPDATE ON public.document FOR EACH ROW WHEN (((old.archived_at IS NOT NULL) AND (new.archived_at IS NOT NULL) AND (old.organisation_id = new.organisation_id))) EXECUTE FUNCTION keep_archived();
CREATE TRIGGER keep_archived_row BEFORE DELETE ON public.document FOR EACH ROW WHEN ((old.archived_at IS NOT NULL)) EXECUTE FUNCTION keep_archived();
CREATE TRIGGER keep_bank_thread AFTER UPDATE ON public.document FOR EACH ROW WHEN ((((old.supplier_id IS DISTINCT FROM new.supplier_id) OR (old.is_system_document IS DISTINCT FROM new.is_system_document)) OR (old.archived_at IS DISTINCT FROM new.archived_at))) EXECUTE FUNCTION keep_bank_thread_of_row('DOCUMENT', 'id');
CREATE TRIGGER keep_document_number BEFORE INSERT OR UPDATE OF bank_name, supplier_id, guarantee_number ON public.document FOR EACH ROW EXECUTE FUNCTION keep_document_number();
CREATE TRIGGER keep_held BEFORE DELETE ON public.document FOR EACH ROW EXECUTE FUNCTION keep_held();
CREATE TRIGGER keep_issued_wording BEFORE UPDATE OF wording_hash, wording_html, original_draft_id ON public.document FOR EACH ROW WHEN (((old.original_draft_id IS NOT NULL) AND (((old.wording_hash IS DISTINCT FROM new.wording_hash) OR (old.wording_html IS DISTINCT FROM new.wording_html)) OR (old.original_draft_id IS DISTINCT FROM new.original_draft_id)))) EXECUTE FUNCTION keep_issued_wording();
CREATE TRIGGER keep_organisation_open AFTER INSERT ON public.document FOR EACH ROW WHEN ((new.closed_at IS NULL)) EXECUTE FUNCTION keep_organisation_open();
CREATE TRIGGER keep_organisation_open_again AFTER UPDATE OF closed_at ON public.document FOR EACH ROW WHEN (((old.closed_at IS NOT NULL) AND (new.closed_at IS NULL))) EXECUTE FUNCTION keep_organisation_open();
CREATE TRIGGER keep_within_facility AFTER INSERT OR UPDATE OF facility_id, amount_cents, status ON public.document FOR EACH ROW WHEN ((new.facility_id IS NOT NULL)) EXECUTE FUNCTION keep_within_facility();
CREATE TRIGGER name_paper AFTER UPDATE ON public.document FOR EACH ROW WHEN ((old.supplier_id IS DISTINCT FROM new.supplier_id)) EXECUTE FUNCTION name_paper_of_document();
CREATE TRIGGER require_approved_wording BEFORE INSERT ON public.document FOR EACH ROW WHEN ((new.original_draft_id IS NOT NULL)) EXECUTE FUNCTION require_approved_wording();
CREATE TRIGGER take_facility_in_turn BEFORE INSERT OR UPDATE OF facility_id, amount_cents, status ON public.document FOR EACH ROW WHEN ((new.facility_id IS NOT NULL)) EXECUTE FUNCTION take_facility_in_turn();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document FOR EACH ROW EXECUTE FUNCTION write_history('Document', 'document', 'id', 'reference_number');
grant delete, insert, select, update to bondline_app;

table document_attachment (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  draft_attachment_id uuid,
  variant text not null,
  file_name text not null,
  content_type text not null,
  content_md5_checksum text not null,
  file_size integer not null,
  storage_key text not null,
  sha256 text,
  received_at timestamp with time zone,
  infected_file_status text not null,
  uploaded_by uuid,
  created_at timestamp with time zone not null,
  scan_detail text,
  scanned_at timestamp with time zone,
  failure_reason text,
  constraint document_attachment_pkey PRIMARY KEY (id),
  constraint document_attachment_of_organisation UNIQUE (organisation_id, id),
  constraint document_attachment_draft_attachment_id_fkey FOREIGN KEY (draft_attachment_id) REFERENCES draft_attachment(id),
  constraint document_attachment_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_attachment_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES account(id),
  constraint document_attachment_clean CHECK (((infected_file_status <> 'CLEAN'::text) OR ((received_at IS NOT NULL) AND (sha256 IS NOT NULL)))),
  constraint document_attachment_failure CHECK (((failure_reason IS NULL) OR (infected_file_status = 'FAILED'::text))),
  constraint document_attachment_file CHECK ((((length(file_name) >= 1) AND (length(file_name) <= 255)) AND ((file_size >= 1) AND (file_size <= 30000000)))),
  constraint document_attachment_infected_file_status_check CHECK ((infected_file_status = ANY (ARRAY['NOT_SCANNED'::text, 'CLEAN'::text, 'INFECTED'::text, 'FAILED'::text])))
);
CREATE INDEX document_attachment_document ON public.document_attachment USING btree (document_id, created_at);
CREATE INDEX document_attachment_newest ON public.document_attachment USING btree (organisation_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX document_attachment_storage_key ON public.document_attachment USING btree (storage_key) WHERE (draft_attachment_id IS NULL);
CREATE INDEX document_attachment_waiting ON public.document_attachment USING btree (created_at) WHERE (infected_file_status = 'NOT_SCANNED'::text);
CREATE INDEX document_attachment_words ON public.document_attachment USING gin (organisation_id, lower(file_name) gin_trgm_ops);
CREATE INDEX document_paper_hash ON public.document_attachment USING btree (sha256) WHERE (variant = 'ISSUED_PAPER'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)));
CREATE TRIGGER count_storage AFTER INSERT OR UPDATE OF file_size, infected_file_status, received_at ON public.document_attachment FOR EACH ROW WHEN ((new.draft_attachment_id IS NULL)) EXECUTE FUNCTION count_storage();
CREATE TRIGGER count_storage_freed AFTER DELETE ON public.document_attachment FOR EACH ROW WHEN ((old.draft_attachment_id IS NULL)) EXECUTE FUNCTION count_storage();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_attachment FOR EACH ROW EXECUTE FUNCTION write_history('Attachment', 'document', 'document_id', 'file_name');
grant delete, insert, select, update to bondline_app;

table document_bank_action (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  kind text not null,
  status text not null,
  note text not null,
  file_id uuid,
  requested_by uuid not null,
  requested_by_name text not null,
  taken_by_name text,
  taken_at timestamp with time zone,
  question text,
  questioned_at timestamp with time zone,
  reply text,
  replied_by_name text,
  answer_note text,
  answer_file_id uuid,
  answered_by_name text,
  answered_at timestamp with time zone,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint document_bank_action_pkey PRIMARY KEY (id),
  constraint document_bank_action_organisation_id_answer_file_id_fkey FOREIGN KEY (organisation_id, answer_file_id) REFERENCES document_attachment(organisation_id, id) DEFERRABLE,
  constraint document_bank_action_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_bank_action_organisation_id_file_id_fkey FOREIGN KEY (organisation_id, file_id) REFERENCES document_attachment(organisation_id, id) DEFERRABLE,
  constraint document_bank_action_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES account(id),
  constraint bank_action_answer CHECK ((((status = ANY (ARRAY['DONE'::text, 'DECLINED'::text])) = (answered_at IS NOT NULL)) AND ((answered_at IS NULL) = (answered_by_name IS NULL)))),
  constraint bank_action_ended CHECK (((status = ANY (ARRAY['REQUESTED'::text, 'TAKEN'::text, 'QUESTIONED'::text])) = (ended_at IS NULL))),
  constraint bank_action_question CHECK ((((question IS NULL) = (questioned_at IS NULL)) AND ((question IS NOT NULL) OR ((status <> 'QUESTIONED'::text) AND (reply IS NULL))) AND ((reply IS NULL) = (replied_by_name IS NULL)))),
  constraint bank_action_says CHECK (((status <> ALL (ARRAY['DONE'::text, 'DECLINED'::text])) OR (answer_note IS NOT NULL) OR ((status = 'DONE'::text) AND (answer_file_id IS NOT NULL)))),
  constraint bank_action_taken CHECK ((((taken_at IS NULL) = (taken_by_name IS NULL)) AND ((taken_at IS NOT NULL) OR (status <> ALL (ARRAY['TAKEN'::text, 'QUESTIONED'::text, 'DONE'::text]))))),
  constraint document_bank_action_answer_note_check CHECK (((length(answer_note) >= 1) AND (length(answer_note) <= 500))),
  constraint document_bank_action_kind_check CHECK ((kind = ANY (ARRAY['CERTIFIED_COPY'::text, 'CONFIRMATION_LETTER'::text, 'STATUS_CONFIRMATION'::text, 'DELIVERY_CHANGE'::text, 'CONTACT_CHANGE'::text, 'OTHER'::text]))),
  constraint document_bank_action_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint document_bank_action_question_check CHECK (((length(question) >= 1) AND (length(question) <= 500))),
  constraint document_bank_action_reply_check CHECK (((length(reply) >= 1) AND (length(reply) <= 500))),
  constraint document_bank_action_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'TAKEN'::text, 'QUESTIONED'::text, 'DONE'::text, 'DECLINED'::text, 'WITHDRAWN'::text, 'ENDED'::text])))
);
CREATE INDEX document_bank_action_desk ON public.document_bank_action USING btree (created_at, id) WHERE (status = ANY (ARRAY['REQUESTED'::text, 'TAKEN'::text]));
CREATE INDEX document_bank_action_newest ON public.document_bank_action USING btree (document_id, created_at DESC, id DESC);
CREATE INDEX document_bank_action_questions ON public.document_bank_action USING btree (organisation_id, questioned_at, id) WHERE (status = 'QUESTIONED'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_bank_action FOR EACH ROW EXECUTE FUNCTION write_history('Bank action', 'document', 'document_id', '-');
grant delete, insert, select, update to bondline_app;

table document_collaborator (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  account_id uuid,
  email_address text not null,
  given_name text,
  family_name text,
  organisation_name text,
  roles text[] not null,
  invitation_status text not null,
  created_at timestamp with time zone not null,
  code_hash text,
  invited_by uuid,
  invited_by_name text,
  sent_at timestamp with time zone,
  accepted_at timestamp with time zone,
  constraint document_collaborator_pkey PRIMARY KEY (id),
  constraint document_collaborator_document_id_email_address_key UNIQUE (document_id, email_address),
  constraint document_collaborator_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint document_collaborator_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id),
  constraint document_collaborator_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_collaborator_invitation_status_check CHECK ((invitation_status = ANY (ARRAY['INVITED'::text, 'EXPIRED'::text, 'ACCEPTED'::text]))),
  constraint document_collaborator_invited_by_name_check CHECK (((length(invited_by_name) >= 1) AND (length(invited_by_name) <= 511))),
  constraint document_collaborator_roles_check CHECK (((roles <@ ARRAY['OWNER'::text, 'ISSUER'::text, 'BENEFICIARY'::text, 'LIMITED'::text]) AND (cardinality(roles) > 0)))
);
CREATE INDEX document_collaborator_account ON public.document_collaborator USING btree (account_id) WHERE (invitation_status = 'ACCEPTED'::text);
CREATE UNIQUE INDEX document_collaborator_code ON public.document_collaborator USING btree (code_hash, document_id);
row level security forced;
policy invited as permissive for all to bondline_app using ((email_address = ( SELECT a.email
   FROM account a
  WHERE (a.id = ( SELECT actor_id() AS actor_id))))) with check ((email_address = ( SELECT a.email
   FROM account a
  WHERE (a.id = ( SELECT actor_id() AS actor_id)))));
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((account_id = ( SELECT actor_id() AS actor_id)) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)));
CREATE CONSTRAINT TRIGGER keep_rights AFTER INSERT OR DELETE OR UPDATE OF document_id, account_id, invitation_status ON public.document_collaborator DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_rights();
CREATE CONSTRAINT TRIGGER rights_taken AFTER DELETE OR UPDATE OF document_id, account_id, roles, invitation_status ON public.document_collaborator DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_rights_taken('account_id');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_collaborator FOR EACH ROW EXECUTE FUNCTION write_history('Collaborator', 'document', 'document_id', 'email_address');
grant delete, insert, select, update to bondline_app;

table document_comment (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  author_id uuid not null,
  author_name text not null,
  is_bank_author boolean not null,
  content text,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint document_comment_pkey PRIMARY KEY (id),
  constraint document_comment_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id),
  constraint document_comment_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_comment_content_check CHECK (((length(content) >= 1) AND (length(content) <= 2000))),
  constraint document_comment_removed CHECK (((removed_at IS NULL) = (content IS NOT NULL)))
);
CREATE INDEX document_comment_newest ON public.document_comment USING btree (document_id, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)));
CREATE TRIGGER keep_bank_thread AFTER INSERT OR DELETE OR UPDATE OF removed_at ON public.document_comment FOR EACH ROW EXECUTE FUNCTION keep_bank_thread_of_row('DOCUMENT', 'document_id');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_comment FOR EACH ROW EXECUTE FUNCTION write_history('Comment', 'document', 'document_id', 'author_name');
grant delete, insert, select, update to bondline_app;

table document_cost (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  set_up_cost_cents bigint not null,
  recurring_fee_type text not null,
  recurring_cost_frequency integer not null,
  recurring_fixed_cost_cents bigint,
  recurring_percentage_cost numeric(7,4),
  recurring_minimum_annual_cents bigint,
  created_at timestamp with time zone not null,
  recurring_single_payment text,
  constraint document_cost_pkey PRIMARY KEY (id),
  constraint document_cost_document_id_key UNIQUE (document_id),
  constraint document_cost_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_cost_recurring_cost_frequency_check CHECK (((recurring_cost_frequency >= 0) AND (recurring_cost_frequency <= 1200))),
  constraint document_cost_recurring_fee_type_check CHECK ((recurring_fee_type = ANY (ARRAY['ANNUAL_PERCENTAGE'::text, 'FIXED_FEE'::text, 'LIFETIME_FEE'::text]))),
  constraint document_cost_recurring_fixed_cost_cents_check CHECK ((recurring_fixed_cost_cents >= 0)),
  constraint document_cost_recurring_minimum_annual_cents_check CHECK ((recurring_minimum_annual_cents >= 0)),
  constraint document_cost_recurring_percentage_cost_check CHECK (((recurring_percentage_cost >= (0)::numeric) AND (recurring_percentage_cost <= (100)::numeric))),
  constraint document_cost_recurring_single_payment_check CHECK ((recurring_single_payment = ANY (ARRAY['AT_END'::text, 'UPFRONT'::text]))),
  constraint document_cost_set_up_cost_cents_check CHECK ((set_up_cost_cents >= 0))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_cost FOR EACH ROW EXECUTE FUNCTION write_history('Cost', 'document', 'document_id', '-');
grant delete, insert, select, update to bondline_app;

table document_cost_rate (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  from_date date not null,
  recurring_percentage_cost numeric(7,4),
  recurring_fixed_cost_cents bigint,
  set_by_name text not null,
  created_at timestamp with time zone not null,
  constraint document_cost_rate_pkey PRIMARY KEY (id),
  constraint document_cost_rate_document_id_from_date_key UNIQUE (document_id, from_date),
  constraint document_cost_rate_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_cost_rate_check CHECK ((num_nonnulls(recurring_percentage_cost, recurring_fixed_cost_cents) = 1)),
  constraint document_cost_rate_recurring_fixed_cost_cents_check CHECK ((recurring_fixed_cost_cents >= 0)),
  constraint document_cost_rate_recurring_percentage_cost_check CHECK (((recurring_percentage_cost >= (0)::numeric) AND (recurring_percentage_cost <= (100)::numeric)))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_cost_rate FOR EACH ROW EXECUTE FUNCTION write_history('Rate', 'document', 'document_id', '-');
grant delete, insert, select, update to bondline_app;

table document_custodian (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  name text not null,
  email_address text not null,
  storage_address text not null,
  notes text,
  received_date date not null,
  created_at timestamp with time zone not null,
  constraint document_custodian_pkey PRIMARY KEY (id),
  constraint document_custodian_document_id_key UNIQUE (document_id),
  constraint document_custodian_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_custodian_email_address_check CHECK (((length(email_address) >= 3) AND (length(email_address) <= 255))),
  constraint document_custodian_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255))),
  constraint document_custodian_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 500))),
  constraint document_custodian_storage_address_check CHECK (((length(storage_address) >= 1) AND (length(storage_address) <= 500)))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_custodian FOR EACH ROW EXECUTE FUNCTION write_history('Custodian', 'document', 'document_id', 'name');
grant delete, insert, select, update to bondline_app;

table document_custody (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  kind text not null,
  from_name text,
  to_name text,
  place text,
  moved_date date not null,
  said_by text not null,
  acknowledgement text not null,
  note text,
  created_at timestamp with time zone not null,
  constraint document_custody_pkey PRIMARY KEY (id),
  constraint document_custody_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_custody_acknowledgement_check CHECK ((acknowledgement = ANY (ARRAY['LINK'::text, 'LINK_AND_CODE'::text, 'RECORDED'::text]))),
  constraint document_custody_from_name_check CHECK (((length(from_name) >= 1) AND (length(from_name) <= 1000))),
  constraint document_custody_kind_check CHECK ((kind = ANY (ARRAY['HANDOVER_ASKED'::text, 'HANDOVER_CONFIRMED'::text, 'HANDOVER_WITHDRAWN'::text, 'HANDOVER_EXPIRED'::text, 'RETURNED'::text, 'DECLARED_LOST'::text, 'FOUND'::text, 'CANCELLED'::text, 'REPLACED'::text]))),
  constraint document_custody_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint document_custody_place_check CHECK (((length(place) >= 1) AND (length(place) <= 500))),
  constraint document_custody_said_by_check CHECK (((length(said_by) >= 1) AND (length(said_by) <= 1000))),
  constraint document_custody_to_name_check CHECK (((length(to_name) >= 1) AND (length(to_name) <= 1000)))
);
CREATE INDEX document_custody_document ON public.document_custody USING btree (document_id, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_custody FOR EACH ROW EXECUTE FUNCTION write_history('Custody', 'document', 'document_id', 'to_name');
grant insert, select to bondline_app;

table document_envelope (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  signature_id uuid not null,
  status text not null,
  service_name text not null,
  opened_by uuid not null,
  opened_by_name text not null,
  signed_name text not null,
  authority text not null,
  chain_sequence integer not null,
  chain_hash text not null,
  provider_id text,
  sent_sha256 text,
  signing_url_encrypted bytea,
  ended_reason text,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint document_envelope_pkey PRIMARY KEY (id),
  constraint document_envelope_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES account(id),
  constraint document_envelope_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_envelope_organisation_id_signature_id_fkey FOREIGN KEY (organisation_id, signature_id) REFERENCES document_signature(organisation_id, id) DEFERRABLE,
  constraint document_envelope_authority_check CHECK (((length(authority) >= 1) AND (length(authority) <= 500))),
  constraint document_envelope_chain_hash_check CHECK ((chain_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint document_envelope_ended_reason_check CHECK (((length(ended_reason) >= 1) AND (length(ended_reason) <= 500))),
  constraint document_envelope_provider_id_check CHECK (((length(provider_id) >= 1) AND (length(provider_id) <= 255))),
  constraint document_envelope_sent_sha256_check CHECK ((sent_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint document_envelope_service_name_check CHECK (((length(service_name) >= 1) AND (length(service_name) <= 1000))),
  constraint document_envelope_signed_name_check CHECK (((length(signed_name) >= 1) AND (length(signed_name) <= 1000))),
  constraint document_envelope_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'SIGNED'::text, 'REFUSED'::text, 'CALLED_OFF'::text, 'FAILED'::text]))),
  constraint envelope_ended CHECK (((status = 'WAITING'::text) = (ended_at IS NULL))),
  constraint envelope_reason CHECK (((status = ANY (ARRAY['REFUSED'::text, 'FAILED'::text])) OR (ended_reason IS NULL))),
  constraint envelope_taken CHECK ((((provider_id IS NULL) = (sent_sha256 IS NULL)) AND ((provider_id IS NULL) = (signing_url_encrypted IS NULL))))
);
CREATE INDEX document_envelope_newest ON public.document_envelope USING btree (signature_id, created_at DESC, id DESC);
CREATE INDEX document_envelope_of_document ON public.document_envelope USING btree (document_id, created_at, id);
CREATE UNIQUE INDEX document_envelope_open ON public.document_envelope USING btree (signature_id) WHERE (status = 'WAITING'::text);
CREATE INDEX document_envelope_waiting ON public.document_envelope USING btree (created_at, id) WHERE ((status = 'WAITING'::text) AND (provider_id IS NOT NULL));
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_envelope FOR EACH ROW EXECUTE FUNCTION write_history('Envelope', 'document', 'document_id', '-');
grant delete, insert, select, update to bondline_app;

table document_evidence (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  prepared_by uuid not null,
  prepared_for text not null,
  content_encrypted bytea,
  link_ends_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint document_evidence_pkey PRIMARY KEY (id),
  constraint document_evidence_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_evidence_prepared_by_fkey FOREIGN KEY (prepared_by) REFERENCES account(id),
  constraint document_evidence_prepared_for_check CHECK (((length(prepared_for) >= 1) AND (length(prepared_for) <= 1000)))
);
CREATE INDEX document_evidence_document ON public.document_evidence USING btree (document_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_evidence FOR EACH ROW EXECUTE FUNCTION write_history('Evidence pack', 'document', 'document_id', 'prepared_for');
grant delete, insert, select, update to bondline_app;

table document_handover (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  status text not null,
  name text not null,
  email_address text not null,
  storage_address text,
  notes text,
  code_hash text not null,
  requested_by uuid not null,
  requested_by_name text not null,
  link_ends_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  second_code_hash text,
  second_code_number integer not null default 0,
  second_code_tries integer not null default 0,
  next_reminder_at timestamp with time zone,
  constraint document_handover_pkey PRIMARY KEY (id),
  constraint document_handover_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_handover_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES account(id),
  constraint document_handover_email_address_check CHECK (((length(email_address) >= 3) AND (length(email_address) <= 255))),
  constraint document_handover_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255))),
  constraint document_handover_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 500))),
  constraint document_handover_second_code_number_check CHECK ((second_code_number >= 0)),
  constraint document_handover_second_code_tries_check CHECK ((second_code_tries >= 0)),
  constraint document_handover_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'EXECUTED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text]))),
  constraint document_handover_storage_address_check CHECK (((length(storage_address) >= 1) AND (length(storage_address) <= 500))),
  constraint handover_second_code CHECK (((second_code_hash IS NULL) = (second_code_number = 0)))
);
CREATE INDEX document_handover_due ON public.document_handover USING btree (next_reminder_at, id) WHERE (next_reminder_at IS NOT NULL);
CREATE UNIQUE INDEX document_handover_open ON public.document_handover USING btree (document_id) WHERE (status = 'REQUESTED'::text);
CREATE INDEX document_handover_recipient ON public.document_handover USING btree (email_address) WHERE (status = 'REQUESTED'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_handover FOR EACH ROW EXECUTE FUNCTION write_history('Handover', 'document', 'document_id', 'name');
grant delete, insert, select, update to bondline_app;

table document_look_up (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  way text not null,
  outcome text not null,
  created_at timestamp with time zone not null,
  constraint document_look_up_pkey PRIMARY KEY (id),
  constraint document_look_up_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_look_up_outcome_check CHECK ((outcome = ANY (ARRAY['PENDING'::text, 'CURRENT'::text, 'AMENDED'::text, 'REDUCED'::text, 'SUPERSEDED'::text, 'EXPIRED'::text, 'CLAIMED'::text, 'CANCELLED'::text, 'RETURNED'::text, 'UNKNOWN'::text]))),
  constraint document_look_up_way_check CHECK ((way = ANY (ARRAY['NUMBER'::text, 'LINK'::text, 'FILE'::text])))
);
CREATE INDEX document_look_up_newest ON public.document_look_up USING btree (document_id, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for select to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)));
policy written as permissive for insert to bondline_app with check (( SELECT actor_is_system() AS actor_is_system));
grant insert, select to bondline_app;

table document_lost_original (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  status text not null,
  side text not null,
  last_seen_date date not null,
  searched text not null,
  declared_by uuid not null,
  declared_by_name text not null,
  indemnity_statement text,
  indemnity_name text,
  indemnity_date date,
  indemnity_given_at timestamp with time zone,
  outcome text,
  agreement text,
  replacement_number text,
  answer_note text,
  answered_by_name text,
  answered_at timestamp with time zone,
  found_note text,
  found_by_name text,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null,
  indemnity_file_id uuid,
  constraint document_lost_original_pkey PRIMARY KEY (id),
  constraint document_lost_original_declared_by_fkey FOREIGN KEY (declared_by) REFERENCES account(id),
  constraint document_lost_original_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_lost_original_organisation_id_indemnity_file_id_fkey FOREIGN KEY (organisation_id, indemnity_file_id) REFERENCES document_attachment(organisation_id, id) DEFERRABLE,
  constraint document_lost_original_agreement_check CHECK (((length(agreement) >= 1) AND (length(agreement) <= 255))),
  constraint document_lost_original_answer_note_check CHECK (((length(answer_note) >= 1) AND (length(answer_note) <= 500))),
  constraint document_lost_original_found_note_check CHECK (((length(found_note) >= 1) AND (length(found_note) <= 500))),
  constraint document_lost_original_indemnity_file CHECK (((indemnity_file_id IS NULL) OR (indemnity_given_at IS NOT NULL))),
  constraint document_lost_original_indemnity_name_check CHECK (((length(indemnity_name) >= 1) AND (length(indemnity_name) <= 1000))),
  constraint document_lost_original_indemnity_statement_check CHECK (((length(indemnity_statement) >= 1) AND (length(indemnity_statement) <= 500))),
  constraint document_lost_original_outcome_check CHECK ((outcome = ANY (ARRAY['CANCELLED'::text, 'REPLACED'::text]))),
  constraint document_lost_original_replacement_number_check CHECK (((length(replacement_number) >= 1) AND (length(replacement_number) <= 255))),
  constraint document_lost_original_searched_check CHECK (((length(searched) >= 1) AND (length(searched) <= 500))),
  constraint document_lost_original_side_check CHECK ((side = ANY (ARRAY['APPLICANT'::text, 'BENEFICIARY'::text]))),
  constraint document_lost_original_status_check CHECK ((status = ANY (ARRAY['DECLARED'::text, 'INDEMNIFIED'::text, 'CONSENTED'::text, 'REFUSED'::text, 'FOUND'::text, 'ENDED'::text]))),
  constraint lost_original_answer CHECK (((status = ANY (ARRAY['CONSENTED'::text, 'REFUSED'::text])) = (answered_at IS NOT NULL))),
  constraint lost_original_ended CHECK (((status = ANY (ARRAY['DECLARED'::text, 'INDEMNIFIED'::text])) = (ended_at IS NULL))),
  constraint lost_original_indemnity CHECK ((((indemnity_given_at IS NULL) = (indemnity_statement IS NULL)) AND ((indemnity_given_at IS NULL) = (indemnity_name IS NULL)) AND ((indemnity_given_at IS NULL) = (indemnity_date IS NULL)))),
  constraint lost_original_needs_indemnity CHECK (((status <> ALL (ARRAY['INDEMNIFIED'::text, 'CONSENTED'::text])) OR (indemnity_given_at IS NOT NULL))),
  constraint lost_original_outcome CHECK (((status = 'CONSENTED'::text) = (outcome IS NOT NULL))),
  constraint lost_original_replacement CHECK (((NOT (outcome IS DISTINCT FROM 'REPLACED'::text)) = (replacement_number IS NOT NULL)))
);
CREATE INDEX document_lost_original_desk ON public.document_lost_original USING btree (created_at, id) WHERE (status = ANY (ARRAY['DECLARED'::text, 'INDEMNIFIED'::text]));
CREATE INDEX document_lost_original_newest ON public.document_lost_original USING btree (document_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX document_lost_original_open ON public.document_lost_original USING btree (document_id) WHERE (status = ANY (ARRAY['DECLARED'::text, 'INDEMNIFIED'::text]));
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))));
CREATE TRIGGER end_handovers_of_lost AFTER INSERT ON public.document_lost_original FOR EACH ROW EXECUTE FUNCTION end_handovers_of_lost();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_lost_original FOR EACH ROW EXECUTE FUNCTION write_history('Lost original', 'document', 'document_id', '-');
grant delete, insert, select, update to bondline_app;

table document_metadata (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  key text not null,
  value text not null,
  created_at timestamp with time zone not null,
  constraint document_metadata_pkey PRIMARY KEY (id),
  constraint document_metadata_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_metadata_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255))),
  constraint document_metadata_value_check CHECK (((length(value) >= 1) AND (length(value) <= 255)))
);
CREATE UNIQUE INDEX document_metadata_key ON public.document_metadata USING btree (document_id, lower(key));
CREATE INDEX document_metadata_value ON public.document_metadata USING btree (organisation_id, lower(key), lower(value), document_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_metadata FOR EACH ROW EXECUTE FUNCTION write_history('Metadata', 'document', 'document_id', 'key');
grant delete, insert, select, update to bondline_app;

table document_notification (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  account_id uuid not null,
  person_name text not null,
  topics text[] not null,
  created_at timestamp with time zone not null,
  constraint document_notification_pkey PRIMARY KEY (id),
  constraint document_notification_document_id_account_id_key UNIQUE (document_id, account_id),
  constraint document_notification_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint document_notification_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_notification_person_name_check CHECK (((length(person_name) >= 1) AND (length(person_name) <= 511))),
  constraint document_notification_topics_check CHECK ((topics <@ ARRAY['REQUESTS'::text, 'RETURNS'::text, 'CUSTODY'::text, 'EXPIRY'::text]))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_notification FOR EACH ROW EXECUTE FUNCTION write_history('Notification list', 'document', 'document_id', 'person_name');
grant delete, insert, select, update to bondline_app;

table document_party (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  position integer not null,
  party_variant text not null,
  name text not null,
  abn text,
  address text,
  state text,
  postcode text,
  notes text,
  party_entity_type text,
  contact_given_name text,
  contact_family_name text,
  contact_email text,
  contact_phone_number text,
  created_at timestamp with time zone not null,
  constraint document_party_pkey PRIMARY KEY (id),
  constraint document_party_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_party_party_variant_check CHECK ((party_variant = ANY (ARRAY['ISSUER'::text, 'BENEFICIARY'::text, 'LIMITED'::text, 'OTHER'::text])))
);
CREATE INDEX document_party_document ON public.document_party USING btree (document_id, "position");
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)));
CREATE TRIGGER keep_first_parties_of_changed AFTER UPDATE ON public.document_party REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_first_parties();
CREATE TRIGGER keep_first_parties_of_new AFTER INSERT ON public.document_party REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_first_parties();
CREATE TRIGGER keep_first_parties_of_removed AFTER DELETE ON public.document_party REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_first_parties();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_party FOR EACH ROW EXECUTE FUNCTION write_history('Party', 'document', 'document_id', 'name');
grant delete, insert, select, update to bondline_app;

table document_possession (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  holder_name text not null,
  given_by_name text not null,
  file_name text not null,
  file_sha256 text not null,
  created_at timestamp with time zone not null,
  wording_hash text,
  amount_cents bigint not null,
  expires_date date,
  constraint document_possession_pkey PRIMARY KEY (id),
  constraint document_possession_document_id_file_sha256_key UNIQUE (document_id, file_sha256),
  constraint document_possession_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_possession_file_sha256_check CHECK ((file_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint document_possession_given_by_name_check CHECK (((length(given_by_name) >= 1) AND (length(given_by_name) <= 1000))),
  constraint document_possession_holder_name_check CHECK (((length(holder_name) >= 1) AND (length(holder_name) <= 1000)))
);
CREATE INDEX document_possession_newest ON public.document_possession USING btree (document_id, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_possession FOR EACH ROW EXECUTE FUNCTION write_history('Possession', 'document', 'document_id', 'holder_name');
grant insert, select to bondline_app;

table document_request (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  kind text not null,
  status text not null,
  side text not null,
  requested_by uuid not null,
  requested_by_name text not null,
  amount_cents bigint,
  requested_expiry_date date,
  claim_action text,
  reason text,
  from_amount_cents bigint not null,
  from_expiry_date date,
  answered_by_name text,
  answered_at timestamp with time zone,
  answer_note text,
  agreement text,
  claim_outcome text,
  paid_date date,
  payment_reference text,
  executed_at timestamp with time zone,
  executed_by_name text,
  executed_date date,
  amendment_number integer,
  amount_before_cents bigint,
  amount_after_cents bigint,
  expiry_before_date date,
  expiry_after_date date,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  wording_field text,
  from_text text,
  new_text text,
  scheduled_date date,
  wording_hash text,
  paper_id uuid,
  milestone text,
  milestone_reached_date date,
  milestone_confirmed_by_name text,
  milestone_confirmed_at timestamp with time zone,
  agreement_side text,
  agreement_text text,
  agreement_asked_at timestamp with time zone,
  agreement_email text,
  agreement_code_hash text,
  agreement_link_ends_at timestamp with time zone,
  agreement_mails_sent integer not null default 0,
  agreement_answer text,
  agreement_by_name text,
  agreement_reason text,
  agreement_answered_at timestamp with time zone,
  agreement_sha256 text,
  paper_supplier_id uuid,
  constraint document_request_pkey PRIMARY KEY (id),
  constraint document_request_document_id_amendment_number_key UNIQUE (document_id, amendment_number),
  constraint document_request_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_request_organisation_id_paper_id_fkey FOREIGN KEY (organisation_id, paper_id) REFERENCES document_attachment(organisation_id, id) DEFERRABLE,
  constraint document_request_paper_supplier_id_fkey FOREIGN KEY (paper_supplier_id) REFERENCES supplier(id),
  constraint document_request_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES account(id),
  constraint document_request_agreement_answer CHECK ((((agreement_answer IS NULL) = (agreement_answered_at IS NULL)) AND ((agreement_answer IS NULL) = (agreement_by_name IS NULL)) AND ((agreement_answer IS NULL) = (agreement_sha256 IS NULL)) AND ((agreement_answer IS NULL) OR (agreement_text IS NOT NULL)) AND ((agreement_answer IS DISTINCT FROM 'REFUSED'::text) OR (agreement_reason IS NOT NULL)))),
  constraint document_request_agreement_answer_check CHECK ((agreement_answer = ANY (ARRAY['AGREED'::text, 'REFUSED'::text]))),
  constraint document_request_agreement_asked CHECK ((((agreement_side IS NULL) = (agreement_text IS NULL)) AND ((agreement_side IS NULL) = (agreement_asked_at IS NULL)))),
  constraint document_request_agreement_by_name_check CHECK (((length(agreement_by_name) >= 1) AND (length(agreement_by_name) <= 1000))),
  constraint document_request_agreement_check CHECK (((length(agreement) >= 1) AND (length(agreement) <= 255))),
  constraint document_request_agreement_email_check CHECK (((length(agreement_email) >= 3) AND (length(agreement_email) <= 255))),
  constraint document_request_agreement_link CHECK ((((agreement_code_hash IS NULL) = (agreement_link_ends_at IS NULL)) AND ((agreement_code_hash IS NULL) OR ((agreement_email IS NOT NULL) AND (agreement_answer IS NULL) AND (status = ANY (ARRAY['REQUESTED'::text, 'ACCEPTED'::text])))))),
  constraint document_request_agreement_mails_sent_check CHECK ((agreement_mails_sent >= 0)),
  constraint document_request_agreement_reason_check CHECK (((length(agreement_reason) >= 1) AND (length(agreement_reason) <= 500))),
  constraint document_request_agreement_sha256_check CHECK ((agreement_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint document_request_agreement_side_check CHECK ((agreement_side = ANY (ARRAY['APPLICANT'::text, 'BENEFICIARY'::text]))),
  constraint document_request_amendment_number_check CHECK ((amendment_number > 0)),
  constraint document_request_amount CHECK (((kind = ANY (ARRAY['REDUCTION'::text, 'INCREASE'::text, 'CLAIM'::text])) = (amount_cents IS NOT NULL))),
  constraint document_request_amount_after_cents_check CHECK ((amount_after_cents >= 0)),
  constraint document_request_amount_cents_check CHECK ((amount_cents > 0)),
  constraint document_request_answer_note_check CHECK (((length(answer_note) >= 1) AND (length(answer_note) <= 500))),
  constraint document_request_claim CHECK (((kind = 'CLAIM'::text) = (claim_action IS NOT NULL))),
  constraint document_request_claim_action_check CHECK ((claim_action = ANY (ARRAY['PAY'::text, 'EXTEND_OR_PAY'::text]))),
  constraint document_request_claim_outcome_check CHECK ((claim_outcome = ANY (ARRAY['PAID'::text, 'EXTENDED'::text]))),
  constraint document_request_done CHECK ((((status = 'EXECUTED'::text) = (executed_at IS NOT NULL)) AND ((status = 'EXECUTED'::text) = (amendment_number IS NOT NULL)) AND ((status = 'EXECUTED'::text) = (amount_after_cents IS NOT NULL)))),
  constraint document_request_kind_check CHECK ((kind = ANY (ARRAY['EXTENSION'::text, 'REDUCTION'::text, 'INCREASE'::text, 'AMENDMENT'::text, 'CLAIM'::text, 'CANCELLATION'::text]))),
  constraint document_request_milestone CHECK (((milestone IS NULL) OR (kind = 'REDUCTION'::text))),
  constraint document_request_milestone_check CHECK (((length(milestone) >= 1) AND (length(milestone) <= 255))),
  constraint document_request_milestone_reached CHECK ((((milestone_reached_date IS NULL) = (milestone_confirmed_at IS NULL)) AND ((milestone_confirmed_by_name IS NULL) = (milestone_confirmed_at IS NULL)) AND ((milestone_reached_date IS NULL) OR (milestone IS NOT NULL)) AND ((milestone IS NULL) OR (NOT (scheduled_date IS DISTINCT FROM milestone_reached_date))))),
  constraint document_request_new_text_check CHECK (((length(new_text) >= 1) AND (length(new_text) <=
CASE wording_field
    WHEN 'WHOLE_WORDING'::text THEN 20000
    ELSE 500
END))),
  constraint document_request_paid CHECK (((NOT ((claim_outcome = 'PAID'::text) IS DISTINCT FROM ((paid_date IS NOT NULL) AND (payment_reference IS NOT NULL)))) OR ((claim_outcome IS NULL) AND (paid_date IS NULL) AND (payment_reference IS NULL)))),
  constraint document_request_payment_reference_check CHECK (((length(payment_reference) >= 1) AND (length(payment_reference) <= 100))),
  constraint document_request_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint document_request_scheduled CHECK (((scheduled_date IS NULL) OR (kind = 'REDUCTION'::text))),
  constraint document_request_side_check CHECK ((side = ANY (ARRAY['APPLICANT'::text, 'BENEFICIARY'::text, 'PROVIDER'::text]))),
  constraint document_request_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'ACCEPTED'::text, 'EXECUTED'::text, 'DECLINED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text]))),
  constraint document_request_wording CHECK ((((kind = 'AMENDMENT'::text) = (wording_field IS NOT NULL)) AND ((kind = 'AMENDMENT'::text) = (new_text IS NOT NULL)))),
  constraint document_request_wording_field_check CHECK ((wording_field = ANY (ARRAY['APPLICANT_NAME'::text, 'APPLICANT_ADDRESS'::text, 'BENEFICIARY_NAME'::text, 'BENEFICIARY_ADDRESS'::text, 'PROJECT_ADDRESS'::text, 'AGREEMENT'::text, 'PURPOSE'::text, 'WHOLE_WORDING'::text])))
);
CREATE INDEX document_request_all_by_amount ON public.document_request USING btree ((
CASE
    WHEN (amount_cents IS NULL) THEN (0)::bigint
    ELSE amount_cents
END), id);
CREATE INDEX document_request_all_by_created ON public.document_request USING btree (created_at, id);
CREATE INDEX document_request_document ON public.document_request USING btree (document_id, created_at, id);
CREATE INDEX document_request_of_bank_by_amount ON public.document_request USING btree (paper_supplier_id, (
CASE
    WHEN (amount_cents IS NULL) THEN (0)::bigint
    ELSE amount_cents
END), id) WHERE (paper_supplier_id IS NOT NULL);
CREATE INDEX document_request_of_bank_by_created ON public.document_request USING btree (paper_supplier_id, created_at, id) WHERE (paper_supplier_id IS NOT NULL);
CREATE INDEX document_request_open ON public.document_request USING btree (created_at, id) WHERE (status = ANY (ARRAY['REQUESTED'::text, 'ACCEPTED'::text]));
CREATE INDEX document_request_open_of_organisation ON public.document_request USING btree (organisation_id, created_at, id) WHERE (status = ANY (ARRAY['REQUESTED'::text, 'ACCEPTED'::text]));
CREATE INDEX document_request_scheduled ON public.document_request USING btree (scheduled_date, id) WHERE ((status = 'ACCEPTED'::text) AND (scheduled_date IS NOT NULL));
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (EXISTS ( SELECT 1
   FROM document d
  WHERE (d.id = document_request.document_id)))))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (EXISTS ( SELECT 1
   FROM document d
  WHERE (d.id = document_request.document_id))))));
CREATE TRIGGER end_agreement_link BEFORE UPDATE ON public.document_request FOR EACH ROW WHEN (((new.agreement_code_hash IS NOT NULL) AND ((new.status <> ALL (ARRAY['REQUESTED'::text, 'ACCEPTED'::text])) OR (new.agreement IS NOT NULL) OR (new.agreement_answer IS NOT NULL)))) EXECUTE FUNCTION end_agreement_link();
CREATE TRIGGER keep_bank_work AFTER INSERT OR UPDATE ON public.document_request FOR EACH ROW EXECUTE FUNCTION keep_bank_work_of_row('id', '{REQUEST_ANSWER,REQUEST_EXECUTION}');
CREATE TRIGGER keep_desk_work AFTER INSERT OR UPDATE OF status ON public.document_request FOR EACH ROW EXECUTE FUNCTION keep_desk_work_of_row('id', '{REQUEST}');
CREATE TRIGGER name_paper_of_new BEFORE INSERT ON public.document_request FOR EACH ROW EXECUTE FUNCTION name_paper_of_request();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_request FOR EACH ROW EXECUTE FUNCTION write_history('Request', 'document', 'document_id', '-');
grant delete, insert, select, update to bondline_app;

table document_return_request (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  status text not null,
  name text,
  email_address text,
  obligations_ended_date date,
  reason text,
  recurring_frequency integer,
  code_hash text,
  link_ends_at timestamp with time zone,
  mails_sent integer not null default 0,
  next_reminder_at timestamp with time zone,
  requested_by uuid not null,
  requested_by_name text not null,
  answer text,
  answered_by_name text,
  answer_date date,
  answer_method text,
  answer_reason text,
  answered_at timestamp with time zone,
  returned_date date,
  return_note text,
  ended_by_name text,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null,
  ask_again_at timestamp with time zone,
  constraint document_return_request_pkey PRIMARY KEY (id),
  constraint document_return_request_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_return_request_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES account(id),
  constraint document_return_request_answer_check CHECK ((answer = ANY (ARRAY['RETURNED'::text, 'NOT_YET'::text, 'NEVER_RECEIVED'::text]))),
  constraint document_return_request_answer_method_check CHECK ((answer_method = ANY (ARRAY['COURIER'::text, 'POST'::text, 'BY_HAND'::text, 'WRITTEN_RELEASE'::text]))),
  constraint document_return_request_answer_reason_check CHECK (((length(answer_reason) >= 1) AND (length(answer_reason) <= 500))),
  constraint document_return_request_answered_by_name_check CHECK (((length(answered_by_name) >= 1) AND (length(answered_by_name) <= 1000))),
  constraint document_return_request_email_address_check CHECK (((length(email_address) >= 3) AND (length(email_address) <= 255))),
  constraint document_return_request_mails_sent_check CHECK ((mails_sent >= 0)),
  constraint document_return_request_name_check CHECK (((length(name) >= 1) AND (length(name) <= 1000))),
  constraint document_return_request_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint document_return_request_recurring_frequency_check CHECK (((recurring_frequency >= 1) AND (recurring_frequency <= 366))),
  constraint document_return_request_return_note_check CHECK (((length(return_note) >= 1) AND (length(return_note) <= 500))),
  constraint document_return_request_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'ACCEPTED'::text, 'EXECUTED'::text, 'DECLINED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text]))),
  constraint return_request_answer CHECK ((((answer IS NULL) = (answered_at IS NULL)) AND ((status <> ALL (ARRAY['ACCEPTED'::text, 'DECLINED'::text])) OR (answer IS NOT NULL)))),
  constraint return_request_ask_again CHECK (((ask_again_at IS NULL) OR ((status = 'DECLINED'::text) AND (answer = 'NOT_YET'::text)))),
  constraint return_request_link CHECK (((status = 'REQUESTED'::text) OR ((code_hash IS NULL) AND (link_ends_at IS NULL) AND (next_reminder_at IS NULL)))),
  constraint return_request_recipient CHECK (((email_address IS NOT NULL) OR (status = 'EXECUTED'::text))),
  constraint return_request_returned CHECK (((status = 'EXECUTED'::text) = (returned_date IS NOT NULL)))
);
CREATE INDEX document_return_request_ask_again ON public.document_return_request USING btree (ask_again_at, id) WHERE (ask_again_at IS NOT NULL);
CREATE INDEX document_return_request_due ON public.document_return_request USING btree (next_reminder_at, id) WHERE (next_reminder_at IS NOT NULL);
CREATE INDEX document_return_request_newest ON public.document_return_request USING btree (document_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX document_return_request_open ON public.document_return_request USING btree (document_id) WHERE (status = ANY (ARRAY['REQUESTED'::text, 'ACCEPTED'::text]));
CREATE INDEX document_return_request_promised ON public.document_return_request USING btree (organisation_id, answer_date, id) WHERE ((status = 'DECLINED'::text) AND (answer = 'NOT_YET'::text));
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_return_request FOR EACH ROW EXECUTE FUNCTION write_history('Return request', 'document', 'document_id', 'name');
grant delete, insert, select, update to bondline_app;

table document_signature (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  status text not null,
  wording_hash text,
  amount_cents bigint not null,
  expires_date date,
  signed_name text,
  authority text,
  decline_reason text,
  paper_instead text,
  answered_by uuid,
  answered_by_name text,
  answered_at timestamp with time zone,
  chain_sequence integer,
  chain_hash text,
  paper_id uuid,
  file_sha256 text,
  created_at timestamp with time zone not null,
  constraint document_signature_pkey PRIMARY KEY (id),
  constraint document_signature_of_organisation UNIQUE (organisation_id, id),
  constraint document_signature_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES account(id),
  constraint document_signature_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_signature_organisation_id_paper_id_fkey FOREIGN KEY (organisation_id, paper_id) REFERENCES document_attachment(organisation_id, id) DEFERRABLE,
  constraint document_signature_authority_check CHECK (((length(authority) >= 1) AND (length(authority) <= 500))),
  constraint document_signature_chain_hash_check CHECK ((chain_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint document_signature_decline_reason_check CHECK (((length(decline_reason) >= 1) AND (length(decline_reason) <= 500))),
  constraint document_signature_file_sha256_check CHECK ((file_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint document_signature_paper_instead_check CHECK ((paper_instead = ANY (ARRAY['COURIER'::text, 'COLLECTION'::text]))),
  constraint document_signature_signed_name_check CHECK (((length(signed_name) >= 1) AND (length(signed_name) <= 1000))),
  constraint document_signature_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'SIGNED'::text, 'DECLINED'::text, 'ENDED'::text]))),
  constraint signature_answered CHECK (((status <> ALL (ARRAY['SIGNED'::text, 'DECLINED'::text])) OR ((answered_by_name IS NOT NULL) AND (answered_at IS NOT NULL)))),
  constraint signature_declined CHECK (((status = ANY (ARRAY['DECLINED'::text, 'ENDED'::text])) OR ((decline_reason IS NULL) AND (paper_instead IS NULL)))),
  constraint signature_file CHECK ((((paper_id IS NULL) = (file_sha256 IS NULL)) AND ((paper_id IS NULL) OR (status = 'SIGNED'::text)))),
  constraint signature_reason CHECK (((status <> 'DECLINED'::text) OR (decline_reason IS NOT NULL))),
  constraint signature_signed CHECK ((((status = 'SIGNED'::text) = (signed_name IS NOT NULL)) AND ((status = 'SIGNED'::text) = (authority IS NOT NULL)) AND ((status = 'SIGNED'::text) = (chain_hash IS NOT NULL)) AND ((chain_hash IS NULL) = (chain_sequence IS NULL))))
);
CREATE INDEX document_signature_desk ON public.document_signature USING btree (created_at, id) WHERE (status = 'REQUESTED'::text);
CREATE INDEX document_signature_newest ON public.document_signature USING btree (document_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX document_signature_open ON public.document_signature USING btree (document_id) WHERE (status = 'REQUESTED'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_signature FOR EACH ROW EXECUTE FUNCTION write_history('Signature', 'document', 'document_id', '-');
grant delete, insert, select, update to bondline_app;

table document_successor (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  draft_id uuid not null,
  draft_reference text not null,
  kind text not null,
  left_out text,
  release text not null,
  released_at timestamp with time zone,
  made_by uuid not null,
  made_by_name text not null,
  created_at timestamp with time zone not null,
  constraint document_successor_pkey PRIMARY KEY (id),
  constraint document_successor_draft_id_key UNIQUE (draft_id),
  constraint document_successor_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id),
  constraint document_successor_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint document_successor_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint document_successor_kind_check CHECK ((kind = ANY (ARRAY['FINAL'::text, 'RENEWAL'::text, 'COPY'::text]))),
  constraint document_successor_left_out_check CHECK (((length(left_out) >= 1) AND (length(left_out) <= 1000))),
  constraint document_successor_release CHECK (((kind = 'COPY'::text) = (release = 'NONE'::text))),
  constraint document_successor_release_check CHECK ((release = ANY (ARRAY['NONE'::text, 'WAITING'::text, 'ASKED'::text, 'CLOSED'::text, 'NOT_NEEDED'::text, 'NOT_POSSIBLE'::text, 'GIVEN_UP'::text]))),
  constraint document_successor_released CHECK (((release = ANY (ARRAY['NONE'::text, 'WAITING'::text])) = (released_at IS NULL)))
);
CREATE INDEX document_successor_newest ON public.document_successor USING btree (document_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX document_successor_waiting ON public.document_successor USING btree (document_id) WHERE (release = 'WAITING'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_successor FOR EACH ROW EXECUTE FUNCTION write_history('New draft', 'document', 'document_id', 'draft_reference');
CREATE TRIGGER write_history_of_draft AFTER INSERT ON public.document_successor FOR EACH ROW EXECUTE FUNCTION write_history('Earlier document', 'draft', 'draft_id', 'draft_reference');
grant delete, insert, select, update to bondline_app;

table document_viewer (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  account_id uuid not null,
  created_at timestamp with time zone not null,
  constraint document_viewer_pkey PRIMARY KEY (id),
  constraint document_viewer_document_id_account_id_key UNIQUE (document_id, account_id),
  constraint document_viewer_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint document_viewer_member FOREIGN KEY (organisation_id, account_id) REFERENCES member(organisation_id, account_id) ON DELETE CASCADE DEFERRABLE,
  constraint document_viewer_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE
);
CREATE INDEX document_viewer_account ON public.document_viewer USING btree (account_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)));
CREATE CONSTRAINT TRIGGER keep_rights AFTER INSERT OR DELETE OR UPDATE ON public.document_viewer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_rights();
CREATE CONSTRAINT TRIGGER rights_taken AFTER DELETE OR UPDATE ON public.document_viewer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_rights_taken('account_id');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.document_viewer FOR EACH ROW EXECUTE FUNCTION write_history('Viewer', 'document', 'document_id', '-');
grant delete, insert, select, update to bondline_app;

table draft (
  id uuid not null,
  organisation_id uuid not null,
  reference_number text not null,
  status text not null,
  status_before_submission text,
  status_changed_at timestamp with time zone not null,
  process_type text not null,
  your_reference text,
  amount_cents bigint,
  purpose text,
  specified_other_purpose text,
  project_address text,
  agreement_content text,
  contract_form text,
  contract_title text,
  contract_number text,
  contract_date date,
  expiry_type text,
  expires_at date,
  expiry_condition text,
  expected_return_date date,
  delivery_type text,
  delivery_address text,
  delivery_recipient_names text,
  delivery_phone_number text,
  delivery_company_name text,
  issuer_source_of_funds text,
  issuer_details_of_source_of_funds text,
  director_first_name text,
  director_last_name text,
  director_email text,
  refund_account_name text,
  refund_account_number_encrypted bytea,
  refund_account_number_last text,
  refund_bsb text,
  invoice_recipient_email_addresses text,
  fee_summary_id uuid,
  supplier_id uuid,
  is_visible_to_supplier boolean not null default false,
  discount_percentage numeric(5,2),
  establishment_fee_discount_cents bigint,
  total_fees_cents bigint,
  request_change_reason text,
  rejection_reason text,
  submission_terms_version text,
  submission_terms_accepted_at timestamp with time zone,
  wording_hash text,
  submitted_at timestamp with time zone,
  approved_at timestamp with time zone,
  paid_at timestamp with time zone,
  established_at timestamp with time zone,
  closed_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  search_text text not null default ''::text,
  facility_id uuid,
  origination_id uuid,
  prepared_by text,
  approved_wording_hash text,
  special_product text,
  bank_details_previous_identification text,
  bank_details_customer_number text,
  bank_details_funding_bank_name text,
  bank_details_funding_amount_cents bigint,
  bank_details_funding_purpose text,
  bank_details_credit_interest_account_name text,
  bank_details_credit_interest_bsb text,
  bank_details_credit_interest_account_number_encrypted bytea,
  bank_details_credit_interest_account_number_last text,
  additional_supplier_detail_business_activity text,
  additional_supplier_detail_relationship_purpose text,
  additional_supplier_detail_contact_name text,
  asked_supplier_id uuid,
  asked_features text[],
  accepted_channel_partner_id uuid,
  accepted_channel_partner_name text,
  organisation_discount_percentage numeric(5,2),
  outcome_source text,
  archived_at timestamp with time zone,
  constraint draft_pkey PRIMARY KEY (id),
  constraint draft_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint draft_origination_id_key UNIQUE (origination_id),
  constraint draft_reference_number_key UNIQUE (reference_number),
  constraint draft_accepted_channel_partner_id_fkey FOREIGN KEY (accepted_channel_partner_id) REFERENCES channel_partner(id),
  constraint draft_asked_supplier_id_fkey FOREIGN KEY (asked_supplier_id) REFERENCES supplier(id),
  constraint draft_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint draft_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  constraint draft_fee_summary_id_fkey FOREIGN KEY (fee_summary_id) REFERENCES fee_summary(id),
  constraint draft_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint draft_origination_id_fkey FOREIGN KEY (origination_id) REFERENCES origination(id),
  constraint draft_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id),
  constraint draft_accepted_channel_partner CHECK (((accepted_channel_partner_id IS NULL) = (accepted_channel_partner_name IS NULL))),
  constraint draft_accepted_channel_partner_name_check CHECK (((length(accepted_channel_partner_name) >= 1) AND (length(accepted_channel_partner_name) <= 255))),
  constraint draft_additional_supplier_detail_business_activity_check CHECK ((length(additional_supplier_detail_business_activity) <= 500)),
  constraint draft_additional_supplier_detail_contact_name_check CHECK ((length(additional_supplier_detail_contact_name) <= 255)),
  constraint draft_additional_supplier_detail_relationship_purpose_check CHECK ((length(additional_supplier_detail_relationship_purpose) <= 500)),
  constraint draft_agreement_content_check CHECK ((length(agreement_content) <= 500)),
  constraint draft_amount_cents_check CHECK (((amount_cents >= 100) AND (amount_cents <= '99999999999'::bigint))),
  constraint draft_approves_what_was_submitted CHECK (((approved_wording_hash IS NULL) OR (approved_wording_hash = wording_hash))),
  constraint draft_archived_is_closed CHECK (((archived_at IS NULL) OR ((closed_at IS NOT NULL) AND (archived_at > closed_at)))),
  constraint draft_asked CHECK (((asked_supplier_id IS NULL) = (asked_features IS NULL))),
  constraint draft_asked_features_check CHECK ((asked_features <@ ARRAY['DIRECTOR_CONTACT'::text, 'PREVIOUS_IDENTIFICATION'::text, 'CREDIT_INTEREST_ACCOUNT'::text, 'ADDITIONAL_SUPPLIER_DETAIL'::text, 'FUNDING_SECTION'::text, 'SMALL_BUSINESS_LOAN_GUARANTEE'::text])),
  constraint draft_bank_details_credit_interest_account_name_check CHECK ((length(bank_details_credit_interest_account_name) <= 255)),
  constraint draft_bank_details_credit_interest_account_number_last_check CHECK ((length(bank_details_credit_interest_account_number_last) <= 3)),
  constraint draft_bank_details_credit_interest_bsb_check CHECK ((bank_details_credit_interest_bsb ~ '^[0-9]{6}$'::text)),
  constraint draft_bank_details_customer_number_check CHECK ((length(bank_details_customer_number) <= 255)),
  constraint draft_bank_details_funding_amount_cents_check CHECK (((bank_details_funding_amount_cents >= 100) AND (bank_details_funding_amount_cents <= '99999999999'::bigint))),
  constraint draft_bank_details_funding_bank_name_check CHECK ((length(bank_details_funding_bank_name) <= 250)),
  constraint draft_bank_details_funding_purpose_check CHECK ((length(bank_details_funding_purpose) <= 500)),
  constraint draft_bank_details_previous_identification_check CHECK ((bank_details_previous_identification = ANY (ARRAY['YES'::text, 'NO'::text]))),
  constraint draft_contract_form_check CHECK ((contract_form = ANY (ARRAY['AS2124'::text, 'AS2124_EXPIRY'::text, 'AS4000'::text, 'AS4000_EXPIRY'::text, 'OTHER'::text]))),
  constraint draft_contract_number_check CHECK ((length(contract_number) <= 255)),
  constraint draft_contract_title_check CHECK ((length(contract_title) <= 255)),
  constraint draft_delivery_address_check CHECK ((length(delivery_address) <= 500)),
  constraint draft_delivery_company_name_check CHECK ((length(delivery_company_name) <= 1000)),
  constraint draft_delivery_phone_number_check CHECK ((length(delivery_phone_number) <= 15)),
  constraint draft_delivery_recipient_names_check CHECK ((length(delivery_recipient_names) <= 1000)),
  constraint draft_delivery_type_check CHECK ((delivery_type = ANY (ARRAY['COURIER'::text, 'COLLECTION'::text, 'DIGITAL'::text]))),
  constraint draft_director_email_check CHECK ((length(director_email) <= 255)),
  constraint draft_director_first_name_check CHECK ((length(director_first_name) <= 255)),
  constraint draft_director_last_name_check CHECK ((length(director_last_name) <= 255)),
  constraint draft_discount_percentage_check CHECK (((discount_percentage >= (0)::numeric) AND (discount_percentage <= (100)::numeric))),
  constraint draft_establishment_fee_discount_cents_check CHECK ((establishment_fee_discount_cents >= 0)),
  constraint draft_expiry CHECK (((expiry_type IS DISTINCT FROM 'OPEN_ENDED'::text) OR (expires_at IS NULL))),
  constraint draft_expiry_condition_check CHECK ((length(expiry_condition) <= 500)),
  constraint draft_expiry_type_check CHECK ((expiry_type = ANY (ARRAY['FIXED'::text, 'OPEN_ENDED'::text, 'CONDITIONAL'::text]))),
  constraint draft_invoice_recipient_email_addresses_check CHECK ((length(invoice_recipient_email_addresses) <= 5120)),
  constraint draft_issuer_details_of_source_of_funds_check CHECK ((length(issuer_details_of_source_of_funds) <= 500)),
  constraint draft_organisation_discount_percentage_check CHECK (((organisation_discount_percentage >= (0)::numeric) AND (organisation_discount_percentage <= (100)::numeric))),
  constraint draft_outcome_source_check CHECK (((length(outcome_source) >= 1) AND (length(outcome_source) <= 300))),
  constraint draft_prepared_by_check CHECK (((length(prepared_by) >= 1) AND (length(prepared_by) <= 1000))),
  constraint draft_process_type_check CHECK ((process_type = ANY (ARRAY['BANK_GUARANTEE'::text, 'SURETY_BOND'::text, 'CASH_SECURITY'::text, 'LEASE_BOND'::text]))),
  constraint draft_project_address_check CHECK ((length(project_address) <= 250)),
  constraint draft_refund_account_name_check CHECK ((length(refund_account_name) <= 255)),
  constraint draft_refund_account_number_last_check CHECK ((length(refund_account_number_last) <= 3)),
  constraint draft_refund_bsb_check CHECK ((refund_bsb ~ '^[0-9]{6}$'::text)),
  constraint draft_says_what_was_approved CHECK (((status <> ALL (ARRAY['PENDING_PAYMENT'::text, 'PROCESSING'::text, 'ESTABLISHED'::text])) OR (approved_wording_hash IS NOT NULL))),
  constraint draft_special_product_check CHECK ((special_product = 'SMALL_BUSINESS_LOAN'::text)),
  constraint draft_specified_other_purpose_check CHECK ((length(specified_other_purpose) <= 255)),
  constraint draft_status_before_submission_check CHECK ((status_before_submission = ANY (ARRAY['DRAFT'::text, 'CHANGES_REQUESTED'::text]))),
  constraint draft_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'SUBMISSION_STARTED'::text, 'IDENTIFYING'::text, 'CHANGES_REQUESTED'::text, 'PENDING_PAYMENT'::text, 'PROCESSING'::text, 'SUBMITTED'::text, 'CANCELLED'::text, 'REJECTED'::text, 'ESTABLISHED'::text]))),
  constraint draft_supplier CHECK (((NOT is_visible_to_supplier) OR (supplier_id IS NOT NULL))),
  constraint draft_total_fees_cents_check CHECK ((total_fees_cents >= 0)),
  constraint draft_your_reference_check CHECK ((length(your_reference) <= 255))
);
CREATE INDEX draft_accepted_channel_partner ON public.draft USING btree (accepted_channel_partner_id) WHERE (accepted_channel_partner_id IS NOT NULL);
CREATE INDEX draft_archive_by_amount ON public.draft USING btree ((
CASE
    WHEN (amount_cents IS NULL) THEN ('-1'::integer)::bigint
    ELSE amount_cents
END), id) WHERE ((submitted_at IS NOT NULL) AND (archived_at IS NOT NULL));
CREATE INDEX draft_archive_by_submitted ON public.draft USING btree ((
CASE
    WHEN (submitted_at IS NULL) THEN status_changed_at
    ELSE submitted_at
END), id) WHERE ((submitted_at IS NOT NULL) AND (archived_at IS NOT NULL));
CREATE INDEX draft_archive_by_updated ON public.draft USING btree (updated_at, id) WHERE ((submitted_at IS NOT NULL) AND (archived_at IS NOT NULL));
CREATE INDEX draft_archived_by_amount ON public.draft USING btree (organisation_id, (
CASE
    WHEN (amount_cents IS NULL) THEN ('-1'::integer)::bigint
    ELSE amount_cents
END) DESC, id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX draft_archived_by_created ON public.draft USING btree (organisation_id, created_at DESC, id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX draft_archived_by_updated ON public.draft USING btree (organisation_id, updated_at DESC, id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX draft_by_amount ON public.draft USING btree (organisation_id, (
CASE
    WHEN (amount_cents IS NULL) THEN ('-1'::integer)::bigint
    ELSE amount_cents
END) DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX draft_by_created ON public.draft USING btree (organisation_id, created_at DESC, id DESC);
CREATE INDEX draft_by_payment ON public.draft USING btree (organisation_id, paid_at, id) WHERE (paid_at IS NOT NULL);
CREATE INDEX draft_by_status ON public.draft USING btree (organisation_id, status, created_at DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX draft_by_updated ON public.draft USING btree (organisation_id, updated_at DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX draft_desk_reference_key ON public.draft USING btree (guarantee_number_key(reference_number) text_pattern_ops) WHERE (status <> 'DRAFT'::text);
CREATE INDEX draft_due_for_archive ON public.draft USING btree (status, closed_at, id) WHERE ((closed_at IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX draft_established ON public.draft USING btree (status_changed_at DESC, id DESC) WHERE (status = 'ESTABLISHED'::text);
CREATE INDEX draft_facility ON public.draft USING btree (facility_id, status) INCLUDE (amount_cents) WHERE (facility_id IS NOT NULL);
CREATE INDEX draft_queue ON public.draft USING btree (status_changed_at, id) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'IDENTIFYING'::text, 'CHANGES_REQUESTED'::text, 'PENDING_PAYMENT'::text, 'PROCESSING'::text]));
CREATE INDEX draft_queue_by_status ON public.draft USING btree (status, status_changed_at, id) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'IDENTIFYING'::text, 'CHANGES_REQUESTED'::text, 'PENDING_PAYMENT'::text, 'PROCESSING'::text]));
CREATE INDEX draft_reference_key ON public.draft USING btree (organisation_id, guarantee_number_key(reference_number) text_pattern_ops);
CREATE INDEX draft_register_by_amount ON public.draft USING btree ((
CASE
    WHEN (amount_cents IS NULL) THEN ('-1'::integer)::bigint
    ELSE amount_cents
END), id) WHERE (((submitted_at IS NOT NULL) OR (status = 'IDENTIFYING'::text)) AND (archived_at IS NULL));
CREATE INDEX draft_register_by_submitted ON public.draft USING btree ((
CASE
    WHEN (submitted_at IS NULL) THEN status_changed_at
    ELSE submitted_at
END), id) WHERE (((submitted_at IS NOT NULL) OR (status = 'IDENTIFYING'::text)) AND (archived_at IS NULL));
CREATE INDEX draft_register_by_updated ON public.draft USING btree (updated_at, id) WHERE (((submitted_at IS NOT NULL) OR (status = 'IDENTIFYING'::text)) AND (archived_at IS NULL));
CREATE INDEX draft_register_of_supplier ON public.draft USING btree (supplier_id, updated_at, id) WHERE is_visible_to_supplier;
CREATE INDEX draft_supplier_queue ON public.draft USING btree (supplier_id, status_changed_at, id) WHERE is_visible_to_supplier;
CREATE INDEX draft_words ON public.draft USING gin (organisation_id, search_text gin_trgm_ops);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy shown as permissive for all to bondline_app using ((id = ANY (( SELECT drafts_shown() AS drafts_shown)::uuid[])));
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (id = ANY (( SELECT actor_drafts() AS actor_drafts)::uuid[])) OR (is_visible_to_supplier AND (supplier_id = ( SELECT actor_supplier() AS actor_supplier))))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (id = ANY (( SELECT actor_drafts() AS actor_drafts)::uuid[])) OR (is_visible_to_supplier AND (supplier_id = ( SELECT actor_supplier() AS actor_supplier)))));
CREATE TRIGGER bring_back_enquiries AFTER UPDATE OF archived_at ON public.draft FOR EACH ROW WHEN (((old.archived_at IS NOT NULL) AND (new.archived_at IS NULL))) EXECUTE FUNCTION bring_back_enquiries();
CREATE TRIGGER bring_back_facility AFTER UPDATE OF archived_at ON public.draft FOR EACH ROW WHEN (((old.archived_at IS NOT NULL) AND (new.archived_at IS NULL) AND (new.facility_id IS NOT NULL))) EXECUTE FUNCTION bring_back_facility();
CREATE TRIGGER end_draft_discount AFTER UPDATE ON public.draft FOR EACH ROW WHEN (((((((((old.fee_summary_id IS DISTINCT FROM new.fee_summary_id) OR (old.amount_cents IS DISTINCT FROM new.amount_cents)) OR (old.expires_at IS DISTINCT FROM new.expires_at)) OR (old.process_type IS DISTINCT FROM new.process_type)) OR (old.discount_percentage IS DISTINCT FROM new.discount_percentage)) OR (old.establishment_fee_discount_cents IS DISTINCT FROM new.establishment_fee_discount_cents)) OR (old.accepted_channel_partner_id IS DISTINCT FROM new.accepted_channel_partner_id)) OR ((old.status IS DISTINCT FROM new.status) AND (new.status <> ALL (ARRAY['IDENTIFYING'::text, 'SUBMITTED'::text, 'CHANGES_REQUESTED'::text]))))) EXECUTE FUNCTION end_draft_discount();
CREATE TRIGGER end_refund_transfers AFTER UPDATE OF refund_account_name, refund_account_number_encrypted, refund_bsb ON public.draft FOR EACH ROW WHEN ((((old.refund_account_name IS DISTINCT FROM new.refund_account_name) OR (old.refund_account_number_encrypted IS DISTINCT FROM new.refund_account_number_encrypted)) OR (old.refund_bsb IS DISTINCT FROM new.refund_bsb))) EXECUTE FUNCTION end_refund_transfers_of_draft();
CREATE TRIGGER keep_approved_wording BEFORE UPDATE OF approved_wording_hash, status ON public.draft FOR EACH ROW WHEN (((old.approved_wording_hash IS NOT NULL) AND (old.approved_wording_hash IS DISTINCT FROM new.approved_wording_hash) AND (new.status = ANY (ARRAY['PENDING_PAYMENT'::text, 'PROCESSING'::text, 'ESTABLISHED'::text])))) EXECUTE FUNCTION keep_approved_wording();
CREATE TRIGGER keep_archived BEFORE UPDATE ON public.draft FOR EACH ROW WHEN (((old.archived_at IS NOT NULL) AND (new.archived_at IS NOT NULL) AND (old.organisation_id = new.organisation_id))) EXECUTE FUNCTION keep_archived();
CREATE TRIGGER keep_archived_row BEFORE DELETE ON public.draft FOR EACH ROW WHEN ((old.archived_at IS NOT NULL)) EXECUTE FUNCTION keep_archived();
CREATE TRIGGER keep_bank_threads AFTER UPDATE ON public.draft FOR EACH ROW WHEN ((((old.supplier_id IS DISTINCT FROM new.supplier_id) OR (old.is_visible_to_supplier IS DISTINCT FROM new.is_visible_to_supplier)) OR (old.archived_at IS DISTINCT FROM new.archived_at))) EXECUTE FUNCTION keep_bank_threads_of_draft();
CREATE TRIGGER keep_bank_work AFTER UPDATE OF status, paid_at, is_visible_to_supplier, supplier_id ON public.draft FOR EACH ROW WHEN ((('PROCESSING'::text = old.status) OR ('PROCESSING'::text = new.status))) EXECUTE FUNCTION keep_bank_work_of_row('id', '{ISSUE}');
CREATE TRIGGER keep_bank_work_new AFTER INSERT ON public.draft FOR EACH ROW WHEN ((new.status = 'PROCESSING'::text)) EXECUTE FUNCTION keep_bank_work_of_row('id', '{ISSUE}');
CREATE CONSTRAINT TRIGGER keep_books AFTER UPDATE OF status ON public.draft DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.status = ANY (ARRAY['CANCELLED'::text, 'REJECTED'::text])) AND (old.status <> ALL (ARRAY['CANCELLED'::text, 'REJECTED'::text])))) EXECUTE FUNCTION keep_books_of_draft();
CREATE TRIGGER keep_desk_work_new AFTER INSERT ON public.draft FOR EACH ROW WHEN ((new.status = 'SUBMITTED'::text)) EXECUTE FUNCTION keep_desk_work_of_row('id', '{DRAFT_SUBMITTED,DRAFT_SENT_AGAIN}');
CREATE TRIGGER keep_desk_work_of_parts AFTER UPDATE OF status ON public.draft FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION keep_desk_work_of_parts();
CREATE TRIGGER keep_held BEFORE DELETE ON public.draft FOR EACH ROW EXECUTE FUNCTION keep_held();
CREATE TRIGGER keep_organisation_open AFTER INSERT ON public.draft FOR EACH ROW EXECUTE FUNCTION keep_organisation_open();
CREATE TRIGGER keep_organisation_open_again AFTER UPDATE OF status ON public.draft FOR EACH ROW WHEN (((old.status = ANY (ARRAY['DRAFT'::text, 'SUBMISSION_STARTED'::text])) AND (new.status <> ALL (ARRAY['DRAFT'::text, 'SUBMISSION_STARTED'::text, 'CANCELLED'::text, 'REJECTED'::text])))) EXECUTE FUNCTION keep_organisation_open();
CREATE TRIGGER keep_within_facility AFTER INSERT OR UPDATE OF facility_id, amount_cents, status ON public.draft FOR EACH ROW WHEN ((new.facility_id IS NOT NULL)) EXECUTE FUNCTION keep_within_facility();
CREATE TRIGGER name_paper AFTER UPDATE ON public.draft FOR EACH ROW WHEN (((old.supplier_id IS DISTINCT FROM new.supplier_id) OR (old.is_visible_to_supplier IS DISTINCT FROM new.is_visible_to_supplier))) EXECUTE FUNCTION name_paper_of_draft();
CREATE TRIGGER require_checklist BEFORE UPDATE OF status ON public.draft FOR EACH ROW WHEN (((old.status = 'SUBMITTED'::text) AND (new.status = ANY (ARRAY['PENDING_PAYMENT'::text, 'PROCESSING'::text, 'ESTABLISHED'::text])))) EXECUTE FUNCTION require_checklist('DRAFT');
CREATE TRIGGER require_second_approval BEFORE UPDATE OF status ON public.draft FOR EACH ROW WHEN (((old.status = 'SUBMITTED'::text) AND (new.status = ANY (ARRAY['PENDING_PAYMENT'::text, 'PROCESSING'::text])))) EXECUTE FUNCTION require_second_approval();
CREATE TRIGGER settle_draft_approval AFTER UPDATE ON public.draft FOR EACH ROW WHEN ((((((old.status IS DISTINCT FROM new.status) OR (old.amount_cents IS DISTINCT FROM new.amount_cents)) OR (old.wording_hash IS DISTINCT FROM new.wording_hash)) OR (old.discount_percentage IS DISTINCT FROM new.discount_percentage)) OR (old.establishment_fee_discount_cents IS DISTINCT FROM new.establishment_fee_discount_cents))) EXECUTE FUNCTION settle_draft_approval();
CREATE TRIGGER settle_draft_discount BEFORE UPDATE OF discount_percentage, establishment_fee_discount_cents, accepted_channel_partner_id ON public.draft FOR EACH ROW EXECUTE FUNCTION settle_draft_discount();
CREATE TRIGGER take_back_referrer_earning AFTER UPDATE OF status ON public.draft FOR EACH ROW WHEN (((new.status = ANY (ARRAY['CANCELLED'::text, 'REJECTED'::text])) AND (old.status <> ALL (ARRAY['CANCELLED'::text, 'REJECTED'::text])))) EXECUTE FUNCTION take_back_referrer_earning();
CREATE TRIGGER take_facility_in_turn BEFORE INSERT OR UPDATE OF facility_id, amount_cents, status ON public.draft FOR EACH ROW WHEN ((new.facility_id IS NOT NULL)) EXECUTE FUNCTION take_facility_in_turn();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft FOR EACH ROW EXECUTE FUNCTION write_history('Draft', 'draft', 'id', 'reference_number');
grant delete, insert, select, update to bondline_app;

table draft_approval (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  status text not null,
  approved_by uuid not null,
  fee_summary_id uuid not null,
  line_items jsonb not null,
  created_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  note text,
  constraint draft_approval_pkey PRIMARY KEY (id),
  constraint draft_approval_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES account(id),
  constraint draft_approval_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  constraint draft_approval_fee_summary_id_fkey FOREIGN KEY (fee_summary_id) REFERENCES fee_summary(id),
  constraint draft_approval_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_approval_decided CHECK (((status = 'WAITING'::text) = (decided_at IS NULL))),
  constraint draft_approval_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint draft_approval_noted CHECK (((status <> 'DECLINED'::text) OR (note IS NOT NULL))),
  constraint draft_approval_second_person CHECK (((status <> ALL (ARRAY['CONFIRMED'::text, 'DECLINED'::text])) OR ((decided_by IS NOT NULL) AND (decided_by <> approved_by)))),
  constraint draft_approval_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'CONFIRMED'::text, 'DECLINED'::text, 'TAKEN_BACK'::text, 'OUTDATED'::text])))
);
CREATE INDEX draft_approval_newest ON public.draft_approval USING btree (draft_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX draft_approval_waiting ON public.draft_approval USING btree (draft_id) WHERE (status = 'WAITING'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER keep_desk_work AFTER INSERT OR UPDATE OF status ON public.draft_approval FOR EACH ROW EXECUTE FUNCTION keep_desk_work_of_row('id', '{SECOND_APPROVAL}');
CREATE TRIGGER keep_desk_work_of_draft AFTER INSERT OR UPDATE OF status ON public.draft_approval FOR EACH ROW EXECUTE FUNCTION keep_desk_work_of_row('draft_id', '{DRAFT_SUBMITTED,DRAFT_SENT_AGAIN}');
CREATE TRIGGER require_checklist BEFORE INSERT ON public.draft_approval FOR EACH ROW EXECUTE FUNCTION require_checklist_of_draft();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_approval FOR EACH ROW EXECUTE FUNCTION write_history('First approval', 'draft_approval', 'id', 'status');
grant delete, insert, select, update to bondline_app;

table draft_attachment (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  variant text not null,
  file_name text not null,
  content_type text not null,
  content_md5_checksum text not null,
  file_size integer not null,
  storage_key text not null,
  sha256 text,
  received_at timestamp with time zone,
  infected_file_status text not null,
  scan_detail text,
  scanned_at timestamp with time zone,
  uploaded_by uuid not null,
  created_at timestamp with time zone not null,
  failure_reason text,
  draft_requested_document_id uuid,
  constraint draft_attachment_pkey PRIMARY KEY (id),
  constraint draft_attachment_of_organisation UNIQUE (organisation_id, id),
  constraint draft_attachment_storage_key_key UNIQUE (storage_key),
  constraint draft_attachment_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_attachment_requested FOREIGN KEY (organisation_id, draft_requested_document_id) REFERENCES draft_required_document(organisation_id, id) DEFERRABLE,
  constraint draft_attachment_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES account(id),
  constraint draft_attachment_clean CHECK (((infected_file_status <> 'CLEAN'::text) OR ((received_at IS NOT NULL) AND (sha256 IS NOT NULL) AND (scanned_at IS NOT NULL)))),
  constraint draft_attachment_failure CHECK (((failure_reason IS NULL) OR (infected_file_status = 'FAILED'::text))),
  constraint draft_attachment_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint draft_attachment_file_size_check CHECK (((file_size >= 1) AND (file_size <= 30000000))),
  constraint draft_attachment_infected_file_status_check CHECK ((infected_file_status = ANY (ARRAY['NOT_SCANNED'::text, 'CLEAN'::text, 'INFECTED'::text, 'FAILED'::text])))
);
CREATE INDEX draft_attachment_draft ON public.draft_attachment USING btree (draft_id, created_at);
CREATE INDEX draft_attachment_newest ON public.draft_attachment USING btree (organisation_id, created_at DESC, id DESC);
CREATE INDEX draft_attachment_requested_document ON public.draft_attachment USING btree (draft_requested_document_id) WHERE (draft_requested_document_id IS NOT NULL);
CREATE INDEX draft_attachment_waiting ON public.draft_attachment USING btree (created_at) WHERE (infected_file_status = 'NOT_SCANNED'::text);
CREATE INDEX draft_attachment_words ON public.draft_attachment USING gin (organisation_id, lower(file_name) gin_trgm_ops);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
CREATE TRIGGER count_storage AFTER INSERT OR DELETE OR UPDATE OF file_size, infected_file_status, received_at ON public.draft_attachment FOR EACH ROW EXECUTE FUNCTION count_storage();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_attachment FOR EACH ROW EXECUTE FUNCTION write_history('Attachment', 'draft', 'draft_id', 'file_name');
grant delete, insert, select, update to bondline_app;

table draft_bg_switch (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  current_bank_name text,
  expiry_date date,
  guarantee_number text,
  security_type text,
  term_deposit_end_date date,
  value_cents bigint,
  details_are_true_at timestamp with time zone,
  bank_may_be_contacted_at timestamp with time zone,
  original_will_be_returned_at timestamp with time zone,
  declared_by uuid,
  returned_date date,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint draft_bg_switch_pkey PRIMARY KEY (id),
  constraint draft_bg_switch_draft_id_key UNIQUE (draft_id),
  constraint draft_bg_switch_declared_by_fkey FOREIGN KEY (declared_by) REFERENCES account(id),
  constraint draft_bg_switch_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_bg_switch_current_bank_name_check CHECK (((length(current_bank_name) >= 1) AND (length(current_bank_name) <= 250))),
  constraint draft_bg_switch_declared CHECK (((declared_by IS NULL) = (num_nonnulls(details_are_true_at, bank_may_be_contacted_at, original_will_be_returned_at) = 0))),
  constraint draft_bg_switch_guarantee_number_check CHECK (((length(guarantee_number) >= 1) AND (length(guarantee_number) <= 255))),
  constraint draft_bg_switch_security_type_check CHECK ((security_type = ANY (ARRAY['TERM_DEPOSIT'::text, 'CASH'::text, 'PROPERTY'::text, 'UNSECURED'::text]))),
  constraint draft_bg_switch_term_deposit CHECK (((term_deposit_end_date IS NULL) OR (security_type = 'TERM_DEPOSIT'::text))),
  constraint draft_bg_switch_value_cents_check CHECK (((value_cents >= 100) AND (value_cents <= '99999999999'::bigint)))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_bg_switch FOR EACH ROW EXECUTE FUNCTION write_history('Bank guarantee switch', 'draft', 'draft_id', 'guarantee_number');
grant delete, insert, select, update to bondline_app;

table draft_collaborator (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  account_id uuid,
  email_address text not null,
  given_name text,
  family_name text,
  organisation_name text,
  roles text[] not null,
  invitation_status text not null,
  has_approved boolean not null default false,
  created_at timestamp with time zone not null,
  code_hash text,
  invited_by uuid,
  invited_by_name text,
  sent_at timestamp with time zone,
  accepted_at timestamp with time zone,
  approved_at timestamp with time zone,
  shown_to_organisation_id uuid,
  constraint draft_collaborator_pkey PRIMARY KEY (id),
  constraint draft_collaborator_draft_id_email_address_key UNIQUE (draft_id, email_address),
  constraint draft_collaborator_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint draft_collaborator_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id),
  constraint draft_collaborator_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_collaborator_shown_to_organisation_id_fkey FOREIGN KEY (shown_to_organisation_id) REFERENCES organisation(id),
  constraint draft_collaborator_invitation_status_check CHECK ((invitation_status = ANY (ARRAY['INVITED'::text, 'EXPIRED'::text, 'ACCEPTED'::text]))),
  constraint draft_collaborator_invited_by_name_check CHECK (((length(invited_by_name) >= 1) AND (length(invited_by_name) <= 511))),
  constraint draft_collaborator_roles_check CHECK (((roles <@ ARRAY['OWNER'::text, 'ISSUER'::text, 'BENEFICIARY'::text, 'LIMITED'::text]) AND (cardinality(roles) > 0))),
  constraint draft_collaborator_shows_once_accepted CHECK (((shown_to_organisation_id IS NULL) OR (invitation_status = 'ACCEPTED'::text)))
);
CREATE INDEX draft_collaborator_account ON public.draft_collaborator USING btree (account_id) WHERE (invitation_status = 'ACCEPTED'::text);
CREATE UNIQUE INDEX draft_collaborator_code ON public.draft_collaborator USING btree (code_hash);
CREATE INDEX draft_collaborator_shown ON public.draft_collaborator USING btree (shown_to_organisation_id, draft_id) WHERE (shown_to_organisation_id IS NOT NULL);
row level security forced;
policy invited as permissive for all to bondline_app using ((email_address = ( SELECT a.email
   FROM account a
  WHERE (a.id = ( SELECT actor_id() AS actor_id))))) with check ((email_address = ( SELECT a.email
   FROM account a
  WHERE (a.id = ( SELECT actor_id() AS actor_id)))));
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((account_id = ( SELECT actor_id() AS actor_id)) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
CREATE CONSTRAINT TRIGGER keep_rights AFTER INSERT OR DELETE OR UPDATE OF draft_id, account_id, invitation_status ON public.draft_collaborator DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_rights();
CREATE CONSTRAINT TRIGGER rights_taken AFTER DELETE OR UPDATE OF draft_id, account_id, roles, invitation_status ON public.draft_collaborator DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_rights_taken('account_id');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_collaborator FOR EACH ROW EXECUTE FUNCTION write_history('Collaborator', 'draft', 'draft_id', 'email_address');
grant delete, insert, select, update to bondline_app;

table draft_comment (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  author_id uuid not null,
  author_name text not null,
  is_bank_author boolean not null,
  content text,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint draft_comment_pkey PRIMARY KEY (id),
  constraint draft_comment_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id),
  constraint draft_comment_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_comment_content_check CHECK (((length(content) >= 1) AND (length(content) <= 2000))),
  constraint draft_comment_removed CHECK (((removed_at IS NULL) = (content IS NOT NULL)))
);
CREATE INDEX draft_comment_newest ON public.draft_comment USING btree (draft_id, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
CREATE TRIGGER keep_bank_thread AFTER INSERT OR DELETE OR UPDATE OF removed_at ON public.draft_comment FOR EACH ROW EXECUTE FUNCTION keep_bank_thread_of_row('DRAFT', 'draft_id');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_comment FOR EACH ROW EXECUTE FUNCTION write_history('Comment', 'draft', 'draft_id', 'author_name');
grant delete, insert, select, update to bondline_app;

table draft_confirmation (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  status text not null,
  email_address text not null,
  beneficiary_name text,
  beneficiary_abn text,
  wording text not null,
  confirmation_sha256 text not null,
  code_hash text,
  link_ends_at timestamp with time zone not null,
  mails_sent integer not null,
  asked_by uuid not null,
  asked_by_name text not null,
  asked_at timestamp with time zone not null,
  answered_by uuid,
  answered_by_name text,
  answered_by_position text,
  answered_at timestamp with time zone,
  dispute_reason text,
  what_changed text[],
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  constraint draft_confirmation_pkey PRIMARY KEY (id),
  constraint draft_confirmation_code_hash_key UNIQUE (code_hash),
  constraint draft_confirmation_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES account(id),
  constraint draft_confirmation_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(id),
  constraint draft_confirmation_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_confirmation_answer CHECK ((((answered_at IS NULL) = (answered_by_name IS NULL)) AND ((answered_at IS NULL) = (answered_by_position IS NULL)) AND ((status <> ALL (ARRAY['CONFIRMED'::text, 'DISPUTED'::text])) OR (answered_at IS NOT NULL)) AND ((status <> ALL (ARRAY['ASKED'::text, 'CANCELLED'::text])) OR (answered_at IS NULL)) AND ((status = 'DISPUTED'::text) = (dispute_reason IS NOT NULL)))),
  constraint draft_confirmation_answered_by_name_check CHECK (((length(answered_by_name) >= 1) AND (length(answered_by_name) <= 1000))),
  constraint draft_confirmation_answered_by_position_check CHECK (((length(answered_by_position) >= 1) AND (length(answered_by_position) <= 255))),
  constraint draft_confirmation_asked_by_name_check CHECK (((length(asked_by_name) >= 1) AND (length(asked_by_name) <= 511))),
  constraint draft_confirmation_beneficiary_abn_check CHECK (((length(beneficiary_abn) >= 9) AND (length(beneficiary_abn) <= 11))),
  constraint draft_confirmation_beneficiary_name_check CHECK (((length(beneficiary_name) >= 1) AND (length(beneficiary_name) <= 255))),
  constraint draft_confirmation_confirmation_sha256_check CHECK ((confirmation_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint draft_confirmation_dispute_reason_check CHECK (((length(dispute_reason) >= 1) AND (length(dispute_reason) <= 2000))),
  constraint draft_confirmation_email_address_check CHECK (((length(email_address) >= 3) AND (length(email_address) <= 255))),
  constraint draft_confirmation_ended CHECK ((((status = ANY (ARRAY['SUPERSEDED'::text, 'CANCELLED'::text])) = (ended_at IS NOT NULL)) AND ((status = 'SUPERSEDED'::text) = (what_changed IS NOT NULL)))),
  constraint draft_confirmation_link CHECK (((status = 'ASKED'::text) = (code_hash IS NOT NULL))),
  constraint draft_confirmation_mails_sent_check CHECK ((mails_sent >= 1)),
  constraint draft_confirmation_status_check CHECK ((status = ANY (ARRAY['ASKED'::text, 'CONFIRMED'::text, 'DISPUTED'::text, 'SUPERSEDED'::text, 'CANCELLED'::text]))),
  constraint draft_confirmation_what_changed_check CHECK ((what_changed <@ ARRAY['NAME'::text, 'ABN'::text, 'WORDING'::text])),
  constraint draft_confirmation_whole CHECK (((status <> 'CONFIRMED'::text) OR ((beneficiary_name IS NOT NULL) AND (beneficiary_abn IS NOT NULL))))
);
CREATE INDEX draft_confirmation_address ON public.draft_confirmation USING btree (lower(email_address)) WHERE (status = 'ASKED'::text);
CREATE UNIQUE INDEX draft_confirmation_current ON public.draft_confirmation USING btree (draft_id) WHERE (status = ANY (ARRAY['ASKED'::text, 'CONFIRMED'::text]));
CREATE INDEX draft_confirmation_draft ON public.draft_confirmation USING btree (draft_id, created_at DESC, id DESC);
CREATE INDEX draft_confirmation_number ON public.draft_confirmation USING btree ("right"(beneficiary_abn, 9)) WHERE (status = 'ASKED'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))));
CREATE TRIGGER keep_confirmation BEFORE UPDATE ON public.draft_confirmation FOR EACH ROW WHEN (((old.answered_at IS NOT NULL) AND (((((((new.answered_at IS DISTINCT FROM old.answered_at) OR (new.answered_by_name IS DISTINCT FROM old.answered_by_name)) OR (new.answered_by_position IS DISTINCT FROM old.answered_by_position)) OR (new.wording IS DISTINCT FROM old.wording)) OR (new.beneficiary_name IS DISTINCT FROM old.beneficiary_name)) OR (new.beneficiary_abn IS DISTINCT FROM old.beneficiary_abn)) OR (new.confirmation_sha256 IS DISTINCT FROM old.confirmation_sha256)))) EXECUTE FUNCTION keep_confirmation();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_confirmation FOR EACH ROW EXECUTE FUNCTION write_history('Confirmation', 'draft', 'draft_id', 'email_address');
grant delete, insert, select, update to bondline_app;

table draft_envelope (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  required_document_id uuid not null,
  status text not null,
  service_name text not null,
  opened_by uuid not null,
  opened_by_name text not null,
  opened_side text not null,
  paper_id uuid not null,
  text_sha256 text not null,
  provider_id text,
  sent_sha256 text,
  message_id uuid not null,
  attachment_id uuid,
  ended_reason text,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint draft_envelope_pkey PRIMARY KEY (id),
  constraint draft_envelope_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint draft_envelope_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES account(id),
  constraint draft_envelope_organisation_id_attachment_id_fkey FOREIGN KEY (organisation_id, attachment_id) REFERENCES draft_attachment(organisation_id, id) DEFERRABLE,
  constraint draft_envelope_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_envelope_organisation_id_message_id_fkey FOREIGN KEY (organisation_id, message_id) REFERENCES draft_required_document_message(organisation_id, id) DEFERRABLE,
  constraint draft_envelope_organisation_id_required_document_id_fkey FOREIGN KEY (organisation_id, required_document_id) REFERENCES draft_required_document(organisation_id, id) DEFERRABLE,
  constraint draft_envelope_paper_id_fkey FOREIGN KEY (paper_id) REFERENCES paper(id),
  constraint draft_envelope_ended CHECK (((status = 'WAITING'::text) = (ended_at IS NULL))),
  constraint draft_envelope_ended_reason_check CHECK (((length(ended_reason) >= 1) AND (length(ended_reason) <= 500))),
  constraint draft_envelope_opened_side_check CHECK ((opened_side = ANY (ARRAY['APPLICANT'::text, 'PROVIDER_ADMIN'::text, 'SUPPLIER_ADMIN'::text]))),
  constraint draft_envelope_provider_id_check CHECK (((length(provider_id) >= 1) AND (length(provider_id) <= 255))),
  constraint draft_envelope_sent_sha256_check CHECK ((sent_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint draft_envelope_service_name_check CHECK (((length(service_name) >= 1) AND (length(service_name) <= 1000))),
  constraint draft_envelope_signed CHECK (((status = 'SIGNED'::text) = (attachment_id IS NOT NULL))),
  constraint draft_envelope_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'SIGNED'::text, 'REFUSED'::text, 'CALLED_OFF'::text, 'FAILED'::text]))),
  constraint draft_envelope_taken CHECK (((provider_id IS NULL) = (sent_sha256 IS NULL))),
  constraint draft_envelope_text_sha256_check CHECK ((text_sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX draft_envelope_of_draft ON public.draft_envelope USING btree (draft_id, created_at, id);
CREATE UNIQUE INDEX draft_envelope_open ON public.draft_envelope USING btree (required_document_id) WHERE (status = 'WAITING'::text);
CREATE INDEX draft_envelope_waiting ON public.draft_envelope USING btree (created_at, id) WHERE ((status = 'WAITING'::text) AND (provider_id IS NOT NULL));
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))));
CREATE TRIGGER keep_desk_work AFTER INSERT OR UPDATE OF status ON public.draft_envelope FOR EACH ROW EXECUTE FUNCTION keep_desk_work_of_row('required_document_id', '{REQUIRED_DOCUMENT}');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_envelope FOR EACH ROW EXECUTE FUNCTION write_history('Form envelope', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table draft_envelope_signer (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  envelope_id uuid not null,
  position integer not null,
  account_id uuid not null,
  name text not null,
  capacity text not null,
  signing_url_encrypted bytea,
  read_at timestamp with time zone,
  signed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint draft_envelope_signer_pkey PRIMARY KEY (id),
  constraint draft_envelope_signer_envelope_id_position_key UNIQUE (envelope_id, "position"),
  constraint draft_envelope_signer_once UNIQUE (envelope_id, account_id),
  constraint draft_envelope_signer_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint draft_envelope_signer_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_envelope_signer_organisation_id_envelope_id_fkey FOREIGN KEY (organisation_id, envelope_id) REFERENCES draft_envelope(organisation_id, id) DEFERRABLE,
  constraint draft_envelope_signer_capacity_check CHECK ((capacity = ANY (ARRAY['DIRECTOR'::text, 'COMPANY_SECRETARY'::text, 'TRUSTEE'::text, 'PARTNER'::text, 'SOLE_TRADER'::text, 'AUTHORISED_SIGNATORY'::text]))),
  constraint draft_envelope_signer_name_check CHECK (((length(name) >= 1) AND (length(name) <= 1000))),
  constraint draft_envelope_signer_position_check CHECK (("position" >= 1))
);
CREATE INDEX draft_envelope_signer_draft ON public.draft_envelope_signer USING btree (draft_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_envelope_signer FOR EACH ROW EXECUTE FUNCTION write_history('Form signer', 'draft', 'draft_id', 'name');
grant delete, insert, select, update to bondline_app;

table draft_individual (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  version integer not null default 1,
  title text,
  first_name text,
  middle_names text,
  surname text,
  email_address text,
  phone_mobile text,
  roles text[] not null default '{}'::text[],
  is_foreign_resident boolean,
  tax_foreign_resident_country text,
  taxpayer_identification_number_encrypted bytea,
  tax_reason_no_tin text,
  tax_reason_explanation text,
  identification_option text,
  identification_number_encrypted bytea,
  simple_kyc_encrypted bytea,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  verification_status text,
  verification_override_reason text,
  status_since timestamp with time zone,
  constraint draft_individual_pkey PRIMARY KEY (id),
  constraint draft_individual_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint draft_individual_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_individual_identification_option_check CHECK ((identification_option = ANY (ARRAY['DRIVER_LICENCE'::text, 'AUSTRALIAN_PASSPORT'::text, 'FOREIGN_PASSPORT'::text, 'MEDICARE_CARD'::text, 'CITIZENSHIP_CERTIFICATE'::text, 'BIRTH_CERTIFICATE'::text]))),
  constraint draft_individual_roles_check CHECK ((roles <@ ARRAY['DIRECTOR'::text, 'SECRETARY'::text, 'BENEFICIAL_OWNER'::text, 'TRUSTEE'::text, 'SIGNATORY'::text])),
  constraint draft_individual_tax_reason_no_tin_check CHECK ((tax_reason_no_tin = ANY (ARRAY['NOT_ISSUED'::text, 'UNOBTAINABLE'::text, 'NOT_REQUIRED'::text]))),
  constraint draft_individual_verification_override_reason_check CHECK (((length(verification_override_reason) >= 1) AND (length(verification_override_reason) <= 500))),
  constraint draft_individual_verification_status_check CHECK ((verification_status = ANY (ARRAY['IN_PROGRESS'::text, 'VERIFIED'::text, 'VERIFIED_ADMIN'::text, 'VERIFIED_WITH_CHANGES'::text, 'PENDING'::text, 'LOCKED_OUT'::text, 'MANUAL'::text]))),
  constraint individual_number_or_reason CHECK (((taxpayer_identification_number_encrypted IS NULL) OR (tax_reason_no_tin IS NULL))),
  constraint individual_overridden CHECK (((verification_override_reason IS NULL) OR (verification_status = 'VERIFIED_ADMIN'::text)))
);
CREATE INDEX draft_individual_draft ON public.draft_individual USING btree (draft_id, created_at, id);
CREATE INDEX draft_individual_newest ON public.draft_individual USING btree (organisation_id, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))));
CREATE TRIGGER end_desk_work AFTER DELETE ON public.draft_individual FOR EACH ROW WHEN ((old.verification_status IS NOT NULL)) EXECUTE FUNCTION end_desk_work_of_row('{IDENTITY}');
CREATE TRIGGER keep_desk_work AFTER INSERT OR UPDATE OF verification_status, roles, is_foreign_resident ON public.draft_individual FOR EACH ROW WHEN ((new.verification_status IS NOT NULL)) EXECUTE FUNCTION keep_desk_work_of_row('id', '{IDENTITY}');
CREATE TRIGGER name_attention BEFORE UPDATE OF verification_status ON public.draft_individual FOR EACH ROW WHEN (((new.verification_status = ANY (ARRAY['PENDING'::text, 'LOCKED_OUT'::text, 'MANUAL'::text])) AND (COALESCE(old.verification_status, ''::text) <> ALL (ARRAY['PENDING'::text, 'LOCKED_OUT'::text, 'MANUAL'::text])))) EXECUTE FUNCTION name_attention();
CREATE TRIGGER name_attention_of_new BEFORE INSERT ON public.draft_individual FOR EACH ROW WHEN ((new.verification_status = ANY (ARRAY['PENDING'::text, 'LOCKED_OUT'::text, 'MANUAL'::text]))) EXECUTE FUNCTION name_attention();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_individual FOR EACH ROW EXECUTE FUNCTION write_history('Individual', 'draft', 'draft_id', 'surname');
grant delete, insert, select, update to bondline_app;

table draft_notification (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  account_id uuid not null,
  person_name text not null,
  topics text[] not null,
  created_at timestamp with time zone not null,
  constraint draft_notification_pkey PRIMARY KEY (id),
  constraint draft_notification_draft_id_account_id_key UNIQUE (draft_id, account_id),
  constraint draft_notification_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint draft_notification_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_notification_person_name_check CHECK (((length(person_name) >= 1) AND (length(person_name) <= 511))),
  constraint draft_notification_topics_check CHECK ((topics <@ ARRAY['PROGRESS'::text, 'MONEY'::text, 'WORDING'::text, 'DOCUMENTS'::text]))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_notification FOR EACH ROW EXECUTE FUNCTION write_history('Notification list', 'draft', 'draft_id', 'person_name');
grant delete, insert, select, update to bondline_app;

table draft_party (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  position integer not null,
  party_variant text not null,
  name text,
  abn text,
  address text,
  state text,
  postcode text,
  notes text,
  party_entity_type text,
  contact_given_name text,
  contact_family_name text,
  contact_email text,
  contact_phone_number text,
  created_at timestamp with time zone not null,
  constraint draft_party_pkey PRIMARY KEY (id),
  constraint draft_party_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_party_abn_check CHECK ((abn ~ '^([0-9]{9}|[0-9]{11})$'::text)),
  constraint draft_party_address_check CHECK ((length(address) <= 500)),
  constraint draft_party_contact_email_check CHECK ((length(contact_email) <= 255)),
  constraint draft_party_contact_family_name_check CHECK ((length(contact_family_name) <= 255)),
  constraint draft_party_contact_given_name_check CHECK ((length(contact_given_name) <= 255)),
  constraint draft_party_contact_phone_number_check CHECK ((length(contact_phone_number) <= 15)),
  constraint draft_party_name_check CHECK ((length(name) <= 255)),
  constraint draft_party_notes_check CHECK ((length(notes) <= 500)),
  constraint draft_party_party_variant_check CHECK ((party_variant = ANY (ARRAY['ISSUER'::text, 'BENEFICIARY'::text, 'LIMITED'::text, 'OTHER'::text]))),
  constraint draft_party_postcode_check CHECK ((postcode ~ '^[0-9]{4}$'::text)),
  constraint draft_party_state_check CHECK ((state = ANY (ARRAY['NSW'::text, 'VIC'::text, 'QLD'::text, 'SA'::text, 'WA'::text, 'ACT'::text, 'NT'::text, 'TAS'::text])))
);
CREATE INDEX draft_party_draft ON public.draft_party USING btree (draft_id, "position");
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_party FOR EACH ROW EXECUTE FUNCTION write_history('Party', 'draft', 'draft_id', 'name');
grant delete, insert, select, update to bondline_app;

table draft_required_document (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  required_document_type text not null,
  overall_status text,
  put_up_by text,
  withdrawn_at timestamp with time zone,
  created_at timestamp with time zone not null,
  name text,
  template_url text,
  is_obligatory boolean not null default true,
  paper_supplier_id uuid,
  status_since timestamp with time zone not null,
  constraint draft_required_document_pkey PRIMARY KEY (id),
  constraint draft_required_document_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint draft_required_document_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_required_document_paper_supplier_id_fkey FOREIGN KEY (paper_supplier_id) REFERENCES supplier(id),
  constraint draft_required_document_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255))),
  constraint draft_required_document_overall_status_check CHECK ((overall_status = ANY (ARRAY['SENT'::text, 'PENDING_APPROVAL'::text, 'APPROVED'::text, 'NOT_APPROVED'::text]))),
  constraint draft_required_document_put_up_by_check CHECK ((put_up_by = ANY (ARRAY['APPLICANT'::text, 'BANK'::text]))),
  constraint draft_required_document_required_document_type_check CHECK ((required_document_type = ANY (ARRAY['APPLICATION_FORM'::text, 'CERTIFIED_TRUST_DOCUMENT'::text, 'CUSTOMER_IDENTIFICATION'::text, 'DOCUMENT_FOR_CLIENT_RECORD'::text, 'DRAFT_BANK_GUARANTEE_FORM'::text, 'OTHER_DOCUMENT'::text, 'SHARE_CERTIFICATE'::text]))),
  constraint draft_required_document_template_url_check CHECK (((length(template_url) >= 1) AND (length(template_url) <= 300))),
  constraint required_document_put_up CHECK (((overall_status IS NULL) = (put_up_by IS NULL)))
);
CREATE INDEX draft_required_document_all_by_created ON public.draft_required_document USING btree (created_at, id);
CREATE INDEX draft_required_document_all_by_since ON public.draft_required_document USING btree (status_since, id);
CREATE INDEX draft_required_document_draft ON public.draft_required_document USING btree (draft_id, created_at, id);
CREATE INDEX draft_required_document_of_bank_by_created ON public.draft_required_document USING btree (paper_supplier_id, created_at, id) WHERE (paper_supplier_id IS NOT NULL);
CREATE INDEX draft_required_document_of_bank_by_since ON public.draft_required_document USING btree (paper_supplier_id, status_since, id) WHERE (paper_supplier_id IS NOT NULL);
CREATE INDEX draft_required_document_words ON public.draft_required_document USING gin (lower(((replace(required_document_type, '_'::text, ' '::text) || ' '::text) || COALESCE(name, ''::text))) gin_trgm_ops);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))));
CREATE TRIGGER keep_bank_thread AFTER UPDATE ON public.draft_required_document FOR EACH ROW WHEN ((old.withdrawn_at IS DISTINCT FROM new.withdrawn_at)) EXECUTE FUNCTION keep_bank_thread_of_row('REQUIRED_DOCUMENT', 'id');
CREATE TRIGGER keep_desk_work AFTER UPDATE OF overall_status, withdrawn_at ON public.draft_required_document FOR EACH ROW WHEN (((old.overall_status = 'PENDING_APPROVAL'::text) OR (new.overall_status = 'PENDING_APPROVAL'::text))) EXECUTE FUNCTION keep_desk_work_of_row('id', '{REQUIRED_DOCUMENT}');
CREATE TRIGGER keep_desk_work_new AFTER INSERT ON public.draft_required_document FOR EACH ROW WHEN ((new.overall_status = 'PENDING_APPROVAL'::text)) EXECUTE FUNCTION keep_desk_work_of_row('id', '{REQUIRED_DOCUMENT}');
CREATE TRIGGER name_paper_of_new BEFORE INSERT ON public.draft_required_document FOR EACH ROW EXECUTE FUNCTION name_paper_of_required_document();
CREATE TRIGGER name_step BEFORE UPDATE ON public.draft_required_document FOR EACH ROW WHEN ((((old.overall_status IS DISTINCT FROM new.overall_status) OR (old.put_up_by IS DISTINCT FROM new.put_up_by)) OR (old.withdrawn_at IS DISTINCT FROM new.withdrawn_at))) EXECUTE FUNCTION name_paper_of_required_document();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_required_document FOR EACH ROW EXECUTE FUNCTION write_history('Required document', 'draft', 'draft_id', 'required_document_type');
grant delete, insert, select, update to bondline_app;

table draft_required_document_message (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  required_document_id uuid not null,
  parent_message_id uuid,
  from_party text not null,
  message text,
  has_approval boolean,
  on_behalf_of_applicant boolean not null default false,
  attachment_id uuid,
  created_by uuid,
  given_name text,
  family_name text,
  created_at timestamp with time zone not null,
  constraint draft_required_document_message_pkey PRIMARY KEY (id),
  constraint draft_required_document_message_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint draft_required_document_messa_organisation_id_attachment_i_fkey FOREIGN KEY (organisation_id, attachment_id) REFERENCES draft_attachment(organisation_id, id) DEFERRABLE,
  constraint draft_required_document_messa_organisation_id_parent_messa_fkey FOREIGN KEY (organisation_id, parent_message_id) REFERENCES draft_required_document_message(organisation_id, id) DEFERRABLE,
  constraint draft_required_document_messa_organisation_id_required_doc_fkey FOREIGN KEY (organisation_id, required_document_id) REFERENCES draft_required_document(organisation_id, id) DEFERRABLE,
  constraint draft_required_document_message_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint draft_required_document_message_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_required_document_message_from_party_check CHECK ((from_party = ANY (ARRAY['APPLICANT'::text, 'PROVIDER_ADMIN'::text, 'SUPPLIER_ADMIN'::text, 'AUTOMATED_E_SIGNATURE'::text]))),
  constraint draft_required_document_message_message_check CHECK (((length(message) >= 1) AND (length(message) <= 2000))),
  constraint required_document_message_author CHECK ((((created_by IS NULL) = (given_name IS NULL)) AND ((given_name IS NULL) = (family_name IS NULL)))),
  constraint required_document_message_automated CHECK (((from_party <> 'AUTOMATED_E_SIGNATURE'::text) OR ((created_by IS NULL) AND (has_approval IS NULL)))),
  constraint required_document_message_decision CHECK (((has_approval IS NULL) OR (parent_message_id IS NOT NULL))),
  constraint required_document_message_reason CHECK (((has_approval IS DISTINCT FROM false) OR (message IS NOT NULL))),
  constraint required_document_message_says CHECK (((message IS NOT NULL) OR (attachment_id IS NOT NULL) OR (has_approval IS NOT NULL)))
);
CREATE INDEX draft_required_document_message_file ON public.draft_required_document_message USING btree (attachment_id) WHERE (attachment_id IS NOT NULL);
CREATE INDEX draft_required_document_message_newest ON public.draft_required_document_message USING btree (draft_id, created_at DESC, id DESC);
CREATE INDEX draft_required_document_message_of ON public.draft_required_document_message USING btree (required_document_id, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))));
CREATE TRIGGER keep_bank_thread AFTER INSERT OR DELETE OR UPDATE OF has_approval ON public.draft_required_document_message FOR EACH ROW EXECUTE FUNCTION keep_bank_thread_of_row('REQUIRED_DOCUMENT', 'required_document_id');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_required_document_message FOR EACH ROW EXECUTE FUNCTION write_history('Required document message', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table draft_surety_bond (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  security_type text,
  revenue_declared_at timestamp with time zone,
  revenue_declared_by uuid,
  brokerage_accepted_at timestamp with time zone,
  contract_description text,
  contract_location text,
  total_value_cents bigint,
  contract_number text,
  start_date date,
  completion_date date,
  practical_completion_date date,
  final_completion_date date,
  maintenance_years integer,
  maintenance_months integer,
  client_representative text,
  is_subcontractor boolean,
  has_force_majeure boolean,
  covers_nuclear_risk boolean,
  bank_fronted_bonds_requested boolean,
  bank_fronted_bonds_reason text,
  has_previous_contracts boolean,
  has_similar_contracts boolean,
  has_design_obligations_liability boolean,
  has_delay_events boolean,
  is_existing_project boolean,
  project_not_on_budget boolean,
  defects_and_faults_active boolean,
  defects_and_faults_detail text,
  defects_liability_period_extended_active boolean,
  defects_liability_period_extended_detail text,
  issues_and_disputes_active boolean,
  issues_and_disputes_detail text,
  replacing_existing_security_active boolean,
  replacing_existing_security_detail text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint draft_surety_bond_pkey PRIMARY KEY (id),
  constraint draft_surety_bond_draft_id_key UNIQUE (draft_id),
  constraint draft_surety_bond_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_surety_bond_revenue_declared_by_fkey FOREIGN KEY (revenue_declared_by) REFERENCES account(id),
  constraint draft_surety_bond_bank_fronted_bonds_reason_check CHECK (((length(bank_fronted_bonds_reason) >= 1) AND (length(bank_fronted_bonds_reason) <= 500))),
  constraint draft_surety_bond_client_representative_check CHECK (((length(client_representative) >= 1) AND (length(client_representative) <= 255))),
  constraint draft_surety_bond_contract_description_check CHECK (((length(contract_description) >= 1) AND (length(contract_description) <= 500))),
  constraint draft_surety_bond_contract_location_check CHECK (((length(contract_location) >= 1) AND (length(contract_location) <= 250))),
  constraint draft_surety_bond_contract_number_check CHECK (((length(contract_number) >= 1) AND (length(contract_number) <= 255))),
  constraint draft_surety_bond_defects_and_faults_detail_check CHECK (((length(defects_and_faults_detail) >= 1) AND (length(defects_and_faults_detail) <= 500))),
  constraint draft_surety_bond_defects_liability_period_extended_detai_check CHECK (((length(defects_liability_period_extended_detail) >= 1) AND (length(defects_liability_period_extended_detail) <= 500))),
  constraint draft_surety_bond_issues_and_disputes_detail_check CHECK (((length(issues_and_disputes_detail) >= 1) AND (length(issues_and_disputes_detail) <= 500))),
  constraint draft_surety_bond_maintenance_months_check CHECK (((maintenance_months >= 0) AND (maintenance_months <= 11))),
  constraint draft_surety_bond_maintenance_years_check CHECK (((maintenance_years >= 0) AND (maintenance_years <= 99))),
  constraint draft_surety_bond_replacing_existing_security_detail_check CHECK (((length(replacing_existing_security_detail) >= 1) AND (length(replacing_existing_security_detail) <= 500))),
  constraint draft_surety_bond_revenue CHECK (((revenue_declared_at IS NULL) = (revenue_declared_by IS NULL))),
  constraint draft_surety_bond_security_type_check CHECK ((security_type = ANY (ARRAY['UNSECURED'::text, 'INDEMNITY'::text, 'CASH'::text, 'PROPERTY'::text]))),
  constraint draft_surety_bond_total_value_cents_check CHECK (((total_value_cents >= 100) AND (total_value_cents <= '99999999999'::bigint)))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_surety_bond FOR EACH ROW EXECUTE FUNCTION write_history('Contract questionnaire', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table draft_viewer (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  account_id uuid not null,
  created_at timestamp with time zone not null,
  constraint draft_viewer_pkey PRIMARY KEY (id),
  constraint draft_viewer_draft_id_account_id_key UNIQUE (draft_id, account_id),
  constraint draft_viewer_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint draft_viewer_member FOREIGN KEY (organisation_id, account_id) REFERENCES member(organisation_id, account_id) ON DELETE CASCADE DEFERRABLE,
  constraint draft_viewer_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE
);
CREATE INDEX draft_viewer_account ON public.draft_viewer USING btree (account_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
CREATE CONSTRAINT TRIGGER keep_rights AFTER INSERT OR DELETE OR UPDATE ON public.draft_viewer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_rights();
CREATE CONSTRAINT TRIGGER rights_taken AFTER DELETE OR UPDATE ON public.draft_viewer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_rights_taken('account_id');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_viewer FOR EACH ROW EXECUTE FUNCTION write_history('Viewer', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table draft_wording_proposal (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  proposed_by_side text not null,
  status text not null default 'OPEN'::text,
  from_wording text not null,
  wording text not null,
  reason text not null,
  facts_hash text not null,
  applicant_accepted_at timestamp with time zone,
  bank_accepted_at timestamp with time zone,
  declined_by_side text,
  decline_reason text,
  decided_at timestamp with time zone,
  created_by uuid not null,
  given_name text not null,
  family_name text not null,
  created_at timestamp with time zone not null,
  constraint draft_wording_proposal_pkey PRIMARY KEY (id),
  constraint draft_wording_proposal_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint draft_wording_proposal_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint draft_wording_proposal_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint draft_wording_proposal_decline_reason_check CHECK (((length(decline_reason) >= 1) AND (length(decline_reason) <= 500))),
  constraint draft_wording_proposal_declined_by_side_check CHECK ((declined_by_side = ANY (ARRAY['APPLICANT'::text, 'BANK'::text]))),
  constraint draft_wording_proposal_facts_hash_check CHECK ((facts_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint draft_wording_proposal_from_wording_check CHECK ((length(from_wording) >= 1)),
  constraint draft_wording_proposal_proposed_by_side_check CHECK ((proposed_by_side = ANY (ARRAY['APPLICANT'::text, 'BANK'::text, 'BENEFICIARY'::text]))),
  constraint draft_wording_proposal_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint draft_wording_proposal_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'AGREED'::text, 'DECLINED'::text, 'WITHDRAWN'::text]))),
  constraint draft_wording_proposal_wording_check CHECK (((length(wording) >= 1) AND (length(wording) <= 20000))),
  constraint wording_proposal_agreed CHECK (((status <> 'AGREED'::text) OR ((applicant_accepted_at IS NOT NULL) AND (bank_accepted_at IS NOT NULL)))),
  constraint wording_proposal_applicants CHECK (((proposed_by_side <> 'APPLICANT'::text) OR (applicant_accepted_at IS NOT NULL))),
  constraint wording_proposal_banks CHECK (((proposed_by_side <> 'BANK'::text) OR (bank_accepted_at IS NOT NULL))),
  constraint wording_proposal_decided CHECK (((status = 'OPEN'::text) = (decided_at IS NULL))),
  constraint wording_proposal_declined CHECK ((((status = 'DECLINED'::text) = (declined_by_side IS NOT NULL)) AND ((declined_by_side IS NULL) = (decline_reason IS NULL))))
);
CREATE INDEX draft_wording_proposal_draft ON public.draft_wording_proposal USING btree (draft_id, created_at, id);
CREATE UNIQUE INDEX draft_wording_proposal_open ON public.draft_wording_proposal USING btree (draft_id, proposed_by_side) WHERE (status = 'OPEN'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))));
CREATE TRIGGER keep_desk_work AFTER INSERT OR UPDATE OF status, bank_accepted_at ON public.draft_wording_proposal FOR EACH ROW EXECUTE FUNCTION keep_desk_work_of_row('id', '{WORDING_PROPOSAL}');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.draft_wording_proposal FOR EACH ROW EXECUTE FUNCTION write_history('Wording proposal', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table expiry_acknowledgement (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  expires_date date not null,
  acknowledged_by uuid not null,
  acknowledged_by_name text not null,
  created_at timestamp with time zone not null,
  constraint expiry_acknowledgement_pkey PRIMARY KEY (id),
  constraint expiry_acknowledgement_document_id_expires_date_key UNIQUE (document_id, expires_date),
  constraint expiry_acknowledgement_acknowledged_by_fkey FOREIGN KEY (acknowledged_by) REFERENCES account(id),
  constraint expiry_acknowledgement_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint expiry_acknowledgement_acknowledged_by_name_check CHECK (((length(acknowledged_by_name) >= 1) AND (length(acknowledged_by_name) <= 511)))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.expiry_acknowledgement FOR EACH ROW EXECUTE FUNCTION write_history('Expiry acknowledged', 'document', 'document_id', 'acknowledged_by_name');
grant delete, insert, select, update to bondline_app;

table expiry_notice (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  expires_date date not null,
  business_days integer not null,
  email_address text not null,
  notice_reason text not null,
  mail_status text not null default 'QUEUED'::text,
  mail_settled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint expiry_notice_pkey PRIMARY KEY (id),
  constraint expiry_notice_document_id_expires_date_business_days_email__key UNIQUE (document_id, expires_date, business_days, email_address),
  constraint expiry_notice_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint expiry_notice_business_days_check CHECK ((business_days > 0)),
  constraint expiry_notice_email_address_check CHECK (((length(email_address) >= 3) AND (length(email_address) <= 255))),
  constraint expiry_notice_mail_status_check CHECK ((mail_status = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'FAILED'::text]))),
  constraint expiry_notice_notice_reason_check CHECK ((notice_reason = ANY (ARRAY['OWNER'::text, 'NAMED'::text, 'ADMINISTRATOR'::text]))),
  constraint expiry_notice_settled CHECK (((mail_status = 'QUEUED'::text) = (mail_settled_at IS NULL)))
);
CREATE INDEX expiry_notice_unsettled ON public.expiry_notice USING btree (id) WHERE (mail_status = 'QUEUED'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR document_is_visible(document_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.expiry_notice FOR EACH ROW EXECUTE FUNCTION write_history('Expiry notice', 'document', 'document_id', 'email_address');
grant delete, insert, select, update to bondline_app;

table export_job (
  id uuid not null,
  organisation_id uuid,
  created_by uuid not null,
  kind text not null,
  format text not null,
  file_name text not null,
  wanted jsonb not null,
  columns text[] not null,
  status text not null,
  rights text not null,
  attempts integer not null default 0,
  rows_expected integer,
  rows_written integer not null default 0,
  storage_key text,
  file_size bigint,
  finished_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  schedule_id uuid,
  constraint export_job_pkey PRIMARY KEY (id),
  constraint export_job_storage_key_key UNIQUE (storage_key),
  constraint export_job_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint export_job_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint export_job_organisation_id_schedule_id_fkey FOREIGN KEY (organisation_id, schedule_id) REFERENCES export_schedule(organisation_id, id) ON DELETE SET NULL (schedule_id) DEFERRABLE,
  constraint export_job_archive CHECK (((kind = ANY (ARRAY['ORGANISATION'::text, 'PERSON'::text])) = (format = 'ZIP'::text))),
  constraint export_job_columns_check CHECK ((cardinality(columns) > 0)),
  constraint export_job_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint export_job_format_check CHECK ((format = ANY (ARRAY['CSV'::text, 'XLSX'::text, 'ZIP'::text]))),
  constraint export_job_kind_check CHECK ((kind = ANY (ARRAY['CLIENTS'::text, 'DOCUMENTS'::text, 'DRAFTS'::text, 'FACILITIES'::text, 'FACILITY_APPLICATIONS'::text, 'INVOICES'::text, 'MEMBERS'::text, 'STAFF_APPLICATIONS'::text, 'STAFF_DOCUMENTS'::text, 'STAFF_DRAFTS'::text, 'REPORT'::text, 'HISTORY'::text, 'ORGANISATION'::text, 'PERSON'::text, 'STAFF_INVOICES'::text, 'STAFF_FACILITIES'::text, 'STAFF_ENQUIRIES'::text, 'STAFF_REFERRALS'::text, 'STAFF_ARREARS'::text, 'STAFF_REQUESTS'::text, 'STAFF_REQUIRED_DOCUMENTS'::text, 'STAFF_REFUNDS'::text, 'STAFF_DISPUTES'::text, 'STAFF_CREDIT_NOTES'::text]))),
  constraint export_job_ready CHECK ((((status = 'READY'::text) = (storage_key IS NOT NULL)) AND ((storage_key IS NULL) OR (file_size IS NOT NULL)))),
  constraint export_job_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'RUNNING'::text, 'READY'::text, 'FAILED'::text, 'CANCELLED'::text, 'REMOVED'::text])))
);
CREATE INDEX export_job_kept ON public.export_job USING btree (finished_at) WHERE (status = 'READY'::text);
CREATE INDEX export_job_newest ON public.export_job USING btree (created_by, created_at DESC, id DESC);
CREATE INDEX export_job_organisation ON public.export_job USING btree (organisation_id);
CREATE INDEX export_job_schedule ON public.export_job USING btree (schedule_id) WHERE (schedule_id IS NOT NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (created_by = ( SELECT actor_id() AS actor_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (created_by = ( SELECT actor_id() AS actor_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.export_job FOR EACH ROW EXECUTE FUNCTION write_history('Export', 'export_job', 'id', 'file_name');
grant delete, insert, select, update to bondline_app;

table export_schedule (
  id uuid not null,
  organisation_id uuid not null,
  account_id uuid not null,
  name text not null,
  wanted jsonb not null,
  columns text[] not null,
  format text not null,
  rhythm text not null,
  on_day integer not null,
  next_at timestamp with time zone not null,
  last_at timestamp with time zone,
  stopped_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  constraint export_schedule_pkey PRIMARY KEY (id),
  constraint export_schedule_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint export_schedule_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint export_schedule_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint export_schedule_check CHECK (((on_day >= 1) AND (on_day <=
CASE rhythm
    WHEN 'WEEKLY'::text THEN 7
    ELSE 31
END))),
  constraint export_schedule_columns_check CHECK ((cardinality(columns) > 0)),
  constraint export_schedule_format_check CHECK ((format = ANY (ARRAY['CSV'::text, 'XLSX'::text]))),
  constraint export_schedule_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint export_schedule_rhythm_check CHECK ((rhythm = ANY (ARRAY['WEEKLY'::text, 'MONTHLY'::text])))
);
CREATE INDEX export_schedule_due ON public.export_schedule USING btree (next_at) WHERE (stopped_at IS NULL);
CREATE INDEX export_schedule_own ON public.export_schedule USING btree (account_id, created_at, id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.export_schedule FOR EACH ROW EXECUTE FUNCTION write_history('Regular export', 'export_schedule', 'id', 'name');
grant delete, insert, select, update to bondline_app;

table facility (
  id uuid not null,
  organisation_id uuid not null,
  name text not null,
  supplier_id uuid,
  provider text not null,
  status text not null,
  is_system_facility boolean not null,
  limit_cents bigint not null,
  start_date date not null,
  end_date date,
  document_variants text[] not null,
  security_type text,
  set_up_cost_cents bigint,
  annual_cost_cents bigint,
  ended_reason text,
  closed_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  search_text text generated always as (lower(((name || ' '::text) || provider))) stored,
  sent_to_supplier_at timestamp with time zone,
  bank_approved_at timestamp with time zone,
  bank_note text,
  archived_at timestamp with time zone,
  constraint facility_pkey PRIMARY KEY (id),
  constraint facility_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint facility_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint facility_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint facility_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id),
  constraint facility_annual_cost_cents_check CHECK ((annual_cost_cents >= 0)),
  constraint facility_archived_is_over CHECK (((archived_at IS NULL) OR ((closed_at IS NOT NULL) AND (archived_at > closed_at)) OR ((closed_at IS NULL) AND (status = 'ESTABLISHED'::text) AND (end_date IS NOT NULL)))),
  constraint facility_bank_note CHECK (((bank_note IS NULL) OR (bank_approved_at IS NOT NULL))),
  constraint facility_bank_note_check CHECK (((length(bank_note) >= 1) AND (length(bank_note) <= 500))),
  constraint facility_closed CHECK (((status = ANY (ARRAY['WITHDRAWN'::text, 'DECLINED'::text, 'CANCELLED'::text])) = (closed_at IS NOT NULL))),
  constraint facility_dates CHECK ((end_date >= start_date)),
  constraint facility_document_variants_check CHECK (((document_variants <@ ARRAY['BANK_GUARANTEE'::text, 'SURETY_BOND'::text, 'CASH_SECURITY'::text, 'LEASE_BOND'::text]) AND (cardinality(document_variants) > 0))),
  constraint facility_ended_reason_check CHECK ((length(ended_reason) <= 500)),
  constraint facility_limit_cents_check CHECK (((limit_cents >= 100) AND (limit_cents <= '99999999999'::bigint))),
  constraint facility_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255))),
  constraint facility_provider_check CHECK (((length(provider) >= 1) AND (length(provider) <= 250))),
  constraint facility_security_type_check CHECK ((security_type = ANY (ARRAY['CASH'::text, 'PROPERTY'::text, 'UNSECURED'::text, 'OTHER'::text]))),
  constraint facility_set_up_cost_cents_check CHECK ((set_up_cost_cents >= 0)),
  constraint facility_status_check CHECK ((status = ANY (ARRAY['STARTED'::text, 'PROCESSING'::text, 'ESTABLISHED'::text, 'WITHDRAWN'::text, 'DECLINED'::text, 'CANCELLED'::text])))
);
CREATE INDEX facility_archive ON public.facility USING btree (created_at DESC, id DESC) WHERE (is_system_facility AND (archived_at IS NOT NULL));
CREATE INDEX facility_archive_by_end ON public.facility USING btree ((
CASE
    WHEN (end_date IS NULL) THEN '9999-12-31'::date
    ELSE end_date
END), id) WHERE (is_system_facility AND (archived_at IS NOT NULL));
CREATE INDEX facility_archive_by_limit ON public.facility USING btree (limit_cents, id) WHERE (is_system_facility AND (archived_at IS NOT NULL));
CREATE INDEX facility_archive_by_name ON public.facility USING btree (lower(name), id) WHERE (is_system_facility AND (archived_at IS NOT NULL));
CREATE INDEX facility_archive_with ON public.facility USING btree (supplier_id, created_at DESC, id DESC) WHERE (is_system_facility AND (archived_at IS NOT NULL));
CREATE INDEX facility_archived_by_created ON public.facility USING btree (organisation_id, created_at DESC, id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX facility_archived_by_end ON public.facility USING btree (organisation_id, (
CASE
    WHEN (end_date IS NULL) THEN '9999-12-31'::date
    ELSE end_date
END) DESC, id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX facility_archived_by_limit ON public.facility USING btree (organisation_id, limit_cents DESC, id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX facility_archived_by_name ON public.facility USING btree (organisation_id, lower(name), id) WHERE (archived_at IS NOT NULL);
CREATE INDEX facility_arranged ON public.facility USING btree (created_at DESC, id DESC) WHERE (is_system_facility AND (archived_at IS NULL));
CREATE INDEX facility_arranged_by_end ON public.facility USING btree ((
CASE
    WHEN (end_date IS NULL) THEN '9999-12-31'::date
    ELSE end_date
END), id) WHERE (is_system_facility AND (archived_at IS NULL));
CREATE INDEX facility_arranged_by_limit ON public.facility USING btree (limit_cents, id) WHERE (is_system_facility AND (archived_at IS NULL));
CREATE INDEX facility_arranged_by_name ON public.facility USING btree (lower(name), id) WHERE (is_system_facility AND (archived_at IS NULL));
CREATE INDEX facility_arranged_with ON public.facility USING btree (supplier_id, created_at DESC, id DESC) WHERE (is_system_facility AND (archived_at IS NULL));
CREATE INDEX facility_by_created ON public.facility USING btree (organisation_id, created_at DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX facility_by_end ON public.facility USING btree (organisation_id, (
CASE
    WHEN (end_date IS NULL) THEN '9999-12-31'::date
    ELSE end_date
END) DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX facility_by_limit ON public.facility USING btree (organisation_id, limit_cents DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX facility_by_name ON public.facility USING btree (organisation_id, lower(name), id) WHERE (archived_at IS NULL);
CREATE INDEX facility_due_for_archive ON public.facility USING btree (status, closed_at, id) WHERE ((closed_at IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX facility_of_security ON public.facility USING btree (organisation_id, security_type, id) WHERE (security_type IS NOT NULL);
CREATE INDEX facility_run_out ON public.facility USING btree (status, end_date, id) WHERE ((closed_at IS NULL) AND (end_date IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX facility_started ON public.facility USING btree (organisation_id, start_date, id);
CREATE INDEX facility_words ON public.facility USING gin (organisation_id, search_text gin_trgm_ops);
row level security forced;
policy added as permissive for select to bondline_app using ((id = ANY (( SELECT actor_facilities() AS actor_facilities)::uuid[])));
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (is_system_facility AND (status <> 'STARTED'::text) AND (supplier_id = ( SELECT actor_supplier() AS actor_supplier))) OR (EXISTS ( SELECT 1
   FROM facility_share s
  WHERE ((s.facility_id = facility.id) AND (s.shared_with_organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[]))))))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (is_system_facility AND (status <> 'STARTED'::text) AND (supplier_id = ( SELECT actor_supplier() AS actor_supplier))) OR (EXISTS ( SELECT 1
   FROM facility_share s
  WHERE ((s.facility_id = facility.id) AND (s.shared_with_organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])))))));
CREATE TRIGGER bring_back_facility AFTER UPDATE OF archived_at ON public.facility FOR EACH ROW WHEN (((old.archived_at IS NOT NULL) AND (new.archived_at IS NULL))) EXECUTE FUNCTION bring_back_facility();
CREATE TRIGGER keep_archived BEFORE UPDATE ON public.facility FOR EACH ROW WHEN (((old.archived_at IS NOT NULL) AND (new.archived_at IS NOT NULL) AND (old.organisation_id = new.organisation_id))) EXECUTE FUNCTION keep_archived();
CREATE TRIGGER keep_archived_row BEFORE DELETE ON public.facility FOR EACH ROW WHEN ((old.archived_at IS NOT NULL)) EXECUTE FUNCTION keep_archived();
CREATE CONSTRAINT TRIGGER keep_arranged_facility AFTER INSERT ON public.facility DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.is_system_facility AND (new.status = 'ESTABLISHED'::text))) EXECUTE FUNCTION keep_arranged_facility();
CREATE TRIGGER keep_bank_work AFTER INSERT OR UPDATE ON public.facility FOR EACH ROW WHEN (new.is_system_facility) EXECUTE FUNCTION keep_bank_work_of_row('id', '{ARRANGED_FACILITY}');
CREATE TRIGGER keep_desk_work AFTER INSERT OR UPDATE ON public.facility FOR EACH ROW WHEN (new.is_system_facility) EXECUTE FUNCTION keep_desk_work_of_row('id', '{ARRANGED_FACILITY}');
CREATE TRIGGER keep_held BEFORE DELETE ON public.facility FOR EACH ROW EXECUTE FUNCTION keep_held();
CREATE TRIGGER keep_organisation_open AFTER INSERT ON public.facility FOR EACH ROW EXECUTE FUNCTION keep_organisation_open();
CREATE TRIGGER keep_what_is_on_facility AFTER UPDATE OF limit_cents, status ON public.facility FOR EACH ROW EXECUTE FUNCTION keep_what_is_on_facility();
CREATE TRIGGER settle_arranged_facility BEFORE UPDATE OF status, name, provider, limit_cents, start_date, end_date, security_type ON public.facility FOR EACH ROW WHEN ((new.is_system_facility AND (((((((old.status IS DISTINCT FROM new.status) OR (old.name IS DISTINCT FROM new.name)) OR (old.provider IS DISTINCT FROM new.provider)) OR (old.limit_cents IS DISTINCT FROM new.limit_cents)) OR (old.start_date IS DISTINCT FROM new.start_date)) OR (old.end_date IS DISTINCT FROM new.end_date)) OR (old.security_type IS DISTINCT FROM new.security_type)))) EXECUTE FUNCTION settle_arranged_facility();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.facility FOR EACH ROW EXECUTE FUNCTION write_history('Facility', 'facility', 'id', 'name');
grant delete, insert, select, update to bondline_app;

table facility_application (
  id uuid not null,
  organisation_id uuid not null,
  reference_number text not null,
  status text not null,
  facility_type text not null,
  facility_limit_cents bigint,
  entity_type text,
  industry text,
  company_name text,
  abn text,
  address text,
  website text,
  contact_name text,
  contact_title text,
  phone_number text,
  email_address text,
  is_shared boolean,
  supplier_id uuid,
  sent_to_supplier_at timestamp with time zone,
  application_fee_cents bigint not null,
  fee_paid_cents bigint,
  fee_paid_date date,
  decision_reason text,
  facility_id uuid,
  submitted_at timestamp with time zone,
  closed_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  status_changed_at timestamp with time zone,
  fee_requested_at timestamp with time zone,
  fee_waived_reason text,
  fee_waived_at timestamp with time zone,
  archived_at timestamp with time zone,
  constraint facility_application_pkey PRIMARY KEY (id),
  constraint facility_application_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint facility_application_reference_number_key UNIQUE (reference_number),
  constraint facility_application_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint facility_application_organisation_id_facility_id_fkey FOREIGN KEY (organisation_id, facility_id) REFERENCES facility(organisation_id, id) DEFERRABLE,
  constraint facility_application_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint facility_application_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id),
  constraint facility_application_abn_check CHECK ((abn ~ '^([0-9]{9}|[0-9]{11})$'::text)),
  constraint facility_application_address_check CHECK ((length(address) <= 255)),
  constraint facility_application_application_fee_cents_check CHECK ((application_fee_cents >= 0)),
  constraint facility_application_archived_is_closed CHECK (((archived_at IS NULL) OR ((status_changed_at IS NOT NULL) AND (archived_at > status_changed_at)))),
  constraint facility_application_company_name_check CHECK ((length(company_name) <= 255)),
  constraint facility_application_contact_name_check CHECK ((length(contact_name) <= 255)),
  constraint facility_application_contact_title_check CHECK ((length(contact_title) <= 255)),
  constraint facility_application_decision_reason_check CHECK ((length(decision_reason) <= 500)),
  constraint facility_application_email_address_check CHECK ((length(email_address) <= 255)),
  constraint facility_application_established CHECK (((status = 'ESTABLISHED'::text) = (facility_id IS NOT NULL))),
  constraint facility_application_facility_limit_cents_check CHECK (((facility_limit_cents >= 100) AND (facility_limit_cents <= '99999999999'::bigint))),
  constraint facility_application_facility_type_check CHECK ((facility_type = ANY (ARRAY['SURETY_BOND'::text, 'PROPERTY_BACKED'::text, 'CASH_SECURITY'::text, 'WORKING_CAPITAL'::text]))),
  constraint facility_application_fee_paid_cents_check CHECK ((fee_paid_cents > 0)),
  constraint facility_application_fee_waived_reason_check CHECK (((length(fee_waived_reason) >= 1) AND (length(fee_waived_reason) <= 500))),
  constraint facility_application_paid CHECK ((num_nonnulls(fee_paid_cents, fee_paid_date) = ANY (ARRAY[0, 2]))),
  constraint facility_application_paid_or_waived CHECK (((fee_paid_cents IS NULL) OR (fee_waived_at IS NULL))),
  constraint facility_application_phone_number_check CHECK ((length(phone_number) <= 15)),
  constraint facility_application_sent CHECK (((supplier_id IS NULL) = (sent_to_supplier_at IS NULL))),
  constraint facility_application_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'SUBMITTED'::text, 'PROCESSING'::text, 'PENDING_PAYMENT'::text, 'APPROVED'::text, 'ESTABLISHED'::text, 'REJECTED'::text, 'CLOSED'::text]))),
  constraint facility_application_submitted CHECK (((status = ANY (ARRAY['DRAFT'::text, 'CLOSED'::text])) OR (submitted_at IS NOT NULL))),
  constraint facility_application_waived CHECK (((fee_waived_reason IS NULL) = (fee_waived_at IS NULL))),
  constraint facility_application_website_check CHECK ((length(website) <= 300))
);
CREATE INDEX facility_application_archive ON public.facility_application USING btree (submitted_at, id) WHERE ((submitted_at IS NOT NULL) AND (archived_at IS NOT NULL));
CREATE INDEX facility_application_archive_by_limit ON public.facility_application USING btree ((
CASE
    WHEN (facility_limit_cents IS NULL) THEN (0)::bigint
    ELSE facility_limit_cents
END), id) WHERE ((submitted_at IS NOT NULL) AND (archived_at IS NOT NULL));
CREATE INDEX facility_application_archive_of_supplier ON public.facility_application USING btree (supplier_id, submitted_at, id) WHERE ((supplier_id IS NOT NULL) AND (archived_at IS NOT NULL));
CREATE INDEX facility_application_archived_by_limit ON public.facility_application USING btree (organisation_id, (
CASE
    WHEN (facility_limit_cents IS NULL) THEN (0)::bigint
    ELSE facility_limit_cents
END), id) WHERE (archived_at IS NOT NULL);
CREATE INDEX facility_application_archived_newest ON public.facility_application USING btree (organisation_id, created_at DESC, id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX facility_application_by_limit ON public.facility_application USING btree (organisation_id, (
CASE
    WHEN (facility_limit_cents IS NULL) THEN (0)::bigint
    ELSE facility_limit_cents
END), id) WHERE (archived_at IS NULL);
CREATE INDEX facility_application_desk ON public.facility_application USING btree (submitted_at, id) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'PROCESSING'::text, 'PENDING_PAYMENT'::text, 'APPROVED'::text]));
CREATE INDEX facility_application_desk_reference_key ON public.facility_application USING btree (guarantee_number_key(reference_number) text_pattern_ops) WHERE ((status <> 'DRAFT'::text) AND (archived_at IS NULL));
CREATE INDEX facility_application_due_for_archive ON public.facility_application USING btree (status, status_changed_at, id) WHERE ((status_changed_at IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX facility_application_newest ON public.facility_application USING btree (organisation_id, created_at DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX facility_application_of_facility ON public.facility_application USING btree (facility_id) WHERE (facility_id IS NOT NULL);
CREATE INDEX facility_application_of_supplier ON public.facility_application USING btree (supplier_id, submitted_at, id) WHERE ((supplier_id IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX facility_application_submitted ON public.facility_application USING btree (submitted_at, id) WHERE ((submitted_at IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX facility_application_submitted_by_limit ON public.facility_application USING btree ((
CASE
    WHEN (facility_limit_cents IS NULL) THEN (0)::bigint
    ELSE facility_limit_cents
END), id) WHERE ((submitted_at IS NOT NULL) AND (archived_at IS NULL));
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (supplier_id = ( SELECT actor_supplier() AS actor_supplier)) OR (EXISTS ( SELECT 1
   FROM facility_application_share s
  WHERE ((s.application_id = facility_application.id) AND (s.status = 'ACCEPTED'::text) AND (s.offered_to_organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[]))))))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (supplier_id = ( SELECT actor_supplier() AS actor_supplier)) OR (EXISTS ( SELECT 1
   FROM facility_application_share s
  WHERE ((s.application_id = facility_application.id) AND (s.status = 'ACCEPTED'::text) AND (s.offered_to_organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])))))));
CREATE TRIGGER keep_archived BEFORE UPDATE ON public.facility_application FOR EACH ROW WHEN (((old.archived_at IS NOT NULL) AND (new.archived_at IS NOT NULL) AND (old.organisation_id = new.organisation_id))) EXECUTE FUNCTION keep_archived();
CREATE TRIGGER keep_archived_row BEFORE DELETE ON public.facility_application FOR EACH ROW WHEN ((old.archived_at IS NOT NULL)) EXECUTE FUNCTION keep_archived();
CREATE TRIGGER keep_bank_thread AFTER UPDATE ON public.facility_application FOR EACH ROW WHEN (((old.supplier_id IS DISTINCT FROM new.supplier_id) OR (old.archived_at IS DISTINCT FROM new.archived_at))) EXECUTE FUNCTION keep_bank_thread_of_row('APPLICATION', 'id');
CREATE TRIGGER keep_bank_work AFTER INSERT OR UPDATE OF status, sent_to_supplier_at, supplier_id ON public.facility_application FOR EACH ROW EXECUTE FUNCTION keep_bank_work_of_row('id', '{APPLICATION}');
CREATE TRIGGER keep_desk_work AFTER INSERT OR UPDATE OF status ON public.facility_application FOR EACH ROW EXECUTE FUNCTION keep_desk_work_of_row('id', '{APPLICATION}');
CREATE TRIGGER keep_held BEFORE DELETE ON public.facility_application FOR EACH ROW EXECUTE FUNCTION keep_held();
CREATE TRIGGER keep_organisation_open AFTER INSERT ON public.facility_application FOR EACH ROW EXECUTE FUNCTION keep_organisation_open();
CREATE TRIGGER keep_organisation_open_again AFTER UPDATE OF status ON public.facility_application FOR EACH ROW WHEN (((old.status = 'DRAFT'::text) AND (new.status <> ALL (ARRAY['DRAFT'::text, 'CLOSED'::text, 'REJECTED'::text])))) EXECUTE FUNCTION keep_organisation_open();
CREATE TRIGGER require_checklist BEFORE UPDATE OF status ON public.facility_application FOR EACH ROW WHEN (((old.status = 'SUBMITTED'::text) AND (new.status = ANY (ARRAY['PROCESSING'::text, 'PENDING_PAYMENT'::text, 'APPROVED'::text, 'ESTABLISHED'::text])))) EXECUTE FUNCTION require_checklist('FACILITY_APPLICATION');
CREATE TRIGGER settle_facility_establishment BEFORE UPDATE OF status ON public.facility_application FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION settle_facility_establishment();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.facility_application FOR EACH ROW EXECUTE FUNCTION write_history('Facility application', 'facility_application', 'id', 'reference_number');
grant delete, insert, select, update to bondline_app;

table facility_application_attachment (
  id uuid not null,
  organisation_id uuid not null,
  application_id uuid not null,
  variant text not null,
  file_name text not null,
  content_type text not null,
  content_md5_checksum text not null,
  file_size integer not null,
  storage_key text not null,
  sha256 text,
  received_at timestamp with time zone,
  infected_file_status text not null,
  scan_detail text,
  scanned_at timestamp with time zone,
  uploaded_by uuid not null,
  created_at timestamp with time zone not null,
  failure_reason text,
  constraint facility_application_attachment_pkey PRIMARY KEY (id),
  constraint facility_application_attachment_storage_key_key UNIQUE (storage_key),
  constraint facility_application_attachme_organisation_id_application__fkey FOREIGN KEY (organisation_id, application_id) REFERENCES facility_application(organisation_id, id) DEFERRABLE,
  constraint facility_application_attachment_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES account(id),
  constraint facility_application_attachment_clean CHECK (((infected_file_status <> 'CLEAN'::text) OR ((received_at IS NOT NULL) AND (sha256 IS NOT NULL) AND (scanned_at IS NOT NULL)))),
  constraint facility_application_attachment_failure CHECK (((failure_reason IS NULL) OR (infected_file_status = 'FAILED'::text))),
  constraint facility_application_attachment_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint facility_application_attachment_file_size_check CHECK (((file_size >= 1) AND (file_size <= 30000000))),
  constraint facility_application_attachment_infected_file_status_check CHECK ((infected_file_status = ANY (ARRAY['NOT_SCANNED'::text, 'CLEAN'::text, 'INFECTED'::text, 'FAILED'::text])))
);
CREATE INDEX facility_application_attachment_newest ON public.facility_application_attachment USING btree (organisation_id, created_at DESC, id DESC);
CREATE INDEX facility_application_attachment_of ON public.facility_application_attachment USING btree (application_id, created_at);
CREATE INDEX facility_application_attachment_waiting ON public.facility_application_attachment USING btree (created_at) WHERE (infected_file_status = 'NOT_SCANNED'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_is_provider() AS actor_is_provider) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR facility_application_is_visible(application_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_is_provider() AS actor_is_provider) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR facility_application_is_visible(application_id))));
CREATE TRIGGER count_storage AFTER INSERT OR DELETE OR UPDATE OF file_size, infected_file_status, received_at ON public.facility_application_attachment FOR EACH ROW EXECUTE FUNCTION count_storage();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.facility_application_attachment FOR EACH ROW EXECUTE FUNCTION write_history('Attachment', 'facility_application', 'application_id', 'file_name');
grant delete, insert, select, update to bondline_app;

table facility_application_comment (
  id uuid not null,
  organisation_id uuid not null,
  facility_application_id uuid not null,
  author_id uuid not null,
  author_name text not null,
  is_bank_author boolean not null,
  content text,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint facility_application_comment_pkey PRIMARY KEY (id),
  constraint facility_application_comment_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id),
  constraint facility_application_comment_organisation_id_facility_appl_fkey FOREIGN KEY (organisation_id, facility_application_id) REFERENCES facility_application(organisation_id, id) DEFERRABLE,
  constraint facility_application_comment_content_check CHECK (((length(content) >= 1) AND (length(content) <= 2000))),
  constraint facility_application_comment_removed CHECK (((removed_at IS NULL) = (content IS NOT NULL)))
);
CREATE INDEX facility_application_comment_newest ON public.facility_application_comment USING btree (facility_application_id, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_is_provider() AS actor_is_provider) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR facility_application_is_visible(facility_application_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_is_provider() AS actor_is_provider) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR facility_application_is_visible(facility_application_id))));
CREATE TRIGGER keep_bank_thread AFTER INSERT OR DELETE OR UPDATE OF removed_at ON public.facility_application_comment FOR EACH ROW EXECUTE FUNCTION keep_bank_thread_of_row('APPLICATION', 'facility_application_id');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.facility_application_comment FOR EACH ROW EXECUTE FUNCTION write_history('Comment', 'facility_application', 'facility_application_id', 'author_name');
grant delete, insert, select, update to bondline_app;

table facility_application_entity (
  id uuid not null,
  organisation_id uuid not null,
  application_id uuid not null,
  position integer not null,
  name text,
  abn text,
  created_at timestamp with time zone not null,
  constraint facility_application_entity_pkey PRIMARY KEY (id),
  constraint facility_application_entity_organisation_id_application_id_fkey FOREIGN KEY (organisation_id, application_id) REFERENCES facility_application(organisation_id, id) DEFERRABLE,
  constraint facility_application_entity_abn_check CHECK ((abn ~ '^([0-9]{9}|[0-9]{11})$'::text)),
  constraint facility_application_entity_name_check CHECK ((length(name) <= 255))
);
CREATE INDEX facility_application_entity_of ON public.facility_application_entity USING btree (application_id, "position");
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR facility_application_is_visible(application_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR facility_application_is_visible(application_id)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.facility_application_entity FOR EACH ROW EXECUTE FUNCTION write_history('Shared entity', 'facility_application', 'application_id', 'name');
grant delete, insert, select, update to bondline_app;

table facility_application_owner (
  id uuid not null,
  organisation_id uuid not null,
  application_id uuid not null,
  property_id uuid not null,
  position integer not null,
  name text,
  applicant_relationship text,
  created_at timestamp with time zone not null,
  constraint facility_application_owner_pkey PRIMARY KEY (id),
  constraint facility_application_owner_organisation_id_application_id_fkey FOREIGN KEY (organisation_id, application_id) REFERENCES facility_application(organisation_id, id) DEFERRABLE,
  constraint facility_application_owner_organisation_id_property_id_fkey FOREIGN KEY (organisation_id, property_id) REFERENCES facility_application_property(organisation_id, id) ON DELETE CASCADE DEFERRABLE,
  constraint facility_application_owner_applicant_relationship_check CHECK ((length(applicant_relationship) <= 255)),
  constraint facility_application_owner_name_check CHECK ((length(name) <= 255))
);
CREATE INDEX facility_application_owner_of ON public.facility_application_owner USING btree (property_id, "position");
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR facility_application_is_visible(application_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR facility_application_is_visible(application_id)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.facility_application_owner FOR EACH ROW EXECUTE FUNCTION write_history('Owner', 'facility_application', 'application_id', 'name');
grant delete, insert, select, update to bondline_app;

table facility_application_property (
  id uuid not null,
  organisation_id uuid not null,
  application_id uuid not null,
  position integer not null,
  address text,
  property_type text,
  is_primary_place_of_residence boolean,
  estimated_value_cents bigint,
  is_mortgaged boolean,
  outstanding_mortgage_cents bigint,
  lender text,
  created_at timestamp with time zone not null,
  constraint facility_application_property_pkey PRIMARY KEY (id),
  constraint facility_application_property_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint facility_application_property_organisation_id_application__fkey FOREIGN KEY (organisation_id, application_id) REFERENCES facility_application(organisation_id, id) DEFERRABLE,
  constraint facility_application_property_address_check CHECK ((length(address) <= 255)),
  constraint facility_application_property_estimated_value_cents_check CHECK (((estimated_value_cents >= 100) AND (estimated_value_cents <= '99999999999'::bigint))),
  constraint facility_application_property_lender_check CHECK ((length(lender) <= 250)),
  constraint facility_application_property_outstanding_mortgage_cents_check CHECK (((outstanding_mortgage_cents >= 0) AND (outstanding_mortgage_cents <= '99999999999'::bigint))),
  constraint facility_application_property_property_type_check CHECK ((property_type = ANY (ARRAY['RESIDENTIAL'::text, 'COMMERCIAL'::text])))
);
CREATE INDEX facility_application_property_of ON public.facility_application_property USING btree (application_id, "position");
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR facility_application_is_visible(application_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR facility_application_is_visible(application_id)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.facility_application_property FOR EACH ROW EXECUTE FUNCTION write_history('Property', 'facility_application', 'application_id', 'address');
grant delete, insert, select, update to bondline_app;

table facility_application_question (
  id uuid not null,
  organisation_id uuid not null,
  application_id uuid not null,
  asked_by uuid not null,
  asked_by_name text not null,
  asked_by_side text not null,
  question text not null,
  answer text,
  answered_by uuid,
  answered_by_name text,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint facility_application_question_pkey PRIMARY KEY (id),
  constraint facility_application_question_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES account(id),
  constraint facility_application_question_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(id),
  constraint facility_application_question_organisation_id_application__fkey FOREIGN KEY (organisation_id, application_id) REFERENCES facility_application(organisation_id, id) DEFERRABLE,
  constraint facility_application_question_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 2000))),
  constraint facility_application_question_answered CHECK ((num_nonnulls(answer, answered_by, answered_by_name, answered_at) = ANY (ARRAY[0, 4]))),
  constraint facility_application_question_asked_by_side_check CHECK ((asked_by_side = ANY (ARRAY['PROVIDER'::text, 'SUPPLIER'::text]))),
  constraint facility_application_question_question_check CHECK (((length(question) >= 1) AND (length(question) <= 2000)))
);
CREATE INDEX facility_application_question_of ON public.facility_application_question USING btree (application_id, created_at, id);
CREATE UNIQUE INDEX facility_application_question_open ON public.facility_application_question USING btree (application_id) WHERE (answered_at IS NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_is_provider() AS actor_is_provider) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR facility_application_is_visible(application_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_is_provider() AS actor_is_provider) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR facility_application_is_visible(application_id))));
CREATE TRIGGER keep_bank_thread AFTER INSERT OR DELETE OR UPDATE OF answered_at ON public.facility_application_question FOR EACH ROW EXECUTE FUNCTION keep_bank_thread_of_row('APPLICATION', 'application_id');
CREATE TRIGGER keep_bank_work AFTER INSERT OR UPDATE OF answered_at ON public.facility_application_question FOR EACH ROW EXECUTE FUNCTION keep_bank_work_of_row('application_id', '{APPLICATION}');
CREATE TRIGGER keep_desk_work AFTER INSERT OR UPDATE OF answered_at ON public.facility_application_question FOR EACH ROW EXECUTE FUNCTION keep_desk_work_of_row('application_id', '{APPLICATION}');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.facility_application_question FOR EACH ROW EXECUTE FUNCTION write_history('Question', 'facility_application', 'application_id', 'asked_by_name');
grant delete, insert, select, update to bondline_app;

table facility_application_share (
  id uuid not null,
  organisation_id uuid not null,
  application_id uuid not null,
  offered_to_organisation_id uuid not null,
  status text not null,
  offered_by uuid not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint facility_application_share_pkey PRIMARY KEY (id),
  constraint facility_application_share_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  constraint facility_application_share_offered_by_fkey FOREIGN KEY (offered_by) REFERENCES account(id),
  constraint facility_application_share_offered_to_organisation_id_fkey FOREIGN KEY (offered_to_organisation_id) REFERENCES organisation(id),
  constraint facility_application_share_organisation_id_application_id_fkey FOREIGN KEY (organisation_id, application_id) REFERENCES facility_application(organisation_id, id) DEFERRABLE,
  constraint facility_application_share_decided CHECK (((status = 'WAITING'::text) = (decided_at IS NULL))),
  constraint facility_application_share_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'WITHDRAWN'::text]))),
  constraint facility_application_share_to_another CHECK ((offered_to_organisation_id <> organisation_id))
);
CREATE INDEX facility_application_share_accepted ON public.facility_application_share USING btree (offered_to_organisation_id, application_id) WHERE (status = 'ACCEPTED'::text);
CREATE INDEX facility_application_share_of ON public.facility_application_share USING btree (application_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX facility_application_share_once ON public.facility_application_share USING btree (application_id, offered_to_organisation_id) WHERE (status = ANY (ARRAY['WAITING'::text, 'ACCEPTED'::text]));
CREATE INDEX facility_application_share_waiting ON public.facility_application_share USING btree (offered_to_organisation_id, created_at DESC, id DESC) WHERE (status = 'WAITING'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR ((offered_to_organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) AND organisation_is_confirmed(offered_to_organisation_id))))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR ((offered_to_organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) AND organisation_is_confirmed(offered_to_organisation_id)))));
CREATE TRIGGER keep_application_share_confirmed BEFORE INSERT OR UPDATE OF status, offered_to_organisation_id ON public.facility_application_share FOR EACH ROW EXECUTE FUNCTION keep_application_share_confirmed();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.facility_application_share FOR EACH ROW EXECUTE FUNCTION write_history('Sharing offer', 'facility_application', 'application_id', '-');
grant delete, insert, select, update to bondline_app;

table facility_cost (
  id uuid not null,
  organisation_id uuid not null,
  facility_id uuid not null,
  kind text not null,
  recurring_fee_type text not null,
  recurring_cost_frequency integer not null,
  recurring_fixed_cost_cents bigint,
  recurring_percentage_cost numeric(7,4),
  recurring_minimum_annual_cents bigint,
  created_at timestamp with time zone not null,
  recurring_single_payment text,
  constraint facility_cost_pkey PRIMARY KEY (id),
  constraint facility_cost_facility_id_kind_key UNIQUE (facility_id, kind),
  constraint facility_cost_organisation_id_facility_id_fkey FOREIGN KEY (organisation_id, facility_id) REFERENCES facility(organisation_id, id) DEFERRABLE,
  constraint facility_cost_kind_check CHECK ((kind = ANY (ARRAY['RECURRING'::text, 'BANK_FRONTED_BOND'::text, 'PREMIUM'::text]))),
  constraint facility_cost_recurring_cost_frequency_check CHECK (((recurring_cost_frequency >= 0) AND (recurring_cost_frequency <= 1200))),
  constraint facility_cost_recurring_fee_type_check CHECK ((recurring_fee_type = ANY (ARRAY['ANNUAL_PERCENTAGE'::text, 'FIXED_FEE'::text, 'LIFETIME_FEE'::text]))),
  constraint facility_cost_recurring_fixed_cost_cents_check CHECK ((recurring_fixed_cost_cents >= 0)),
  constraint facility_cost_recurring_minimum_annual_cents_check CHECK ((recurring_minimum_annual_cents >= 0)),
  constraint facility_cost_recurring_percentage_cost_check CHECK (((recurring_percentage_cost >= (0)::numeric) AND (recurring_percentage_cost <= (100)::numeric))),
  constraint facility_cost_recurring_single_payment_check CHECK ((recurring_single_payment = ANY (ARRAY['AT_END'::text, 'UPFRONT'::text])))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.facility_cost FOR EACH ROW EXECUTE FUNCTION write_history('Cost', 'facility', 'facility_id', 'kind');
grant delete, insert, select, update to bondline_app;

table facility_fees (
  id uuid not null,
  provider_id uuid not null,
  application_fee_cents bigint not null,
  per_guarantee_cents bigint not null,
  residential_percentage numeric(5,2) not null,
  commercial_percentage numeric(5,2) not null,
  starts_at timestamp with time zone not null,
  change_id uuid not null,
  created_at timestamp with time zone not null,
  constraint facility_fees_pkey PRIMARY KEY (id),
  constraint facility_fees_change_id_key UNIQUE (change_id),
  constraint facility_fees_starts_at_key UNIQUE (starts_at),
  constraint facility_fees_change_id_fkey FOREIGN KEY (change_id) REFERENCES office_change(id),
  constraint facility_fees_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint facility_fees_application_fee_cents_check CHECK (((application_fee_cents >= 0) AND (application_fee_cents <= 10000000))),
  constraint facility_fees_commercial_percentage_check CHECK (((commercial_percentage >= (0)::numeric) AND (commercial_percentage <= (100)::numeric))),
  constraint facility_fees_per_guarantee_cents_check CHECK (((per_guarantee_cents >= 0) AND (per_guarantee_cents <= 10000000))),
  constraint facility_fees_rates CHECK ((commercial_percentage >= residential_percentage)),
  constraint facility_fees_residential_percentage_check CHECK (((residential_percentage >= (0)::numeric) AND (residential_percentage <= (100)::numeric)))
);
CREATE INDEX facility_fees_provider ON public.facility_fees USING btree (provider_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.facility_fees FOR EACH ROW EXECUTE FUNCTION write_history('Facility fees', 'provider', 'provider_id', '-');
grant delete, insert, select, update to bondline_app;

table facility_share (
  id uuid not null,
  organisation_id uuid not null,
  facility_id uuid not null,
  shared_with_organisation_id uuid not null,
  created_at timestamp with time zone not null,
  offer_id uuid not null,
  constraint facility_share_pkey PRIMARY KEY (id),
  constraint facility_share_once UNIQUE (facility_id, shared_with_organisation_id),
  constraint facility_share_offered FOREIGN KEY (offer_id, facility_id, shared_with_organisation_id) REFERENCES facility_share_offer(id, facility_id, offered_to_organisation_id) DEFERRABLE,
  constraint facility_share_organisation_id_facility_id_fkey FOREIGN KEY (organisation_id, facility_id) REFERENCES facility(organisation_id, id) DEFERRABLE,
  constraint facility_share_shared_with_organisation_id_fkey FOREIGN KEY (shared_with_organisation_id) REFERENCES organisation(id),
  constraint facility_share_with_another CHECK ((shared_with_organisation_id <> organisation_id))
);
CREATE INDEX facility_share_with ON public.facility_share USING btree (shared_with_organisation_id, facility_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR ((shared_with_organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) AND organisation_is_confirmed(shared_with_organisation_id)))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR ((shared_with_organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) AND organisation_is_confirmed(shared_with_organisation_id))));
CREATE TRIGGER keep_share_accepted BEFORE INSERT OR UPDATE OF facility_id, shared_with_organisation_id, offer_id ON public.facility_share FOR EACH ROW EXECUTE FUNCTION keep_share_accepted();
CREATE TRIGGER keep_share_in_use AFTER DELETE ON public.facility_share FOR EACH ROW EXECUTE FUNCTION keep_share_in_use();
CREATE TRIGGER take_shared_facility_in_turn BEFORE DELETE ON public.facility_share FOR EACH ROW EXECUTE FUNCTION take_shared_facility_in_turn();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.facility_share FOR EACH ROW EXECUTE FUNCTION write_history('Sharing', 'facility', 'facility_id', '-');
grant delete, insert, select, update to bondline_app;

table facility_share_offer (
  id uuid not null,
  organisation_id uuid not null,
  facility_id uuid not null,
  offered_to_organisation_id uuid not null,
  status text not null,
  offered_by uuid not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint facility_share_offer_pkey PRIMARY KEY (id),
  constraint facility_share_offer_id_facility_id_offered_to_organisation_key UNIQUE (id, facility_id, offered_to_organisation_id),
  constraint facility_share_offer_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  constraint facility_share_offer_offered_by_fkey FOREIGN KEY (offered_by) REFERENCES account(id),
  constraint facility_share_offer_offered_to_organisation_id_fkey FOREIGN KEY (offered_to_organisation_id) REFERENCES organisation(id),
  constraint facility_share_offer_organisation_id_facility_id_fkey FOREIGN KEY (organisation_id, facility_id) REFERENCES facility(organisation_id, id) DEFERRABLE,
  constraint facility_share_offer_decided CHECK (((status = 'WAITING'::text) = (decided_at IS NULL))),
  constraint facility_share_offer_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'WITHDRAWN'::text]))),
  constraint facility_share_offer_to_another CHECK ((offered_to_organisation_id <> organisation_id))
);
CREATE INDEX facility_share_offer_of ON public.facility_share_offer USING btree (facility_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX facility_share_offer_once ON public.facility_share_offer USING btree (facility_id, offered_to_organisation_id) WHERE (status = 'WAITING'::text);
CREATE INDEX facility_share_offer_waiting ON public.facility_share_offer USING btree (offered_to_organisation_id, created_at DESC, id DESC) WHERE (status = 'WAITING'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR ((offered_to_organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) AND organisation_is_confirmed(offered_to_organisation_id)))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR ((offered_to_organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) AND organisation_is_confirmed(offered_to_organisation_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.facility_share_offer FOR EACH ROW EXECUTE FUNCTION write_history('Sharing offer', 'facility', 'facility_id', '-');
grant delete, insert, select, update to bondline_app;

table facility_viewer (
  id uuid not null,
  organisation_id uuid not null,
  facility_id uuid not null,
  account_id uuid not null,
  person_name text not null,
  created_at timestamp with time zone not null,
  constraint facility_viewer_pkey PRIMARY KEY (id),
  constraint facility_viewer_once UNIQUE (facility_id, account_id),
  constraint facility_viewer_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint facility_viewer_member FOREIGN KEY (organisation_id, account_id) REFERENCES member(organisation_id, account_id) ON DELETE CASCADE DEFERRABLE,
  constraint facility_viewer_organisation_id_facility_id_fkey FOREIGN KEY (organisation_id, facility_id) REFERENCES facility(organisation_id, id) DEFERRABLE,
  constraint facility_viewer_person_name_check CHECK (((length(person_name) >= 1) AND (length(person_name) <= 511)))
);
CREATE INDEX facility_viewer_account ON public.facility_viewer USING btree (account_id, facility_id);
CREATE INDEX facility_viewer_member_of ON public.facility_viewer USING btree (organisation_id, account_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[]))));
CREATE CONSTRAINT TRIGGER rights_taken AFTER DELETE OR UPDATE ON public.facility_viewer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_rights_taken('account_id');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.facility_viewer FOR EACH ROW EXECUTE FUNCTION write_history('Viewer', 'facility', 'facility_id', 'person_name');
grant delete, insert, select, update to bondline_app;

table fee_file (
  id uuid not null,
  supplier_id uuid not null,
  created_by uuid not null,
  created_by_name text not null,
  file_name text not null,
  content_hash text not null,
  stage text not null,
  row_count integer not null,
  differing_count integer not null,
  charged_cents bigint not null,
  difference_cents bigint not null,
  accepted_at timestamp with time zone,
  accepted_by_name text,
  sent_at timestamp with time zone,
  sent_by_name text,
  settled_at timestamp with time zone,
  settled_by_name text,
  settled_note text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  constraint fee_file_pkey PRIMARY KEY (id),
  constraint fee_file_supplier_id_id_key UNIQUE (supplier_id, id),
  constraint fee_file_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint fee_file_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id),
  constraint fee_file_accepted CHECK ((((accepted_at IS NOT NULL) = (stage = ANY (ARRAY['OPEN'::text, 'SENT'::text, 'SETTLED'::text]))) AND (num_nulls(accepted_at, accepted_by_name) = ANY (ARRAY[0, 2])))),
  constraint fee_file_check CHECK (((differing_count >= 0) AND (differing_count <= row_count))),
  constraint fee_file_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint fee_file_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint fee_file_row_count_check CHECK ((row_count > 0)),
  constraint fee_file_sent CHECK (((num_nulls(sent_at, sent_by_name) = ANY (ARRAY[0, 2])) AND ((stage <> 'SENT'::text) OR (sent_at IS NOT NULL)))),
  constraint fee_file_settled CHECK ((((settled_at IS NOT NULL) = (stage = 'SETTLED'::text)) AND (num_nulls(settled_at, settled_by_name) = ANY (ARRAY[0, 2])))),
  constraint fee_file_settled_note_check CHECK (((length(settled_note) >= 1) AND (length(settled_note) <= 500))),
  constraint fee_file_stage_check CHECK ((stage = ANY (ARRAY['DRY_RUN'::text, 'OPEN'::text, 'SENT'::text, 'SETTLED'::text, 'DISCARDED'::text])))
);
CREATE INDEX fee_file_known ON public.fee_file USING btree (supplier_id, content_hash);
CREATE INDEX fee_file_newest ON public.fee_file USING btree (created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.fee_file FOR EACH ROW EXECUTE FUNCTION write_history('Fee file', 'fee_file', 'id', 'file_name');
grant delete, insert, select, update to bondline_app;

table fee_file_row (
  id uuid not null,
  supplier_id uuid not null,
  fee_file_id uuid not null,
  row_number integer not null,
  guarantee_number text not null,
  charged_date date,
  charged_cents bigint,
  charge_kind text not null,
  state text not null,
  message text,
  document_id uuid,
  period_from_date date,
  period_until_date date,
  expected_cents bigint,
  is_reconciled boolean not null default false,
  constraint fee_file_row_pkey PRIMARY KEY (id),
  constraint fee_file_row_fee_file_id_row_number_key UNIQUE (fee_file_id, row_number),
  constraint fee_file_row_document_id_fkey FOREIGN KEY (document_id) REFERENCES document(id),
  constraint fee_file_row_supplier_id_fee_file_id_fkey FOREIGN KEY (supplier_id, fee_file_id) REFERENCES fee_file(supplier_id, id),
  constraint fee_file_row_charge_kind_check CHECK ((charge_kind = ANY (ARRAY['PERIOD'::text, 'SET_UP'::text]))),
  constraint fee_file_row_guarantee_number_check CHECK ((length(guarantee_number) <= 100)),
  constraint fee_file_row_held CHECK ((((state = ANY (ARRAY['EQUAL'::text, 'DIFFERENT'::text])) = (expected_cents IS NOT NULL)) AND ((expected_cents IS NULL) OR (num_nulls(document_id, charged_date, charged_cents) = 0)))),
  constraint fee_file_row_message_check CHECK (((length(message) >= 1) AND (length(message) <= 500))),
  constraint fee_file_row_reconciled CHECK (((NOT is_reconciled) OR (state = ANY (ARRAY['EQUAL'::text, 'DIFFERENT'::text])))),
  constraint fee_file_row_said CHECK (((state = ANY (ARRAY['EQUAL'::text, 'DIFFERENT'::text])) = (message IS NULL))),
  constraint fee_file_row_state_check CHECK ((state = ANY (ARRAY['EQUAL'::text, 'DIFFERENT'::text, 'DUPLICATE'::text, 'RECONCILED'::text, 'UNKNOWN'::text, 'NOT_WORKED_OUT'::text, 'FAULTY'::text])))
);
CREATE INDEX fee_file_row_document ON public.fee_file_row USING btree (document_id) WHERE (document_id IS NOT NULL);
CREATE UNIQUE INDEX fee_file_row_once ON public.fee_file_row USING btree (document_id, charge_kind, COALESCE(period_from_date, '-infinity'::date)) WHERE is_reconciled;
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
grant insert, select, update to bondline_app;

table fee_summary (
  id uuid not null,
  supplier_id uuid not null,
  name text not null,
  details text not null,
  process_type text not null,
  delivery_type text not null,
  establishment_fee_cents bigint not null,
  biannual_fee_coefficient numeric(9,6),
  recurring_fee_percentage numeric(7,4),
  minimum_annual_cents bigint not null default 0,
  min_value_cents bigint not null,
  max_value_cents bigint not null,
  security_type_cash boolean not null,
  security_type_property boolean not null,
  fee_summary_status text not null,
  created_at timestamp with time zone not null,
  product_id uuid not null,
  starts_date date not null,
  ongoing_discount_percentage numeric(5,2),
  establishment_fee_discount_cents bigint not null default 0,
  change_id uuid,
  constraint fee_summary_pkey PRIMARY KEY (id),
  constraint fee_summary_change_id_fkey FOREIGN KEY (change_id) REFERENCES office_change(id),
  constraint fee_summary_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id),
  constraint fee_summary_band CHECK ((max_value_cents >= min_value_cents)),
  constraint fee_summary_biannual_fee_coefficient_check CHECK ((biannual_fee_coefficient >= (0)::numeric)),
  constraint fee_summary_delivery_type_check CHECK ((delivery_type = ANY (ARRAY['COURIER'::text, 'COLLECTION'::text, 'DIGITAL'::text]))),
  constraint fee_summary_discount CHECK (((establishment_fee_discount_cents >= 0) AND (establishment_fee_discount_cents <= establishment_fee_cents))),
  constraint fee_summary_establishment_fee_cents_check CHECK ((establishment_fee_cents >= 0)),
  constraint fee_summary_fee_summary_status_check CHECK ((fee_summary_status = ANY (ARRAY['ACTIVE'::text, 'RETIRED'::text]))),
  constraint fee_summary_min_value_cents_check CHECK ((min_value_cents > 0)),
  constraint fee_summary_minimum_annual_cents_check CHECK ((minimum_annual_cents >= 0)),
  constraint fee_summary_ongoing_discount_percentage_check CHECK (((ongoing_discount_percentage >= (0)::numeric) AND (ongoing_discount_percentage <= (100)::numeric))),
  constraint fee_summary_process_type_check CHECK ((process_type = ANY (ARRAY['BANK_GUARANTEE'::text, 'SURETY_BOND'::text, 'CASH_SECURITY'::text, 'LEASE_BOND'::text]))),
  constraint fee_summary_recurring_fee_percentage_check CHECK (((recurring_fee_percentage >= (0)::numeric) AND (recurring_fee_percentage <= (100)::numeric)))
);
CREATE INDEX fee_summary_offer ON public.fee_summary USING btree (process_type, min_value_cents);
CREATE INDEX fee_summary_supplier ON public.fee_summary USING btree (supplier_id);
CREATE UNIQUE INDEX fee_summary_version ON public.fee_summary USING btree (product_id, starts_date);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_kind() AS actor_kind) <> 'nobody'::text))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_kind() AS actor_kind) <> 'nobody'::text)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.fee_summary FOR EACH ROW EXECUTE FUNCTION write_history('Fee summary', 'fee_summary', 'id', 'name');
grant delete, insert, select, update to bondline_app;

table finance_application (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  status text not null,
  given_name text,
  family_name text,
  email_address text,
  phone_number text,
  preferred_time text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  constraint finance_application_pkey PRIMARY KEY (id),
  constraint finance_application_draft_id_key UNIQUE (draft_id),
  constraint finance_application_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint finance_application_contact CHECK (((num_nonnulls(given_name, family_name, email_address, phone_number, preferred_time) = ANY (ARRAY[0, 5])) AND ((status <> ALL (ARRAY['ENQUIRED'::text, 'COMPLETED'::text])) OR (email_address IS NOT NULL)))),
  constraint finance_application_email_address_check CHECK (((length(email_address) >= 1) AND (length(email_address) <= 255))),
  constraint finance_application_family_name_check CHECK (((length(family_name) >= 1) AND (length(family_name) <= 255))),
  constraint finance_application_given_name_check CHECK (((length(given_name) >= 1) AND (length(given_name) <= 255))),
  constraint finance_application_phone_number_check CHECK (((length(phone_number) >= 1) AND (length(phone_number) <= 15))),
  constraint finance_application_preferred_time_check CHECK ((preferred_time = ANY (ARRAY['ANY_TIME'::text, 'MORNING'::text, 'AFTERNOON'::text, 'EVENING'::text]))),
  constraint finance_application_status_check CHECK ((status = ANY (ARRAY['OFFERED'::text, 'DECLINED'::text, 'ENQUIRED'::text, 'COMPLETED'::text])))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.finance_application FOR EACH ROW EXECUTE FUNCTION write_history('Finance application', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table finance_enquiry (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid,
  status text not null,
  given_name text not null,
  family_name text not null,
  email_address text not null,
  phone_number text not null,
  preferred_time text not null,
  message text,
  finance_amount_cents bigint,
  term_months integer,
  annual_rate_percentage numeric(6,3),
  fortnightly_repayment_cents bigint,
  answer_note text,
  answered_by uuid,
  answered_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  settled_amount_cents bigint,
  settled_date date,
  closing_reason text,
  ended_by uuid,
  ended_at timestamp with time zone,
  archived_at timestamp with time zone,
  constraint finance_enquiry_pkey PRIMARY KEY (id),
  constraint finance_enquiry_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES account(id),
  constraint finance_enquiry_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint finance_enquiry_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES account(id),
  constraint finance_enquiry_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint finance_enquiry_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint finance_enquiry_answer CHECK ((num_nonnulls(answer_note, answered_by, answered_at) = ANY (
CASE status
    WHEN 'OPEN'::text THEN ARRAY[0]
    WHEN 'ANSWERED'::text THEN ARRAY[3]
    WHEN 'SETTLED'::text THEN ARRAY[3]
    ELSE ARRAY[0, 3]
END))),
  constraint finance_enquiry_answer_note_check CHECK (((length(answer_note) >= 1) AND (length(answer_note) <= 500))),
  constraint finance_enquiry_archived_is_over CHECK (((archived_at IS NULL) OR ((ended_at IS NOT NULL) AND (archived_at > ended_at)))),
  constraint finance_enquiry_closing CHECK (((closing_reason IS NOT NULL) = (status = 'CLOSED'::text))),
  constraint finance_enquiry_closing_reason_check CHECK (((length(closing_reason) >= 1) AND (length(closing_reason) <= 500))),
  constraint finance_enquiry_email_address_check CHECK (((length(email_address) >= 1) AND (length(email_address) <= 255))),
  constraint finance_enquiry_end CHECK ((num_nonnulls(ended_by, ended_at) =
CASE
    WHEN (status = ANY (ARRAY['SETTLED'::text, 'CLOSED'::text, 'WITHDRAWN'::text])) THEN 2
    ELSE 0
END)),
  constraint finance_enquiry_family_name_check CHECK (((length(family_name) >= 1) AND (length(family_name) <= 255))),
  constraint finance_enquiry_finance_amount_cents_check CHECK ((finance_amount_cents > 0)),
  constraint finance_enquiry_fortnightly_repayment_cents_check CHECK ((fortnightly_repayment_cents > 0)),
  constraint finance_enquiry_given_name_check CHECK (((length(given_name) >= 1) AND (length(given_name) <= 255))),
  constraint finance_enquiry_message_check CHECK ((length(message) <= 500)),
  constraint finance_enquiry_phone_number_check CHECK (((length(phone_number) >= 1) AND (length(phone_number) <= 15))),
  constraint finance_enquiry_preferred_time_check CHECK ((preferred_time = ANY (ARRAY['ANY_TIME'::text, 'MORNING'::text, 'AFTERNOON'::text, 'EVENING'::text]))),
  constraint finance_enquiry_settled_amount_cents_check CHECK ((settled_amount_cents > 0)),
  constraint finance_enquiry_settlement CHECK ((num_nonnulls(settled_amount_cents, settled_date) =
CASE status
    WHEN 'SETTLED'::text THEN 2
    ELSE 0
END)),
  constraint finance_enquiry_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'ANSWERED'::text, 'SETTLED'::text, 'CLOSED'::text, 'WITHDRAWN'::text]))),
  constraint finance_enquiry_term_months_check CHECK ((term_months > 0)),
  constraint finance_enquiry_terms CHECK (((num_nonnulls(term_months, annual_rate_percentage, fortnightly_repayment_cents) = ANY (ARRAY[0, 3])) AND ((term_months IS NULL) OR (finance_amount_cents IS NOT NULL))))
);
CREATE INDEX finance_enquiry_all_by_amount ON public.finance_enquiry USING btree ((
CASE
    WHEN (finance_amount_cents IS NULL) THEN (0)::bigint
    ELSE finance_amount_cents
END), id) WHERE (archived_at IS NULL);
CREATE INDEX finance_enquiry_archive ON public.finance_enquiry USING btree (created_at DESC, id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX finance_enquiry_archive_by_amount ON public.finance_enquiry USING btree ((
CASE
    WHEN (finance_amount_cents IS NULL) THEN (0)::bigint
    ELSE finance_amount_cents
END), id) WHERE (archived_at IS NOT NULL);
CREATE INDEX finance_enquiry_archived ON public.finance_enquiry USING btree (organisation_id, created_at DESC, id DESC) WHERE (archived_at IS NOT NULL);
CREATE INDEX finance_enquiry_due_for_archive ON public.finance_enquiry USING btree (status, ended_at, id) WHERE ((ended_at IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX finance_enquiry_newest ON public.finance_enquiry USING btree (created_at DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX finance_enquiry_of_draft ON public.finance_enquiry USING btree (draft_id) WHERE (draft_id IS NOT NULL);
CREATE INDEX finance_enquiry_organisation ON public.finance_enquiry USING btree (organisation_id, created_at DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX finance_enquiry_status ON public.finance_enquiry USING btree (status, created_at DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX finance_enquiry_words ON public.finance_enquiry USING gin (lower(((((((given_name || ' '::text) || family_name) || ' '::text) || email_address) || ' '::text) || phone_number)) gin_trgm_ops) WHERE (archived_at IS NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (created_by = ( SELECT actor_id() AS actor_id)))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (created_by = ( SELECT actor_id() AS actor_id))));
CREATE TRIGGER keep_archived BEFORE UPDATE ON public.finance_enquiry FOR EACH ROW WHEN (((old.archived_at IS NOT NULL) AND (new.archived_at IS NOT NULL) AND (old.organisation_id = new.organisation_id))) EXECUTE FUNCTION keep_archived();
CREATE TRIGGER keep_archived_row BEFORE DELETE ON public.finance_enquiry FOR EACH ROW WHEN ((old.archived_at IS NOT NULL)) EXECUTE FUNCTION keep_archived();
CREATE TRIGGER keep_desk_work AFTER INSERT OR UPDATE OF status ON public.finance_enquiry FOR EACH ROW EXECUTE FUNCTION keep_desk_work_of_row('id', '{ENQUIRY}');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.finance_enquiry FOR EACH ROW EXECUTE FUNCTION write_history('Finance enquiry', 'organisation', 'organisation_id', 'email_address');
grant delete, insert, select, update to bondline_app;

table finance_offer (
  id uuid not null,
  annual_rate_percentage numeric(6,3) not null,
  min_amount_cents bigint not null,
  max_amount_cents bigint not null,
  term_months integer[] not null,
  available_min_business_days integer not null,
  available_max_business_days integer not null,
  effective_date date not null,
  created_at timestamp with time zone not null,
  constraint finance_offer_pkey PRIMARY KEY (id),
  constraint finance_offer_effective_date_key UNIQUE (effective_date),
  constraint finance_offer_annual_rate_percentage_check CHECK (((annual_rate_percentage >= (0)::numeric) AND (annual_rate_percentage <= (100)::numeric))),
  constraint finance_offer_available_min_business_days_check CHECK ((available_min_business_days >= 0)),
  constraint finance_offer_band CHECK ((max_amount_cents >= min_amount_cents)),
  constraint finance_offer_days CHECK ((available_max_business_days >= available_min_business_days)),
  constraint finance_offer_min_amount_cents_check CHECK ((min_amount_cents > 0)),
  constraint finance_offer_term_months_check CHECK ((((cardinality(term_months) >= 1) AND (cardinality(term_months) <= 12)) AND (0 < ALL (term_months))))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_kind() AS actor_kind) <> 'nobody'::text))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_kind() AS actor_kind) <> 'nobody'::text)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.finance_offer FOR EACH ROW EXECUTE FUNCTION write_history('Finance offer', 'finance_offer', 'id', '-');
grant delete, insert, select, update to bondline_app;

table finance_terms (
  id uuid not null,
  provider_id uuid not null,
  annual_rate_percentage numeric(6,3) not null,
  min_amount_cents bigint not null,
  max_amount_cents bigint not null,
  term_months integer[] not null,
  available_min_business_days integer not null,
  available_max_business_days integer not null,
  starts_at timestamp with time zone not null,
  change_id uuid not null,
  created_at timestamp with time zone not null,
  constraint finance_terms_pkey PRIMARY KEY (id),
  constraint finance_terms_change_id_key UNIQUE (change_id),
  constraint finance_terms_starts_at_key UNIQUE (starts_at),
  constraint finance_terms_change_id_fkey FOREIGN KEY (change_id) REFERENCES office_change(id),
  constraint finance_terms_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint finance_terms_annual_rate_percentage_check CHECK (((annual_rate_percentage >= (0)::numeric) AND (annual_rate_percentage <= (100)::numeric))),
  constraint finance_terms_available_min_business_days_check CHECK ((available_min_business_days >= 0)),
  constraint finance_terms_band CHECK ((max_amount_cents >= min_amount_cents)),
  constraint finance_terms_days CHECK ((available_max_business_days >= available_min_business_days)),
  constraint finance_terms_min_amount_cents_check CHECK ((min_amount_cents > 0)),
  constraint finance_terms_term_months_check CHECK ((((cardinality(term_months) >= 1) AND (cardinality(term_months) <= 12)) AND (0 < ALL (term_months))))
);
CREATE INDEX finance_terms_provider ON public.finance_terms USING btree (provider_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.finance_terms FOR EACH ROW EXECUTE FUNCTION write_history('Finance terms', 'provider', 'provider_id', '-');
grant delete, insert, select, update to bondline_app;

table former_member (
  id uuid not null,
  organisation_id uuid not null,
  account_id uuid not null,
  role text not null,
  created_at timestamp with time zone not null,
  constraint former_member_pkey PRIMARY KEY (id),
  constraint former_member_organisation_id_account_id_key UNIQUE (organisation_id, account_id),
  constraint former_member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint former_member_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint former_member_role_check CHECK ((role = ANY (ARRAY['ADMIN'::text, 'USER'::text, 'LIMITED_USER'::text])))
);
CREATE INDEX former_member_account ON public.former_member USING btree (account_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.former_member FOR EACH ROW EXECUTE FUNCTION write_history('Former member', 'organisation', 'organisation_id', 'role');
grant delete, insert, select, update to bondline_app;

table gateway_feature (
  name text not null,
  is_enabled boolean not null,
  id uuid not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamp with time zone,
  constraint gateway_feature_pkey PRIMARY KEY (name),
  constraint gateway_feature_id_key UNIQUE (id),
  constraint gateway_feature_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id)
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (true) with check (( SELECT actor_is_provider() AS actor_is_provider));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.gateway_feature FOR EACH ROW EXECUTE FUNCTION write_history('Gateway feature', 'gateway_feature', 'id', 'name');
grant delete, insert, select, update to bondline_app;

table guess_delay (
  key text not null,
  failures integer not null,
  next_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint guess_delay_pkey PRIMARY KEY (key)
);
grant delete, insert, select, update to bondline_app;

table history_entry (
  id bigint not null generated always as identity,
  root_type text not null,
  root_id uuid not null,
  sequence integer not null,
  transaction_id text not null,
  actor_id uuid,
  actor_kind text not null,
  actor_label text not null,
  on_behalf_of text,
  triggered_at timestamp with time zone not null,
  change_type text not null,
  object_type text not null,
  record_id uuid not null,
  record_name text not null,
  changes jsonb not null,
  previous_hash bytea not null,
  hash bytea not null,
  constraint history_entry_pkey PRIMARY KEY (id),
  constraint history_entry_root_type_root_id_sequence_key UNIQUE (root_type, root_id, sequence),
  constraint history_entry_change_type_check CHECK ((change_type = ANY (ARRAY['INSERT'::text, 'UPDATE'::text, 'DELETE'::text])))
);
CREATE INDEX history_entry_by_actor ON public.history_entry USING btree (actor_id, id) WHERE (actor_id IS NOT NULL);
CREATE INDEX history_entry_on_behalf ON public.history_entry USING btree (on_behalf_of, id) WHERE (on_behalf_of IS NOT NULL);
row level security forced;
policy gateway_features as permissive for select to bondline_app using (((root_type = 'gateway_feature'::text) AND ( SELECT actor_is_provider() AS actor_is_provider)));
policy levels_of_bank as permissive for select to bondline_app using (((root_type = 'supplier'::text) AND (object_type = 'Service levels'::text) AND (root_id = ( SELECT actor_supplier() AS actor_supplier))));
policy owner as permissive for all to its owner using (true) with check (true);
policy products as permissive for select to bondline_app using (((root_type = 'fee_summary'::text) AND ( SELECT actor_is_provider() AS actor_is_provider)));
policy provider as permissive for select to bondline_app using (((root_type = 'provider'::text) AND ( SELECT actor_is_provider() AS actor_is_provider)));
policy referrers as permissive for select to bondline_app using (((root_type = 'referral_portal_entity'::text) AND ( SELECT actor_is_provider() AS actor_is_provider)));
policy staff_of_bank as permissive for select to bondline_app using (((root_type = 'provider'::text) AND (object_type = 'Staff member'::text) AND (( SELECT actor_administered_supplier() AS actor_administered_supplier) IS NOT NULL) AND (EXISTS ( SELECT 1
   FROM staff_member s
  WHERE ((s.id = history_entry.record_id) AND (s.supplier_id = ( SELECT actor_administered_supplier() AS actor_administered_supplier))))) AND ((NOT (changes @> '[{"field": "supplier_id"}]'::jsonb)) OR (changes @> jsonb_build_array(jsonb_build_object('field', 'supplier_id', 'oldValue', NULL::unknown, 'newValue', ( SELECT actor_administered_supplier() AS actor_administered_supplier)))))));
policy suppliers as permissive for select to bondline_app using (((root_type = 'supplier'::text) AND ( SELECT actor_is_provider() AS actor_is_provider)));
policy trade_organisations as permissive for select to bondline_app using (((root_type = 'channel_partner'::text) AND ( SELECT actor_is_provider() AS actor_is_provider)));
policy visible as permissive for select to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((root_type = 'draft'::text) AND (EXISTS ( SELECT 1
   FROM draft d
  WHERE (d.id = history_entry.root_id)))) OR ((root_type = 'document'::text) AND (EXISTS ( SELECT 1
   FROM document d
  WHERE (d.id = history_entry.root_id)))) OR ((root_type = 'organisation'::text) AND (EXISTS ( SELECT 1
   FROM organisation o
  WHERE (o.id = history_entry.root_id)))) OR ((root_type = 'account'::text) AND (root_id = ( SELECT actor_id() AS actor_id)))));
policy visible_with_facility as permissive for select to bondline_app using (((root_type = 'facility'::text) AND (EXISTS ( SELECT 1
   FROM facility f
  WHERE (f.id = history_entry.root_id)))));
policy visible_with_facility_application as permissive for select to bondline_app using (((root_type = 'facility_application'::text) AND facility_application_is_visible(root_id)));
grant select to bondline_app;

table history_head (
  root_type text not null,
  root_id uuid not null,
  sequence integer not null,
  hash bytea not null,
  constraint history_head_pkey PRIMARY KEY (root_type, root_id)
);

table history_seal (
  number bigint not null,
  sealed_at timestamp with time zone not null,
  heads bigint not null,
  total text not null,
  signature text not null,
  constraint history_seal_pkey PRIMARY KEY (number),
  constraint history_seal_signature_check CHECK ((signature ~ '^[0-9a-f]{64}$'::text)),
  constraint history_seal_total_check CHECK ((total ~ '^[0-9a-f]{64}$'::text))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy system as permissive for all to bondline_app using (( SELECT actor_is_system() AS actor_is_system)) with check (( SELECT actor_is_system() AS actor_is_system));
grant insert, select to bondline_app;

table history_sealed_head (
  root_type text not null,
  root_id uuid not null,
  sequence integer not null,
  hash bytea not null,
  seal_number bigint not null,
  signature text not null,
  constraint history_sealed_head_pkey PRIMARY KEY (root_type, root_id),
  constraint history_sealed_head_signature_check CHECK ((signature ~ '^[0-9a-f]{64}$'::text))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy system as permissive for all to bondline_app using (( SELECT actor_is_system() AS actor_is_system)) with check (( SELECT actor_is_system() AS actor_is_system));
grant insert, select, update to bondline_app;

table holder_expiry_acknowledgement (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  expires_date date not null,
  acknowledged_by uuid not null,
  acknowledged_by_name text not null,
  created_at timestamp with time zone not null,
  constraint holder_expiry_acknowledgement_pkey PRIMARY KEY (id),
  constraint holder_expiry_acknowledgement_document_id_organisation_id_e_key UNIQUE (document_id, organisation_id, expires_date),
  constraint holder_expiry_acknowledgement_acknowledged_by_fkey FOREIGN KEY (acknowledged_by) REFERENCES account(id),
  constraint holder_expiry_acknowledgement_document_id_fkey FOREIGN KEY (document_id) REFERENCES document(id) ON DELETE CASCADE,
  constraint holder_expiry_acknowledgement_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint holder_expiry_acknowledgement_acknowledged_by_name_check CHECK (((length(acknowledged_by_name) >= 1) AND (length(acknowledged_by_name) <= 511)))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[]))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.holder_expiry_acknowledgement FOR EACH ROW EXECUTE FUNCTION write_history('Expiry acknowledged', 'organisation', 'organisation_id', 'acknowledged_by_name');
grant delete, insert, select, update to bondline_app;

table holder_expiry_notice (
  id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null,
  expires_date date not null,
  business_days integer not null,
  email_address text not null,
  notice_reason text not null,
  mail_status text not null default 'QUEUED'::text,
  mail_settled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint holder_expiry_notice_pkey PRIMARY KEY (id),
  constraint holder_expiry_notice_document_id_organisation_id_expires_da_key UNIQUE (document_id, organisation_id, expires_date, business_days, email_address),
  constraint holder_expiry_notice_document_id_fkey FOREIGN KEY (document_id) REFERENCES document(id) ON DELETE CASCADE,
  constraint holder_expiry_notice_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint holder_expiry_notice_business_days_check CHECK ((business_days > 0)),
  constraint holder_expiry_notice_email_address_check CHECK (((length(email_address) >= 3) AND (length(email_address) <= 255))),
  constraint holder_expiry_notice_mail_status_check CHECK ((mail_status = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'FAILED'::text]))),
  constraint holder_expiry_notice_notice_reason_check CHECK ((notice_reason = ANY (ARRAY['HOLDER'::text, 'NAMED'::text, 'ADMINISTRATOR'::text]))),
  constraint holder_expiry_notice_settled CHECK (((mail_status = 'QUEUED'::text) = (mail_settled_at IS NULL)))
);
CREATE INDEX holder_expiry_notice_unsettled ON public.holder_expiry_notice USING btree (id) WHERE (mail_status = 'QUEUED'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[]))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.holder_expiry_notice FOR EACH ROW EXECUTE FUNCTION write_history('Expiry notice', 'organisation', 'organisation_id', 'email_address');
grant delete, insert, select, update to bondline_app;

table identity_check (
  individual_id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  asked_at timestamp with time zone,
  verification_id_hash text,
  verification_id_encrypted bytea,
  token_encrypted bytea,
  token_at timestamp with time zone,
  fault text,
  due_at timestamp with time zone,
  times_asked integer not null default 0,
  constraint identity_check_pkey PRIMARY KEY (individual_id),
  constraint identity_check_verification_id_hash_key UNIQUE (verification_id_hash),
  constraint identity_check_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint identity_check_organisation_id_individual_id_fkey FOREIGN KEY (organisation_id, individual_id) REFERENCES draft_individual(organisation_id, id) ON DELETE CASCADE DEFERRABLE,
  constraint check_due CHECK (((due_at IS NULL) OR (verification_id_hash IS NOT NULL))),
  constraint check_registered CHECK (((verification_id_hash IS NULL) = (verification_id_encrypted IS NULL))),
  constraint check_token CHECK ((((token_encrypted IS NULL) = (token_at IS NULL)) AND ((token_at IS NULL) OR (verification_id_hash IS NOT NULL)))),
  constraint identity_check_fault_check CHECK (((length(fault) >= 1) AND (length(fault) <= 500))),
  constraint identity_check_verification_id_hash_check CHECK ((verification_id_hash ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX identity_check_due ON public.identity_check USING btree (due_at, individual_id) WHERE (due_at IS NOT NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
grant delete, insert, select, update to bondline_app;

table import_beneficiary (
  import_job_id uuid not null,
  organisation_id uuid not null,
  number text not null,
  holder_id uuid,
  name_key text,
  is_accepted boolean,
  answered_by uuid,
  answered_by_name text,
  answered_at timestamp with time zone,
  constraint import_beneficiary_pkey PRIMARY KEY (import_job_id, number),
  constraint import_beneficiary_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES account(id),
  constraint import_beneficiary_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES organisation(id),
  constraint import_beneficiary_organisation_id_import_job_id_fkey FOREIGN KEY (organisation_id, import_job_id) REFERENCES import_job(organisation_id, id) DEFERRABLE,
  constraint import_beneficiary_answered CHECK ((((is_accepted IS NULL) = (answered_by IS NULL)) AND ((is_accepted IS NULL) = (answered_by_name IS NULL)) AND ((is_accepted IS NULL) = (answered_at IS NULL)))),
  constraint import_beneficiary_check CHECK (((name_key IS NULL) = (holder_id IS NULL))),
  constraint import_beneficiary_check1 CHECK (((is_accepted IS NULL) OR (holder_id IS NOT NULL))),
  constraint import_beneficiary_number_check CHECK ((number ~ '^[0-9]{9}$'::text))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[]))));
grant delete, insert, select, update to bondline_app;

table import_file (
  id uuid not null,
  organisation_id uuid not null,
  import_job_id uuid not null,
  variant text not null,
  file_name text not null,
  content_type text not null,
  content_md5_checksum text not null,
  file_size integer not null,
  storage_key text not null,
  sha256 text,
  received_at timestamp with time zone,
  infected_file_status text not null,
  scan_detail text,
  scanned_at timestamp with time zone,
  uploaded_by uuid not null,
  created_at timestamp with time zone not null,
  failure_reason text,
  constraint import_file_pkey PRIMARY KEY (id),
  constraint import_file_storage_key_key UNIQUE (storage_key),
  constraint import_file_organisation_id_import_job_id_fkey FOREIGN KEY (organisation_id, import_job_id) REFERENCES import_job(organisation_id, id) DEFERRABLE,
  constraint import_file_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES account(id),
  constraint import_file_clean CHECK (((infected_file_status <> 'CLEAN'::text) OR ((received_at IS NOT NULL) AND (sha256 IS NOT NULL) AND (scanned_at IS NOT NULL)))),
  constraint import_file_failure CHECK (((failure_reason IS NULL) OR (infected_file_status = 'FAILED'::text))),
  constraint import_file_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint import_file_file_size_check CHECK (((file_size >= 1) AND (file_size <= 30000000))),
  constraint import_file_infected_file_status_check CHECK ((infected_file_status = ANY (ARRAY['NOT_SCANNED'::text, 'CLEAN'::text, 'INFECTED'::text, 'FAILED'::text])))
);
CREATE INDEX import_file_known ON public.import_file USING btree (organisation_id, sha256);
CREATE INDEX import_file_of ON public.import_file USING btree (import_job_id, created_at);
CREATE INDEX import_file_waiting ON public.import_file USING btree (created_at) WHERE (infected_file_status = 'NOT_SCANNED'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[]))));
CREATE TRIGGER count_storage AFTER INSERT OR DELETE OR UPDATE OF file_size, infected_file_status, received_at ON public.import_file FOR EACH ROW EXECUTE FUNCTION count_storage();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.import_file FOR EACH ROW EXECUTE FUNCTION write_history('Attachment', 'import_job', 'import_job_id', 'file_name');
grant delete, insert, select, update to bondline_app;

table import_job (
  id uuid not null,
  organisation_id uuid not null,
  created_by uuid not null,
  created_by_name text not null,
  file_name text not null,
  stage text not null,
  mode text,
  headers text[] not null default '{}'::text[],
  columns text[] not null default '{}'::text[],
  errors text[] not null default '{}'::text[],
  reading integer not null default 0,
  rows_read integer not null default 0,
  finished_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  notes text[] not null default '{}'::text[],
  rows_forgotten_at timestamp with time zone,
  kept_new integer not null default 0,
  kept_refused integer not null default 0,
  kept_duplicate integer not null default 0,
  kept_imported integer not null default 0,
  constraint import_job_pkey PRIMARY KEY (id),
  constraint import_job_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint import_job_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint import_job_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint import_job_columns CHECK ((cardinality(headers) = cardinality(columns))),
  constraint import_job_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint import_job_mode_check CHECK ((mode = ANY (ARRAY['KEEP_GOOD_ROWS'::text, 'ALL_OR_NOTHING'::text]))),
  constraint import_job_stage_check CHECK ((stage = ANY (ARRAY['RECEIVING'::text, 'CHECKING'::text, 'READY'::text, 'RUNNING'::text, 'COMPLETE'::text, 'REFUSED'::text, 'STOPPED'::text, 'CANCELLED'::text, 'UNDOING'::text, 'UNDONE'::text])))
);
CREATE INDEX import_job_newest ON public.import_job USING btree (organisation_id, created_at DESC, id DESC);
CREATE INDEX import_job_to_forget ON public.import_job USING btree (finished_at, id) WHERE (rows_forgotten_at IS NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[]))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.import_job FOR EACH ROW EXECUTE FUNCTION write_history('Import', 'import_job', 'id', 'file_name');
grant delete, insert, select, update to bondline_app;

table import_mapping (
  organisation_id uuid not null,
  header_hash text not null,
  columns text[] not null,
  updated_at timestamp with time zone not null,
  constraint import_mapping_pkey PRIMARY KEY (organisation_id, header_hash),
  constraint import_mapping_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[]))));
grant delete, insert, select, update to bondline_app;

table import_mend (
  import_job_id uuid not null,
  organisation_id uuid not null,
  row_number integer not null,
  place integer not null,
  was text not null,
  text text not null,
  made_by uuid not null,
  made_by_name text not null,
  made_at timestamp with time zone not null,
  constraint import_mend_pkey PRIMARY KEY (import_job_id, row_number, place),
  constraint import_mend_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id),
  constraint import_mend_organisation_id_import_job_id_fkey FOREIGN KEY (organisation_id, import_job_id) REFERENCES import_job(organisation_id, id) DEFERRABLE,
  constraint import_mend_check CHECK (((length(text) <= 10000) AND (text <> was))),
  constraint import_mend_place_check CHECK ((place >= 0))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[]))));
grant delete, insert, select, update to bondline_app;

table import_row (
  import_job_id uuid not null,
  organisation_id uuid not null,
  row_number integer not null,
  cells text[] not null,
  verdict text not null,
  errors text[] not null default '{}'::text[],
  bank_key text,
  number_key text,
  same_as_row integer,
  same_as_document uuid,
  document_id uuid,
  beneficiary_number text,
  beneficiary_key text,
  constraint import_row_pkey PRIMARY KEY (import_job_id, row_number),
  constraint import_row_organisation_id_import_job_id_fkey FOREIGN KEY (organisation_id, import_job_id) REFERENCES import_job(organisation_id, id) DEFERRABLE,
  constraint import_row_imported CHECK (((verdict = 'IMPORTED'::text) = (document_id IS NOT NULL))),
  constraint import_row_verdict_check CHECK ((verdict = ANY (ARRAY['NEW'::text, 'REFUSED'::text, 'DUPLICATE'::text, 'IMPORTED'::text])))
);
CREATE INDEX import_row_verdict ON public.import_row USING btree (import_job_id, verdict, row_number);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[]))));
grant delete, insert, select, update to bondline_app;

table invitation (
  id uuid not null,
  organisation_id uuid not null,
  email text not null,
  role text not null,
  code_hash text not null,
  sent_by uuid not null,
  sent_at timestamp with time zone not null,
  accepted_by uuid,
  accepted_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint invitation_pkey PRIMARY KEY (id),
  constraint invitation_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES account(id),
  constraint invitation_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint invitation_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES account(id),
  constraint invitation_acceptance CHECK (((accepted_by IS NULL) = (accepted_at IS NULL))),
  constraint invitation_email_check CHECK ((email = lower(email))),
  constraint invitation_role_check CHECK ((role = ANY (ARRAY['ADMIN'::text, 'USER'::text, 'LIMITED_USER'::text])))
);
CREATE UNIQUE INDEX invitation_code ON public.invitation USING btree (code_hash);
CREATE INDEX invitation_sent ON public.invitation USING btree (organisation_id, sent_at DESC, id DESC) WHERE (accepted_at IS NULL);
CREATE UNIQUE INDEX invitation_unanswered ON public.invitation USING btree (organisation_id, email) WHERE (accepted_at IS NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR (email = ( SELECT a.email
   FROM account a
  WHERE (a.id = ( SELECT actor_id() AS actor_id))))))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR (email = ( SELECT a.email
   FROM account a
  WHERE (a.id = ( SELECT actor_id() AS actor_id)))))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.invitation FOR EACH ROW EXECUTE FUNCTION write_history('Invitation', 'organisation', 'organisation_id', 'email');
grant delete, insert, select, update to bondline_app;

table invoice (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  invoice_number text not null,
  deposit_reference_number text not null,
  status text not null,
  payment_status text not null,
  total_cents bigint not null,
  gst_cents bigint not null,
  paid_cents bigint not null default 0,
  provider_payment_id text,
  hosted_url text,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  voided_at timestamp with time zone,
  credited_cents bigint not null default 0,
  constraint invoice_pkey PRIMARY KEY (id),
  constraint invoice_deposit_reference_number_key UNIQUE (deposit_reference_number),
  constraint invoice_invoice_number_key UNIQUE (invoice_number),
  constraint invoice_provider_payment_id_key UNIQUE (provider_payment_id),
  constraint invoice_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint invoice_credited CHECK (((credited_cents >= 0) AND (credited_cents <= total_cents))),
  constraint invoice_gst_cents_check CHECK ((gst_cents >= 0)),
  constraint invoice_paid CHECK (((status <> 'paid'::text) OR (paid_cents >= (total_cents - credited_cents)))),
  constraint invoice_paid_cents_check CHECK ((paid_cents >= 0)),
  constraint invoice_payment_status_check CHECK ((payment_status = ANY (ARRAY['requires_payment_method'::text, 'processing'::text, 'succeeded'::text]))),
  constraint invoice_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'void'::text]))),
  constraint invoice_total_cents_check CHECK ((total_cents >= 0))
);
CREATE INDEX invoice_all_by_created ON public.invoice USING btree (created_at, id);
CREATE INDEX invoice_all_by_paid ON public.invoice USING btree (paid_at) WHERE (paid_at IS NOT NULL);
CREATE INDEX invoice_all_by_total ON public.invoice USING btree (total_cents, id);
CREATE INDEX invoice_asked ON public.invoice USING btree (id) WHERE ((status = 'open'::text) AND (payment_status = 'requires_payment_method'::text) AND (paid_cents = 0));
CREATE INDEX invoice_by_payment ON public.invoice USING btree (organisation_id, payment_status, created_at DESC, id DESC);
CREATE INDEX invoice_by_total ON public.invoice USING btree (organisation_id, total_cents DESC, id DESC);
CREATE INDEX invoice_draft ON public.invoice USING btree (draft_id, created_at DESC);
CREATE INDEX invoice_open ON public.invoice USING btree (organisation_id, created_at) INCLUDE (total_cents, credited_cents, paid_cents) WHERE (status = 'open'::text);
CREATE INDEX invoice_open_amount ON public.invoice USING btree ((((total_cents - credited_cents) - paid_cents))) WHERE (status = 'open'::text);
CREATE INDEX invoice_organisation ON public.invoice USING btree (organisation_id, created_at DESC, id DESC);
CREATE INDEX invoice_paid_at ON public.invoice USING btree (organisation_id, paid_at, id) WHERE (paid_at IS NOT NULL);
CREATE INDEX invoice_unpaid ON public.invoice USING btree (created_at, id) WHERE (status = 'open'::text);
CREATE INDEX invoice_words ON public.invoice USING gin (organisation_id, lower(((invoice_number || ' '::text) || deposit_reference_number)) gin_trgm_ops);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
CREATE TRIGGER end_deposits_by_hand AFTER UPDATE OF status ON public.invoice FOR EACH ROW WHEN (((old.status = 'open'::text) AND (new.status <> 'open'::text))) EXECUTE FUNCTION end_deposits_by_hand();
CREATE CONSTRAINT TRIGGER keep_books AFTER INSERT OR DELETE OR UPDATE OF status, total_cents, gst_cents ON public.invoice DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_books_of_row();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.invoice FOR EACH ROW EXECUTE FUNCTION write_history('Invoice', 'draft', 'draft_id', 'invoice_number');
grant delete, insert, select, update to bondline_app;

table invoice_line (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  invoice_id uuid not null,
  position integer not null,
  description text not null,
  amount_cents bigint not null,
  tax_treatment text not null,
  created_at timestamp with time zone not null,
  line_kind text,
  period_from_date date,
  period_until_date date,
  constraint invoice_line_pkey PRIMARY KEY (id),
  constraint invoice_line_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES draft(id),
  constraint invoice_line_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id),
  constraint invoice_line_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint invoice_line_kind CHECK ((line_kind = ANY (ARRAY['ESTABLISHMENT_FEE'::text, 'FIRST_PERIOD'::text, 'LATER_PERIOD'::text, 'ONGOING_PERCENTAGE'::text, 'ESTABLISHMENT_FEE_AMOUNT'::text, 'REFERRAL_AMOUNT'::text, 'ADDED'::text]))),
  constraint invoice_line_period CHECK ((((period_from_date IS NULL) AND (period_until_date IS NULL)) OR COALESCE((period_until_date > period_from_date), false))),
  constraint invoice_line_tax_treatment_check CHECK ((tax_treatment = ANY (ARRAY['INPUT_TAXED'::text, 'TAXABLE_10'::text, 'OUT_OF_SCOPE'::text])))
);
CREATE INDEX invoice_line_invoice ON public.invoice_line USING btree (invoice_id, "position");
CREATE INDEX invoice_line_period_until ON public.invoice_line USING btree (period_until_date) WHERE (period_until_date IS NOT NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.invoice_line FOR EACH ROW EXECUTE FUNCTION write_history('Invoice line', 'draft', 'draft_id', 'description');
grant delete, insert, select, update to bondline_app;

table invoice_reminder (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  invoice_id uuid not null,
  days_open integer not null,
  created_at timestamp with time zone not null,
  constraint invoice_reminder_pkey PRIMARY KEY (id),
  constraint invoice_reminder_invoice_id_days_open_key UNIQUE (invoice_id, days_open),
  constraint invoice_reminder_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES draft(id),
  constraint invoice_reminder_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id),
  constraint invoice_reminder_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint invoice_reminder_days_open_check CHECK ((days_open > 0))
);
CREATE INDEX invoice_reminder_draft ON public.invoice_reminder USING btree (draft_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.invoice_reminder FOR EACH ROW EXECUTE FUNCTION write_history('Payment reminder', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table journal_export (
  id uuid not null,
  package text not null,
  from_date date not null,
  to_date date not null,
  journal_count integer not null,
  line_count integer not null,
  amount_cents bigint not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  constraint journal_export_pkey PRIMARY KEY (id),
  constraint journal_export_id_package_key UNIQUE (id, package),
  constraint journal_export_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint journal_export_amount_cents_check CHECK ((amount_cents > 0)),
  constraint journal_export_check CHECK ((to_date >= from_date)),
  constraint journal_export_check1 CHECK ((line_count >= (2 * journal_count))),
  constraint journal_export_journal_count_check CHECK ((journal_count > 0)),
  constraint journal_export_package_check CHECK ((package = ANY (ARRAY['XERO'::text, 'MYOB'::text, 'QUICKBOOKS'::text])))
);
CREATE INDEX journal_export_newest ON public.journal_export USING btree (package, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
grant insert, select to bondline_app;

table journal_export_move (
  package text not null,
  move_id uuid not null,
  journal_export_id uuid not null,
  constraint journal_export_move_pkey PRIMARY KEY (package, move_id),
  constraint journal_export_move_journal_export_id_package_fkey FOREIGN KEY (journal_export_id, package) REFERENCES journal_export(id, package),
  constraint journal_export_move_move_id_fkey FOREIGN KEY (move_id) REFERENCES book_move(id)
);
CREATE INDEX journal_export_move_of_export ON public.journal_export_move USING btree (journal_export_id);
CREATE INDEX journal_export_move_of_move ON public.journal_export_move USING btree (move_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
grant insert, select to bondline_app;

table kept_rights (
  account_id uuid not null,
  members jsonb not null default '[]'::jsonb,
  memberships uuid[] not null default '{}'::uuid[],
  organisations uuid[] not null default '{}'::uuid[],
  staff jsonb,
  side text not null default ''::text,
  supplier_id text not null default ''::text,
  drafts uuid[],
  documents uuid[],
  constraint kept_rights_pkey PRIMARY KEY (account_id)
);

table known_device (
  id uuid not null,
  account_id uuid not null,
  mark_hash text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint known_device_pkey PRIMARY KEY (id),
  constraint known_device_mark_hash_key UNIQUE (mark_hash),
  constraint known_device_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX known_device_account ON public.known_device USING btree (account_id, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR false)) with check ((( SELECT actor_is_system() AS actor_is_system) OR false));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.known_device FOR EACH ROW EXECUTE FUNCTION write_history('Known device', 'account', 'account_id', '-');
grant delete, insert, select, update to bondline_app;

table list_view (
  id uuid not null,
  organisation_id uuid,
  account_id uuid not null,
  list_name text not null,
  name text not null,
  place text not null,
  is_shared boolean not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  constraint list_view_pkey PRIMARY KEY (id),
  constraint list_view_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint list_view_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint list_view_list_name_check CHECK ((list_name = ANY (ARRAY['CLIENTS'::text, 'DOCUMENTS'::text, 'FACILITIES'::text, 'FACILITY_APPLICATIONS'::text, 'INVOICES'::text, 'MEMBERS'::text, 'STAFF_APPLICATIONS'::text, 'STAFF_DOCUMENTS'::text, 'STAFF_DRAFTS'::text, 'STAFF_INVOICES'::text, 'STAFF_FACILITIES'::text, 'STAFF_ENQUIRIES'::text, 'STAFF_REFERRALS'::text, 'STAFF_ARREARS'::text, 'STAFF_REQUESTS'::text, 'STAFF_REQUIRED_DOCUMENTS'::text, 'STAFF_REFUNDS'::text, 'STAFF_DISPUTES'::text, 'STAFF_CREDIT_NOTES'::text]))),
  constraint list_view_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint list_view_of_provider CHECK (((organisation_id IS NULL) = (list_name = ANY (ARRAY['CLIENTS'::text, 'STAFF_APPLICATIONS'::text, 'STAFF_DOCUMENTS'::text, 'STAFF_DRAFTS'::text, 'STAFF_INVOICES'::text, 'STAFF_FACILITIES'::text, 'STAFF_ENQUIRIES'::text, 'STAFF_REFERRALS'::text, 'STAFF_ARREARS'::text, 'STAFF_REQUESTS'::text, 'STAFF_REQUIRED_DOCUMENTS'::text, 'STAFF_REFUNDS'::text, 'STAFF_DISPUTES'::text, 'STAFF_CREDIT_NOTES'::text])))),
  constraint list_view_place_check CHECK ((length(place) <= 2000))
);
CREATE INDEX list_view_own ON public.list_view USING btree (organisation_id, account_id, list_name, lower(name), id);
CREATE INDEX list_view_shared ON public.list_view USING btree (organisation_id, list_name, lower(name), id) WHERE is_shared;
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id IS NULL) AND ( SELECT actor_is_provider() AS actor_is_provider) AND (is_shared OR (account_id = ( SELECT actor_id() AS actor_id)))) OR ((organisation_id IS NULL) AND (( SELECT actor_supplier() AS actor_supplier) IS NOT NULL) AND (NOT is_shared) AND (account_id = ( SELECT actor_id() AS actor_id))) OR ((organisation_id IS NOT NULL) AND (account_id = ( SELECT actor_id() AS actor_id))) OR (is_shared AND (organisation_id = ANY (( SELECT actor_memberships() AS actor_memberships)::uuid[]))))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id IS NULL) AND ( SELECT actor_is_provider() AS actor_is_provider) AND (is_shared OR (account_id = ( SELECT actor_id() AS actor_id)))) OR ((organisation_id IS NULL) AND (( SELECT actor_supplier() AS actor_supplier) IS NOT NULL) AND (NOT is_shared) AND (account_id = ( SELECT actor_id() AS actor_id))) OR ((organisation_id IS NOT NULL) AND (account_id = ( SELECT actor_id() AS actor_id))) OR (is_shared AND (organisation_id = ANY (( SELECT actor_memberships() AS actor_memberships)::uuid[])))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.list_view FOR EACH ROW EXECUTE FUNCTION write_history('List view', 'account', 'account_id', 'name');
grant delete, insert, select, update to bondline_app;

table mail_choice (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  delivery text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  constraint mail_choice_pkey PRIMARY KEY (id),
  constraint mail_choice_account_id_kind_key UNIQUE (account_id, kind),
  constraint mail_choice_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint mail_choice_delivery_check CHECK ((delivery = ANY (ARRAY['AT_ONCE'::text, 'DAILY'::text, 'PORTAL'::text]))),
  constraint mail_choice_kind_check CHECK ((kind = ANY (ARRAY['DRAFT_NEWS'::text, 'DOCUMENT_NEWS'::text, 'FACILITY_NEWS'::text, 'ALERT'::text, 'EXPORT'::text, 'DESK'::text])))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.mail_choice FOR EACH ROW EXECUTE FUNCTION write_history('Email choice', 'account', 'account_id', 'kind');
grant delete, insert, select, update to bondline_app;

table mail_message (
  id uuid not null,
  intent text not null,
  to_addresses text[] not null,
  subject text not null,
  status text not null,
  attempts integer not null default 0,
  last_error text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  claimed_until timestamp with time zone,
  send_before timestamp with time zone,
  content_encrypted bytea,
  account_id uuid,
  kinds text[],
  delivery text,
  constraint mail_message_pkey PRIMARY KEY (id),
  constraint mail_message_intent_key UNIQUE (intent),
  constraint mail_message_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint mail_message_choice CHECK ((((account_id IS NULL) = (kinds IS NULL)) AND ((account_id IS NULL) = (delivery IS NULL)))),
  constraint mail_message_delivery_check CHECK ((delivery = ANY (ARRAY['AT_ONCE'::text, 'DAILY'::text, 'PORTAL'::text]))),
  constraint mail_message_status_check CHECK ((status = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'FAILED'::text, 'HELD'::text, 'IN_DIGEST'::text, 'UNWANTED'::text]))),
  constraint mail_message_to_addresses_check CHECK (((cardinality(to_addresses) >= 1) AND (cardinality(to_addresses) <= 20)))
);
CREATE INDEX mail_message_held ON public.mail_message USING btree (account_id, created_at, id) WHERE (status = 'HELD'::text);
CREATE INDEX mail_message_over ON public.mail_message USING btree (created_at, id) WHERE (status = ANY (ARRAY['SENT'::text, 'FAILED'::text, 'IN_DIGEST'::text, 'UNWANTED'::text]));
CREATE INDEX mail_message_waiting ON public.mail_message USING btree (attempts, created_at, id) WHERE (status = 'QUEUED'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (( SELECT actor_is_system() AS actor_is_system)) with check (( SELECT actor_is_system() AS actor_is_system));
grant delete, select, update to bondline_app;

table mail_text (
  id uuid not null,
  provider_id uuid not null,
  template text not null,
  subject text,
  opening text,
  starts_at timestamp with time zone not null,
  change_id uuid not null,
  created_at timestamp with time zone not null,
  constraint mail_text_pkey PRIMARY KEY (id),
  constraint mail_text_change_id_key UNIQUE (change_id),
  constraint mail_text_template_starts_at_key UNIQUE (template, starts_at),
  constraint mail_text_change_id_fkey FOREIGN KEY (change_id) REFERENCES office_change(id),
  constraint mail_text_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint mail_text_check CHECK (((subject IS NULL) = (opening IS NULL))),
  constraint mail_text_opening_check CHECK ((length(opening) <= 2000)),
  constraint mail_text_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 150))),
  constraint mail_text_template_check CHECK (((length(template) >= 1) AND (length(template) <= 100)))
);
CREATE INDEX mail_text_provider ON public.mail_text USING btree (provider_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.mail_text FOR EACH ROW EXECUTE FUNCTION write_history('Email text', 'provider', 'provider_id', 'template');
grant delete, insert, select, update to bondline_app;

table member (
  id uuid not null,
  organisation_id uuid not null,
  account_id uuid not null,
  role text not null,
  created_at timestamp with time zone not null,
  constraint member_pkey PRIMARY KEY (id),
  constraint member_organisation_id_account_id_key UNIQUE (organisation_id, account_id),
  constraint member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint member_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint member_role_check CHECK ((role = ANY (ARRAY['ADMIN'::text, 'USER'::text, 'LIMITED_USER'::text])))
);
CREATE INDEX member_account ON public.member USING btree (account_id);
CREATE INDEX member_organisation ON public.member USING btree (organisation_id, created_at, id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_memberships() AS actor_memberships)::uuid[])) OR (account_id = ( SELECT actor_id() AS actor_id)) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check (((organisation_id = ANY (( SELECT actor_memberships() AS actor_memberships)::uuid[])) OR (account_id = ( SELECT actor_id() AS actor_id)) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER keep_an_administrator AFTER DELETE OR UPDATE OF role ON public.member FOR EACH ROW WHEN ((old.role = 'ADMIN'::text)) EXECUTE FUNCTION keep_an_administrator();
CREATE TRIGGER keep_organisation_open AFTER INSERT ON public.member FOR EACH ROW EXECUTE FUNCTION keep_organisation_open();
CREATE CONSTRAINT TRIGGER keep_rights AFTER INSERT OR DELETE OR UPDATE OF organisation_id, account_id, role ON public.member DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_rights();
CREATE CONSTRAINT TRIGGER rights_taken AFTER DELETE OR UPDATE OF organisation_id, account_id, role ON public.member DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_rights_taken('account_id');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.member FOR EACH ROW EXECUTE FUNCTION write_history('Member', 'organisation', 'organisation_id', 'role');
grant delete, insert, select, update to bondline_app;

table migration (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migration_pkey PRIMARY KEY (name)
);

table mutation_result (
  account_id uuid not null,
  mutation text not null,
  client_mutation_id text not null,
  input_hash text not null,
  payload jsonb not null,
  created_at timestamp with time zone not null,
  constraint mutation_result_pkey PRIMARY KEY (account_id, mutation, client_mutation_id),
  constraint mutation_result_client_mutation_id_check CHECK (((length(client_mutation_id) >= 1) AND (length(client_mutation_id) <= 255)))
);
CREATE INDEX mutation_result_age ON public.mutation_result USING btree (created_at);
grant delete, insert, select, update to bondline_app;

table notification (
  id uuid not null,
  account_id uuid not null,
  intent text not null,
  kind text not null,
  organisation_id uuid,
  draft_id uuid,
  reference_number text not null,
  about text not null,
  created_at timestamp with time zone not null,
  document_id uuid,
  facility_application_id uuid,
  facility_id uuid,
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_account_id_intent_key UNIQUE (account_id, intent),
  constraint notification_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint notification_document FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) ON DELETE CASCADE DEFERRABLE,
  constraint notification_facility FOREIGN KEY (organisation_id, facility_id) REFERENCES facility(organisation_id, id) DEFERRABLE,
  constraint notification_facility_application FOREIGN KEY (organisation_id, facility_application_id) REFERENCES facility_application(organisation_id, id) DEFERRABLE,
  constraint notification_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint notification_kind_check CHECK ((kind = ANY (ARRAY['BANK_WORK_LATE'::text, 'WORK_GIVEN'::text, 'ABN_TO_CHECK'::text, 'ENQUIRY_ARRIVED'::text, 'CHANGE_TO_APPROVE'::text, 'COMMENT'::text, 'COMMENT_FOR_STAFF'::text, 'READY_TO_ISSUE'::text, 'ACTING_BEGUN'::text, 'CLIENT_NOTE'::text, 'SECOND_APPROVAL_NEEDED'::text, 'SECOND_APPROVAL_GIVEN'::text, 'SECOND_APPROVAL_DECLINED'::text, 'NOTE_MENTION'::text, 'PAYMENT_REMINDER'::text, 'CREDIT_NOTE'::text, 'DOCUMENTS_SHARED'::text, 'PAYMENT_DECLINED'::text, 'FACILITY_TO_DECIDE'::text, 'FACILITY_APPROVED'::text, 'FACILITY_ESTABLISHED'::text, 'FACILITY_DECLINED'::text, 'FACILITY_WITHDRAWN'::text, 'FACILITY_CANCELLED'::text, 'APPLICATION_ARRIVED'::text, 'APPLICATION_SENT'::text, 'APPLICATION_TO_DECIDE'::text, 'APPLICATION_QUESTION'::text, 'APPLICATION_ANSWERED'::text, 'APPLICATION_OUTCOME'::text, 'APPLICATION_FEE_ASKED'::text, 'APPLICATION_APPROVED'::text, 'APPLICATION_ESTABLISHED'::text, 'APPLICATION_DECLINED'::text, 'APPLICATION_CLOSED'::text, 'FORM_TO_SIGN'::text, 'FORM_SIGNED'::text, 'FORM_NOT_SIGNED'::text, 'FORM_SIGNED_BY_APPLICANT'::text, 'FORM_STILL_UNSIGNED'::text, 'IDENTITIES_TO_VERIFY'::text, 'IDENTITY_NEEDS_ATTENTION'::text, 'IDENTITY_TO_CHECK'::text, 'WORDING_PROPOSED'::text, 'WORDING_AGREED'::text, 'WORDING_DECLINED'::text, 'WORDING_WITHDRAWN'::text, 'WORDING_TO_DECIDE'::text, 'WORDING_DECIDED'::text, 'CONFIRMATION_GIVEN'::text, 'CONFIRMATION_DISPUTED'::text, 'CONFIRMATION_LAPSED'::text, 'CONFIRMATION_RECEIVED'::text, 'CONFIRMATION_REFUSED'::text, 'CONFIRMATION_GONE'::text, 'NOT_SIGNED_AT_SERVICE'::text, 'REQUIRED_DOCUMENT_ASKED'::text, 'REQUIRED_DOCUMENT_SENT'::text, 'REQUIRED_DOCUMENT_APPROVED'::text, 'REQUIRED_DOCUMENT_NOT_APPROVED'::text, 'REQUIRED_DOCUMENT_MESSAGE'::text, 'REQUIRED_DOCUMENT_WITHDRAWN'::text, 'REQUIRED_DOCUMENT_RECEIVED'::text, 'REQUIRED_DOCUMENT_DECIDED'::text, 'REQUIRED_DOCUMENT_REPLIED'::text, 'DRAFT_SHARED'::text, 'DRAFT_APPROVED'::text, 'APPROVAL_CLEARED'::text, 'SIGNATURE_ASKED'::text, 'ORIGINAL_SIGNED'::text, 'SIGNATURE_DECLINED'::text, 'COLLABORATOR_JOINED'::text, 'DOCUMENT_SHARED'::text, 'CHANGES_REQUESTED'::text, 'DECLINED'::text, 'PAYMENT_REQUESTED'::text, 'PAYMENT_RECEIVED'::text, 'ESTABLISHED'::text, 'SUBMISSION_ARRIVED'::text, 'REFUND_DUE'::text, 'REFUND_PAID'::text, 'REFUND_TO_PAY'::text, 'PAYMENT_UNMATCHED'::text, 'SECURITY_HELD'::text, 'SECURITY_RETURNED'::text, 'RETURN_ANSWERED'::text, 'RETURN_EXPECTED'::text, 'DOCUMENT_RETURNED'::text, 'REQUEST_ASKED'::text, 'REQUEST_ACCEPTED'::text, 'REQUEST_DECLINED'::text, 'REQUEST_EXECUTED'::text, 'REQUEST_WITHDRAWN'::text, 'CLAIM_MADE'::text, 'EXPIRY_NEARS'::text, 'HANDOVER_CONFIRMED'::text, 'HANDOVER_LOCKED'::text, 'HANDOVER_EXPIRED'::text, 'ORIGINAL_LOST'::text, 'LOST_INDEMNITY'::text, 'LOST_CONSENTED'::text, 'LOST_REFUSED'::text, 'ORIGINAL_FOUND'::text, 'BANK_ACTION_ASKED'::text, 'BANK_ACTION_TAKEN'::text, 'BANK_ACTION_QUESTION'::text, 'BANK_ACTION_REPLIED'::text, 'BANK_ACTION_DONE'::text, 'BANK_ACTION_DECLINED'::text, 'BANK_ACTION_WITHDRAWN'::text, 'REQUEST_AGREED'::text, 'REQUEST_REFUSED'::text, 'PAYMENT_DISPUTED'::text]))),
  constraint notification_organisation CHECK (((organisation_id IS NOT NULL) OR (kind = ANY (ARRAY['WORK_GIVEN'::text, 'CHANGE_TO_APPROVE'::text, 'BANK_WORK_LATE'::text])))),
  constraint notification_record CHECK (((draft_id IS NOT NULL) OR (document_id IS NOT NULL) OR (facility_application_id IS NOT NULL) OR (facility_id IS NOT NULL) OR (kind = ANY (ARRAY['CLIENT_NOTE'::text, 'ACTING_BEGUN'::text, 'WORK_GIVEN'::text, 'ABN_TO_CHECK'::text, 'ENQUIRY_ARRIVED'::text, 'CHANGE_TO_APPROVE'::text, 'BANK_WORK_LATE'::text]))))
);
CREATE INDEX notification_newest ON public.notification USING btree (account_id, created_at DESC, id DESC);
row level security forced;
policy own as permissive for select to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id))));
policy owner as permissive for all to its owner using (true) with check (true);
grant select to bondline_app;

table office_change (
  id uuid not null,
  provider_id uuid not null,
  subject text not null,
  subject_id uuid not null,
  subject_version integer not null,
  subject_name text not null,
  proposed jsonb not null,
  reason text not null,
  status text not null default 'PROPOSED'::text,
  proposed_by uuid not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_note text,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint office_change_pkey PRIMARY KEY (id),
  constraint office_change_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  constraint office_change_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES account(id),
  constraint office_change_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint office_change_decided CHECK ((((status = 'PROPOSED'::text) = (decided_at IS NULL)) AND ((status = 'PROPOSED'::text) = (decided_by IS NULL)))),
  constraint office_change_decision_note_check CHECK ((length(decision_note) <= 500)),
  constraint office_change_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint office_change_second_person CHECK (((status <> ALL (ARRAY['APPROVED'::text, 'DECLINED'::text])) OR (decided_by <> proposed_by))),
  constraint office_change_status_check CHECK ((status = ANY (ARRAY['PROPOSED'::text, 'APPROVED'::text, 'DECLINED'::text, 'WITHDRAWN'::text]))),
  constraint office_change_subject_check CHECK ((subject = ANY (ARRAY['CARD_REFUND'::text, 'CLIENT_DISCOUNT'::text, 'CONTENT_PAGE'::text, 'CREDIT_NOTE'::text, 'DEPOSIT_ACCOUNT'::text, 'PRODUCT'::text, 'SECOND_APPROVAL'::text, 'STANDARD_WORDING'::text, 'MAIL_TEXT'::text, 'ASKED_DOCUMENTS'::text, 'ALERT_DEFAULTS'::text, 'ORGANISATION_MERGE'::text, 'REFERRAL_PROGRAMME'::text, 'FINANCE_TERMS'::text, 'FACILITY_FEES'::text, 'PARTNER_DISCOUNT'::text]))),
  constraint office_change_subject_name_check CHECK (((length(subject_name) >= 1) AND (length(subject_name) <= 255))),
  constraint office_change_subject_version_check CHECK ((subject_version >= 0)),
  constraint office_change_withdrawn_by_own CHECK (((status <> 'WITHDRAWN'::text) OR (decided_by = proposed_by)))
);
CREATE INDEX office_change_newest ON public.office_change USING btree (created_at DESC, id DESC);
CREATE INDEX office_change_of_subject ON public.office_change USING btree (subject, subject_id);
CREATE UNIQUE INDEX office_change_waiting ON public.office_change USING btree (subject, subject_id) WHERE (status = 'PROPOSED'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER keep_desk_work AFTER INSERT OR UPDATE OF status ON public.office_change FOR EACH ROW EXECUTE FUNCTION keep_desk_work_of_row('id', '{CHANGE}');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.office_change FOR EACH ROW EXECUTE FUNCTION write_history('Change', 'provider', 'provider_id', 'subject_name');
grant delete, insert, select, update to bondline_app;

table organisation (
  id uuid not null,
  name text not null,
  abn text not null,
  address text not null,
  state text,
  postcode text,
  entity_type text not null,
  industry_type text not null,
  referral_code text not null,
  discount_percentage numeric(5,2) not null default 0,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  postal_address_same_as_business_address boolean not null default true,
  postal_address_line1 text,
  postal_address_line2 text,
  postal_address_suburb text,
  postal_address_postal_code text,
  postal_address_state text,
  abn_status text not null default 'UNCONFIRMED'::text,
  legal_name text,
  abn_decided_at timestamp with time zone,
  abn_decided_by uuid,
  abn_decision_note text,
  register_outcome text,
  registered_name text,
  registered_status text,
  register_checked_at timestamp with time zone,
  closed_at timestamp with time zone,
  closing_reason text,
  opening_reason text,
  allows_acting boolean not null default true,
  merged_into_id uuid,
  archived_at timestamp with time zone,
  constraint organisation_pkey PRIMARY KEY (id),
  constraint organisation_abn_decided_by_fkey FOREIGN KEY (abn_decided_by) REFERENCES account(id),
  constraint organisation_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES organisation(id),
  constraint organisation_abn_check CHECK ((abn ~ '^([0-9]{9}|[0-9]{11})$'::text)),
  constraint organisation_abn_confirmed CHECK (((abn_status <> 'CONFIRMED'::text) OR (legal_name IS NOT NULL))),
  constraint organisation_abn_decided CHECK (((abn_status = 'UNCONFIRMED'::text) = (abn_decided_at IS NULL))),
  constraint organisation_abn_decision_note_check CHECK ((length(abn_decision_note) <= 500)),
  constraint organisation_abn_status_check CHECK ((abn_status = ANY (ARRAY['UNCONFIRMED'::text, 'CONFIRMED'::text, 'REFUSED'::text]))),
  constraint organisation_address_check CHECK ((length(address) <= 500)),
  constraint organisation_archived_is_closed CHECK (((archived_at IS NULL) OR ((closed_at IS NOT NULL) AND (archived_at > closed_at)))),
  constraint organisation_closing CHECK (((closing_reason IS NULL) OR (closed_at IS NOT NULL))),
  constraint organisation_closing_reason_check CHECK (((length(closing_reason) >= 1) AND (length(closing_reason) <= 500))),
  constraint organisation_discount_percentage_check CHECK (((discount_percentage >= (0)::numeric) AND (discount_percentage <= (100)::numeric))),
  constraint organisation_legal_name_check CHECK (((length(legal_name) >= 1) AND (length(legal_name) <= 255))),
  constraint organisation_merged CHECK (((merged_into_id IS NULL) OR ((closed_at IS NOT NULL) AND (merged_into_id <> id)))),
  constraint organisation_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255))),
  constraint organisation_opening_reason_check CHECK (((length(opening_reason) >= 1) AND (length(opening_reason) <= 500))),
  constraint organisation_postal_address CHECK (
CASE
    WHEN postal_address_same_as_business_address THEN (num_nonnulls(postal_address_line1, postal_address_line2, postal_address_suburb, postal_address_postal_code, postal_address_state) = 0)
    ELSE (num_nulls(postal_address_line1, postal_address_suburb, postal_address_postal_code, postal_address_state) = 0)
END),
  constraint organisation_postal_address_line1_check CHECK (((length(postal_address_line1) >= 1) AND (length(postal_address_line1) <= 500))),
  constraint organisation_postal_address_line2_check CHECK (((length(postal_address_line2) >= 1) AND (length(postal_address_line2) <= 500))),
  constraint organisation_postal_address_postal_code_check CHECK ((postal_address_postal_code ~ '^[0-9]{4}$'::text)),
  constraint organisation_postal_address_state_check CHECK ((postal_address_state = ANY (ARRAY['NSW'::text, 'VIC'::text, 'QLD'::text, 'SA'::text, 'WA'::text, 'ACT'::text, 'NT'::text, 'TAS'::text]))),
  constraint organisation_postal_address_suburb_check CHECK (((length(postal_address_suburb) >= 1) AND (length(postal_address_suburb) <= 255))),
  constraint organisation_register_checked CHECK (((register_outcome IS NULL) = (register_checked_at IS NULL))),
  constraint organisation_register_found CHECK (((NOT (register_outcome IS DISTINCT FROM 'FOUND'::text)) = (registered_name IS NOT NULL))),
  constraint organisation_register_outcome_check CHECK ((register_outcome = ANY (ARRAY['FOUND'::text, 'UNAVAILABLE'::text, 'UNKNOWN'::text]))),
  constraint organisation_registered_status_check CHECK ((registered_status = ANY (ARRAY['ACTIVE'::text, 'CANCELLED'::text])))
);
CREATE INDEX organisation_archived_by_name ON public.organisation USING btree (lower(name), id) WHERE (archived_at IS NOT NULL);
CREATE INDEX organisation_archived_newest ON public.organisation USING btree (created_at, id) WHERE (archived_at IS NOT NULL);
CREATE INDEX organisation_by_name ON public.organisation USING btree (lower(name), id) WHERE (archived_at IS NULL);
CREATE INDEX organisation_claimed ON public.organisation USING btree (abn_status, created_at, id);
CREATE UNIQUE INDEX organisation_confirmed_number ON public.organisation USING btree ("right"(abn, 9)) WHERE (abn_status = 'CONFIRMED'::text);
CREATE INDEX organisation_due_for_archive ON public.organisation USING btree (closed_at, id) WHERE ((closed_at IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX organisation_merged_into ON public.organisation USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX organisation_newest ON public.organisation USING btree (created_at, id) WHERE (archived_at IS NULL);
CREATE INDEX organisation_number ON public.organisation USING btree ("right"(abn, 9));
CREATE UNIQUE INDEX organisation_referral_code ON public.organisation USING btree (upper(referral_code));
CREATE INDEX organisation_words ON public.organisation USING gin (lower(((((name || ' '::text) || COALESCE(legal_name, ''::text)) || ' '::text) || abn)) gin_trgm_ops);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((id = ANY (( SELECT actor_memberships() AS actor_memberships)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check (((id = ANY (( SELECT actor_memberships() AS actor_memberships)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER end_acting AFTER UPDATE OF allows_acting, closed_at ON public.organisation FOR EACH ROW WHEN (((NOT new.allows_acting) OR (new.closed_at IS NOT NULL))) EXECUTE FUNCTION end_acting_of_organisation();
CREATE TRIGGER keep_desk_work AFTER INSERT OR UPDATE OF abn_status ON public.organisation FOR EACH ROW EXECUTE FUNCTION keep_desk_work_of_row('id', '{ABN_CLAIM}');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.organisation FOR EACH ROW EXECUTE FUNCTION write_history('Organisation', 'organisation', 'id', 'name');
grant delete, insert, select, update to bondline_app;

table organisation_channel_partner (
  id uuid not null,
  organisation_id uuid not null,
  channel_partner_id uuid not null,
  created_at timestamp with time zone not null,
  constraint organisation_channel_partner_pkey PRIMARY KEY (id),
  constraint organisation_channel_partner_organisation_id_channel_partne_key UNIQUE (organisation_id, channel_partner_id),
  constraint organisation_channel_partner_channel_partner_id_fkey FOREIGN KEY (channel_partner_id) REFERENCES channel_partner(id),
  constraint organisation_channel_partner_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.organisation_channel_partner FOR EACH ROW EXECUTE FUNCTION write_history('Trade organisation chosen', 'organisation', 'organisation_id', '-');
grant delete, insert, select, update to bondline_app;

table organisation_column (
  table_name text not null,
  column_name text not null,
  answer text not null,
  reason text not null,
  counted_as text,
  step integer not null default 1,
  found_by text,
  same_when text,
  also_sets text,
  constraint organisation_column_pkey PRIMARY KEY (table_name, column_name),
  constraint organisation_column_answer_check CHECK ((answer = ANY (ARRAY['MOVES'::text, 'STAYS'::text]))),
  constraint organisation_column_check CHECK (((answer = 'MOVES'::text) = (counted_as IS NOT NULL))),
  constraint organisation_column_reason_check CHECK ((length(reason) > 0))
);

table organisation_metadata_key (
  id uuid not null,
  organisation_id uuid not null,
  key text not null,
  created_at timestamp with time zone not null,
  constraint organisation_metadata_key_pkey PRIMARY KEY (id),
  constraint organisation_metadata_key_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint organisation_metadata_key_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255)))
);
CREATE UNIQUE INDEX organisation_metadata_key_name ON public.organisation_metadata_key USING btree (organisation_id, lower(key));
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.organisation_metadata_key FOR EACH ROW EXECUTE FUNCTION write_history('Metadata key', 'organisation', 'organisation_id', 'key');
grant delete, insert, select, update to bondline_app;

table origination (
  id uuid not null,
  email_address text not null,
  supplier_id uuid,
  process_type text not null,
  amount_cents bigint not null,
  purpose text,
  specified_other_purpose text,
  beneficiary_name text,
  beneficiary_abn text,
  project_address text,
  contract_title text,
  contract_number text,
  agreement_content text,
  fee_summary_id uuid,
  note text,
  last_date date not null,
  prepared_by text not null,
  created_by uuid not null,
  withdrawn_at timestamp with time zone,
  used_at timestamp with time zone,
  organisation_id uuid,
  draft_id uuid,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  constraint origination_pkey PRIMARY KEY (id),
  constraint origination_draft_id_key UNIQUE (draft_id),
  constraint origination_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint origination_fee_summary_id_fkey FOREIGN KEY (fee_summary_id) REFERENCES fee_summary(id),
  constraint origination_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint origination_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id),
  constraint origination_agreement_content_check CHECK ((length(agreement_content) <= 500)),
  constraint origination_amount_cents_check CHECK (((amount_cents >= 100) AND (amount_cents <= '99999999999'::bigint))),
  constraint origination_beneficiary_abn_check CHECK ((beneficiary_abn ~ '^([0-9]{9}|[0-9]{11})$'::text)),
  constraint origination_beneficiary_name_check CHECK ((length(beneficiary_name) <= 255)),
  constraint origination_contract_number_check CHECK ((length(contract_number) <= 255)),
  constraint origination_contract_title_check CHECK ((length(contract_title) <= 255)),
  constraint origination_email_address_check CHECK (((email_address = lower(email_address)) AND ((length(email_address) >= 1) AND (length(email_address) <= 255)))),
  constraint origination_note_check CHECK ((length(note) <= 500)),
  constraint origination_over CHECK ((num_nonnulls(used_at, withdrawn_at) <= 1)),
  constraint origination_prepared_by_check CHECK (((length(prepared_by) >= 1) AND (length(prepared_by) <= 1000))),
  constraint origination_process_type_check CHECK ((process_type = ANY (ARRAY['BANK_GUARANTEE'::text, 'SURETY_BOND'::text]))),
  constraint origination_project_address_check CHECK ((length(project_address) <= 250)),
  constraint origination_specified_other_purpose_check CHECK ((length(specified_other_purpose) <= 255)),
  constraint origination_used CHECK ((num_nonnulls(used_at, organisation_id, draft_id) = ANY (ARRAY[0, 3])))
);
CREATE INDEX origination_newest ON public.origination USING btree (created_at DESC, id DESC);
CREATE INDEX origination_open ON public.origination USING btree (created_at DESC, id DESC) WHERE ((used_at IS NULL) AND (withdrawn_at IS NULL));
CREATE INDEX origination_supplier ON public.origination USING btree (supplier_id, created_at DESC, id DESC) WHERE (supplier_id IS NOT NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_provider() AS actor_is_provider) OR (supplier_id = ( SELECT actor_supplier() AS actor_supplier)) OR (email_address = ( SELECT a.email
   FROM account a
  WHERE (a.id = ( SELECT actor_id() AS actor_id)))))) with check ((( SELECT actor_is_provider() AS actor_is_provider) OR (supplier_id = ( SELECT actor_supplier() AS actor_supplier)) OR (email_address = ( SELECT a.email
   FROM account a
  WHERE (a.id = ( SELECT actor_id() AS actor_id))))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.origination FOR EACH ROW EXECUTE FUNCTION write_history('Prepared request', 'origination', 'id', 'email_address');
grant delete, insert, select, update to bondline_app;

table outcome_file (
  id uuid not null,
  supplier_id uuid not null,
  created_by uuid not null,
  created_by_name text not null,
  file_name text not null,
  content_hash text not null,
  stage text not null,
  is_all_or_nothing boolean not null default false,
  message text,
  finished_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  constraint outcome_file_pkey PRIMARY KEY (id),
  constraint outcome_file_supplier_id_id_key UNIQUE (supplier_id, id),
  constraint outcome_file_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint outcome_file_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id),
  constraint outcome_file_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint outcome_file_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint outcome_file_finished CHECK (((finished_at IS NOT NULL) = (stage = ANY (ARRAY['COMPLETE'::text, 'STOPPED'::text, 'DISCARDED'::text])))),
  constraint outcome_file_message_check CHECK (((length(message) >= 1) AND (length(message) <= 500))),
  constraint outcome_file_stage_check CHECK ((stage = ANY (ARRAY['CHECKING'::text, 'READY'::text, 'APPLYING'::text, 'COMPLETE'::text, 'STOPPED'::text, 'DISCARDED'::text])))
);
CREATE INDEX outcome_file_known ON public.outcome_file USING btree (supplier_id, content_hash);
CREATE INDEX outcome_file_newest ON public.outcome_file USING btree (supplier_id, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (supplier_id = ( SELECT actor_supplier() AS actor_supplier)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (supplier_id = ( SELECT actor_supplier() AS actor_supplier))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.outcome_file FOR EACH ROW EXECUTE FUNCTION write_history('Outcome file', 'outcome_file', 'id', 'file_name');
grant delete, insert, select, update to bondline_app;

table outcome_row (
  id uuid not null,
  supplier_id uuid not null,
  outcome_file_id uuid not null,
  row_number integer not null,
  reference text not null,
  outcome text not null,
  guarantee_number text not null,
  decided_date date,
  reason text not null,
  amount_cents bigint,
  state text not null,
  message text,
  draft_id uuid,
  draft_version integer,
  constraint outcome_row_pkey PRIMARY KEY (id),
  constraint outcome_row_outcome_file_id_row_number_key UNIQUE (outcome_file_id, row_number),
  constraint outcome_row_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES draft(id),
  constraint outcome_row_supplier_id_outcome_file_id_fkey FOREIGN KEY (supplier_id, outcome_file_id) REFERENCES outcome_file(supplier_id, id),
  constraint outcome_row_found CHECK (((state <> ALL (ARRAY['GOOD'::text, 'APPLIED'::text])) OR (num_nulls(draft_id, draft_version) = 0))),
  constraint outcome_row_guarantee_number_check CHECK ((length(guarantee_number) <= 100)),
  constraint outcome_row_message_check CHECK (((length(message) >= 1) AND (length(message) <= 500))),
  constraint outcome_row_outcome_check CHECK ((outcome = ANY (ARRAY[''::text, 'ISSUED'::text, 'DECLINED'::text]))),
  constraint outcome_row_reason_check CHECK ((length(reason) <= 1000)),
  constraint outcome_row_reference_check CHECK ((length(reference) <= 100)),
  constraint outcome_row_said CHECK (((state = ANY (ARRAY['FAULTY'::text, 'REFUSED'::text])) = (message IS NOT NULL))),
  constraint outcome_row_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'GOOD'::text, 'FAULTY'::text, 'APPLIED'::text, 'REFUSED'::text])))
);
CREATE INDEX outcome_row_draft ON public.outcome_row USING btree (draft_id) WHERE (draft_id IS NOT NULL);
CREATE INDEX outcome_row_state ON public.outcome_row USING btree (outcome_file_id, state, row_number);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (supplier_id = ( SELECT actor_supplier() AS actor_supplier)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (supplier_id = ( SELECT actor_supplier() AS actor_supplier))));
grant insert, select, update to bondline_app;

table paper (
  id uuid not null,
  kind text not null,
  organisation_id uuid,
  draft_id uuid,
  facility_application_id uuid,
  document_id uuid,
  item_id uuid,
  title text not null,
  reference_number text,
  content_encrypted bytea,
  text_sha256 text not null,
  verification_code text not null default drawn_code(26),
  status text not null default 'WAITING'::text,
  file_name text not null,
  storage_key text,
  file_size integer,
  sha256 text,
  created_at timestamp with time zone not null,
  made_at timestamp with time zone,
  constraint paper_pkey PRIMARY KEY (id),
  constraint paper_verification_code_key UNIQUE (verification_code),
  constraint paper_version UNIQUE NULLS NOT DISTINCT (kind, draft_id, facility_application_id, document_id, item_id, text_sha256),
  constraint paper_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES document(organisation_id, id) DEFERRABLE,
  constraint paper_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint paper_organisation_id_facility_application_id_fkey FOREIGN KEY (organisation_id, facility_application_id) REFERENCES facility_application(organisation_id, id) DEFERRABLE,
  constraint paper_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint paper_kind_check CHECK ((kind = ANY (ARRAY['AGENCY_AGREEMENT'::text, 'APPLICATION_FORM'::text, 'DRAFT_UNDERTAKING'::text, 'FEE_SUMMARY'::text, 'FINANCIAL_SERVICES_GUIDE'::text, 'HANDOVER_RECEIPT'::text, 'INVOICE'::text, 'PRODUCT_PREVIEW'::text, 'UNDERTAKING'::text]))),
  constraint paper_made CHECK ((((status = 'MADE'::text) = (made_at IS NOT NULL)) AND ((made_at IS NULL) = (num_nulls(storage_key, file_size, sha256) > 0)) AND ((status = 'MADE'::text) = (content_encrypted IS NULL)))),
  constraint paper_of_one_record CHECK ((num_nonnulls(draft_id, facility_application_id, document_id) <= 1)),
  constraint paper_of_organisation CHECK (((organisation_id IS NULL) = (num_nonnulls(draft_id, facility_application_id, document_id) = 0))),
  constraint paper_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint paper_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'MADE'::text, 'FAILED'::text]))),
  constraint paper_text_sha256_check CHECK ((text_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint paper_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);
CREATE INDEX paper_document ON public.paper USING btree (document_id) WHERE (document_id IS NOT NULL);
CREATE INDEX paper_draft ON public.paper USING btree (draft_id) WHERE (draft_id IS NOT NULL);
CREATE INDEX paper_facility_application ON public.paper USING btree (facility_application_id) WHERE (facility_application_id IS NOT NULL);
CREATE INDEX paper_newest ON public.paper USING btree (organisation_id, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (organisation_id IS NULL) OR (organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id) OR facility_application_is_visible(facility_application_id) OR document_is_visible(document_id)));
grant insert, select, update to bondline_app;

table partner_discount (
  id uuid not null,
  channel_partner_id uuid not null,
  discount_percentage numeric(5,2) not null,
  starts_at timestamp with time zone not null,
  change_id uuid not null,
  created_at timestamp with time zone not null,
  constraint partner_discount_pkey PRIMARY KEY (id),
  constraint partner_discount_change_id_key UNIQUE (change_id),
  constraint partner_discount_change_id_fkey FOREIGN KEY (change_id) REFERENCES office_change(id),
  constraint partner_discount_channel_partner_id_fkey FOREIGN KEY (channel_partner_id) REFERENCES channel_partner(id),
  constraint partner_discount_discount_percentage_check CHECK (((discount_percentage >= (0)::numeric) AND (discount_percentage <= (100)::numeric)))
);
CREATE INDEX partner_discount_of_partner ON public.partner_discount USING btree (channel_partner_id, starts_at, id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.partner_discount FOR EACH ROW EXECUTE FUNCTION write_history('Discount of a trade organisation', 'channel_partner', 'channel_partner_id', '-');
grant delete, insert, select, update to bondline_app;

table payment (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  invoice_id uuid not null,
  method text not null,
  amount_cents bigint not null,
  received_date date not null,
  provider_payment_id text,
  note text,
  created_at timestamp with time zone not null,
  bank_line_key text,
  confirmed_by uuid,
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_bank_line_key_key UNIQUE (bank_line_key),
  constraint payment_provider_payment_id_key UNIQUE (provider_payment_id),
  constraint payment_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES account(id),
  constraint payment_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES draft(id),
  constraint payment_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id),
  constraint payment_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint payment_amount_cents_check CHECK ((amount_cents <> 0)),
  constraint payment_bank_line_key_check CHECK (((length(bank_line_key) >= 1) AND (length(bank_line_key) <= 200))),
  constraint payment_method_check CHECK ((method = ANY (ARRAY['CARD'::text, 'DIRECT_DEBIT'::text, 'DEPOSIT'::text]))),
  constraint payment_note_check CHECK ((length(note) <= 500))
);
CREATE INDEX payment_invoice ON public.payment USING btree (invoice_id);
CREATE INDEX payment_organisation ON public.payment USING btree (organisation_id, received_date);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
CREATE CONSTRAINT TRIGGER keep_books AFTER INSERT OR DELETE OR UPDATE OF amount_cents, method, received_date ON public.payment DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_books_of_row();
CREATE TRIGGER settle_deposit_by_hand BEFORE INSERT ON public.payment FOR EACH ROW WHEN (((new.method = 'DEPOSIT'::text) AND (new.bank_line_key IS NULL))) EXECUTE FUNCTION settle_deposit_by_hand();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.payment FOR EACH ROW EXECUTE FUNCTION write_history('Payment', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table payment_dispute (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  invoice_id uuid not null,
  provider_dispute_id text not null,
  provider_payment_id text not null,
  amount_cents bigint not null,
  currency text not null,
  fee_cents bigint not null default 0,
  status text not null,
  opened_date date not null,
  ended_date date,
  created_at timestamp with time zone not null,
  evidence_due_at timestamp with time zone,
  constraint payment_dispute_pkey PRIMARY KEY (id),
  constraint payment_dispute_provider_dispute_id_key UNIQUE (provider_dispute_id),
  constraint payment_dispute_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id),
  constraint payment_dispute_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint payment_dispute_amount_cents_check CHECK ((amount_cents > 0)),
  constraint payment_dispute_currency_check CHECK (((length(currency) >= 1) AND (length(currency) <= 10))),
  constraint payment_dispute_ended CHECK (((status = 'OPEN'::text) = (ended_date IS NULL))),
  constraint payment_dispute_fee_cents_check CHECK ((fee_cents >= 0)),
  constraint payment_dispute_provider_dispute_id_check CHECK (((length(provider_dispute_id) >= 1) AND (length(provider_dispute_id) <= 255))),
  constraint payment_dispute_provider_payment_id_check CHECK (((length(provider_payment_id) >= 1) AND (length(provider_payment_id) <= 255))),
  constraint payment_dispute_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'WON'::text, 'LOST'::text])))
);
CREATE INDEX payment_dispute_all_by_amount ON public.payment_dispute USING btree (amount_cents, id);
CREATE INDEX payment_dispute_all_by_created ON public.payment_dispute USING btree (created_at, id);
CREATE INDEX payment_dispute_draft ON public.payment_dispute USING btree (draft_id);
CREATE INDEX payment_dispute_invoice ON public.payment_dispute USING btree (invoice_id);
CREATE INDEX payment_dispute_organisation ON public.payment_dispute USING btree (organisation_id, created_at);
CREATE INDEX payment_dispute_payment ON public.payment_dispute USING btree (provider_payment_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE CONSTRAINT TRIGGER keep_books AFTER INSERT OR DELETE OR UPDATE OF amount_cents, fee_cents, status, opened_date, ended_date ON public.payment_dispute DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_books_of_row();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.payment_dispute FOR EACH ROW EXECUTE FUNCTION write_history('Dispute', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table payment_event (
  id text not null,
  type text not null,
  payload jsonb not null,
  received_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  fault text,
  constraint payment_event_pkey PRIMARY KEY (id)
);
grant delete, insert, select, update to bondline_app;

table payment_intent (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  invoice_id uuid not null,
  way text not null,
  amount_cents bigint not null,
  status text not null,
  provider_payment_id text,
  payment_method_id text,
  client_secret_encrypted bytea,
  declined_because text,
  refunded_cents bigint not null default 0,
  is_disputed boolean not null default false,
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint payment_intent_pkey PRIMARY KEY (id),
  constraint payment_intent_provider_payment_id_key UNIQUE (provider_payment_id),
  constraint payment_intent_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES draft(id),
  constraint payment_intent_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id),
  constraint payment_intent_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint payment_intent_amount_cents_check CHECK ((amount_cents > 0)),
  constraint payment_intent_declined_because_check CHECK ((length(declined_because) <= 500)),
  constraint payment_intent_refunded_cents_check CHECK ((refunded_cents >= 0)),
  constraint payment_intent_status_check CHECK ((status = ANY (ARRAY['requires_payment_method'::text, 'requires_action'::text, 'processing'::text, 'succeeded'::text, 'canceled'::text]))),
  constraint payment_intent_way_check CHECK ((way = ANY (ARRAY['PAGE'::text, 'SAVED_METHOD'::text])))
);
CREATE INDEX payment_intent_draft ON public.payment_intent USING btree (draft_id);
CREATE INDEX payment_intent_invoice ON public.payment_intent USING btree (invoice_id, created_at);
CREATE INDEX payment_intent_unsettled ON public.payment_intent USING btree (status, expires_at) WHERE (status = ANY (ARRAY['requires_payment_method'::text, 'requires_action'::text, 'processing'::text]));
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (EXISTS ( SELECT 1
   FROM draft d
  WHERE (d.id = payment_intent.draft_id)))))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (EXISTS ( SELECT 1
   FROM draft d
  WHERE (d.id = payment_intent.draft_id))))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.payment_intent FOR EACH ROW EXECUTE FUNCTION write_history('Payment intent', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table payment_subscription (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  status text not null,
  provider_page_id text,
  hosted_url text,
  method text,
  last_digits text,
  customer_id text,
  payment_method_id text,
  current_period_end date,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint payment_subscription_pkey PRIMARY KEY (id),
  constraint payment_subscription_provider_page_id_key UNIQUE (provider_page_id),
  constraint payment_subscription_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint payment_subscription_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES draft(id),
  constraint payment_subscription_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint payment_subscription_ended CHECK (((status = 'canceled'::text) = (ended_at IS NOT NULL))),
  constraint payment_subscription_last_digits_check CHECK ((length(last_digits) <= 4)),
  constraint payment_subscription_method_check CHECK ((method = ANY (ARRAY['CARD'::text, 'DIRECT_DEBIT'::text]))),
  constraint payment_subscription_saved CHECK (((status <> 'active'::text) OR (num_nonnulls(method, customer_id, payment_method_id, current_period_end) = 4))),
  constraint payment_subscription_status_check CHECK ((status = ANY (ARRAY['incomplete'::text, 'active'::text, 'canceled'::text])))
);
CREATE UNIQUE INDEX payment_subscription_draft ON public.payment_subscription USING btree (draft_id) WHERE (status <> 'canceled'::text);
CREATE INDEX payment_subscription_due ON public.payment_subscription USING btree (current_period_end, id) WHERE (status = 'active'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (EXISTS ( SELECT 1
   FROM draft d
  WHERE (d.id = payment_subscription.draft_id)))))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (EXISTS ( SELECT 1
   FROM draft d
  WHERE (d.id = payment_subscription.draft_id))))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.payment_subscription FOR EACH ROW EXECUTE FUNCTION write_history('Payment subscription', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table provider (
  id uuid not null,
  is_the_one boolean not null default true,
  name text not null,
  abn text not null,
  address text not null,
  contact_name text not null,
  contact_email text not null,
  contact_phone text,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  service_state text not null default 'NSW'::text,
  service_opens_hour integer not null default 9,
  service_closes_hour integer not null default 17,
  draft_submitted_hours integer not null default 8,
  draft_sent_again_hours integer not null default 4,
  payment_hours integer not null default 8,
  refund_hours integer not null default 16,
  application_hours integer not null default 16,
  enquiry_hours integer not null default 16,
  request_hours integer not null default 8,
  abn_claim_hours integer not null default 16,
  change_hours integer not null default 16,
  first_reminder_days integer not null default 0,
  second_reminder_days integer not null default 7,
  last_reminder_days integer not null default 21,
  second_from_bank_guarantee_cents bigint,
  second_from_surety_bond_cents bigint,
  second_from_cash_security_cents bigint,
  second_from_lease_bond_cents bigint,
  second_from_security_return_cents bigint,
  second_from_property_facility_cents bigint,
  second_from_surety_facility_cents bigint,
  arranged_facility_hours integer not null default 16,
  second_from_bank_guarantee_return_cents bigint,
  second_from_surety_bond_return_cents bigint,
  second_from_cash_security_return_cents bigint,
  second_from_lease_bond_return_cents bigint,
  support_email text,
  operator_email text,
  required_document_hours integer not null default 16,
  wording_proposal_hours integer not null default 16,
  identity_hours integer not null default 8,
  bank_lines_hours integer not null default 8,
  second_from_bank_guarantee_discount_cents bigint,
  second_from_surety_bond_discount_cents bigint,
  second_from_cash_security_discount_cents bigint,
  second_from_lease_bond_discount_cents bigint,
  second_from_deposit_cents bigint,
  constraint provider_pkey PRIMARY KEY (id),
  constraint provider_is_the_one_key UNIQUE (is_the_one),
  constraint provider_abn_check CHECK ((abn ~ '^([0-9]{9}|[0-9]{11})$'::text)),
  constraint provider_abn_claim_hours_check CHECK (((abn_claim_hours >= 1) AND (abn_claim_hours <= 400))),
  constraint provider_address_check CHECK ((length(address) <= 500)),
  constraint provider_application_hours_check CHECK (((application_hours >= 1) AND (application_hours <= 400))),
  constraint provider_arranged_facility_hours_check CHECK (((arranged_facility_hours >= 1) AND (arranged_facility_hours <= 400))),
  constraint provider_bank_lines_hours_check CHECK (((bank_lines_hours >= 1) AND (bank_lines_hours <= 400))),
  constraint provider_change_hours_check CHECK (((change_hours >= 1) AND (change_hours <= 400))),
  constraint provider_contact_email_check CHECK ((length(contact_email) <= 255)),
  constraint provider_contact_name_check CHECK ((length(contact_name) <= 255)),
  constraint provider_draft_sent_again_hours_check CHECK (((draft_sent_again_hours >= 1) AND (draft_sent_again_hours <= 400))),
  constraint provider_draft_submitted_hours_check CHECK (((draft_submitted_hours >= 1) AND (draft_submitted_hours <= 400))),
  constraint provider_enquiry_hours_check CHECK (((enquiry_hours >= 1) AND (enquiry_hours <= 400))),
  constraint provider_identity_hours_check CHECK (((identity_hours >= 1) AND (identity_hours <= 400))),
  constraint provider_is_the_one_check CHECK (is_the_one),
  constraint provider_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255))),
  constraint provider_operator_email_check CHECK ((length(operator_email) <= 255)),
  constraint provider_payment_hours_check CHECK (((payment_hours >= 1) AND (payment_hours <= 400))),
  constraint provider_refund_hours_check CHECK (((refund_hours >= 1) AND (refund_hours <= 400))),
  constraint provider_reminders CHECK (((first_reminder_days >= 0) AND (second_reminder_days > first_reminder_days) AND (last_reminder_days > second_reminder_days) AND (last_reminder_days <= 180))),
  constraint provider_request_hours_check CHECK (((request_hours >= 1) AND (request_hours <= 400))),
  constraint provider_required_document_hours_check CHECK (((required_document_hours >= 1) AND (required_document_hours <= 400))),
  constraint provider_second_from_bank_guarantee_cents_check CHECK ((second_from_bank_guarantee_cents > 0)),
  constraint provider_second_from_bank_guarantee_discount_cents_check CHECK ((second_from_bank_guarantee_discount_cents > 0)),
  constraint provider_second_from_bank_guarantee_return_cents_check CHECK ((second_from_bank_guarantee_return_cents > 0)),
  constraint provider_second_from_cash_security_cents_check CHECK ((second_from_cash_security_cents > 0)),
  constraint provider_second_from_cash_security_discount_cents_check CHECK ((second_from_cash_security_discount_cents > 0)),
  constraint provider_second_from_cash_security_return_cents_check CHECK ((second_from_cash_security_return_cents > 0)),
  constraint provider_second_from_deposit_cents_check CHECK ((second_from_deposit_cents > 0)),
  constraint provider_second_from_lease_bond_cents_check CHECK ((second_from_lease_bond_cents > 0)),
  constraint provider_second_from_lease_bond_discount_cents_check CHECK ((second_from_lease_bond_discount_cents > 0)),
  constraint provider_second_from_lease_bond_return_cents_check CHECK ((second_from_lease_bond_return_cents > 0)),
  constraint provider_second_from_property_facility_cents_check CHECK ((second_from_property_facility_cents > 0)),
  constraint provider_second_from_security_return_cents_check CHECK ((second_from_security_return_cents > 0)),
  constraint provider_second_from_surety_bond_cents_check CHECK ((second_from_surety_bond_cents > 0)),
  constraint provider_second_from_surety_bond_discount_cents_check CHECK ((second_from_surety_bond_discount_cents > 0)),
  constraint provider_second_from_surety_bond_return_cents_check CHECK ((second_from_surety_bond_return_cents > 0)),
  constraint provider_second_from_surety_facility_cents_check CHECK ((second_from_surety_facility_cents > 0)),
  constraint provider_service_closes_hour_check CHECK (((service_closes_hour >= 13) AND (service_closes_hour <= 22))),
  constraint provider_service_opens_hour_check CHECK (((service_opens_hour >= 5) AND (service_opens_hour <= 12))),
  constraint provider_service_state_check CHECK ((service_state = ANY (ARRAY['NSW'::text, 'VIC'::text, 'QLD'::text, 'SA'::text, 'WA'::text, 'ACT'::text, 'NT'::text, 'TAS'::text]))),
  constraint provider_support_email_check CHECK ((length(support_email) <= 255)),
  constraint provider_wording_proposal_hours_check CHECK (((wording_proposal_hours >= 1) AND (wording_proposal_hours <= 400)))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_kind() AS actor_kind) <> 'nobody'::text))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_kind() AS actor_kind) <> 'nobody'::text)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.provider FOR EACH ROW EXECUTE FUNCTION write_history('Provider', 'provider', 'id', 'name');
grant delete, insert, select, update to bondline_app;

table public_holiday (
  state text not null,
  date date not null,
  constraint public_holiday_pkey PRIMARY KEY (state, date),
  constraint public_holiday_state_check CHECK ((state = ANY (ARRAY['NSW'::text, 'VIC'::text, 'QLD'::text, 'SA'::text, 'WA'::text, 'ACT'::text, 'NT'::text, 'TAS'::text])))
);

table rate_limit (
  key text not null,
  taken integer not null,
  window_ends timestamp with time zone not null,
  constraint rate_limit_pkey PRIMARY KEY (key)
);
grant delete, insert, select, update to bondline_app;

table record_mail (
  id uuid not null,
  record_kind text not null,
  record_id uuid not null,
  recipient text not null,
  subject text not null,
  status text not null,
  fault text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  organisation_id uuid,
  constraint record_mail_pkey PRIMARY KEY (id),
  constraint record_mail_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint record_mail_fault CHECK (((status <> 'SENT'::text) OR (fault IS NULL))),
  constraint record_mail_recipient_check CHECK (((length(recipient) >= 1) AND (length(recipient) <= 320))),
  constraint record_mail_record_kind_check CHECK ((record_kind = ANY (ARRAY['CLIENT'::text, 'DOCUMENT'::text, 'DRAFT'::text, 'FACILITY'::text, 'FACILITY_APPLICATION'::text]))),
  constraint record_mail_sent CHECK (((status = 'SENT'::text) = (sent_at IS NOT NULL))),
  constraint record_mail_status_check CHECK ((status = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'FAILED'::text, 'HELD'::text, 'IN_DIGEST'::text, 'UNWANTED'::text])))
);
CREATE INDEX record_mail_newest ON public.record_mail USING btree (record_kind, record_id, created_at DESC, id DESC);
CREATE INDEX record_mail_of_client ON public.record_mail USING btree (organisation_id, created_at DESC, id DESC) WHERE (organisation_id IS NOT NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check (( SELECT actor_is_system() AS actor_is_system));
CREATE TRIGGER name_mail_organisation BEFORE INSERT ON public.record_mail FOR EACH ROW EXECUTE FUNCTION name_mail_organisation();
grant select, update to bondline_app;

table referral (
  id uuid not null,
  referee_organisation_id uuid not null,
  referrer_organisation_id uuid,
  referral_portal_entity_id uuid,
  referral_portal_member_id uuid,
  created_at timestamp with time zone not null,
  referrer_credit_cents bigint,
  constraint referral_pkey PRIMARY KEY (id),
  constraint referral_referee_organisation_id_key UNIQUE (referee_organisation_id),
  constraint referral_referee_organisation_id_fkey FOREIGN KEY (referee_organisation_id) REFERENCES organisation(id),
  constraint referral_referral_portal_entity_id_fkey FOREIGN KEY (referral_portal_entity_id) REFERENCES referral_portal_entity(id),
  constraint referral_referral_portal_member_id_fkey FOREIGN KEY (referral_portal_member_id) REFERENCES referral_portal_member(id),
  constraint referral_referrer_organisation_id_fkey FOREIGN KEY (referrer_organisation_id) REFERENCES organisation(id),
  constraint referral_of_oneself CHECK ((referrer_organisation_id <> referee_organisation_id)),
  constraint referral_referrer CHECK (((num_nonnulls(referrer_organisation_id, referral_portal_entity_id) = 1) AND ((referral_portal_member_id IS NULL) OR (referral_portal_entity_id IS NOT NULL)))),
  constraint referral_referrer_credit_cents_check CHECK ((referrer_credit_cents > 0))
);
CREATE INDEX referral_all_by_created ON public.referral USING btree (created_at, id);
CREATE INDEX referral_all_by_promised ON public.referral USING btree ((
CASE
    WHEN (referrer_credit_cents IS NULL) THEN (0)::bigint
    ELSE referrer_credit_cents
END), id);
CREATE INDEX referral_by_entity ON public.referral USING btree (referral_portal_entity_id, created_at DESC, id DESC) WHERE (referral_portal_entity_id IS NOT NULL);
CREATE INDEX referral_by_member ON public.referral USING btree (referral_portal_member_id) WHERE (referral_portal_member_id IS NOT NULL);
CREATE INDEX referral_by_organisation ON public.referral USING btree (referrer_organisation_id, created_at DESC, id DESC) WHERE (referrer_organisation_id IS NOT NULL);
CREATE INDEX referral_portal_order ON public.referral USING btree (created_at DESC, id DESC) WHERE (referral_portal_entity_id IS NOT NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (referee_organisation_id = ANY (( SELECT actor_memberships() AS actor_memberships)::uuid[])) OR (referrer_organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR (referral_portal_member_id = ( SELECT actor_referral_member() AS actor_referral_member)) OR (referral_portal_entity_id = ANY (( SELECT actor_referral_entities() AS actor_referral_entities)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check (((referee_organisation_id = ANY (( SELECT actor_memberships() AS actor_memberships)::uuid[])) OR (referrer_organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR (referral_portal_member_id = ( SELECT actor_referral_member() AS actor_referral_member)) OR ( SELECT actor_is_referral_admin() AS actor_is_referral_admin) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.referral FOR EACH ROW EXECUTE FUNCTION write_history('Referral', 'organisation', 'referee_organisation_id', '-');
grant delete, insert, select, update to bondline_app;

table referral_configuration (
  id uuid not null,
  referee_discount_cents bigint not null,
  referrer_discount_cents bigint not null,
  is_the_one boolean not null default true,
  updated_at timestamp with time zone,
  version integer not null default 1,
  constraint referral_configuration_pkey PRIMARY KEY (id),
  constraint referral_configuration_is_the_one_key UNIQUE (is_the_one),
  constraint referral_configuration_is_the_one_check CHECK (is_the_one),
  constraint referral_configuration_referee_discount_cents_check CHECK (((referee_discount_cents >= 0) AND (referee_discount_cents <= 100000000))),
  constraint referral_configuration_referrer_discount_cents_check CHECK (((referrer_discount_cents >= 0) AND (referrer_discount_cents <= 100000000)))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_kind() AS actor_kind) <> 'nobody'::text))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_kind() AS actor_kind) <> 'nobody'::text)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.referral_configuration FOR EACH ROW EXECUTE FUNCTION write_history('Referral configuration', 'referral_configuration', 'id', '-');
grant delete, insert, select, update to bondline_app;

table referral_credit (
  id uuid not null,
  organisation_id uuid not null,
  referral_id uuid not null,
  side text not null,
  amount_cents bigint not null,
  created_at timestamp with time zone not null,
  constraint referral_credit_pkey PRIMARY KEY (id),
  constraint referral_credit_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint referral_credit_referral_id_side_key UNIQUE (referral_id, side),
  constraint referral_credit_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint referral_credit_referral_id_fkey FOREIGN KEY (referral_id) REFERENCES referral(id),
  constraint referral_credit_amount_cents_check CHECK ((amount_cents > 0)),
  constraint referral_credit_side_check CHECK ((side = ANY (ARRAY['REFEREE'::text, 'REFERRER'::text])))
);
CREATE INDEX referral_credit_organisation ON public.referral_credit USING btree (organisation_id, created_at, id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.referral_credit FOR EACH ROW EXECUTE FUNCTION write_history('Referral credit', 'organisation', 'organisation_id', 'side');
grant delete, insert, select, update to bondline_app;

table referral_credit_use (
  id uuid not null,
  organisation_id uuid not null,
  referral_credit_id uuid not null,
  draft_id uuid not null,
  amount_cents bigint not null,
  created_at timestamp with time zone not null,
  constraint referral_credit_use_pkey PRIMARY KEY (id),
  constraint referral_credit_use_draft_id_referral_credit_id_key UNIQUE (draft_id, referral_credit_id),
  constraint referral_credit_use_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint referral_credit_use_organisation_id_referral_credit_id_fkey FOREIGN KEY (organisation_id, referral_credit_id) REFERENCES referral_credit(organisation_id, id) DEFERRABLE,
  constraint referral_credit_use_amount_cents_check CHECK ((amount_cents > 0))
);
CREATE INDEX referral_credit_use_credit ON public.referral_credit_use USING btree (referral_credit_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (EXISTS ( SELECT 1
   FROM draft d
  WHERE (d.id = referral_credit_use.draft_id))))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.referral_credit_use FOR EACH ROW EXECUTE FUNCTION write_history('Referral credit used', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table referral_portal_entity (
  id uuid not null,
  name text not null,
  entity_type text not null,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  updated_at timestamp with time zone,
  updated_by uuid,
  status text not null default 'ACTIVE'::text,
  status_reason text,
  constraint referral_portal_entity_pkey PRIMARY KEY (id),
  constraint referral_portal_entity_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint referral_portal_entity_entity_type_check CHECK ((entity_type = ANY (ARRAY['ACCOUNTANT'::text, 'BROKER'::text, 'INDUSTRY_BODY'::text, 'LAWYER'::text, 'OTHER'::text]))),
  constraint referral_portal_entity_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255))),
  constraint referral_portal_entity_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'ARCHIVED'::text]))),
  constraint referral_portal_entity_status_reason_check CHECK (((length(status_reason) >= 1) AND (length(status_reason) <= 500)))
);
CREATE UNIQUE INDEX referral_portal_entity_name ON public.referral_portal_entity USING btree (lower(name));
CREATE INDEX referral_portal_entity_order ON public.referral_portal_entity USING btree ((((entity_type || ' '::text) || lower(name))), id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_kind() AS actor_kind) <> 'nobody'::text))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.referral_portal_entity FOR EACH ROW EXECUTE FUNCTION write_history('Referrer', 'referral_portal_entity', 'id', 'name');
grant delete, insert, select, update to bondline_app;

table referral_portal_member (
  id uuid not null,
  referral_portal_entity_id uuid not null,
  account_id uuid not null,
  member_code text not null,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  constraint referral_portal_member_pkey PRIMARY KEY (id),
  constraint referral_portal_member_account_id_key UNIQUE (account_id),
  constraint referral_portal_member_member_code_key UNIQUE (member_code),
  constraint referral_portal_member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint referral_portal_member_referral_portal_entity_id_fkey FOREIGN KEY (referral_portal_entity_id) REFERENCES referral_portal_entity(id),
  constraint referral_portal_member_member_code_check CHECK ((member_code ~ '^[A-Z0-9]{4,20}$'::text))
);
CREATE INDEX referral_portal_member_entity ON public.referral_portal_member USING btree (referral_portal_entity_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id)) OR (referral_portal_entity_id = ANY (( SELECT actor_referral_entities() AS actor_referral_entities)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.referral_portal_member FOR EACH ROW EXECUTE FUNCTION write_history('Referring person', 'referral_portal_entity', 'referral_portal_entity_id', 'member_code');
grant delete, insert, select, update to bondline_app;

table referral_programme (
  id uuid not null,
  provider_id uuid not null,
  referee_discount_cents bigint not null,
  referrer_discount_cents bigint not null,
  starts_at timestamp with time zone not null,
  change_id uuid not null,
  created_at timestamp with time zone not null,
  constraint referral_programme_pkey PRIMARY KEY (id),
  constraint referral_programme_change_id_key UNIQUE (change_id),
  constraint referral_programme_starts_at_key UNIQUE (starts_at),
  constraint referral_programme_change_id_fkey FOREIGN KEY (change_id) REFERENCES office_change(id),
  constraint referral_programme_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint referral_programme_referee_discount_cents_check CHECK (((referee_discount_cents >= 0) AND (referee_discount_cents <= 1000000))),
  constraint referral_programme_referrer_discount_cents_check CHECK (((referrer_discount_cents >= 0) AND (referrer_discount_cents <= 1000000)))
);
CREATE INDEX referral_programme_provider ON public.referral_programme USING btree (provider_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.referral_programme FOR EACH ROW EXECUTE FUNCTION write_history('Referral programme', 'provider', 'provider_id', '-');
grant delete, insert, select, update to bondline_app;

table referrer_earning (
  id uuid not null,
  referral_portal_member_id uuid not null,
  referral_id uuid not null,
  draft_id uuid not null,
  amount_cents bigint not null,
  created_at timestamp with time zone not null,
  taken_back_at timestamp with time zone,
  constraint referrer_earning_pkey PRIMARY KEY (id),
  constraint referrer_earning_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES draft(id),
  constraint referrer_earning_referral_id_fkey FOREIGN KEY (referral_id) REFERENCES referral(id),
  constraint referrer_earning_referral_portal_member_id_fkey FOREIGN KEY (referral_portal_member_id) REFERENCES referral_portal_member(id),
  constraint referrer_earning_amount_cents_check CHECK ((amount_cents > 0)),
  constraint referrer_earning_check CHECK ((taken_back_at >= created_at))
);
CREATE INDEX referrer_earning_draft ON public.referrer_earning USING btree (draft_id);
CREATE INDEX referrer_earning_member ON public.referrer_earning USING btree (referral_portal_member_id, created_at, id);
CREATE UNIQUE INDEX referrer_earning_standing ON public.referrer_earning USING btree (referral_id) WHERE (taken_back_at IS NULL);
CREATE INDEX referrer_earning_taken_back ON public.referrer_earning USING btree (referral_id) WHERE (taken_back_at IS NOT NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (referral_portal_member_id = ANY (( SELECT actor_referring_people() AS actor_referring_people)::uuid[])))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE CONSTRAINT TRIGGER keep_books AFTER INSERT OR DELETE OR UPDATE OF taken_back_at ON public.referrer_earning DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_books_of_row();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.referrer_earning FOR EACH ROW EXECUTE FUNCTION write_history('Referrer''s earning', 'referral_portal_member', 'referral_portal_member_id', '-');
grant delete, insert, select, update to bondline_app;

table referrer_payout (
  id uuid not null,
  referral_portal_member_id uuid not null,
  amount_cents bigint not null,
  paid_date date not null,
  reference text not null,
  recorded_by uuid not null,
  created_at timestamp with time zone not null,
  constraint referrer_payout_pkey PRIMARY KEY (id),
  constraint referrer_payout_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES account(id),
  constraint referrer_payout_referral_portal_member_id_fkey FOREIGN KEY (referral_portal_member_id) REFERENCES referral_portal_member(id),
  constraint referrer_payout_amount_cents_check CHECK ((amount_cents > 0)),
  constraint referrer_payout_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 100)))
);
CREATE INDEX referrer_payout_member ON public.referrer_payout USING btree (referral_portal_member_id, created_at, id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (referral_portal_member_id = ANY (( SELECT actor_referring_people() AS actor_referring_people)::uuid[])))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE CONSTRAINT TRIGGER keep_books AFTER INSERT OR DELETE OR UPDATE ON public.referrer_payout DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_books_of_row();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.referrer_payout FOR EACH ROW EXECUTE FUNCTION write_history('Payout to a referrer', 'referral_portal_member', 'referral_portal_member_id', 'reference');
grant delete, insert, select, update to bondline_app;

table refund (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  invoice_id uuid not null,
  amount_cents bigint not null,
  status text not null,
  created_at timestamp with time zone not null,
  payment_id uuid,
  refund_reason text not null,
  unmatched_payment_id uuid,
  currency text not null default 'AUD'::text,
  paid_date date,
  paid_method text,
  paid_reference text,
  paid_note text,
  paid_by uuid,
  paid_at timestamp with time zone,
  refund_key uuid,
  provider_asked_at timestamp with time zone,
  agreed_by uuid,
  provider_refund_id text,
  not_paid_because text,
  credit_note_id uuid,
  transfer_to text,
  transfer_agreed_by uuid,
  transfer_agreed_at timestamp with time zone,
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_provider_refund_id_key UNIQUE (provider_refund_id),
  constraint refund_unmatched_payment_id_key UNIQUE (unmatched_payment_id),
  constraint refund_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES account(id),
  constraint refund_credit_note_id_fkey FOREIGN KEY (credit_note_id) REFERENCES credit_note(id),
  constraint refund_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES draft(id),
  constraint refund_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id),
  constraint refund_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint refund_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES account(id),
  constraint refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint refund_transfer_agreed_by_fkey FOREIGN KEY (transfer_agreed_by) REFERENCES account(id),
  constraint refund_unmatched_payment_id_fkey FOREIGN KEY (unmatched_payment_id) REFERENCES unmatched_payment(id),
  constraint refund_amount_cents_check CHECK ((amount_cents > 0)),
  constraint refund_credited CHECK (((refund_reason = 'CREDITED'::text) = (credit_note_id IS NOT NULL))),
  constraint refund_currency_check CHECK (((length(currency) >= 1) AND (length(currency) <= 10))),
  constraint refund_in_dollars CHECK (((payment_id IS NULL) OR (currency = 'AUD'::text))),
  constraint refund_not_paid_because_check CHECK (((length(not_paid_because) >= 1) AND (length(not_paid_because) <= 500))),
  constraint refund_of_one CHECK ((num_nonnulls(payment_id, unmatched_payment_id) = 1)),
  constraint refund_paid CHECK (((num_nonnulls(paid_date, paid_method, paid_reference, paid_at) =
CASE
    WHEN (status = 'PAID'::text) THEN 4
    ELSE 0
END) AND ((paid_by IS NOT NULL) = ((status = 'PAID'::text) AND (COALESCE(paid_method, ''::text) <> 'DISPUTE'::text))) AND ((status = 'PAID'::text) OR (paid_note IS NULL)))),
  constraint refund_paid_method_check CHECK ((paid_method = ANY (ARRAY['BANK_TRANSFER'::text, 'CARD_PROVIDER'::text, 'DISPUTE'::text]))),
  constraint refund_paid_note_check CHECK (((length(paid_note) >= 1) AND (length(paid_note) <= 500))),
  constraint refund_paid_reference_check CHECK (((length(paid_reference) >= 1) AND (length(paid_reference) <= 100))),
  constraint refund_provider_refund_id_check CHECK (((length(provider_refund_id) >= 1) AND (length(provider_refund_id) <= 255))),
  constraint refund_refund_reason_check CHECK ((refund_reason = ANY (ARRAY['CREDITED'::text, 'OVERPAID'::text, 'UNMATCHED'::text, 'WITHDRAWN'::text]))),
  constraint refund_sent CHECK (((num_nonnulls(refund_key, provider_asked_at, agreed_by) = ANY (ARRAY[0, 3])) AND ((status <> 'SENT'::text) OR (refund_key IS NOT NULL)) AND ((status <> 'DUE'::text) OR ((refund_key IS NULL) AND (provider_refund_id IS NULL))) AND ((provider_refund_id IS NULL) OR (refund_key IS NOT NULL)))),
  constraint refund_status_check CHECK ((status = ANY (ARRAY['DUE'::text, 'PAID'::text, 'SENT'::text]))),
  constraint refund_transfer_agreed CHECK ((num_nonnulls(transfer_to, transfer_agreed_by, transfer_agreed_at) = ANY (ARRAY[0, 3]))),
  constraint refund_transfer_to_check CHECK (((length(transfer_to) >= 1) AND (length(transfer_to) <= 255)))
);
CREATE INDEX refund_all_by_amount ON public.refund USING btree (amount_cents, id);
CREATE INDEX refund_all_by_created ON public.refund USING btree (created_at, id);
CREATE INDEX refund_all_by_paid ON public.refund USING btree (paid_date) WHERE (paid_date IS NOT NULL);
CREATE INDEX refund_credit_note ON public.refund USING btree (credit_note_id) WHERE (credit_note_id IS NOT NULL);
CREATE INDEX refund_draft ON public.refund USING btree (draft_id);
CREATE INDEX refund_due ON public.refund USING btree (created_at, id) WHERE (status = 'DUE'::text);
CREATE INDEX refund_invoice ON public.refund USING btree (invoice_id);
CREATE UNIQUE INDEX refund_once ON public.refund USING btree (payment_id, refund_reason) WHERE (refund_reason <> 'CREDITED'::text);
CREATE UNIQUE INDEX refund_once_credited ON public.refund USING btree (payment_id, credit_note_id) WHERE (refund_reason = 'CREDITED'::text);
CREATE INDEX refund_organisation ON public.refund USING btree (organisation_id, created_at);
CREATE INDEX refund_under_way ON public.refund USING btree (provider_asked_at, id) WHERE (status = 'SENT'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
CREATE TRIGGER end_deleted_refund AFTER DELETE ON public.refund FOR EACH ROW EXECUTE FUNCTION end_deleted_refund();
CREATE TRIGGER end_refund_transfer AFTER UPDATE OF status ON public.refund FOR EACH ROW WHEN (((old.status = 'DUE'::text) AND (new.status <> 'DUE'::text))) EXECUTE FUNCTION end_refund_transfer();
CREATE TRIGGER keep_approved_refund BEFORE DELETE ON public.refund FOR EACH ROW EXECUTE FUNCTION keep_approved_refund();
CREATE CONSTRAINT TRIGGER keep_books AFTER INSERT OR DELETE OR UPDATE OF amount_cents, status, paid_date ON public.refund DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_books_of_row();
CREATE TRIGGER keep_desk_work AFTER INSERT OR UPDATE OF status ON public.refund FOR EACH ROW EXECUTE FUNCTION keep_desk_work_of_row('id', '{REFUND}');
CREATE TRIGGER keep_refund_to_one_way BEFORE UPDATE OF status, transfer_agreed_at ON public.refund FOR EACH ROW EXECUTE FUNCTION keep_refund_to_one_way();
CREATE TRIGGER settle_refund_transfer BEFORE UPDATE OF status, transfer_agreed_at ON public.refund FOR EACH ROW EXECUTE FUNCTION settle_refund_transfer();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.refund FOR EACH ROW EXECUTE FUNCTION write_history('Refund', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table requested_surety_document (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  purpose text,
  specified_other_purpose text,
  amount_cents bigint,
  period_start_date date,
  period_end_date date,
  expiry_date date,
  has_custom_wording boolean,
  document_wording text,
  document_wording_template text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint requested_surety_document_pkey PRIMARY KEY (id),
  constraint requested_surety_document_draft_id_key UNIQUE (draft_id),
  constraint requested_surety_document_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint requested_surety_document_amount_cents_check CHECK (((amount_cents >= 100) AND (amount_cents <= '99999999999'::bigint))),
  constraint requested_surety_document_document_wording_check CHECK (((length(document_wording) >= 1) AND (length(document_wording) <= 4000))),
  constraint requested_surety_document_document_wording_template_check CHECK ((document_wording_template = ANY (ARRAY['AS2124'::text, 'AS2124_EXPIRY'::text, 'AS4000'::text, 'AS4000_EXPIRY'::text, 'OTHER'::text]))),
  constraint requested_surety_document_period CHECK (((period_end_date IS NULL) OR (period_start_date IS NULL) OR (period_end_date >= period_start_date))),
  constraint requested_surety_document_purpose_check CHECK ((purpose = ANY (ARRAY['RENTAL_BOND'::text, 'CONSTRUCTION_SECURITY'::text, 'PERFORMANCE'::text, 'SECURITY_DEPOSIT'::text, 'OTHER'::text]))),
  constraint requested_surety_document_specified_other_purpose_check CHECK (((length(specified_other_purpose) >= 1) AND (length(specified_other_purpose) <= 255)))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id))) with check (((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR draft_is_visible(draft_id)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.requested_surety_document FOR EACH ROW EXECUTE FUNCTION write_history('Requested surety document', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table rights_taken (
  account_id uuid not null,
  times integer not null,
  constraint rights_taken_pkey PRIMARY KEY (account_id)
);

table sandbox_envelope (
  id text not null,
  external_id text not null,
  version integer not null,
  state jsonb not null,
  constraint sandbox_envelope_pkey PRIMARY KEY (id),
  constraint sandbox_envelope_external_id_key UNIQUE (external_id)
);
CREATE INDEX sandbox_envelope_tokens ON public.sandbox_envelope USING gin (((state -> 'recipients'::text)) jsonb_path_ops);
grant delete, insert, select, update to bondline_app;

table sandbox_mail (
  id uuid not null,
  to_addresses text[] not null,
  subject text not null,
  html text not null,
  text text not null,
  attached text[] not null default '{}'::text[],
  constraint sandbox_mail_pkey PRIMARY KEY (id)
);
row level security forced;
policy handed_over as permissive for insert to bondline_app with check (true);
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (( SELECT actor_is_system() AS actor_is_system));
grant delete, insert, select to bondline_app;

table sandbox_payment (
  id text not null,
  version integer not null,
  state jsonb not null,
  next_delivery_at timestamp with time zone,
  constraint sandbox_payment_pkey PRIMARY KEY (id)
);
CREATE INDEX sandbox_payment_due ON public.sandbox_payment USING btree (next_delivery_at) WHERE (next_delivery_at IS NOT NULL);
grant delete, insert, select, update to bondline_app;

table sandbox_verification (
  id text not null,
  version integer not null,
  token_hash text not null,
  state_encrypted bytea not null,
  constraint sandbox_verification_pkey PRIMARY KEY (id),
  constraint sandbox_verification_token_hash_key UNIQUE (token_hash)
);
grant insert, select, update to bondline_app;

table saved_answer (
  id uuid not null,
  title text not null,
  content text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  constraint saved_answer_pkey PRIMARY KEY (id),
  constraint saved_answer_content_check CHECK (((length(content) >= 1) AND (length(content) <= 500))),
  constraint saved_answer_title_check CHECK (((length(title) >= 1) AND (length(title) <= 60)))
);
CREATE INDEX saved_answer_by_title ON public.saved_answer USING btree (lower(title), id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.saved_answer FOR EACH ROW EXECUTE FUNCTION write_history('Saved answer', 'saved_answer', 'id', 'title');
grant delete, insert, select, update to bondline_app;

table security_money (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  kind text not null,
  amount_cents bigint not null,
  moved_date date not null,
  reference text not null,
  returned_to text,
  recorded_by uuid not null,
  created_at timestamp with time zone not null,
  constraint security_money_pkey PRIMARY KEY (id),
  constraint security_money_organisation_id_draft_id_fkey FOREIGN KEY (organisation_id, draft_id) REFERENCES draft(organisation_id, id) DEFERRABLE,
  constraint security_money_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES account(id),
  constraint security_money_amount_cents_check CHECK ((amount_cents > 0)),
  constraint security_money_kind_check CHECK ((kind = ANY (ARRAY['HELD'::text, 'RETURNED'::text]))),
  constraint security_money_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 100))),
  constraint security_money_returned CHECK (((kind = 'RETURNED'::text) = (returned_to IS NOT NULL))),
  constraint security_money_returned_to_check CHECK (((length(returned_to) >= 1) AND (length(returned_to) <= 1000)))
);
CREATE INDEX security_money_draft ON public.security_money USING btree (draft_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (EXISTS ( SELECT 1
   FROM draft d
  WHERE (d.id = security_money.draft_id)))))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (EXISTS ( SELECT 1
   FROM draft d
  WHERE (d.id = security_money.draft_id))))));
CREATE CONSTRAINT TRIGGER keep_books AFTER INSERT OR DELETE OR UPDATE ON public.security_money DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_books_of_row();
CREATE TRIGGER settle_security_return BEFORE INSERT ON public.security_money FOR EACH ROW WHEN ((new.kind = 'RETURNED'::text)) EXECUTE FUNCTION settle_security_return();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.security_money FOR EACH ROW EXECUTE FUNCTION write_history('Security money', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table session (
  id uuid not null,
  account_id uuid not null,
  token_hash text not null,
  user_agent text not null default ''::text,
  ip_address text not null default ''::text,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  idle_minutes integer not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX session_account ON public.session USING btree (account_id) WHERE (revoked_at IS NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id))));
CREATE TRIGGER end_acting AFTER UPDATE OF revoked_at ON public.session FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION end_acting();
CREATE CONSTRAINT TRIGGER rights_taken AFTER DELETE OR UPDATE OF revoked_at, expires_at ON public.session DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_rights_taken('account_id');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.session FOR EACH ROW EXECUTE FUNCTION write_history('Session', 'account', 'account_id', 'id');
grant delete, insert, select, update to bondline_app;

table sign_up (
  id uuid not null,
  account_id uuid not null,
  handle_hash text not null,
  given_name text not null,
  family_name text not null,
  phone_number text,
  password_hash text not null,
  user_agent text not null,
  created_at timestamp with time zone not null,
  referrer_code text,
  referral_portal_referrer_member_code text,
  constraint sign_up_pkey PRIMARY KEY (id),
  constraint sign_up_handle_hash_key UNIQUE (handle_hash),
  constraint sign_up_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX sign_up_newest ON public.sign_up USING btree (account_id, created_at DESC, id DESC);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR false)) with check ((( SELECT actor_is_system() AS actor_is_system) OR false));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.sign_up FOR EACH ROW EXECUTE FUNCTION write_history('Sign-up', 'account', 'account_id', '-');
grant delete, insert, select, update to bondline_app;

table staff_member (
  id uuid not null,
  account_id uuid not null,
  staff_type text not null,
  is_admin boolean not null default false,
  supplier_id uuid,
  created_at timestamp with time zone not null,
  provider_id uuid not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  disabled_at timestamp with time zone,
  constraint staff_member_pkey PRIMARY KEY (id),
  constraint staff_member_account_id_key UNIQUE (account_id),
  constraint staff_member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint staff_member_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint staff_member_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id),
  constraint staff_member_disabled CHECK (((disabled_at IS NULL) OR (staff_type = 'EXTERNAL_SUPPLIER'::text))),
  constraint staff_member_staff_type_check CHECK ((staff_type = ANY (ARRAY['RELATIONSHIP_MANAGER'::text, 'GENERAL'::text, 'EXTERNAL_SUPPLIER'::text, 'REFERRAL_PORTAL_ADMIN'::text, 'REFERRER'::text]))),
  constraint staff_member_supplier CHECK (((staff_type = 'EXTERNAL_SUPPLIER'::text) = (supplier_id IS NOT NULL)))
);
CREATE INDEX staff_member_provider ON public.staff_member USING btree (provider_id);
CREATE INDEX staff_member_supplier_id ON public.staff_member USING btree (supplier_id) WHERE (supplier_id IS NOT NULL);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (((account_id = ( SELECT actor_id() AS actor_id)) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (supplier_id = ( SELECT actor_administered_supplier() AS actor_administered_supplier)))) with check (((account_id = ( SELECT actor_id() AS actor_id)) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (supplier_id = ( SELECT actor_administered_supplier() AS actor_administered_supplier))));
CREATE TRIGGER end_acting AFTER DELETE OR UPDATE OF account_id, staff_type, is_admin ON public.staff_member FOR EACH ROW EXECUTE FUNCTION end_acting_of_staff();
CREATE TRIGGER free_desk_work AFTER DELETE ON public.staff_member FOR EACH ROW EXECUTE FUNCTION free_desk_work();
CREATE TRIGGER free_desk_work_of_others AFTER UPDATE OF staff_type ON public.staff_member FOR EACH ROW WHEN ((new.staff_type <> ALL (ARRAY['RELATIONSHIP_MANAGER'::text, 'GENERAL'::text]))) EXECUTE FUNCTION free_desk_work();
CREATE CONSTRAINT TRIGGER keep_rights AFTER INSERT OR DELETE OR UPDATE OF account_id, staff_type, is_admin, supplier_id, disabled_at ON public.staff_member DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_rights();
CREATE CONSTRAINT TRIGGER rights_taken AFTER DELETE OR UPDATE OF account_id, staff_type, is_admin, supplier_id, disabled_at ON public.staff_member DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_rights_taken('account_id');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.staff_member FOR EACH ROW EXECUTE FUNCTION write_history('Staff member', 'provider', 'provider_id', 'staff_type');
grant delete, insert, select, update to bondline_app;

table standard_wording (
  id uuid not null,
  provider_id uuid not null,
  process_type text not null,
  contract_form text not null,
  title text not null,
  subtitle text not null,
  particulars text not null,
  clauses text not null,
  signature text not null,
  starts_at timestamp with time zone not null,
  change_id uuid not null,
  created_at timestamp with time zone not null,
  constraint standard_wording_pkey PRIMARY KEY (id),
  constraint standard_wording_change_id_key UNIQUE (change_id),
  constraint standard_wording_process_type_contract_form_starts_at_key UNIQUE (process_type, contract_form, starts_at),
  constraint standard_wording_change_id_fkey FOREIGN KEY (change_id) REFERENCES office_change(id),
  constraint standard_wording_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint standard_wording_clauses_check CHECK (((length(clauses) >= 1) AND (length(clauses) <= 20000))),
  constraint standard_wording_contract_form_check CHECK ((contract_form = ANY (ARRAY['AS2124'::text, 'AS2124_EXPIRY'::text, 'AS4000'::text, 'AS4000_EXPIRY'::text, 'OTHER'::text]))),
  constraint standard_wording_particulars_check CHECK (((length(particulars) >= 1) AND (length(particulars) <= 20000))),
  constraint standard_wording_process_type_check CHECK ((process_type = ANY (ARRAY['BANK_GUARANTEE'::text, 'SURETY_BOND'::text, 'CASH_SECURITY'::text, 'LEASE_BOND'::text]))),
  constraint standard_wording_signature_check CHECK (((length(signature) >= 1) AND (length(signature) <= 500))),
  constraint standard_wording_subtitle_check CHECK (((length(subtitle) >= 1) AND (length(subtitle) <= 255))),
  constraint standard_wording_title_check CHECK (((length(title) >= 1) AND (length(title) <= 255)))
);
CREATE INDEX standard_wording_provider ON public.standard_wording USING btree (provider_id);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.standard_wording FOR EACH ROW EXECUTE FUNCTION write_history('Standard wording', 'provider', 'provider_id', 'subtitle');
grant delete, insert, select, update to bondline_app;

table step_approval (
  id uuid not null,
  organisation_id uuid not null,
  step text not null,
  record_id uuid not null,
  reference text not null,
  amount_cents bigint not null,
  given jsonb not null,
  status text not null,
  approved_by uuid not null,
  created_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  note text,
  before jsonb,
  currency text not null default 'AUD'::text,
  constraint step_approval_pkey PRIMARY KEY (id),
  constraint step_approval_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES account(id),
  constraint step_approval_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  constraint step_approval_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint step_approval_amount_cents_check CHECK ((amount_cents > 0)),
  constraint step_approval_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint step_approval_decided CHECK (((status = 'WAITING'::text) = (decided_at IS NULL))),
  constraint step_approval_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint step_approval_noted CHECK (((status <> 'DECLINED'::text) OR (note IS NOT NULL))),
  constraint step_approval_second_person CHECK (((status <> ALL (ARRAY['CONFIRMED'::text, 'DECLINED'::text])) OR ((decided_by IS NOT NULL) AND (decided_by <> approved_by)))),
  constraint step_approval_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'CONFIRMED'::text, 'DECLINED'::text, 'TAKEN_BACK'::text, 'OUTDATED'::text]))),
  constraint step_approval_step_check CHECK ((step = ANY (ARRAY['SECURITY_RETURN'::text, 'FACILITY_ESTABLISH'::text, 'FACILITY_ARRANGED'::text, 'FACILITY_RAISE'::text, 'REFUND_TRANSFER'::text, 'DRAFT_DISCOUNT'::text, 'DRAFT_DEPOSIT'::text])))
);
CREATE INDEX step_approval_newest ON public.step_approval USING btree (record_id, step, created_at DESC, id DESC);
CREATE UNIQUE INDEX step_approval_waiting ON public.step_approval USING btree (record_id, step) WHERE (status = 'WAITING'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ( SELECT actor_is_provider() AS actor_is_provider)));
CREATE TRIGGER keep_desk_work AFTER INSERT OR UPDATE OF status ON public.step_approval FOR EACH ROW EXECUTE FUNCTION keep_desk_work_of_row('id', '{SECOND_APPROVAL,FACILITY_APPROVAL,ARRANGED_APPROVAL,RAISE_APPROVAL,REFUND_APPROVAL}');
CREATE TRIGGER keep_desk_work_of_application AFTER INSERT OR UPDATE OF status ON public.step_approval FOR EACH ROW WHEN (((new.step = 'FACILITY_ESTABLISH'::text) AND (new.status = ANY (ARRAY['WAITING'::text, 'DECLINED'::text, 'TAKEN_BACK'::text])))) EXECUTE FUNCTION keep_desk_work_of_row('record_id', '{APPLICATION}');
CREATE TRIGGER keep_desk_work_of_facility AFTER INSERT OR UPDATE OF status ON public.step_approval FOR EACH ROW WHEN (((new.step = 'FACILITY_ARRANGED'::text) AND (new.status = ANY (ARRAY['WAITING'::text, 'DECLINED'::text, 'TAKEN_BACK'::text])))) EXECUTE FUNCTION keep_desk_work_of_row('record_id', '{ARRANGED_FACILITY}');
CREATE TRIGGER keep_desk_work_of_refund AFTER INSERT OR UPDATE OF status ON public.step_approval FOR EACH ROW WHEN ((new.step = 'REFUND_TRANSFER'::text)) EXECUTE FUNCTION keep_desk_work_of_row('record_id', '{REFUND}');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.step_approval FOR EACH ROW EXECUTE FUNCTION write_history('Step approval', 'step_approval', 'id', 'status');
grant delete, insert, select, update to bondline_app;

table storage_use (
  holder text not null,
  holder_id uuid not null,
  bytes bigint not null,
  constraint storage_use_pkey PRIMARY KEY (holder, holder_id),
  constraint storage_use_bytes_check CHECK ((bytes >= 0)),
  constraint storage_use_holder_check CHECK ((holder = ANY (ARRAY['organisation'::text, 'person'::text])))
);

table subscription_period (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  subscription_id uuid,
  invoice_id uuid not null,
  start_date date not null,
  end_date date not null,
  created_at timestamp with time zone not null,
  constraint subscription_period_pkey PRIMARY KEY (id),
  constraint subscription_period_draft_id_start_date_key UNIQUE (draft_id, start_date),
  constraint subscription_period_invoice_id_key UNIQUE (invoice_id),
  constraint subscription_period_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES draft(id),
  constraint subscription_period_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id),
  constraint subscription_period_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint subscription_period_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES payment_subscription(id),
  constraint subscription_period_has_length CHECK ((end_date > start_date))
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (EXISTS ( SELECT 1
   FROM draft d
  WHERE (d.id = subscription_period.draft_id)))))) with check ((( SELECT actor_is_system() AS actor_is_system) OR ((organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[])) OR ( SELECT actor_is_provider() AS actor_is_provider) OR (EXISTS ( SELECT 1
   FROM draft d
  WHERE (d.id = subscription_period.draft_id))))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.subscription_period FOR EACH ROW EXECUTE FUNCTION write_history('Invoiced period', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

table supplier (
  id uuid not null,
  name text not null,
  trade_name text not null,
  abn text not null,
  address text not null,
  profile text not null,
  gvp_id text,
  created_at timestamp with time zone not null,
  required_document_types text[] not null default '{}'::text[],
  version integer not null default 1,
  updated_at timestamp with time zone,
  updated_by uuid,
  features text[] not null default '{}'::text[],
  resources jsonb not null default '[]'::jsonb,
  status text not null default 'ACTIVE'::text,
  process_types text[] not null default '{BANK_GUARANTEE,SURETY_BOND,CASH_SECURITY,LEASE_BOND}'::text[],
  contact_name text,
  contact_email text,
  contact_phone text,
  constraint supplier_pkey PRIMARY KEY (id),
  constraint supplier_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint supplier_contact_email_check CHECK ((length(contact_email) <= 255)),
  constraint supplier_contact_name_check CHECK ((length(contact_name) <= 255)),
  constraint supplier_features_check CHECK ((features <@ ARRAY['DIRECTOR_CONTACT'::text, 'PREVIOUS_IDENTIFICATION'::text, 'CREDIT_INTEREST_ACCOUNT'::text, 'ADDITIONAL_SUPPLIER_DETAIL'::text, 'FUNDING_SECTION'::text, 'SMALL_BUSINESS_LOAN_GUARANTEE'::text])),
  constraint supplier_gvp_id CHECK (((length(gvp_id) >= 1) AND (length(gvp_id) <= 255))),
  constraint supplier_process_types_check CHECK ((process_types <@ ARRAY['BANK_GUARANTEE'::text, 'SURETY_BOND'::text, 'CASH_SECURITY'::text, 'LEASE_BOND'::text])),
  constraint supplier_profile_check CHECK ((profile = ANY (ARRAY['BNK'::text, 'BEYOND BANK AUSTRALIA'::text, 'MACQUARIE'::text, 'OTHER'::text]))),
  constraint supplier_required_document_types_check CHECK ((required_document_types <@ ARRAY['APPLICATION_FORM'::text, 'CERTIFIED_TRUST_DOCUMENT'::text, 'CUSTOMER_IDENTIFICATION'::text, 'DOCUMENT_FOR_CLIENT_RECORD'::text, 'DRAFT_BANK_GUARANTEE_FORM'::text, 'OTHER_DOCUMENT'::text, 'SHARE_CERTIFICATE'::text])),
  constraint supplier_resources_check CHECK (((jsonb_typeof(resources) = 'array'::text) AND (jsonb_array_length(resources) <= 10))),
  constraint supplier_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'ARCHIVED'::text])))
);
CREATE UNIQUE INDEX supplier_abn ON public.supplier USING btree ("right"(abn, 9)) WHERE (status = 'ACTIVE'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_kind() AS actor_kind) <> 'nobody'::text))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (( SELECT actor_kind() AS actor_kind) <> 'nobody'::text)));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.supplier FOR EACH ROW EXECUTE FUNCTION write_history('Supplier', 'supplier', 'id', 'name');
grant delete, insert, select, update to bondline_app;

table system_key (
  is_only boolean not null default true,
  hash bytea not null,
  constraint system_key_pkey PRIMARY KEY (is_only),
  constraint system_key_is_only_check CHECK (is_only)
);

table two_step (
  id uuid not null,
  account_id uuid not null,
  secret_encrypted bytea not null,
  confirmed_at timestamp with time zone,
  last_step_used bigint,
  created_at timestamp with time zone not null,
  constraint two_step_pkey PRIMARY KEY (id),
  constraint two_step_account_id_key UNIQUE (account_id),
  constraint two_step_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.two_step FOR EACH ROW EXECUTE FUNCTION write_history('Two-step sign-in', 'account', 'account_id', '-');
grant delete, insert, select, update to bondline_app;

table two_step_challenge (
  id uuid not null,
  account_id uuid not null,
  challenge_hash text not null,
  keeps_signed_in boolean not null,
  attempts integer not null default 0,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null,
  set_up_code_hash text,
  set_up_opened_at timestamp with time zone,
  constraint two_step_challenge_pkey PRIMARY KEY (id),
  constraint two_step_challenge_challenge_hash_key UNIQUE (challenge_hash),
  constraint two_step_challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.two_step_challenge FOR EACH ROW EXECUTE FUNCTION write_history('Two-step challenge', 'account', 'account_id', '-');
grant delete, insert, select, update to bondline_app;

table two_step_recovery_code (
  id uuid not null,
  account_id uuid not null,
  code_hash text not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint two_step_recovery_code_pkey PRIMARY KEY (id),
  constraint two_step_recovery_code_account_id_code_hash_key UNIQUE (account_id, code_hash),
  constraint two_step_recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id)))) with check ((( SELECT actor_is_system() AS actor_is_system) OR (account_id = ( SELECT actor_id() AS actor_id))));
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.two_step_recovery_code FOR EACH ROW EXECUTE FUNCTION write_history('Recovery code', 'account', 'account_id', '-');
grant delete, insert, select, update to bondline_app;

table unmatched_payment (
  id uuid not null,
  organisation_id uuid not null,
  draft_id uuid not null,
  invoice_id uuid not null,
  payment_event_id text not null,
  provider_payment_id text not null,
  method text not null,
  differs text[] not null,
  expected_cents bigint not null,
  received_cents bigint not null,
  received_currency text not null,
  status text not null,
  reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint unmatched_payment_pkey PRIMARY KEY (id),
  constraint unmatched_payment_payment_event_id_key UNIQUE (payment_event_id),
  constraint unmatched_payment_provider_payment_id_key UNIQUE (provider_payment_id),
  constraint unmatched_payment_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  constraint unmatched_payment_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES draft(id),
  constraint unmatched_payment_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id),
  constraint unmatched_payment_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint unmatched_payment_decided CHECK ((num_nonnulls(reason, decided_by, decided_at) =
CASE
    WHEN (status = 'WAITING'::text) THEN 0
    ELSE 3
END)),
  constraint unmatched_payment_differs_check CHECK (((differs <@ ARRAY['AMOUNT'::text, 'CURRENCY'::text, 'INVOICE'::text]) AND (cardinality(differs) > 0))),
  constraint unmatched_payment_method_check CHECK ((method = ANY (ARRAY['CARD'::text, 'DIRECT_DEBIT'::text]))),
  constraint unmatched_payment_reason_check CHECK ((length(reason) <= 500)),
  constraint unmatched_payment_received_cents_check CHECK ((received_cents > 0)),
  constraint unmatched_payment_received_currency_check CHECK (((length(received_currency) >= 1) AND (length(received_currency) <= 10))),
  constraint unmatched_payment_status_check CHECK ((status = ANY (ARRAY['ACCEPTED'::text, 'DISMISSED'::text, 'REFUND_DUE'::text, 'WAITING'::text])))
);
CREATE INDEX unmatched_payment_draft ON public.unmatched_payment USING btree (draft_id);
CREATE INDEX unmatched_payment_waiting ON public.unmatched_payment USING btree (created_at, id) WHERE (status = 'WAITING'::text);
row level security forced;
policy owner as permissive for all to its owner using (true) with check (true);
policy visible as permissive for all to bondline_app using (( SELECT actor_is_provider() AS actor_is_provider)) with check (( SELECT actor_is_provider() AS actor_is_provider));
CREATE CONSTRAINT TRIGGER keep_books AFTER INSERT OR DELETE OR UPDATE OF status ON public.unmatched_payment DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_books_of_row();
CREATE TRIGGER keep_desk_work AFTER INSERT OR UPDATE OF status ON public.unmatched_payment FOR EACH ROW EXECUTE FUNCTION keep_desk_work_of_row('id', '{PAYMENT}');
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public.unmatched_payment FOR EACH ROW EXECUTE FUNCTION write_history('Unmatched payment', 'draft', 'draft_id', '-');
grant delete, insert, select, update to bondline_app;

view bank_said as  SELECT 'DRAFT'::text AS kind,
    d.id AS subject_id,
    d.id AS parent_id,
    d.supplier_id,
    d.organisation_id,
    d.reference_number AS reference,
    NULL::text AS topic,
    c.id AS message_id,
    c.created_at AS said_at,
    c.author_name,
    c.content AS words,
    a.side,
    a.side <> 'BANK'::text AS awaits_bank
   FROM draft_comment c
     JOIN draft d ON d.id = c.draft_id
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN NOT c.is_bank_author THEN 'CLIENT'::text
                    WHEN (EXISTS ( SELECT 1
                       FROM staff_member s
                      WHERE s.account_id = c.author_id AND s.supplier_id = d.supplier_id)) THEN 'BANK'::text
                    ELSE 'DESK'::text
                END AS side) a
  WHERE c.removed_at IS NULL AND d.is_visible_to_supplier AND d.supplier_id IS NOT NULL AND d.archived_at IS NULL
UNION ALL
 SELECT 'DOCUMENT'::text AS kind,
    d.id AS subject_id,
    d.id AS parent_id,
    d.supplier_id,
    d.organisation_id,
    d.reference_number AS reference,
    NULL::text AS topic,
    c.id AS message_id,
    c.created_at AS said_at,
    c.author_name,
    c.content AS words,
    a.side,
    a.side <> 'BANK'::text AS awaits_bank
   FROM document_comment c
     JOIN document d ON d.id = c.document_id
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN NOT c.is_bank_author THEN 'CLIENT'::text
                    WHEN (EXISTS ( SELECT 1
                       FROM staff_member s
                      WHERE s.account_id = c.author_id AND s.supplier_id = d.supplier_id)) THEN 'BANK'::text
                    ELSE 'DESK'::text
                END AS side) a
  WHERE c.removed_at IS NULL AND d.is_system_document AND d.supplier_id IS NOT NULL AND d.archived_at IS NULL
UNION ALL
 SELECT 'APPLICATION'::text AS kind,
    f.id AS subject_id,
    f.id AS parent_id,
    f.supplier_id,
    f.organisation_id,
    f.reference_number AS reference,
    NULL::text AS topic,
    c.id AS message_id,
    c.created_at AS said_at,
    c.author_name,
    c.content AS words,
    a.side,
    a.side <> 'BANK'::text AS awaits_bank
   FROM facility_application_comment c
     JOIN facility_application f ON f.id = c.facility_application_id
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN NOT c.is_bank_author THEN 'CLIENT'::text
                    WHEN (EXISTS ( SELECT 1
                       FROM staff_member s
                      WHERE s.account_id = c.author_id AND s.supplier_id = f.supplier_id)) THEN 'BANK'::text
                    ELSE 'DESK'::text
                END AS side) a
  WHERE c.removed_at IS NULL AND f.supplier_id IS NOT NULL AND f.archived_at IS NULL
UNION ALL
 SELECT 'APPLICATION'::text AS kind,
    f.id AS subject_id,
    f.id AS parent_id,
    f.supplier_id,
    f.organisation_id,
    f.reference_number AS reference,
    NULL::text AS topic,
    q.id AS message_id,
    q.created_at AS said_at,
    q.asked_by_name AS author_name,
    q.question AS words,
        CASE q.asked_by_side
            WHEN 'SUPPLIER'::text THEN 'BANK'::text
            ELSE 'DESK'::text
        END AS side,
    false AS awaits_bank
   FROM facility_application_question q
     JOIN facility_application f ON f.id = q.application_id
  WHERE f.supplier_id IS NOT NULL AND f.archived_at IS NULL
UNION ALL
 SELECT 'APPLICATION'::text AS kind,
    f.id AS subject_id,
    f.id AS parent_id,
    f.supplier_id,
    f.organisation_id,
    f.reference_number AS reference,
    NULL::text AS topic,
    q.id AS message_id,
    q.answered_at AS said_at,
    q.answered_by_name AS author_name,
    q.answer AS words,
    'CLIENT'::text AS side,
    true AS awaits_bank
   FROM facility_application_question q
     JOIN facility_application f ON f.id = q.application_id
  WHERE q.answered_at IS NOT NULL AND f.supplier_id IS NOT NULL AND f.archived_at IS NULL
UNION ALL
 SELECT 'REQUIRED_DOCUMENT'::text AS kind,
    r.id AS subject_id,
    d.id AS parent_id,
    d.supplier_id,
    d.organisation_id,
    d.reference_number AS reference,
    r.required_document_type AS topic,
    m.id AS message_id,
    m.created_at AS said_at,
    (m.given_name || ' '::text) || m.family_name AS author_name,
    m.message AS words,
        CASE m.from_party
            WHEN 'APPLICANT'::text THEN 'CLIENT'::text
            WHEN 'PROVIDER_ADMIN'::text THEN 'DESK'::text
            WHEN 'SUPPLIER_ADMIN'::text THEN 'BANK'::text
            ELSE 'SERVICE'::text
        END AS side,
    m.from_party = 'APPLICANT'::text AND m.has_approval IS NOT TRUE AND r.withdrawn_at IS NULL AS awaits_bank
   FROM draft_required_document_message m
     JOIN draft_required_document r ON r.id = m.required_document_id
     JOIN draft d ON d.id = m.draft_id
  WHERE d.is_visible_to_supplier AND d.supplier_id IS NOT NULL AND d.archived_at IS NULL;

view bank_waiting as  SELECT 'ISSUE'::text AS kind,
    d.id AS subject_id,
    d.id AS parent_id,
    d.supplier_id,
    d.organisation_id,
    d.reference_number AS reference,
    d.amount_cents,
    d.paid_at AS waiting_since
   FROM draft d
  WHERE d.status = 'PROCESSING'::text AND d.paid_at IS NOT NULL AND d.is_visible_to_supplier
UNION ALL
 SELECT 'APPLICATION'::text AS kind,
    a.id AS subject_id,
    a.id AS parent_id,
    a.supplier_id,
    a.organisation_id,
    a.reference_number AS reference,
    a.facility_limit_cents AS amount_cents,
    GREATEST(a.sent_to_supplier_at, ( SELECT max(q.answered_at) AS max
           FROM facility_application_question q
          WHERE q.application_id = a.id)) AS waiting_since
   FROM facility_application a
  WHERE a.status = 'PROCESSING'::text AND a.supplier_id IS NOT NULL AND NOT (EXISTS ( SELECT 1
           FROM facility_application_question q
          WHERE q.application_id = a.id AND q.answered_at IS NULL))
UNION ALL
 SELECT 'ARRANGED_FACILITY'::text AS kind,
    f.id AS subject_id,
    f.id AS parent_id,
    f.supplier_id,
    f.organisation_id,
    f.name AS reference,
    f.limit_cents AS amount_cents,
    f.sent_to_supplier_at AS waiting_since
   FROM facility f
  WHERE f.is_system_facility AND f.status = 'PROCESSING'::text AND f.supplier_id IS NOT NULL AND f.sent_to_supplier_at IS NOT NULL AND f.bank_approved_at IS NULL
UNION ALL
 SELECT w.kind,
    r.id AS subject_id,
    r.document_id AS parent_id,
    d.supplier_id,
    r.organisation_id,
    d.reference_number AS reference,
    r.amount_cents,
    GREATEST(r.created_at, r.agreement_answered_at,
        CASE
            WHEN w.kind = 'REQUEST_EXECUTION'::text THEN GREATEST(r.answered_at, r.milestone_confirmed_at, (r.scheduled_date::timestamp without time zone AT TIME ZONE d.expiry_zone))
            ELSE NULL::timestamp with time zone
        END) AS waiting_since
   FROM document_request r
     JOIN document d ON d.id = r.document_id
     CROSS JOIN LATERAL ( SELECT
                CASE r.kind
                    WHEN 'EXTENSION'::text THEN 'APPLICANT'::text
                    WHEN 'INCREASE'::text THEN 'APPLICANT'::text
                    WHEN 'REDUCTION'::text THEN 'BENEFICIARY'::text
                    WHEN 'CANCELLATION'::text THEN 'BENEFICIARY'::text
                    WHEN 'AMENDMENT'::text THEN
                    CASE r.side
                        WHEN 'APPLICANT'::text THEN 'BENEFICIARY'::text
                        ELSE 'APPLICANT'::text
                    END
                    ELSE NULL::text
                END AS loses) n
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN n.loses <> r.side AND r.agreement IS NULL AND r.agreement_answer IS NULL THEN NULL::text
                    WHEN r.status = 'REQUESTED'::text OR r.agreement_answer = 'REFUSED'::text THEN 'REQUEST_ANSWER'::text
                    WHEN r.milestone IS NOT NULL AND r.milestone_reached_date IS NULL THEN NULL::text
                    ELSE 'REQUEST_EXECUTION'::text
                END AS kind) w
  WHERE (r.status = ANY (ARRAY['REQUESTED'::text, 'ACCEPTED'::text])) AND d.is_system_document AND d.supplier_id IS NOT NULL AND w.kind IS NOT NULL;

view desk_waiting as  SELECT
        CASE
            WHEN (EXISTS ( SELECT 1
               FROM desk_work w
              WHERE w.subject_id = d.id AND w.closed_at <= d.status_changed_at)) THEN 'DRAFT_SENT_AGAIN'::text
            ELSE 'DRAFT_SUBMITTED'::text
        END AS kind,
    d.id AS subject_id,
    d.id AS parent_id,
    d.organisation_id,
    d.reference_number AS reference,
    d.amount_cents,
    d.status_changed_at AS waiting_since,
    NULL::uuid AS not_for
   FROM draft d
  WHERE d.status = 'SUBMITTED'::text AND NOT (EXISTS ( SELECT 1
           FROM draft_approval a
          WHERE a.draft_id = d.id AND a.status = 'WAITING'::text))
UNION ALL
 SELECT 'SECOND_APPROVAL'::text AS kind,
    a.id AS subject_id,
    a.draft_id AS parent_id,
    a.organisation_id,
    d.reference_number AS reference,
    d.amount_cents,
    a.created_at AS waiting_since,
    a.approved_by AS not_for
   FROM draft_approval a
     JOIN draft d ON d.id = a.draft_id
  WHERE a.status = 'WAITING'::text
UNION ALL
 SELECT
        CASE a.step
            WHEN 'FACILITY_ESTABLISH'::text THEN 'FACILITY_APPROVAL'::text
            WHEN 'FACILITY_ARRANGED'::text THEN 'ARRANGED_APPROVAL'::text
            WHEN 'FACILITY_RAISE'::text THEN 'RAISE_APPROVAL'::text
            WHEN 'REFUND_TRANSFER'::text THEN 'REFUND_APPROVAL'::text
            ELSE 'SECOND_APPROVAL'::text
        END AS kind,
    a.id AS subject_id,
    COALESCE(r.draft_id, a.record_id) AS parent_id,
    a.organisation_id,
    a.reference,
    a.amount_cents,
    a.created_at AS waiting_since,
    a.approved_by AS not_for
   FROM step_approval a
     LEFT JOIN refund r ON r.id = a.record_id AND a.step = 'REFUND_TRANSFER'::text
  WHERE a.status = 'WAITING'::text
UNION ALL
 SELECT 'PAYMENT'::text AS kind,
    p.id AS subject_id,
    p.draft_id AS parent_id,
    p.organisation_id,
    d.reference_number AS reference,
    p.received_cents AS amount_cents,
    p.created_at AS waiting_since,
    NULL::uuid AS not_for
   FROM unmatched_payment p
     JOIN draft d ON d.id = p.draft_id
  WHERE p.status = 'WAITING'::text
UNION ALL
 SELECT 'REFUND'::text AS kind,
    r.id AS subject_id,
    r.draft_id AS parent_id,
    r.organisation_id,
    d.reference_number AS reference,
    r.amount_cents,
    GREATEST(r.created_at, ( SELECT max(s.decided_at) AS max
           FROM step_approval s
          WHERE s.record_id = r.id AND s.step = 'REFUND_TRANSFER'::text)) AS waiting_since,
    NULL::uuid AS not_for
   FROM refund r
     JOIN draft d ON d.id = r.draft_id
  WHERE r.status = 'DUE'::text AND NOT (EXISTS ( SELECT 1
           FROM step_approval s
          WHERE s.record_id = r.id AND s.step = 'REFUND_TRANSFER'::text AND s.status = 'WAITING'::text))
UNION ALL
 SELECT 'APPLICATION'::text AS kind,
    a.id AS subject_id,
    a.id AS parent_id,
    a.organisation_id,
    a.reference_number AS reference,
    a.facility_limit_cents AS amount_cents,
    GREATEST(COALESCE(a.status_changed_at, a.submitted_at, a.created_at),
        CASE
            WHEN a.status = 'SUBMITTED'::text THEN ( SELECT max(q.answered_at) AS max
               FROM facility_application_question q
              WHERE q.application_id = a.id)
            ELSE NULL::timestamp with time zone
        END) AS waiting_since,
    NULL::uuid AS not_for
   FROM facility_application a
  WHERE a.status = 'APPROVED'::text AND NOT (EXISTS ( SELECT 1
           FROM step_approval s
          WHERE s.record_id = a.id AND s.status = 'WAITING'::text)) OR a.status = 'SUBMITTED'::text AND NOT (EXISTS ( SELECT 1
           FROM facility_application_question q
          WHERE q.application_id = a.id AND q.answered_at IS NULL))
UNION ALL
 SELECT 'ENQUIRY'::text AS kind,
    e.id AS subject_id,
    e.id AS parent_id,
    e.organisation_id,
    (e.given_name || ' '::text) || e.family_name AS reference,
    e.finance_amount_cents AS amount_cents,
    e.created_at AS waiting_since,
    NULL::uuid AS not_for
   FROM finance_enquiry e
  WHERE e.status = 'OPEN'::text
UNION ALL
 SELECT 'REQUEST'::text AS kind,
    r.id AS subject_id,
    r.document_id AS parent_id,
    r.organisation_id,
    d.reference_number AS reference,
    r.amount_cents,
    r.created_at AS waiting_since,
    NULL::uuid AS not_for
   FROM document_request r
     JOIN document d ON d.id = r.document_id
  WHERE r.status = ANY (ARRAY['REQUESTED'::text, 'ACCEPTED'::text])
UNION ALL
 SELECT 'ABN_CLAIM'::text AS kind,
    o.id AS subject_id,
    o.id AS parent_id,
    o.id AS organisation_id,
    o.abn AS reference,
    NULL::bigint AS amount_cents,
    o.created_at AS waiting_since,
    NULL::uuid AS not_for
   FROM organisation o
  WHERE o.abn_status = 'UNCONFIRMED'::text
UNION ALL
 SELECT 'CHANGE'::text AS kind,
    c.id AS subject_id,
    c.id AS parent_id,
    NULL::uuid AS organisation_id,
    c.subject_name AS reference,
    NULL::bigint AS amount_cents,
    c.created_at AS waiting_since,
    NULL::uuid AS not_for
   FROM office_change c
  WHERE c.status = 'PROPOSED'::text
UNION ALL
 SELECT 'ARRANGED_FACILITY'::text AS kind,
    f.id AS subject_id,
    f.id AS parent_id,
    f.organisation_id,
    f.name AS reference,
    f.limit_cents AS amount_cents,
    GREATEST(f.bank_approved_at, ( SELECT max(s.decided_at) AS max
           FROM step_approval s
          WHERE s.record_id = f.id AND s.step = 'FACILITY_ARRANGED'::text)) AS waiting_since,
    NULL::uuid AS not_for
   FROM facility f
  WHERE f.is_system_facility AND f.status = 'PROCESSING'::text AND f.bank_approved_at IS NOT NULL AND NOT (EXISTS ( SELECT 1
           FROM step_approval s
          WHERE s.record_id = f.id AND s.step = 'FACILITY_ARRANGED'::text AND s.status = 'WAITING'::text))
UNION ALL
 SELECT 'REQUIRED_DOCUMENT'::text AS kind,
    r.id AS subject_id,
    r.draft_id AS parent_id,
    r.organisation_id,
    d.reference_number AS reference,
    NULL::bigint AS amount_cents,
    GREATEST(r.status_since, ( SELECT max(e.ended_at) AS max
           FROM draft_envelope e
          WHERE e.draft_id = r.draft_id AND e.required_document_id = r.id)) AS waiting_since,
    NULL::uuid AS not_for
   FROM draft_required_document r
     JOIN draft d ON d.id = r.draft_id
  WHERE r.overall_status = 'PENDING_APPROVAL'::text AND r.withdrawn_at IS NULL AND (d.status = ANY (ARRAY['IDENTIFYING'::text, 'SUBMITTED'::text, 'CHANGES_REQUESTED'::text, 'PENDING_PAYMENT'::text, 'PROCESSING'::text])) AND NOT (EXISTS ( SELECT 1
           FROM draft_envelope e
          WHERE e.required_document_id = r.id AND e.status = 'WAITING'::text))
UNION ALL
 SELECT 'WORDING_PROPOSAL'::text AS kind,
    w.id AS subject_id,
    w.draft_id AS parent_id,
    w.organisation_id,
    d.reference_number AS reference,
    NULL::bigint AS amount_cents,
    w.created_at AS waiting_since,
    NULL::uuid AS not_for
   FROM draft_wording_proposal w
     JOIN draft d ON d.id = w.draft_id
  WHERE w.status = 'OPEN'::text AND w.bank_accepted_at IS NULL AND d.submitted_at IS NOT NULL AND (d.status = ANY (ARRAY['DRAFT'::text, 'CHANGES_REQUESTED'::text, 'SUBMITTED'::text]))
UNION ALL
 SELECT 'IDENTITY'::text AS kind,
    i.id AS subject_id,
    i.draft_id AS parent_id,
    i.organisation_id,
    d.reference_number AS reference,
    NULL::bigint AS amount_cents,
    GREATEST(i.status_since, d.status_changed_at) AS waiting_since,
    NULL::uuid AS not_for
   FROM draft_individual i
     JOIN draft d ON d.id = i.draft_id
  WHERE (i.verification_status = ANY (ARRAY['PENDING'::text, 'LOCKED_OUT'::text, 'MANUAL'::text])) AND i.roles && ARRAY['DIRECTOR'::text, 'SECRETARY'::text, 'BENEFICIAL_OWNER'::text] AND i.is_foreign_resident IS NOT TRUE AND d.status = 'IDENTIFYING'::text
UNION ALL
 SELECT 'BANK_LINES'::text AS kind,
    s.id AS subject_id,
    s.id AS parent_id,
    NULL::uuid AS organisation_id,
    s.file_name AS reference,
    NULL::bigint AS amount_cents,
    s.status_since AS waiting_since,
    NULL::uuid AS not_for
   FROM bank_statement s
  WHERE s.status_since IS NOT NULL;

view fee_movement with (security_invoker=true) as  SELECT m.id AS move_id,
    m.move_date,
    m.kind,
    l.id AS invoice_line_id,
    s.side * a.amount_cents AS amount_cents,
    s.side * a.gst_cents AS gst_cents
   FROM book_move m
     JOIN invoice_line l ON l.invoice_id = m.source_id,
    LATERAL ( SELECT
                CASE
                    WHEN m.reverses_id IS NULL THEN 1
                    ELSE '-1'::integer
                END AS side) s,
    LATERAL ( SELECT
                CASE
                    WHEN l.tax_treatment = 'TAXABLE_10'::text THEN (sign(l.amount_cents::double precision) * floor(((abs(l.amount_cents) + 5) / 10)::double precision))::bigint
                    ELSE 0::bigint
                END AS cents) g,
    LATERAL ( SELECT COALESCE(sum(c_1.amount_cents), 0::numeric)::bigint AS amount_cents,
            COALESCE(sum(c_1.gst_cents), 0::numeric)::bigint AS gst_cents
           FROM credit_note_line c_1
          WHERE m.kind = 'TAKEN_BACK'::text AND c_1.invoice_line_id = l.id) c,
    LATERAL ( SELECT
                CASE m.kind
                    WHEN 'ISSUED'::text THEN l.amount_cents
                    ELSE c.amount_cents - l.amount_cents
                END AS amount_cents,
                CASE m.kind
                    WHEN 'ISSUED'::text THEN g.cents
                    ELSE c.gst_cents - g.cents
                END AS gst_cents) a
  WHERE m.source_table = 'invoice'::text
UNION ALL
 SELECT m.id AS move_id,
    m.move_date,
    m.kind,
    c.invoice_line_id,
    s.side * (- c.amount_cents) AS amount_cents,
    s.side * (- c.gst_cents) AS gst_cents
   FROM book_move m
     JOIN credit_note_line c ON c.credit_note_id = m.source_id,
    LATERAL ( SELECT
                CASE
                    WHEN m.reverses_id IS NULL THEN 1
                    ELSE '-1'::integer
                END AS side) s
  WHERE m.source_table = 'credit_note'::text;
grant select to bondline_app;

view money_movement as  SELECT source_table,
    source_id,
    kind,
    organisation_id,
    draft_id,
    move_date,
    jsonb_object_agg(account, cents) AS entries
   FROM ( SELECT told.source_table,
            told.source_id,
            told.kind,
            told.organisation_id,
            told.draft_id,
            told.move_date,
            told.account,
            sum(told.cents)::bigint AS cents
           FROM ( SELECT 'invoice'::text AS source_table,
                    i.id AS source_id,
                    'ISSUED'::text AS kind,
                    i.organisation_id,
                    i.draft_id,
                    (i.created_at AT TIME ZONE 'Australia/Sydney'::text)::date AS move_date,
                    a.account,
                    a.cents
                   FROM invoice i,
                    LATERAL ( SELECT 'RECEIVABLE'::text AS account,
                            i.total_cents AS cents
                        UNION ALL
                         SELECT 'GST'::text AS text,
                            - i.gst_cents
                        UNION ALL
                         SELECT book_account(l.tax_treatment, l.line_kind) AS book_account,
                            - l.amount_cents
                           FROM invoice_line l
                          WHERE l.invoice_id = i.id) a
                UNION ALL
                 SELECT 'invoice'::text AS text,
                    i.id,
                    'TAKEN_BACK'::text AS text,
                    i.organisation_id,
                    i.draft_id,
                    (
                        CASE
                            WHEN i.status = 'void'::text THEN i.voided_at
                            ELSE d.status_changed_at
                        END AT TIME ZONE 'Australia/Sydney'::text)::date AS timezone,
                    a.account,
                    a.cents
                   FROM invoice i
                     JOIN draft d ON d.id = i.draft_id,
                    LATERAL ( SELECT 'RECEIVABLE'::text AS account,
                            - i.total_cents AS cents
                        UNION ALL
                         SELECT 'GST'::text AS text,
                            i.gst_cents
                        UNION ALL
                         SELECT book_account(l.tax_treatment, l.line_kind) AS book_account,
                            l.amount_cents
                           FROM invoice_line l
                          WHERE l.invoice_id = i.id
                        UNION ALL
                         SELECT 'RECEIVABLE'::text AS text,
                            n.total_cents
                           FROM credit_note n
                          WHERE n.invoice_id = i.id
                        UNION ALL
                         SELECT 'GST'::text AS text,
                            - n.gst_cents
                           FROM credit_note n
                          WHERE n.invoice_id = i.id
                        UNION ALL
                         SELECT book_account(l.tax_treatment, l.line_kind) AS book_account,
                            - c.amount_cents
                           FROM credit_note n
                             JOIN credit_note_line c ON c.credit_note_id = n.id
                             JOIN invoice_line l ON l.id = c.invoice_line_id
                          WHERE n.invoice_id = i.id) a
                  WHERE i.status = 'void'::text OR i.status = 'paid'::text AND (d.status = ANY (ARRAY['CANCELLED'::text, 'REJECTED'::text]))
                UNION ALL
                 SELECT 'credit_note'::text AS text,
                    n.id,
                    'CREDITED'::text AS text,
                    n.organisation_id,
                    n.draft_id,
                    (n.created_at AT TIME ZONE 'Australia/Sydney'::text)::date AS timezone,
                    a.account,
                    a.cents
                   FROM credit_note n,
                    LATERAL ( SELECT 'RECEIVABLE'::text AS account,
                            - n.total_cents AS cents
                        UNION ALL
                         SELECT 'GST'::text AS text,
                            n.gst_cents
                        UNION ALL
                         SELECT book_account(l.tax_treatment, l.line_kind) AS book_account,
                            c.amount_cents
                           FROM credit_note_line c
                             JOIN invoice_line l ON l.id = c.invoice_line_id
                          WHERE c.credit_note_id = n.id) a
                UNION ALL
                 SELECT 'payment'::text AS text,
                    p.id,
                    'RECEIVED'::text AS text,
                    p.organisation_id,
                    p.draft_id,
                    p.received_date,
                    a.account,
                    a.cents
                   FROM payment p,
                    LATERAL ( VALUES (
                                CASE p.method
                                    WHEN 'DEPOSIT'::text THEN 'BANK'::text
                                    ELSE 'CARD_CLEARING'::text
                                END,p.amount_cents), ('RECEIVABLE'::text,- p.amount_cents)) a(account, cents)
                UNION ALL
                 SELECT 'unmatched_payment'::text AS text,
                    u.id,
                    m.kind,
                    u.organisation_id,
                    u.draft_id,
                    (m.moment AT TIME ZONE 'Australia/Sydney'::text)::date AS timezone,
                    a.account,
                    a.cents
                   FROM unmatched_payment u,
                    LATERAL ( VALUES ('CAME_UNMATCHED'::text,u.created_at,1), ('APPLIED'::text,u.decided_at,'-1'::integer)) m(kind, moment, side),
                    LATERAL ( VALUES ('CARD_CLEARING'::text,m.side * u.received_cents), ('UNMATCHED'::text,(- m.side) * u.received_cents)) a(account, cents)
                  WHERE u.received_currency = 'AUD'::text AND (m.kind = 'CAME_UNMATCHED'::text OR u.status = 'ACCEPTED'::text)
                UNION ALL
                 SELECT 'refund'::text AS text,
                    r.id,
                    'REFUND_DUE'::text AS text,
                    r.organisation_id,
                    r.draft_id,
                    (r.created_at AT TIME ZONE 'Australia/Sydney'::text)::date AS timezone,
                    a.account,
                    a.cents
                   FROM refund r,
                    LATERAL ( VALUES (
                                CASE
                                    WHEN r.payment_id IS NULL THEN 'UNMATCHED'::text
                                    ELSE 'RECEIVABLE'::text
                                END,r.amount_cents), ('REFUNDS_DUE'::text,- r.amount_cents)) a(account, cents)
                  WHERE r.currency = 'AUD'::text
                UNION ALL
                 SELECT 'refund'::text AS text,
                    r.id,
                    'PAID_BACK'::text AS text,
                    r.organisation_id,
                    r.draft_id,
                    r.paid_date,
                    a.account,
                    a.cents
                   FROM refund r,
                    LATERAL ( VALUES ('REFUNDS_DUE'::text,r.amount_cents), (
                                CASE r.paid_method
                                    WHEN 'CARD_PROVIDER'::text THEN 'CARD_CLEARING'::text
                                    WHEN 'DISPUTE'::text THEN 'DISPUTE_COSTS'::text
                                    ELSE 'BANK'::text
                                END,- r.amount_cents)) a(account, cents)
                  WHERE r.currency = 'AUD'::text AND r.status = 'PAID'::text
                UNION ALL
                 SELECT 'security_money'::text AS text,
                    s.id,
                        CASE s.kind
                            WHEN 'HELD'::text THEN 'SECURED'::text
                            ELSE 'RETURNED'::text
                        END AS "case",
                    s.organisation_id,
                    s.draft_id,
                    s.moved_date,
                    a.account,
                        CASE s.kind
                            WHEN 'HELD'::text THEN a.cents
                            ELSE - a.cents
                        END AS "case"
                   FROM security_money s,
                    LATERAL ( VALUES ('SECURITY_BANK'::text,s.amount_cents), ('SECURITY_HELD'::text,- s.amount_cents)) a(account, cents)
                UNION ALL
                 SELECT 'referrer_earning'::text AS text,
                    e.id,
                    m.kind,
                    NULL::uuid AS uuid,
                    NULL::uuid AS uuid,
                    (m.moment AT TIME ZONE 'Australia/Sydney'::text)::date AS timezone,
                    a.account,
                    a.cents
                   FROM referrer_earning e,
                    LATERAL ( VALUES ('EARNED'::text,e.created_at,1), ('TAKEN_BACK'::text,e.taken_back_at,'-1'::integer)) m(kind, moment, side),
                    LATERAL ( VALUES ('REFERRAL_COSTS'::text,m.side * e.amount_cents), ('REFERRALS_PAYABLE'::text,(- m.side) * e.amount_cents)) a(account, cents)
                  WHERE m.moment IS NOT NULL
                UNION ALL
                 SELECT 'referrer_payout'::text AS text,
                    o.id,
                    'PAID_OUT'::text AS text,
                    NULL::uuid AS uuid,
                    NULL::uuid AS uuid,
                    o.paid_date,
                    a.account,
                    a.cents
                   FROM referrer_payout o,
                    LATERAL ( VALUES ('REFERRALS_PAYABLE'::text,o.amount_cents), ('BANK'::text,- o.amount_cents)) a(account, cents)
                UNION ALL
                 SELECT 'payment_dispute'::text AS text,
                    p.id,
                    m.kind,
                    p.organisation_id,
                    p.draft_id,
                    m.day,
                    a.account,
                    a.cents
                   FROM payment_dispute p,
                    LATERAL ( VALUES ('DISPUTED'::text,p.opened_date,p.amount_cents,'DISPUTED'::text,'CARD_CLEARING'::text), ('DISPUTE_FEE'::text,p.opened_date,p.fee_cents,'DISPUTE_COSTS'::text,'CARD_CLEARING'::text), ('DISPUTE_WON'::text,
                                CASE
                                    WHEN p.status = 'WON'::text THEN p.ended_date
                                    ELSE NULL::date
                                END,p.amount_cents,'CARD_CLEARING'::text,'DISPUTED'::text), ('DISPUTE_LOST'::text,
                                CASE
                                    WHEN p.status = 'LOST'::text THEN p.ended_date
                                    ELSE NULL::date
                                END,p.amount_cents,'DISPUTE_COSTS'::text,'DISPUTED'::text)) m(kind, day, cents, debit, credit),
                    LATERAL ( VALUES (m.debit,m.cents), (m.credit,- m.cents)) a(account, cents)
                  WHERE p.currency = 'AUD'::text AND m.day IS NOT NULL) told
          GROUP BY told.source_table, told.source_id, told.kind, told.organisation_id, told.draft_id, told.move_date, told.account
         HAVING sum(told.cents) <> 0::numeric) summed
  GROUP BY source_table, source_id, kind, organisation_id, draft_id, move_date;

view named_client as  SELECT id,
    lower(concat_ws(' '::text, legal_name, name, abn)) AS search_text,
    name,
    abn
   FROM organisation o
  WHERE ( SELECT actor_is_provider() AS actor_is_provider) OR (( SELECT actor_supplier() AS actor_supplier)) IS NOT NULL AND ((EXISTS ( SELECT 1
           FROM draft d
          WHERE d.organisation_id = o.id AND d.is_visible_to_supplier AND d.supplier_id = (( SELECT actor_supplier() AS actor_supplier)))) OR (EXISTS ( SELECT 1
           FROM document d
          WHERE d.organisation_id = o.id AND d.is_system_document AND d.supplier_id = (( SELECT actor_supplier() AS actor_supplier)))) OR (EXISTS ( SELECT 1
           FROM facility f
          WHERE f.organisation_id = o.id AND f.is_system_facility AND f.status <> 'STARTED'::text AND f.supplier_id = (( SELECT actor_supplier() AS actor_supplier)))) OR (EXISTS ( SELECT 1
           FROM facility_application a
          WHERE a.organisation_id = o.id AND a.supplier_id = (( SELECT actor_supplier() AS actor_supplier)))));
grant select to bondline_app;

view organisation_document as  SELECT id,
    organisation_id,
    status,
    facility_id,
    amount_cents,
    created_at,
    established_at,
    expires_at,
    search_text,
    document_variant,
    bank_name,
    expected_return_date,
    retention_type,
    security_type,
    guarantee_number,
    bank_key,
    archived_at
   FROM document
  WHERE
        CASE
            WHEN organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[]) THEN true
            ELSE ( SELECT actor_is_provider() AS actor_is_provider)
        END;
grant select to bondline_app;

view organisation_document_fact as  SELECT organisation_id,
    document_id,
    lower(key) AS key,
    lower(value) AS value
   FROM document_metadata
  WHERE
        CASE
            WHEN organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[]) THEN true
            ELSE ( SELECT actor_is_provider() AS actor_is_provider)
        END;
grant select to bondline_app;

view organisation_draft as  SELECT id,
    organisation_id,
    status,
    amount_cents,
    created_at,
    updated_at,
    search_text,
    process_type,
    expires_at,
    facility_id,
    archived_at
   FROM draft
  WHERE
        CASE
            WHEN organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[]) THEN true
            ELSE ( SELECT actor_is_provider() AS actor_is_provider)
        END;
grant select to bondline_app;

view own_activity as  SELECT h.record_id AS id,
    h.id AS "position",
    h.triggered_at,
    h.change_type,
    h.object_type,
    h.root_type,
    COALESCE(r.reference_number, d.guarantee_number, d.reference_number, f.name, a.reference_number, o.name) AS record
   FROM history_entry h
     LEFT JOIN draft r ON h.root_type = 'draft'::text AND r.id = h.root_id
     LEFT JOIN document d ON h.root_type = 'document'::text AND d.id = h.root_id
     LEFT JOIN facility f ON h.root_type = 'facility'::text AND f.id = h.root_id
     LEFT JOIN facility_application a ON h.root_type = 'facility_application'::text AND a.id = h.root_id
     LEFT JOIN organisation o ON h.root_type = 'organisation'::text AND o.id = h.root_id
  WHERE h.actor_id = (( SELECT actor_id() AS actor_id)) AND h.root_type <> 'account'::text;
grant select to bondline_app;

view referral_of_client with (security_invoker=true) as  SELECT r.id,
    r.created_at,
    r.referee_organisation_id AS organisation_id,
    c.name AS organisation_name,
    r.referrer_organisation_id,
    r.referral_portal_member_id,
    COALESCE(o.name, (a.given_name || ' '::text) || a.family_name) AS referrer_name,
    COALESCE(o.referral_code, m.member_code) AS code,
    e.name AS entity_name,
    e.entity_type,
        CASE
            WHEN o.id IS NOT NULL THEN 'CLIENT_LINK'::text
            WHEN m.id IS NOT NULL THEN 'REFERRER_LINK'::text
            ELSE 'NAMED'::text
        END AS way,
    referral_stage(r.referee_organisation_id) AS stage,
    f.id AS first_paid_draft_id,
    f.reference_number AS first_paid_reference_number,
    f.paid_at AS first_paid_at,
        CASE
            WHEN r.referrer_credit_cents IS NULL THEN 0::bigint
            ELSE r.referrer_credit_cents
        END AS promised_cents,
    COALESCE(( SELECT n.amount_cents
           FROM referrer_earning n
          WHERE n.referral_id = r.id AND n.taken_back_at IS NULL), ( SELECT k.amount_cents
           FROM referral_credit k
          WHERE k.referral_id = r.id AND k.side = 'REFERRER'::text), 0::bigint) AS earned_cents,
    ( SELECT COALESCE(sum(n.amount_cents), 0::numeric)::bigint AS "coalesce"
           FROM referrer_earning n
          WHERE n.referral_id = r.id AND n.taken_back_at IS NOT NULL) AS taken_back_cents,
    COALESCE(( SELECT GREATEST(0::numeric, LEAST(n.amount_cents::numeric, (( SELECT COALESCE(sum(p.amount_cents), 0::numeric) AS "coalesce"
                   FROM referrer_payout p
                  WHERE p.referral_portal_member_id = n.referral_portal_member_id)) - (( SELECT COALESCE(sum(b.amount_cents), 0::numeric) AS "coalesce"
                   FROM referrer_earning b
                  WHERE b.referral_portal_member_id = n.referral_portal_member_id AND b.taken_back_at IS NULL AND ((ROW(b.created_at, b.id) < ROW(n.created_at, n.id)))))))::bigint AS "greatest"
           FROM referrer_earning n
          WHERE n.referral_id = r.id AND n.taken_back_at IS NULL), ( SELECT sum(u.amount_cents)::bigint AS sum
           FROM referral_credit k
             JOIN referral_credit_use u ON u.referral_credit_id = k.id
             JOIN draft d ON d.id = u.draft_id AND (d.status <> ALL (ARRAY['CANCELLED'::text, 'REJECTED'::text]))
          WHERE k.referral_id = r.id AND k.side = 'REFERRER'::text), 0::bigint) AS paid_out_cents
   FROM referral r
     JOIN organisation c ON c.id = r.referee_organisation_id
     LEFT JOIN organisation o ON o.id = r.referrer_organisation_id
     LEFT JOIN referral_portal_entity e ON e.id = r.referral_portal_entity_id
     LEFT JOIN referral_portal_member m ON m.id = r.referral_portal_member_id
     LEFT JOIN account a ON a.id = m.account_id
     LEFT JOIN LATERAL ( SELECT d.id,
            d.reference_number,
            d.paid_at
           FROM draft d
          WHERE d.organisation_id = r.referee_organisation_id AND d.paid_at IS NOT NULL AND ( SELECT true
                   FROM invoice i
                  WHERE i.draft_id = d.id AND i.status = 'paid'::text AND i.paid_cents > 0
                 LIMIT 1)
          ORDER BY d.paid_at, d.id
         LIMIT 1) f ON true;
grant select to bondline_app;

view referrer_statement_entry with (security_invoker=true) as  SELECT e.id,
    e.referral_portal_member_id,
    e.referral_id,
    'EARNED'::text AS kind,
    (e.created_at AT TIME ZONE 'Australia/Sydney'::text)::date AS entry_date,
    e.created_at AS recorded_at,
    e.amount_cents,
    NULL::text AS reference
   FROM referrer_earning e
UNION ALL
 SELECT e.id,
    e.referral_portal_member_id,
    e.referral_id,
    'TAKEN_BACK'::text AS kind,
    (e.taken_back_at AT TIME ZONE 'Australia/Sydney'::text)::date AS entry_date,
    e.taken_back_at AS recorded_at,
    - e.amount_cents AS amount_cents,
    NULL::text AS reference
   FROM referrer_earning e
  WHERE e.taken_back_at IS NOT NULL
UNION ALL
 SELECT p.id,
    p.referral_portal_member_id,
    NULL::uuid AS referral_id,
    'PAID_OUT'::text AS kind,
    p.paid_date AS entry_date,
    p.created_at AS recorded_at,
    - p.amount_cents AS amount_cents,
    p.reference
   FROM referrer_payout p;
grant select to bondline_app;

view registered_document as  SELECT id,
    organisation_id,
    status,
    amount_cents,
    created_at,
    established_at,
    expires_at,
    search_text,
    document_variant,
    bank_name,
    expected_return_date,
    retention_type,
    security_type,
    supplier_id,
    closed_at,
    first_beneficiary_name,
    first_beneficiary_state,
    archived_at
   FROM document
  WHERE is_system_document AND (( SELECT actor_is_provider() AS actor_is_provider) OR supplier_id = (( SELECT actor_supplier() AS actor_supplier)));
grant select to bondline_app;

view registered_draft as  SELECT id,
    organisation_id,
    status,
    status_changed_at,
    submitted_at,
    amount_cents,
    updated_at,
    search_text,
    process_type,
    expires_at,
    fee_summary_id,
    supplier_id,
    paid_at,
    established_at,
    archived_at
   FROM draft
  WHERE (submitted_at IS NOT NULL OR status = 'IDENTIFYING'::text) AND (( SELECT actor_is_provider() AS actor_is_provider) OR is_visible_to_supplier AND supplier_id = (( SELECT actor_supplier() AS actor_supplier)));
grant select to bondline_app;

view rights_given as  SELECT a.id AS account_id,
    m.members,
    m.memberships,
    m.organisations,
        CASE
            WHEN t.staff_type IS NOT NULL THEN jsonb_build_object('staffType', t.staff_type, 'isAdmin', t.is_admin, 'supplierId', t.supplier_id)
            ELSE NULL::jsonb
        END AS staff,
        CASE
            WHEN t.staff_type = ANY (ARRAY['RELATIONSHIP_MANAGER'::text, 'GENERAL'::text]) THEN 'provider'::text
            WHEN t.is_admin AND t.staff_type = 'EXTERNAL_SUPPLIER'::text THEN 'supplier administrator'::text
            ELSE ''::text
        END AS side,
    COALESCE(t.supplier_id::text, ''::text) AS supplier_id,
    ( SELECT array_agg(shared.draft_id ORDER BY shared.draft_id) AS array_agg
           FROM ( SELECT draft_collaborator.draft_id
                   FROM draft_collaborator
                  WHERE draft_collaborator.account_id = a.id AND draft_collaborator.invitation_status = 'ACCEPTED'::text
                UNION
                 SELECT draft_viewer.draft_id
                   FROM draft_viewer
                  WHERE draft_viewer.account_id = a.id) shared) AS drafts,
    ( SELECT array_agg(shared.document_id ORDER BY shared.document_id) AS array_agg
           FROM ( SELECT document_collaborator.document_id
                   FROM document_collaborator
                  WHERE document_collaborator.account_id = a.id AND document_collaborator.invitation_status = 'ACCEPTED'::text
                UNION
                 SELECT document_viewer.document_id
                   FROM document_viewer
                  WHERE document_viewer.account_id = a.id) shared) AS documents
   FROM account a
     LEFT JOIN staff_member t ON t.account_id = a.id AND t.disabled_at IS NULL
     CROSS JOIN LATERAL ( SELECT COALESCE(jsonb_agg(jsonb_build_object('organisationId', member.organisation_id, 'role', member.role) ORDER BY member.created_at, member.organisation_id), '[]'::jsonb) AS members,
            COALESCE(array_agg(member.organisation_id ORDER BY member.organisation_id), '{}'::uuid[]) AS memberships,
            COALESCE(array_agg(member.organisation_id ORDER BY member.organisation_id) FILTER (WHERE member.role <> 'LIMITED_USER'::text), '{}'::uuid[]) AS organisations
           FROM member
          WHERE member.account_id = a.id) m;

view searched_client as  SELECT id,
    id AS organisation_id,
    name,
    legal_name,
    abn,
    created_at,
    lower((((name || ' '::text) || COALESCE(legal_name, ''::text)) || ' '::text) || abn) AS search_text
   FROM organisation o
  WHERE ( SELECT actor_is_provider() AS actor_is_provider) AND archived_at IS NULL;
grant select to bondline_app;

view searched_document as  SELECT id,
    organisation_id,
    reference_number,
    guarantee_number,
    status,
    amount_cents,
    bank_name,
    project_address,
    is_system_document,
    created_at,
    search_text
   FROM document
  WHERE archived_at IS NULL AND
        CASE
            WHEN (organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[])) OR (id = ANY ((( SELECT actor_documents() AS actor_documents))::uuid[])) THEN true
            ELSE is_system_document AND (( SELECT actor_is_provider() AS actor_is_provider) OR supplier_id = (( SELECT actor_supplier() AS actor_supplier)))
        END;
grant select to bondline_app;

view searched_draft as  SELECT id,
    organisation_id,
    reference_number,
    status,
    amount_cents,
    your_reference,
    project_address,
    contract_title,
    contract_number,
    created_at,
    status_changed_at,
    search_text,
    (organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[])) OR (id = ANY ((( SELECT actor_drafts() AS actor_drafts))::uuid[])) OR (id = ANY ((( SELECT drafts_shown() AS drafts_shown))::uuid[])) AS is_own
   FROM draft d
  WHERE archived_at IS NULL AND
        CASE
            WHEN (organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[])) OR (id = ANY ((( SELECT actor_drafts() AS actor_drafts))::uuid[])) OR (id = ANY ((( SELECT drafts_shown() AS drafts_shown))::uuid[])) THEN true
            WHEN ( SELECT actor_is_provider() AS actor_is_provider) THEN submitted_at IS NOT NULL OR status = 'IDENTIFYING'::text
            ELSE is_visible_to_supplier AND supplier_id = (( SELECT actor_supplier() AS actor_supplier))
        END;
grant select to bondline_app;

view searched_enquiry as  SELECT e.id,
    e.organisation_id,
    e.draft_id,
    e.status,
    e.finance_amount_cents,
    e.created_at,
    (e.given_name || ' '::text) || e.family_name AS contact_name,
    e.email_address,
    e.phone_number,
    o.name AS client_name,
    o.abn,
    d.reference_number,
    lower((((((e.given_name || ' '::text) || e.family_name) || ' '::text) || e.email_address) || ' '::text) || e.phone_number) AS own_text,
    lower(concat_ws(' '::text, e.given_name, e.family_name, e.email_address, e.phone_number, o.name, o.legal_name, o.abn, d.reference_number)) AS search_text
   FROM finance_enquiry e
     JOIN organisation o ON o.id = e.organisation_id
     LEFT JOIN draft d ON d.id = e.draft_id
  WHERE ( SELECT actor_is_provider() AS actor_is_provider) AND e.archived_at IS NULL;
grant select to bondline_app;

view searched_facility as  SELECT id,
    organisation_id,
    name,
    provider,
    status,
    limit_cents,
    is_system_facility,
    created_at,
    search_text
   FROM facility f
  WHERE archived_at IS NULL AND
        CASE
            WHEN (organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[])) OR (id = ANY ((( SELECT actor_facilities() AS actor_facilities))::uuid[])) OR (id = ANY ((ARRAY( SELECT s.facility_id
               FROM facility_share s
              WHERE (s.shared_with_organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[])) AND organisation_is_confirmed(s.shared_with_organisation_id))))) THEN true
            ELSE is_system_facility AND (( SELECT actor_is_provider() AS actor_is_provider) OR status <> 'STARTED'::text AND supplier_id = (( SELECT actor_supplier() AS actor_supplier)))
        END;
grant select to bondline_app;

view searched_facility_application as  SELECT f.id,
    f.organisation_id,
    f.reference_number,
    f.status,
    f.facility_type,
    f.facility_limit_cents,
    f.created_at,
    read_by.company_name,
    lower(concat_ws(' '::text, f.reference_number, read_by.company_name, read_by.abn)) AS search_text
   FROM facility_application f
     CROSS JOIN LATERAL ( SELECT (f.organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[])) OR
                CASE
                    WHEN ( SELECT actor_is_provider() AS actor_is_provider) THEN f.submitted_at IS NOT NULL
                    ELSE COALESCE(f.supplier_id = (( SELECT actor_supplier() AS actor_supplier)), false)
                END AS "?column?") whole(is_read)
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN whole.is_read THEN f.company_name
                    ELSE NULL::text
                END AS "case",
                CASE
                    WHEN whole.is_read THEN f.abn
                    ELSE NULL::text
                END AS "case") read_by(company_name, abn)
  WHERE f.archived_at IS NULL AND
        CASE
            WHEN whole.is_read THEN true
            ELSE f.id = ANY ((ARRAY( SELECT s.application_id
               FROM facility_application_share s
              WHERE s.status = 'ACCEPTED'::text AND (s.offered_to_organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[])) AND organisation_is_confirmed(s.offered_to_organisation_id))))
        END;
grant select to bondline_app;

view searched_file as  SELECT a.id,
    a.organisation_id,
    'DRAFT'::text AS record_kind,
    a.draft_id AS record_id,
    a.file_name,
    a.created_at,
    lower(a.file_name) AS search_text
   FROM draft_attachment a
  WHERE (a.organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[])) AND a.infected_file_status = 'CLEAN'::text AND a.variant <> 'ISSUED_PAPER'::text AND (a.variant = 'REQUIRED_DOCUMENT'::text OR NOT (EXISTS ( SELECT 1
           FROM document d
          WHERE d.original_draft_id = a.draft_id))) AND (( SELECT r.archived_at
           FROM draft r
          WHERE r.id = a.draft_id)) IS NULL
UNION ALL
 SELECT a.id,
    a.organisation_id,
    'DOCUMENT'::text AS record_kind,
    a.document_id AS record_id,
    a.file_name,
    a.created_at,
    lower(a.file_name) AS search_text
   FROM document_attachment a
  WHERE (a.organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[])) AND a.infected_file_status = 'CLEAN'::text AND (( SELECT r.archived_at
           FROM document r
          WHERE r.id = a.document_id)) IS NULL
UNION ALL
 SELECT a.id,
    a.organisation_id,
    'FACILITY_APPLICATION'::text AS record_kind,
    a.application_id AS record_id,
    a.file_name,
    a.created_at,
    lower(a.file_name) AS search_text
   FROM facility_application_attachment a
  WHERE (a.organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[])) AND a.infected_file_status = 'CLEAN'::text AND (( SELECT r.archived_at
           FROM facility_application r
          WHERE r.id = a.application_id)) IS NULL;
grant select to bondline_app;

view searched_invoice as  SELECT i.id,
    i.organisation_id,
    i.draft_id,
    i.invoice_number,
    i.deposit_reference_number,
    i.status,
    i.total_cents,
    i.created_at,
    i.organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[]) AS is_own,
    d.status = ANY (ARRAY['PENDING_PAYMENT'::text, 'PROCESSING'::text, 'ESTABLISHED'::text, 'CANCELLED'::text, 'REJECTED'::text]) AS draft_shows_it,
    lower((i.invoice_number || ' '::text) || i.deposit_reference_number) AS search_text
   FROM invoice i
     JOIN draft d ON d.id = i.draft_id
  WHERE
        CASE
            WHEN i.organisation_id = ANY ((( SELECT actor_organisations() AS actor_organisations))::uuid[]) THEN GREATEST(d.archived_at, ( SELECT o.archived_at
               FROM document o
              WHERE o.original_draft_id = i.draft_id)) IS NULL
            ELSE ( SELECT actor_is_provider() AS actor_is_provider) AND (d.status = ANY (ARRAY['PENDING_PAYMENT'::text, 'PROCESSING'::text, 'ESTABLISHED'::text, 'CANCELLED'::text, 'REJECTED'::text]))
        END;
grant select to bondline_app;

view searched_member as  SELECT m.id,
    m.organisation_id,
    m.role,
    m.created_at,
    (a.given_name || ' '::text) || a.family_name AS name,
    a.email,
    lower((((a.given_name || ' '::text) || a.family_name) || ' '::text) || a.email) AS search_text
   FROM member m
     JOIN account a ON a.id = m.account_id
  WHERE
        CASE
            WHEN m.organisation_id = ANY ((( SELECT actor_memberships() AS actor_memberships))::uuid[]) THEN true
            ELSE ( SELECT actor_is_provider() AS actor_is_provider)
        END;
grant select to bondline_app;

view searched_referral as  SELECT r.id,
    r.referee_organisation_id AS organisation_id,
    r.referrer_organisation_id,
    r.referral_portal_member_id,
    r.referral_portal_entity_id,
    r.created_at,
    c.name AS client_name,
    c.abn,
    e.name AS entity_name,
    COALESCE(o.referral_code, m.member_code) AS code,
    COALESCE(o.name, (a.given_name || ' '::text) || a.family_name) AS referrer_name,
    lower(concat_ws(' '::text, c.name, c.legal_name, c.abn, o.name, o.referral_code, a.given_name, a.family_name, m.member_code, e.name)) AS search_text
   FROM referral r
     JOIN organisation c ON c.id = r.referee_organisation_id
     LEFT JOIN organisation o ON o.id = r.referrer_organisation_id
     LEFT JOIN referral_portal_entity e ON e.id = r.referral_portal_entity_id
     LEFT JOIN referral_portal_member m ON m.id = r.referral_portal_member_id
     LEFT JOIN account a ON a.id = m.account_id
  WHERE ( SELECT actor_is_provider() AS actor_is_provider);
grant select to bondline_app;

view searched_request as  SELECT r.id,
    d.organisation_id,
    r.document_id,
    r.kind,
    r.status,
    r.created_at,
    d.reference_number,
    d.guarantee_number,
    d.search_text
   FROM document_request r
     JOIN document d ON d.id = r.document_id
  WHERE (r.status = ANY (ARRAY['REQUESTED'::text, 'ACCEPTED'::text])) AND d.is_system_document AND (( SELECT actor_is_provider() AS actor_is_provider) OR d.supplier_id = (( SELECT actor_supplier() AS actor_supplier)));
grant select to bondline_app;

view searched_required_document as  SELECT r.id,
    r.organisation_id,
    r.draft_id,
    r.required_document_type,
    r.name,
    r.status_since,
    r.paper_supplier_id,
        CASE
            WHEN r.withdrawn_at IS NOT NULL THEN 'WITHDRAWN'::text
            WHEN r.overall_status IS NULL THEN 'AWAITED'::text
            ELSE r.overall_status
        END AS stage,
    d.reference_number,
    d.your_reference,
    d.project_address,
    o.name AS client_name,
    r.created_at,
    lower((replace(r.required_document_type, '_'::text, ' '::text) || ' '::text) || COALESCE(r.name, ''::text)) AS own_text,
    (lower(concat_ws(' '::text, replace(r.required_document_type, '_'::text, ' '::text), r.name, o.name)) || ' '::text) || d.search_text AS search_text
   FROM draft_required_document r
     JOIN draft d ON d.id = r.draft_id
     JOIN organisation o ON o.id = r.organisation_id
  WHERE d.archived_at IS NULL AND
        CASE
            WHEN ( SELECT actor_is_provider() AS actor_is_provider) THEN d.submitted_at IS NOT NULL OR d.status = 'IDENTIFYING'::text
            ELSE d.is_visible_to_supplier AND d.supplier_id = (( SELECT actor_supplier() AS actor_supplier))
        END;
grant select to bondline_app;

view searched_staff as  SELECT s.id,
    NULL::uuid AS organisation_id,
    s.staff_type,
    s.created_at,
    (a.given_name || ' '::text) || a.family_name AS name,
    a.email,
    lower((((a.given_name || ' '::text) || a.family_name) || ' '::text) || a.email) AS search_text
   FROM staff_member s
     JOIN account a ON a.id = s.account_id
  WHERE ( SELECT actor_is_provider() AS actor_is_provider);
grant select to bondline_app;

view session_standing as  SELECT s.token_hash,
    s.id AS session_id,
    s.last_seen_at,
    a.id AS account_id,
    a.email,
    a.given_name,
    a.family_name,
    a.terms_version,
    s.revoked_at IS NOT NULL OR a.status <> 'ACTIVE'::text OR t.id IS NOT NULL AND COALESCE(k.side <> 'provider'::text OR (k.staff ->> 'isAdmin'::text) <> 'true'::text, true) AS is_revoked,
    LEAST(s.expires_at, s.last_seen_at + make_interval(mins => s.idle_minutes), t.ends_at) AS ends_at,
        CASE
            WHEN t.id IS NULL THEN COALESCE(k.members, '[]'::jsonb)
            ELSE jsonb_build_array(jsonb_build_object('organisationId', t.organisation_id, 'role', 'USER'))
        END AS members,
        CASE
            WHEN t.id IS NULL THEN COALESCE(k.memberships, '{}'::uuid[])
            ELSE ARRAY[t.organisation_id]
        END AS memberships,
        CASE
            WHEN t.id IS NULL THEN COALESCE(k.organisations, '{}'::uuid[])
            ELSE ARRAY[t.organisation_id]
        END AS organisations,
        CASE
            WHEN t.id IS NULL THEN k.staff
            ELSE NULL::jsonb
        END AS staff,
        CASE
            WHEN t.id IS NULL THEN COALESCE(k.side, ''::text)
            ELSE ''::text
        END AS side,
        CASE
            WHEN t.id IS NULL THEN COALESCE(k.supplier_id, ''::text)
            ELSE ''::text
        END AS supplier_id,
        CASE
            WHEN t.id IS NULL THEN k.drafts
            ELSE NULL::uuid[]
        END AS drafts,
        CASE
            WHEN t.id IS NULL THEN k.documents
            ELSE NULL::uuid[]
        END AS documents,
    COALESCE(r.times, 0) AS rights_taken,
    t.id AS acting_session_id,
    t.organisation_id AS acting_for,
    t.begun_in
   FROM session s
     JOIN account a ON a.id = s.account_id
     LEFT JOIN kept_rights k ON k.account_id = s.account_id
     LEFT JOIN rights_taken r ON r.account_id = s.account_id
     LEFT JOIN acting_session t ON t.id = s.id;

view staff_account as  SELECT id,
    given_name,
    family_name,
    email,
    password_hash IS NOT NULL AS has_signed_up
   FROM account a
  WHERE ( SELECT actor_is_provider() AS actor_is_provider) OR (EXISTS ( SELECT 1
           FROM staff_member s
          WHERE s.account_id = a.id AND s.supplier_id = (( SELECT actor_administered_supplier() AS actor_administered_supplier))));
grant select to bondline_app;

view standing_move as  SELECT id,
    source_table,
    source_id,
    kind,
    organisation_id,
    draft_id,
    move_date,
    ( SELECT jsonb_object_agg(e.account, e.amount_cents) AS jsonb_object_agg
           FROM book_entry e
          WHERE e.move_id = m.id) AS entries
   FROM book_move m
  WHERE reverses_id IS NULL AND NOT (EXISTS ( SELECT
           FROM book_move r
          WHERE r.reverses_id = m.id));

view statement_entry with (security_invoker=true) as  SELECT i.id,
    i.organisation_id,
    i.draft_id,
    i.id AS invoice_id,
    i.invoice_number,
    'INVOICE'::text AS kind,
    (i.created_at AT TIME ZONE 'Australia/Sydney'::text)::date AS entry_date,
    i.created_at AS recorded_at,
    i.total_cents AS amount_cents,
    i.gst_cents,
    NULL::text AS way,
    NULL::text AS reference
   FROM invoice i
UNION ALL
 SELECT i.id,
    i.organisation_id,
    i.draft_id,
    i.id AS invoice_id,
    i.invoice_number,
    'TAKEN_BACK'::text AS kind,
    (i.voided_at AT TIME ZONE 'Australia/Sydney'::text)::date AS entry_date,
    i.voided_at AS recorded_at,
    i.credited_cents - i.total_cents AS amount_cents,
    COALESCE(( SELECT sum(n.gst_cents) AS sum
           FROM credit_note n
          WHERE n.invoice_id = i.id), 0::numeric)::bigint - i.gst_cents AS gst_cents,
    NULL::text AS way,
    NULL::text AS reference
   FROM invoice i
  WHERE i.status = 'void'::text
UNION ALL
 SELECT i.id,
    r.organisation_id,
    r.draft_id,
    i.id AS invoice_id,
    i.invoice_number,
    'TAKEN_BACK'::text AS kind,
    (r.created_at AT TIME ZONE 'Australia/Sydney'::text)::date AS entry_date,
    r.created_at AS recorded_at,
    i.credited_cents - i.total_cents AS amount_cents,
    COALESCE(( SELECT sum(n.gst_cents) AS sum
           FROM credit_note n
          WHERE n.invoice_id = i.id), 0::numeric)::bigint - i.gst_cents AS gst_cents,
    NULL::text AS way,
    NULL::text AS reference
   FROM refund r
     JOIN invoice i ON i.id = r.invoice_id
  WHERE r.refund_reason = 'WITHDRAWN'::text AND i.status = 'paid'::text AND i.total_cents > i.credited_cents AND NOT (EXISTS ( SELECT
           FROM refund f
          WHERE f.draft_id = r.draft_id AND f.invoice_id = r.invoice_id AND f.refund_reason = 'WITHDRAWN'::text AND ((ROW(f.created_at, f.id) < ROW(r.created_at, r.id)))))
UNION ALL
 SELECT p.id,
    p.organisation_id,
    p.draft_id,
    p.invoice_id,
    i.invoice_number,
    'PAYMENT'::text AS kind,
    p.received_date AS entry_date,
    p.created_at AS recorded_at,
    - p.amount_cents AS amount_cents,
    0 AS gst_cents,
    p.method AS way,
    NULL::text AS reference
   FROM payment p
     JOIN invoice i ON i.id = p.invoice_id
UNION ALL
 SELECT r.id,
    r.organisation_id,
    r.draft_id,
    r.invoice_id,
    i.invoice_number,
    'REFUND'::text AS kind,
    r.paid_date AS entry_date,
    r.paid_at AS recorded_at,
    r.amount_cents,
    0 AS gst_cents,
    r.paid_method AS way,
    r.paid_reference AS reference
   FROM refund r
     JOIN invoice i ON i.id = r.invoice_id
  WHERE r.status = 'PAID'::text AND r.payment_id IS NOT NULL
UNION ALL
 SELECT n.id,
    n.organisation_id,
    n.draft_id,
    n.invoice_id,
    i.invoice_number,
    'CREDIT_NOTE'::text AS kind,
    (n.created_at AT TIME ZONE 'Australia/Sydney'::text)::date AS entry_date,
    n.created_at AS recorded_at,
    - n.total_cents AS amount_cents,
    - n.gst_cents AS gst_cents,
    NULL::text AS way,
    n.credit_note_number AS reference
   FROM credit_note n
     JOIN invoice i ON i.id = n.invoice_id;
grant select to bondline_app;

CREATE OR REPLACE FUNCTION jobs.enqueue(task text, payload json, run_at timestamp with time zone, job_key text, max_attempts integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$ select graphile_worker.add_job(task, payload, null, run_at, max_attempts, job_key) $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.acting_names(ids uuid[])
 RETURNS TABLE(id uuid, organisation_name text, reason text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select t.id, o.name,
         case when actor_kind() = 'person' and (t.organisation_id = any (actor_organisations()) or actor_is_provider()) then t.reason end
    from acting_session t join organisation o on o.id = t.organisation_id where t.id = any (ids) and somebody_acts()
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_administered_supplier()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select case when actor_part(3) = 'supplier administrator' then actor_part(4)::uuid end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_documents()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select coalesce(actor_part(8)::uuid[], '{}') $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_drafts()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select coalesce(actor_part(7)::uuid[], '{}') $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_facilities()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(v.facility_id), '{}') from facility_viewer v
    join member m on m.organisation_id = v.organisation_id and m.account_id = v.account_id and m.role = 'LIMITED_USER'
   where v.account_id = actor_id()
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select actor_part(2)::uuid $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_is_provider()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select coalesce(actor_part(3) = 'provider', false) $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_is_referral_admin()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select exists (select 1 from staff_member where account_id = actor_id() and staff_type = 'REFERRAL_PORTAL_ADMIN') $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_is_system()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select actor_kind() = 'system' $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_kind()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select coalesce(actor_part(1), 'nobody') $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_memberships()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select coalesce(actor_part(6)::uuid[], '{}') $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_organisations()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select coalesce(actor_part(5)::uuid[], '{}') $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_part(place integer)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select nullif(split_part(actor_said(), E'\x1f', place), '') $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_referral_entities()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(e.id), '{}') from referral_portal_entity e
   where actor_is_referral_admin()
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_referral_member()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select id from referral_portal_member where account_id = actor_id() $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_referring_people()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(m.id), '{}') from referral_portal_member m
   where m.account_id = actor_id() or actor_is_provider() or m.referral_portal_entity_id = any (actor_referral_entities())
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_said()
 RETURNS text
 LANGUAGE plpgsql
 STABLE PARALLEL RESTRICTED
AS $function$
begin
  return case when coalesce(current_setting('bondline.actor', true), '') = '' then null
              when currval('public.actor_seal_left') = public.actor_seal(current_setting('bondline.actor', true)) then current_setting('bondline.actor', true)
         end;
end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_seal(said text)
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$
  select hashtextextended(encode(sha256(convert_to(said || extract(epoch from transaction_timestamp())::text, 'UTF8')), 'hex'), 0)
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.actor_supplier()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select actor_part(4)::uuid $function$;
grant execute to bondline_app;

CREATE OR REPLACE PROCEDURE public.admit_change_subject(IN admitted text)
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $procedure$
declare
  names text;
begin
  select string_agg(quote_literal(word[1]), ', ') into names
    from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''(\w+)''', 'g') word
   where c.conrelid = 'office_change'::regclass and c.conname = 'office_change_subject_check';
  alter table office_change drop constraint office_change_subject_check;
  execute format('alter table office_change add constraint office_change_subject_check check (subject in (%s, %L))', names, admitted);
end $procedure$;

CREATE OR REPLACE PROCEDURE public.admit_provider_list(IN list text)
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $procedure$
declare
  place record;
  names text;
begin
  for place in select * from (values
    ('list_view', 'list_view_list_name_check', 'list_name in (%s)'),
    ('list_view', 'list_view_of_provider', '(organisation_id is null) = (list_name in (%s))'),
    ('export_job', 'export_job_kind_check', 'kind in (%s)')) places (of_table, named, condition)
  loop
    select string_agg(quote_literal(word[1]), ', ') into names
      from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''(\w+)''', 'g') word
     where c.conrelid = place.of_table::regclass and c.conname = place.named;
    execute format('alter table %I drop constraint %I', place.of_table, place.named);
    execute format('alter table %I add constraint %I check (%s)', place.of_table, place.named,
      format(place.condition, names || ', ' || quote_literal(list)));
  end loop;
end $procedure$;

CREATE OR REPLACE FUNCTION public.alert_defaults_at(at_time timestamp with time zone)
 RETURNS TABLE(has_ladder boolean, expires_at_days integer, expected_return_days integer, interest_end_days integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.has_ladder, a.expires_at_days, a.expected_return_days, a.interest_end_days
    from alert_default a where a.starts_at <= at_time order by a.starts_at desc limit 1
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.alert_readers(organisation uuid, addresses text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(array_agg(u.address order by u.place), '{}') from unnest(addresses) with ordinality as u (address, place)
   where exists (select 1 from member m join account a on a.id = m.account_id
                  where m.organisation_id = organisation and a.email = u.address and a.status = 'ACTIVE')
      or exists (select 1 from alert_recipient r
                  where r.organisation_id = organisation and r.email_address = u.address and r.confirmed_at is not null)
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.application_share_addresses(sought uuid, of_organisation uuid)
 RETURNS TABLE(email text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.email from facility_application_share s join member m on m.organisation_id = of_organisation join account a on a.id = m.account_id
   where s.id = sought and of_organisation in (s.organisation_id, s.offered_to_organisation_id) and m.role = 'ADMIN'
     and (actor_is_provider() or s.organisation_id = any (actor_organisations()) or s.offered_to_organisation_id = any (actor_organisations()))
   order by a.email
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.asked_documents_at(bank uuid, at_time timestamp with time zone)
 RETURNS TABLE(documents jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.documents from asked_documents a where a.supplier_id = bank and a.starts_at < at_time
   order by a.starts_at desc limit 1
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.bank_action_people(wanted uuid)
 RETURNS TABLE(account_id uuid, email text, given_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.id, a.email, a.given_name from document_bank_action b join account a on a.id = b.requested_by
   where b.id = wanted and somebody_acts()
     and (exists (select 1 from member m where m.organisation_id = b.organisation_id and m.account_id = b.requested_by)
       or exists (select 1 from document_collaborator c where c.document_id = b.document_id and c.account_id = b.requested_by and c.invitation_status = 'ACCEPTED'))
  union
  select p.account_id, p.email, p.given_name from document_bank_action b, document_people(b.document_id, 'REQUESTS') p
   where b.id = wanted and p.side <> 'BENEFICIARY'
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.bank_hours(bank uuid, kind text)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case kind when 'ISSUE' then s.issue_hours when 'APPLICATION' then s.application_hours when 'ARRANGED_FACILITY' then s.application_hours
                   else s.request_hours end
    from bank_service s where s.supplier_id = bank
$function$;

CREATE OR REPLACE FUNCTION public.bank_name_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select regexp_replace(regexp_replace(
    ' ' || btrim(regexp_replace(lower(normalize(name, NFKC) collate "C"), '[\u0020-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\ufeff]+', ' ', 'g')) || ' ',
    '( (limited|ltd|proprietary|pty|incorporated|inc|plc))+ $', '', 'g'), ' ', '', 'g')
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.begin_account_of_bank(wanted uuid, email text, given_name text, family_name text, at_time timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if actor_administered_supplier() is null then
    return false;
  end if;
  insert into account as a (id, email, given_name, family_name, status, email_confirmed_at, created_at, updated_at)
  values (wanted, begin_account_of_bank.email, begin_account_of_bank.given_name, begin_account_of_bank.family_name, 'ACTIVE', at_time, at_time, at_time)
  on conflict do nothing;
  return found;
end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.begin_system_work(label text, at_time timestamp with time zone, key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  seal bigint;
begin
  -- This runs as the owner, whoever has signed in.
  if session_user <> current_user and not exists (select from system_key where hash = sha256(convert_to(key, 'UTF8'))) then
    raise exception 'the portal''s own work needs the portal''s key' using errcode = '42501';
  end if;
  seal := say_actor(array_to_string(array['system', '', 'provider', '', '', '', '', '', '', at_time::text,
    translate(label, E'\x1f', ''), gen_random_uuid()::text], E'\x1f'));
  return jsonb_build_object('kind', 'system', 'label', label);
end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.begin_work(session_token_hash text, at_time timestamp with time zone, is_watching boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  found record;
  said  text;
  seal  bigint;
begin
  select * into found from session_standing where token_hash = session_token_hash;
  if found.session_id is null or found.is_revoked or found.ends_at <= at_time then
    -- Whoever acted before does so no longer.
    said := set_config('bondline.actor', '', true);
    return jsonb_build_object('kind', 'anonymous', 'because',
      case when found.session_id is null then 'unknown' when found.is_revoked then 'revoked' else 'expired' end);
  end if;

  -- An assignment asks for a value alone, which costs a tenth of a statement.
  seal := say_actor(array_to_string(array['person', found.account_id::text, found.side, found.supplier_id, found.organisations::text,
    found.memberships::text, found.drafts::text, found.documents::text, found.rights_taken::text, at_time::text,
    translate(found.given_name || ' ' || found.family_name, E'\x1f', ''), gen_random_uuid()::text, found.acting_session_id::text], E'\x1f', ''));
  if not is_watching and found.last_seen_at < at_time - interval '1 minute' then
    -- Whoever acts for a client is also seen where they began to, unless that has run out.
    update session set last_seen_at = at_time
     where id = any (array[found.session_id, found.begun_in]) and last_seen_at + make_interval(mins => idle_minutes) > at_time;
  end if;

  return jsonb_build_object('kind', 'person', 'accountId', found.account_id, 'sessionId', found.session_id, 'email', found.email,
    'givenName', found.given_name, 'familyName', found.family_name, 'termsVersion', found.terms_version, 'termsPublished', published_terms(at_time), 'memberships', found.members,
    'staff', found.staff, 'rightsTaken', found.rights_taken, 'actingFor', found.acting_for);
end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.begin_work_for(account_id uuid, at_time timestamp with time zone, key text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  found record;
  said  text;
  seal  bigint;
begin
  if session_user <> current_user and not exists (select from system_key where hash = sha256(convert_to(key, 'UTF8'))) then
    raise exception 'the portal''s own work needs the portal''s key' using errcode = '42501';
  end if;
  select a.id, a.email, a.given_name, a.family_name, a.terms_version, a.status,
         coalesce(k.members, '[]') as members, coalesce(k.memberships, '{}') as memberships, coalesce(k.organisations, '{}') as organisations,
         k.staff, coalesce(k.side, '') as side, coalesce(k.supplier_id, '') as supplier_id, k.drafts, k.documents,
         coalesce(r.times, 0) as rights_taken
    into found
    from account a
    left join kept_rights k on k.account_id = a.id
    left join rights_taken r on r.account_id = a.id
   where a.id = begin_work_for.account_id;
  if found.id is null or found.status <> 'ACTIVE' then
    said := set_config('bondline.actor', '', true);
    return jsonb_build_object('kind', 'anonymous', 'because', 'revoked');
  end if;
  seal := say_actor(array_to_string(array['person', found.id::text, found.side, found.supplier_id, found.organisations::text,
    found.memberships::text, found.drafts::text, found.documents::text, found.rights_taken::text, at_time::text,
    translate(found.given_name || ' ' || found.family_name, E'\x1f', ''), gen_random_uuid()::text], E'\x1f', ''));
  return jsonb_build_object('kind', 'person', 'accountId', found.id, 'sessionId', '', 'email', found.email,
    'givenName', found.given_name, 'familyName', found.family_name, 'termsVersion', found.terms_version, 'termsPublished', published_terms(at_time), 'memberships', found.members,
    'staff', found.staff, 'rightsTaken', found.rights_taken);
end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.beneficiary_members(wanted uuid)
 RETURNS TABLE(email text, given_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select distinct a.email, a.given_name
    from document_party p
    join organisation o on right(o.abn, 9) = right(p.abn, 9) and o.abn_status = 'CONFIRMED' and o.id <> p.organisation_id
    join member m on m.organisation_id = o.id and m.role <> 'LIMITED_USER'
    join account a on a.id = m.account_id and a.status = 'ACTIVE'
   where p.document_id = wanted and p.party_variant = 'BENEFICIARY' and somebody_acts()
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.book_account(tax_treatment text, line_kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when tax_treatment = 'INPUT_TAXED' and line_kind in ('ONGOING_PERCENTAGE', 'ESTABLISHMENT_FEE_AMOUNT') then 'DISCOUNTS'
    when tax_treatment = 'INPUT_TAXED' and line_kind = 'REFERRAL_AMOUNT' then 'REFERRAL_DISCOUNTS'
    when tax_treatment = 'INPUT_TAXED' then 'FEES_INPUT_TAXED'
    when tax_treatment = 'TAXABLE_10' then 'FEES_TAXED'
    else 'FEES_OUT_OF_SCOPE' end
$function$;

CREATE OR REPLACE FUNCTION public.bring_back_enquiries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update finance_enquiry set archived_at = null, version = version + 1
   where archived_at is not null and draft_id = case tg_table_name when 'draft' then new.id else (to_jsonb(new) ->> 'original_draft_id')::uuid end;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.bring_back_facility()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_name <> 'facility' then
    perform 1 from facility_application where facility_id = new.facility_id for no key update;
    perform 1 from facility where id = new.facility_id for no key update;
    update facility set archived_at = null, updated_at = new.updated_at, version = version + 1 where id = new.facility_id and archived_at is not null;
  else
    update facility_application set archived_at = null, updated_at = new.updated_at, version = version + 1
     where facility_id = new.id and archived_at is not null;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.business_due(since timestamp with time zone, hours integer)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  ours   provider;
  zone   text;
  day    date;
  opens  timestamptz;
  closes timestamptz;
  begins timestamptz;
  missing interval := make_interval(hours => hours);
begin
  select * into ours from provider;
  -- Whoever signs up before there is a provider waits by the clock.
  if not found then return since + missing; end if;
  zone := zone_of_state(ours.service_state);
  day := (since at time zone zone)::date;
  loop
    if extract(isodow from day) < 6
       and not exists (select 1 from public_holiday h where h.state = ours.service_state and h.date = day)
       and not exists (select 1 from closing_day c where c.date = day) then
      opens := (day + make_time(ours.service_opens_hour, 0, 0)) at time zone zone;
      closes := (day + make_time(ours.service_closes_hour, 0, 0)) at time zone zone;
      begins := greatest(since, opens);
      if begins < closes and missing <= closes - begins then return begins + missing; end if;
      if begins < closes then missing := missing - (closes - begins); end if;
    end if;
    day := day + 1;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.checklist_is_open(of_kind text, record uuid, begun timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select 1
      from (select c.lines from desk_checklist c where c.kind = of_kind and c.starts_at <= begun order by c.number desc limit 1) held
     cross join jsonb_array_elements(held.lines) with ordinality as l(line, number)
     where (l.line ->> 'isRequired')::boolean
       and not coalesce((select s.is_ticked from checklist_step s
                          where s.record_id = record and s.begun_at = begun and s.line = l.number order by s.number desc limit 1), false))
$function$;

CREATE OR REPLACE FUNCTION public.collaborator_of_code(code text)
 RETURNS TABLE(id uuid, organisation_id uuid, document_id uuid, organisation_name text, document_variant text, email_address text, roles text[], account_id uuid, invitation_status text, invited_by uuid, invited_by_name text, sent_at timestamp with time zone, reference_number text, draft_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.id, c.organisation_id, c.document_id, o.name, d.document_variant, c.email_address, c.roles,
         c.account_id, c.invitation_status, c.invited_by, c.invited_by_name, c.sent_at, d.reference_number, null::uuid
    from document_collaborator c join document d on d.id = c.document_id join organisation o on o.id = c.organisation_id
   where c.code_hash = code
  union all
  select c.id, c.organisation_id, null, o.name, d.process_type, c.email_address, c.roles,
         c.account_id, c.invitation_status, c.invited_by, c.invited_by_name, c.sent_at, d.reference_number, c.draft_id
    from draft_collaborator c join draft d on d.id = c.draft_id join organisation o on o.id = c.organisation_id
   where c.code_hash = code
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.comment_readers(record_kind text, wanted uuid)
 RETURNS TABLE(account_id uuid, email text, given_name text, is_staff boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with record as (
    -- What a client has not sent yet, and what it records for itself, is its own.
    select d.submitted_at is not null or d.status = 'IDENTIFYING' as is_on_desk, case when d.is_visible_to_supplier then d.supplier_id end as supplier_id
      from draft d where record_kind = 'draft' and d.id = wanted
    union all
    select true, o.supplier_id from document o where record_kind = 'document' and o.id = wanted and o.is_system_document
    union all
    select f.submitted_at is not null, f.supplier_id from facility_application f where record_kind = 'facility_application' and f.id = wanted),
  clients as (
    -- Whoever has said something goes on being told, unless they have chosen otherwise.
    select p.account_id from draft_audience(wanted) p
     where record_kind = 'draft' and (coalesce(p.chosen_topics, p.usual_topics) <> '{}' or (p.chosen_topics is null
       and exists (select from draft_comment c where c.draft_id = wanted and c.author_id = p.account_id)))
    union
    select p.account_id from document_audience(wanted) p
     where record_kind = 'document' and (coalesce(p.chosen_topics, p.usual_topics) <> '{}' or (p.chosen_topics is null
       and exists (select from document_comment c where c.document_id = wanted and c.author_id = p.account_id)))
    union
    select m.account_id from facility_application f join member m on m.organisation_id = f.organisation_id and m.role <> 'LIMITED_USER'
     where record_kind = 'facility_application' and f.id = wanted
       and (m.account_id = f.created_by
         or exists (select from facility_application_comment c where c.facility_application_id = wanted and c.author_id = m.account_id)
         or (m.role = 'ADMIN' and not exists (
              select from member r where r.organisation_id = f.organisation_id and r.account_id = f.created_by and r.role <> 'LIMITED_USER')))),
  desk as (select s.account_id, s.staff_type, s.supplier_id, s.disabled_at from staff_member s),
  takers as (
    select s.account_id from desk_work w join desk s on s.account_id = w.taken_by and s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL')
     where w.parent_id = wanted and w.closed_at is null),
  told as (
    select c.account_id, false as is_staff from clients c
    union all
    select s.account_id, true from record r join desk s on s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL')
     where r.is_on_desk and (not exists (select from takers) or s.account_id in (select t.account_id from takers t))
    union all
    select s.account_id, true from record r join desk s on s.staff_type = 'EXTERNAL_SUPPLIER' and s.supplier_id = r.supplier_id and s.disabled_at is null)
  select a.id, a.email, a.given_name, bool_or(t.is_staff) from told t join account a on a.id = t.account_id and a.status = 'ACTIVE'
   where somebody_acts() group by a.id order by a.id
$function$;
grant execute to bondline_app;

CREATE OR REPLACE PROCEDURE public.confirm_work()
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $procedure$
declare
  said text;
begin
  set constraints all immediate;
  said := pg_advisory_xact_lock_shared(rights_lock(actor_id()));
  said := require_rights_as_begun();
end $procedure$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.confirmations_to_answer(for_organisation uuid, as_of timestamp with time zone)
 RETURNS TABLE(id uuid, applicant_name text, beneficiary_name text, reference_number text, amount_cents bigint, asked_at timestamp with time zone, link_ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.id, o.name, c.beneficiary_name, d.reference_number, d.amount_cents, c.asked_at, c.link_ends_at
    from draft_confirmation c join draft d on d.id = c.draft_id join organisation o on o.id = d.organisation_id
   where c.status = 'ASKED' and c.link_ends_at > as_of and may_answer_confirmation(c.id, actor_id())
     and c.id in (
       select f.id from draft_confirmation f join account a on lower(a.email) = lower(f.email_address) where f.status = 'ASKED' and a.id = actor_id()
       union all
       select f.id from draft_confirmation f join draft_collaborator p on p.draft_id = f.draft_id where f.status = 'ASKED' and p.account_id = actor_id()
       union all
       select f.id from draft_confirmation f join organisation b on right(b.abn, 9) = right(f.beneficiary_abn, 9)
        where f.status = 'ASKED' and b.id = for_organisation and b.abn_status = 'CONFIRMED'
          and exists (select from member m where m.organisation_id = b.id and m.account_id = actor_id() and m.role in ('ADMIN', 'USER')))
   order by c.link_ends_at, c.id limit 100
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.count_rights_taken()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  holder uuid := (to_jsonb(old) ->> tg_argv[0])::uuid;
  parts  text[] := string_to_array(actor_said(), E'\x1f');
  counted integer;
begin
  if holder is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(rights_lock(holder));
  if holder = actor_id() then
    perform require_rights_as_begun();
  end if;
  insert into rights_taken as r (account_id, times) values (holder, 1)
  on conflict (account_id) do update set times = r.times + 1
  returning times into counted;
  -- What a person gives up in this transaction is no reason to begin it anew.
  if holder = actor_id() then
    parts[9] := counted::text;
    perform say_actor(array_to_string(parts, E'\x1f', ''));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_storage()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  kept    bigint := 0;
  waiting bigint := 0;
  present record;
begin
  if tg_op = 'DELETE' then present := old; else present := new; end if;
  if tg_op <> 'INSERT' then
    kept := kept - storage_kept(old.infected_file_status, old.file_size);
    waiting := waiting - storage_waiting(old.received_at, old.file_size);
  end if;
  if tg_op <> 'DELETE' then
    kept := kept + storage_kept(new.infected_file_status, new.file_size);
    waiting := waiting + storage_waiting(new.received_at, new.file_size);
  end if;
  perform count_storage_of('organisation', present.organisation_id, kept);
  perform count_storage_of('person', present.uploaded_by, waiting);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_storage_of(counted text, id uuid, more bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if more = 0 then
    return;
  end if;
  update storage_use set bytes = bytes + more where holder = counted and holder_id = id;
  if not found then
    insert into storage_use as u (holder, holder_id, bytes) values (counted, id, more)
    on conflict (holder, holder_id) do update set bytes = u.bytes + excluded.bytes;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.desk_hours(kind text)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce((select case kind
    when 'DRAFT_SUBMITTED' then p.draft_submitted_hours when 'DRAFT_SENT_AGAIN' then p.draft_sent_again_hours
    when 'SECOND_APPROVAL' then p.draft_sent_again_hours when 'FACILITY_APPROVAL' then p.application_hours when 'ARRANGED_APPROVAL' then p.application_hours
    when 'RAISE_APPROVAL' then p.application_hours
    when 'PAYMENT' then p.payment_hours when 'REFUND' then p.refund_hours when 'REFUND_APPROVAL' then p.refund_hours when 'APPLICATION' then p.application_hours
    when 'ARRANGED_FACILITY' then p.arranged_facility_hours
    when 'ENQUIRY' then p.enquiry_hours when 'REQUEST' then p.request_hours when 'ABN_CLAIM' then p.abn_claim_hours
    when 'REQUIRED_DOCUMENT' then p.required_document_hours when 'WORDING_PROPOSAL' then p.wording_proposal_hours
    when 'IDENTITY' then p.identity_hours when 'BANK_LINES' then p.bank_lines_hours
    else p.change_hours end from provider p), 24)
$function$;

CREATE OR REPLACE FUNCTION public.document_audience(wanted uuid)
 RETURNS TABLE(account_id uuid, email text, given_name text, family_name text, side text, is_member boolean, usual_topics text[], chosen_topics text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with d as (
    select o.id, o.organisation_id, o.is_system_document,
           coalesce(f.created_by, (select h.actor_id from history_entry h
             where h.root_type = 'document' and h.root_id = o.id and h.sequence = 1)) as raised_by
      from document o left join draft f on f.id = o.original_draft_id where o.id = wanted and somebody_acts()),
  people as (
    select m.account_id, 'APPLICANT' as side, true as is_member,
           case when m.account_id = d.raised_by and d.is_system_document then array['REQUESTS', 'RETURNS', 'CUSTODY', 'EXPIRY']
                when m.account_id = d.raised_by then array['EXPIRY']
                when m.role = 'ADMIN' and d.is_system_document and not exists (
                  select 1 from member r where r.organisation_id = d.organisation_id and r.account_id = d.raised_by) then array['REQUESTS', 'CUSTODY']
                else '{}'::text[] end as topics
      from d join member m on m.organisation_id = d.organisation_id
     where m.role <> 'LIMITED_USER' or exists (select 1 from document_viewer v where v.document_id = d.id and v.account_id = m.account_id)
    union all
    select c.account_id, case when 'BENEFICIARY' = any (c.roles) then 'BENEFICIARY' else 'APPLICANT' end, false,
           case when 'BENEFICIARY' = any (c.roles) then array['REQUESTS', 'CUSTODY'] else '{}'::text[] end
      from d join document_collaborator c on c.document_id = d.id
     where c.invitation_status = 'ACCEPTED' and c.account_id is not null)
  select distinct on (a.id) a.id, a.email, a.given_name, a.family_name, p.side, p.is_member, p.topics, n.topics
    from people p join account a on a.id = p.account_id
    left join document_notification n on n.document_id = wanted and n.account_id = a.id
   order by a.id, p.is_member desc, p.side desc
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.document_is_visible(sought uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select exists (select 1 from document where id = sought) $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.document_mails(sought uuid)
 RETURNS TABLE(subject text, to_addresses text[], status text, created_at timestamp with time zone, sent_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.subject, m.to_addresses, m.status, m.created_at, m.sent_at
    from document d join mail_message m on m.intent = 'issued ' || d.id
      or m.intent in (select 'handover ' || h.id from document_handover h where h.document_id = d.id)
   where d.id = sought
     and (d.organisation_id = any (actor_organisations()) or actor_is_provider() or d.id = any (actor_documents()) or d.supplier_id = actor_supplier())
   order by m.created_at, m.id
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.document_party_changes(wanted uuid)
 RETURNS TABLE(party_id uuid, is_of_draft boolean, is_first boolean, changed_at timestamp with time zone, actor_id uuid, actor_label text, side_name text, taken_from text, amendment_number integer, changes jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with of_draft as (
    select p.id as party_id, h.*,
           case when h.transaction_id <> (select b.transaction_id from history_entry b where b.root_type = 'draft' and b.root_id = r.id and b.sequence = 1) then null
                when r.origination_id is not null then 'PREPARED'
                when exists (select 1 from document_successor s where s.draft_id = r.id) then 'DOCUMENT' end as taken_from
      from document d
      join document_party p on p.document_id = d.id
      join draft r on r.id = d.original_draft_id
      join draft_party q on q.draft_id = r.id and q.position = p.position and q.party_variant = p.party_variant
      join history_entry h on h.root_type = 'draft' and h.root_id = r.id and h.object_type = 'Party' and h.record_id = q.id
     where d.id = wanted and somebody_acts()),
  of_itself as (
    select p.id as party_id, h.*,
           (select r.amendment_number from document_request r
             where r.document_id = d.id and r.executed_at = h.triggered_at and r.wording_field is not null limit 1) as amendment_number
      from document d
      join document_party p on p.document_id = d.id
      join history_entry h on h.root_type = 'document' and h.root_id = d.id and h.object_type = 'Party' and h.record_id = p.id
       and (h.change_type = 'UPDATE' or not d.is_system_document)
     where d.id = wanted and somebody_acts())
  select o.party_id, true, o.change_type = 'INSERT', o.triggered_at, o.actor_id, o.actor_label, side_on_document(wanted, o.actor_id, o.actor_kind),
         o.taken_from, null, o.changes from of_draft o
  union all
  select o.party_id, false, o.change_type = 'INSERT', o.triggered_at, o.actor_id, o.actor_label, side_on_document(wanted, o.actor_id, o.actor_kind),
         null, o.amendment_number, o.changes from of_itself o
  order by 4
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.document_party_confirmations(wanted uuid)
 RETURNS TABLE(kind text, confirmed_at timestamp with time zone, actor_id uuid, actor_label text, side_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with said as (
    select 'NUMBER' as kind, o.abn_decided_at as triggered_at, null::uuid as actor_id, '' as actor_label, 'system' as actor_kind
      from document d join organisation o on o.id = d.organisation_id
     where d.id = wanted and o.abn_status = 'CONFIRMED' and somebody_acts()
       and exists (select 1 from document_party p where p.document_id = d.id and p.party_variant = case when d.is_held then 'BENEFICIARY' else 'ISSUER' end
                      and right(p.abn, 9) = right(o.abn, 9))
    union all
    select 'APPROVED', h.triggered_at, h.actor_id, h.actor_label, h.actor_kind
      from document d join draft r on r.id = d.original_draft_id
      join history_entry h on h.root_type = 'draft' and h.root_id = r.id and h.object_type = 'Draft' and h.triggered_at = r.approved_at
     where d.id = wanted and somebody_acts() and h.changes @> '[{"field": "approved_at"}]'
    union all
    select 'AGREED', max(h.triggered_at), c.account_id, max(h.actor_label), 'person'
      from document d join draft_collaborator c on c.draft_id = d.original_draft_id and c.has_approved
      join history_entry h on h.root_type = 'draft' and h.root_id = c.draft_id and h.record_id = c.id
     where d.id = wanted and somebody_acts() and h.changes @> '[{"field": "has_approved", "newValue": true}]'
     group by c.id, c.account_id
    union all
    select 'ISSUED', h.triggered_at, h.actor_id, h.actor_label, h.actor_kind
      from document d join history_entry h on h.root_type = 'document' and h.root_id = d.id and h.sequence = 1
     where d.id = wanted and d.is_system_document and somebody_acts())
  select s.kind, s.triggered_at, s.actor_id, s.actor_label, side_on_document(wanted, s.actor_id, s.actor_kind) from said s order by 2
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.document_people(wanted uuid, topic text)
 RETURNS TABLE(account_id uuid, email text, given_name text, side text, is_listed boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select p.account_id, p.email, p.given_name, p.side, p.chosen_topics is not null from document_audience(wanted) p
   where document_people.topic = any (coalesce(p.chosen_topics, p.usual_topics))
  union all
  select h.account_id, h.email, null, 'PROVIDER', false from document o, draft_handlers(o.original_draft_id) h
   where o.id = wanted and document_people.topic in ('REQUESTS', 'CUSTODY')
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.draft_audience(wanted uuid)
 RETURNS TABLE(account_id uuid, email text, given_name text, family_name text, is_member boolean, offered_topics text[], usual_topics text[], chosen_topics text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with d as (
    select f.id, f.organisation_id, f.created_by,
           exists (select 1 from member r where r.organisation_id = f.organisation_id and r.account_id = f.created_by) as is_raiser_there
      from draft f where f.id = wanted and somebody_acts()),
  people as (
    select m.account_id, case when m.role = 'LIMITED_USER' then 'LIMITED' else 'OWNER' end as role, true as is_member,
           m.account_id = d.created_by or (m.role = 'ADMIN' and not d.is_raiser_there) as is_told
      from d join member m on m.organisation_id = d.organisation_id
     where m.role <> 'LIMITED_USER' or exists (select 1 from draft_viewer v where v.draft_id = d.id and v.account_id = m.account_id)
    union all
    select c.account_id, r.role, false, false
      from d join draft_collaborator c on c.draft_id = d.id cross join lateral unnest(c.roles) r (role)
     where c.invitation_status = 'ACCEPTED' and c.account_id is not null),
  each_once as (
    select p.account_id, array_agg(distinct p.role) as roles, bool_or(p.is_member) as is_member, bool_or(p.is_told) as is_told
      from people p group by p.account_id)
  select a.id, a.email, a.given_name, a.family_name, p.is_member, draft_topics_for(p.roles),
         case when p.is_told then draft_topics_for(p.roles) else '{}' end, n.topics
    from each_once p join account a on a.id = p.account_id
    left join draft_notification n on n.draft_id = wanted and n.account_id = a.id
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.draft_handlers(draft_id uuid)
 RETURNS TABLE(account_id uuid, email text, is_supplier boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.account_id, a.email, s.supplier_id is not null
    from draft d
    join staff_member s on s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL')
      or (s.staff_type = 'EXTERNAL_SUPPLIER' and s.supplier_id = d.supplier_id and d.is_visible_to_supplier and s.disabled_at is null)
    join account a on a.id = s.account_id and a.status = 'ACTIVE'
   where d.id = draft_handlers.draft_id and somebody_acts()
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.draft_is_visible(sought uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select exists (select 1 from draft where id = sought) $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.draft_owner_contact(draft_id uuid)
 RETURNS TABLE(email text, given_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.email, a.given_name from draft d join account a on a.id = d.created_by where d.id = draft_id and somebody_acts()
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.draft_people(wanted uuid, topic text)
 RETURNS TABLE(account_id uuid, email text, given_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select p.account_id, p.email, p.given_name from draft_audience(wanted) p
   where draft_people.topic = any (p.offered_topics) and draft_people.topic = any (coalesce(p.chosen_topics, p.usual_topics))
   order by p.account_id
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.draft_signers(wanted uuid)
 RETURNS TABLE(account_id uuid, email text, given_name text, family_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.id, a.email, a.given_name, a.family_name from draft d
    join member m on m.organisation_id = d.organisation_id and m.role in ('ADMIN', 'USER')
    join account a on a.id = m.account_id and a.status = 'ACTIVE'
   where d.id = wanted and somebody_acts() order by a.given_name, a.family_name, a.id
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.draft_topics_for(roles text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when 'OWNER' = any (roles) then array['PROGRESS', 'MONEY', 'WORDING', 'DOCUMENTS']
              when 'ISSUER' = any (roles) then array['PROGRESS', 'WORDING']
              when 'BENEFICIARY' = any (roles) then array['WORDING']
              else array['PROGRESS'] end
$function$;

CREATE OR REPLACE FUNCTION public.drafts_shown()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(distinct c.draft_id), '{}') from draft_collaborator c
    join member m on m.organisation_id = c.shown_to_organisation_id and m.account_id = c.account_id and m.role <> 'LIMITED_USER'
   where c.shown_to_organisation_id = any (actor_organisations()) and c.invitation_status = 'ACCEPTED'
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.drawn_code(length integer)
 RETURNS text
 LANGUAGE sql
 SET search_path TO 'pg_catalog'
AS $function$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(drawn.bytes, place) % 32 + 1, 1), '' order by place)
    from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) drawn, generate_series(0, length - 1) place
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.end_acting()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update session s set revoked_at = new.revoked_at
    from acting_session a where a.begun_in = new.id and a.ended_at is null and s.id = a.id and s.revoked_at is null;
  update acting_session a set ended_at = least(greatest(new.revoked_at, a.created_at), a.ends_at) where a.id = new.id and a.ended_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_acting_of_organisation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update session s set revoked_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
    from acting_session a where a.organisation_id = new.id and a.ended_at is null and s.id = a.id and s.revoked_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_acting_of_staff()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not is_provider_administrator(old.account_id) then
    update session s set revoked_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
      from acting_session a where a.account_id = old.account_id and a.ended_at is null and s.id = a.id and s.revoked_at is null;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_agreement_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.agreement_code_hash := null;
  new.agreement_link_ends_at := null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.end_bank_actions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update document_bank_action set status = 'ENDED', ended_at = new.closed_at
   where document_id = new.id and status in ('REQUESTED', 'TAKEN', 'QUESTIONED');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_deleted_refund()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = old.id and a.step = 'REFUND_TRANSFER' and a.status = 'WAITING';
  perform keep_desk_work(old.id, '{REFUND}');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_deposits_by_hand()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.draft_id and a.step = 'DRAFT_DEPOSIT' and a.status = 'WAITING' and a.given->>'invoiceId' = new.id::text;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_desk_work_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform keep_desk_work(old.id, tg_argv[0]::text[]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_draft_discount()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.id and a.step = 'DRAFT_DISCOUNT' and a.status = 'WAITING';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_handovers_of_lost()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update document_handover set status = 'WITHDRAWN', next_reminder_at = null where document_id = new.document_id and status = 'REQUESTED';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_lost_originals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update document_lost_original set status = 'ENDED', ended_at = new.closed_at
   where document_id = new.id and status in ('DECLARED', 'INDEMNIFIED');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_refund_transfer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.id and a.step = 'REFUND_TRANSFER' and a.status = 'WAITING';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_refund_transfers_of_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
    from refund r where r.draft_id = new.id and a.record_id = r.id and a.step = 'REFUND_TRANSFER' and a.status = 'WAITING';
  update refund r set transfer_to = null, transfer_agreed_by = null, transfer_agreed_at = null
   where r.draft_id = new.id and r.status = 'DUE' and r.transfer_agreed_at is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_return_requests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update document_return_request
     set status = 'EXPIRED', code_hash = null, link_ends_at = null, next_reminder_at = null, ended_at = new.closed_at
   where document_id = new.id and status in ('REQUESTED', 'ACCEPTED');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_sessions_of_staff(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (select 1 from staff_member s where s.account_id = actor_id() and s.is_admin and s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL'))
     and not exists (select 1 from staff_member s where s.account_id = person and s.supplier_id = actor_administered_supplier())
  then
    return;
  end if;
  update session set revoked_at = now() where account_id = person and revoked_at is null;
end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.end_sessions_of_suspended()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update session set revoked_at = new.suspended_at where account_id = new.id and revoked_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.enter_organisation(organisation_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  parts text[] := string_to_array(actor_said(), E'\x1f');
begin
  if parts is null or exists (select from organisation o where o.id = enter_organisation.organisation_id) then
    raise exception 'nobody enters an organisation that is there' using errcode = '42501';
  end if;
  parts[5] := array_append(actor_organisations(), enter_organisation.organisation_id)::text;
  parts[6] := array_append(actor_memberships(), enter_organisation.organisation_id)::text;
  perform say_actor(array_to_string(parts, E'\x1f', ''));
end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.facility_application_is_visible(sought uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select exists (select 1 from facility_application where id = sought
       and (organisation_id = any (actor_organisations()) or actor_is_provider() or supplier_id = actor_supplier())) $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.facility_application_people(wanted uuid)
 RETURNS TABLE(account_id uuid, email text, given_name text, side text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.id, a.email, a.given_name, told.side
    from facility_application f
   cross join lateral (
      select m.account_id, 'APPLICANT' as side from member m
       where m.organisation_id = f.organisation_id
         and case when exists (select 1 from member c where c.organisation_id = f.organisation_id and c.account_id = f.created_by and c.role <> 'LIMITED_USER')
                  then m.account_id = f.created_by else m.role = 'ADMIN' end
      union all
      select s.account_id, case when s.staff_type = 'EXTERNAL_SUPPLIER' then 'SUPPLIER' else 'PROVIDER' end from staff_member s
       where s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') or (s.staff_type = 'EXTERNAL_SUPPLIER' and s.supplier_id = f.supplier_id and s.disabled_at is null)
   ) told
    join account a on a.id = told.account_id and a.status = 'ACTIVE'
   where f.id = wanted and somebody_acts()
   order by a.id
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.facility_fees_at(at_time timestamp with time zone)
 RETURNS TABLE(application_fee_cents bigint, per_guarantee_cents bigint, residential_percentage numeric, commercial_percentage numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select f.application_fee_cents, f.per_guarantee_cents, f.residential_percentage, f.commercial_percentage
    from facility_fees f where f.starts_at <= at_time order by f.starts_at desc limit 1
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.facility_people(wanted uuid)
 RETURNS TABLE(account_id uuid, email text, given_name text, side text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.id, a.email, a.given_name, told.side
    from facility f
   cross join lateral (
      select m.account_id, 'OWNER' as side from member m where m.organisation_id = f.organisation_id and m.role = 'ADMIN'
      union all
      select s.account_id, case when s.staff_type = 'EXTERNAL_SUPPLIER' then 'SUPPLIER' else 'PROVIDER' end from staff_member s
       where f.is_system_facility
         and (s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL')
           or (s.staff_type = 'EXTERNAL_SUPPLIER' and s.supplier_id = f.supplier_id and f.sent_to_supplier_at is not null and s.disabled_at is null))
   ) told
    join account a on a.id = told.account_id and a.status = 'ACTIVE'
   where f.id = wanted and somebody_acts()
   order by a.id
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.facility_use(wanted uuid)
 RETURNS TABLE(established_cents bigint, projected_cents bigint, drafts_cents bigint, documents integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(sum(o.amount_cents) filter (where o.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')), 0)::bigint,
         coalesce(sum(o.amount_cents) filter (where o.status = 'PROJECTED'), 0)::bigint,
         (select coalesce(sum(d.amount_cents), 0)::bigint from draft d
           where d.facility_id = wanted and d.status in ('IDENTIFYING', 'SUBMITTED', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING')
             and not exists (select 1 from document e where e.original_draft_id = d.id)),
         count(o.id)::integer
    from document o where o.facility_id = wanted and o.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN', 'PROJECTED')
  having somebody_acts()
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.finance_terms_at(at_time timestamp with time zone)
 RETURNS TABLE(annual_rate_percentage numeric, min_amount_cents bigint, max_amount_cents bigint, term_months integer[], available_min_business_days integer, available_max_business_days integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select t.annual_rate_percentage, t.min_amount_cents, t.max_amount_cents, t.term_months, t.available_min_business_days,
         t.available_max_business_days
    from finance_terms t where t.starts_at <= at_time order by t.starts_at desc limit 1
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.free_desk_work()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update desk_work set taken_by = null, taken_at = null, updated_at = coalesce(actor_part(10)::timestamptz, clock_timestamp()), version = version + 1
   where taken_by = old.account_id and closed_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guarantee_number_key(number text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select lower(regexp_replace(normalize(number, NFKC), '[^A-Za-z0-9]', '', 'g') collate "C")
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.history_heads_to_seal(most integer)
 RETURNS TABLE(root_type text, root_id uuid, sequence integer, hash text, old_signature text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select h.root_type, h.root_id, h.sequence, encode(h.hash, 'hex'), s.signature
    from history_head h left join history_sealed_head s on s.root_type = h.root_type and s.root_id = h.root_id
   where actor_is_system()
     and (s.root_id is null or h.sequence > s.sequence and exists (
       select 1 from history_entry e
        where e.root_type = s.root_type and e.root_id = s.root_id and e.sequence = s.sequence and e.hash = s.hash))
   order by h.root_type, h.root_id limit most
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.history_text(entry history_entry)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select concat_ws(E'\x1f',
    entry.root_type, entry.root_id, entry.sequence, entry.transaction_id, coalesce(entry.actor_id::text, ''), entry.actor_kind,
    entry.actor_label, coalesce(entry.on_behalf_of, ''), to_char(entry.triggered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    entry.change_type, entry.object_type, entry.record_id, entry.record_name, entry.changes::text, encode(entry.previous_hash, 'hex'))
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.invitation_of_code(code_hash text)
 RETURNS TABLE(id uuid, organisation_id uuid, organisation_name text, email text, role text, sent_at timestamp with time zone, accepted_at timestamp with time zone, accepted_by uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select i.id, i.organisation_id, o.name, i.email, i.role, i.sent_at, i.accepted_at, i.accepted_by
    from invitation i join organisation o on o.id = i.organisation_id
   where i.code_hash = invitation_of_code.code_hash
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.is_applicant_of_draft(wanted uuid, wanted_email text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select somebody_acts() and (exists (
      select 1 from draft d join member m on m.organisation_id = d.organisation_id join account a on a.id = m.account_id
       where d.id = wanted and lower(a.email) = lower(wanted_email))
    or exists (
      select 1 from draft_collaborator c left join account a on a.id = c.account_id
       where c.draft_id = wanted and c.roles && array['OWNER', 'ISSUER'] and lower(coalesce(a.email, c.email_address)) = lower(wanted_email)))
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.is_named_beneficiary(document uuid, organisation uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select 1 from document_party p join organisation o on right(o.abn, 9) = right(p.abn, 9) and o.abn_status = 'CONFIRMED'
                  where p.document_id = is_named_beneficiary.document and p.party_variant = 'BENEFICIARY' and o.id = is_named_beneficiary.organisation)
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.is_of_applicant(wanted uuid, wanted_email text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select somebody_acts() and (exists (
      select 1 from document d join member m on m.organisation_id = d.organisation_id join account a on a.id = m.account_id
       where d.id = wanted and lower(a.email) = lower(wanted_email))
    or exists (
      select 1 from document_collaborator c left join account a on a.id = c.account_id
       where c.document_id = wanted and c.roles && array['OWNER', 'ISSUER'] and lower(coalesce(a.email, c.email_address)) = lower(wanted_email)))
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.is_provider_administrator(account uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (select from staff_member s where s.account_id = account and s.is_admin and s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL'))
$function$;

CREATE OR REPLACE FUNCTION public.keep_acting_allowed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' then
    if old.ended_at is not null or to_jsonb(old) - 'ended_at' <> to_jsonb(new) - 'ended_at' then
      raise exception 'an acting session stays as it was begun' using errcode = '42501';
    end if;
    return new;
  end if;
  perform from organisation o where o.id = new.organisation_id and o.allows_acting and o.closed_at is null for share;
  if not found then
    raise exception 'an organisation that is not acted for' using errcode = '23514', constraint = 'organisation_allows_acting';
  end if;
  if new.account_id is distinct from actor_id() or not is_provider_administrator(new.account_id)
     or exists (select from acting_session a where a.id = new.begun_in)
     or not exists (select from session s where s.id = new.begun_in and s.account_id = new.account_id and s.revoked_at is null)
     or not exists (select from session s where s.id = new.id and s.account_id = new.account_id and s.expires_at <= new.ends_at) then
    raise exception 'an acting session that no administrator of the provider begins' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_an_administrator()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform 1 from organisation where id = old.organisation_id for no key update;
  if not exists (select 1 from member where organisation_id = old.organisation_id and role = 'ADMIN')
     and exists (select 1 from organisation where id = old.organisation_id and closed_at is null) then
    raise exception 'an organisation needs an administrator' using errcode = '23514', constraint = 'member_keeps_an_administrator';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_application_share_confirmed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.status = 'ACCEPTED' and not organisation_is_confirmed(new.offered_to_organisation_id) then
    raise exception 'a sharing that was not accepted' using errcode = '23514', constraint = 'facility_share_accepted';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_approved_refund()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if old.status <> 'DUE' or old.transfer_agreed_at is not null then
    raise exception 'A refund that was approved stays.' using errcode = 'check_violation';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_approved_wording()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception using errcode = 'check_violation', constraint = 'draft_keeps_what_was_approved',
    message = 'An approved wording stays as it is while the draft is approved.';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_archived()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'an archived record' using errcode = '23514', constraint = 'record_is_archived';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_arranged_facility()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.limit_cents >= second_step_from('FACILITY_ARRANGED', coalesce(new.security_type, ''))
     and not exists (select 1 from facility_application a where a.facility_id = new.id) then
    raise exception 'A second person has to approve this step.' using errcode = 'check_violation', constraint = 'step_approval_second_person', table = 'facility';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_bank_thread(of_kind text, subject uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into bank_thread (id, supplier_id, kind, subject_id, parent_id, organisation_id, reference, topic, last_said_at, last_author_name, last_side, awaits_bank)
  select gen_random_uuid(), s.supplier_id, s.kind, s.subject_id, s.parent_id, s.organisation_id, s.reference, s.topic, s.said_at, s.author_name, s.side, s.awaits_bank
    from bank_said s where s.kind = of_kind and s.subject_id = subject order by s.said_at desc, s.message_id desc limit 1
  on conflict (kind, subject_id) do nothing;
  perform 1 from bank_thread t where t.kind = of_kind and t.subject_id = subject for no key update;
  if not exists (select 1 from bank_said s where s.kind = of_kind and s.subject_id = subject) then
    delete from bank_thread t where t.kind = of_kind and t.subject_id = subject;
    return;
  end if;
  update bank_thread t set supplier_id = l.supplier_id, reference = l.reference, last_said_at = l.said_at, last_author_name = l.author_name,
         last_side = l.side, awaits_bank = l.awaits_bank
    from (select s.* from bank_said s where s.kind = of_kind and s.subject_id = subject order by s.said_at desc, s.message_id desc limit 1) l
   where t.kind = of_kind and t.subject_id = subject
     and (t.supplier_id, t.reference, t.last_said_at, t.last_author_name, t.last_side, t.awaits_bank)
         is distinct from (l.supplier_id, l.reference, l.said_at, l.author_name, l.side, l.awaits_bank);
end $function$;

CREATE OR REPLACE FUNCTION public.keep_bank_thread_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform keep_bank_thread(tg_argv[0], (to_jsonb(coalesce(new, old)) ->> tg_argv[1])::uuid);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_bank_threads_of_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform keep_bank_thread('DRAFT', new.id);
  perform keep_bank_thread('REQUIRED_DOCUMENT', r.id) from (select id from draft_required_document where draft_id = new.id order by id) r;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_bank_work(subject uuid, kinds text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  present timestamptz := coalesce(actor_part(10)::timestamptz, clock_timestamp());
begin
  update bank_work w set closed_at = present, updated_at = present
   where w.subject_id = subject and w.kind = any (kinds) and w.closed_at is null
     and not exists (select 1 from bank_waiting b where b.subject_id = subject and b.kind = w.kind and b.waiting_since = w.waiting_since and b.supplier_id = w.supplier_id);
  insert into bank_work as w (id, supplier_id, kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, due_at, created_at, updated_at)
  select gen_random_uuid(), b.supplier_id, b.kind, subject, b.parent_id, b.organisation_id, b.reference, b.amount_cents, b.waiting_since,
         case when l.hours is not null then business_due(b.waiting_since, l.hours) end, present, present
    from bank_waiting b cross join lateral (select bank_hours(b.supplier_id, b.kind) as hours) l
   where b.subject_id = subject and b.kind = any (kinds)
  on conflict (subject_id, kind) where closed_at is null
    do update set reference = excluded.reference, amount_cents = excluded.amount_cents, updated_at = present
    where (w.reference, w.amount_cents) is distinct from (excluded.reference, excluded.amount_cents);
end $function$;

CREATE OR REPLACE FUNCTION public.keep_bank_work_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform keep_bank_work((to_jsonb(new) ->> tg_argv[0])::uuid, tg_argv[1]::text[]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_books(of_table text, of_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  moment timestamptz := coalesce(actor_part(10)::timestamptz, clock_timestamp());
begin
  with told as materialized (
    select * from money_movement where source_table = of_table and source_id = any (of_ids)),
  standing as materialized (
    select * from standing_move where source_table = of_table and source_id = any (of_ids)),
  missing as materialized (
    select gen_random_uuid() as id, s.source_id, s.kind, s.id as reverses_id, s.organisation_id, s.draft_id,
           (moment at time zone 'Australia/Sydney')::date as move_date, s.entries, -1 as side
      from standing s
     where not exists (select from told t where t.source_id = s.source_id and t.kind = s.kind and t.move_date = s.move_date and t.entries = s.entries)
    union all
    select gen_random_uuid(), t.source_id, t.kind, null, t.organisation_id, t.draft_id, t.move_date, t.entries, 1
      from told t
     where not exists (select from standing s where s.source_id = t.source_id and s.kind = t.kind and s.move_date = t.move_date and s.entries = t.entries)),
  moved as (
    insert into book_move (id, source_table, source_id, kind, turn, reverses_id, organisation_id, draft_id, move_date, recorded_at)
    select n.id, of_table, n.source_id, n.kind,
           1 + (select count(*) from book_move b where b.source_table = of_table and b.source_id = n.source_id and b.kind = n.kind and b.reverses_id is null),
           n.reverses_id, n.organisation_id, n.draft_id, n.move_date, moment
      from missing n)
  insert into book_entry (move_id, account, amount_cents, kind, move_date)
  select n.id, e.key, n.side * e.value::bigint, n.kind, n.move_date from missing n, jsonb_each_text(n.entries) e;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_books_of_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform keep_books('invoice', array_agg(id)) from invoice where draft_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_books_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform keep_books(tg_table_name, array[case when tg_op = 'DELETE' then old.id else new.id end]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_confirmation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'What a beneficiary has answered is not changed.' using errcode = 'check_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_desk_work(subject uuid, kinds text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  present timestamptz := coalesce(actor_part(10)::timestamptz, clock_timestamp());
  waiting desk_waiting;
  moved   uuid;
begin
  select * into waiting from desk_waiting w where w.subject_id = subject and w.kind = any (kinds);
  if found then
    insert into desk_work as d (id, kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, due_at, not_for, created_at, updated_at)
    values (gen_random_uuid(), waiting.kind, subject, waiting.parent_id, waiting.organisation_id, waiting.reference, waiting.amount_cents,
            waiting.waiting_since, business_due(waiting.waiting_since, desk_hours(waiting.kind)), waiting.not_for, present, present)
    on conflict (subject_id, kind) where closed_at is null
      do update set reference = excluded.reference, amount_cents = excluded.amount_cents, updated_at = present, version = d.version + 1
      where (d.reference, d.amount_cents) is distinct from (excluded.reference, excluded.amount_cents)
    returning id into moved;
  else
    update desk_work w set closed_at = present, closed_by = actor_id(), updated_at = present, version = w.version + 1
     where w.subject_id = subject and w.kind = any (kinds) and w.closed_at is null returning id into moved;
  end if;
  if moved is not null then
    perform pg_notify('bondline_events', json_build_object('topic', 'desk_work', 'id', moved)::text);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_desk_work_of_parts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  part record;
begin
  for part in
    select p.id, p.kinds from (
      select new.id, array['DRAFT_SUBMITTED', 'DRAFT_SENT_AGAIN'] as kinds where 'SUBMITTED' in (old.status, new.status)
      union all
      select r.id, array['REQUIRED_DOCUMENT'] from draft_required_document r where r.draft_id = new.id and r.overall_status = 'PENDING_APPROVAL'
      union all
      select w.id, array['WORDING_PROPOSAL'] from draft_wording_proposal w where w.draft_id = new.id and w.status = 'OPEN'
      union all
      select i.id, array['IDENTITY'] from draft_individual i where i.draft_id = new.id and i.verification_status in ('PENDING', 'LOCKED_OUT', 'MANUAL')) p
      left join desk_work k on k.subject_id = p.id and k.kind = any (p.kinds) and k.closed_at is null
     order by k.id
  loop
    perform keep_desk_work(part.id, part.kinds);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_desk_work_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform keep_desk_work((to_jsonb(new) ->> tg_argv[0])::uuid, tg_argv[1]::text[]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_document_number()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.bank_key := coalesce(
    (select bank_name_key(s.name) from supplier s
      where s.id = new.supplier_id or (new.supplier_id is null and bank_name_key(new.bank_name) in (bank_name_key(s.name), bank_name_key(s.trade_name)))
      order by s.created_at, s.id limit 1),
    bank_name_key(new.bank_name));
  -- Another number is another matter.
  if tg_op = 'UPDATE' and guarantee_number_key(new.guarantee_number) is distinct from guarantee_number_key(old.guarantee_number) then
    new.has_disputed_number := false;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_first_parties()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update document d
     set first_beneficiary_name = f.beneficiary_name, first_beneficiary_state = f.beneficiary_state, first_issuer_name = f.issuer_name
    from (select p.document_id,
                 (array_agg(p.name order by p.position) filter (where p.party_variant = 'BENEFICIARY'))[1] as beneficiary_name,
                 (array_agg(p.state order by p.position) filter (where p.party_variant = 'BENEFICIARY'))[1] as beneficiary_state,
                 (array_agg(p.name order by p.position) filter (where p.party_variant = 'ISSUER'))[1] as issuer_name
            from document_party p where p.document_id in (select c.document_id from changed c) group by p.document_id) f
   where d.id = f.document_id
     and (d.first_beneficiary_name, d.first_beneficiary_state, d.first_issuer_name)
         is distinct from (f.beneficiary_name, f.beneficiary_state, f.issuer_name);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_held()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from archive_hold h where h.record_id = old.id and h.ended_at is null) then
    raise exception 'a record that is held' using errcode = '23514', constraint = 'record_is_held';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_issued_wording()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception using errcode = 'check_violation', constraint = 'document_keeps_its_wording',
    message = 'An issued wording stays as it is; an amendment has a hash of its own.';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_move_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if (select sum(amount_cents) from book_entry where move_id = new.move_id) <> 0 then
    raise exception 'the entries of a move of the books do not come to nothing: % of %', new.kind, new.move_id using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_organisation_open()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare closed timestamptz;
begin
  select o.closed_at into closed from organisation o where o.id = new.organisation_id for share;
  if closed is not null then
    raise exception 'an organisation that is closed' using errcode = '23514', constraint = 'organisation_is_open';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_refund_to_one_way()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.status = 'SENT' and old.status = 'DUE' and (old.transfer_agreed_at is not null or exists (
       select from step_approval a where a.record_id = new.id and a.step = 'REFUND_TRANSFER' and a.status = 'WAITING'))
     or new.transfer_agreed_at is not null and old.transfer_agreed_at is null and exists (
       select from office_change c where c.subject = 'CARD_REFUND' and c.subject_id = new.id and c.status = 'PROPOSED') then
    raise exception 'A refund goes back by one way.' using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_rights()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op <> 'DELETE' and new.account_id is not null then
    perform keep_rights_of(new.account_id);
  end if;
  if tg_op <> 'INSERT' and old.account_id is not null and (tg_op = 'DELETE' or old.account_id is distinct from new.account_id) then
    perform keep_rights_of(old.account_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_rights_of(holder uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into kept_rights (account_id) values (holder) on conflict do nothing;
  perform from kept_rights where account_id = holder for no key update;
  update kept_rights k
     set (members, memberships, organisations, staff, side, supplier_id, drafts, documents) =
         (g.members, g.memberships, g.organisations, g.staff, g.side, g.supplier_id, g.drafts, g.documents)
    from rights_given g where g.account_id = holder and k.account_id = holder;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_share_accepted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (select 1 from facility_share_offer o join organisation r on r.id = o.offered_to_organisation_id
                  where o.id = new.offer_id and o.status = 'ACCEPTED' and r.abn_status = 'CONFIRMED') then
    raise exception 'a sharing that was not accepted' using errcode = '23514', constraint = 'facility_share_accepted';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_share_in_use()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select 1 from document o where o.facility_id = old.facility_id and o.organisation_id = old.shared_with_organisation_id
               and o.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN', 'PROJECTED'))
     or exists (select 1 from draft d where d.facility_id = old.facility_id and d.organisation_id = old.shared_with_organisation_id
               and d.status in ('IDENTIFYING', 'SUBMITTED', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING')) then
    raise exception 'an organisation with something on the facility' using errcode = '23514', constraint = 'facility_share_in_use';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_unsettled_lines()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform keep_unsettled_since(array(
    select s.id from bank_statement s where s.id in (select n.bank_statement_id from changed n) and s.stage in ('COMPLETE', 'STOPPED')));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_unsettled_since(statements uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update bank_statement s set status_since = case when n.is_unsettled then coalesce(actor_part(10)::timestamptz, clock_timestamp()) end
    from (select t.id, t.stage in ('COMPLETE', 'STOPPED') and exists (select from bank_line l where l.bank_statement_id = t.id and l.state = 'UNMATCHED') as is_unsettled
            from bank_statement t where t.id = any (statements)) n
   where s.id = n.id and (s.status_since is not null) <> n.is_unsettled
$function$;

CREATE OR REPLACE FUNCTION public.keep_unsettled_statement()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform keep_unsettled_since(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_what_is_on_facility()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare taken bigint;
begin
  select u.established_cents + u.projected_cents + u.drafts_cents into taken from facility_use(new.id) u;
  if taken > new.limit_cents then
    raise exception 'a limit below what is on the facility' using errcode = '23514', constraint = 'facility_limit';
  end if;
  if new.status <> 'ESTABLISHED' and taken > 0 then
    raise exception 'a facility that something is on' using errcode = '23514', constraint = 'facility_in_use';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_within_facility()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  held  facility;
  taken bigint;
  comes boolean := tg_op = 'INSERT' or old.facility_id is distinct from new.facility_id;
begin
  if not comes and room_taken(new.status, new.amount_cents) <= room_taken(old.status, old.amount_cents) then
    return null;
  end if;
  select * into held from facility where id = new.facility_id;
  if comes and (held.status <> 'ESTABLISHED' or (held.organisation_id <> new.organisation_id and not exists (
       select 1 from facility_share s where s.facility_id = held.id and s.shared_with_organisation_id = new.organisation_id))) then
    raise exception 'a facility that is not open to this organisation' using errcode = '23514', constraint = 'facility_is_open_to_it';
  end if;
  if room_taken(new.status, new.amount_cents) = 0 then
    return null;
  end if;
  select u.established_cents + u.projected_cents + u.drafts_cents into taken from facility_use(held.id) u;
  if taken > held.limit_cents then
    raise exception 'more than the facility has room for' using errcode = '23514', constraint = 'facility_room';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.legal_names(ids uuid[])
 RETURNS TABLE(id uuid, name text, abn text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select o.id, coalesce(o.legal_name, o.name), o.abn from organisation o where o.id = any (ids) and somebody_acts()
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.lock_merging(duplicate uuid, stays uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.mail_texts_at(at_time timestamp with time zone)
 RETURNS TABLE(template text, subject text, opening text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select t.template, t.subject, t.opening
    from (select distinct on (m.template) m.template, m.subject, m.opening
            from mail_text m where m.starts_at <= at_time order by m.template, m.starts_at desc) t
   where t.subject is not null
$function$;
grant execute to bondline_app;

CREATE OR REPLACE PROCEDURE public.make_business_table(IN table_name text, IN object_type text, IN root_type text, IN root_column text, IN name_column text, IN visible text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger write_history after insert or update or delete on %I for each row execute function write_history(%L, %L, %L, %L)',
                 table_name, object_type, root_type, root_column, name_column);
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format('create policy owner on %I to current_user using (true) with check (true)', table_name);
  execute format('create policy visible on %I to bondline_app using ((select actor_is_system()) or (%s)) with check ((select actor_is_system()) or (%s))',
                 table_name, visible, visible);
  execute format('grant select, insert, update, delete on %I to bondline_app', table_name);
end $procedure$;

CREATE OR REPLACE FUNCTION public.may_answer_confirmation(wanted uuid, answerer uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select somebody_acts() and exists (
    select 1 from draft_confirmation c join account a on a.id = answerer
     where c.id = wanted and c.status = 'ASKED'
       and not is_applicant_of_draft(c.draft_id, a.email)
       and (lower(a.email) = lower(c.email_address)
         or exists (select 1 from draft_collaborator p where p.draft_id = c.draft_id and p.account_id = a.id
              and p.invitation_status = 'ACCEPTED' and 'BENEFICIARY' = any (p.roles))
         or exists (select 1 from member m join organisation o on o.id = m.organisation_id
              where m.account_id = a.id and m.role in ('ADMIN', 'USER') and right(o.abn, 9) = right(c.beneficiary_abn, 9) and o.abn_status = 'CONFIRMED')))
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.member_with_address(in_organisation uuid, wanted text)
 RETURNS TABLE(account_id uuid, role text, given_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.account_id, m.role, a.given_name from member m join account a on a.id = m.account_id
   where m.organisation_id = in_organisation and a.email = wanted and somebody_acts()
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.merge_organisation(change_id uuid, why text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.metadata_keys_of(organisation uuid)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select k.key from organisation_metadata_key k where k.organisation_id = metadata_keys_of.organisation and somebody_acts() order by lower(k.key)
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.name_attention()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.status_since := coalesce(actor_part(10)::timestamptz, clock_timestamp());
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.name_mail_organisation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.organisation_id := organisation_of_mail(new.record_kind, new.record_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.name_of_staff(person uuid, given text, family text, at_time timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update account a set given_name = given, family_name = family, updated_at = at_time, version = a.version + 1
   where a.id = person and a.password_hash is null and (a.given_name, a.family_name) is distinct from (given, family)
     and exists (select 1 from staff_member s where s.account_id = a.id and (actor_is_provider() or s.supplier_id = actor_administered_supplier()));
end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.name_paper_of_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update document_request set paper_supplier_id = new.supplier_id where document_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.name_paper_of_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update draft_required_document set paper_supplier_id = case when new.is_visible_to_supplier then new.supplier_id end where draft_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.name_paper_of_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.paper_supplier_id := (select d.supplier_id from document d where d.id = new.document_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.name_paper_of_required_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    new.paper_supplier_id := (select d.supplier_id from draft d where d.id = new.draft_id and d.is_visible_to_supplier);
    new.status_since := new.created_at;
  else
    new.status_since := coalesce(actor_part(10)::timestamptz, clock_timestamp());
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.organisation_is_confirmed(sought uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select exists (select 1 from organisation where id = sought and abn_status = 'CONFIRMED') $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.organisation_names(ids uuid[])
 RETURNS TABLE(id uuid, name text, abn text, state text, discount_percentage numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select o.id, o.name, o.abn, o.state, o.discount_percentage from organisation o where o.id = any (ids) and somebody_acts()
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.organisation_of_mail(record_kind text, record_id uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case record_kind
    when 'CLIENT' then (select o.id from organisation o where o.id = record_id)
    when 'DOCUMENT' then (select d.organisation_id from document d where d.id = record_id)
    when 'DRAFT' then (select d.organisation_id from draft d where d.id = record_id)
    when 'FACILITY' then (select f.organisation_id from facility f where f.id = record_id)
    when 'FACILITY_APPLICATION' then (select a.organisation_id from facility_application a where a.id = record_id) end
$function$;

CREATE OR REPLACE FUNCTION public.organisation_of_number(number text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select o.id from organisation o
   where right(o.abn, 9) = right(number, 9) and (o.abn = number or length(number) = 9) and o.abn_status = 'CONFIRMED'
     and o.closed_at is null and somebody_acts()
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.organisation_rows(of_organisation uuid, beside uuid)
 RETURNS TABLE(counted_as text, rows bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.others_on_facilities(wanted uuid[], own uuid, today date)
 RETURNS TABLE(facility_id uuid, kind text, amount_cents bigint, starts date, ends date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select o.facility_id, o.kind, sum(o.amount_cents)::bigint, o.starts, o.ends from (
    select d.facility_id, case d.status when 'PROJECTED' then 'PROJECTED' else 'ESTABLISHED' end as kind, d.amount_cents,
           case d.status when 'PROJECTED' then today else date_trunc('month', least(d.established_at, today))::date end as starts,
           case when d.expires_at is not null then (date_trunc('month', greatest(d.expires_at, today)) + interval '1 month')::date end as ends
      from document d
     where d.facility_id = any (wanted) and d.organisation_id <> own and d.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN', 'PROJECTED')
    union all
    select d.facility_id, 'IN_FLIGHT', d.amount_cents, today,
           case when d.expires_at is not null then (date_trunc('month', greatest(d.expires_at, today)) + interval '1 month')::date end
      from draft d
     where d.facility_id = any (wanted) and d.organisation_id <> own
       and d.status in ('IDENTIFYING', 'SUBMITTED', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING')
       and not exists (select 1 from document e where e.original_draft_id = d.id)) o
   where somebody_acts()
   group by o.facility_id, o.kind, o.starts, o.ends
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.people(ids uuid[])
 RETURNS TABLE(id uuid, given_name text, family_name text, is_bank_author boolean, side_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.id, a.given_name, a.family_name, s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL', 'EXTERNAL_SUPPLIER'),
         case when s.staff_type = 'EXTERNAL_SUPPLIER' then p.trade_name when s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') then 'Bondline' end
    from account a left join staff_member s on s.account_id = a.id left join supplier p on p.id = s.supplier_id
   where a.id = any (ids) and somebody_acts()
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.people_on_document(wanted uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at, p.id), '[]') from (
    select c.id, c.account_id, c.email_address, c.given_name, c.family_name, c.organisation_name, c.roles, c.invitation_status,
           c.invited_by_name, c.sent_at, c.accepted_at, c.created_at, false as is_member
      from document_collaborator c where c.document_id = wanted and somebody_acts()
    union all
    select v.id, v.account_id, a.email, a.given_name, a.family_name, null, array['LIMITED'], 'ACCEPTED', null, null, v.created_at, v.created_at, true
      from document_viewer v
      join member m on m.organisation_id = v.organisation_id and m.account_id = v.account_id and m.role = 'LIMITED_USER'
      join account a on a.id = v.account_id
     where v.document_id = wanted and somebody_acts()) p
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.people_on_draft(wanted uuid)
 RETURNS json
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(json_agg(p order by p.created_at, p.id), '[]') from (
    select c.id, c.account_id, c.email_address, c.given_name, c.family_name, c.organisation_name, c.roles, c.invitation_status,
           c.invited_by_name, c.sent_at, c.accepted_at, c.created_at, c.has_approved, c.approved_at, false as is_member,
           c.shown_to_organisation_id, o.name as shown_to_organisation_name
      from draft_collaborator c left join organisation o on o.id = c.shown_to_organisation_id where c.draft_id = wanted and somebody_acts()
    union all
    select v.id, v.account_id, a.email, a.given_name, a.family_name, null, array['LIMITED'], 'ACCEPTED', null, null, v.created_at, v.created_at,
           false, null, true, null, null
      from draft_viewer v
      join member m on m.organisation_id = v.organisation_id and m.account_id = v.account_id and m.role = 'LIMITED_USER'
      join account a on a.id = v.account_id
     where v.draft_id = wanted and somebody_acts()) p
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.people_on_facility(wanted uuid)
 RETURNS TABLE(id uuid, account_id uuid, email text, given_name text, family_name text, created_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select v.id, v.account_id, a.email, a.given_name, a.family_name, v.created_at
    from facility_viewer v
    join member m on m.organisation_id = v.organisation_id and m.account_id = v.account_id and m.role = 'LIMITED_USER'
    join account a on a.id = v.account_id
   where v.facility_id = wanted and somebody_acts()
   order by v.created_at, v.id
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.portal_operator()
 RETURNS TABLE(name text, abn text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select p.name, p.abn from provider p
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.provider_staff()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.account_id from staff_member s join account a on a.id = s.account_id
   where s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') and a.status = 'ACTIVE' and somebody_acts()
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.published_content(wanted text, at_time timestamp with time zone)
 RETURNS TABLE(summary text, body text, starts_at timestamp with time zone, number integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select v.summary, v.body, v.starts_at, (1 + count(*) over ())::integer
    from content_version v where v.page = wanted and v.starts_at <= at_time
   order by v.starts_at desc limit 1
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.published_terms(at_time timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select (1 + count(*))::integer from content_version where asks_again and starts_at <= at_time
$function$;

CREATE OR REPLACE FUNCTION public.recorded_bank_key(bank_name text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(
    (select bank_name_key(s.name) from supplier s
      where bank_name_key(recorded_bank_key.bank_name) in (bank_name_key(s.name), bank_name_key(s.trade_name)) and somebody_acts()
      order by s.created_at, s.id limit 1),
    bank_name_key(recorded_bank_key.bank_name))
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.referral_amounts_at(at_time timestamp with time zone)
 RETURNS TABLE(referee_discount_cents bigint, referrer_discount_cents bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select p.referee_discount_cents, p.referrer_discount_cents
    from referral_programme p where p.starts_at <= at_time order by p.starts_at desc limit 1
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.referral_credits_left(of_organisation uuid, for_draft uuid)
 RETURNS TABLE(id uuid, side text, left_cents bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.id, c.side, case when c.side = 'REFEREE' and used.cents > 0 then 0 else c.amount_cents - used.cents end
    from referral_credit c,
         lateral (select coalesce(sum(u.amount_cents), 0)::bigint as cents from referral_credit_use u join draft d on d.id = u.draft_id
                   where u.referral_credit_id = c.id and u.draft_id <> for_draft and d.status not in ('CANCELLED', 'REJECTED')) used
   where c.organisation_id = of_organisation and exists (select 1 from gateway_feature f where f.name = 'referrals' and f.is_enabled)
     and somebody_acts()
   order by c.created_at, c.id
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.referral_names(of_organisation uuid)
 RETURNS TABLE(id uuid, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select r.id, o.name from referral r join organisation o on o.id = r.referee_organisation_id
   where r.referrer_organisation_id = of_organisation
     and (of_organisation = any (actor_organisations()) or actor_is_provider())
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.referral_portal_referrals(before_at timestamp with time zone, before_id uuid, size integer)
 RETURNS TABLE(id uuid, organisation_name text, entity_name text, entity_type text, person_name text, created_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select r.id, o.name, e.name, e.entity_type, a.given_name || ' ' || a.family_name, r.created_at
    from referral r join organisation o on o.id = r.referee_organisation_id join referral_portal_entity e on e.id = r.referral_portal_entity_id
    left join referral_portal_member m on m.id = r.referral_portal_member_id left join account a on a.id = m.account_id
   where (r.referral_portal_entity_id = any (actor_referral_entities()) or m.id = actor_referral_member())
     and (before_at is null or (r.created_at, r.id) < (before_at, before_id))
   order by r.created_at desc, r.id desc limit size
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.referral_progress(of_referrals uuid[])
 RETURNS TABLE(id uuid, organisation_name text, stage text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select r.id, o.name, referral_stage(o.id)
    from referral r join organisation o on o.id = r.referee_organisation_id
   where r.id = any (of_referrals)
     and (r.referral_portal_member_id = any (actor_referring_people()) or r.referral_portal_entity_id = any (actor_referral_entities()))
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.referral_stage(of_organisation uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case when exists (select from draft d where d.organisation_id = of_organisation and d.status = 'ESTABLISHED') then 'ISSUED'
              when exists (select from draft d join invoice i on i.draft_id = d.id and i.status = 'paid'
                            where d.organisation_id = of_organisation and d.status = 'PROCESSING') then 'PAID'
              when exists (select from draft d where d.organisation_id = of_organisation and d.submitted_at is not null) then 'REQUESTED'
              else 'SIGNED_UP' end
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.referrer_of_codes(organisation_code text, member_code text)
 RETURNS TABLE(referrer_organisation_id uuid, referral_portal_entity_id uuid, referral_portal_member_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  (select null::uuid, m.referral_portal_entity_id, m.id
     from referral_portal_member m join referral_portal_entity e on e.id = m.referral_portal_entity_id
    where m.member_code = upper(referrer_of_codes.member_code) and e.status = 'ACTIVE' and somebody_acts()
   union all
   select o.id, null, null from organisation o where upper(o.referral_code) = upper(organisation_code) and somebody_acts())
  limit 1
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.referring_people()
 RETURNS TABLE(id uuid, member_code text, person_name text, entity_id uuid, entity_name text, entity_type text, version integer, referral_count integer, earned_cents bigint, paid_out_cents bigint, first_earned_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.id, m.member_code, a.given_name || ' ' || a.family_name, e.id, e.name, e.entity_type, m.version,
         (select count(*)::int from referral r where r.referral_portal_member_id = m.id),
         (select coalesce(sum(n.amount_cents), 0)::bigint from referrer_earning n where n.referral_portal_member_id = m.id and n.taken_back_at is null),
         (select coalesce(sum(p.amount_cents), 0)::bigint from referrer_payout p where p.referral_portal_member_id = m.id),
         (select min(n.created_at) from referrer_earning n where n.referral_portal_member_id = m.id)
    from referral_portal_member m join account a on a.id = m.account_id join referral_portal_entity e on e.id = m.referral_portal_entity_id
   where m.id = any (actor_referring_people())
   order by e.entity_type, lower(e.name), lower(a.family_name), m.id
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.refund_disputes(refund uuid)
 RETURNS SETOF payment_dispute
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select d.* from refund r left join payment p on p.id = r.payment_id left join unmatched_payment u on u.id = r.unmatched_payment_id
    join payment_dispute d on d.provider_payment_id = coalesce(p.provider_payment_id, u.provider_payment_id) and d.currency = r.currency
   where r.id = refund
$function$;

CREATE OR REPLACE FUNCTION public.refuse_open_checklist(table_name text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'A required line of the checklist is open.' using errcode = 'check_violation', constraint = 'checklist_is_done', table = table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.require_approved_wording()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select 1 from draft d where d.id = new.original_draft_id and d.approved_wording_hash = new.wording_hash) then
    raise exception using errcode = 'check_violation', constraint = 'document_wording_as_approved',
      message = 'A document is issued with the wording that was approved with its draft.';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.require_checklist()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if checklist_is_open(tg_argv[0], old.id, old.submitted_at) then
    perform refuse_open_checklist(tg_table_name);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.require_checklist_of_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if checklist_is_open('DRAFT', new.draft_id, (select d.submitted_at from draft d where d.id = new.draft_id)) then
    perform refuse_open_checklist(tg_table_name);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.require_rights_as_begun()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if coalesce((select times from rights_taken where account_id = actor_id()), 0) <> coalesce(actor_part(9)::integer, 0) then
    raise exception 'the rights of % were changed meanwhile', actor_id() using errcode = '40001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.require_second_approval()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.amount_cents >= second_approval_from(new.process_type) and not exists (
       select 1 from draft_approval a where a.draft_id = new.id and a.status = 'WAITING' and a.approved_by is distinct from actor_id()) then
    raise exception 'A second person has to approve this draft.' using errcode = 'check_violation', constraint = 'draft_approval_second_person', table = 'draft';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.return_people(request uuid)
 RETURNS TABLE(account_id uuid, email text, given_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select distinct on (told.account_id) told.account_id, told.email, told.given_name from (
    select p.account_id, p.email, p.given_name from document_return_request r, return_request_people(request) p
     where r.id = request and (p.account_id = r.requested_by or not exists (
       select 1 from document_notification n where n.document_id = r.document_id and n.account_id = p.account_id and not 'RETURNS' = any (n.topics)))
    union all
    select p.account_id, p.email, p.given_name from document_return_request r, document_people(r.document_id, 'RETURNS') p
     where r.id = request) told
   order by told.account_id
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.return_request_people(wanted uuid)
 RETURNS TABLE(account_id uuid, email text, given_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.id, a.email, a.given_name
    from document_return_request r
    join document d on d.id = r.document_id
    join account a on a.id = r.requested_by or a.id = (select f.created_by from draft f where f.id = d.original_draft_id)
   where r.id = wanted and somebody_acts()
     and (exists (select 1 from member m where m.organisation_id = d.organisation_id and m.account_id = a.id)
       or exists (select 1 from staff_member s where s.account_id = a.id and s.disabled_at is null)
       or exists (select 1 from document_collaborator c where c.document_id = d.id and c.account_id = a.id and c.invitation_status = 'ACCEPTED'))
   order by a.id
$function$;

CREATE OR REPLACE FUNCTION public.returned_by_two(draft uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(sum(a.amount_cents), 0) from step_approval a where a.record_id = draft and a.step = 'SECURITY_RETURN' and a.status = 'CONFIRMED'
$function$;

CREATE OR REPLACE FUNCTION public.rights_lock(holder uuid)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$ select hashtextextended('rights of ' || holder, 0) $function$;

CREATE OR REPLACE FUNCTION public.room_taken(status text, amount_cents bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN', 'PROJECTED', 'IDENTIFYING', 'SUBMITTED', 'CHANGES_REQUESTED',
                              'PENDING_PAYMENT', 'PROCESSING') then coalesce(amount_cents, 0) else 0 end
$function$;

CREATE OR REPLACE FUNCTION public.say_actor(said text)
 RETURNS bigint
 LANGUAGE sql
AS $function$ select setval('public.actor_seal_left', public.actor_seal(set_config('bondline.actor', said, true))) $function$;

CREATE OR REPLACE FUNCTION public.second_approval_from(kind text)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case kind
    when 'BANK_GUARANTEE' then p.second_from_bank_guarantee_cents when 'SURETY_BOND' then p.second_from_surety_bond_cents
    when 'CASH_SECURITY' then p.second_from_cash_security_cents when 'LEASE_BOND' then p.second_from_lease_bond_cents end from provider p
$function$;

CREATE OR REPLACE FUNCTION public.second_step_from(step text, product text)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case
    when step = 'REFUND_TRANSFER' then 0
    when step = 'SECURITY_RETURN' then coalesce(case product
      when 'BANK_GUARANTEE' then p.second_from_bank_guarantee_return_cents
      when 'SURETY_BOND' then p.second_from_surety_bond_return_cents
      when 'CASH_SECURITY' then p.second_from_cash_security_return_cents
      when 'LEASE_BOND' then p.second_from_lease_bond_return_cents end, p.second_from_security_return_cents)
    when step = 'DRAFT_DISCOUNT' then case product
      when 'BANK_GUARANTEE' then p.second_from_bank_guarantee_discount_cents
      when 'SURETY_BOND' then p.second_from_surety_bond_discount_cents
      when 'CASH_SECURITY' then p.second_from_cash_security_discount_cents
      when 'LEASE_BOND' then p.second_from_lease_bond_discount_cents end
    when step = 'DRAFT_DEPOSIT' then p.second_from_deposit_cents
    when product in ('PROPERTY_BACKED', 'PROPERTY') then p.second_from_property_facility_cents
    else p.second_from_surety_facility_cents end from provider p
$function$;

CREATE OR REPLACE FUNCTION public.securities_shared()
 RETURNS TABLE(document_id uuid, account_id uuid, organisation_id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  select d.id, c.account_id, m.organisation_id
    from document_collaborator c join document d on d.id = c.document_id join member m on m.account_id = c.account_id
   where c.invitation_status = 'ACCEPTED' and 'BENEFICIARY' = any (c.roles) and d.organisation_id <> m.organisation_id and not d.is_held
     and (not exists (select 1 from document_party p where p.document_id = d.id and p.party_variant = 'BENEFICIARY' and p.abn is not null)
       or exists (select 1 from document_party p join organisation o on right(o.abn, 9) = right(p.abn, 9)
                   where p.document_id = d.id and p.party_variant = 'BENEFICIARY' and o.id = m.organisation_id))
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.securities_shared_with(holder uuid, acting_for uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.document_id from securities_shared() s where s.account_id = holder and s.organisation_id = acting_for
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.settle_arranged_facility()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  was      text := coalesce(old.security_type, '');
  governed text := coalesce(new.security_type, '');
begin
  if new.status = 'ESTABLISHED' and old.status <> 'ESTABLISHED' then
    perform settle_step_approval('FACILITY_ARRANGED', new.id, new.limit_cents, governed);
  elsif new.status = 'ESTABLISHED' and (new.limit_cents > old.limit_cents or governed <> was) then
    -- A kind of security without a sum is no way round that of the other.
    if second_step_from('FACILITY_RAISE', was) < coalesce(second_step_from('FACILITY_RAISE', governed), 9223372036854775807) then
      governed := was;
    end if;
    perform settle_step_approval('FACILITY_RAISE', new.id, new.limit_cents, governed);
  end if;
  -- What was approved is no longer what would be established, raised or secured, or it goes another way.
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.id and a.status = 'WAITING';
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_deposit_by_hand()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  by_one bigint;
begin
  update step_approval a
     set status = 'CONFIRMED', decided_by = actor_id(), decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.draft_id and a.step = 'DRAFT_DEPOSIT' and a.status = 'WAITING' and a.approved_by is distinct from actor_id()
     and a.amount_cents = new.amount_cents and a.given->>'invoiceId' = new.invoice_id::text;
  if found then
    new.confirmed_by := actor_id();
    return new;
  end if;
  -- A sum that takes two is not split into parts that take one.
  by_one := (select coalesce(sum(p.amount_cents), 0) from payment p
              where p.invoice_id = new.invoice_id and p.method = 'DEPOSIT' and p.bank_line_key is null and p.confirmed_by is null);
  if by_one + new.amount_cents >= second_step_from('DRAFT_DEPOSIT', '') then
    raise exception 'A second person has to approve this step.' using errcode = 'check_violation', constraint = 'step_approval_second_person', table = 'step_approval';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_draft_approval()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  is_approved boolean := new.status in ('PENDING_PAYMENT', 'PROCESSING');
begin
  update draft_approval a
     set status = case when is_approved then 'CONFIRMED' else 'OUTDATED' end, decided_by = case when is_approved then actor_id() end,
         decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.draft_id = new.id and a.status = 'WAITING';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_draft_discount()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- The same discount as somebody else has approved; what its percentage comes to is known where fees are worked out.
  update step_approval a
     set status = 'CONFIRMED', decided_by = actor_id(), decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.id and a.step = 'DRAFT_DISCOUNT' and a.status = 'WAITING' and a.approved_by is distinct from actor_id()
     and (a.given->>'discountPercentage')::numeric is not distinct from new.discount_percentage
     and (a.given->>'establishmentFeeDiscountAmount')::numeric * 100 is not distinct from new.establishment_fee_discount_cents
     and (a.given->>'acceptedChannelPartnerId')::uuid is not distinct from new.accepted_channel_partner_id;
  if not found and new.establishment_fee_discount_cents is distinct from old.establishment_fee_discount_cents
     and new.establishment_fee_discount_cents >= second_step_from('DRAFT_DISCOUNT', new.process_type) then
    raise exception 'A second person has to approve this step.' using errcode = 'check_violation', constraint = 'step_approval_second_person', table = 'step_approval';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_facility_establishment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.status = 'ESTABLISHED' then
    perform settle_step_approval('FACILITY_ESTABLISH', new.id, (select f.limit_cents from facility f where f.id = new.facility_id), new.facility_type);
  end if;
  -- Of an application that goes another way nobody has approved anything yet.
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.id and a.status = 'WAITING';
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_refund_transfer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.transfer_agreed_at is not null and new.transfer_agreed_at is distinct from old.transfer_agreed_at then
    if exists (select from refund_disputes(new.id) d where d.status = 'OPEN') then
      raise exception 'A refund of disputed money waits.' using errcode = 'check_violation';
    end if;
    perform settle_step_approval('REFUND_TRANSFER', new.id, new.amount_cents, '');
  end if;
  -- What went through the card provider was agreed on there, and has its key; what the payer's bank has given back was lost to it.
  if new.status = 'PAID' and old.status <> 'PAID' and (case new.paid_method
       when 'BANK_TRANSFER' then new.transfer_agreed_at is null
       when 'DISPUTE' then not exists (select from refund_disputes(new.id) d where d.status = 'LOST')
       else new.refund_key is null end) then
    raise exception 'Two people have to approve this refund.' using errcode = 'check_violation', constraint = 'refund_approved_by_two', table = 'refund';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_security_return()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  kind text := (select d.process_type from draft d where d.id = new.draft_id);
  by_two bigint := returned_by_two(new.draft_id);
  by_one bigint := (select coalesce(sum(m.amount_cents), 0) from security_money m where m.draft_id = new.draft_id and m.kind = 'RETURNED') - by_two;
begin
  perform settle_step_approval('SECURITY_RETURN', new.draft_id, new.amount_cents, kind);
  if returned_by_two(new.draft_id) = by_two and by_one + new.amount_cents >= second_step_from('SECURITY_RETURN', kind) then
    raise exception 'A second person has to approve this step.' using errcode = 'check_violation', constraint = 'step_approval_second_person', table = 'step_approval';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_step_approval(step_done text, record uuid, cents bigint, product text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update step_approval a
     set status = 'CONFIRMED', decided_by = actor_id(), decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = record and a.step = step_done and a.status = 'WAITING' and a.amount_cents = cents and a.approved_by is distinct from actor_id();
  if not found and cents >= second_step_from(step_done, product) then
    raise exception 'A second person has to approve this step.' using errcode = 'check_violation', constraint = 'step_approval_second_person', table = 'step_approval';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.share_offer_addresses(sought uuid, of_organisation uuid)
 RETURNS TABLE(email text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.email from facility_share_offer s join member m on m.organisation_id = of_organisation join account a on a.id = m.account_id
   where s.id = sought and of_organisation in (s.organisation_id, s.offered_to_organisation_id) and m.role = 'ADMIN'
     and (actor_is_provider() or s.organisation_id = any (actor_organisations()) or s.offered_to_organisation_id = any (actor_organisations()))
   order by a.email
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.side_on_document(wanted uuid, account uuid, acted_as text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case when acted_as = 'system' then 'Bondline' else coalesce(
    (select p.side_name from people(array[account]) p),
    (select c.organisation_name from document d join draft_collaborator c on c.draft_id = d.original_draft_id
      where d.id = wanted and c.account_id = account
        and not exists (select 1 from member m where m.organisation_id = d.organisation_id and m.account_id = account) limit 1),
    (select c.organisation_name from document d join document_collaborator c on c.document_id = d.id
      where d.id = wanted and c.account_id = account
        and not exists (select 1 from member m where m.organisation_id = d.organisation_id and m.account_id = account) limit 1),
    (select o.name from document d join organisation o on o.id = d.organisation_id where d.id = wanted)) end
$function$;

CREATE OR REPLACE FUNCTION public.somebody_acts()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select actor_kind() <> 'nobody' or session_user <> 'bondline_app' $function$;

CREATE OR REPLACE FUNCTION public.standard_wording_at(kind text, form text, at_time timestamp with time zone)
 RETURNS TABLE(title text, subtitle text, particulars text, clauses text, signature text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select w.title, w.subtitle, w.particulars, w.clauses, w.signature
    from standard_wording w where w.process_type = kind and w.contract_form = form and w.starts_at < at_time
   order by w.starts_at desc limit 1
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.step_waits(record uuid, asked text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select actor_supplier() is not null and exists (select from step_approval a where a.record_id = record and a.step = asked and a.status = 'WAITING')
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.storage_kept(infected_file_status text, file_size integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when infected_file_status = 'INFECTED' then 0 else file_size end::bigint
$function$;

CREATE OR REPLACE FUNCTION public.storage_used(counted text, id uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce((select bytes from storage_use where holder = counted and holder_id = id and somebody_acts()), 0)
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.storage_waiting(received_at timestamp with time zone, file_size integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when received_at is null then file_size else 0 end::bigint
$function$;

CREATE OR REPLACE FUNCTION public.take_back_referrer_earning()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  with taken as (
    update referrer_earning e set taken_back_at = new.status_changed_at where e.draft_id = new.id and e.taken_back_at is null returning e.*)
  insert into referrer_earning (id, referral_portal_member_id, referral_id, draft_id, amount_cents, created_at)
  select gen_random_uuid(), t.referral_portal_member_id, t.referral_id, d.id, t.amount_cents, new.status_changed_at
    from taken t join draft d on d.organisation_id = new.organisation_id and d.id <> new.id and d.status not in ('CANCELLED', 'REJECTED')
   where exists (select from invoice i where i.draft_id = d.id and i.status = 'paid' and i.paid_cents > 0)
   order by d.paid_at, d.id limit 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.take_facility_in_turn()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' or old.facility_id is distinct from new.facility_id
     or room_taken(new.status, new.amount_cents) > room_taken(old.status, old.amount_cents) then
    perform 1 from facility where id = new.facility_id for no key update;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.take_from_limit(limit_key text, allowed integer, seconds integer, at_time timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
AS $function$
  insert into rate_limit as r (key, taken, window_ends) values (limit_key, 1, at_time + make_interval(secs => seconds))
  on conflict (key) do update set
    taken       = case when r.window_ends <= at_time then 1 else r.taken + 1 end,
    window_ends = case when r.window_ends <= at_time then at_time + make_interval(secs => seconds) else r.window_ends end
  returning taken <= allowed
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.take_late_bank_work(present timestamp with time zone)
 RETURNS SETOF bank_work
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with bank as (
    select w.supplier_id from bank_work w
     where w.closed_at is null and w.told_late_at is null and w.due_at <= present order by w.due_at, w.id limit 1),
  late as (
    select w.id from bank_work w
     where w.closed_at is null and w.told_late_at is null and w.due_at <= present and w.supplier_id = (select b.supplier_id from bank b) and (select actor_is_system())
     order by w.id limit 1000 for no key update)
  update bank_work w set told_late_at = present from late l where w.id = l.id and w.told_late_at is null returning w.*
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.take_shared_facility_in_turn()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform 1 from facility where id = old.facility_id for no key update;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.watchers_with_rights(session_token_hashes text[], at_time timestamp with time zone)
 RETURNS TABLE(token_hash text, rights text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select w.token_hash, concat_ws(' ', w.members, w.staff,
         case when w.drafts is not null or w.documents is not null
                or exists (select 1 from facility_viewer v where v.account_id = w.account_id) then w.account_id end)
    from session_standing w
   where w.token_hash = any (session_token_hashes) and not w.is_revoked and w.ends_at > at_time
$function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.write_history()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  before  jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  after   jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  present jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  found   jsonb;
  entry   history_entry;
  head    history_head;
begin
  if actor_kind() = 'nobody' then
    raise exception 'a change to % names no actor', tg_table_name using errcode = 'BL001';
  end if;

  select jsonb_agg(jsonb_build_object(
           'field', field,
           'oldValue', case when masked and before -> field <> 'null' then '"•••"'::jsonb else before -> field end,
           'newValue', case when masked and after -> field <> 'null' then '"•••"'::jsonb else after -> field end) order by field)
    into found
    from (select key as field, key like '%\_encrypted' or key like '%\_hash' as masked from jsonb_object_keys(before || after) as key) fields
   where field not in ('id', 'version', 'created_at', 'updated_at', 'search_text', 'paper_supplier_id', 'status_since', 'first_beneficiary_name', 'first_beneficiary_state', 'first_issuer_name', 'last_seen_at')
     and coalesce(before -> field, 'null') is distinct from coalesce(after -> field, 'null');
  if found is null and tg_op = 'UPDATE' then
    return null;
  end if;

  insert into history_head as h (root_type, root_id, sequence, hash)
  values (tg_argv[1], (present ->> tg_argv[2])::uuid, 0, '\x')
  on conflict (root_type, root_id) do update set sequence = h.sequence
  returning * into head;

  entry.root_type      := head.root_type;
  entry.root_id        := head.root_id;
  entry.sequence       := head.sequence + 1;
  entry.transaction_id := pg_current_xact_id()::text;
  entry.actor_id       := actor_id();
  entry.actor_kind     := actor_kind();
  entry.actor_label    := coalesce(actor_part(11), '');
  entry.on_behalf_of   := case when actor_kind() = 'person' then actor_part(13) end;
  entry.triggered_at   := coalesce(actor_part(10)::timestamptz, clock_timestamp());
  entry.change_type    := tg_op;
  entry.object_type    := tg_argv[0];
  entry.record_id      := (present ->> 'id')::uuid;
  entry.record_name    := coalesce(present ->> tg_argv[3], '');
  entry.changes        := coalesce(found, '[]');
  entry.previous_hash  := head.hash;
  entry.hash           := sha256(convert_to(history_text(entry), 'UTF8'));

  insert into history_entry (root_type, root_id, sequence, transaction_id, actor_id, actor_kind, actor_label, on_behalf_of, triggered_at,
                             change_type, object_type, record_id, record_name, changes, previous_hash, hash)
  values (entry.root_type, entry.root_id, entry.sequence, entry.transaction_id, entry.actor_id, entry.actor_kind, entry.actor_label,
          entry.on_behalf_of, entry.triggered_at, entry.change_type, entry.object_type, entry.record_id, entry.record_name, entry.changes,
          entry.previous_hash, entry.hash);
  update history_head set sequence = entry.sequence, hash = entry.hash
   where root_type = entry.root_type and root_id = entry.root_id;
  return null;
end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.write_mail_messages(ids uuid[], recipients text[], contents bytea[], intent text, subject text, at_time timestamp with time zone, send_before timestamp with time zone, record_kind text DEFAULT NULL::text, record_id uuid DEFAULT NULL::uuid, kinds text[] DEFAULT NULL::text[], is_digest boolean DEFAULT false)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if actor_kind() = 'nobody' then
    raise exception 'a mail names no actor' using errcode = 'BL001';
  end if;
  return query
    with addressed as (
      select w.id, w.recipient, w.content, a.id as account_id,
             case when a.id is null then null when is_digest then 'DAILY' else coalesce(c.delivery, 'AT_ONCE') end as delivery,
             case when is_digest then 'QUEUED' when c.delivery = 'DAILY' then 'HELD' when c.delivery = 'PORTAL' then 'UNWANTED' else 'QUEUED' end as status
        from unnest(ids, recipients, contents) as w (id, recipient, content)
        left join account a on $10 is not null and a.email = w.recipient and a.status = 'ACTIVE'
        left join mail_choice c on c.account_id = a.id and c.kind = $10[1]
    ), written as (
      insert into mail_message as m (id, intent, to_addresses, subject, content_encrypted, status, created_at, send_before, account_id, kinds, delivery)
      select w.id, $4 || ': ' || w.recipient, array[w.recipient], $5, case when w.status <> 'UNWANTED' then w.content end, w.status, $6, $7,
             w.account_id, case when w.account_id is not null then $10 end, w.delivery
        from addressed w
      on conflict do nothing returning m.id, m.to_addresses[1] as recipient, m.status
    ), listed as (
      insert into record_mail (id, record_kind, record_id, recipient, subject, status, created_at)
      select w.id, $8, $9, w.recipient, $5, w.status, $6
        from written w where $8 is not null and exists (select from gateway_feature f where f.name = 'emailAuditing' and f.is_enabled)
    )
    select w.id from written w where w.status = 'QUEUED';
end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.write_notifications(row_ids uuid[], account_ids uuid[], event notification)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if actor_kind() = 'nobody' then
    raise exception 'a notification names no actor' using errcode = 'BL001';
  end if;
  return query
    insert into notification as n (id, account_id, intent, kind, organisation_id, draft_id, document_id, facility_application_id, facility_id,
                                   reference_number, about, created_at)
    select told.id, told.account_id, event.intent, event.kind, event.organisation_id, event.draft_id, event.document_id, event.facility_application_id,
           event.facility_id, event.reference_number, event.about, event.created_at
      from unnest(row_ids, account_ids) as told (id, account_id)
    on conflict (account_id, intent) do nothing
    returning n.account_id;
end $function$;
grant execute to bondline_app;

CREATE OR REPLACE FUNCTION public.zone_of_state(state text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case state when 'VIC' then 'Australia/Melbourne' when 'QLD' then 'Australia/Brisbane' when 'SA' then 'Australia/Adelaide'
                    when 'WA' then 'Australia/Perth' when 'NT' then 'Australia/Darwin' when 'TAS' then 'Australia/Hobart' else 'Australia/Sydney' end
$function$;
grant execute to bondline_app;
