// All referrals, of referrers and of clients, for the provider's administrators: how far each client has come, and what was earned, taken back and paid out.
// Shows: REF-14, REF-15, REF-16.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { REFERRAL_FILTERS } from "@bondline/domain/money/referrals/referral-filters.ts";
import { parse } from "csv-parse/sync";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { QUINN } from "../../../../testing/builders/referrer-builder.ts";
import { must, seenDraft } from "../../../../testing/draft-calls.ts";
import { aNewAbn } from "../../../../testing/examples/example-steps.ts";
import {
  type NarrowedList,
  OFFER,
  provesChosen,
  provesFaults,
  provesFile,
  provesFilters,
  wantedOf,
} from "../../../../testing/narrowed-list.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aGuest, openSession } from "../../../demo/builders/guest-builder.ts";
import { aReferral, switchFeaturesOn } from "../../../demo/builders/referral-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";

let world: World;
/** The provider's administrator, one of its other people, a client's, a supplier's, and the referral portal's. */
let rosa: Api;
let others: Api[];

/**
 * By the referrer's code. The world's day is 20 November 2026: then Harbour came by Tom Quinn's link; its first request was paid the day
 * after and did not go ahead, its second was. Wesfarmers came by Harbour's link three days later, and a third client named a firm.
 */
const LIST: NarrowedList = {
  table: REFERRAL_FILTERS,
  query: `query ($filter: StaffReferralFilter) {
    staffReferrals(filter: $filter) { totalCount edges { node { code } } } }`,
  field: "staffReferrals",
  nameOf: ({ code }: { code: string | null }) => code ?? "",
  wanted: "staffReferrals",
  nameKey: "code",
  found: [
    [{}, ["QUINN24", "HARBOUR", ""]],
    [{ client: "harbour civil" }, ["QUINN24"]],
    [{ client: "%" }, []],
    [{ referrer: "tom q" }, ["QUINN24"]],
    [{ referrer: "harbour" }, ["HARBOUR"]],
    [{ firm: "LEDGER & lane" }, [""]],
    [{ firm: "tom" }, []],
    [{ ways: ["CLIENT_LINK", "NAMED"] }, ["HARBOUR", ""]],
    [{ stages: ["SIGNED_UP"] }, ["HARBOUR", ""]],
    [{ stages: ["REQUESTED", "PAID"] }, ["QUINN24"]],
    [{ signedUpTo: "2026-11-20" }, ["QUINN24"]],
    [{ signedUpFrom: "2026-11-21", signedUpTo: "2026-11-23" }, ["HARBOUR", ""]],
    [{ firstPaidFrom: "2026-11-21", firstPaidTo: "2026-11-21" }, ["QUINN24"]],
    [{ firstPaidFrom: "2026-11-22" }, []],
    [{ promisedFrom: "150", promisedTo: "150" }, ["QUINN24", "HARBOUR"]],
    [{ promisedTo: "149.99" }, [""]],
    [{ earnedFrom: "150" }, ["QUINN24"]],
    [{ earnedTo: "149.99" }, ["HARBOUR", ""]],
    [{ takenBackFrom: "150", takenBackTo: "150" }, ["QUINN24"]],
    [{ takenBackFrom: "150.01" }, []],
    [{ paidOutFrom: "60", paidOutTo: "60" }, ["QUINN24"]],
    [{ paidOutTo: "59.99" }, ["HARBOUR", ""]],
  ],
};

let firstPaid: string;
before(async () => {
  world = await aWorld();
  await switchFeaturesOn(world.app, ["referrals"]);
  await aReferral(world.app, "harbour", { memberCode: "QUINN24" });
  await later(1);
  const first = await world.draft({ status: "PROCESSING" });
  firstPaid = first.referenceNumber;
  await later(1);
  await world.draft({ status: "PROCESSING" });
  const { version } = await seenDraft(rosa, first.id);
  await must(rosa, "rejectDraft", { id: first.id, version, reason: "Withdrawn." });
  await later(1);
  await payOut("60.00");
  await aReferral(world.app, "wesfarmers", { referrerCode: "HARBOUR" });
  await aClientThatNames("ledger");
});
after(() => world.end());

/** Nobody stays signed in for days. */
async function later(days: number): Promise<void> {
  world.clock.advance({ days });
  rosa = await world.as("rosa");
  others = await Promise.all((["gus", "ada", "sam", "nia", "tom"] as const).map((name) => world.as(name)));
}

async function payOut(amount: string): Promise<void> {
  const { officeReferringPeople } = await rosa.get("{ officeReferringPeople { id version } }");
  const { version } = officeReferringPeople.find(({ id }: { id: string }) => id === QUINN);
  const payout = { id: QUINN, version, amount, paidDate: "2026-11-23", reference: "NPP 7" };
  await done(rosa, "recordReferrerPayout", payout);
}

async function done(api: Api, name: "createOrganisation" | "recordReferrerPayout", input: object) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { errors } = await api.mutate(name, type, input, "clientMutationId");
  assert.equal(errors, undefined, JSON.stringify(errors));
}

async function aClientThatNames(firm: "ledger"): Promise<void> {
  const guest = await aGuest(world.app, "Ned");
  const api = apiOf(world.url, await openSession(world.app, guest.id));
  await done(api, "createOrganisation", {
    name: "Pelican Piling Pty Ltd",
    abn: aNewAbn(),
    address: "1 Macquarie Street, Sydney NSW 2000",
    entityType: "PRV",
    industry: "E31",
    referralPortalEntityId: idOf("referral entity", firm),
  });
}

describe("referrals", () => {
  test("are narrowed by each filter, in the list and its file", () => provesFilters(rosa, LIST));
  test("name every faulty filter at once", () => provesFaults(rosa, LIST));
  test("leave as a file of what was chosen", () => provesChosen(rosa, LIST));

  test("leave as a file row for row, with what was earned, taken back and paid out", async () => {
    const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
    const rows = await provesFile(rosa, { ownerUrl: world.ownerUrl, cellsOf }, LIST);
    const said = rows.map((row) => [
      row.way,
      row.referrer,
      row.firm,
      row.stage,
      row.firstPaidReference,
      row.promised,
      row.earned,
      row.takenBack,
      row.paidOut,
    ]);
    assert.deepEqual(said.toSorted(), [
      ["A client's link", "Harbour Civil Pty Ltd", "", "Signed up", "", "150.00", "0.00", "0.00", "0.00"],
      [
        "A referrer's link",
        "Tom Quinn",
        "Quinn Insurance Brokers",
        "First request paid",
        firstPaid,
        "150.00",
        "150.00",
        "150.00",
        "60.00",
      ],
      ["Named at sign-up", "", "Ledger & Lane Accountants", "Signed up", "", "0.00", "0.00", "0.00", "0.00"],
    ]);
  });

  test("are found by client, referrer, code and firm, and ordered by what is promised, page by page", async () => {
    const query = `query ($after: String, $search: String) {
      staffReferrals(search: $search, sort: { field: PROMISED, direction: DESC }, first: 2, after: $after) {
        totalCount edges { node { code promisedAmount } } pageInfo { endCursor } } }`;
    const ask = async (given: object) => (await rosa.get(query, given)).staffReferrals;
    const one = await ask({});
    const two = await ask({ after: one.pageInfo.endCursor });
    const promised = [...one.edges, ...two.edges].map(({ node }) => node.promisedAmount);
    assert.deepEqual(promised, ["150.00", "150.00", "0.00"]);
    const found: [string, number][] = [
      ["wesfarm", 1],
      ["harbour", 2],
      ["tom quinn", 1],
      ["quinn24", 1],
      ["accountants", 1],
    ];
    for (const [search, count] of found) assert.equal((await ask({ search })).totalCount, count, search);
  });

  test("are at the stage that the referrer's own page says", async () => {
    await switchFeaturesOn(world.app, ["referralPortal"]);
    const stageOf = async (api: Api, field: string) =>
      (await api.get(`{ ${field} { edges { node { organisationName stage } } } }`))[field].edges
        .map(({ node }: { node: { organisationName: string } }) => node)
        .find(({ organisationName }: { organisationName: string }) => organisationName.startsWith("Harbour"));
    assert.deepEqual(
      await stageOf(rosa, "staffReferrals"),
      await stageOf(await world.as("tom"), "referralPortalReferrals"),
    );
  });

  test("are there for nobody else, also of the provider, and neither are their file and their views", async () => {
    const views = "{ listViews(list: STAFF_REFERRALS) { id } }";
    assert.deepEqual((await rosa.get(views)).listViews, []);
    for (const other of others) {
      assert.equal(await other.codeOf(LIST.query, { filter: {} }), "REFERRER_NOT_FOUND");
      assert.equal(await other.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "REFERRER_NOT_FOUND");
      assert.equal(await other.codeOf(views, {}), "ORGANISATION_NOT_FOUND");
    }
  });
});

/** Last, since it pays what the others count. */
describe("what was paid out", () => {
  test("covers a person's oldest earnings first, and of a referring client is what it took off its fees", async () => {
    await later(1);
    await world.draft({ owner: "wesfarmers", status: "PROCESSING" });
    const query = "{ staffReferrals { edges { node { code earnedAmount paidOutAmount } } } }";
    type Node = { node: Record<"code" | "earnedAmount" | "paidOutAmount", string> };
    const paidOut = async () => {
      const { edges } = (await rosa.get(query)).staffReferrals;
      return Object.fromEntries(
        edges.map(({ node }: Node) => [node.code, [node.earnedAmount, node.paidOutAmount]]),
      );
    };
    assert.deepEqual((await paidOut()).HARBOUR, ["150.00", "0.00"]);
    await world.draft({ status: "PROCESSING" });
    assert.deepEqual((await paidOut()).HARBOUR, ["150.00", "150.00"]);
    assert.deepEqual((await paidOut()).QUINN24, ["150.00", "60.00"]);
  });
});
