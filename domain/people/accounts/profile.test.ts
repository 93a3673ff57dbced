// The profile's own rules: regions, the password form, and what a device is called.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { deviceText, UNKNOWN_DEVICE } from "./device-text.ts";
import { CHANGE_PASSWORD_FIELDS, checkChangePasswordForm, PROFILE_RULES } from "./profile-fields.ts";

const PROFILE = { givenName: "Ada", familyName: "Nguyen", locale: "en-AU", timezone: "Australia/Perth" };

test("a profile needs a name, a way of writing and a clock from the lists; all else may stay empty", () => {
  assert.equal(checkFields(PROFILE_RULES, PROFILE).ok, true);
  const faulty = checkFields(PROFILE_RULES, { locale: "tlh", timezone: "Mars/Olympus" });
  assert.deepEqual(faulty.ok ? [] : Object.keys(faulty.fields).sort(), [
    "familyName",
    "givenName",
    "locale",
    "timezone",
  ]);
});

test("an old password that today's rule would refuse may still be given, a new one may not", () => {
  const result = checkFields(CHANGE_PASSWORD_FIELDS, { currentPassword: "old", newPassword: "new" });
  assert.deepEqual(result.ok ? [] : Object.keys(result.fields), ["newPassword"]);
});

test("the new password is repeated", () => {
  const typed = {
    currentPassword: "old",
    newPassword: "Undertake-5pm!",
    newPasswordConfirmation: "Undertake",
  };
  const result = checkChangePasswordForm(typed);
  assert.deepEqual(result.ok ? {} : result.fields, { newPasswordConfirmation: "The passwords do not match" });
  assert.equal(checkChangePasswordForm({ ...typed, newPasswordConfirmation: "Undertake-5pm!" }).ok, true);
});

const DEVICES: readonly [string, string][] = [
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
    "Chrome on Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    "Safari on Mac",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox on Linux"],
  ["curl/8.9.1", UNKNOWN_DEVICE],
  ["", UNKNOWN_DEVICE],
];
for (const [userAgent, said] of DEVICES)
  test(`a browser that calls itself ${userAgent.slice(-40) || "nothing"} is ${said}`, () => {
    assert.equal(deviceText(userAgent), said);
  });

test("a profile keeps its names, language and clock, and may leave out the rest", () => {
  const kept = { givenName: "Ada", familyName: "Okafor", locale: "en-AU", timezone: "Australia/Sydney" };
  assert.deepEqual(checkFields(PROFILE_RULES, { ...kept, industry: "E31" }), {
    ok: true,
    values: { ...kept, phoneNumber: null, jobTitle: null, address: null, industry: "E31" },
  });
});
