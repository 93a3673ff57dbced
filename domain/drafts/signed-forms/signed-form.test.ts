// Which forms are signed, by whom they are sent, what becomes of them, and how the thread tells it.
// Shows: RD-37.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  REQUIRED_DOCUMENT_SIDES,
  REQUIRED_DOCUMENT_TYPES,
  type RequiredDocumentState,
} from "../required-documents/required-document.ts";
import {
  FORM_SAYINGS,
  FORM_SIGNERS_MAX,
  formSigningCapabilities,
  requireSigners,
  SIGNED_FORMS,
  signedFormOf,
  statusOnceSigned,
} from "./signed-form.ts";

const state = (given: Partial<RequiredDocumentState> = {}): RequiredDocumentState => ({
  requiredDocumentType: "APPLICATION_FORM",
  overallStatus: null,
  putUpBy: null,
  withdrawnAt: null,
  ...given,
});

/** By side, in the order of the sides: applicant, provider, bank. What may be done with it while nothing waits. */
const SENT_BY = {
  APPLICATION_FORM: "yes yes yes",
  CERTIFIED_TRUST_DOCUMENT: "no no no",
  CUSTOMER_IDENTIFICATION: "no no no",
  DOCUMENT_FOR_CLIENT_RECORD: "no yes yes",
  DRAFT_BANK_GUARANTEE_FORM: "no yes no",
  OTHER_DOCUMENT: "no no no",
  SHARE_CERTIFICATE: "no no no",
} as const;

test("a form is sent by whoever may put it up, and any other document by nobody", () => {
  assert.deepEqual(REQUIRED_DOCUMENT_SIDES, ["APPLICANT", "PROVIDER_ADMIN", "SUPPLIER_ADMIN"]);
  for (const requiredDocumentType of REQUIRED_DOCUMENT_TYPES) {
    const document = state({ requiredDocumentType });
    const may: boolean[] = REQUIRED_DOCUMENT_SIDES.map((side) =>
      formSigningCapabilities(side, { document, sentBy: undefined }).includes("CAN_SEND_TO_SIGN"),
    );
    const said = may.map((each) => (each ? "yes" : "no")).join(" ");
    assert.equal(said, SENT_BY[requiredDocumentType], requiredDocumentType);
    assert.equal(signedFormOf(requiredDocumentType) !== undefined, said.includes("yes"));
  }
});

test("what waits is sent by nobody again and called off by the side that has sent it or by the bank's; what is settled is sent no more", () => {
  for (const [sentBy, mayCallOff] of [
    ["APPLICANT", "yes yes yes"],
    ["PROVIDER_ADMIN", "no yes yes"],
    ["SUPPLIER_ADMIN", "no yes yes"],
  ] as const) {
    const rights = REQUIRED_DOCUMENT_SIDES.map((side) =>
      formSigningCapabilities(side, { document: state(), sentBy }),
    );
    assert.equal(rights.map((each) => (each.includes("CAN_CALL_OFF") ? "yes" : "no")).join(" "), mayCallOff);
    assert.ok(rights.every((each) => !each.includes("CAN_SEND_TO_SIGN")));
  }
  for (const settled of [
    state({ overallStatus: "APPROVED", putUpBy: "APPLICANT" }),
    state({ withdrawnAt: "2026-11-25" }),
  ])
    assert.deepEqual(formSigningCapabilities("PROVIDER_ADMIN", { document: settled, sentBy: undefined }), []);
});

test("the bank decides on what was signed, and nobody on what is for the record", () => {
  assert.deepEqual(
    Object.keys(SIGNED_FORMS).map((type) => statusOnceSigned(type as keyof typeof SIGNED_FORMS)),
    ["PENDING_APPROVAL", "APPROVED", "PENDING_APPROVAL"],
  );
});

test("one to two people sign, each once, whichever way their ids are written", () => {
  const people = (...ids: string[]) => ids.map((accountId) => ({ accountId }));
  requireSigners(people("a"));
  requireSigners(people("a", "b"));
  assert.equal(FORM_SIGNERS_MAX, 2);
  for (const [signers, signersMessage] of [
    [people(), "Choose who signs."],
    [people("a", "b", "c"), "At most 2 people sign a form."],
    [people("a", "A"), "Each person signs once."],
  ] as const)
    assert.throws(() => requireSigners(signers), { fields: { signers: signersMessage } });
});

test("the thread names those who sign in their order, and leaves out a reason that nobody gave", () => {
  assert.equal(
    FORM_SAYINGS.sent("Application form", "A service", ["Ada Nguyen", "Ben Okafor"]),
    "Application form: sent to A service to be signed by Ada Nguyen, then Ben Okafor.",
  );
  assert.equal(FORM_SAYINGS.refused(null), "Refused at the signing service.");
  assert.equal(FORM_SAYINGS.failed(null), "Not signed.");
});
