// Signing up: the form's rules, the mailed code and everything that can be tried with it.
// Shows: ..A-44, A-57, A-58, X-34.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import {
  codeMailedTo,
  confirm,
  confirmed,
  forgotPassword,
  mailsTo,
  newcomer,
  refusal,
  resend,
  resetPassword,
  signIn,
  signUp,
  wrongCode,
} from "../../../../testing/account-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { PEOPLE } from "../../../demo/cast.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const INCORRECT = { code: "Incorrect passcode." };

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

test("a person signs up, reads the code in the mail, confirms and signs in", async () => {
  const nia = newcomer("nia");
  const { data, errors } = await signUp(world.anonymous, { ...nia, phoneNumber: "0412 345 678" });
  assert.equal(errors, undefined);
  assert.deepEqual(data.signUp.codeDelivery, {
    deliveryMedium: "EMAIL",
    destination: "n•••@newcomer.example",
  });
  const [mail] = await mailsTo(world, nia.email);
  const code = await codeMailedTo(world, nia.email);
  assert.match(
    mail?.text ?? "",
    new RegExp(`/account/verify\\?username=nia%40newcomer\\.example&code=${code}`),
  );
  assert.deepEqual(refusal(await signIn(world.anonymous, nia.email, nia.password)), {
    email: "Please confirm your email address first. We have sent you a new code.",
  });
  assert.equal(
    refusal(await confirm(world.anonymous, nia.email, await codeMailedTo(world, nia.email))),
    "OK",
  );
  const session = await signIn(world.anonymous, nia.email, nia.password);
  assert.match(session.data.signIn.session.token, /^[\w-]{43}$/);
});

test("an account is invited until its address is confirmed, and active from then on", async () => {
  const una = newcomer("una");
  const status = async () => {
    const [account] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ status: string }>("select status from account where email = $1", [una.email]),
    );
    return account?.status;
  };
  await signUp(world.anonymous, una);
  const code = await codeMailedTo(world, una.email);
  assert.equal(await status(), "INVITED");
  assert.equal(refusal(await confirm(world.anonymous, una.email, code)), "OK");
  assert.equal(await status(), "ACTIVE");
});

test("the form's rules are asked again, all fields at once", async () => {
  const { errors } = await signUp(world.anonymous, {
    email: "nia",
    password: "short",
    givenName: "<b>",
    familyName: " ",
    phoneNumber: "call me",
  });
  assert.equal(errors?.[0]?.extensions.code, "VALIDATION_ERROR");
  assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}).sort(), [
    "email",
    "familyName",
    "givenName",
    "password",
    "phoneNumber",
  ]);
});

test("addresses are one whatever their letters and the space round them", async () => {
  const person = await confirmed(world, newcomer("letters"));
  assert.equal(refusal(await signIn(world.anonymous, "  LETTERS@Newcomer.Example ", person.password)), "OK");
});

describe("a code", () => {
  test("opens once", async () => {
    const { email } = newcomer("once");
    await signUp(world.anonymous, newcomer("once"));
    const code = await codeMailedTo(world, email);
    assert.equal(refusal(await confirm(world.anonymous, email, code)), "OK");
    assert.deepEqual(refusal(await confirm(world.anonymous, email, code)), INCORRECT);
  });

  test("is refused after five wrong guesses, however right", async () => {
    const { email } = newcomer("five");
    await signUp(world.anonymous, newcomer("five"));
    const code = await codeMailedTo(world, email);
    for (let guess = 0; guess < 5; guess += 1)
      assert.deepEqual(refusal(await confirm(world.anonymous, email, wrongCode(code))), INCORRECT);
    assert.deepEqual(refusal(await confirm(world.anonymous, email, code)), INCORRECT);
    await resend(world.anonymous, email);
    assert.equal(refusal(await confirm(world.anonymous, email, await codeMailedTo(world, email))), "OK");
  });

  test("still opens after four", async () => {
    const { email } = newcomer("four");
    await signUp(world.anonymous, newcomer("four"));
    const code = await codeMailedTo(world, email);
    for (let guess = 0; guess < 4; guess += 1) await confirm(world.anonymous, email, wrongCode(code));
    assert.equal(refusal(await confirm(world.anonymous, email, code)), "OK");
  });

  test("is not found by forty guesses at once: at most five are checked", async () => {
    const { email } = newcomer("forty");
    await signUp(world.anonymous, newcomer("forty"));
    const code = await codeMailedTo(world, email);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => confirm(world.anonymous, email, wrongCode(code))),
    );
    for (const answer of answers) {
      const refused = refusal(answer);
      assert.ok(
        refused === "RATE_LIMITED" || JSON.stringify(refused) === JSON.stringify(INCORRECT),
        JSON.stringify(refused),
      );
    }
    world.clock.advance({ minutes: 1 });
    assert.notEqual(refusal(await confirm(world.anonymous, email, code)), "OK");
  });

  test("is good for ten minutes, to the second", async () => {
    for (const [name, seconds, expected] of [
      ["in-time", 9 * 60 + 59, "OK"],
      ["too-late", 10 * 60 + 1, INCORRECT],
    ] as const) {
      const { email } = newcomer(name);
      await signUp(world.anonymous, newcomer(name));
      const code = await codeMailedTo(world, email);
      world.clock.advance({ seconds });
      assert.deepEqual(refusal(await confirm(world.anonymous, email, code)), expected, name);
    }
  });

  test("is void once a newer one was sent", async () => {
    const { email } = newcomer("newest");
    await signUp(world.anonymous, newcomer("newest"));
    const older = await codeMailedTo(world, email);
    await resend(world.anonymous, email);
    const newer = await codeMailedTo(world, email);
    if (older !== newer) assert.deepEqual(refusal(await confirm(world.anonymous, email, older)), INCORRECT);
    assert.equal(refusal(await confirm(world.anonymous, email, newer)), "OK");
  });

  test("for a reset confirms nothing, and one to confirm resets nothing", async () => {
    const person = await confirmed(world, newcomer("purpose"));
    await forgotPassword(world.anonymous, person.email);
    const resetCode = await codeMailedTo(world, person.email);
    assert.deepEqual(refusal(await confirm(world.anonymous, person.email, resetCode)), INCORRECT);

    const { email } = newcomer("unconfirmed");
    await signUp(world.anonymous, newcomer("unconfirmed"));
    const confirmCode = await codeMailedTo(world, email);
    assert.deepEqual(
      refusal(await resetPassword(world.anonymous, email, confirmCode, "Another#1pass")),
      INCORRECT,
    );
  });

  test("of one person opens nothing of another's", async () => {
    await signUp(world.anonymous, newcomer("one"));
    await signUp(world.anonymous, newcomer("other"));
    const code = await codeMailedTo(world, newcomer("one").email);
    const others = await codeMailedTo(world, newcomer("other").email);
    if (code !== others)
      assert.deepEqual(refusal(await confirm(world.anonymous, newcomer("other").email, code)), INCORRECT);
  });

  test("of the wrong form is told so before anything is asked", async () => {
    for (const code of ["", "12345", "1234567", "12345a", "' or 1=1"])
      assert.equal(
        typeof (refusal(await confirm(world.anonymous, "nia@newcomer.example", code)) as { code: string })
          .code,
        "string",
        code,
      );
  });
});

describe("nobody learns whether an address is known", () => {
  const known = PEOPLE.ada.email;
  const unknown = "amy@harbourcivil.example";

  test("by signing up: the owner of a known address is told by mail, the caller gets the same answer", async () => {
    const answers = [
      await signUp(world.anonymous, { ...newcomer("x"), email: known }),
      await signUp(world.anonymous, { ...newcomer("x"), email: unknown }),
    ];
    const [given, shown] = answers.map(({ data }) => data.signUp);
    assert.equal(given.signUpHandle.length, shown.signUpHandle.length);
    assert.deepEqual({ ...given, signUpHandle: "" }, { ...shown, signUpHandle: "" });
    const [mail] = await mailsTo(world, known);
    assert.doesNotMatch(mail?.text ?? "", /\b\d{6}\b/);
    assert.match(mail?.text ?? "", /\/account\/login/);
    assert.equal(
      refusal(await signIn(world.anonymous, known, newcomer("x").password)) === "OK",
      false,
      "the password stays",
    );
  });

  test("by asking for another code, for a reset, or by guessing codes", async () => {
    for (const ask of [resend, forgotPassword])
      assert.deepEqual(
        await ask(world.anonymous, known),
        await ask(world.anonymous, "abe@harbourcivil.example"),
      );
    assert.deepEqual(
      await confirm(world.anonymous, known, "123456"),
      await confirm(world.anonymous, unknown, "123456"),
    );
    assert.deepEqual(
      await resetPassword(world.anonymous, known, "123456", "Another#1pass"),
      await resetPassword(world.anonymous, "nobody@harbourcivil.example", "123456", "Another#1pass"),
    );
  });

  test("by signing in", async () => {
    assert.deepEqual(
      await signIn(world.anonymous, known, "Wrong#1password"),
      await signIn(world.anonymous, "nobody@harbourcivil.example", "Wrong#1password"),
    );
  });
});

test("mails to one address are few, and to known and unknown ones it is answered alike", async () => {
  for (const name of ["limited", "limited-unknown"]) {
    const { email } = newcomer(name);
    if (name === "limited") await signUp(world.anonymous, newcomer(name));
    for (let asked = 0; asked < 12; asked += 1) {
      assert.equal(refusal(await resend(world.anonymous, email)), "OK");
      await mailsTo(world, email);
    }
    assert.equal((await mailsTo(world, email)).length, name === "limited" ? 6 : 0);
  }
  const code = await codeMailedTo(world, newcomer("limited").email);
  assert.equal(refusal(await confirm(world.anonymous, newcomer("limited").email, code)), "OK");
});

test("somebody signs up with one address five times an hour, whether it is known or not", async () => {
  for (const { email } of [newcomer("sixth-time"), { email: PEOPLE.una.email }]) {
    const shown: unknown[] = [];
    for (let asked = 0; asked < 6; asked += 1)
      shown.push(refusal(await signUp(world.anonymous, { ...newcomer("x"), email })));
    assert.deepEqual(shown, ["OK", "OK", "OK", "OK", "OK", "RATE_LIMITED"]);
  }
});

test("an unconfirmed address cannot be flooded by signing in with its password", async () => {
  const flooder = newcomer("flooder");
  await signUp(world.anonymous, flooder);
  for (let tried = 0; tried < 8; tried += 1) await signIn(world.anonymous, flooder.email, flooder.password);
  assert.ok((await mailsTo(world, flooder.email)).length <= 6);
});
