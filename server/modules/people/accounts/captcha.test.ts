// A captcha where the operator has set one: before signing up always, before signing in after repeated failures.
// Shows, EXT-03.

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { mailsTo, newcomer, refusal, signIn, signUp } from "../../../../testing/account-calls.ts";
import { type FakeCaptcha, startFakeCaptcha } from "../../../../testing/fakes/fake-captcha.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { CAST_PASSWORD, PEOPLE } from "../../../demo/cast.ts";

const ASKED = { captchaToken: "Please confirm that you are a person." };

let world: World;
let service: FakeCaptcha;
before(async () => {
  service = await startFakeCaptcha();
  world = await aWorld({
    CAPTCHA_SCRIPT: "https://captcha.example/api.js?render=explicit",
    CAPTCHA_HANDLER: "turnstile",
    CAPTCHA_KEY: "site key",
    CAPTCHA_ORIGINS: "https://frames.captcha.example",
    CAPTCHA_SECRET: service.secret,
    CAPTCHA_VERIFY_URL: service.verifyUrl,
  });
});
beforeEach(() => {
  service.behave("honest");
  world.clock.advance({ hours: 1, seconds: 1 });
});
after(async () => {
  await world.end();
  await service.stop();
});

function signInWith(captchaToken: string | undefined, email: string, password = "Wrong#1password") {
  return world.anonymous.mutate(
    "signIn",
    "SignInInput",
    { email, password, captchaToken },
    "session { token }",
  );
}

describe("signing up", () => {
  test("is refused without a solved captcha, and nobody is written to", async () => {
    const person = newcomer("machine");
    for (const captchaToken of [undefined, "", "made up"])
      assert.deepEqual(refusal(await signUp(world.anonymous, { ...person, captchaToken })), ASKED);
    assert.deepEqual(await mailsTo(world, person.email), []);
  });

  test("works with one, once", async () => {
    const captchaToken = service.solve();
    const person = { ...newcomer("person"), captchaToken };
    assert.equal(refusal(await signUp(world.anonymous, person)), "OK");
    assert.deepEqual(refusal(await signUp(world.anonymous, person)), ASKED);
  });

  test("names the fields that are wrong before the captcha is used up", async () => {
    const captchaToken = service.solve();
    const wrong = refusal(
      await signUp(world.anonymous, { ...newcomer("typo"), password: "x", captchaToken }),
    );
    assert.deepEqual(Object.keys(wrong), ["password"]);
    assert.equal(refusal(await signUp(world.anonymous, { ...newcomer("typo"), captchaToken })), "OK");
  });

  test("waits while the service does not answer", async () => {
    service.behave("error");
    const person = { ...newcomer("waits"), captchaToken: service.solve() };
    assert.equal(refusal(await signUp(world.anonymous, person)), "SERVICE_UNAVAILABLE");
  });
});

describe("signing in", () => {
  for (const email of [PEOPLE.ada.email, "nobody@harbourcivil.example"]) {
    test(`asks after three failures, for a known address and an unknown one alike: ${email}`, async () => {
      for (let failed = 0; failed < 3; failed += 1)
        assert.deepEqual(Object.keys(refusal(await signInWith(undefined, email))), ["password"]);
      assert.deepEqual(refusal(await signInWith(undefined, email)), ASKED);
      assert.deepEqual(refusal(await signInWith("made up", email)), ASKED);
      assert.deepEqual(Object.keys(refusal(await signInWith(service.solve(), email))), ["password"]);
    });
  }

  test("lets the owner in with a captcha, and after a while without one", async () => {
    const { email } = PEOPLE.ben;
    for (let failed = 0; failed < 3; failed += 1) await signInWith(undefined, email);
    assert.deepEqual(refusal(await signIn(world.anonymous, email, CAST_PASSWORD)), ASKED);
    assert.equal(refusal(await signInWith(service.solve(), email, CAST_PASSWORD)), "OK");
    world.clock.advance({ minutes: 15, seconds: 1 });
    assert.equal(refusal(await signIn(world.anonymous, email, CAST_PASSWORD)), "OK");
  });

  test("right passwords are never counted", async () => {
    for (let round = 0; round < 6; round += 1)
      assert.equal(refusal(await signIn(world.anonymous, PEOPLE.cam.email, CAST_PASSWORD)), "OK");
  });

  test("does not keep people out while the service does not answer", async () => {
    for (let failed = 0; failed < 3; failed += 1) await signInWith(undefined, PEOPLE.una.email);
    service.behave("error");
    assert.equal(refusal(await signInWith("any", PEOPLE.una.email, CAST_PASSWORD)), "OK");
  });
});

test("the browser is told the site key and never the secret, and may load what is named", async () => {
  const answer = await fetch(`${world.url}/configuration.json`);
  const text = await answer.text();
  assert.deepEqual(JSON.parse(text).captcha, {
    script: "https://captcha.example/api.js?render=explicit",
    handler: "turnstile",
    key: "site key",
  });
  assert.ok(!text.includes(service.secret));
  const policy = answer.headers.get("content-security-policy") ?? "";
  assert.match(policy, /script-src 'self' https:\/\/captcha\.example https:\/\/frames\.captcha\.example;/);
  assert.match(
    policy,
    /frame-src 'self' blob: https:\/\/captcha\.example https:\/\/frames\.captcha\.example;/,
  );
});
