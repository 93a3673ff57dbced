// The captcha adapter takes nothing but a clear, fresh yes for our own site for one, and says when it could not ask.
// Shows: EXT-03.

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { type CaptchaMood, type FakeCaptcha, startFakeCaptcha } from "../../../testing/fakes/fake-captcha.ts";
import { SILENT_LOG } from "../../../testing/fakes/silent-log.ts";
import type { CaptchaPort } from "./captcha-port.ts";
import { makeSiteverifyCaptcha } from "./siteverify-captcha.ts";

let service: FakeCaptcha;
let captcha: CaptchaPort;
before(async () => {
  service = await startFakeCaptcha();
  captcha = adapterWith(service.secret);
});
beforeEach(() => service.behave("honest"));
after(() => service.stop());

/** Nobody is given up but who says nothing. */
const PATIENT = 10_000;

function adapterWith(secret: string, timeoutMilliseconds = PATIENT): CaptchaPort {
  const { verifyUrl } = service;
  const publicUrl = "http://127.0.0.1:4000";
  return makeSiteverifyCaptcha({ verifyUrl, secret, publicUrl, timeoutMilliseconds, log: SILENT_LOG });
}

test("a solved captcha counts once", async () => {
  const token = service.solve();
  assert.equal(await captcha.isSolved(token, "192.0.2.1"), true);
  assert.equal(await captcha.isSolved(token, "192.0.2.1"), false);
});

test("an empty token, an endless one and one of nobody's do not count, the first two without being asked about", async () => {
  const { asked } = service;
  for (const token of ["", "x".repeat(4_097)])
    assert.equal(await captcha.isSolved(token, "192.0.2.1"), false);
  assert.equal(service.asked, asked);
  assert.equal(await captcha.isSolved("made up", "192.0.2.1"), false);
});

test("another secret than ours, or a captcha of another site, does not count", async () => {
  assert.equal(await adapterWith("another").isSolved(service.solve(), "192.0.2.1"), false);
  service.behave("elsewhere");
  assert.equal(await captcha.isSolved(service.solve(), "192.0.2.1"), false);
});

describe("a service that misbehaves is no yes and no no:", () => {
  const moods: CaptchaMood[] = ["garbage", "error", "silent", "redirects"];
  for (const mood of moods)
    test(mood, async () => {
      service.behave(mood);
      const asked = mood === "silent" ? adapterWith(service.secret, 100) : captcha;
      await assert.rejects(asked.isSolved(service.solve(), "192.0.2.1"), { name: "CaptchaFault" });
    });
});
