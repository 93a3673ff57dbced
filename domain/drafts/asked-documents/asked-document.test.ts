// What a bank asks for is checked row by row, read line by line, and asked for of a kind at its moment.
// Shows: RD-64.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PROCESS_TYPES } from "../../process-type.ts";
import {
  type AskedTexts,
  askedFromTheFirst,
  checkAskedDocuments,
  NAME_MESSAGE,
  TOO_MANY_MESSAGE,
  TWICE_MESSAGE,
} from "./asked-document.ts";
import { ASKED_VERSION_FIELDS, writeAskedDocuments } from "./asked-document-text.ts";
import { documentsToAsk } from "./documents-to-ask.ts";

const FORM: AskedTexts = {
  requiredDocumentType: "APPLICATION_FORM",
  name: "Form 12",
  explanation: "Signed by two directors.",
  templateUrl: "macquarie.example/form-12.pdf",
  moment: "SUBMISSION",
  isObligatory: "true",
  processTypes: "BANK_GUARANTEE;LEASE_BOND",
};
const PLAN: AskedTexts = {
  requiredDocumentType: "OTHER_DOCUMENT",
  name: "Site plan",
  explanation: "",
  templateUrl: "",
  moment: "APPROVAL",
  isObligatory: "false",
  processTypes: "BANK_GUARANTEE",
};
const faultsOf = (...rows: AskedTexts[]) => checkAskedDocuments(rows).fields;

test("a fault stands at its row and field", () => {
  assert.deepEqual(faultsOf(FORM, PLAN), {});
  assert.deepEqual(faultsOf(FORM, { ...PLAN, name: " " }), { "documents.1.name": NAME_MESSAGE });
  assert.deepEqual(faultsOf({ ...FORM, name: "" }), {});
  assert.deepEqual(
    Object.keys(
      faultsOf({
        ...FORM,
        requiredDocumentType: "DOCUMENT_FOR_CLIENT_RECORD",
        templateUrl: "javascript:alert(1)",
        processTypes: "",
        isObligatory: "maybe",
      }),
    ).toSorted(),
    ["isObligatory", "processTypes", "requiredDocumentType", "templateUrl"].map(
      (field) => `documents.0.${field}`,
    ),
  );
  assert.deepEqual(faultsOf(...Array.from({ length: 21 }, (_, at) => ({ ...PLAN, name: `Plan ${at}` }))), {
    documents: TOO_MANY_MESSAGE,
  });
});

test("a document is asked for once of a kind, and other documents once by their name", () => {
  const repeated = { "documents.1.requiredDocumentType": TWICE_MESSAGE };
  assert.deepEqual(faultsOf(FORM, { ...FORM, name: "Another" }), repeated);
  assert.deepEqual(faultsOf(FORM, { ...FORM, processTypes: "SURETY_BOND" }), {});
  assert.deepEqual(faultsOf(PLAN, { ...PLAN, name: "site PLAN" }), repeated);
  assert.deepEqual(faultsOf(PLAN, { ...PLAN, name: "Site survey" }), {});
});

test("it reads line by line, and what a change keeps reads the same", () => {
  const { documents } = ASKED_VERSION_FIELDS;
  const kept = writeAskedDocuments(checkAskedDocuments([FORM, PLAN]).values);
  assert.equal(
    documents.show(kept),
    [
      "Form 12: with the submission, needed before the issue",
      "For Bank Guarantee, Lease Bond",
      "Signed by two directors.",
      "Form: https://macquarie.example/form-12.pdf",
      "Site plan: once the application is approved, if there is one",
      "For Bank Guarantee",
    ].join("\n"),
  );
  assert.equal(documents.show(writeAskedDocuments([])), "Nothing is asked for");
  const read = documents.rule(kept);
  assert.ok(read.ok);
  assert.equal(writeAskedDocuments(read.value), kept);
});

test("a draft is asked for what its kind needs at the moment, and a trust for its deed", () => {
  const bank = { name: "Macquarie", documents: checkAskedDocuments([FORM, PLAN]).values };
  const of = { bank, processType: "BANK_GUARANTEE", issuerEntityTypes: ["PRV"] } as const;
  assert.deepEqual(documentsToAsk({ ...of, moment: "SUBMISSION" }), [
    {
      requiredDocumentType: "APPLICATION_FORM",
      name: "Form 12",
      templateUrl: "https://macquarie.example/form-12.pdf",
      isObligatory: true,
      reason: "Signed by two directors.",
    },
  ]);
  const [plan] = documentsToAsk({ ...of, moment: "APPROVAL" });
  assert.deepEqual([plan?.name, plan?.reason], ["Site plan", "Macquarie would like to have this."]);
  assert.deepEqual(documentsToAsk({ ...of, processType: "SURETY_BOND", moment: "SUBMISSION" }), []);

  const typesOf = (entityTypes: readonly (string | null)[], moment: "SUBMISSION" | "APPROVAL") =>
    documentsToAsk({ ...of, bank: null, issuerEntityTypes: entityTypes, moment }).map(
      ({ requiredDocumentType }) => requiredDocumentType,
    );
  assert.deepEqual(typesOf([null, "DTT"], "SUBMISSION"), ["CERTIFIED_TRUST_DOCUMENT"]);
  assert.deepEqual(typesOf([null, "DTT"], "APPROVAL"), []);
  const asksForDeed = { name: "Otway", documents: askedFromTheFirst(["CERTIFIED_TRUST_DOCUMENT"]) };
  const deeds = documentsToAsk({
    ...of,
    bank: asksForDeed,
    issuerEntityTypes: ["DTT"],
    moment: "SUBMISSION",
  });
  assert.deepEqual(
    deeds.map(({ reason }) => reason),
    ["Otway needs this with the application."],
  );
});

test("before the first change the bank's types are asked for with every application", () => {
  const [asked, ...others] = askedFromTheFirst(["SHARE_CERTIFICATE"]);
  assert.deepEqual(others, []);
  assert.deepEqual(
    [asked?.moment, asked?.isObligatory, asked?.processTypes],
    ["SUBMISSION", true, PROCESS_TYPES],
  );
});
