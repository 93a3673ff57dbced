// What a page of the provider's lists over all organisations costs where a portal holds thousands: each order is walked along its own index.
// Shows: L-03, Q-065.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { type PlanNode, pagePlan, statementsOf } from "../../../../testing/statements.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { connectOnce } from "../../../database/connect.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const ROWS = 3_000;
const LISTS = [
  { field: "clients", sorts: "ClientSort", orders: ["CREATED_AT", "NAME"], table: "organisation" },
  {
    field: "staffFacilityApplications",
    sorts: "StaffFacilityApplicationSort",
    orders: ["LIMIT", "SUBMITTED_AT"],
    table: "facility_application",
  },
  {
    field: "staffDocuments",
    sorts: "DocumentSort",
    orders: ["AMOUNT", "CREATED_AT", "ESTABLISHED_AT", "EXPIRES_AT"],
    table: "document",
  },
  {
    field: "staffDraftRegister",
    sorts: "StaffDraftSort",
    orders: ["AMOUNT", "SUBMITTED_AT", "UPDATED_AT"],
    table: "draft",
  },
  {
    field: "staffFinanceRegister",
    sorts: "StaffFinanceEnquirySort",
    orders: ["AMOUNT", "CREATED_AT"],
    table: "finance_enquiry",
  },
  {
    field: "staffFacilities",
    sorts: "DocumentFacilitySort",
    orders: ["CREATED_AT", "END_DATE", "LIMIT", "NAME"],
    table: "facility",
  },
  { field: "staffArrears", sorts: "StaffArrearsSort", orders: ["OLDEST"], table: "invoice" },
  { field: "staffInvoices", sorts: "InvoiceSort", orders: ["AMOUNT", "CREATED_AT"], table: "invoice" },
  {
    field: "staffCreditNotes",
    sorts: "StaffCreditNoteSort",
    orders: ["AMOUNT", "CREATED_AT"],
    table: "credit_note",
  },
  {
    field: "staffDisputes",
    sorts: "StaffDisputeSort",
    orders: ["AMOUNT", "CREATED_AT"],
    table: "payment_dispute",
  },
  { field: "staffRefunds", sorts: "StaffRefundSort", orders: ["AMOUNT", "CREATED_AT"], table: "refund" },
  {
    field: "staffRequestRegister",
    sorts: "StaffDocumentRequestSort",
    orders: ["AMOUNT", "CREATED_AT"],
    table: "document_request",
  },
  {
    field: "staffRequiredDocuments",
    sorts: "StaffRequiredDocumentSort",
    orders: ["CREATED_AT", "SINCE"],
    table: "draft_required_document",
  },
  {
    field: "staffReferrals",
    sorts: "StaffReferralSort",
    orders: ["CREATED_AT", "PROMISED"],
    table: "referral",
  },
];

let world: World;
/** An administrator sees all of the lists. */
let rosa: Api;
/** Of a bank that every twentieth is of. */
let sam: Api;
before(async () => {
  world = await aWorld();
  [rosa, sam] = [await world.as("rosa"), await world.as("sam")];
  await fillUp();
});
after(() => world.endUnchecked());

/** Thousands like one that is there, each of another age, name, amount and limit. */
async function fillUp(): Promise<void> {
  const { id } = await buildApplication(world.app, { status: "SUBMITTED" });
  const facility = await buildFacility(world.app, { arrangedWith: "macquarie" });
  const { invoices } = await world.draft({ status: "PENDING_PAYMENT" });
  const owner = connectOnce(world.ownerUrl);
  await owner.connect();
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `insert into organisation select more.* from organisation o, generate_series(1, ${ROWS}) n, lateral jsonb_populate_record(o,
       jsonb_build_object('id', gen_random_uuid(), 'name', 'Client ' || n, 'abn', lpad(n::text, 11, '5'), 'abn_status', 'UNCONFIRMED',
         'abn_decided_at', null, 'referral_code', 'COST' || n, 'created_at', timestamptz '2026-01-01' + n * interval '1 minute')) more
     where o.id = (select id from organisation order by id limit 1)`,
  );
  await owner.query(
    `insert into facility_application select more.* from facility_application a, generate_series(1, ${ROWS}) n, lateral jsonb_populate_record(a,
       jsonb_build_object('id', gen_random_uuid(), 'reference_number', 'FA-C' || n, 'facility_limit_cents', 100 + (n * 7919) % 90000,
         'submitted_at', timestamptz '2026-01-01' + n * interval '1 minute')) more
     where a.id = $1`,
    [id],
  );
  await owner.query(
    `insert into document (id, organisation_id, reference_number, status, document_variant, amount_cents, bank_name, expiry_type, expires_at, expiry_zone,
       established_at, is_system_document, created_at, updated_at, supplier_id)
     select gen_random_uuid(), $1, 'BG-C' || n, 'ESTABLISHED', 'BANK_GUARANTEE', 100 + (n * 7919) % 90000, 'Macquarie', 'FIXED',
       date '2027-01-01' + n % 900, 'Australia/Sydney', date '2026-01-01' + n % 300, n % 4 > 0,
       timestamptz '2026-01-01' + n * interval '1 minute', now(), case when n % 20 = 1 then $2::uuid end from generate_series(1, ${ROWS}) n`,
    [idOf("organisation", "harbour"), idOf("supplier", "macquarie")],
  );
  await owner.query(
    `insert into draft (id, organisation_id, reference_number, process_type, created_by, status, status_changed_at, amount_cents, wording_hash, approved_wording_hash,
       submitted_at, created_at, updated_at, supplier_id, is_visible_to_supplier)
     select gen_random_uuid(), $1, 'BG-D' || n, 'BANK_GUARANTEE', $2, (array['SUBMITTED', 'PROCESSING', 'CANCELLED'])[1 + n % 3],
       timestamptz '2026-01-01' + n * interval '1 minute', 100 + (n * 7919) % 90000, 'x', 'x',
       case when n % 4 > 0 then timestamptz '2026-01-01' + n * interval '1 minute' end, now(), timestamptz '2026-01-01' + (n * 31 % ${ROWS}) * interval '1 minute',
       case when n % 20 = 1 then $3::uuid end, n % 20 = 1
       from generate_series(1, ${ROWS}) n`,
    [idOf("organisation", "harbour"), idOf("person", "ada"), idOf("supplier", "macquarie")],
  );
  // Only their list is measured: they have no lines, so the books would not take them.
  await owner.query("alter table invoice disable trigger keep_books");
  await owner.query(
    `insert into invoice select more.* from invoice i, generate_series(1, ${ROWS}) n, lateral jsonb_populate_record(i,
       jsonb_build_object('id', gen_random_uuid(), 'invoice_number', 'INV-C' || n, 'deposit_reference_number', 'BL-C' || n,
         'provider_payment_id', null, 'total_cents', 100 + (n * 7919) % 90000,
         'created_at', timestamptz '2026-01-01' + n * interval '1 minute')) more
     where i.id = $1`,
    [invoices[0]?.id],
  );
  await owner.query("alter table refund disable trigger keep_books");
  await owner.query(
    `insert into refund (id, organisation_id, draft_id, invoice_id, unmatched_payment_id, amount_cents, currency, refund_reason, status, created_at)
     select gen_random_uuid(), i.organisation_id, i.draft_id, i.id, gen_random_uuid(), 100 + (n * 7919) % 90000, 'AUD', 'UNMATCHED', 'DUE',
       timestamptz '2026-01-01' + n * interval '1 minute' from invoice i, generate_series(1, ${ROWS}) n where i.id = $1`,
    [invoices[0]?.id],
  );
  await owner.query("alter table credit_note disable trigger keep_books");
  await owner.query(
    `insert into credit_note (id, organisation_id, draft_id, invoice_id, credit_note_number, reason, gst_cents, total_cents, office_change_id, agreed_by, created_at)
     select gen_random_uuid(), i.organisation_id, i.draft_id, i.id, 'CN-C' || n, 'Of no use.', 0, 100 + (n * 7919) % 90000, c.id, $2,
       timestamptz '2026-01-01' + n * interval '1 minute'
       from invoice i, generate_series(1, ${ROWS}) n, lateral (select gen_random_uuid() as id where n > 0) c where i.id = $1`,
    [invoices[0]?.id, idOf("person", "gus")],
  );
  await owner.query("alter table payment_dispute disable trigger keep_books");
  await owner.query(
    `insert into payment_dispute (id, organisation_id, draft_id, invoice_id, provider_dispute_id, provider_payment_id, amount_cents, currency, status, opened_date, created_at)
     select gen_random_uuid(), i.organisation_id, i.draft_id, i.id, 'du_' || n, 'cs_' || n, 100 + (n * 7919) % 90000, 'AUD', 'OPEN', date '2026-01-01',
       timestamptz '2026-01-01' + n * interval '1 minute' from invoice i, generate_series(1, ${ROWS}) n where i.id = $1`,
    [invoices[0]?.id],
  );
  // Its words are worked out by the database.
  await owner.query(
    `insert into facility (id, organisation_id, name, supplier_id, provider, status, is_system_facility, limit_cents, start_date, end_date, document_variants, created_by, created_at, updated_at)
     select gen_random_uuid(), organisation_id, 'Facility ' || n, supplier_id, provider, status, true, 100 + (n * 7919) % 90000, start_date,
       date '2027-01-01' + n, document_variants, created_by, timestamptz '2026-01-01' + n * interval '1 minute', updated_at
       from facility, generate_series(1, ${ROWS}) n where facility.id = $1`,
    [facility.id],
  );
  await owner.query(
    `insert into finance_enquiry (id, organisation_id, status, given_name, family_name, email_address, phone_number, preferred_time,
       finance_amount_cents, created_by, created_at)
     select gen_random_uuid(), $1, 'OPEN', 'Ada', 'Lim', 'ada' || n || '@contact.example', '+61491570156', 'ANY_TIME', 100 + (n * 7919) % 90000, $2,
       timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, ${ROWS}) n`,
    [idOf("organisation", "harbour"), idOf("person", "ada")],
  );
  await owner.query(
    `insert into referral (id, referee_organisation_id, referral_portal_entity_id, referral_portal_member_id, referrer_credit_cents, created_at)
     select gen_random_uuid(), o.id, $1, $2, 100 + (o.n * 7919) % 90000, o.created_at
       from (select id, created_at, row_number() over () as n from organisation where referral_code like 'COST%') o`,
    [idOf("referral entity", "quinn"), idOf("referring person", "tom")],
  );
  await owner.query(
    `insert into document_request (id, organisation_id, document_id, kind, status, side, requested_by, requested_by_name, amount_cents, from_amount_cents, created_at, paper_supplier_id)
     select gen_random_uuid(), d.organisation_id, d.id, 'REDUCTION', 'REQUESTED', 'APPLICANT', $1, 'Ada Nguyen', 100 + (d.n * 7919) % 90000, d.amount_cents, d.created_at, d.supplier_id
       from (select id, organisation_id, amount_cents, created_at, supplier_id, row_number() over () as n from document where reference_number like 'BG-C%') d`,
    [idOf("person", "ada")],
  );
  await owner.query(
    `insert into draft_required_document (id, organisation_id, draft_id, required_document_type, created_at, status_since, paper_supplier_id)
     select gen_random_uuid(), organisation_id, id, 'APPLICATION_FORM', status_changed_at, updated_at, supplier_id from draft where reference_number like 'BG-D%'`,
  );
  await owner.query("analyze");
  await owner.end();
}

/** What a limit has cut may be put in order: the few rows of the page. */
function readsFew(node: PlanNode): boolean {
  return node["Node Type"] === "Limit" || (node.Plans ?? []).some(readsFew);
}

for (const { field, sorts, orders, table } of LISTS)
  describe(`a page of ${field} among ${ROWS}`, () => {
    const query = `query ($sort: ${sorts}, $after: String) {
      ${field}(sort: $sort, first: 20, after: $after) { edges { node { __typename } } pageInfo { endCursor } } }`;

    async function requireIndex(variables: object): Promise<void> {
      const sent = await statementsOf(world.app, () => rosa.get(query, variables));
      const page = sent.find(({ text }) => text.includes("sort_text"));
      assert.ok(page, "the list sent no statement for its page");
      const plan = await pagePlan(world.app, rosa.token ?? "", { ...page, mode: "force_generic_plan" });
      const shown = JSON.stringify(plan.map((node) => [node["Node Type"], node["Relation Name"]]));
      const scans = plan.filter((node) => node["Relation Name"] === table);
      assert.ok(scans.length > 0, shown);
      assert.ok(
        scans.every((node) => node["Node Type"].startsWith("Index")),
        shown,
      );
      assert.ok(!plan.some((node) => node["Node Type"] === "Sort" && !readsFew(node)), shown);
    }

    for (const order of orders)
      for (const direction of ["ASC", "DESC"])
        test(`by ${order} ${direction} walks its index, on the first page and further on`, async () => {
          const sort = { field: order, direction };
          await requireIndex({ sort });
          const { pageInfo } = (await rosa.get(query, { sort }))[field];
          await requireIndex({ sort, after: pageInfo.endCursor });
        });
  });

/** Their rows say whose paper they are about. */
const OF_BANK = [
  { field: "staffRequestRegister", order: "CREATED_AT", index: "document_request_of_bank_by_created" },
  { field: "staffRequestRegister", order: "AMOUNT", index: "document_request_of_bank_by_amount" },
  {
    field: "staffRequiredDocuments",
    order: "CREATED_AT",
    index: "draft_required_document_of_bank_by_created",
  },
  { field: "staffRequiredDocuments", order: "SINCE", index: "draft_required_document_of_bank_by_since" },
];

for (const { field, order, index } of OF_BANK)
  test(`a bank's page of ${field} by ${order} among ${ROWS} walks its own rows alone`, async () => {
    const query = `{ ${field}(sort: { field: ${order}, direction: DESC }, first: 20) { edges { node { id } } } }`;
    assert.equal((await sam.get(query))[field].edges.length, 20);
    const sent = await statementsOf(world.app, () => sam.get(query));
    const page = sent.find(({ text }) => text.includes("sort_text"));
    assert.ok(page, "the list sent no statement for its page");
    const plan = await pagePlan(world.app, sam.token ?? "", { ...page, mode: "force_custom_plan" });
    const used = plan.map((node) => node["Index Name"] ?? node["Node Type"]);
    assert.ok(used.includes(index), used.join(", "));
    assert.ok(!plan.some((node) => node["Node Type"] === "Sort" && !readsFew(node)), used.join(", "));
  });
