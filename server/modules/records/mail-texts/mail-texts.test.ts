// Texts of mails: changed by two, said by the mails that are written from a day on, and by none that was written before.
// Shows: N-03.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { readSandboxMail, type SandboxMail } from "../mail/outbox.ts";

let world: World;
let rosa: Api;
let gus: Api;
let ada: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  gus = await aSecondAdministrator(world);
  ada = await world.as("ada");
});
after(() => world.end());

const TEMPLATE = "submissionReceivedMail";
const OWN = {
  subject: "Thank you: {kind} {reference}",
  opening: "We have it: <b>{amount}</b> for {beneficiary}.\nCall us at any time.",
};

function proposed(changes: object = {}) {
  return {
    template: TEMPLATE,
    ...OWN,
    startsDate: "2026-11-20",
    versionCount: 0,
    reason: "Closer to how we speak.",
    ...changes,
  };
}

async function propose(api: Api, input: object): Promise<ApiReply> {
  return await api.mutate(
    "proposeMailText",
    "ProposeMailTextInput",
    input,
    "officeChange { id version subjectName fields { field before after } }",
  );
}

async function approve({ data, errors }: ApiReply): Promise<ApiReply> {
  assert.deepEqual(errors ?? [], []);
  const { id, version } = data.proposeMailText.officeChange;
  const input = { id, version, decision: "APPROVE" };
  return await gus.mutate("decideOfficeChange", "DecideOfficeChangeInput", input, "officeChange { status }");
}

async function textOf(template: string) {
  const asked =
    "query ($template: String!) { officeMailText(template: $template) { isOwn number startsAt subject opening builtInSubject waitingChangeId places { name staysInSubject isForSubject } versions { isOwn subject proposedBy approvedBy } } }";
  return (await rosa.get(asked, { template })).officeMailText;
}

const mails = async (): Promise<SandboxMail[]> =>
  await runTransaction(world.app, { system: "Test" }, (tx) => readSandboxMail(tx, null));

/** What was written of one draft to those who handed it in. */
async function receivedOf(reference: string): Promise<SandboxMail[]> {
  return (await mails()).filter(
    ({ subject, text }) => subject.includes(reference) && text.includes("Your application is with us"),
  );
}

const codeOf = (reply: ApiReply) => reply.errors?.[0]?.extensions.code;
const faultOf = (reply: ApiReply, field: string) => String(reply.errors?.[0]?.extensions.fields?.[field]);

test("what the mail does not give, or has to say, is refused at its field, and nothing is proposed", async () => {
  const wrong: [object, string, RegExp][] = [
    [{ subject: "About {colour} {reference}" }, "subject", /does not give \{colour\}.*\{reference\}/],
    [{ subject: "We received it" }, "subject", /\{reference\} is missing/],
    [{ opening: "Thank you {" }, "opening", /brace has no partner/],
    [{ opening: "" }, "opening", /required/],
    [{ subject: "x".repeat(151) }, "subject", /at most 150/],
    [{ startsDate: "2026-11-19" }, "startsDate", /today or a later day/],
    [{ template: "nothingMail" }, "template", /no such email/],
    [
      { template: "handoverMail", subject: "From {organisation}" },
      "subject",
      /can't be used in this subject/,
    ],
  ];
  for (const [changes, field, message] of wrong)
    assert.match(faultOf(await propose(rosa, proposed(changes)), field), message);
  assert.equal(codeOf(await propose(rosa, proposed({ versionCount: 1 }))), "CONFLICT");
  assert.equal(codeOf(await propose(ada, proposed())), "PROVIDER_NOT_FOUND");
  const { isOwn, number, versions, waitingChangeId } = await textOf(TEMPLATE);
  assert.deepEqual(
    { isOwn, number, versions, waitingChangeId },
    {
      isOwn: false,
      number: 1,
      versions: [],
      waitingChangeId: null,
    },
  );
});

test("mails that are written after an approval say it as text, and those that were written before stay", async () => {
  const earlier = await world.draft({ status: "SUBMITTED" });
  const [before] = await receivedOf(earlier.referenceNumber);
  assert.equal(before?.subject, `We received your bank guarantee application ${earlier.referenceNumber}`);

  const reply = await propose(rosa, proposed());
  const { subjectName, fields } = reply.data.proposeMailText.officeChange;
  assert.equal(subjectName, "We received your {kind} application {reference}");
  assert.equal(fields[0].before, subjectName);
  assert.equal(codeOf(await propose(gus, proposed())), "CHANGE_WAITING");
  assert.equal((await approve(reply)).data.decideOfficeChange.officeChange.status, "APPROVED");

  const later = await world.draft({ status: "SUBMITTED" });
  const written = await receivedOf(later.referenceNumber);
  assert.ok(written.length > 0);
  for (const { subject, text, html } of written) {
    assert.equal(subject, `Thank you: bank guarantee ${later.referenceNumber}`);
    assert.match(text, /We have it: <b>\$[\d,.]+<\/b> for .+\.\n\nCall us at any time\.\n\nReference: /);
    assert.ok(html.includes("&lt;b&gt;$") && !html.includes("We are reviewing it now"));
  }
  const [now] = await receivedOf(earlier.referenceNumber);
  assert.deepEqual([now?.id, now?.subject], [before?.id, before?.subject]);
  assert.match(now?.text ?? "", /We are reviewing it now, and will write/);
});

test("the portal's own words are a version like any other, byte for byte", async () => {
  const { builtInSubject } = await textOf(TEMPLATE);
  const opening =
    "Thank you for your {kind} application. We are reviewing it now, and will write as soon as there is news.";
  const back = proposed({ subject: builtInSubject, opening, startsDate: "2026-11-21", versionCount: 1 });
  await approve(await propose(rosa, back));
  const upcoming = await textOf(TEMPLATE);
  assert.deepEqual([upcoming.isOwn, upcoming.number, upcoming.subject], [true, 2, OWN.subject]);

  world.clock.setTo("2026-11-21T02:00:00.000Z" as Instant);
  [rosa, ada] = [await world.as("rosa"), await world.as("ada")];
  const draft = await world.draft({ status: "SUBMITTED" });
  const [written] = await receivedOf(draft.referenceNumber);
  assert.equal(written?.subject, `We received your bank guarantee application ${draft.referenceNumber}`);
  assert.match(
    written?.text ?? "",
    /Thank you for your bank guarantee application\. We are reviewing it now/,
  );
  const { isOwn, number, versions } = await textOf(TEMPLATE);
  assert.deepEqual([isOwn, number], [false, 3]);
  assert.deepEqual(
    versions.map((each: Record<string, unknown>) => [
      each.isOwn,
      each.subject,
      each.proposedBy,
      each.approvedBy,
    ]),
    [
      [false, builtInSubject, "Rosa Whitfield", "Gus Reid"],
      [true, OWN.subject, "Rosa Whitfield", "Gus Reid"],
    ],
  );
});

test("a mail is shown in words that are not approved, with its example's values, to administrators alone", async () => {
  const asked =
    "query ($template: String!, $subject: String!, $opening: String!) { mailTextPreview(template: $template, subject: $subject, opening: $opening) { subject html text } }";
  const words = { template: TEMPLATE, ...OWN };
  const { mailTextPreview } = await rosa.get(asked, words);
  assert.equal(mailTextPreview.subject, "Thank you: bank guarantee BD-104212");
  assert.match(mailTextPreview.text, /We have it: <b>\$250,000\.00<\/b> for Woolworths Group Limited\./);
  assert.ok(mailTextPreview.html.includes("&lt;b&gt;$250,000.00&lt;/b&gt;"));
  assert.match(faultOf(await rosa.ask(asked, { ...words, opening: "{x}" }), "opening"), /does not give/);
  assert.equal(codeOf(await ada.ask(asked, words)), "PROVIDER_NOT_FOUND");
});
