// Who puts up each kind of required document, who decides on it, and for whom it waits, cell by cell.
// Shows: RD-44..RD-63, V-111, V-112.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isRefusal } from "../../refusals.ts";
import { checkFields } from "../../values/fields/field-set.ts";
import type { DraftRole } from "../drafts/draft.ts";
import {
  DECLINE_REQUIRED_DOCUMENT_RULES,
  decidesAs,
  holdsUpIssue,
  mayPutUp,
  messageRules,
  type REQUIRED_DOCUMENT_SIDES,
  REQUIRED_DOCUMENT_TYPES,
  type RequiredDocumentState,
  sideOf,
  statusAfterDecision,
  statusAfterPutUp,
  waitsFor,
} from "./required-document.ts";
import { REQUIRED_DOCUMENT_STATUS_TEXT, REQUIRED_DOCUMENT_STATUS_TONE } from "./required-document-text.ts";

const START: RequiredDocumentState = {
  requiredDocumentType: "APPLICATION_FORM",
  overallStatus: null,
  putUpBy: null,
  withdrawnAt: null,
};
const SENT = { ...START, overallStatus: "SENT", putUpBy: "BANK" } as const;
const PENDING = { ...START, overallStatus: "PENDING_APPROVAL", putUpBy: "APPLICANT" } as const;
const APPROVED = { ...PENDING, overallStatus: "APPROVED" } as const;
const refusesStep = (error: unknown) => isRefusal(error, "INVALID_TRANSITION");

test("each kind is put up by the sides of the role table", () => {
  const table = Object.fromEntries(
    REQUIRED_DOCUMENT_TYPES.map((type) => [
      type,
      ["PROVIDER_ADMIN", "SUPPLIER_ADMIN", "APPLICANT"]
        .map((side) => (mayPutUp(type, side as (typeof REQUIRED_DOCUMENT_SIDES)[number]) ? "yes" : "no"))
        .join(" "),
    ]),
  );
  assert.deepEqual(table, {
    APPLICATION_FORM: "yes yes yes",
    CERTIFIED_TRUST_DOCUMENT: "no no yes",
    CUSTOMER_IDENTIFICATION: "yes yes yes",
    DOCUMENT_FOR_CLIENT_RECORD: "yes yes no",
    DRAFT_BANK_GUARANTEE_FORM: "yes no no",
    OTHER_DOCUMENT: "no no yes",
    SHARE_CERTIFICATE: "no no yes",
  });
});

test("a person speaks for one side, and the applicant's comes first", () => {
  const side = (...roles: DraftRole[]) => sideOf(new Set(roles));
  assert.equal(side("OWNER", "PROVIDER"), "APPLICANT");
  assert.equal(side("PROVIDER"), "PROVIDER_ADMIN");
  assert.equal(side("SUPPLIER"), "SUPPLIER_ADMIN");
  assert.equal(side("ISSUER", "BENEFICIARY", "LIMITED"), undefined);
});

test("what is put up is sent by the bank, and pending when it comes from the applicant", () => {
  assert.equal(statusAfterPutUp(START, "BANK"), "SENT");
  assert.equal(statusAfterPutUp(START, "APPLICANT"), "PENDING_APPROVAL");
  assert.equal(
    statusAfterPutUp({ ...PENDING, overallStatus: "NOT_APPROVED" }, "APPLICANT"),
    "PENDING_APPROVAL",
  );
  assert.throws(() => statusAfterPutUp(APPROVED, "APPLICANT"), refusesStep);
  assert.throws(() => statusAfterPutUp({ ...START, withdrawnAt: "2026-11-20" }, "BANK"), refusesStep);
});

test("what is put up is decided once", () => {
  assert.equal(statusAfterDecision(PENDING, "APPROVED"), "APPROVED");
  assert.equal(statusAfterDecision(SENT, "REJECTED"), "NOT_APPROVED");
  for (const state of [START, APPROVED, { ...PENDING, overallStatus: "NOT_APPROVED" } as const])
    assert.throws(() => statusAfterDecision(state, "APPROVED"), refusesStep);
  const record = { ...SENT, requiredDocumentType: "DOCUMENT_FOR_CLIENT_RECORD" } as const;
  assert.throws(() => statusAfterDecision(record, "APPROVED"), refusesStep);
});

test("it waits for whoever is to act, and for nobody in the end", () => {
  assert.equal(waitsFor(START), "APPLICANT");
  assert.equal(waitsFor({ ...START, requiredDocumentType: "DRAFT_BANK_GUARANTEE_FORM" }), "BANK");
  assert.equal(waitsFor(SENT), "APPLICANT");
  assert.equal(waitsFor(PENDING), "BANK");
  assert.equal(waitsFor({ ...PENDING, overallStatus: "NOT_APPROVED" }), "APPLICANT");
  assert.equal(waitsFor({ ...SENT, overallStatus: "NOT_APPROVED" }), "BANK");
  assert.equal(waitsFor(APPROVED), undefined);
  assert.equal(waitsFor({ ...PENDING, withdrawnAt: "2026-11-20" }), undefined);
  assert.equal(waitsFor({ ...START, requiredDocumentType: "DOCUMENT_FOR_CLIENT_RECORD" }), undefined);
});

test("nothing is issued before what is obligatory is approved, and what is not holds up nothing", () => {
  const holdsUp = (state: RequiredDocumentState, isObligatory = true) =>
    holdsUpIssue({ ...state, isObligatory });
  assert.deepEqual(
    [START, SENT, PENDING, APPROVED].map((state) => holdsUp(state)),
    [true, true, true, false],
  );
  assert.deepEqual(
    [START, SENT, PENDING].map((state) => holdsUp(state, false)),
    [false, false, false],
  );
});

test("the other side decides, and for the applicant an administrator of the provider, on the draft form alone", () => {
  const decider = (side: (typeof REQUIRED_DOCUMENT_SIDES)[number], isProviderAdministrator = false) => ({
    side,
    isProviderAdministrator,
  });
  assert.equal(decidesAs(PENDING, decider("PROVIDER_ADMIN")), "ITSELF");
  assert.equal(decidesAs(PENDING, decider("SUPPLIER_ADMIN")), "ITSELF");
  assert.equal(decidesAs(PENDING, decider("APPLICANT")), undefined);
  assert.equal(decidesAs(SENT, decider("APPLICANT")), "ITSELF");
  assert.equal(decidesAs(SENT, decider("PROVIDER_ADMIN", true)), undefined);
  const form = { ...SENT, requiredDocumentType: "DRAFT_BANK_GUARANTEE_FORM" } as const;
  assert.equal(decidesAs(form, decider("PROVIDER_ADMIN", true)), "ON_BEHALF");
  assert.equal(decidesAs(form, decider("PROVIDER_ADMIN")), undefined);
  assert.equal(decidesAs(form, decider("SUPPLIER_ADMIN")), undefined);
});

test("a reason is needed, of 500 characters at most; a file may come without words", () => {
  const reason = (message: string) => checkFields(DECLINE_REQUIRED_DOCUMENT_RULES, { message }).ok;
  assert.equal(reason(" "), false);
  assert.equal(reason("x".repeat(500)), true);
  assert.equal(reason("x".repeat(501)), false);
  assert.equal(checkFields(messageRules(true), { message: "" }).ok, true);
  assert.equal(checkFields(messageRules(false), { message: "" }).ok, false);
});

test("the statuses are styled as the specification says", () => {
  assert.deepEqual(REQUIRED_DOCUMENT_STATUS_TONE, {
    SENT: "ok",
    PENDING_APPROVAL: "warn",
    APPROVED: "ok",
    NOT_APPROVED: "danger",
  });
  assert.equal(REQUIRED_DOCUMENT_STATUS_TEXT.NOT_APPROVED, "Not Approved");
});
