// Every mutation many times at once, on one record and on neighbours under one organisation and facility: nobody stands in another's way for good.
// Shows: REL-08, FA-120.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { millisecondsOf } from "@bondline/domain/values/time/instant.ts";
import pg from "pg";
import { buildFacility } from "../../server/demo/builders/facility-builder.ts";
import { type Api, type ApiReply, apiOf } from "../api.ts";
import { aHolder, allAtOnce, type Holder } from "../crowd.ts";
import { type DeadlockWatch, watchDeadlocks } from "../deadlock-watch.ts";
import { EXAMPLES } from "../examples/calls.ts";
import { aReadyWorld } from "../examples/example-worlds.ts";
import { type Fixtures, fixturesOf, type ReadyCall, readyCall, sending } from "../examples/fixture.ts";
import { startInstance } from "../faults/instance-process.ts";
import { chanceFrom } from "../faults/seeded.ts";
import { freePort, type World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";
import { everyNth, ofEachKind } from "./short-form.ts";

const CONNECTIONS = 24;
const CROWDS = IS_WHOLE_PROOF ? [2, 20, 200] : [6];
const NEIGHBOURS = IS_WHOLE_PROOF ? 20 : 2;
/** How often each neighbour sends it. */
const OF_EACH = IS_WHOLE_PROOF ? 10 : 1;
const MIXED_ROUNDS = IS_WHOLE_PROOF ? 20 : 1;
const SEED = 2027;
const NAMES = Object.keys(EXAMPLES.Mutation);
/** A plain run takes one mutation of those that write the same kinds of record, on one record or on neighbours, by turns; each stands in the round of all. */
const TRIED = ofEachKind(NAMES);
/** A plain run takes every fourth of them on one record, and others on neighbours. */
const EVERY = 4;

let world: World;
/** Each with a draft and a document of its own, all of one organisation. */
let places: Fixtures[];
let owner: pg.Client;
let facilityId: string;
let holder: Holder;
let deadlocks: DeadlockWatch;
before(async () => {
  const ready = await aReadyWorld({
    DATABASE_CONNECTIONS: String(CONNECTIONS),
    // One person's calls come to the database all at once here.
    REQUESTS_PER_ACCOUNT: String(CONNECTIONS),
    REQUESTS_PER_ADDRESS: String(CONNECTIONS),
  });
  world = ready.world;
  places = Array.from({ length: NEIGHBOURS }, () => fixturesOf(world, ready.personas));
  // The first round of all begins with the calls that stand ready.
  places[1] = ready.fixtures;
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const facility = await buildFacility(world.app, { fields: { limit: "900000000" } });
  facilityId = facility.id;
  holder = await aHolder(world.ownerUrl);
  deadlocks = watchDeadlocks(world.app);
});
const count = { cases: 0, broken: 1, caught: 0 };
after(async () => {
  const spreadOf = (found: ReadonlyMap<string, number>) => {
    const [[name, most] = ["", 0]] = [...found].sort(([, one], [, other]) => other - one);
    return `${median([...found.values()]).toFixed(1)} in the median, ${most.toFixed(1)} at most (${name})`;
  };
  const note = `${SENT} at once over one after the other: ${spreadOf(ratios)}; a bystander's query beside them over alone: ${spreadOf(bystanders)}`;
  recordProof("contention", { ...count, notes: [note] });
  deadlocks.end();
  await holder.end();
  await owner.end();
  await world.end();
});

describe("many at once on one record", () => {
  for (const name of everyNth(TRIED, EVERY))
    for (const crowd of CROWDS)
      test(`${name}, ${crowd} times`, async () => {
        await owner.query("delete from rate_limit");
        const call = await readyCall(places[0] as Fixtures, "Mutation", name);
        await requireAnswers(Array.from({ length: crowd }, () => call));
      });
});

describe("at once on neighbours under one organisation and on one facility", () => {
  for (const name of everyNth(TRIED, EVERY, EVERY / 2))
    test(name, async () => {
      const calls = await neighbours(name);
      await requireAnswers(Array.from({ length: OF_EACH }, () => calls).flat());
    });
});

describe("every mutation at once with all others, on neighbours", () => {
  const chance = chanceFrom(SEED);
  for (let round = 1; round <= MIXED_ROUNDS; round += 1)
    test(`round ${round}`, async () => {
      const calls: ReadyCall[] = [];
      for (const name of shuffled(NAMES, chance.below))
        calls.push(await readyCall(places[round % places.length] as Fixtures, "Mutation", name));
      await requireAnswers(await ontoFacility(calls));
    });
});

/** What is reported in the long form alone: a plain run asserts nothing of time. */
const SENT = 20;
const AT_ONCE_RATIO_MAX = 5;
const ratios = new Map<string, number>();
const bystanders = new Map<string, number>();
if (IS_WHOLE_PROOF)
  describe(`${SENT} at once take no more than ${AT_ONCE_RATIO_MAX} times as long as one after the other`, () => {
    let product: Product;
    before(async () => {
      product = await aProduct();
    });
    after(() => product.stop());
    for (const name of NAMES)
      test(name, async () => {
        const inTurn = await onProduct(product, name);
        const apart = await timeOf(async () => {
          for (const send of inTurn) await send();
        });
        const crowd = await onProduct(product, name);
        const bystander = apiOf(product.url, (await world.as("wes")).token);
        const quiet = await timesOf(bystander, (times) => times < SENT);
        let answered = 0;
        const together = timeOf(() =>
          Promise.all(crowd.map((send) => send().finally(() => (answered += 1)))),
        );
        const beside = await timesOf(bystander, () => answered < SENT);
        const ratio = (await together) / apart;
        ratios.set(name, ratio);
        bystanders.set(name, median(beside) / median(quiet));
        assert.ok(ratio < AT_ONCE_RATIO_MAX, `${ratio.toFixed(1)} times`);
      });
  });

type Product = { url: string; stop(): Promise<unknown> };

/** As it is shipped, and in a process of its own: neither those who ask nor what they have prepared takes its time. */
async function aProduct(): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), "bondline-contention-"));
  const port = String(await freePort());
  const instance = startInstance({
    ownerUrl: world.ownerUrl,
    folder,
    environment: { PORT: port, DATABASE_CONNECTIONS: "10", VALUES_PER_SECOND: "50000" },
    clockAheadMilliseconds: millisecondsOf(world.clock.now()) - Date.now(),
  });
  await instance.ready;
  const stop = async () => {
    await instance.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function onProduct({ url }: Product, name: string): Promise<(() => Promise<ApiReply>)[]> {
  await owner.query("delete from rate_limit");
  const call = await readyCall(places[0] as Fixtures, "Mutation", name);
  const caller = apiOf(url, call.caller.token);
  return Array.from({ length: SENT }, () => {
    const variables = sending(call);
    return () => answerOf({ ...call, caller }, variables);
  });
}

async function timesOf(api: Api, goesOn: (times: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  do times.push(await timeOf(() => api.get("{ me { givenName } }")));
  while (goesOn(times.length));
  return times;
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await act();
  return performance.now() - before;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

test("a lock that is asked for behind a foreign key's share of it would be seen", async () => {
  await owner.query(`alter table document disable trigger take_facility_in_turn`);
  await owner.query(`create function take_facility_late() returns trigger language plpgsql security definer as $$
    begin perform 1 from facility where id = new.facility_id for update; return null; end $$`);
  await owner.query(
    "create trigger keep_facility_late after update of facility_id on document for each row when (new.facility_id is not null) execute function take_facility_late()",
  );
  // Whether two calls meet is a matter of moments.
  let met = false;
  for (let round = 0; round < 20 && !met; round += 1) {
    await owner.query("delete from rate_limit");
    await crowded((await neighbours("setDocumentFacility")).slice(0, 2));
    met = deadlocks.taken().length > 0;
  }
  assert.ok(met, "nobody stood in another's way");
  await owner.query("drop trigger keep_facility_late on document");
  await owner.query("alter table document enable trigger take_facility_in_turn");
  count.caught += 1;
});

async function requireAnswers(calls: readonly ReadyCall[]): Promise<void> {
  await owner.query("delete from rate_limit");
  const codes = (await crowded(calls)).map(({ errors }) => errors?.[0]?.extensions.code ?? "OK");
  count.cases += calls.length;
  assert.deepEqual(deadlocks.taken(), []);
  assert.ok(codes.includes("OK"), codes.join());
  assert.ok(!codes.includes("INTERNAL"), codes.join());
}

async function crowded(calls: readonly ReadyCall[]): Promise<ApiReply[]> {
  const sent = calls.map((call) => {
    const variables = sending(call);
    return () => answerOf(call, variables);
  });
  return await allAtOnce(holder, sent, {
    connections: CONNECTIONS,
    also: `select 1 from facility where id = '${facilityId}' for no key update`,
  });
}

/** As the client does: told that the record is busy, it asks again. */
async function answerOf({ caller, query }: ReadyCall, variables: object): Promise<ApiReply> {
  for (;;) {
    const answer = await caller.ask(query, variables);
    const code = answer.errors?.[0]?.extensions.code ?? "OK";
    if (code !== "IN_PROGRESS" && code !== "SERVICE_UNAVAILABLE") return answer;
    // Not before somebody else has had a connection.
    await world.app.pool.query("select 1").catch(() => undefined);
  }
}

async function neighbours(name: string): Promise<ReadyCall[]> {
  const calls: ReadyCall[] = [];
  for (const place of places) {
    await owner.query("delete from rate_limit");
    calls.push(await readyCall(place, "Mutation", name));
  }
  return await ontoFacility(calls);
}

/** What brings each to the one facility, or has it take more room there. */
const TO_FACILITY: Record<string, () => object> = {
  setDocumentFacility: () => ({ facilityId }),
  updateDraft: () => ({ draft: { amount: "260000" } }),
};

/** Every draft and document of theirs that is on none comes to the one facility. */
async function ontoFacility(calls: readonly ReadyCall[]): Promise<ReadyCall[]> {
  await owner.query("begin; select begin_system_work('Set-up', now())");
  for (const table of ["draft", "document"])
    await owner.query(
      `update ${table} set facility_id = $1 from facility f
        where f.id = $1 and f.organisation_id = ${table}.organisation_id and ${table}.facility_id is null`,
      [facilityId],
    );
  await owner.query("commit");
  return calls.map((call) => ({ ...call, given: { ...call.given, ...TO_FACILITY[call.name]?.() } }));
}

function shuffled(names: readonly string[], below: (bound: number) => number): string[] {
  const left = [...names];
  return names.flatMap(() => left.splice(below(left.length), 1));
}
