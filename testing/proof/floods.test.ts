// Every call that needs no sign-in, sent in masses: the server hashes little for it, and somebody else signs in meanwhile.
// Shows: A-45.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { FairQueue, HashLane } from "../../server/fair-queue.ts";
import { type Fault, installFaults, whileBroken } from "../breakable.ts";
import type { OperationKind } from "../examples/example.ts";
import type { Fixtures } from "../examples/fixture.ts";
import type { World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

/** Ways to leave work without its limit, each with a call whose flood must notice it. */
const FAULTS: Record<string, Fault & { noticedBy: string }> = {
  "a new password is hashed before its code is checked": {
    file: "modules/people/accounts/commands/forgot-password-submit.ts",
    at: "return await withCode(",
    first: 'await hashPassword(newPassword, app.hashing.turn("reset", username))',
    noticedBy: "forgotPasswordSubmit",
  },
  "codes are guessed without a limit by address": {
    file: "modules/people/accounts/codes.ts",
    at: 'admitCall(app, "codePerAddress", ipAddress)',
    instead: "undefined",
    noticedBy: "confirmSignUp",
  },
  "passwords are guessed without a limit by address": {
    file: "modules/people/accounts/commands/sign-in.ts",
    at: 'admitCall(app, "signInPerAddress", ipAddress)',
    instead: "undefined",
    noticedBy: "signIn",
  },
  "people sign up without a limit by address": {
    file: "modules/people/accounts/commands/sign-up.ts",
    at: 'admitCall(app, "signUpPerAddress", client.ipAddress)',
    instead: "undefined",
    noticedBy: "signUp",
  },
  "a network's addresses are counted one by one": {
    file: "modules/people/accounts/limits.ts",
    at: "addressGroup(whose)",
    instead: "whose",
    noticedBy: "signIn",
  },
};
installFaults(FAULTS);
// After the faults, so that the server is loaded with them.
const { LIMITS } = await import("../../server/modules/people/accounts/limits.ts");
const { OPERATIONS } = await import("../access-matrix.ts");
const { signIn } = await import("../account-calls.ts");
const { apiFrom } = await import("../api.ts");
const { CAST_PASSWORD } = await import("../../server/demo/cast.ts");
const { variablesOf } = await import("../examples/calls.ts");
const { aGuestWithPassword } = await import("../examples/example-steps.ts");
const { aReadyWorld } = await import("../examples/example-worlds.ts");
const { readyCall } = await import("../examples/fixture.ts");
const { everyNth } = await import("./short-form.ts");

/** More than any limit by address allows. */
const FLOOD = 130;
const HOME = "203.0.113.200";
/** What a flood may have hashed; of every other call nothing. */
const HASHES_MAX: Record<string, number> = {
  signIn: LIMITS.signInPerAddress.allowed,
  signUp: LIMITS.signUpPerAddress.allowed,
};
/** Answered without a limit, each with the reason. */
const UNLIMITED: Record<string, string> = {
  evidenceKey: "what everybody may know, and the database is not asked",
  financialServicesGuide: "what everybody may know, and the database is not asked",
  gatewayFeatures: "one short read of what everybody may know",
  contentPage: "one short read of what everybody may know",
};

/** Where a flood comes from: each of its calls names its address. */
const SOURCES: Record<string, (round: number, at: number) => string> = {
  "one address": (round) => `198.51.100.${round}`,
  "all over one network": (round, at) => `2001:db8:${round.toString(16)}:1::${at.toString(16)}`,
};

let world: World;
let fixtures: Fixtures;
let isFlooding = false;
let hashed = 0;
before(async () => {
  ({ world, fixtures } = await aReadyWorld({ PROXIES_TRUSTED: "1" }));
  countHashes(world.app.hashing);
});
const count = { cases: 0, broken: 0, caught: 0 };
const notes: string[] = [];
after(async () => {
  recordProof("floods", { ...count, notes });
  await world.endUnchecked();
});

/** The flood's own hashes wait for their turns as they would, and are then not made. */
function countHashes(hashing: FairQueue<HashLane>): void {
  const { turn } = hashing;
  hashing.turn = (lane, whose) => {
    const inTurn = turn(lane, whose);
    if (!isFlooding || whose === HOME) return inTurn;
    return (act) =>
      inTurn(async () => {
        hashed += 1;
        await new Promise(setImmediate);
        return Buffer.alloc(32) as Awaited<ReturnType<typeof act>>;
      });
  };
}

const ANONYMOUS = (["Query", "Mutation"] as const).flatMap((kind) =>
  Object.entries(OPERATIONS[kind]).flatMap(([name, { rule }]) =>
    rule === "anybody" ? [{ kind, name }] : [],
  ),
);

let rounds = 0;

/** Sends one call in masses, each time for somebody else; answers what is wrong with what came of it. */
async function faultsOf(kind: OperationKind, name: string, source: keyof typeof SOURCES): Promise<string[]> {
  rounds += 1;
  const round = rounds;
  const { query, given } = await readyCall(fixtures, kind, name);
  const { email } = await aGuestWithPassword(world);
  hashed = 0;
  isFlooding = true;
  const send = (from: number) =>
    Promise.all(
      Array.from({ length: FLOOD }, async (_, at) => {
        const api = apiFrom(world.url, SOURCES[source]?.(round, from + at) ?? "");
        return await api.codeOf(query, variablesOf(kind, ofSomebodyElse(given, `${round}-${from + at}`)));
      }),
    );
  const flood = send(0);
  const bystander = await signIn(apiFrom(world.url, HOME), email, CAST_PASSWORD);
  const codes = await flood;
  // What was turned away by a machine that has much else to do was never counted: it is sent once more.
  if (codes.includes("SERVICE_UNAVAILABLE") && !codes.includes("RATE_LIMITED"))
    codes.push(...(await send(FLOOD)));
  isFlooding = false;
  count.cases += codes.length;

  const isLimited = codes.includes("RATE_LIMITED");
  return [
    ...(bystander.errors === undefined ? [] : [`a bystander got ${bystander.errors[0]?.extensions.code}`]),
    ...(hashed > (HASHES_MAX[name] ?? 0) ? [`${hashed} passwords were hashed`] : []),
    ...(isLimited || name in UNLIMITED ? [] : ["nobody was limited"]),
    ...(codes.includes("INTERNAL") ? ["INTERNAL"] : []),
  ];
}

/** Made-up accounts, so that no limit by account is met first. */
function ofSomebodyElse(given: Record<string, unknown>, who: string): Record<string, unknown> {
  const named = ["email", "username"].filter((field) => field in given);
  return { ...given, ...Object.fromEntries(named.map((field) => [field, `flood-${who}@made-up.example`])) };
}

/** In a plain run each call is flooded from one of them, by turns. */
for (const [turn, source] of Object.keys(SOURCES).entries())
  describe(`a flood from ${source} is limited, and somebody else signs in`, () => {
    for (const { kind, name } of everyNth(ANONYMOUS, Object.keys(SOURCES).length, turn))
      test(name, async () => assert.deepEqual(await faultsOf(kind, name, source), []));
  });

const BURST = 60;
const SIGN_INS = 20;
const RATIO_MAX = 3;

/** Of sign-ins one after the other; `around` sends what goes on meanwhile. */
async function slowestOf(emails: readonly string[], around: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (const email of emails) {
    const meanwhile = around();
    const begun = performance.now();
    const { errors } = await signIn(apiFrom(world.url, HOME), email, CAST_PASSWORD);
    times.push(performance.now() - begun);
    assert.equal(errors, undefined);
    await meanwhile;
  }
  return times.sort((one, other) => one - other)[Math.ceil(0.95 * times.length) - 1] ?? 0;
}

/** With everything hashed that is let through; each burst comes from a network that the one before has used up. */
async function ratioFor(kind: OperationKind, name: string): Promise<number> {
  rounds += 1;
  const round = rounds;
  const { query, given } = await readyCall(fixtures, kind, name);
  const emails: string[] = [];
  for (let at = 0; at < SIGN_INS; at += 1) emails.push((await aGuestWithPassword(world)).email);
  // So that the bystander's own address is never the reason.
  world.clock.advance({ minutes: 16 });
  const quiet = await slowestOf(emails, async () => undefined);
  let sent = 0;
  const burst = async () =>
    await Promise.all(
      Array.from({ length: BURST }, async () => {
        sent += 1;
        const api = apiFrom(world.url, `2001:db8:${round.toString(16)}:2::${sent.toString(16)}`);
        const input = ofSomebodyElse(given, `${round}-${sent}`);
        return await api.codeOf(query, variablesOf(kind, input));
      }),
    );
  world.clock.advance({ minutes: 1 });
  const flooded = await slowestOf(emails, burst);
  count.cases += sent;
  return flooded / quiet;
}

describe("a bystander's sign-ins are not three times as slow as on a quiet server:", {
  skip: !IS_WHOLE_PROOF,
}, () => {
  for (const { kind, name } of ANONYMOUS)
    test(name, async () => {
      const ratio = await ratioFor(kind, name);
      notes.push(`${name}, sixty at once: 95 of 100 sign-ins take ${ratio.toFixed(1)} times as long at most`);
      assert.ok(ratio <= RATIO_MAX, `${ratio.toFixed(1)} times`);
    });
});

describe("what is left without its limit is noticed:", () => {
  for (const [fault, { noticedBy }] of Object.entries(FAULTS))
    test(fault, async () => {
      const found = await whileBroken(fault, () => faultsOf("Mutation", noticedBy, "all over one network"));
      count.broken += 1;
      count.caught += found.length > 0 ? 1 : 0;
      assert.notDeepEqual(found, []);
    });
});
