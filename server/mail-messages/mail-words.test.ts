// The operator's own words of a mail: the code's words with their places give back what the code says, and own ones stand in their place alone.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cents } from "@bondline/domain/values/money/money.ts";
import "../graphql/schema.ts";
import "../jobs.ts";
import { handoverMail } from "../modules/documents/handovers/handover-mails.ts";
import { submissionReceivedMail } from "../modules/drafts/drafts/draft-messages.ts";
import { secondApprovalDecidedMail } from "../modules/drafts/second-approvals/second-approval-mails.ts";
import type { MailContent } from "./mail-content.ts";
import { type MailExample, mailExamples } from "./mail-template.ts";

const said = ({ subject, html, text, kind, summary }: MailContent) => ({
  subject,
  html,
  text,
  kind,
  summary,
});
const exampleOf = (template: string): MailExample => {
  const found = mailExamples().find((each) => each.template === template);
  assert.ok(found);
  return found;
};

describe("what comes with the portal, as words with places", () => {
  for (const { template, words, places, compose, composeIn, input } of mailExamples())
    test(`${template}: says byte for byte what the code says, and names no place twice`, () => {
      assert.deepEqual(said(composeIn(words)), said(compose(input)));
      const own = compose(input).inWords?.(new Map([[template, words]]));
      assert.deepEqual(own && said(own), said(compose(input)));
      const names = places.map(({ name }) => name);
      assert.equal(new Set(names).size, names.length);
    });
});

test("each mail and each of its cases has a name of its own", () => {
  const names = mailExamples().map(({ template }) => template);
  assert.equal(new Set(names).size, names.length);
  assert.ok(names.includes("paymentReminderMail.laterPeriod"));
});

const DRAFT = {
  what: "surety bond",
  reference: "BD-9",
  amountCents: cents(100n),
  beneficiaryName: "{amount} & <i>Sons</i>",
  link: "https://portal.bondline.example/drafts/9",
};
const OWN = { subject: "Here: {reference}", opening: "For {beneficiary}\n\nThank you." };

test("own words take the place of subject and opening, and of nothing else; what is filled in is text", () => {
  const mail = submissionReceivedMail({ ...DRAFT, givenName: "Ada" });
  const own = mail.inWords?.(new Map([["submissionReceivedMail", OWN]]));
  assert.equal(own?.subject, "Here: BD-9");
  const lines = own?.text.split("\n\n") ?? [];
  assert.deepEqual(lines.slice(0, 4), [
    "Your application is with us",
    "Hello Ada,",
    "For {amount} & <i>Sons</i>",
    "Thank you.",
  ]);
  assert.deepEqual(lines.slice(4), mail.text.split("\n\n").slice(3));
  assert.ok(own?.html.includes("{amount} &amp; &lt;i&gt;Sons&lt;/i&gt;"));
});

test("a mail that has no value of a place says what comes with the portal", () => {
  const words = { subject: "{reference}", opening: "Dear {first name}" };
  const mail = submissionReceivedMail(DRAFT);
  const own = mail.inWords?.(new Map([["submissionReceivedMail", words]]));
  assert.equal(own?.text, mail.text);
});

test("where circumstances make a mail say something else, it keeps its words, or has those of its own case", () => {
  const { input } = exampleOf("secondApprovalDecidedMail.confirmed");
  const mail = secondApprovalDecidedMail(input as Parameters<typeof secondApprovalDecidedMail>[0]);
  const words = { subject: "No: {reference}", opening: "" };
  assert.equal(mail.inWords?.(new Map([["secondApprovalDecidedMail", words]])).subject, mail.subject);
  const yes = { subject: "Yes: {reference}", opening: "" };
  assert.match(
    mail.inWords?.(new Map([["secondApprovalDecidedMail.confirmed", yes]])).subject ?? "",
    /^Yes: /,
  );
});

test("what people type stands in quotes in a mail to an address that is typed, and never in its subject", () => {
  const { places, input } = exampleOf("handoverMail");
  const organisation = places.find(({ name }) => name === "organisation");
  assert.equal(organisation?.isForSubject, false);
  const mail = handoverMail(input as Parameters<typeof handoverMail>[0]);
  const words = { subject: "An original", opening: "From {organisation}" };
  const own = mail.inWords?.(new Map([["handoverMail", words]]));
  assert.match(own?.text ?? "", /From “Harbour Civil Pty Ltd”/);
});

test("a reference that tells which record it is has to stay where the portal's words have it", () => {
  const { places } = exampleOf("submissionReceivedMail");
  const reference = places.find(({ name }) => name === "reference");
  assert.deepEqual(reference?.stays, ["subject"]);
});
