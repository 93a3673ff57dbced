// Whatever strangers send about somebody's account, its owner gets in; and few guesses of strangers are ever validated.
// Shows.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { guessesValidatedWithin } from "@bondline/domain/people/accounts/guess-delays-oracle.ts";
import fc from "fast-check";
import type { FairQueue, HashLane } from "../../server/fair-queue.ts";
import type { ApiReply } from "../api.ts";
import { type Fault, installFaults, whileBroken } from "../breakable.ts";
import type { World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

const DELAYS = "[key, tx.now, delays, forgottenAfterSeconds]";
const FAULTS: Record<string, Fault> = {
  "right passwords count too": {
    file: "modules/people/accounts/guesses.ts",
    at: "await takeBackGuess(tx, guess)",
    instead: "undefined",
  },
  "a known browser is a stranger's": {
    file: "modules/people/accounts/known-devices.ts",
    at: "await findDevice(tx, email, hashesOf(marks))",
    instead: "undefined",
  },
  "an account is shut for a day": {
    file: "modules/people/accounts/guess-store.ts",
    at: DELAYS,
    instead: "[key, tx.now, [0, 0, 0, 0, 0, 0, 0, 0, 0, 86400], forgottenAfterSeconds]",
  },
  "a guess never waits": {
    file: "modules/people/accounts/guess-store.ts",
    at: DELAYS,
    instead: "[key, tx.now, [0], forgottenAfterSeconds]",
  },
  "a mailed link is one more guess": {
    file: "modules/people/accounts/codes.ts",
    at: "codes.find((each) => isLinkOf(tx, each, guess))",
    instead: "undefined",
  },
  "no more is mailed once an hour's mails were sent": {
    file: "modules/people/accounts/code-mails.ts",
    at: "!(await hasCodeSince(tx, target, addMinutes(tx.now, -CODE_MINUTES_VALID / 2)))",
    instead: "false",
  },
};
installFaults(FAULTS);
// After the faults, so that the server is loaded with them.
const { LIMITS } = await import("../../server/modules/people/accounts/limits.ts");
const calls = await import("../account-calls.ts");
const { untilAccountJobsAreDone } = await import("../jobs-done.ts");
const { apiFrom } = await import("../api.ts");
const { CAST_PASSWORD, PEOPLE } = await import("../../server/demo/cast.ts");
const { aGuestWithPassword } = await import("../examples/example-steps.ts");
const { aWorld } = await import("../world.ts");
const { confirm, forgotPassword, refusal, resend, resetByLink, resetPassword, signIn, signInOn, signUp } =
  calls;

const DAY_SECONDS = 24 * 60 * 60;
const HOME = "203.0.113.200";
const WRONG = "Wrong#1password";

let world: World;
before(async () => {
  world = await aWorld({ PROXIES_TRUSTED: "1" });
  leaveOutStrangersHashes(world.app.hashing);
});
const count = { cases: 0, broken: 0, caught: 0 };
after(async () => {
  recordProof("attacks", count);
  await world.endUnchecked();
});

/** No stranger knows a password: what would be hashed for one is wrong without it. */
function leaveOutStrangersHashes(hashing: FairQueue<HashLane>): void {
  const { turn } = hashing;
  hashing.turn = (lane, whose) =>
    lane === "sign-in" && whose !== HOME
      ? async (act) => Buffer.alloc(32) as Awaited<ReturnType<typeof act>>
      : turn(lane, whose);
}

type Owner = { email: string; mark: string };

async function anOwner(email: string): Promise<Owner> {
  const { data } = await signInOn(apiFrom(world.url, HOME), [], email, CAST_PASSWORD);
  return { email, mark: data.signIn.deviceMark };
}

type Move = { what: keyof typeof MOVES; from: number; times: number; thenSeconds: number };

const MOVES = {
  signIn: (from: string, { email }: Owner) => signIn(apiFrom(world.url, from), email, WRONG),
  signInWithMark: (from: string, { email }: Owner) =>
    signInOn(apiFrom(world.url, from), ["made up", ""], email, WRONG),
  forgotPassword: (from: string, { email }: Owner) => forgotPassword(apiFrom(world.url, from), email),
  resetPassword: (from: string, { email }: Owner) =>
    resetPassword(apiFrom(world.url, from), email, "000000", WRONG),
  resetByLink: (from: string, { email }: Owner) =>
    resetByLink(apiFrom(world.url, from), email, { code: "000000", linkKey: "x".repeat(43) }, WRONG),
  confirm: (from: string, { email }: Owner) => confirm(apiFrom(world.url, from), email, "000000"),
  resend: (from: string, { email }: Owner) => resend(apiFrom(world.url, from), email),
  signUp: (from: string, { email }: Owner) =>
    signUp(apiFrom(world.url, from), { ...calls.newcomer("x", WRONG), email }),
} satisfies Record<string, (from: string, owner: Owner) => Promise<ApiReply>>;

const A_MOVE: fc.Arbitrary<Move> = fc.record({
  what: fc.constantFrom(...(Object.keys(MOVES) as (keyof typeof MOVES)[])),
  from: fc.integer({ min: 1, max: 40 }),
  times: fc.integer({ min: 1, max: 12 }),
  thenSeconds: fc.constantFrom(0, 1, 60, 600, 3_600),
});

/** A network address of its own for each attack, so that only what is about the account builds up. */
let attacks = 0;

async function attack(owner: Owner, moves: readonly Move[]): Promise<{ validated: number; seconds: number }> {
  attacks += 1;
  let validated = 0;
  let seconds = 0;
  for (const { what, from, times, thenSeconds } of moves) {
    const answers = await Promise.all(
      Array.from({ length: times }, () => MOVES[what](`2001:db8:${attacks.toString(16)}:${from}::1`, owner)),
    );
    count.cases += times;
    validated += answers.filter(
      (each) => what.startsWith("signIn") && refusal(each) !== "RATE_LIMITED",
    ).length;
    await untilAccountJobsAreDone(world.ownerUrl);
    world.clock.advance({ seconds: thenSeconds });
    seconds += thenSeconds;
  }
  return { validated, seconds };
}

/** What keeps the owner out, tried in the order in which they would; undefined when nothing does. */
async function ownersTrouble({ email, mark }: Owner): Promise<string | undefined> {
  const home = apiFrom(world.url, HOME);
  const known = refusal(await signInOn(home, [mark], email, CAST_PASSWORD));
  if (known !== "OK") return `with a known browser: ${JSON.stringify(known)}`;

  const stranger = await signIn(home, email, CAST_PASSWORD);
  if (stranger.errors !== undefined) {
    const { code, retryAfterSeconds } = stranger.errors[0]!.extensions;
    if (code !== "RATE_LIMITED" || Number(retryAfterSeconds) > LIMITS.signInPerAddress.seconds)
      return `with another browser: ${code}, for ${retryAfterSeconds} s`;
  }

  await forgotPassword(home, email);
  const mailed = {
    code: await calls.codeMailedTo(world, email).catch(() => ""),
    linkKey: await calls.linkKeyMailedTo(world, email).catch(() => ""),
  };
  const reset = await resetByLink(home, email, mailed, CAST_PASSWORD);
  if (reset.errors !== undefined) return `by the mailed link: ${JSON.stringify(refusal(reset))}`;
  const entered = refusal(
    await signInOn(home, [reset.data.forgotPasswordSubmit.deviceMark], email, CAST_PASSWORD),
  );
  return entered === "OK" ? undefined : `with the browser of the mailed link: ${JSON.stringify(entered)}`;
}

/** Strangers send whatever they like about an account of somebody's, and then the owner comes. */
async function faultOf(owner: Owner, moves: readonly Move[]): Promise<string | undefined> {
  // The owner is at home once a day, and no neighbour has used up what an address may do.
  world.clock.advance({ seconds: DAY_SECONDS });
  const { validated, seconds } = await attack(owner, moves);
  const most = guessesValidatedWithin(seconds + 1);
  if (validated > most) return `${validated} guesses were checked in ${seconds} s`;
  return await ownersTrouble(owner);
}

/** Hammering without a rest: what some drawn moves come to is sure to be met. */
const SIEGE: Move[] = [
  { what: "signIn", from: 1, times: 12, thenSeconds: 0 },
  { what: "forgotPassword", from: 2, times: 8, thenSeconds: 600 },
  { what: "resetPassword", from: 3, times: 12, thenSeconds: 0 },
  { what: "signIn", from: 4, times: 12, thenSeconds: 60 },
  { what: "signIn", from: 5, times: 12, thenSeconds: 0 },
  { what: "resetPassword", from: 6, times: 12, thenSeconds: 0 },
];

test("an owner gets in after any drawn attack, and no attack has many guesses checked", async () => {
  const owners = [await anOwner((await aGuestWithPassword(world)).email), await anOwner(PEOPLE.gus.email)];
  const moves = fc.array(A_MOVE, { minLength: 1, maxLength: IS_WHOLE_PROOF ? 10 : 6 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...owners), moves, async ({ email }, drawn) => {
      // A reset forgets the browsers that were known.
      assert.equal(await faultOf(await anOwner(email), drawn), undefined);
    }),
    { seed: 20261122, numRuns: IS_WHOLE_PROOF ? 400 : 6, endOnFailure: true },
  );
});

test("an owner gets in after a siege by many addresses at once", async () => {
  assert.equal(await faultOf(await anOwner((await aGuestWithPassword(world)).email), SIEGE), undefined);
});

test("strangers who never rest have a hundred and eight passwords checked in a day", async () => {
  const owner = await anOwner((await aGuestWithPassword(world)).email);
  assert.equal(await validatedInADay(owner), guessesValidatedWithin(DAY_SECONDS));
  assert.equal(await ownersTrouble(owner), undefined);
});

/** Each guess as soon as it may be validated; stops where that comes to too many. */
async function validatedInADay({ email }: Owner): Promise<number> {
  attacks += 1;
  let validated = 0;
  for (let seconds = 0; seconds < DAY_SECONDS && validated < 2 * guessesValidatedWithin(DAY_SECONDS); ) {
    const from = `2001:db8:${attacks.toString(16)}:${validated.toString(16)}::1`;
    const { errors } = await signIn(apiFrom(world.url, from), email, WRONG);
    const wait = Number(errors?.[0]?.extensions.retryAfterSeconds ?? 0);
    if (wait === 0) validated += 1;
    world.clock.advance({ seconds: wait });
    seconds += wait;
  }
  return validated;
}

test("a neighbour at the same address does not keep a known browser out", async () => {
  const owner = await anOwner((await aGuestWithPassword(world)).email);
  await attackFromHome();
  assert.equal(refusal(await signIn(apiFrom(world.url, HOME), owner.email, CAST_PASSWORD)), "RATE_LIMITED");
  const known = await signInOn(apiFrom(world.url, HOME), [owner.mark], owner.email, CAST_PASSWORD);
  assert.equal(refusal(known), "OK");
  world.clock.advance({ hours: 1 });
});

async function attackFromHome(): Promise<void> {
  const home = apiFrom(world.url, HOME);
  const tries = Array.from({ length: LIMITS.signInPerAddress.allowed }, (_, at) =>
    home.mutate("beginOAuthSignIn", "BeginOAuthSignInInput", { clientMutationId: `${at}` }, "attempt"),
  );
  await Promise.all(tries);
}

test("signing in rightly twelve times in a row is nothing that is counted", async () => {
  assert.equal(await troubleOfTwelve(), undefined);
});

async function troubleOfTwelve(): Promise<string | undefined> {
  const { email } = await aGuestWithPassword(world);
  for (let time = 1; time <= 12; time += 1) {
    const refused = refusal(await signIn(apiFrom(world.url, HOME), email, CAST_PASSWORD));
    if (refused !== "OK") return `the ${time}th time: ${JSON.stringify(refused)}`;
  }
  return undefined;
}

describe("what keeps an owner out, or lets strangers guess, is noticed:", () => {
  for (const fault of Object.keys(FAULTS))
    test(fault, async () => {
      const owner = await anOwner((await aGuestWithPassword(world)).email);
      world.clock.advance({ hours: 1 });
      const found = await whileBroken(
        fault,
        async () => (await faultOf(owner, SIEGE)) ?? (await troubleOfTwelve()),
      );
      count.broken += 1;
      count.caught += found === undefined ? 0 : 1;
      assert.notEqual(found, undefined);
    });
});
