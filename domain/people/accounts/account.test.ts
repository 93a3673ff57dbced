// Accounts: the forms round them, one-time codes, first prompts, staff.
// Shows: ..A-14, ST-01, ST-03, ST-06..ST-10, V-015..V-023, V-147.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { addMinutes, instant } from "../../values/time/instant.ts";
import { findFirstPrompt, isOrganisationRequired, requiresTermsAcceptance } from "./account.ts";
import {
  CONFIRM_SIGN_UP_FIELDS,
  checkResetForm,
  FORGOT_PASSWORD_FIELDS,
  FORGOT_PASSWORD_SUBMIT_FIELDS,
  SIGN_IN_FIELDS,
  SIGN_UP_FIELDS,
} from "./account-fields.ts";
import {
  CODE_ATTEMPTS_MAX,
  CODE_COUNT,
  codeExpiresAt,
  decideCode,
  INCORRECT_CODE_MESSAGE,
  oneTimeCode,
  oneTimeCodeFromNumber,
} from "./one-time-code.ts";
import { STAFF_TYPES, STAFF_WORKSPACES } from "./staff.ts";

const REQUIRED = "This field is required.";
const ADA = {
  email: "ada@harbourcivil.example",
  password: "Harbour#1civil",
  givenName: "Ada",
  familyName: "Okafor",
  phoneNumber: "0412 345 678",
};

test("signing up takes an address, a password and a name, and a phone number where one is given", () => {
  assert.deepEqual(checkFields(SIGN_UP_FIELDS, ADA), {
    ok: true,
    values: { ...ADA, phoneNumber: "+61412345678" },
  });
  const withoutPhone = checkFields(SIGN_UP_FIELDS, { ...ADA, phoneNumber: "" });
  assert.deepEqual(withoutPhone, { ok: true, values: { ...ADA, phoneNumber: null } });
});

test("a sign-up with nothing right names every field at once", () => {
  assert.deepEqual(checkFields(SIGN_UP_FIELDS, {}), {
    ok: false,
    fields: { email: REQUIRED, password: REQUIRED, givenName: REQUIRED, familyName: REQUIRED },
  });
  const faulty = { email: "ada", password: "short", givenName: "<", familyName: "-", phoneNumber: "call me" };
  const result = checkFields(SIGN_UP_FIELDS, faulty);
  assert.deepEqual(result.ok ? [] : Object.keys(result.fields), Object.keys(faulty));
});

test("signing in asks only that something was typed: an old password must still be taken", () => {
  assert.ok(checkFields(SIGN_IN_FIELDS, { email: ADA.email, password: "old" }).ok);
  assert.deepEqual(checkFields(SIGN_IN_FIELDS, { email: "", password: " " }), {
    ok: false,
    fields: { email: REQUIRED, password: REQUIRED },
  });
});

test("the first stage of a reset takes an address", () => {
  assert.ok(checkFields(FORGOT_PASSWORD_FIELDS, { email: ADA.email }).ok);
  const faults: readonly [string, string][] = [
    ["", REQUIRED],
    ["ada", "This field must be a valid email"],
    [`${"x".repeat(252)}@a.io`, "This field must have at most 255 characters."],
  ];
  for (const [email, message] of faults) {
    assert.deepEqual(checkFields(FORGOT_PASSWORD_FIELDS, { email }), {
      ok: false,
      fields: { email: message },
    });
  }
});

test("the second stage takes the code and the new password twice", () => {
  const form = {
    username: ADA.email,
    code: "004821",
    newPassword: ADA.password,
    newPasswordConfirmation: ADA.password,
  };
  assert.deepEqual(checkResetForm(form), { ok: true, values: form });
  assert.deepEqual(checkResetForm({ ...form, newPasswordConfirmation: "Harbour#2civil" }), {
    ok: false,
    fields: { newPasswordConfirmation: "The passwords do not match" },
  });
  assert.deepEqual(checkResetForm({}), {
    ok: false,
    fields: { username: REQUIRED, code: REQUIRED, newPassword: REQUIRED, newPasswordConfirmation: REQUIRED },
  });
  const tooLong = checkFields(FORGOT_PASSWORD_SUBMIT_FIELDS, {
    ...form,
    newPassword: `aB3$${"x".repeat(252)}`,
  });
  assert.deepEqual(tooLong, {
    ok: false,
    fields: { newPassword: "This field must have at most 255 characters." },
  });
});

test("a code is six digits kept as text, its leading zeros included", () => {
  for (const typed of ["004821", " 004821 ", "004 821"]) {
    assert.deepEqual(oneTimeCode(typed), { ok: true, value: "004821" }, typed);
  }
  for (const typed of ["4821", "0048210", "00482a", "-04821", "٠٠٤٨٢١", "1e5"]) {
    assert.deepEqual(oneTimeCode(typed), { ok: false, message: "The code must consist of 6 digits" }, typed);
  }
  assert.ok(checkFields(CONFIRM_SIGN_UP_FIELDS, { username: ADA.email, code: "004821" }).ok);
  assert.equal(oneTimeCodeFromNumber(4821), "004821");
  assert.equal(oneTimeCodeFromNumber(CODE_COUNT - 1), "999999");
  for (const drawn of [-1, CODE_COUNT, 0.5])
    assert.throws(() => oneTimeCodeFromNumber(drawn), /drawn from its range/);
});

test("a code holds for ten minutes and five wrong attempts, whichever ends first", () => {
  const sentAt = instant("2026-11-20T01:00:00Z");
  const facts = { sentAt, now: addMinutes(sentAt, 9), attemptsFailed: 0, isMatch: true };
  assert.equal(codeExpiresAt(sentAt), "2026-11-20T01:10:00.000Z");
  assert.deepEqual(decideCode(facts), { allowed: true });
  assert.deepEqual(decideCode({ ...facts, isMatch: false }), { allowed: false, because: "wrong" });
  assert.deepEqual(decideCode({ ...facts, now: addMinutes(sentAt, 10) }), {
    allowed: false,
    because: "expired",
  });
  assert.deepEqual(decideCode({ ...facts, attemptsFailed: CODE_ATTEMPTS_MAX - 1 }), { allowed: true });
  const spent = decideCode({ ...facts, attemptsFailed: CODE_ATTEMPTS_MAX });
  assert.deepEqual(spent, { allowed: false, because: "too-many-attempts" });
  assert.equal(INCORRECT_CODE_MESSAGE, "Incorrect passcode.");
});

test("what a person is asked first", () => {
  const asked = [true, false].flatMap((requiresTerms) =>
    [true, false].flatMap((hasOrganisation) =>
      [true, false].map((isRequired) => {
        const facts = {
          requiresTermsAcceptance: requiresTerms,
          hasOrganisation,
          isOrganisationRequired: isRequired,
        };
        return findFirstPrompt(facts) ?? "-";
      }),
    ),
  );
  const withTerms = ["TERMS", "TERMS", "CREATE_ORGANISATION_AND_TERMS", "TERMS"];
  const withoutTerms = ["-", "-", "CREATE_ORGANISATION", "-"];
  assert.deepEqual(asked, [...withTerms, ...withoutTerms]);
});

test("staff and people invited onto one record need no organisation", () => {
  assert.ok(isOrganisationRequired({ isStaff: false, isCollaborator: false }));
  assert.ok(!isOrganisationRequired({ isStaff: true, isCollaborator: false }));
  assert.ok(!isOrganisationRequired({ isStaff: false, isCollaborator: true }));
});

test("terms are asked for until the published version is the accepted one", () => {
  assert.ok(requiresTermsAcceptance({ published: 2, accepted: null }));
  assert.ok(requiresTermsAcceptance({ published: 2, accepted: 1 }));
  assert.ok(!requiresTermsAcceptance({ published: 2, accepted: 2 }));
});

test("each type of staff has its workspace", () => {
  const table = STAFF_TYPES.map((type) => `${type}: ${STAFF_WORKSPACES[type]}`);
  assert.deepEqual(table, [
    "RELATIONSHIP_MANAGER: PROVIDER",
    "GENERAL: PROVIDER",
    "EXTERNAL_SUPPLIER: SUPPLIER",
    "REFERRAL_PORTAL_ADMIN: REFERRAL",
    "REFERRER: REFERRAL",
  ]);
});
