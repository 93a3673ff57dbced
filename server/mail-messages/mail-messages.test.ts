// What people read in each mail, and that nothing typed by anybody can become markup or a header.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "@bondline/domain/values/money/money.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import {
  changesRequestedMail,
  type DraftMailInput,
  declinedMail,
  establishedMail,
  submissionReceivedMail,
} from "../modules/drafts/drafts/draft-messages.ts";
import { paymentRequestedMail } from "../modules/drafts/drafts/draft-payment-messages.ts";
import { confirmationCodeMail } from "../modules/people/accounts/account-messages.ts";

const LINK = "https://portal.bondline.example/drafts/1?tab=payment&from=mail";
const CODE = { code: "042917", link: LINK, minutesValid: 15 };
const DRAFT: DraftMailInput = {
  givenName: "Ada",
  what: "bank guarantee",
  reference: "BD-000123",
  amountCents: cents(125_000_050n),
  beneficiaryName: "Kestrel Developments Pty Ltd",
  link: LINK,
};
const HOSTILE = `<img src=x onerror=alert(1)>"'&\r\nBcc: eve@example.com`;

test("the confirmation mail reads well as plain text", () => {
  const { subject, text } = confirmationCodeMail(CODE);
  assert.equal(subject, "Your Bondline confirmation code");
  assert.equal(
    text,
    `Confirm your email address

Enter this code to finish creating your account:

    042917

Confirm email address:
https://portal.bondline.example/drafts/1?tab=payment&from=mail

The code works for 15 minutes. If this was not you, you can ignore this email: nothing happens without the code.

--
Bondline
You get this email because this address was used at Bondline.
`,
  );
});

test("the request for changes carries the reason with its line breaks", () => {
  const { text } = changesRequestedMail({ ...DRAFT, reason: "Two things:\n\n1. The expiry\r\n2. The ABN\n" });
  assert.equal(
    text,
    `Please change your application

Hello Ada,

We looked at your bank guarantee application and need a change before it can go on.

What to change:
  Two things:

  1. The expiry
  2. The ABN

Reference: BD-000123
Amount secured: $1,250,000.50
Beneficiary: Kestrel Developments Pty Ltd

Change and resubmit:
https://portal.bondline.example/drafts/1?tab=payment&from=mail

If you change the amount, the parties, the wording, the purpose or the dates, everyone has to approve again.

--
Bondline
You get this email because you are a contact on this application.
`,
  );
});

test("the payment request names the sum and the reference, and no account number", () => {
  const { subject, text } = paymentRequestedMail({
    ...DRAFT,
    totalCents: cents(437_550n),
    depositReference: "BL000123",
  });
  assert.equal(subject, "$4,375.50 to pay for your bank guarantee BD-000123");
  assert.match(text, /^To pay: \$4,375\.50\nDeposit reference: BL000123\nReference: BD-000123$/m);
  assert.match(text, /Card payments are confirmed immediately and have no extra fees../);
});

test("the mail about an established guarantee says what a treasurer files", () => {
  const facts = {
    ...DRAFT,
    guaranteeNumber: "BNK-104882",
    issuedBy: "Beyond Bank Australia",
    establishedDate: plainDate("2026-11-20"),
    hasPaper: false,
  };
  const dated = establishedMail({ ...facts, ends: plainDate("2028-06-30") });
  assert.equal(dated.subject, "Your bank guarantee BNK-104882 is established");
  assert.match(dated.text, /^Established: 20\/11\/2026\nExpires: 30\/06\/2028$/m);
  assert.match(establishedMail({ ...facts, ends: { inWords: "Open-ended" } }).text, /^Expires: Open-ended$/m);
});

test("a reader whose name we do not know is not greeted by a gap", () => {
  const { givenName: _, ...nameless } = DRAFT;
  assert.doesNotMatch(submissionReceivedMail(nameless).text, /Hello/);
});

test("what people typed stays text: no markup in the HTML, no second line in the subject", () => {
  const mail = declinedMail({
    givenName: HOSTILE,
    what: HOSTILE,
    reference: HOSTILE,
    amountCents: cents(1n),
    beneficiaryName: HOSTILE,
    link: `${LINK}"><script>alert(1)</script>`,
    reason: HOSTILE,
  });
  assert.doesNotMatch(mail.html, /<img|<script/);
  assert.doesNotMatch(mail.subject, /[\r\n]/);
  assert.ok(mail.html.includes("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;"));
});

test("a link that is no web address is never sent", () => {
  assert.throws(() => submissionReceivedMail({ ...DRAFT, link: "javascript:alert(1)" }), RangeError);
});
