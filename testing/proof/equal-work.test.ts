// Every call without a sign-in that names an address does the same work whether or not somebody has that address.
// Shows: A-45.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Fault, installFaults, whileBroken } from "../breakable.ts";
import { ACCOUNT_TASKS, untilAccountJobsAreDone } from "../jobs-done.ts";
import type { World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

const IS_KNOWN = `(await tx.query("select 1 from account where email = $1 and status = 'ACTIVE'", [email])).length > 0`;

/** Work that only some addresses cause, each with the call that must notice it. */
const FAULTS: Record<string, Fault & { noticedBy: string }> = {
  "a reset code is written for known addresses within the call": {
    file: "modules/people/accounts/commands/forgot-password.ts",
    at: "await tx.enqueue(",
    first: `if (${IS_KNOWN}) await tx.query("select 1")`,
    noticedBy: "forgotPassword",
  },
  "a confirmation code is written for known addresses within the call": {
    file: "modules/people/accounts/commands/resend-confirmation-code.ts",
    at: "await tx.enqueue(",
    first: `if (${IS_KNOWN}) await tx.query("select 1")`,
    noticedBy: "resendConfirmationCode",
  },
  "a sign-up is written for unknown addresses within the call": {
    file: "modules/people/accounts/commands/sign-up.ts",
    at: 'await tx.enqueue("begin-sign-up"',
    first: `const { email } = person; if (!(${IS_KNOWN})) await tx.query("select 1")`,
    noticedBy: "signUp",
  },
  "only a known address is asked for its sign-ups": {
    file: "modules/people/accounts/commands/sign-in.ts",
    at: "await findNewestSignUp(tx, email)",
    instead: "account === undefined ? undefined : await findNewestSignUp(tx, email)",
    noticedBy: "signIn",
  },
  "a guess is counted only where there is a code": {
    file: "modules/people/accounts/codes.ts",
    at: "await validateDigits(tx, codes, guess)",
    instead: "codes.length === 0 ? undefined : await validateDigits(tx, codes, guess)",
    noticedBy: "confirmSignUp",
  },
};
installFaults(FAULTS);
// After the faults, so that the server is loaded with them.
const { TASKS } = await import("../../server/jobs.ts");
const { OPERATIONS } = await import("../access-matrix.ts");
const { apiFrom } = await import("../api.ts");
const { GOOD_PASSWORD, signUp } = await import("../account-calls.ts");
const { documentOf, variablesOf } = await import("../examples/calls.ts");
const { aGuestWithPassword, aNewName } = await import("../examples/example-steps.ts");
const { inputFieldsOf } = await import("../examples/input-fields.ts");
const { statementsOf } = await import("../statements.ts");
const { aWorld } = await import("../world.ts");

let world: World;
let jobsWait = false;
before(async () => {
  holdJobs();
  world = await aWorld({ PROXIES_TRUSTED: "1" });
});
const count = { cases: 0, broken: 0, caught: 0 };
const notes: string[] = [];
after(async () => {
  recordProof("equal-work", { ...count, notes });
  await world.endUnchecked();
});

/** What the jobs ask is no part of the call; they run on the same connections. */
function holdJobs(): void {
  for (const name of ACCOUNT_TASKS) {
    const run = TASKS[name] as (...given: unknown[]) => Promise<void>;
    Object.assign(TASKS, {
      [name]: async (...given: unknown[]) => (jobsWait ? undefined : await run(...given)),
    });
  }
}

const NAMES_ADDRESS = ["email", "username"];
const CALLS = Object.entries(OPERATIONS.Mutation)
  .filter(([name, { rule }]) => rule === "anybody" && addressFieldOf(name) !== undefined)
  .map(([name]) => name);

function addressFieldOf(name: string): string | undefined {
  return inputFieldsOf("Mutation", name)
    .map(({ path }) => path)
    .find((path) => NAMES_ADDRESS.includes(path));
}

/** Each field of such a call, so that only what comes of the address differs; wrong where it is a guess. */
const FIELDS: Record<string, string> = {
  code: "000000",
  givenName: "Nia",
  familyName: "Newcomer",
  newPassword: "Another#1guess",
  password: "Another#1guess",
};

let calls = 0;

async function call(name: string, address: string): Promise<string> {
  calls += 1;
  const own = inputFieldsOf("Mutation", name).map(({ path }) => path);
  const given = Object.fromEntries(
    Object.entries({ ...FIELDS, [addressFieldOf(name) ?? ""]: address }).filter(([path]) =>
      own.includes(path),
    ),
  );
  // From somewhere else each time, so that no limit by address is met.
  const from = apiFrom(world.url, `198.51.${Math.floor(calls / 250)}.${calls % 250}`);
  return await from.codeOf(documentOf("Mutation", name, given), variablesOf("Mutation", given));
}

const ADDRESSES: Record<string, () => Promise<string>> = {
  unknown: async () => `${aNewName()}@guests.example`,
  confirmed: async () => (await aGuestWithPassword(world)).email,
  waiting: async () => {
    const email = `${aNewName()}@guests.example`;
    const person = { email, password: GOOD_PASSWORD, givenName: "Wanda", familyName: "Waiting" };
    await signUp(apiFrom(world.url, `203.0.113.${calls % 250}`), person);
    await untilAccountJobsAreDone(world.ownerUrl, "and mails are sent");
    return email;
  },
};

/** For each kind of address what was answered, and what was asked of the database. */
async function workFor(name: string) {
  const found: { code: string; statements: string[] }[] = [];
  for (const make of Object.values(ADDRESSES)) {
    const address = await make();
    await untilAccountJobsAreDone(world.ownerUrl, "and mails are sent");
    jobsWait = true;
    let code = "";
    const sent = await statementsOf(world.app, async () => {
      code = await call(name, address);
    });
    await untilAccountJobsAreDone(world.ownerUrl);
    jobsWait = false;
    count.cases += 1;
    found.push({ code, statements: sent.map(({ text }) => text) });
  }
  return found;
}

test("calls that name an address are found in the contract", () => {
  assert.deepEqual(CALLS.sort(), [
    "confirmSignUp",
    "forgotPassword",
    "forgotPasswordSubmit",
    "resendConfirmationCode",
    "signIn",
    "signUp",
  ]);
});

describe("the statements are the same for an unknown address, a confirmed one and one that waits:", () => {
  for (const name of CALLS)
    test(name, async () => {
      const [unknown, ...others] = await workFor(name);
      assert.ok(unknown !== undefined && unknown.statements.length > 1);
      for (const other of others) assert.deepEqual(other, unknown);
    });
});

describe("work for some addresses alone is noticed:", () => {
  for (const [fault, { noticedBy }] of Object.entries(FAULTS))
    test(fault, async () => {
      const [unknown, ...others] = await whileBroken(fault, () => workFor(noticedBy));
      count.broken += 1;
      const isNoticed = others.some((other) => JSON.stringify(other) !== JSON.stringify(unknown));
      count.caught += isNoticed ? 1 : 0;
      assert.ok(isNoticed);
    });
});

const PAIRS = 400;

/** How likely a known address takes longer than an unknown one: a half says that the time tells nothing. */
async function shareOf(name: string): Promise<number> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const both: [number[], string][] = [
      [known, (await ADDRESSES.confirmed?.()) ?? ""],
      [unknown, (await ADDRESSES.unknown?.()) ?? ""],
    ];
    for (const [times, address] of pair % 2 === 0 ? both : both.reverse()) {
      await untilAccountJobsAreDone(world.ownerUrl, "and mails are sent");
      const begun = performance.now();
      await call(name, address);
      times.push(performance.now() - begun);
    }
  }
  let longer = 0;
  for (const one of known) for (const other of unknown) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (known.length * unknown.length);
}

describe("the time of a call tells no known address from an unknown one:", { skip: !IS_WHOLE_PROOF }, () => {
  for (const name of CALLS)
    test(name, async () => {
      const share = await shareOf(name);
      count.cases += 2 * PAIRS;
      notes.push(`${name}: a known address takes longer than an unknown one in ${share.toFixed(3)} of pairs`);
      assert.ok(share >= 0.45 && share <= 0.55, `${name}: ${share.toFixed(3)}`);
    });
});
