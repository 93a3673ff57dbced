// Once only, past a kill: an instance is killed (kill -9) between the effect of a call and its answer; the other, sent the same, has the answer and no second effect.
// Shows: REL-02, REL-19, API-006.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import pg from "pg";
import { type ApiReply, apiOf } from "../api.ts";
import { EXAMPLES } from "../examples/calls.ts";
import { type Fixtures, fixturesOf, type ReadyCall, readyCall, sending } from "../examples/fixture.ts";
import { type Instance, startInstance } from "../faults/instance-process.ts";
import { chanceFrom } from "../faults/seeded.ts";
import { effectsAfter, lastEntry } from "../own-effects.ts";
import { signInPersonas } from "../personas.ts";
import { aWorld, freePort, type World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

const POINTS = ["after the commit of a command, before its reply", "before the commit of a command"] as const;
type Trial = { name: string; point: (typeof POINTS)[number] };

/** A kill costs the start of an instance: `npm run proof -- calls` kills at every call, a plain run at those drawn. */
const DRAWN = 4;
const SEED = 2026;
/** A repeat of these cannot be answered as the first was; `once-only.test.ts` says why. */
const SHOWN_ONCE = ["signOut", "proveTwoStep", "setDraftRealtimeAuthorState"];

const CALLS = Object.keys(EXAMPLES.Mutation).filter(
  (name) => EXAMPLES.Mutation[name]?.by !== "anonymous" && !SHOWN_ONCE.includes(name),
);
const EVERY_TRIAL: Trial[] = CALLS.flatMap((name) => POINTS.map((point) => ({ name, point })));
const TRIALS = IS_WHOLE_PROOF ? EVERY_TRIAL : drawn(EVERY_TRIAL, DRAWN);

const folder = mkdtempSync(join(tmpdir(), "bondline-kills-"));
let world: World;
let fixtures: Fixtures;
let owner: pg.Client;
let next: Promise<Victim> | undefined;
let secondEffects = 0;

before(async () => {
  world = await aWorld();
  fixtures = fixturesOf(world, await signInPersonas(world));
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
});
after(async () => {
  recordProof("once-only-kills", { cases: TRIALS.length, broken: 1, caught: secondEffects });
  await owner.end();
  await world.end();
  rmSync(folder, { recursive: true, force: true });
});

describe("killed between effect and answer", () => {
  for (const [at, trial] of TRIALS.entries())
    test(`${trial.name}, ${trial.point}`, async () => {
      const call = await readyCall(fixtures, "Mutation", trial.name);
      const last = await lastEntry(owner, world.ownerUrl);
      const variables = sending(call);
      await sendToVictim(call, variables, await victimFor(trial, TRIALS[at + 1]));
      const answer = await answerOf(call, variables);
      assert.equal(answer.errors, undefined);
      assert.equal(
        await effectsAfter(owner, last, call),
        EXAMPLES.Mutation[trial.name]?.writes === "nothing" ? 0 : 1,
      );
    });
});

test("a second effect would be seen: without the kept answer there are two", async () => {
  const call = await readyCall(fixtures, "Mutation", "createDraft");
  const last = await lastEntry(owner, world.ownerUrl);
  const variables = sending(call);
  await sendToVictim(call, variables, await victimFor({ name: "createDraft", point: POINTS[0] }, undefined));
  await owner.query("delete from mutation_result");
  await answerOf(call, variables);
  secondEffects = (await effectsAfter(owner, last, call)) - 1;
  assert.equal(secondEffects, 1);
});

type Victim = { url: string; instance: Instance; point: string; startedAt: Instant };

/** The next one starts while this one is put to use; where the clock has been turned for a call meanwhile, another takes its place. */
async function victimFor({ point }: Trial, following: Trial | undefined): Promise<Victim> {
  let victim = await (next ?? aVictim(point));
  if (victim.startedAt !== world.clock.now()) {
    victim.instance.kill();
    victim = await aVictim(point);
  }
  next = following && aVictim(following.point);
  next?.catch(() => undefined);
  return victim;
}

/** An instance that kills itself when the first command comes to that point. */
async function aVictim(point: Trial["point"]): Promise<Victim> {
  const port = await freePort();
  const startedAt = world.clock.now();
  const instance = startInstance({
    ownerUrl: world.ownerUrl,
    folder,
    environment: { PORT: String(port) },
    clockAheadMilliseconds: Date.parse(startedAt) - Date.now(),
    point: { name: point, passage: 1 },
  });
  await instance.ready;
  return { url: `http://127.0.0.1:${port}`, instance, point, startedAt };
}

async function sendToVictim(
  { caller, query }: ReadyCall,
  variables: object,
  { url, instance, point }: Victim,
): Promise<void> {
  const answer = await apiOf(url, caller.token)
    .ask(query, variables)
    .catch(() => undefined);
  instance.kill();
  assert.equal(answer, undefined, `it was answered ${JSON.stringify(answer)}`);
  assert.equal(await instance.gone, point);
}

/** As the client does: told that the first is still running, it asks again; here of the other instance. */
async function answerOf({ caller, query }: ReadyCall, variables: object): Promise<ApiReply> {
  for (;;) {
    const answer = await caller.ask(query, variables);
    const code = answer.errors?.[0]?.extensions.code ?? "OK";
    if (code !== "IN_PROGRESS" && code !== "SERVICE_UNAVAILABLE") return answer;
  }
}

function drawn(trials: readonly Trial[], count: number): Trial[] {
  const chance = chanceFrom(SEED);
  const left = [...trials];
  return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)).flat();
}
