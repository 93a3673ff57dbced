// Signing in with a provider of identities, against a real one: linking, signing up, and every answer that is not believed.
// Shows: ..A-56, Q-041.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, beforeEach, describe, test } from "node:test";
import {
  codeMailedTo,
  confirm,
  confirmed,
  forgotPassword,
  mailsTo,
  newcomer,
  refusal,
  resetPassword,
  signIn,
  signUp,
} from "../../../../testing/account-calls.ts";
import { apiOf } from "../../../../testing/api.ts";
import {
  type FakeOidc,
  type ProviderPerson,
  returnFrom,
  startFakeOidc,
} from "../../../../testing/fakes/fake-oidc.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { CAST_PASSWORD, PEOPLE } from "../../../demo/cast.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

let world: World;
let provider: FakeOidc;
let returnUrl: string;
before(async () => {
  const port = await freePort();
  returnUrl = `http://127.0.0.1:${port}/account/oauth`;
  provider = await startFakeOidc({ returnUrl, person: visitor("nobody") });
  world = await aWorld({
    PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: "Harbour ID",
    SIGN_UP_BLOCKED_DOMAINS: "blocked.example",
    REQUIRE_STAFF_TWO_STEP: "true",
  });
});
beforeEach(async () => {
  // Past every limit that the test before has used up.
  world.clock.advance({ hours: 1, seconds: 1 });
  await switchOn(true);
});
after(async () => {
  await world.end();
  await provider.stop();
});

test("a stranger signs up with a verified address, without a code and without a password", async () => {
  const person = visitor("vera");
  const session = await signedInAs(person);
  const { me } = await apiOf(world.url, session.token).get(
    "{ me { email givenName familyName requireTermsAcceptance } }",
  );
  assert.deepEqual(me, {
    email: person.email,
    givenName: "Vera",
    familyName: "Visitor",
    requireTermsAcceptance: true,
  });
  assert.notEqual(refusal(await signIn(world.anonymous, person.email ?? "", CAST_PASSWORD)), "OK");

  const again = await signedInAs({ ...person, email: "moved@elsewhere.example" });
  const { me: same } = await apiOf(world.url, again.token).get("{ me { email } }");
  assert.equal(same.email, person.email, "the subject opens the account, not the address");
});

test("the code of a referral link stays with an account that is made this way", async () => {
  const [{ referralCode } = { referralCode: "" }] = await runTransaction(
    world.app,
    { system: "Set-up" },
    (tx) => tx.query<{ referralCode: string }>("select referral_code from organisation limit 1", []),
  );
  const { attempt, response } = await returned(visitor("referred"));
  const { data } = await world.anonymous.mutate(
    "completeOAuthSignIn",
    "CompleteOAuthSignInInput",
    { attempt, response, referrerCode: referralCode },
    "session { token }",
  );
  const { me } = await apiOf(world.url, data.completeOAuthSignIn.session.token).get(
    "{ me { referrerCode } }",
  );
  assert.equal(me.referrerCode, referralCode);
});

test("the address of an existing account links the two, and asks the client to start again", async () => {
  const person = visitor("linked", { email: PEOPLE.cam.email.toUpperCase() });
  assert.equal(refusal(await comeBack(person)), "ACCOUNT_LINKED_RESTART_AUTH");
  const [mail] = await mailsTo(world, PEOPLE.cam.email);
  assert.match(mail?.subject ?? "", /sign in to Bondline with Harbour ID/);

  const session = await signedInAs(person);
  const { me } = await apiOf(world.url, session.token).get("{ me { email } }");
  assert.equal(me.email, PEOPLE.cam.email);
  assert.equal(refusal(await signIn(world.anonymous, PEOPLE.cam.email, CAST_PASSWORD)), "OK");
  assert.equal((await mailsTo(world, PEOPLE.cam.email)).length, 1, "linked once, told once");
});

test("a provider that was removed is listed no more, and coming back with it links it anew", async () => {
  const person = visitor("removed", { email: PEOPLE.ben.email });
  await comeBack(person);
  const ben = apiOf(world.url, (await signedInAs(person)).token);
  const { me } = await ben.get("{ me { signInProviders { id name } } }");
  assert.deepEqual(
    me.signInProviders.map(({ name }: { name: string }) => name),
    ["Harbour ID"],
  );
  const input = { id: me.signInProviders[0].id, currentPassword: CAST_PASSWORD };
  const answer = await ben.mutate(
    "removeSignInProvider",
    "RemoveSignInProviderInput",
    input,
    "user { signInProviders { id } }",
  );
  assert.deepEqual(answer.data.removeSignInProvider.user.signInProviders, []);
  assert.equal(refusal(await comeBack(person)), "ACCOUNT_LINKED_RESTART_AUTH");
  const subjects = (await mailsTo(world, PEOPLE.ben.email)).map(({ subject }) => subject);
  assert.equal(subjects.filter((subject) => subject.includes("no longer opens")).length, 1);
  assert.equal(subjects.filter((subject) => subject.includes("You can now sign in")).length, 2);
});

describe("an address that the provider has not verified", () => {
  for (const [what, claims] of [
    ["says so", { email_verified: false }],
    ["says nothing of it", { email_verified: undefined }],
    ["says it as a text", { email_verified: "true" }],
    ["names none", { email: undefined }],
    ["names what is no address", { email: "ada" }],
  ] as const) {
    test(`links nothing and makes nothing when the provider ${what}`, async () => {
      const person = visitor(`unverified ${what}`, { email: PEOPLE.ada.email, ...claims });
      assert.match(fieldOf(await comeBack(person)), /^Harbour ID has not verified the email address/);
      assert.match(fieldOf(await comeBack(person)), /^Harbour ID has not verified/, "and stays so");
      assert.deepEqual(await mailsTo(world, PEOPLE.ada.email), []);
    });
  }
});

describe("an address that somebody has signed up with and not confirmed", () => {
  test("becomes the account of the person whom the provider vouches for, and the password typed before opens nothing", async () => {
    const stranger = newcomer("hijacked", "Strange#1pass");
    await signUp(world.anonymous, { ...stranger, givenName: "Mallory" });
    const code = await codeMailedTo(world, stranger.email);

    const session = await signedInAs(visitor("hijacked", { email: stranger.email }));
    const { me } = await apiOf(world.url, session.token).get("{ me { givenName } }");
    assert.equal(me.givenName, "Hijacked");
    assert.notEqual(refusal(await signIn(world.anonymous, stranger.email, stranger.password)), "OK");
    assert.deepEqual(refusal(await confirm(world.anonymous, stranger.email, code)), {
      code: "Incorrect passcode.",
    });
  });

  test("is not handed to a provider's account that only claims it", async () => {
    const owner = newcomer("waiting");
    await signUp(world.anonymous, owner);
    const claimed = visitor("claims", { email: owner.email, email_verified: false });
    assert.match(fieldOf(await comeBack(claimed)), /has not verified/);
    assert.equal(
      refusal(await confirm(world.anonymous, owner.email, await codeMailedTo(world, owner.email))),
      "OK",
    );
    assert.equal(refusal(await signIn(world.anonymous, owner.email, owner.password)), "OK");
  });
});

test("whoever signed up by the provider may choose a password later, with a mailed code", async () => {
  const person = visitor("chooser");
  await signedInAs(person);
  const email = person.email ?? "";
  await forgotPassword(world.anonymous, email);
  const code = await codeMailedTo(world, email);
  assert.equal(refusal(await resetPassword(world.anonymous, email, code, "Another#1pass")), "OK");
  assert.equal(refusal(await signIn(world.anonymous, email, "Another#1pass")), "OK");
});

test("or at once at the profile, for as long as the sign-in is fresh; then it is asked for as everybody's", async () => {
  const person = visitor("first");
  const change = (token: string, currentPassword: string | null, newPassword: string) =>
    apiOf(world.url, token).mutate(
      "changePassword",
      "ChangePasswordInput",
      { currentPassword, newPassword },
      "clientMutationId",
    );
  const stale = await signedInAs(person);
  world.clock.advance({ minutes: 5, seconds: 1 });
  assert.deepEqual(Object.keys(refusal(await change(stale.token, null, "Another#1pass"))), ["newPassword"]);

  const { token } = await signedInAs(person);
  const { me } = await apiOf(world.url, token).get("{ me { hasPassword } }");
  assert.equal(me.hasPassword, false);
  assert.equal(refusal(await change(token, null, "Another#1pass")), "OK");
  assert.equal(refusal(await signIn(world.anonymous, person.email ?? "", "Another#1pass")), "OK");
  assert.deepEqual(Object.keys(refusal(await change(token, null, "Third#1password"))), ["currentPassword"]);
});

test("a deleted account is not opened, nor made again, by the provider's word", async () => {
  const person = visitor("deleted");
  await signedInAs(person);
  await asSystem(world, `update account set status = 'DELETED' where email = '${person.email}'`);
  await asSystem(world, `update session set revoked_at = now() where revoked_at is null`);
  assert.match(fieldOf(await comeBack(person)), /could not be completed/);
  assert.match(fieldOf(await comeBack({ ...person, sub: "another subject" })), /could not be completed/);
});

test("names that our rule refuses are made from the address, so that signing in does not fail for them", async () => {
  const person = visitor("odd", { given_name: "<b>", family_name: "" });
  const { me } = await apiOf(world.url, (await signedInAs(person)).token).get(
    "{ me { givenName familyName } }",
  );
  assert.deepEqual(me, { givenName: "odd", familyName: "" });
});

test("the operator's rules refuse a new account, and leave an old one alone", async () => {
  const { errors } = await comeBack(visitor("blocked", { email: "vic@deep.blocked.example" }));
  assert.equal(errors?.[0]?.extensions.code, "UserLambdaValidationException");
  assert.equal(
    errors?.[0]?.extensions.message,
    "PreSignUp failed with error We don't accept email addresses of this domain.",
  );
  const form = await signUp(world.anonymous, { ...newcomer("x"), email: "vic@blocked.example" });
  assert.equal(form.errors?.[0]?.extensions.code, "UserLambdaValidationException");
});

test("staff meet their second step behind the provider too, and keep-me-signed-in survives it", async () => {
  const person = visitor("staff", { email: PEOPLE.rosa.email });
  assert.equal(refusal(await comeBack(person)), "ACCOUNT_LINKED_RESTART_AUTH");
  const { errors, data } = await comeBack(person);
  assert.equal(errors?.[0]?.extensions.code, "TWO_STEP_REQUIRED");
  assert.equal(data, null);
  assert.equal(typeof errors?.[0]?.extensions.challenge, "string");
});

test("a session lasts as long as was asked for when the person left for the provider", async () => {
  await confirmed(world, newcomer("keeper"));
  const person = visitor("keeper", { email: newcomer("keeper").email });
  await comeBack(person);
  const short = await signedInAs(person);
  const long = await signedInAs(person, { keepSignedIn: true });
  assert.equal(hoursUntil(short.expiresAt), 12);
  assert.equal(hoursUntil(long.expiresAt), 30 * 24);
});

describe("is not believed:", () => {
  const REFUSED = { provider: "This sign-in could not be completed. Please start again." };

  test("a state that was forged", async () => {
    const { attempt, response } = await returned(visitor("forged"));
    const forged = response.replace(/state=[^&]+/, "state=forged");
    assert.deepEqual(refusal(await complete(attempt, forged)), REFUSED);
    assert.deepEqual(refusal(await complete(attempt, response.replace(/&?state=[^&]+/, ""))), REFUSED);
  });

  test("the answer to somebody else's question: a stranger's code does not sign this browser in", async () => {
    const mallory = await returned(visitor("mallory"));
    const victim = await returned(visitor("victim"));
    assert.deepEqual(refusal(await complete(victim.attempt, mallory.response)), REFUSED);
    const mixed = victim.response.replace(/code=[^&]+/, /code=[^&]+/.exec(mallory.response)?.[0] ?? "");
    assert.deepEqual(refusal(await complete(victim.attempt, mixed)), REFUSED, "nor with the right state");
  });

  test("a code that was used", async () => {
    const { attempt, response } = await returned(visitor("replayed"));
    assert.equal(refusal(await complete(attempt, response)), "OK");
    assert.deepEqual(refusal(await complete(attempt, response)), REFUSED);
  });

  test("an answer with another nonce", async () => {
    const begun = await begin();
    const url = new URL(begun.authorizationUrl);
    url.searchParams.set("nonce", "another");
    provider.person = visitor("nonce");
    const response = await returnFrom(url.href, returnUrl);
    assert.deepEqual(refusal(await complete(begun.attempt, response)), REFUSED);
  });

  test("an answer that names another issuer", async () => {
    const { attempt, response } = await returned(visitor("issuer"));
    const other = response.replace(/iss=[^&]+/, "iss=https%3A%2F%2Fevil.example");
    assert.notEqual(other, response);
    assert.deepEqual(refusal(await complete(attempt, other)), REFUSED);
  });

  test("an attempt that was altered, sealed by nobody, or is over", async () => {
    const over = { attempt: "This sign-in has taken too long. Please start again." };
    const { attempt, response } = await returned(visitor("over"));
    const altered = `${attempt.slice(0, -2)}${attempt.endsWith("AA") ? "BB" : "AA"}`;
    for (const given of [altered, "", "x", "x".repeat(3_000)])
      assert.deepEqual(refusal(await complete(given, response)), over, given.slice(0, 20));
    world.clock.advance({ minutes: 15 });
    assert.deepEqual(refusal(await complete(attempt, response)), over);
  });

  test("an endless answer", async () => {
    const { attempt, response } = await returned(visitor("endless"));
    assert.equal(typeof refusal(await complete(attempt, `${response}&x=${"x".repeat(4_000)}`)), "object");
  });
});

test("somebody who says no at the provider's is told so, and nothing is changed", async () => {
  const begun = await begin();
  provider.person = "declines";
  const response = await returnFrom(begun.authorizationUrl, returnUrl);
  assert.deepEqual(refusal(await complete(begun.attempt, response)), {
    provider: "You did not finish signing in. Nothing was changed.",
  });
});

test("what the browser carries shows nothing of the secrets that it stands for", async () => {
  const { attempt, authorizationUrl } = await begin();
  const { searchParams } = new URL(authorizationUrl);
  assert.equal(searchParams.get("code_challenge_method"), "S256");
  assert.equal(searchParams.get("response_type"), "code");
  const opened = Buffer.from(attempt, "base64url").toString("latin1");
  for (const secret of ["state", "nonce"]) assert.ok(!opened.includes(searchParams.get(secret) ?? "?"));
});

test("while the feature is off nobody signs in this way, begun or not", async () => {
  const { attempt, response } = await returned(visitor("off"));
  await switchOn(false);
  const off = { provider: "This way of signing in is switched off." };
  assert.deepEqual(refusal(await begin.answer()), off);
  assert.deepEqual(refusal(await complete(attempt, response)), off);
});

test("a provider that is not there is told as such, and the next sign-in works again once it is", async () => {
  const gone = await startFakeOidc({ returnUrl, person: visitor("gone") });
  await gone.stop();
  const lonely = await aWorld({
    OIDC_ISSUER: gone.issuer,
    OIDC_CLIENT_ID: gone.clientId,
    OIDC_CLIENT_SECRET: gone.clientSecret,
    OIDC_NAME: "Gone",
  });
  try {
    await asSystem(lonely, "update gateway_feature set is_enabled = true where name = 'googleAuth'");
    const ask = () =>
      lonely.anonymous.mutate("beginOAuthSignIn", "BeginOAuthSignInInput", {}, "authorizationUrl");
    assert.equal(refusal(await ask()), "SERVICE_UNAVAILABLE");
    const port = Number(new URL(gone.issuer).port);
    const back = await startFakeOidc({ returnUrl, person: visitor("back"), port });
    assert.equal(refusal(await ask()), "OK");
    await back.stop();
  } finally {
    await lonely.end();
  }
});

test("an address that the provider tells on a page of its own counts as well", async () => {
  const apart = await startFakeOidc({ returnUrl, person: visitor("apart"), tagsAddress: true });
  const own = await aWorld({
    PUBLIC_URL: new URL(returnUrl).origin,
    OIDC_ISSUER: apart.issuer,
    OIDC_CLIENT_ID: apart.clientId,
    OIDC_CLIENT_SECRET: apart.clientSecret,
    OIDC_NAME: "Apart",
  });
  try {
    await asSystem(own, "update gateway_feature set is_enabled = true where name = 'googleAuth'");
    const { data } = await own.anonymous.mutate(
      "beginOAuthSignIn",
      "BeginOAuthSignInInput",
      {},
      "attempt authorizationUrl",
    );
    const { attempt, authorizationUrl } = data.beginOAuthSignIn;
    const response = await returnFrom(authorizationUrl, returnUrl);
    const answer = await own.anonymous.mutate(
      "completeOAuthSignIn",
      "CompleteOAuthSignInInput",
      { attempt, response },
      "session { token }",
    );
    assert.equal(refusal(answer), "OK");
  } finally {
    await own.end();
    await apart.stop();
  }
});

test("the start-up configuration names the button, and nothing that is secret", async () => {
  const text = await (await fetch(`${world.url}/configuration.json`)).text();
  assert.deepEqual(JSON.parse(text).signInProvider, { name: "Harbour ID" });
  assert.ok(!text.includes(provider.clientSecret));
});

function visitor(name: string, claims: Partial<ProviderPerson> = {}): ProviderPerson {
  return {
    sub: `subject of ${name}`,
    email: `${name.replaceAll(" ", "-")}@visitor.example`,
    email_verified: true,
    given_name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    family_name: "Visitor",
    ...claims,
  };
}

async function begin(input: { keepSignedIn?: boolean } = {}) {
  const { data } = await begin.answer(input);
  return data.beginOAuthSignIn as { attempt: string; authorizationUrl: string };
}
begin.answer = (input: { keepSignedIn?: boolean } = {}) =>
  world.anonymous.mutate("beginOAuthSignIn", "BeginOAuthSignInInput", input, "attempt authorizationUrl");

function complete(attempt: string, response: string) {
  return world.anonymous.mutate(
    "completeOAuthSignIn",
    "CompleteOAuthSignInInput",
    { attempt, response },
    "session { token expiresAt }",
  );
}

/** The person has been at the provider's, and their browser is back with what it says. */
async function returned(person: ProviderPerson, input: { keepSignedIn?: boolean } = {}) {
  const { attempt, authorizationUrl } = await begin(input);
  provider.person = person;
  return { attempt, response: await returnFrom(authorizationUrl, returnUrl) };
}

async function comeBack(person: ProviderPerson, input: { keepSignedIn?: boolean } = {}) {
  const { attempt, response } = await returned(person, input);
  return await complete(attempt, response);
}

async function signedInAs(person: ProviderPerson, input: { keepSignedIn?: boolean } = {}) {
  const answer = await comeBack(person, input);
  assert.equal(refusal(answer), "OK");
  return answer.data.completeOAuthSignIn.session as { token: string; expiresAt: string };
}

function fieldOf(answer: Awaited<ReturnType<typeof comeBack>>): string {
  return answer.errors?.[0]?.extensions.fields?.provider ?? "";
}

function hoursUntil(expiresAt: string): number {
  return (Date.parse(expiresAt) - Date.parse(world.clock.now())) / 3_600_000;
}

async function switchOn(isOn: boolean): Promise<void> {
  await asSystem(world, `update gateway_feature set is_enabled = ${isOn} where name = 'googleAuth'`);
}

async function asSystem({ app }: World, text: string): Promise<void> {
  await runTransaction(app, { system: "Set-up" }, (tx) => tx.query(text, []));
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, "127.0.0.1", listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
