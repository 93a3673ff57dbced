// Invoices are books, and never archived by themselves: they leave their client's list and search with what they are for, and stay in the provider's register and in the statement.
// Shows: DOC-108.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { callAs } from "../../../demo/sessions.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { rejectDraft } from "../../drafts/drafts/commands/reject-draft.ts";
import { archiveClosedRecords } from "./archive-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
const SEVEN_YEARS_LATER = "2033-11-21T00:00:00.000Z" as Instant;

let world: World;
let ada: Api;
let rosa: Api;
/** Of each invoice the draft that it is for, by what became of that. */
const names = new Map<string, string>();
let closedDocument = "";
let closedInvoice = "";
before(async () => {
  world = await aWorld();
  const closed = await world.draft({ status: "ESTABLISHED" });
  const inForce = await world.draft({ status: "ESTABLISHED" });
  const declined = await world.draft({ status: "PENDING_PAYMENT" });
  await callAs(world.app, "rosa", rejectDraft, { id: declined.id, version: declined.version, reason: "No." });
  for (const [name, draft] of Object.entries({ closed, inForce, declined }))
    names.set(draft.referenceNumber, name);
  closedDocument = String(closed.documentId);
  closedInvoice = closed.invoices[0]?.invoiceNumber ?? "";
  await bySetUp(
    "update document set status = 'CLOSED_RETURNED', closed_at = '2026-11-20T03:00:00Z' where id = $1",
    closedDocument,
  );
  await bySetUp(
    `insert into security_money (id, organisation_id, draft_id, kind, amount_cents, moved_date, reference, returned_to, recorded_by, created_at)
     select gen_random_uuid(), m.organisation_id, m.draft_id, 'RETURNED', m.amount_cents, m.moved_date, m.reference, 'The payer', m.recorded_by, m.created_at
       from security_money m where m.draft_id = $1`,
    closed.id,
  );
  await signIn();
});
// What a clock of seven years leaves behind is put there by hand.
after(() => world.endUnchecked());

async function signIn(): Promise<void> {
  [ada, rosa] = [await world.as("ada"), await world.as("rosa")];
}
const bySetUp = async (sql: string, id: string) =>
  await runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(sql, [id]));

type Row = { node: { draftReferenceNumber: string } };
const named = (edges: Row[]) => edges.map(({ node }) => names.get(node.draftReferenceNumber)).sort();
const LIST = `query ($o: ID!, $f: InvoiceFilter, $s: InvoiceSort, $w: String) {
  invoices(organisationId: $o, filter: $f, sort: $s, search: $w) { totalCount edges { node { draftReferenceNumber } } } }`;
async function listed(asked: object = {}) {
  const { invoices } = await ada.get(LIST, { o: HARBOUR, ...asked });
  assert.equal(invoices.totalCount, invoices.edges.length);
  return named(invoices.edges);
}
const registered = async () =>
  named(
    (await rosa.get("{ staffInvoices { edges { node { draftReferenceNumber } } } }")).staffInvoices.edges,
  );
async function found(api: Api, given: object = {}): Promise<number> {
  const { search } = await api.get(
    "query ($o: ID, $text: String!) { search(text: $text, organisationId: $o) { kind } }",
    { text: closedInvoice, ...given },
  );
  return search.filter(({ kind }: { kind: string }) => kind === "INVOICE").length;
}

test("it leaves its client's list, count and search with its document or draft, and is found by the filter", async () => {
  assert.deepEqual(await listed(), ["closed", "declined", "inForce"]);
  assert.equal(await found(ada, { o: HARBOUR }), 1);
  world.clock.setTo(SEVEN_YEARS_LATER);
  await archiveClosedRecords(world.app);
  await signIn();
  for (const field of ["AMOUNT", "CREATED_AT"])
    for (const direction of ["ASC", "DESC"]) {
      const s = { field, direction };
      assert.deepEqual(await listed({ s }), ["inForce"]);
      assert.deepEqual(await listed({ s, f: { archived: ["ARCHIVED"] } }), ["closed", "declined"]);
    }
  assert.deepEqual(await listed({ w: closedInvoice }), []);
  assert.deepEqual(await listed({ w: closedInvoice, f: { archived: ["ARCHIVED"] } }), ["closed"]);
  assert.equal(await found(ada, { o: HARBOUR }), 0);
});

test("the provider's register and search have it as before", async () => {
  assert.deepEqual(await registered(), ["closed", "declined", "inForce"]);
  assert.equal(await found(rosa), 1);
});

test("it comes back with its document", async () => {
  await bySetUp("update document set archived_at = null where id = $1", closedDocument);
  assert.deepEqual(await listed(), ["closed", "inForce"]);
});
