// What a bank or insurer has issued, for its own people: what ends soon, what has no end, and nothing of anybody else's.
// Shows: ST-05, ST-08.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { anIssuedDocument } from "../../../../testing/builders/document-request-builder.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import type { PersonName } from "../../../demo/cast.ts";

const QUERY = `query ($days: Int, $first: Int, $after: String) {
  issuedDocuments(endsWithinDays: $days, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id expiresAt } } }
  issuedDocumentSums(endsWithinDays: $days) { count amount } }`;

let world: World;
let soon: string;
let later: string;
let open: string;
before(async () => {
  world = await aWorld();
  open = await issue({ expiryType: "OPEN_ENDED", expiresAt: null, contractForm: "AS4000", amount: "100000" });
  later = await issue({ expiryType: "FIXED", expiresAt: "2027-02-01", amount: "110000.50" });
  // Today is 20/11/2026, and the thirtieth day after it is within.
  soon = await issue({ expiryType: "FIXED", expiresAt: "2026-12-20", amount: "120000" });
  await recordDocument(world.app, { fields: { bankName: "Macquarie", guaranteeNumber: "own record" } });
});
after(() => world.end());

const issue = async (fields: Record<string, unknown>) => (await anIssuedDocument(world, fields)).id;

async function issuedBy(person: PersonName, variables: object = {}) {
  const { issuedDocuments, issuedDocumentSums } = await (await world.as(person)).get(QUERY, variables);
  const ids = issuedDocuments.edges.map(({ node }: { node: { id: string } }) => node.id);
  return { ids, page: issuedDocuments, sums: issuedDocumentSums };
}

test("a bank's people find what it issued, what ends first before all else, and what has no end last", async () => {
  const { ids, page, sums } = await issuedBy("sam");
  assert.deepEqual(ids, [soon, later, open]);
  assert.equal(page.totalCount, 3);
  assert.deepEqual(sums, { count: 3, amount: "330000.50" });
});

test("a figure is the sum of its list, and the last day counts", async () => {
  for (const [days, listed, amount] of [
    [29, [], "0.00"],
    [30, [soon], "120000.00"],
    [90, [soon, later], "230000.50"],
  ] as const) {
    const { ids, page, sums } = await issuedBy("sam", { days });
    assert.deepEqual(ids, listed, `${days} days`);
    assert.deepEqual(sums, { count: page.totalCount, amount });
  }
});

test("its pages follow each other", async () => {
  const first = await issuedBy("sam", { first: 2 });
  assert.deepEqual(first.ids, [soon, later]);
  const second = await issuedBy("sam", { first: 2, after: first.page.pageInfo.endCursor });
  assert.deepEqual(second.ids, [open]);
});

test("another bank's people find none of it, and nobody else is told that there is such a list", async () => {
  assert.deepEqual((await issuedBy("bea")).ids, []);
  for (const person of ["ada", "rosa", "tom"] as const)
    assert.equal(await (await world.as(person)).codeOf(QUERY), "DOCUMENT_NOT_FOUND");
});

test("a number of days that no calendar has is refused by its name", async () => {
  const sam = await world.as("sam");
  for (const days of [-1, 367]) assert.equal(await sam.codeOf(QUERY, { days }), "VALIDATION_ERROR");
});
