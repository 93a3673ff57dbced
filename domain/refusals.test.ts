// Every way of saying no has its words, stands in the order of checking, and carries what a screen needs.
// Shows: E-01, E-02, E-08, E-09, E-26, E-30, E-31, A-54..A-56.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asDocumentId, asDraftId, asSupplierId, isUuid } from "./ids.ts";
import {
  isNotFoundCode,
  isRefusal,
  REFUSAL_CODES,
  REFUSALS,
  RETRIABLE_CODES,
  Refusal,
  refuse,
  refuseFields,
  refuseReusedMutationId,
} from "./refusals.ts";

const missing = { id: "0198c1de-0000-7000-8000-000000000001" };

/** Each by the name of its record: who is told "Draft could not be found." learns nothing else. */
const MISSING_RECORDS = REFUSAL_CODES.filter(isNotFoundCode).map((code): [Refusal, RegExp] => [
  new Refusal(code, missing),
  /^(This )?[A-Za-z][a-z ]+ could not be found\.$/,
]);

/** Thrown by each code in the order of the register. */
const EVERY_REFUSAL: readonly [Refusal, string | RegExp][] = [
  [new Refusal("AUTH_NOT_AUTHENTICATED"), "Your session has expired, please login again"],
  [new Refusal("AUTH_NOT_AUTHORIZED"), "Your session has expired, please login again"],
  [new Refusal("TERMS_NOT_ACCEPTED"), "Please accept the Terms and Conditions and the Privacy Policy first."],
  [new Refusal("STEP_UP_REQUIRED"), "Please enter your password again to make this change."],
  [
    new Refusal("TWO_STEP_REQUIRED", { challenge: "opaque", isSetUpMailed: false, setUp: null }),
    "Enter the code that your authenticator app shows.",
  ],
  [
    new Refusal("RATE_LIMITED", { retryAfterSeconds: 90 }),
    "Too many attempts. Please try again in 2 minutes.",
  ],
  [new Refusal("IN_PROGRESS"), "We are still working on this. Please wait a moment."],
  ...MISSING_RECORDS,
  [
    new Refusal("CONFLICT", { versionRead: 3, versionNow: 5 }),
    "Someone else changed this while you were editing. Nothing of yours is lost.",
  ],
  [
    new Refusal("ABN_NOT_CONFIRMED"),
    "We have not confirmed your organisation's ABN yet. Until then it can't share, and no one can share with it.",
  ],
  [
    new Refusal("INVALID_TRANSITION", {
      record: "draft",
      status: "Submitted",
      event: "beginDraftSubmission",
    }),
    "You can't do this while the draft is Submitted.",
  ],
  [new Refusal("RECORD_HELD"), "This record has to be kept for now, so it can't be removed."],
  [
    new Refusal("RECORD_ARCHIVED"),
    "This record is archived. It can be read, and nothing in it changes any more.",
  ],
  [
    new Refusal("VALIDATION_ERROR", { fields: { name: "This field is required.", abn: "Invalid ABN" } }),
    "Please check the fields marked below.",
  ],
  [
    new Refusal("MEMBER_ALREADY_EXISTS"),
    "Sorry, it looks like a member already exists with the provided email.",
  ],
  [new Refusal("STAFF_ALREADY_EXISTS"), "Someone of the staff already has this email address."],
  [
    new Refusal("SECOND_PERSON_NEEDED"),
    "You proposed this change. Another administrator has to decide about it.",
  ],
  [
    new Refusal("CHECKLIST_OPEN", { lines: ["ABNs confirmed", "Wording read"] }),
    "Tick these lines of the checklist first: “ABNs confirmed”, “Wording read”.",
  ],
  [
    new Refusal("APPROVAL_WAITING", { by: "Gus Reid" }),
    "Gus Reid has approved this. It is waiting for a second person.",
  ],
  [
    new Refusal("SECOND_APPROVER_NEEDED"),
    "Two people approve this sum. You gave the first approval, so someone else gives the second.",
  ],
  [
    new Refusal("LEFT_TO_PROVIDER"),
    "From this amount on two people of the provider approve it. Ask them to record it.",
  ],
  [new Refusal("REFUND_NOT_APPROVED"), "Two people approve a refund before it is recorded as paid."],
  [
    new Refusal("REFUND_DISPUTED"),
    "The payer has asked their bank for this money. It waits until that is decided.",
  ],
  [new Refusal("DESK_WORK_WITHOUT_NOTES"), "A change of the portal has no notes."],
  [new Refusal("DESK_WORK_TAKEN", { by: "Gus Reid" }), "Gus Reid has taken this."],
  [
    new Refusal("ACCOUNT_STILL_NEEDED", { reason: "Make Ben Okafor an administrator first." }),
    "Make Ben Okafor an administrator first.",
  ],
  [
    new Refusal("ORGANISATION_STILL_LIVE", { reason: "Two drafts are under way." }),
    "Two drafts are under way.",
  ],
  [new Refusal("ORGANISATION_CLOSED"), "This organisation is closed."],
  [new Refusal("MERGE_REFUSED", { reason: "Quay Pty Ltd is closed." }), "Quay Pty Ltd is closed."],
  [
    new Refusal("ACTING_NOT_ALLOWED"),
    "This client does not allow that we act for it. Its administrators can allow it in their settings.",
  ],
  [new Refusal("LEFT_TO_CLIENT", { reason: "Only they sign." }), "Only they sign."],
  [
    new Refusal("CARD_REFUND_REFUSED", { reason: "This refund is not due any more." }),
    "This refund is not due any more.",
  ],
  [
    new Refusal("CREDIT_NOTE_REFUSED", { reason: "All of this invoice was credited already." }),
    "All of this invoice was credited already.",
  ],
  [
    new Refusal("CHANGE_WAITING"),
    "A change of this is waiting for approval already. It has to be decided first.",
  ],
  [
    new Refusal("COLLABORATOR_ALREADY_EXISTS"),
    "Sorry, it looks like a collaborator already exists with the provided email.",
  ],
  [
    new Refusal("SIGN_UP_REFUSED", { reason: "This mail domain is blocked." }),
    "PreSignUp failed with error This mail domain is blocked.",
  ],
  [new Refusal("ACCOUNT_LINKED_RESTART_AUTH"), "Your accounts have been linked. Please sign in again."],
  [
    new Refusal("SERVICE_UNAVAILABLE"),
    "The service is not available right now. Please try again in a moment.",
  ],
  [
    new Refusal("INTERNAL", { reference: "K7QM-2X" }),
    "Something went wrong on our side. Please quote K7QM-2X if you contact us.",
  ],
];

test("each code has its sentence, and the register stands in the order of checking", () => {
  assert.deepEqual(
    EVERY_REFUSAL.map(([refusal]) => refusal.code),
    REFUSAL_CODES,
  );
  for (const [refusal, sentence] of EVERY_REFUSAL)
    if (typeof sentence === "string") assert.equal(refusal.message, sentence, refusal.code);
    else assert.match(refusal.message, sentence, refusal.code);
});

test("a missing record's sentence never names the id that was asked for", () => {
  for (const [refusal] of EVERY_REFUSAL) assert.ok(!refusal.message.includes(missing.id));
});

test("a single faulty field speaks for the whole refusal, several are pointed to", () => {
  assert.throws(() => refuseFields({ email: "This field must be a valid email" }), {
    code: "VALIDATION_ERROR",
    message: "This field must be a valid email",
    fields: { email: "This field must be a valid email" },
  });
});

test("only a validation refusal has fields", () => {
  const withFields = EVERY_REFUSAL.filter(([refusal]) => refusal.fields !== undefined);
  assert.deepEqual(
    withFields.map(([refusal]) => refusal.code),
    ["VALIDATION_ERROR"],
  );
});

test("a mutation id that comes back with other input is refused at its own field", () => {
  assert.throws(refuseReusedMutationId, {
    code: "VALIDATION_ERROR",
    fields: { clientMutationId: "This request was already made with other details." },
  });
});

test("a refusal is told apart from every other thing that is thrown", () => {
  const refusal = new Refusal("INTERNAL", { reference: "A" });
  assert.ok(isRefusal(refusal));
  assert.ok(isRefusal(refusal, "INTERNAL"));
  assert.ok(!isRefusal(refusal, "CONFLICT"));
  assert.ok(!isRefusal(new Error("INTERNAL")));
  assert.ok(!isRefusal({ code: "INTERNAL" }));
  assert.throws(() => refuse("CONFLICT", { versionRead: 1, versionNow: 2 }), {
    name: "Refusal",
    data: { versionRead: 1, versionNow: 2 },
  });
});

test("only what passes by itself is worth trying again", () => {
  assert.deepEqual(RETRIABLE_CODES, ["RATE_LIMITED", "IN_PROGRESS", "SERVICE_UNAVAILABLE"]);
});

test("waiting times are said in the unit that people count in", () => {
  const said = [0, 1, 59, 60, 61, 600].map((retryAfterSeconds) =>
    REFUSALS.RATE_LIMITED({ retryAfterSeconds }),
  );
  assert.deepEqual(
    said.map((sentence) => /again in (.*)\.$/.exec(sentence)?.[1]),
    ["a second", "a second", "59 seconds", "a minute", "2 minutes", "10 minutes"],
  );
});

test("an id has the form of a UUID and is kept in lower case", () => {
  assert.equal(asDraftId("0198C1DE-0000-7000-8000-00000000000A"), "0198c1de-0000-7000-8000-00000000000a");
  assert.ok(isUuid(missing.id));
  for (const text of ["", "1", `${missing.id}0`, `{${missing.id}}`, missing.id.replaceAll("-", ""), " "]) {
    assert.ok(!isUuid(text), text);
  }
});

test("a malformed id from outside answers as a missing record does", () => {
  assert.throws(() => asDraftId("1 or 1=1"), { code: "DRAFT_NOT_FOUND" });
  assert.throws(() => asDocumentId("x"), { code: "DOCUMENT_NOT_FOUND" });
  assert.throws(() => asSupplierId("x"), { code: "SUPPLIER_NOT_FOUND" });
});
