// Once only, for every mutation of the contract: many at once over two instances, again with other details, and killed on either side of the commit.
// Shows: API-006.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import { type Api, type ApiReply, apiOf } from "../api.ts";
import { type AtCommit, type CommitWatch, watchCommits } from "../commit-watch.ts";
import { EXAMPLES } from "../examples/calls.ts";
import { aReadyWorld } from "../examples/example-worlds.ts";
import { type Fixtures, type ReadyCall, readyCall, sending } from "../examples/fixture.ts";
import { otherInput } from "../examples/input-fields.ts";
import { effectsAfter, lastEntry } from "../own-effects.ts";
import { aSecondServer, type SecondServer } from "../second-server.ts";
import type { World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";
import { ofEachKind } from "./short-form.ts";

let world: World;
let second: SecondServer;
let fixtures: Fixtures;
let owner: pg.Client;
let commits: CommitWatch;
before(async () => {
  ({ world, fixtures } = await aReadyWorld());
  second = await aSecondServer(world);
  commits = watchCommits(world.app);
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
});
after(async () => {
  recordProof("once-only", { cases, broken: 1, caught: secondEffects });
  commits.end();
  await owner.end();
  await second.stop();
  await world.end();
});

/** Nobody is signed in, so that there is nobody to keep an answer for (decision 0016). */
const BY_NOBODY = Object.keys(EXAMPLES.Mutation).filter(
  (name) => EXAMPLES.Mutation[name]?.by === "anonymous",
);
/** What is of this moment alone writes nothing, and no answer of it is kept (decision 0078). */
const OF_THE_MOMENT = ["setDraftRealtimeAuthorState"];
const BY_SOMEBODY = Object.keys(EXAMPLES.Mutation).filter(
  (name) => !BY_NOBODY.includes(name) && !OF_THE_MOMENT.includes(name),
);

/** A repeat cannot be answered as the first was, and says so instead; the effect is one all the same. */
const SHOWN_ONCE: Record<string, string> = {
  closeAccount: "the sessions that could ask again are over",
  signOut: "the session that could ask again is over",
  proveTwoStep: "recovery codes are shown once and kept nowhere",
};
/** Each try of a password or a code is counted up to ten, also one that was told to try again: so fewer are sent. */
const COUNTED: Record<string, number> = {
  changePassword: 4,
  closeAccount: 4,
  updateProfile: 4,
  beginTwoStep: 4,
  proveTwoStep: 4,
  endTwoStep: 4,
  removeSignInProvider: 4,
};
const AT_ONCE = IS_WHOLE_PROOF ? 40 : 6;
let cases = 0;
let secondEffects = 0;
const TRY_AGAIN = ["IN_PROGRESS", "SERVICE_UNAVAILABLE"];

test("whatever a person may do is tried", () => {
  assert.ok(BY_SOMEBODY.length >= 35);
});

describe("many at once, over two instances, have one effect and equal answers; the same id with other details is refused", () => {
  for (const name of ofEachKind(BY_SOMEBODY))
    test(name, async () => {
      const call = await readyCall(fixtures, "Mutation", name);
      const last = await lastEntry(owner, world.ownerUrl);
      const variables = sending(call);
      const sent = Math.min(COUNTED[name] ?? AT_ONCE, AT_ONCE);
      const apis = [call.caller, apiOf(second.url, call.caller.token)] as const;
      const answers = await Promise.all(
        Array.from({ length: sent }, (_, at) => answerOf(apis[at % 2] as Api, call, variables)),
      );
      // The embedded store of files is each instance's own, at its own address.
      const texts = answers.map((each) =>
        JSON.stringify(each).replace(/http:\/\/127\.0\.0\.1:\d+\S*/, "its store"),
      );
      const different = [...new Set(texts)];
      const effects = await effectsAfter(owner, last, call);
      cases += sent;
      assert.equal(effects, EXAMPLES.Mutation[name]?.writes === "nothing" ? 0 : 1);
      if (name in SHOWN_ONCE) {
        assert.equal(answers.filter(({ errors }) => errors === undefined).length >= 1, true);
        return;
      }
      assert.equal(answers[0]?.errors, undefined);
      assert.equal(different.length, 1, different.join("\n"));
      await refusesOtherDetails(call, variables);
    });
});

/** What has been done under an id is not done under it again with another input; not every call takes one. */
async function refusesOtherDetails(call: ReadyCall, variables: object): Promise<void> {
  const other = otherInput(call.name, call.given);
  if (other === undefined) return;
  const { input } = variables as { input: { clientMutationId: string } };
  const { errors } = await call.caller.ask(call.query, {
    input: { ...other, clientMutationId: input.clientMutationId },
  });
  assert.deepEqual(errors?.[0]?.extensions.fields, {
    clientMutationId: "This request was already made with other details.",
  });
}

test("a second effect would be seen: without the kept answers there are two", async () => {
  const call = await readyCall(fixtures, "Mutation", "createDraft");
  const last = await lastEntry(owner, world.ownerUrl);
  const variables = sending(call);
  await call.caller.ask(call.query, variables);
  await owner.query("delete from mutation_result");
  await call.caller.ask(call.query, variables);
  secondEffects = (await effectsAfter(owner, last, call)) - 1;
  assert.equal(secondEffects, 1);
});

describe("a connection that is lost between effect and answer changes nothing: sent again, there is one effect", () => {
  const LOST: readonly AtCommit[] = ["lose before", "lose after"];
  const CHANGING = BY_SOMEBODY.filter((each) => !(each in SHOWN_ONCE));
  /** In a plain run one of the mutations of each kind loses one of them, by turns. */
  const lostBy = (turn: number) => (IS_WHOLE_PROOF ? LOST : [LOST[turn % LOST.length] as AtCommit]);
  for (const [turn, name] of ofEachKind(CHANGING).entries())
    for (const lost of lostBy(turn))
      test(`${name}, ${lost} the commit`, async () => {
        const call = await readyCall(fixtures, "Mutation", name);
        const last = await lastEntry(owner, world.ownerUrl);
        const variables = sending(call);
        commits.at(lost);
        const first = await call.caller.ask(call.query, variables);
        commits.at("let through");
        assert.equal(first.errors?.[0]?.extensions.code, "SERVICE_UNAVAILABLE");
        const again = await answerOf(call.caller, call, variables);
        assert.equal(again.errors, undefined);
        assert.equal(
          await effectsAfter(owner, last, call),
          EXAMPLES.Mutation[name]?.writes === "nothing" ? 0 : 1,
        );
      });
});

describe("what nobody in particular may send bears being sent twice", () => {
  for (const name of BY_NOBODY)
    test(name, async () => {
      const call = await readyCall(fixtures, "Mutation", name);
      const variables = sending(call);
      const apis = [world.anonymous, apiOf(second.url, undefined)] as const;
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, at) => apis[at % 2]?.ask(call.query, variables)),
      );
      const codes = answers.map((each) => each?.errors?.[0]?.extensions.code ?? "OK");
      assert.ok(codes.includes("OK"), codes.join());
      assert.ok(!codes.includes("INTERNAL"), codes.join());
    });
});

/** As the client does: told that the first is still running, it asks again. */
async function answerOf(api: Api, { query }: ReadyCall, variables: object): Promise<ApiReply> {
  for (;;) {
    const answer = await api.ask(query, variables);
    if (!TRY_AGAIN.includes(answer.errors?.[0]?.extensions.code ?? "OK")) return answer;
  }
}
