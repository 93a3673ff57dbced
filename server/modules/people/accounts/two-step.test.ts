// Two-step sign-in through the API: set up, asked for, limited, never taken twice, and not got round by a reset.
// Shows: A-45, ST-01.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { codeMailedTo } from "../../../../testing/account-calls.ts";
import { type Api, type ApiReply, apiOf } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { setUpCodeMailedTo } from "../../../../testing/examples/example-steps.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { CAST_PASSWORD, PEOPLE, type PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { totpCode } from "./totp.ts";

const WRONG = { code: "This code is not correct. Use the newest one that your app shows." };
const OVER = { challenge: "This sign-in has taken too long. Please sign in again." };
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

let world: World;
let strict: World;
before(async () => {
  world = await aWorld();
  strict = await aWorld({ REQUIRE_STAFF_TWO_STEP: "true" });
});
after(async () => {
  await world.end();
  await strict.end();
});

/** An authenticator app: it knows the secret as it was typed, and the time of the world. */
function appFor({ clock }: World, secret: string): () => string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return () => totpCode(bytes, Math.floor(Date.parse(clock.now()) / 30_000));
}

const signIn = (where: World, person: PersonName, password = CAST_PASSWORD): Promise<ApiReply> =>
  where.anonymous.mutate(
    "signIn",
    "SignInInput",
    { email: PEOPLE[person].email, password },
    "session { token }",
  );
const challengeOf = ({ errors }: ApiReply): string => String(errors?.[0]?.extensions.challenge);
const confirm = (where: World, challenge: string, code: string): Promise<ApiReply> =>
  where.anonymous.mutate(
    "confirmTwoStep",
    "ConfirmTwoStepInput",
    { challenge, code },
    "session { token } recoveryCodes",
  );
const openSetUp = (challenge: string, code: string): Promise<ApiReply> =>
  strict.anonymous.mutate(
    "openTwoStepSetUp",
    "OpenTwoStepSetUpInput",
    { challenge, code },
    "setUp { secret address }",
  );
const stateOf = async (api: Api) =>
  (await api.get("{ me { twoStep { isOn isRequired recoveryCodesLeft } } }")).me.twoStep;

async function turnOn(person: PersonName) {
  const api = await world.as(person);
  const begun = await api.mutate(
    "beginTwoStep",
    "BeginTwoStepInput",
    { currentPassword: CAST_PASSWORD },
    "setUp { secret address }",
  );
  const { secret, address } = begun.data.beginTwoStep.setUp;
  const code = appFor(world, secret);
  const proven = await api.mutate("proveTwoStep", "ProveTwoStepInput", { code: code() }, "recoveryCodes");
  world.clock.advance({ seconds: 60 });
  return { api, code, address, recoveryCodes: proven.data.proveTwoStep.recoveryCodes as string[] };
}

describe("two-step sign-in of somebody who wants it", () => {
  test("is not asked for before a code has proven the app, and needs the password to begin", async () => {
    const dee = await world.as("dee");
    const wrong = await dee.mutate(
      "beginTwoStep",
      "BeginTwoStepInput",
      { currentPassword: "x" },
      "setUp { secret }",
    );
    assert.deepEqual(Object.keys(refusalOf(wrong)), ["currentPassword"]);
    const begun = await dee.mutate(
      "beginTwoStep",
      "BeginTwoStepInput",
      { currentPassword: CAST_PASSWORD },
      "setUp { secret address }",
    );
    assert.match(
      begun.data.beginTwoStep.setUp.address,
      /^otpauth:\/\/totp\/Bondline%3A.*secret=[A-Z2-7]{32}&issuer=Bondline/,
    );
    assert.equal(refusalOf(await signIn(world, "dee")), "OK");
    assert.deepEqual(
      refusalOf(await dee.mutate("proveTwoStep", "ProveTwoStepInput", { code: "000000" }, "recoveryCodes")),
      WRONG,
    );
    assert.deepEqual(await stateOf(dee), { isOn: false, isRequired: false, recoveryCodesLeft: 0 });
  });

  test("asks for a code after the right password alone, and takes each code once", async () => {
    const { api, code, recoveryCodes } = await turnOn("ben");
    assert.equal(new Set(recoveryCodes).size, 10);
    assert.deepEqual(await stateOf(api), { isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    assert.deepEqual(Object.keys(refusalOf(await signIn(world, "ben", "wrong"))), ["password"]);

    const asked = await signIn(world, "ben");
    assert.equal(refusalOf(asked), "TWO_STEP_REQUIRED");
    assert.equal(asked.errors?.[0]?.extensions.setUp, null);
    const challenge = challengeOf(asked);
    assert.equal(await apiOf(world.url, challenge).codeOf("{ me { id } }"), "AUTH_NOT_AUTHENTICATED");
    assert.deepEqual(refusalOf(await confirm(world, challenge, "000000")), WRONG);
    const { data } = await confirm(world, challenge, code());
    assert.equal(await apiOf(world.url, data.confirmTwoStep.session.token).codeOf("{ me { id } }"), "OK");
    assert.equal(data.confirmTwoStep.recoveryCodes, null);

    assert.deepEqual(refusalOf(await confirm(world, challenge, code())), OVER);
    assert.deepEqual(refusalOf(await confirm(world, challengeOf(await signIn(world, "ben")), code())), WRONG);
  });

  test("takes a recovery code instead, once", async () => {
    const { api, recoveryCodes } = await turnOn("cam");
    const [first = ""] = recoveryCodes;
    assert.equal(
      refusalOf(await confirm(world, challengeOf(await signIn(world, "cam")), first.toLowerCase())),
      "OK",
    );
    assert.deepEqual(refusalOf(await confirm(world, challengeOf(await signIn(world, "cam")), first)), WRONG);
    assert.equal((await stateOf(api)).recoveryCodesLeft, 9);
  });

  test("ends a sign-in after five wrong codes or ten minutes", async () => {
    const { code } = await turnOn("una");
    const guessed = challengeOf(await signIn(world, "una"));
    for (let guess = 0; guess < 5; guess += 1)
      assert.deepEqual(refusalOf(await confirm(world, guessed, "000000")), WRONG);
    assert.deepEqual(refusalOf(await confirm(world, guessed, code())), OVER);
    const slow = challengeOf(await signIn(world, "una"));
    world.clock.advance({ minutes: 10 });
    assert.deepEqual(refusalOf(await confirm(world, slow, code())), OVER);
    assert.deepEqual(refusalOf(await confirm(world, "made-up", code())), OVER);
  });

  test("is not got round by a new password, which also voids a sign-in that was waiting", async () => {
    const { code } = await turnOn("wes");
    const waiting = challengeOf(await signIn(world, "wes"));
    await world.anonymous.mutate(
      "forgotPassword",
      "ForgotPasswordInput",
      { email: PEOPLE.wes.email },
      "clientMutationId",
    );
    const input = {
      username: PEOPLE.wes.email,
      code: await codeMailedTo(world, PEOPLE.wes.email),
      newPassword: "Undertake-6pm!",
    };
    assert.equal(
      refusalOf(
        await world.anonymous.mutate(
          "forgotPasswordSubmit",
          "ForgotPasswordSubmitInput",
          input,
          "clientMutationId",
        ),
      ),
      "OK",
    );
    assert.deepEqual(refusalOf(await confirm(world, waiting, code())), OVER);
    const asked = await signIn(world, "wes", "Undertake-6pm!");
    assert.equal(refusalOf(asked), "TWO_STEP_REQUIRED");
    assert.equal(refusalOf(await confirm(world, challengeOf(asked), code())), "OK");
  });

  test("is turned off with password and code, and no secret or code stays readable", async () => {
    const { api, code, recoveryCodes } = await turnOn("ada");
    const kept = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ text: string }>(
        "select payload::text as text from mutation_result union all select code_hash from two_step_recovery_code union all select changes::text from history_entry",
      ),
    );
    const clear = recoveryCodes.flatMap((each) => [each, each.replaceAll("-", "")]);
    assert.ok(!kept.some(({ text }) => clear.some((each) => text.includes(each))));
    const end = (input: object) => api.mutate("endTwoStep", "EndTwoStepInput", input, "user { id }");
    assert.deepEqual(refusalOf(await end({ currentPassword: CAST_PASSWORD, code: "000000" })), WRONG);
    assert.equal(refusalOf(await end({ currentPassword: CAST_PASSWORD, code: code() })), "OK");
    assert.equal(refusalOf(await signIn(world, "ada")), "OK");
  });
});

describe("two-step sign-in of staff, where it is required", () => {
  for (const person of ["rosa", "sam"] as const)
    test(`${PEOPLE[person].is} sets it up with a mailed code at the first sign-in, and can never turn it off`, async () => {
      const asked = await signIn(strict, person);
      assert.equal(asked.errors?.[0]?.extensions.isSetUpMailed, true);
      assert.equal(asked.errors?.[0]?.extensions.setUp, null);
      const challenge = challengeOf(asked);
      assert.deepEqual(refusalOf(await confirm(strict, challenge, "123456")), OVER);
      assert.deepEqual(refusalOf(await openSetUp(challenge, "ABCD-EFGH-JKLM-NPQR")), {
        code: "This code is not correct. Use the one in the newest email.",
      });
      const mailed = await setUpCodeMailedTo(strict, idOf("person", person));
      const opened = await openSetUp(challenge, mailed.toLowerCase());
      const code = appFor(strict, opened.data.openTwoStepSetUp.setUp.secret);
      const { data } = await confirm(strict, challenge, code());
      assert.equal(data.confirmTwoStep.recoveryCodes.length, 10);
      assert.deepEqual(refusalOf(await openSetUp(challenge, mailed)), OVER);

      strict.clock.advance({ seconds: 60 });
      const again = await signIn(strict, person);
      assert.equal(again.errors?.[0]?.extensions.setUp, null);
      assert.equal(refusalOf(await confirm(strict, challengeOf(again), code())), "OK");

      strict.clock.advance({ seconds: 60 });
      const api = apiOf(strict.url, data.confirmTwoStep.session.token);
      const input = { currentPassword: CAST_PASSWORD, code: code() };
      assert.deepEqual(refusalOf(await api.mutate("endTwoStep", "EndTwoStepInput", input, "user { id }")), {
        code: "Your work needs two-step sign-in, so it stays on.",
      });
    });

  test("members are not asked, and staff are not asked where it is not required", async () => {
    assert.equal(refusalOf(await signIn(strict, "ada")), "OK");
    assert.equal(refusalOf(await signIn(world, "rosa")), "OK");
  });
});
