// A bank's or insurer's report, for its own people: every sum is that of the list behind it, to the cent, and nothing of anybody else's is in it.
// Shows: ST-05, ST-08, ST-37.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { call } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { connectOnce } from "../../../database/connect.ts";
import { callAs } from "../../../demo/sessions.ts";
import { changeBankService } from "../../office/bank-work/commands/change-bank-service.ts";

const QUERY = `{ issuedReport { asOf since totalCount totalAmount
  byClient { ...g } byBeneficiary { ...g } byVariant { ...g } byState { ...g } byExpiryMonth { ...g } issuedByMonth { ...g } returnedByMonth { ...g }
  timeByMonth { key count medianMinutes slowestMinutes } levelByMonth { key kept beyond none } waiting { age from to count amount } } }
  fragment g on IssuedReportGroup { key name count amount }`;

type Group = { key: string | null; name: string | null; count: number; amount: string };
type Listed = { count: number; cents: bigint };

let world: World;
let sam: Api;
let bea: Api;

const OPEN = { expiryType: "OPEN_ENDED", expiresAt: null, contractForm: "AS4000" } as const;

async function issue(
  owner: "harbour" | "wesfarmers",
  { amount, hours, expiresAt }: { amount: string; hours: number; expiresAt?: string },
): Promise<string> {
  const fields = expiresAt ? { amount, expiryType: "FIXED", expiresAt } : { amount, ...OPEN };
  const draft = await world.draft({ status: "PROCESSING", owner, fields: fields as never });
  world.clock.advance({ hours });
  const input = { id: draft.id, version: draft.version, guaranteeNumber: `R-${amount}`, bank: {} };
  const { data } = await call(
    await world.as("sam"),
    "establishDraft",
    { ...input, establishedDate: "2026-11-20" },
    "document { id }",
  );
  return data.establishDraft.document.id;
}

before(async () => {
  world = await aWorld();
  await issue("harbour", { amount: "100000.10", hours: 1 });
  await callAs(world.app, "sam", changeBankService, { version: 0, issueHours: 3 });
  await issue("harbour", { amount: "200000.20", hours: 2, expiresAt: "2027-03-31" });
  await issue("wesfarmers", { amount: "50000.05", hours: 6, expiresAt: "2027-03-01" });
  const returned = await issue("wesfarmers", { amount: "70000", hours: 0 });
  const owner = connectOnce(world.ownerUrl);
  await owner.connect();
  await owner.query("begin");
  await owner.query("select begin_system_work('Test', now())");
  await owner.query(
    "update document set status = 'CLOSED_RETURNED', closed_at = '2026-11-10T14:00Z' where id = $1",
    [returned],
  );
  await owner.query("commit");
  await world.draft({ status: "PROCESSING", fields: { amount: "300000", ...OPEN } as never });
  world.clock.advance({ days: 4 });
  await world.draft({ status: "PROCESSING", fields: { amount: "400000", ...OPEN } as never });
  await world.draft({ status: "SUBMITTED", fields: { amount: "900000", ...OPEN } as never });
  await owner.end();
  [sam, bea] = [await world.as("sam"), await world.as("bea")];
});
after(() => world.end());

const DOCUMENTS = `query ($filter: StaffDocumentFilter) { staffDocuments(filter: $filter, first: 100) { totalCount edges { node { amount } } } }`;
const DRAFTS = `query ($filter: StaffDraftFilter) { staffDraftRegister(filter: $filter, first: 100) { totalCount edges { node { amount } } } }`;

async function listed(query: string, filter: object): Promise<Listed> {
  const [connection] = Object.values(await sam.get(query, { filter })) as {
    totalCount: number;
    edges: { node: { amount: string } }[];
  }[];
  const cents = (connection?.edges ?? []).reduce((sum, { node }) => sum + centsOf(node.amount), 0n);
  return { count: connection?.totalCount ?? 0, cents };
}

const centsOf = (amount: string) => BigInt(amount.replace(".", ""));
const asListed = ({ count, amount }: Pick<Group, "amount" | "count">): Listed => ({
  count,
  cents: centsOf(amount),
});
const IN_FORCE = { statuses: ["PENDING", "ESTABLISHED", "AWAITING_RETURN"] };
const daysOf = (name: string, month: string) => ({
  [`${name}From`]: `${month}-01`,
  [`${name}To`]: LAST[month],
});
const LAST: Record<string, string> = { "2026-11": "2026-11-30", "2027-03": "2027-03-31" };

test("what is in force is one whole, however it is grouped, and that of the register", async () => {
  const { issuedReport: report } = await sam.get(QUERY);
  assert.deepEqual([report.asOf, report.since], ["2026-11-24", "2025-12-01"]);
  assert.deepEqual([report.totalCount, report.totalAmount], [3, "350000.35"]);
  assert.deepEqual(await listed(DOCUMENTS, IN_FORCE), { count: 3, cents: 35000035n });
  for (const by of ["byClient", "byBeneficiary", "byVariant", "byState", "byExpiryMonth"]) {
    const sums: Group[] = report[by];
    assert.equal(
      sums.reduce((sum, { amount }) => sum + centsOf(amount), 0n),
      35000035n,
      by,
    );
    assert.equal(
      sums.reduce((sum, { count }) => sum + count, 0),
      3,
      by,
    );
  }
});

test("each group is the list that its filter finds, to the cent", async () => {
  const { issuedReport: report } = await sam.get(QUERY);
  assert.deepEqual(
    report.byClient.map(({ name, count }: Group) => [name, count]),
    [
      ["Harbour Civil Pty Ltd", 2],
      ["Wesfarmers Limited", 1],
    ],
  );
  const filters: Record<string, (key: string | null) => object> = {
    byClient: (key) => ({ client: key }),
    byBeneficiary: (key) => ({ firstBeneficiary: key }),
    byVariant: (key) => ({ variants: [key] }),
    byState: (key) => ({ firstState: [key ?? "NONE"] }),
    byExpiryMonth: (key) => (key === null ? { ends: ["UNDATED"] } : daysOf("expires", key)),
  };
  for (const [by, filterOf] of Object.entries(filters))
    for (const group of report[by] as Group[])
      assert.deepEqual(await listed(DOCUMENTS, { ...IN_FORCE, ...filterOf(group.key) }), asListed(group), by);
  assert.deepEqual(report.byExpiryMonth.map(({ key }: Group) => key).sort(), ["2027-03", null].sort());
});

test("months are those in which it was issued and closed, as the register narrows them", async () => {
  const { issuedReport: report } = await sam.get(QUERY);
  assert.deepEqual(report.issuedByMonth.map(asListed), [
    await listed(DOCUMENTS, daysOf("established", "2026-11")),
  ]);
  assert.deepEqual(report.issuedByMonth[0].count, 4);
  const closed = { statuses: ["CLOSED_RETURNED"], ...daysOf("closed", "2026-11") };
  assert.deepEqual(report.returnedByMonth.map(asListed), [await listed(DOCUMENTS, closed)]);
  assert.deepEqual(
    [report.returnedByMonth[0].key, report.returnedByMonth[0].amount],
    ["2026-11", "70000.00"],
  );
  assert.equal((await listed(DOCUMENTS, { ...closed, closedFrom: "2026-11-12" })).count, 0);
});

test("how long issuing took is counted from where nothing is owed any more", async () => {
  const { timeByMonth } = (await sam.get(QUERY)).issuedReport;
  assert.deepEqual(timeByMonth, [{ key: "2026-11", count: 4, medianMinutes: 90, slowestMinutes: 288 }]);
  const { count } = await listed(DRAFTS, { statuses: ["ESTABLISHED"], ...daysOf("issued", "2026-11") });
  assert.equal(count, 4);
});

test("what was issued within the bank's own level, beyond it and without one is told by month, and each is what the register finds", async () => {
  const { levelByMonth } = (await sam.get(QUERY)).issuedReport;
  // The first had no level yet; that of six hours ended at 8 pm, three hours after business had closed on it.
  assert.deepEqual(levelByMonth, [{ key: "2026-11", kept: 2, beyond: 1, none: 1 }]);
  const month = { statuses: ["ESTABLISHED"], ...daysOf("issued", "2026-11") };
  const found = async (...level: string[]) => await listed(DRAFTS, { ...month, level });
  assert.equal((await found("KEPT")).count, 2);
  assert.deepEqual(await found("BEYOND"), { count: 1, cents: 5000005n });
  assert.deepEqual(await found("NONE"), { count: 1, cents: 10000010n });
  assert.equal((await found("KEPT", "BEYOND")).count, 3);
});

test("the provider's people learn nothing of the levels from the register", async () => {
  const rosa = await world.as("rosa");
  const filter = { level: ["KEPT", "BEYOND", "NONE"] };
  assert.equal((await rosa.get(DRAFTS, { filter })).staffDraftRegister.totalCount, 0);
});

test("what waits is counted by the day on which it reached the bank, and is what the register finds in those days", async () => {
  const { waiting } = (await sam.get(QUERY)).issuedReport;
  assert.deepEqual(
    waiting.map(({ age, count, amount }: { age: string } & Group) => [age, count, amount]),
    [
      ["DAYS_0_TO_2", 1, "400000.00"],
      ["DAYS_3_TO_5", 1, "300000.00"],
      ["DAYS_6_TO_10", 0, "0.00"],
      ["OVER_10_DAYS", 0, "0.00"],
    ],
  );
  for (const { from, to, ...sum } of waiting) {
    const reached = { ...(from && { reachedFrom: from }), reachedTo: to };
    assert.deepEqual(await listed(DRAFTS, { statuses: ["PROCESSING"], ...reached }), asListed(sum));
  }
});

test("another bank's people have none of it, and it is for no one else", async () => {
  const { issuedReport: report } = await bea.get(QUERY);
  assert.deepEqual(
    [report.totalCount, report.totalAmount, report.byClient, report.timeByMonth, report.levelByMonth],
    [0, "0.00", [], [], []],
  );
  for (const person of ["ada", "gus"] as const)
    assert.equal(await (await world.as(person)).codeOf(QUERY), "DOCUMENT_NOT_FOUND");
});
