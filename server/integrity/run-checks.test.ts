// Every check of the living data goes red on the state that it forbids, and stays green on a full journey.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { asOrganisationId } from "@bondline/domain/ids.ts";
import type { DeskWorkKind } from "@bondline/domain/office/desk/desk-work.ts";
import pg from "pg";
import { someWork } from "../../testing/builders/desk-work-builder.ts";
import { anAskedRequest, anIssuedDocument } from "../../testing/builders/document-request-builder.ts";
import { must, seenDraft } from "../../testing/draft-calls.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { buildApplication } from "../demo/builders/facility-application-builder.ts";
import { buildFacility } from "../demo/builders/facility-builder.ts";
import { anIndividual } from "../demo/builders/individual-builder.ts";
import { idOf } from "../demo/cast-ids.ts";
import { callAs } from "../demo/sessions.ts";
import { executeDocumentRequest } from "../modules/documents/document-requests/commands/execute-document-request.ts";
import { INTEGRITY_CHECKS, runIntegrityChecks } from "./run-checks.ts";

let world: World;
let owner: pg.Client;
const ids: Record<string, string> = {};

before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  for (const status of [
    "DRAFT",
    "SUBMISSION_STARTED",
    "SUBMITTED",
    "CHANGES_REQUESTED",
    "PENDING_PAYMENT",
    "PROCESSING",
    "ESTABLISHED",
    "REJECTED",
    "CANCELLED",
  ] as const)
    ids[status] = (await world.draft({ status })).id;
  ids.IDENTIFYING = await anIdentifyingDraft();
  const { id: facilityId } = await buildFacility(world.app);
  await world.draft({ status: "ESTABLISHED", fields: { facilityId } });
  await buildFacility(world.app, { sharedWith: "wesfarmers" });
  await buildApplication(world.app);
  ids.AMENDED = await anAmendedDocument();
  await someWork(world.app, asOrganisationId(idOf("organisation", "harbour")));
});
after(async () => {
  await owner.end();
  await world.end();
});

test("drafts in every status, with their invoices and documents, break no rule", async () => {
  assert.deepEqual(await runIntegrityChecks(owner as never), []);
});

/** Its director has yet to be verified. */
async function anIdentifyingDraft(): Promise<string> {
  const { id } = await world.draft({ status: "SUBMISSION_STARTED" });
  await anIndividual(world.app, id);
  const ada = await world.as("ada");
  const { version } = await seenDraft(ada, id);
  const submission = { id, version, acceptSubmissionTerms: true };
  const { draft } = await must(ada, "completeDraftSubmission", submission);
  assert.equal(draft.status, "IDENTIFYING");
  return id;
}

/** One request on it was executed, and another waits. */
async function anAmendedDocument(): Promise<string> {
  const { id } = await anIssuedDocument(world);
  const { id: requestId, version } = await anAskedRequest(world.app, id);
  const done = { id: requestId, version, agreement: "Letter of 18 November 2026" };
  await callAs(world.app, "rosa", executeDocumentRequest, done);
  await anAskedRequest(world.app, id);
  return id;
}

/** Harbour came by a referrer's link. */
const REFERRED = `insert into referral (id, referee_organisation_id, referral_portal_entity_id, referral_portal_member_id, referrer_credit_cents, created_at)
  select gen_random_uuid(), d.organisation_id, m.referral_portal_entity_id, m.id, 15000, now() from draft d, referral_portal_member m where d.id = '{ESTABLISHED}'`;
const earned = (
  cents: string,
  by = "ESTABLISHED",
) => `insert into referrer_earning (id, referral_portal_member_id, referral_id, draft_id, amount_cents, created_at)
  select gen_random_uuid(), r.referral_portal_member_id, r.id, d.id, ${cents}, now() from draft d, referral r where d.id = '{${by}}'`;
const PAID_OUT = `insert into referrer_payout (id, referral_portal_member_id, amount_cents, paid_date, reference, recorded_by, created_at)
  select gen_random_uuid(), id, 11, now()::date, 'NPP 1', account_id, now() from referral_portal_member`;

/** How a record comes to wait at the desk, by the kind of work; empty where one does already. */
const WAITING: Readonly<Record<DeskWorkKind, string>> = {
  DRAFT_SUBMITTED: "",
  DRAFT_SENT_AGAIN: "update desk_work set closed_at = waiting_since where subject_id = '{SUBMITTED}'",
  SECOND_APPROVAL: `insert into draft_approval (id, organisation_id, draft_id, status, approved_by, fee_summary_id, line_items, created_at)
     select gen_random_uuid(), organisation_id, id, 'WAITING', created_by, fee_summary_id, '[]', now() from draft where id = '{SUBMITTED}'`,
  FACILITY_APPROVAL: firstOf("FACILITY_ESTABLISH"),
  ARRANGED_APPROVAL: firstOf("FACILITY_ARRANGED"),
  RAISE_APPROVAL: firstOf("FACILITY_RAISE"),
  REFUND_APPROVAL: `${refund("100")}; insert into step_approval (id, organisation_id, step, record_id, reference, amount_cents, given, status, approved_by, created_at)
     select gen_random_uuid(), r.organisation_id, 'REFUND_TRANSFER', r.id, d.reference_number, 100, '{}', 'WAITING', d.created_by, now() from refund r join draft d on d.id = r.draft_id`,
  PAYMENT: unmatched("'WAITING'"),
  REFUND: refund("100"),
  APPLICATION: "update facility_application set status = 'APPROVED', submitted_at = now()",
  ARRANGED_FACILITY:
    "update facility set is_system_facility = true, status = 'PROCESSING', bank_approved_at = now()",
  REQUIRED_DOCUMENT: `insert into draft_required_document (id, organisation_id, draft_id, required_document_type, overall_status, put_up_by, created_at, status_since)
     select gen_random_uuid(), organisation_id, id, 'APPLICATION_FORM', 'PENDING_APPROVAL', 'APPLICANT', now(), now() from draft where id = '{SUBMITTED}'`,
  WORDING_PROPOSAL: `insert into draft_wording_proposal (id, organisation_id, draft_id, proposed_by_side, from_wording, wording, reason, facts_hash, created_by, given_name, family_name, created_at)
     select gen_random_uuid(), organisation_id, id, 'BENEFICIARY', 'This', 'That', 'Ours.', repeat('0', 64), created_by, 'Dee', 'Ito', now() from draft where id = '{SUBMITTED}'`,
  IDENTITY: "update draft_individual set verification_status = 'LOCKED_OUT'",
  BANK_LINES: `insert into bank_statement (id, provider_id, account_key, created_by, created_by_name, file_name, statement_format, stage, status_since, created_at, updated_at)
     select gen_random_uuid(), p.id, '062000 10001000', d.created_by, 'Rosa', 'november.csv', 'CSV', 'COMPLETE', now(), now(), now() from provider p, draft d where d.id = '{SUBMITTED}'`,
  ENQUIRY: "",
  REQUEST: "",
  ABN_CLAIM:
    "update organisation set abn_status = 'UNCONFIRMED', abn_decided_at = null, abn_decided_by = null, abn_decision_note = null",
  CHANGE: credit("1"),
};

/** For each rule: the states that break it. `{STATUS}` stands for the id of the draft in that status. */
const BREACHES: Record<string, string[]> = {
  "an organisation has an administrator with an account while it is open, and no member once it is closed": [
    "update organisation set closed_at = now()",
    "delete from member where role = 'ADMIN'",
    "update account set status = 'DELETED'",
  ],
  "at most one organisation is confirmed as the holder of an ABN or ACN": [
    "drop index organisation_confirmed_number; update organisation set abn = '53004085616'",
    "drop index organisation_confirmed_number; update organisation set abn = right('53004085616', 9) where name = 'Wesfarmers Limited'",
  ],
  "an active account has a confirmed address, and an invited one has none": [
    "update account set email_confirmed_at = null where email = 'ada@harbourcivil.example'",
    "update account set status = 'INVITED' where email = 'ada@harbourcivil.example'",
  ],
  "a password is kept as an argon2id hash": [
    "update account set password_hash = 'secret' where email = 'ada@harbourcivil.example'",
  ],
  "a password waits with its sign-up until the address is confirmed": [
    "update account set email_confirmed_at = null, status = 'INVITED' where email = 'ada@harbourcivil.example'",
  ],
  "the rights that are kept for an account are those that it was given": [
    "delete from kept_rights",
    "update kept_rights set organisations = memberships || gen_random_uuid() where side = ''",
    "alter table member disable trigger keep_rights; update member set role = 'LIMITED_USER' where role = 'USER'",
  ],
  "a deleted account has no session left": [
    "update account set status = 'DELETED' where email = 'ada@harbourcivil.example'",
  ],
  "terms were accepted at some time, in some version": [
    "update account set terms_accepted_at = null where email = 'ada@harbourcivil.example'",
  ],
  "an accepted collaborator is somebody with an account": [
    "insert into draft_collaborator (id, organisation_id, draft_id, email_address, roles, invitation_status, created_at) select gen_random_uuid(), organisation_id, id, 'x@y.example', array['ISSUER'], 'ACCEPTED', now() from draft where id = '{DRAFT}'",
  ],
  "a draft that was submitted says when, and under which terms and wording": [
    "update draft set submitted_at = null where id = '{SUBMITTED}'",
    "update draft set submission_terms_accepted_at = null where id = '{PROCESSING}'",
    "alter table draft drop constraint draft_approves_what_was_submitted; update draft set wording_hash = null where id = '{PENDING_PAYMENT}'",
  ],
  "a draft that was approved says when, with which product and at what price": [
    "update draft set approved_at = null where id = '{PENDING_PAYMENT}'",
    "update draft set fee_summary_id = null where id = '{PROCESSING}'",
    "update draft set total_fees_cents = null where id = '{ESTABLISHED}'",
  ],
  "a draft that was approved has the wording that was submitted": [
    "alter table draft disable trigger keep_approved_wording, drop constraint draft_says_what_was_approved; update draft set approved_wording_hash = null where id = '{PROCESSING}'",
    "alter table draft drop constraint draft_approves_what_was_submitted; update draft set wording_hash = 'other' where id = '{ESTABLISHED}'",
  ],
  "a draft in processing says when it was paid": [
    "update draft set paid_at = null where id = '{PROCESSING}'",
  ],
  "a draft says when it was established exactly when it is": [
    "update draft set established_at = null where id = '{ESTABLISHED}'",
    "update draft set established_at = now() where id = '{PROCESSING}'",
  ],
  "a draft says when it was closed exactly when it is": [
    "update draft set closed_at = null where id = '{CANCELLED}'",
    "update draft set closed_at = now() where id = '{DRAFT}'",
  ],
  "a draft that was sent back or declined says why": [
    "update draft set request_change_reason = null where id = '{CHANGES_REQUESTED}'",
    "update draft set rejection_reason = null where id = '{REJECTED}'",
  ],
  "a draft in submission remembers where the submission was begun, and no other does": [
    "update draft set status_before_submission = null where id = '{SUBMISSION_STARTED}'",
    "update draft set status_before_submission = 'DRAFT' where id = '{SUBMITTED}'",
  ],
  "a draft at the desk has an amount, an issuer and a beneficiary": [
    "update draft set amount_cents = null where id = '{SUBMITTED}'",
    "delete from draft_party where draft_id = '{PROCESSING}' and party_variant = 'BENEFICIARY'",
  ],
  "a draft is found by its reference number": [
    "update draft set search_text = 'something else' where id = '{DRAFT}'",
  ],
  "a draft shown to a supplier is the supplier's of its product": [
    "update draft set supplier_id = (select id from supplier where trade_name = 'BNK') where id = '{PROCESSING}'",
  ],
  "a draft waits for its individuals only while somebody is left to verify": [
    "delete from draft_individual where draft_id = '{IDENTIFYING}'",
    "update draft_individual set verification_status = 'VERIFIED_ADMIN' where draft_id = '{IDENTIFYING}'",
    "update draft_individual set is_foreign_resident = true where draft_id = '{IDENTIFYING}'",
    "update draft_individual set roles = array['TRUSTEE'] where draft_id = '{IDENTIFYING}'",
  ],
  "a draft's status is the last one in its history": [
    "update draft set status = 'SUBMISSION_STARTED', status_before_submission = 'DRAFT' where id = '{DRAFT}'",
  ],
  "every step of a draft's status is one that the life cycle knows": [
    `insert into history_entry (root_type, root_id, sequence, transaction_id, actor_kind, actor_label, triggered_at, change_type, object_type, record_id, record_name, changes, previous_hash, hash)
     values ('draft', '{DRAFT}', 999, '1', 'system', '', now(), 'UPDATE', 'Draft', '{DRAFT}', '', '[{"field":"status","oldValue":"DRAFT","newValue":"ESTABLISHED"}]', '', '')`,
  ],
  "a required document says whose paper its draft is": [
    `insert into draft_required_document (id, organisation_id, draft_id, required_document_type, created_at, status_since)
       select gen_random_uuid(), organisation_id, id, 'APPLICATION_FORM', now(), now() from draft where id = '{SUBMITTED}';
     update draft_required_document set paper_supplier_id = (select id from supplier limit 1)`,
  ],
  "what was signed at an e-signature service is a clean file of its required document, and everybody has signed it":
    [
      `with q as (insert into draft_required_document (id, organisation_id, draft_id, required_document_type, created_at, status_since)
           select gen_random_uuid(), organisation_id, id, 'APPLICATION_FORM', now(), now() from draft where id = '{SUBMITTED}' returning *),
         m as (insert into draft_required_document_message (id, organisation_id, draft_id, required_document_id, from_party, message, created_at)
           select gen_random_uuid(), organisation_id, draft_id, id, 'AUTOMATED_E_SIGNATURE', 'Sent.', now() from q returning id),
         p as (insert into paper (id, kind, organisation_id, draft_id, title, text_sha256, content_encrypted, file_name, created_at)
           select gen_random_uuid(), 'APPLICATION_FORM', organisation_id, draft_id, 'Application form', repeat('a', 64), '\\x01', 'form.pdf', now() from q returning id),
         f as (insert into draft_attachment (id, organisation_id, draft_id, variant, file_name, content_type, content_md5_checksum, file_size, storage_key,
             infected_file_status, uploaded_by, created_at)
           select gen_random_uuid(), q.organisation_id, q.draft_id, 'REQUIRED_DOCUMENT', 'form.pdf', 'application/pdf', '', 1, 'form', 'NOT_SCANNED', a.id, now()
             from q, account a where a.email = 'ada@harbourcivil.example' returning id, uploaded_by)
       insert into draft_envelope (id, organisation_id, draft_id, required_document_id, status, service_name, opened_by, opened_by_name, opened_side, paper_id,
           text_sha256, message_id, attachment_id, ended_at, created_at)
         select gen_random_uuid(), q.organisation_id, q.draft_id, q.id, 'SIGNED', 'A service', f.uploaded_by, 'Ada Nguyen', 'APPLICANT', p.id, repeat('a', 64),
                m.id, f.id, now(), now() from q, m, p, f`,
    ],
  "a file is clean only after it was received and scanned": [
    `alter table draft_attachment drop constraint draft_attachment_clean;
     insert into draft_attachment (id, organisation_id, draft_id, variant, file_name, content_type, content_md5_checksum, file_size, storage_key, infected_file_status, uploaded_by, created_at)
     select gen_random_uuid(), organisation_id, id, 'OTHER', 'a.pdf', 'application/pdf', 'x', 1, 'k', 'CLEAN', created_by, now() from draft where id = '{DRAFT}'`,
  ],
  "a file is called clean or infected only after it was scanned": [
    applicationFile("'INFECTED', now(), 'hash', null"),
    attachment("'INFECTED', now(), 'hash', null"),
  ],
  "a file that was received has its fingerprint": [
    attachment("'NOT_SCANNED', now(), null, null"),
    applicationFile("'NOT_SCANNED', now(), null, null"),
  ],
  "the storage that is counted is the sum of the files": [
    "insert into storage_use values ('person', gen_random_uuid(), 5)",
    "update draft_attachment set file_size = file_size; insert into storage_use values ('organisation', gen_random_uuid(), 1)",
  ],
  "only clean files went over to a document": [
    `insert into document_attachment (id, organisation_id, document_id, draft_attachment_id, variant, file_name, content_type, content_md5_checksum, file_size, storage_key, sha256, received_at, infected_file_status, uploaded_by, created_at)
     select gen_random_uuid(), organisation_id, id, gen_random_uuid(), 'OTHER', 'a.pdf', 'application/pdf', 'x', 1, 'k', 'h', now(), 'INFECTED', gen_random_uuid(), now() from document`,
  ],
  "an invoice comes to the sum of its lines and the goods and services tax": [
    "update invoice_line set amount_cents = amount_cents + 1 where draft_id = '{PENDING_PAYMENT}'",
    "update invoice set gst_cents = gst_cents + 1 where draft_id = '{PROCESSING}'",
    "delete from invoice_line where draft_id = '{PENDING_PAYMENT}'",
  ],
  "the days that an invoice is for begin on its own, or are those of the period that was invoiced, on each of its lines":
    [
      "update invoice_line set period_from_date = period_from_date - 1 where draft_id = '{PROCESSING}'",
      "update invoice_line set line_kind = 'ONGOING_PERCENTAGE', period_until_date = created_at::date + 1, period_from_date = created_at::date where line_kind = 'ESTABLISHMENT_FEE' and draft_id = '{PROCESSING}'",
    ],
  "no day of a guarantee's fee is on two invoices that stand": [
    "insert into subscription_period (id, organisation_id, draft_id, invoice_id, start_date, end_date, created_at) select gen_random_uuid(), i.organisation_id, i.draft_id, i.id, d.interest_start_date + 30, d.interest_start_date + 40, now() from invoice i join document d on d.original_draft_id = i.draft_id where i.draft_id = '{ESTABLISHED}'",
  ],
  "what an invoice shows as paid is the sum of its payments": [
    "update payment set amount_cents = amount_cents + 1 where draft_id = '{PROCESSING}'",
    "delete from payment where draft_id = '{ESTABLISHED}'",
  ],
  "an invoice is paid when its payments cover it, and open until then": [
    "update invoice set status = 'open', paid_at = null, payment_status = 'processing' where draft_id = '{PROCESSING}'",
    "update invoice set status = 'paid', paid_cents = total_cents where draft_id = '{PENDING_PAYMENT}'",
  ],
  "an open invoice whose payment is in progress has one that is, or a charge or a person's decision that it waits for":
    ["update invoice set payment_status = 'processing' where draft_id = '{PENDING_PAYMENT}'"],
  "an invoice says when it was voided exactly when it is": [
    "update invoice set voided_at = now() where draft_id = '{PROCESSING}'",
  ],
  "a draft has one open invoice while it waits for payment, and otherwise those of later periods alone": [
    "update invoice set draft_id = '{PENDING_PAYMENT}', status = 'open' where draft_id = '{PROCESSING}'",
    "update invoice set status = 'void', voided_at = now() where draft_id = '{PENDING_PAYMENT}'",
  ],
  "no more of a payment is refunded than was paid": [refund("p.amount_cents + 1")],
  // A deposit paid it in full, and so did the card page that nobody had closed.
  "what an invoice has received beyond what it asks, or for a draft that will not go on, is refunded to the cent":
    [
      `insert into payment select gen_random_uuid(), organisation_id, draft_id, invoice_id, 'CARD', amount_cents, received_date, 'pay_again', null, now() from payment where draft_id = '{PROCESSING}';
     update invoice set paid_cents = 2 * total_cents where draft_id = '{PROCESSING}'`,
      "update draft set status = 'REJECTED', rejection_reason = 'x' where id = '{PROCESSING}'",
      "update invoice set status = 'void' where draft_id = '{PROCESSING}'",
      refund("1"),
    ],
  "a client's statement to today comes to what is owed on the invoices, less what is due back": [
    "update invoice set paid_cents = 1 where draft_id = '{PENDING_PAYMENT}'",
    "delete from payment where draft_id = '{PROCESSING}'",
  ],
  "what an invoice shows as credited is the sum of its credit notes, and no more than its total": [
    "update invoice set credited_cents = 1 where draft_id = '{PROCESSING}'",
    credit("1"),
  ],
  "a credit note comes to the sum of its lines, each with its tax": [credit("1")],
  "no more of a line is credited than it asks, nor of its tax": [
    creditLine("l.amount_cents + 1", "0"),
    creditLine("-1", "0"),
    creditLine("1", "1"),
  ],
  "a refund by a credit note is of a payment of the invoice that it credits": [
    `${credit("1")}; ${refund("1")}; update refund set refund_reason = 'CREDITED', credit_note_id = (select id from credit_note);
     update credit_note set invoice_id = (select id from invoice where draft_id = '{ESTABLISHED}')`,
  ],
  "a refund is of money that came for its invoice": [
    `${refund("1")}; update refund set invoice_id = (select id from invoice where draft_id = '{ESTABLISHED}')`,
  ],
  "a refund was paid on a day between the one on which it arose and the one on which that was recorded": [
    `drop trigger settle_refund_transfer on refund; ${refund("1")}; update refund set status = 'PAID', paid_method = 'BANK_TRANSFER', paid_reference = 'x', paid_by = (select min(id::text)::uuid from account), paid_at = now(), paid_date = current_date - 9`,
    `drop trigger settle_refund_transfer on refund; ${refund("1")}; update refund set status = 'PAID', paid_method = 'BANK_TRANSFER', paid_reference = 'x', paid_by = (select min(id::text)::uuid from account), paid_at = now(), paid_date = current_date + 9`,
  ],
  "a payment that did not match became what was decided about it, and nothing before": [
    unmatched("'ACCEPTED'"),
    unmatched("'REFUND_DUE'"),
    `${unmatched("'WAITING'")}; insert into payment select gen_random_uuid(), organisation_id, draft_id, invoice_id, 'CARD', 100, current_date, 'pay_other', null, now() from unmatched_payment`,
  ],
  "an event about a payment that waits for a decision is not applied, and any other is": [
    `insert into payment_event values ('evt_other', 'payment.succeeded', '{}', now(), now()); ${unmatched("'WAITING'")}`,
    `insert into payment_event values ('evt_other', 'payment.succeeded', '{}', now(), null); ${unmatched("'DISMISSED'")}`,
  ],
  "lines, reminders, payments, disputes, refunds, credit notes and payments that did not match belong to the draft and the organisation of their invoice":
    [
      "update payment set draft_id = '{DRAFT}' where draft_id = '{PROCESSING}'",
      "update invoice_line set organisation_id = (select id from organisation where name like 'Wesfarmers%') where draft_id = '{PROCESSING}'",
    ],
  "no more security money went back than was held": [
    "update security_money set kind = 'RETURNED', returned_to = 'x' where draft_id = '{PROCESSING}'",
  ],
  "a draft's total fees are those of its last invoice that counts, later periods aside": [
    "update draft set total_fees_cents = total_fees_cents + 1 where id = '{PROCESSING}'",
  ],
  "the entries of each move of the books come to nothing": [
    "update book_entry set amount_cents = amount_cents + 1 where account = 'BANK'",
    "delete from book_entry where account = 'SECURITY_HELD'",
  ],
  "the books have each movement of money that the records tell of, once": [
    "delete from book_entry where kind = 'RECEIVED'; delete from book_move where kind = 'RECEIVED'",
    "update book_entry set account = 'CARD_CLEARING' where account = 'BANK'",
    "update book_move set move_date = move_date + 1 where kind = 'ISSUED'",
    "update book_move set draft_id = null where kind = 'ISSUED'",
    "insert into book_move select gen_random_uuid(), source_table, source_id, kind, 2, null, organisation_id, draft_id, move_date, recorded_at from book_move where kind = 'SECURED'",
  ],
  "a move that takes another back is of the same record, with each entry the other way round": [
    takenBack("'RECEIVED'", "-e.amount_cents + 1"),
    takenBack("'ISSUED'", "-e.amount_cents"),
    `${takenBack("'RECEIVED'", "-e.amount_cents")}; update book_move set organisation_id = null, draft_id = null where reverses_id is not null`,
  ],
  "the accounts of the books come to what invoices, credit notes, payments, refunds, security money and referrers say":
    [
      "update book_entry set account = 'CARD_CLEARING' where account = 'BANK'",
      "update book_entry set account = 'GST' where account = 'FEES_INPUT_TAXED'",
      "update book_move set organisation_id = (select id from organisation where name like 'Wesfarmers%') where kind = 'ISSUED'",
    ],
  "what each move of the books adds to the lines of its invoice comes to its entries, with its tax apart": [
    "update invoice_line set amount_cents = amount_cents + 1 where line_kind = 'FIRST_PERIOD'",
    "update invoice_line set tax_treatment = 'TAXABLE_10' where line_kind = 'ESTABLISHMENT_FEE'",
    "delete from invoice_line where draft_id = '{PROCESSING}'",
  ],
  "an export of journals holds as many as it says, of its days, and they come to what it says": [
    journalsLeft("date '2026-07-01'", "n.cents + 1"),
    journalsLeft("n.first_date + 1", "n.cents"),
    `${journalsLeft("date '2026-07-01'", "n.cents")}; delete from journal_export_move where move_id = (select move_id from journal_export_move limit 1)`,
  ],
  "a draft is established exactly when a document was issued from it": [
    "alter table document disable trigger keep_issued_wording; update document set original_draft_id = '{PROCESSING}' where original_draft_id = '{ESTABLISHED}'",
    "alter table document disable trigger keep_issued_wording, drop constraint document_wording_of_draft; update document set original_draft_id = null",
  ],
  "a document was issued over the amount, to the organisation and with the wording of its draft": [
    "update draft set amount_cents = amount_cents + 1 where id = '{ESTABLISHED}'",
    "update document set organisation_id = (select id from organisation where name like 'Wesfarmers%')",
    "alter table document disable trigger keep_issued_wording; update document set wording_hash = 'other'",
  ],
  "a document that was issued here has its number, wording, issuer and beneficiary": [
    "update document set guarantee_number = null",
    "delete from document_party",
  ],
  "a bank's number stands on one issued document, whoever holds it": [
    "drop index document_number_issued; drop index document_number_recorded; update document set guarantee_number = 'DUP 777'; update document set guarantee_number = 'dup.777' where id = (select min(id::text)::uuid from document)",
  ],
  "an organisation has a bank's number once": [
    "drop index document_number_issued; drop index document_number_recorded; update document set guarantee_number = 'DUP 777', is_system_document = false",
  ],
  "a document that was issued here has the bank or insurer that issued it": [
    "update document set supplier_id = null",
  ],
  "a document says when it was closed exactly when it is": ["update document set closed_at = now()"],
  "a document with a fixed end has the instant of that end, and no other has one": [
    "update document set expiry_instant = null",
  ],
  "a document is found by its reference number": ["update document set search_text = ''"],
  "a document names its first beneficiary and its first issuer as its parties do": [
    "update document set first_beneficiary_name = 'Another'",
    "update document set first_beneficiary_state = 'NT'",
    "update document set first_issuer_name = null",
  ],
  "a request after issue says whose paper its document is": [
    "update document_request set paper_supplier_id = null",
  ],
  "a document stands as the last request that was executed on it left it, and has as many amendments": [
    "update document set amount_cents = amount_cents + 1 where id = '{AMENDED}'",
    "update document set expires_at = expires_at + 1 where id = '{AMENDED}'",
    "update document set amendment_number = 2 where id = '{AMENDED}'",
    "update document set amendment_number = 1 where amendment_number = 0",
  ],
  "no more is claimed of a document than it is for, and each request begins where the one before it ended": [
    "update document_request set kind = 'CLAIM', claim_action = 'PAY', status = 'ACCEPTED', amount_cents = 99999999999 where status = 'REQUESTED'",
    "update document_request set kind = 'CLAIM', claim_action = 'PAY', amount_cents = 99999999999 where status = 'EXECUTED'",
  ],
  "a document's status is the last one in its history": ["update document set status = 'AWAITING_RETURN'"],
  "a document awaits its return exactly while its holder is asked for it": [
    "update document set status = 'AWAITING_RETURN'",
  ],
  "who is reminded of a paper as its holder holds another's": [
    `insert into holder_expiry_notice (id, organisation_id, document_id, expires_date, business_days, email_address, notice_reason, created_at)
       select gen_random_uuid(), organisation_id, id, '2027-01-15', 30, 'ada@harbourcivil.example', 'HOLDER', now() from document where id = '{AMENDED}'`,
    `insert into holder_expiry_acknowledgement (id, organisation_id, document_id, expires_date, acknowledged_by, acknowledged_by_name, created_at)
       select gen_random_uuid(), d.organisation_id, d.id, '2027-01-15', a.id, 'Ada Nguyen', now()
         from document d, account a where a.email = 'ada@harbourcivil.example' and d.id = '{AMENDED}'`,
  ],
  "what was signed at an e-signature service is the signature of its original, by the same officer and with its file":
    [
      `insert into document_signature (id, organisation_id, document_id, status, amount_cents, created_at)
         select gen_random_uuid(), organisation_id, id, 'REQUESTED', 1, now() from document where id = '{AMENDED}';
       insert into document_envelope (id, organisation_id, document_id, signature_id, status, service_name, opened_by, opened_by_name,
           signed_name, authority, chain_sequence, chain_hash, ended_at, created_at)
         select gen_random_uuid(), s.organisation_id, s.document_id, s.id, 'SIGNED', 'A service', a.id, 'Sam Iyer', 'Sam Iyer', 'Attorney', 1,
                repeat('a', 64), now(), now() from document_signature s, account a where a.email = 'sam@macquarie.example' and s.document_id = '{AMENDED}'`,
    ],
  "what is on a facility is within its limit": ["update facility set limit_cents = 100"],
  "only the facility's organisation and those it is shared with have something on it": [
    "update facility set organisation_id = (select id from organisation where name = 'Wesfarmers Limited')",
  ],
  "a facility is shared with those alone that have accepted it": [
    "update facility_share_offer set status = 'DECLINED'",
    "update facility_share_offer set status = 'WAITING', decided_at = null",
  ],
  "nothing is on a facility that is not established": [
    "update facility set status = 'CANCELLED', closed_at = now()",
  ],
  "a facility is archived behind all that was on it": [
    "update facility set end_date = start_date, archived_at = now()",
  ],
  "an organisation's own facility began established": ["update facility set status = 'STARTED'"],
  "no more is used of a referral credit than was earned": [
    `insert into referral (id, referee_organisation_id, referral_portal_entity_id, created_at)
       select gen_random_uuid(), o.id, e.id, now() from organisation o, referral_portal_entity e limit 1;
     insert into referral_credit (id, organisation_id, referral_id, side, amount_cents, created_at)
       select gen_random_uuid(), d.organisation_id, r.id, 'REFEREE', 100, now() from draft d, referral r where d.id = '{ESTABLISHED}' limit 1;
     insert into referral_credit_use (id, organisation_id, referral_credit_id, draft_id, amount_cents, created_at)
       select gen_random_uuid(), c.organisation_id, c.id, '{ESTABLISHED}', 101, now() from referral_credit c limit 1`,
  ],
  "a referrer has earned by one request of a client that came by their link, as soon as one was paid for and goes on":
    [REFERRED, `drop index referrer_earning_standing; ${REFERRED}; ${earned("15000")}; ${earned("15000")}`],
  "a referrer's earning stands by a paid request that goes on, and is of the amount that was promised": [
    `${REFERRED}; ${earned("14999")}`,
    `${REFERRED}; ${earned("15000", "REJECTED")}`,
    `${REFERRED}; ${earned("15000")}; update referrer_earning set taken_back_at = created_at`,
  ],
  "a referrer was paid no more than they had ever earned": [
    PAID_OUT,
    `${REFERRED}; ${earned("10")}; ${PAID_OUT}`,
  ],
  "a referrer's statement to today comes to what they have earned less what they were paid": [
    // A payout that adds to what is owed.
    `create or replace view referrer_statement_entry as
       select id, referral_portal_member_id, null::uuid as referral_id, 'PAID_OUT' as kind, paid_date as entry_date, created_at as recorded_at, amount_cents, reference from referrer_payout;
     ${PAID_OUT}`,
  ],
  "what a mail said is kept for as long as it waits, and no longer": [
    "update mail_message set status = 'SENT', content_encrypted = '\\x01'",
    "update mail_message set status = 'QUEUED', content_encrypted = null",
  ],
  "what waits for a bank is what the records themselves say, and since when they do": [
    "update bank_work set closed_at = now()",
    "update bank_work set waiting_since = waiting_since - interval '1 day'",
    `insert into bank_work (id, supplier_id, kind, subject_id, parent_id, organisation_id, reference, waiting_since, created_at, updated_at)
     select gen_random_uuid(), s.id, 'APPLICATION', '{DRAFT}', '{DRAFT}', '{DRAFT}', 'DR', now(), now(), now() from supplier s limit 1`,
  ],
  "the threads of a bank are what was said, and end with what was said last": [
    `insert into bank_thread (id, supplier_id, kind, subject_id, parent_id, organisation_id, reference, last_said_at, last_side, awaits_bank)
     select gen_random_uuid(), s.id, 'APPLICATION', '{DRAFT}', '{DRAFT}', '{DRAFT}', 'DR', now(), 'CLIENT', true from supplier s limit 1`,
  ],
  "what waits at the desk is what the records themselves say": [
    "update desk_work set closed_at = now() where subject_id = '{SUBMITTED}'",
    "insert into desk_work (id, kind, subject_id, parent_id, reference, waiting_since, due_at, created_at, updated_at) values (gen_random_uuid(), 'REFUND', '{DRAFT}', '{DRAFT}', 'DR', now(), now(), now(), now())",
  ],
  "work at the desk waits since its record does": [
    "update desk_work set waiting_since = waiting_since - interval '1 day' where subject_id = '{SUBMITTED}' and closed_at is null",
  ],
  "work at the desk says its record's name and amount as they are": [
    "update desk_work set amount_cents = amount_cents + 1 where subject_id = '{SUBMITTED}' and closed_at is null",
    ...Object.entries(WAITING).map(([kind, comes]) => `${comes}; ${saysAnother(kind)}`),
  ],
  "work is taken by somebody of the provider's staff": [
    "update desk_work set taken_at = now(), taken_by = (select account_id from member limit 1) where subject_id = '{SUBMITTED}'",
  ],
};

/** Work of this kind with another name than that of each record that waits so. */
function saysAnother(kind: string): string {
  return `insert into desk_work (id, kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, due_at, created_at, updated_at)
     select gen_random_uuid(), kind, subject_id, parent_id, organisation_id, 'Another', amount_cents, waiting_since, now(), now(), now() from desk_waiting where kind = '${kind}'
     on conflict (subject_id, kind) where closed_at is null do update set reference = excluded.reference`;
}

function firstOf(step: string): string {
  return `insert into step_approval (id, organisation_id, step, record_id, reference, amount_cents, given, status, approved_by, created_at)
     select gen_random_uuid(), organisation_id, '${step}', id, reference_number, 1, '{}', 'WAITING', created_by, now() from draft where id = '{PROCESSING}'`;
}

/** Of the payment for the draft in processing. */
function refund(amount: string): string {
  return `insert into refund (id, organisation_id, draft_id, invoice_id, payment_id, amount_cents, refund_reason, status, created_at)
     select gen_random_uuid(), p.organisation_id, p.draft_id, p.invoice_id, p.id, ${amount}, 'OVERPAID', 'DUE', now() from payment p where p.draft_id = '{PROCESSING}'`;
}

/** Of a payment, as a move of this kind and with such amounts. */
function takenBack(kind: string, amount: string): string {
  return `insert into book_move select m.source_id, source_table, source_id, ${kind}, 1, id, organisation_id, draft_id, move_date, recorded_at
      from book_move m where kind = 'RECEIVED' and draft_id = '{PROCESSING}';
    insert into book_entry select r.id, e.account, ${amount}, r.kind, r.move_date from book_move r join book_entry e on e.move_id = r.reverses_id`;
}

/** Of the invoice that was paid, without lines. */
function credit(cents: string): string {
  return `insert into office_change (id, provider_id, subject, subject_id, subject_version, subject_name, proposed, reason, status, proposed_by, created_at, updated_at)
     select i.id, (select id from provider), 'CREDIT_NOTE', i.id, 0, 'x', '{}', 'x', 'PROPOSED', (select min(id::text)::uuid from account), now(), now() from invoice i where i.draft_id = '{PROCESSING}';
     insert into credit_note (id, organisation_id, draft_id, invoice_id, credit_note_number, reason, gst_cents, total_cents, office_change_id, agreed_by, created_at)
     select i.id, i.organisation_id, i.draft_id, i.id, 'CN-1', 'x', 0, ${cents}, i.id, (select min(id::text)::uuid from account), now() from invoice i where i.draft_id = '{PROCESSING}'`;
}

function creditLine(cents: string, gst: string): string {
  return `${credit("1")}; insert into credit_note_line (id, organisation_id, draft_id, credit_note_id, invoice_line_id, amount_cents, gst_cents, created_at)
     select gen_random_uuid(), l.organisation_id, l.draft_id, l.invoice_id, l.id, ${cents}, ${gst}, now() from invoice_line l where l.draft_id = '{PROCESSING}' and l.position = 0`;
}

function unmatched(status: string): string {
  return `alter table unmatched_payment drop constraint unmatched_payment_decided;
     insert into unmatched_payment (id, organisation_id, draft_id, invoice_id, payment_event_id, provider_payment_id, method, differs, expected_cents, received_cents, received_currency, status, created_at)
     select gen_random_uuid(), organisation_id, draft_id, id, 'evt_other', 'pay_other', 'CARD', array['AMOUNT'], total_cents, 100, 'AUD', ${status}, now() from invoice where draft_id = '{PROCESSING}'`;
}

function attachment(facts: string): string {
  return `insert into draft_attachment (id, organisation_id, draft_id, variant, file_name, content_type, content_md5_checksum, file_size, storage_key, uploaded_by, created_at, infected_file_status, received_at, sha256, scanned_at)
     select gen_random_uuid(), organisation_id, id, 'OTHER', 'a.pdf', 'application/pdf', 'x', 1, 'k', created_by, now(), ${facts} from draft where id = '{DRAFT}'`;
}

function applicationFile(facts: string): string {
  return attachment(facts)
    .replace("into draft_attachment", "into facility_application_attachment")
    .replace("draft_id,", "application_id,")
    .replace("from draft where id = '{DRAFT}'", "from facility_application");
}

test("each rule has a breach that is tried here", () => {
  assert.deepEqual(
    INTEGRITY_CHECKS.map(({ rule }) => rule),
    Object.keys(BREACHES),
  );
});

for (const [rule, breaches] of Object.entries(BREACHES)) {
  test(`found when broken: ${rule}`, async () => {
    for (const breach of breaches) {
      // As a superuser past triggers and foreign keys: what no code path of ours could do.
      await owner.query("begin; set local session_replication_role = replica");
      try {
        await owner.query(breach.replaceAll(/\{([A-Z_]+)\}/g, (_, status: string) => ids[status] ?? ""));
        const found = await runIntegrityChecks(owner as never);
        assert.ok(
          found.some((each) => each.rule === rule),
          `${breach} was not found; found were ${found.map((each) => each.rule).join("; ") || "none"}`,
        );
      } finally {
        await owner.query("rollback");
      }
    }
  });
}

/** All movements as one export, of days from the first that is said, over the amount that is said. */
function journalsLeft(from: string, amount: string): string {
  return `with n as (select count(distinct move_id) as journals, count(*) as lines, sum(amount_cents) filter (where amount_cents > 0) as cents, min(move_date) as first_date from book_entry),
       made as (insert into journal_export select gen_random_uuid(), 'XERO', ${from}, date '2027-06-30', n.journals, n.lines, ${amount}, (select id from account limit 1), now() from n returning id)
    insert into journal_export_move select 'XERO', m.id, made.id from book_move m, made`;
}
