// A forgotten password: two stages, one code, and nobody else's session is left open.
// Shows: A-50..A-53.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  codeMailedTo,
  confirmed,
  forgotPassword,
  GOOD_PASSWORD,
  linkKeyMailedTo,
  mailsTo,
  newcomer,
  refusal,
  resetByLink,
  resetPassword,
  signedIn,
  signIn,
  signInOn,
  signUp,
  wrongCode,
} from "../../../../testing/account-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

const NEW_PASSWORD = "Undertaking#2026";
const INCORRECT = { code: "Incorrect passcode." };

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

test("the code in the mail sets a new password, ends every session and tells the owner", async () => {
  const { email } = await confirmed(world, newcomer("forgetful"));
  const [one, other] = [
    await signedIn(world, email, GOOD_PASSWORD),
    await signedIn(world, email, GOOD_PASSWORD, true),
  ];
  const { data } = await forgotPassword(world.anonymous, email);
  assert.deepEqual(data.forgotPassword.codeDelivery, {
    deliveryMedium: "EMAIL",
    destination: "f•••@newcomer.example",
  });
  assert.equal(
    refusal(await resetPassword(world.anonymous, email, await codeMailedTo(world, email), NEW_PASSWORD)),
    "OK",
  );

  for (const api of [one, other]) assert.equal(await api.codeOf("{ me { id } }"), "AUTH_NOT_AUTHORIZED");
  assert.deepEqual(refusal(await signIn(world.anonymous, email, GOOD_PASSWORD)), {
    password: "The email or the password is not correct.",
  });
  assert.equal(refusal(await signIn(world.anonymous, email, NEW_PASSWORD)), "OK");
  const [newest] = await mailsTo(world, email);
  assert.match(newest?.subject ?? "", /password/i);
  assert.doesNotMatch(newest?.text ?? "", new RegExp(`${NEW_PASSWORD}|\\b\\d{6}\\b`));
});

test("the code sets one password, once, within ten minutes and five guesses", async () => {
  const { email } = await confirmed(world, newcomer("careful"));
  await forgotPassword(world.anonymous, email);
  const code = await codeMailedTo(world, email);
  assert.equal(refusal(await resetPassword(world.anonymous, email, code, NEW_PASSWORD)), "OK");
  assert.deepEqual(refusal(await resetPassword(world.anonymous, email, code, GOOD_PASSWORD)), INCORRECT);

  await forgotPassword(world.anonymous, email);
  const old = await codeMailedTo(world, email);
  world.clock.advance({ minutes: 10, seconds: 1 });
  assert.deepEqual(refusal(await resetPassword(world.anonymous, email, old, GOOD_PASSWORD)), INCORRECT);

  await forgotPassword(world.anonymous, email);
  const last = await codeMailedTo(world, email);
  const wrong = last === "000000" ? "000001" : "000000";
  await Promise.all(
    Array.from({ length: 5 }, () => resetPassword(world.anonymous, email, wrong, GOOD_PASSWORD)),
  );
  assert.deepEqual(refusal(await resetPassword(world.anonymous, email, last, GOOD_PASSWORD)), INCORRECT);
  assert.equal(refusal(await signIn(world.anonymous, email, NEW_PASSWORD)), "OK");
});

test("a password that breaks the rules costs no guess and changes nothing", async () => {
  const { email } = await confirmed(world, newcomer("simple"));
  await forgotPassword(world.anonymous, email);
  const code = await codeMailedTo(world, email);
  for (const password of [
    "",
    "Shrt1#A",
    "alllowercase#1",
    "NoDigits#here",
    "NoSpecial1here",
    `aB3#${"x".repeat(252)}`,
  ]) {
    const refused = refusal(await resetPassword(world.anonymous, email, code, password));
    if (refused === "OK") assert.fail(`${password} was taken`);
    assert.deepEqual(Object.keys(refused), ["newPassword"], password);
  }
  assert.equal(refusal(await resetPassword(world.anonymous, email, code, NEW_PASSWORD)), "OK");
});

test("the mailed link resets however many digits were guessed wrong, once, and the browser is then known", async () => {
  const { email } = await confirmed(world, newcomer("besieged"));
  await forgotPassword(world.anonymous, email);
  const code = await codeMailedTo(world, email);
  const linkKey = await linkKeyMailedTo(world, email);
  for (let guess = 0; guess < 12; guess += 1)
    await resetPassword(world.anonymous, email, wrongCode(code), GOOD_PASSWORD);
  assert.equal(refusal(await resetPassword(world.anonymous, email, code, NEW_PASSWORD)), "RATE_LIMITED");
  for (let guess = 0; guess < 12; guess += 1) await signIn(world.anonymous, email, "Wrong#1password");

  const reset = () => resetByLink(world.anonymous, email, { code, linkKey }, NEW_PASSWORD);
  const { data } = await reset();
  assert.equal(refusal(await reset()), "RATE_LIMITED");
  assert.equal(refusal(await signIn(world.anonymous, email, NEW_PASSWORD)), "RATE_LIMITED");
  const { deviceMark } = data.forgotPasswordSubmit;
  assert.equal(refusal(await signInOn(world.anonymous, [deviceMark], email, NEW_PASSWORD)), "OK");
});

test("a code that is asked for again and again is mailed a few times, and one that opens is always there", async () => {
  const { email } = await confirmed(world, newcomer("bombed"));
  const before = (await mailsTo(world, email)).length;
  for (let minute = 0; minute < 60; minute += 2) {
    assert.equal(refusal(await forgotPassword(world.anonymous, email)), "OK");
    await mailsTo(world, email);
    world.clock.advance({ minutes: 2 });
  }
  const mails = (await mailsTo(world, email)).length - before;
  assert.ok(mails >= 5 && mails <= 17, `${mails} mails came`);
  await forgotPassword(world.anonymous, email);
  const code = await codeMailedTo(world, email);
  assert.equal(refusal(await resetPassword(world.anonymous, email, code, NEW_PASSWORD)), "OK");
});

test("nobody gets a code for an address that is unknown or not confirmed", async () => {
  const { email } = newcomer("unconfirmed");
  await signUp(world.anonymous, newcomer("unconfirmed"));
  const before = (await mailsTo(world, email)).length;
  for (const asked of [email, "nobody@newcomer.example"])
    assert.equal(refusal(await forgotPassword(world.anonymous, asked)), "OK");
  assert.equal((await mailsTo(world, email)).length, before);
  assert.equal((await mailsTo(world, "nobody@newcomer.example")).length, 0);
});
