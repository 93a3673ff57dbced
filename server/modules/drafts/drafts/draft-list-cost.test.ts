// What lists cost over thousands of rows: an index for every sort, and as many statements for a long page as for a short one.
// Shows: API-016, API-017, API-026, Q-065.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import {
  type PlanMode,
  type PlanNode,
  pagePlan,
  type Statement,
  statementsOf,
} from "../../../../testing/statements.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { connectOnce } from "../../../database/connect.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const ROWS = 5_000;

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
  await world.draft({ status: "ESTABLISHED" });
  await fillUp();
});
after(() => world.endUnchecked());

/** Rows by the thousand, as copies of one of each with what lists sort by made different. */
async function fillUp(): Promise<void> {
  const owner = connectOnce(world.ownerUrl);
  await owner.connect();
  await owner.query("set session_replication_role = replica");
  for (const organisation of ["harbour", "wesfarmers"])
    await owner.query(
      `insert into draft (id, organisation_id, reference_number, process_type, created_by, status, status_changed_at, amount_cents, wording_hash, approved_wording_hash, created_at, updated_at, search_text)
       select gen_random_uuid(), $1, $2 || n, 'BANK_GUARANTEE', $3,
         (array['DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING', 'CANCELLED'])[1 + n % 6],
         timestamptz '2026-01-01' + n * interval '1 minute', 100 + (n * 7919) % 90000, 'x', 'x', timestamptz '2026-01-01' + n * interval '1 minute',
         timestamptz '2026-01-01' + ((n * 31) % ${ROWS}) * interval '1 minute', 'wharf ' || n
       from generate_series(1, ${ROWS}) n`,
      [idOf("organisation", organisation), organisation, idOf("person", "ada")],
    );
  await owner.query(
    `insert into document (id, organisation_id, reference_number, status, document_variant, amount_cents, bank_name, expiry_type, expires_at, expiry_zone,
       established_at, is_system_document, created_at, updated_at, search_text)
     select gen_random_uuid(), d.organisation_id, 'BG-' || d.reference_number, 'ESTABLISHED', 'BANK_GUARANTEE', d.amount_cents, 'Macquarie', 'FIXED',
       date '2027-01-01' + (d.amount_cents % 900)::int, 'Australia/Sydney', date '2026-01-01' + (d.amount_cents % 300)::int, true, d.created_at, d.updated_at, d.search_text
     from draft d where d.amount_cents is not null and d.search_text like 'wharf %'`,
  );
  await owner.query(
    `insert into draft_collaborator (id, organisation_id, draft_id, account_id, email_address, given_name, family_name, roles, invitation_status, invited_by_name,
       sent_at, accepted_at, created_at)
     select gen_random_uuid(), organisation_id, id, $2, 'wes@wesfarmers.example', 'Wes', 'Farmer', array['BENEFICIARY'], 'ACCEPTED', 'Ada Nguyen', now(), now(), now()
       from draft where organisation_id = $1 and reference_number like 'harbour%7'`,
    [HARBOUR, idOf("person", "wes")],
  );
  await owner.query(
    `insert into document_collaborator (id, organisation_id, document_id, account_id, email_address, given_name, family_name, roles, invitation_status,
       invited_by_name, sent_at, accepted_at, created_at)
     select gen_random_uuid(), organisation_id, id, $2, 'wes@wesfarmers.example', 'Wes', 'Farmer', array['BENEFICIARY'], 'ACCEPTED', 'Ada Nguyen', now(), now(), now()
       from document where organisation_id = $1 and reference_number like 'BG-harbour%7'`,
    [HARBOUR, idOf("person", "wes")],
  );
  await owner.query("select keep_rights_of($1)", [idOf("person", "wes")]);
  await owner.query("analyze");
  await owner.end();
}

type Listing = { api: () => Api; query: string; variables: object };

async function pageStatement({ api, query, variables }: Listing): Promise<Statement> {
  const sent = await statementsOf(world.app, () => api().get(query, variables));
  const page = sent.find(({ text }) => text.includes("sort_text"));
  assert.ok(page, "the list sent no statement for its page");
  return page;
}

async function requireIndex(
  listing: Listing,
  table: "draft" | "document",
  mode: PlanMode = "force_generic_plan",
): Promise<void> {
  const statement = await pageStatement(listing);
  const plan = await pagePlan(world.app, listing.api().token ?? "", { ...statement, mode });
  const kinds = plan.map((node) => node["Node Type"]);
  const scans = plan.filter((node) => node["Relation Name"] === table).map((node) => node["Node Type"]);
  assert.ok(scans.length > 0, kinds.join(", "));
  assert.deepEqual(
    scans.filter((kind) => !/^Index/.test(kind)),
    [],
    kinds.join(", "),
  );
  assert.deepEqual(
    plan.filter((node) => /Sort/.test(node["Node Type"]) && !readsFew(node)),
    [],
    kinds.join(", "),
  );
}

/** What a further limit has cut may be put in order: the few rows of each status. */
function readsFew(node: PlanNode): boolean {
  return node["Node Type"] === "Limit" || (node.Plans ?? []).some(readsFew);
}

const LISTS = {
  draft: { sorts: ["CREATED_AT", "UPDATED_AT", "AMOUNT"], tab: "DRAFTS", type: "Draft" },
  document: {
    sorts: ["CREATED_AT", "ESTABLISHED_AT", "EXPIRES_AT", "AMOUNT"],
    tab: "ESTABLISHED",
    type: "Document",
  },
} as const;

for (const table of ["draft", "document"] as const) {
  const { sorts, tab, type } = LISTS[table];
  const query = `query ($o: ID!, $tab: ${type}Tab, $sort: ${type}Sort, $first: Int, $after: String) {
    ${table}s(organisationId: $o, tab: $tab, sort: $sort, first: $first, after: $after) { edges { cursor node { id } } pageInfo { endCursor } } }`;
  describe(`a page of ${table}s among ${ROWS} is found by an index, without sorting more than it holds`, () => {
    for (const field of sorts) {
      for (const direction of ["ASC", "DESC"]) {
        test(`by ${field} ${direction}, the first page and one further on`, async () => {
          const variables = { o: HARBOUR, tab, sort: { field, direction }, first: 20 };
          const listing = { api: () => ada, query, variables };
          await requireIndex(listing, table);
          const page = await ada.get(query, { ...variables, first: 100 });
          const after = page[`${table}s`].pageInfo.endCursor;
          await requireIndex({ ...listing, variables: { ...variables, after } }, table);
        });
      }
    }
  });
}

test("the desk's queue is found by an index, without sorting", async () => {
  const query = "query ($w: WaitingFor) { staffDrafts(first: 20, waitingFor: $w) { edges { node { id } } } }";
  for (const w of [null, "PROVIDER", "APPLICANT", "BANK"])
    await requireIndex({ api: () => rosa, query, variables: { w } }, "draft", "force_custom_plan");
});

for (const table of ["draft", "document"] as const)
  test(`which ${table}s are shared with somebody is found once for a page, not once for each`, async () => {
    const wes = await world.as("wes");
    const query = `{ ${table}sSharedWithMe(first: 20) { totalCount edges { node { id } } } }`;
    assert.equal((await wes.get(query))[`${table}sSharedWithMe`].totalCount, ROWS / 10);
    const statement = await pageStatement({ api: () => wes, query, variables: {} });
    for (const mode of ["force_generic_plan", "force_custom_plan"] as const) {
      const plan = await pagePlan(world.app, wes.token ?? "", { ...statement, mode });
      const relations = plan.map((node) => node["Relation Name"]).filter((name) => name !== undefined);
      assert.deepEqual(relations, [table]);
    }
  });

describe("a page of 25 takes as many statements as a page of 5", () => {
  const DRAFT = `id amount status capabilities editableFields applicableRequirements { field requirementMet } attachments { id uploadedBy } parties { name }
    draftCollaborators { id } invoices { id lineItems { amount } } paymentDetails { totalAmount } feeSummary { name supplier { name } } productSelectionSummary { totalFees }
    progress { label } organisation { name } documentId totalFees`;
  const DOCUMENT = `id amount capabilities parties { name } attachments { id uploadedBy } invoices { id } costs { accruedCost steps { label } } organisation { name } supplierName`;
  const QUERIES: [what: string, api: () => Api, query: string][] = [
    [
      "drafts",
      () => ada,
      `query ($o: ID!, $n: Int) { drafts(organisationId: $o, first: $n) { edges { node { ${DRAFT} } } totalCount } }`,
    ],
    [
      "documents",
      () => ada,
      `query ($o: ID!, $n: Int) { documents(organisationId: $o, first: $n) { edges { node { ${DOCUMENT} } } totalCount } }`,
    ],
    [
      "the desk's queue",
      () => rosa,
      `query ($n: Int) { staffDrafts(first: $n) { edges { node { ${DRAFT} } } totalCount } }`,
    ],
  ];
  for (const [what, api, query] of QUERIES) {
    test(what, async () => {
      const sent = async (n: number) =>
        (
          await statementsOf(world.app, () =>
            api().get(query, { n, ...(query.includes("$o") ? { o: HARBOUR } : {}) }),
          )
        ).map(({ text }) => text.slice(0, 60));
      assert.deepEqual(await sent(25), await sent(5));
    });
  }
});
