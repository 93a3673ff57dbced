// A flood: whatever one account or address sends at once, however long it takes and however much it asks, everybody else is answered meanwhile.
// Shows: REL-08.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { getNamedType } from "graphql";
import pg from "pg";
import { REQUEST_LIMITS } from "../../server/graphql/request-limits.ts";
import { schema } from "../../server/graphql/schema.ts";
import { type Api, type ApiReply, apiOf } from "../api.ts";
import { aHolder, type Holder } from "../crowd.ts";
import { documentOf, EXAMPLES } from "../examples/calls.ts";
import { aReadyWorld } from "../examples/example-worlds.ts";
import { type Fixtures, type ReadyCall, readyCall, sending } from "../examples/fixture.ts";
import { aSecondServer, type SecondServer } from "../second-server.ts";
import type { World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

const FLOOD = IS_WHOLE_PROOF ? 30 : 12;
const PAGE_MAX = 100;
const QUIET_TIMES = 100;
/** So few that one list at its longest is seconds' worth, and what a bystander asks is not. */
const FEW_VALUES = "500";
/** In a plain run one in so many of the mutations. */
const STEP = IS_WHOLE_PROOF ? 1 : 4;

const CONNECTIONS = { DATABASE_CONNECTIONS: "10" };
/** Of one account come to what is held as many as have a turn: three tenths of the connections. */
const CALLS_AT_ONCE = 3;
/** Some calls never come to what is held. */
const LOOKS = 150;
/** Whoever comes without a turn would have come by then; what waits much longer is refused, as the product gives a lock three seconds. */
const LOOKS_FOR_MORE = 40;
const TRIES_MAX = 5;
const REFUSED_FOR_NOW = ["IN_PROGRESS", "SERVICE_UNAVAILABLE"];
const ME = "{ me { givenName } }";

const LISTS = Object.values(schema.getQueryType()?.getFields() ?? {})
  .filter(
    ({ type, args }) =>
      getNamedType(type).name.endsWith("Connection") && args.some(({ name }) => name === "first"),
  )
  .map(({ name }) => name);
/** What changes a record comes to the history, which is held. */
const CHANGES = Object.entries(EXAMPLES.Mutation).filter(([, { writes }]) => writes !== "nothing");

let world: World;
let fixtures: Fixtures;
let holder: Holder;
let owner: pg.Client;
let bystander: Api;
before(async () => {
  ({ world, fixtures } = await aReadyWorld(CONNECTIONS));
  holder = await aHolder(world.ownerUrl);
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  bystander = await world.as("wes");
  await bystander.get(ME);
});
const ratios: number[] = [];
const rateLimitedCalls: number[] = [];
const count = { cases: 0, broken: 2, caught: 0, notes: [] as string[] };
after(async () => {
  if (IS_WHOLE_PROOF) {
    const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(1));
    count.notes = [
      `beside a flood a bystander's query took ${median(ratios).toFixed(1)} times as long as alone in the median of all lists (${least} to ${most}), and ${median(rateLimitedCalls)} of ${FLOOD} requests of the flood were refused until later`,
    ];
  }
  recordProof("flood", count);
  await holder.end();
  await owner.end();
  await world.end();
});

describe("calls of one sender that all wait for a lock hold no more than their share: somebody else is answered", () => {
  for (const [name] of CHANGES.filter((_, at) => at % STEP === 0))
    test(name, async () => {
      await owner.query("delete from rate_limit");
      assert.deepEqual(await refusedMeanwhile(() => readyCall(fixtures, "Mutation", name), bystander), []);
    });

  test("an instance where they may hold everything would be seen", async () => {
    const open = await aSecondServer(world, { ...CONNECTIONS, REQUESTS_PER_ACCOUNT: "1000" });
    const callThere = async () => {
      const call = await readyCall(fixtures, "Mutation", "updateDraft");
      const caller = apiOf(open.url, call.caller.token);
      await caller.get(ME);
      return { ...call, caller };
    };
    const refused = await refusedMeanwhile(callThere, apiOf(open.url, bystander.token));
    await open.stop();
    assert.notDeepEqual(refused, []);
    count.caught += 1;
  });
});

/** Refusals that calls of the flood came to, waiting, while the bystander was; and the bystander's own. */
async function refusedMeanwhile(callAnew: () => Promise<ReadyCall>, other: Api): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    const refused: string[] = [];
    const call = await callAnew();
    await holder.hold("lock table history_head in exclusive mode");
    const flood = Array.from({ length: FLOOD }, async () => {
      const code = codeOf(await call.caller.ask(call.query, sending(call)));
      if (REFUSED_FOR_NOW.includes(code)) refused.push(code);
    });
    await holder.untilWaiting(() => CALLS_AT_ONCE, LOOKS);
    await holder.untilWaiting(() => FLOOD, LOOKS_FOR_MORE);
    // On a slow machine the calls have waited for as long as the product lets them before anybody is asked: that shows nothing.
    const isTooLate = refused.length > 0;
    const own = codeOf(await other.ask(ME));
    const meanwhile = own === "OK" ? [...refused] : [...refused, own];
    await holder.letGo();
    await Promise.all(flood);
    if (isTooLate && tries < TRIES_MAX) continue;
    count.cases += FLOOD;
    return meanwhile;
  }
}

describe("who asks for every list at its longest, again and again, is refused with the time to come back; somebody else is answered", () => {
  let strict: SecondServer;
  before(async () => {
    strict = await aSecondServer(world, { ...CONNECTIONS, VALUES_PER_SECOND: FEW_VALUES });
  });
  after(() => strict.stop());
  for (const name of LISTS)
    test(name, async () => {
      const codes = await codesOfTwo(strict, await readyCall(fixtures, "Query", name));
      assert.equal(codes.at(-1), "RATE_LIMITED", codes.join());
      assert.equal(codeOf(await apiOf(strict.url, bystander.token).ask(ME)), "OK");
      count.cases += 1;
    });

  for (const name of LISTS)
    test(`${name} is answered as often as one request asks for it, where nothing is charged`, async () => {
      const call = await readyCall(fixtures, "Query", name);
      const { query, variables } = atItsLongest(call);
      assert.equal(codeOf(await call.caller.ask(query, variables)), "OK");
      count.cases += 1;
    });

  test("an instance that charges nothing would be seen", async () => {
    const open = await aSecondServer(world, { ...CONNECTIONS, VALUES_PER_SECOND: "0" });
    const codes = await codesOfTwo(open, await readyCall(fixtures, "Query", "documentsForReports"));
    await open.stop();
    assert.deepEqual(codes, ["OK", "OK"]);
    count.caught += 1;
  });
});

async function codesOfTwo({ url }: SecondServer, call: ReadyCall): Promise<string[]> {
  const { query, variables } = atItsLongest(call);
  const caller = apiOf(url, call.caller.token);
  // Who asks is known from the first answer on.
  await caller.ask(ME);
  const codes: string[] = [];
  for (let time = 0; time < 2; time += 1) codes.push(codeOf(await caller.ask(query, variables)));
  return codes;
}

if (IS_WHOLE_PROOF)
  describe("every list at its longest, as often as one request may ask for it: somebody else is answered all the time", () => {
    for (const name of LISTS)
      test(name, async () => {
        // Nobody has asked it for anything yet.
        const product = await aSecondServer(world, { ...CONNECTIONS, VALUES_PER_SECOND: "50000" });
        const call = await readyCall(fixtures, "Query", name);
        const { query, variables } = atItsLongest(call);
        const caller = apiOf(product.url, call.caller.token);
        const other = apiOf(product.url, bystander.token);
        await caller.ask(ME);
        const alone = await timesOf(other, QUIET_TIMES, () => false);
        const codes: string[] = [];
        const flood = Array.from({ length: FLOOD }, async () => {
          codes.push(codeOf(await caller.ask(query, variables)));
        });
        const beside = await timesOf(other, 1, () => codes.length < FLOOD);
        await Promise.all(flood);
        await product.stop();
        assert.deepEqual(
          codes.filter((code) => !["OK", "RATE_LIMITED", ...REFUSED_FOR_NOW].includes(code)),
          [],
        );
        assert.ok(codes.includes("OK"), codes.join());
        count.cases += FLOOD + beside.length;
        rateLimitedCalls.push(codes.filter((code) => code !== "OK").length);
        ratios.push(median(beside) / median(alone));
      });
  });

function atItsLongest(call: ReadyCall): { query: string; variables: object } {
  const given = { ...call.given, first: PAGE_MAX };
  const [, head, field] = /^(query[^{]*)\{ (.*) \}$/s.exec(documentOf("Query", call.name, given)) ?? [];
  const often = Array.from({ length: REQUEST_LIMITS.rootFields }, (_, at) => `of${at}: ${field}`);
  return { query: `${head} { ${often.join(" ")} }`, variables: given };
}

/** So often at least, and for as long as it goes on. */
async function timesOf(other: Api, atLeast: number, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (times.length < atLeast || goesOn()) {
    const before = performance.now();
    assert.equal(codeOf(await other.ask(ME)), "OK");
    times.push(performance.now() - before);
  }
  return times;
}

function codeOf({ errors }: ApiReply): string {
  return errors?.[0]?.extensions.code ?? "OK";
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
