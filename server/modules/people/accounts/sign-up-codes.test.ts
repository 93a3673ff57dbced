// Several sign-ups with one address: a mailed code confirms the sign-up it was mailed for, and no other's password.
// Shows.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  codeMailedTo,
  confirm,
  confirmed,
  mailsTo,
  newcomer,
  refusal,
  resend,
  signIn,
  signUp,
} from "../../../../testing/account-calls.ts";
import { untilAccountJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

const INCORRECT = { code: "Incorrect passcode." };
const OWN = "Harbour#1civil";
const STRANGERS = "Strange#1pass";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

type SignUp = { handle: string; code: string };

async function signedUp(email: string, password: string): Promise<SignUp> {
  const { data } = await signUp(world.anonymous, { ...newcomer("x", password), email });
  return { handle: data.signUp.signUpHandle, code: await codeMailedTo(world, email) };
}

/** The owner signs up, and a stranger after them with the same address; codes that are drawn alike are drawn again. */
async function twoSignUps(name: string): Promise<{ email: string; owner: SignUp; stranger: SignUp }> {
  const { email } = newcomer(name);
  const owner = await signedUp(email, OWN);
  const stranger = await signedUp(email, STRANGERS);
  if (owner.code === stranger.code) return await twoSignUps(`${name}x`);
  return { email, owner, stranger };
}

async function passwordThatOpens(email: string): Promise<string[]> {
  const opening: string[] = [];
  for (const password of [OWN, STRANGERS])
    if (refusal(await signIn(world.anonymous, email, password)) === "OK") opening.push(password);
  return opening;
}

test("a stranger's later sign-up neither voids the owner's code nor replaces the password it confirms", async () => {
  const { email, owner } = await twoSignUps("overtaken");
  assert.equal(refusal(await confirm(world.anonymous, email, owner.code)), "OK");
  assert.deepEqual(await passwordThatOpens(email), [OWN]);
});

test("the browser that signed up refuses the code of somebody else's sign-up, though it came to its own mailbox", async () => {
  const { email, owner, stranger } = await twoSignUps("mixed-up");
  assert.deepEqual(refusal(await confirm(world.anonymous, email, stranger.code, owner.handle)), INCORRECT);
  assert.equal(refusal(await confirm(world.anonymous, email, owner.code, owner.handle)), "OK");
  assert.deepEqual(await passwordThatOpens(email), [OWN]);
});

test("a new code that the owner's browser asks for is the owner's, whoever signed up last", async () => {
  const { email, owner } = await twoSignUps("asks-again");
  await resend(world.anonymous, email, owner.handle);
  const code = await codeMailedTo(world, email);
  assert.equal(refusal(await confirm(world.anonymous, email, code)), "OK");
  assert.deepEqual(await passwordThatOpens(email), [OWN]);
});

test("once an address is confirmed, the other sign-up's code opens nothing, and its password is gone", async () => {
  const { email, owner, stranger } = await twoSignUps("ended");
  await confirm(world.anonymous, email, owner.code);
  for (const handle of [undefined, stranger.handle])
    assert.deepEqual(refusal(await confirm(world.anonymous, email, stranger.code, handle)), INCORRECT);
  assert.deepEqual(await passwordThatOpens(email), [OWN]);
});

test("a wrong guess counts against every code that waits, so that more sign-ups buy no more guesses", async () => {
  const { email, owner, stranger } = await twoSignUps("guessed");
  const wrong = ["000000", "000001", "000002"].find((code) => code !== owner.code && code !== stranger.code);
  for (let guess = 0; guess < 5; guess += 1) await confirm(world.anonymous, email, wrong ?? "");
  for (const { code } of [owner, stranger])
    assert.deepEqual(refusal(await confirm(world.anonymous, email, code)), INCORRECT);
});

test("the newest five sign-ups of an address wait; a sixth drops the first with its code", async () => {
  const { email } = newcomer("sixth");
  const first = await signedUp(email, OWN);
  for (let later = 0; later < 4; later += 1) await signedUp(email, STRANGERS);
  // A mail that still waits when its code is over is not sent any more.
  await untilAccountJobsAreDone(world.ownerUrl, "and mails are sent");
  world.clock.advance({ hours: 1, seconds: 1 });
  await signUp(world.anonymous, { ...newcomer("x", STRANGERS), email });
  // Two requests in the background are done in any order.
  await untilAccountJobsAreDone(world.ownerUrl);
  await resend(world.anonymous, email, first.handle);
  assert.equal((await mailsTo(world, email)).length, 6, "nothing is sent for a sign-up that is gone");
});

test("the mail says where the sign-up was made, and what its code confirms", async () => {
  const { email } = newcomer("device");
  const answer = await fetch(`${world.url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
    },
    body: JSON.stringify({
      query: "mutation ($input: SignUpInput!) { signUp(input: $input) { clientMutationId } }",
      variables: { input: { ...newcomer("device"), clientMutationId: "device" } },
    }),
  });
  assert.equal(answer.status, 200);
  const [mail] = await mailsTo(world, email);
  assert.match(mail?.text ?? "", /the sign-up started just now in Chrome on Windows/);
});

test("a known address gets a handle too, and it opens nothing", async () => {
  const known = await confirmed(world, newcomer("known"));
  const { data } = await signUp(world.anonymous, { ...newcomer("x", STRANGERS), email: known.email });
  assert.match(data.signUp.signUpHandle, /^[\w-]{43}$/);
  await resend(world.anonymous, known.email, data.signUp.signUpHandle);
  assert.deepEqual(await passwordThatOpens(known.email), [known.password]);
});
