// Mails are listed with the record that they are about, with what became of each, while email auditing is on.
// Shows: K-04, Q-097.

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { type FakeSmtp, startFakeSmtp } from "../../../../testing/fakes/fake-smtp.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { switchFeaturesOn } from "../../../demo/builders/referral-builder.ts";
import type { PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";
import { forgetOldMail } from "../mail/mail-jobs.ts";
import { type MailedRecord, queueMail } from "../mail/public.ts";

let server: FakeSmtp;
let world: World;
let draft: Draft;
before(async () => {
  server = await startFakeSmtp();
  world = await aWorld({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port), SMTP_SECURITY: "none" });
  draft = await world.draft({ status: "ESTABLISHED" });
  await switchFeaturesOn(world.app, ["emailAuditing"]);
});
after(async () => {
  await world.end();
  await server.stop();
});
beforeEach(() => server.script());

type Listed = {
  id: string;
  recipient: string;
  subject: string;
  status: string;
  fault: string | null;
  sentAt: string | null;
};

async function listed(
  person: PersonName,
  record: MailedRecord,
  page: { first?: number; after?: string } = {},
): Promise<{ mails: Listed[]; total: number; endCursor: string | null }> {
  const api = await world.as(person);
  const { recordMails } = await api.get(
    `query ($kind: MailedRecordKind!, $id: ID!, $first: Int, $after: String) {
      recordMails(recordKind: $kind, recordId: $id, first: $first, after: $after) {
        totalCount pageInfo { endCursor } edges { node { id recipient subject status fault createdAt sentAt } } } }`,
    { kind: record.kind, id: record.id, ...page },
  );
  return {
    mails: recordMails.edges.map(({ node }: { node: Listed }) => node),
    total: recordMails.totalCount,
    endCursor: recordMails.pageInfo.endCursor,
  };
}

const onDraft = (): MailedRecord => ({ kind: "DRAFT", id: draft.id });

async function write(record: MailedRecord | null, subject: string, to = "ada@harbourcivil.example") {
  world.clock.advance({ seconds: 1 });
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    queueMail(tx, {
      intent: `${subject} ${tx.newId()}`,
      record,
      to: [to],
      content: {
        subject,
        html: "<p>It says more.</p>",
        text: "It says more.",
        kind: "NOTICE",
        summary: { text: "", url: null },
      },
    }),
  );
}

async function endOf(subject: string): Promise<Listed | undefined> {
  await untilJobsAreDone(world.ownerUrl);
  return (await listed("rosa", onDraft())).mails.find((mail) => mail.subject === subject);
}

test("a mail is listed when it is written, and says when it has gone", async () => {
  await write(onDraft(), "Approved: ready for payment");
  const mail = await endOf("Approved: ready for payment");
  assert.equal(mail?.recipient, "ada@harbourcivil.example");
  assert.equal(mail?.status, "SENT");
  assert.equal(mail?.fault, null);
  assert.notEqual(mail?.sentAt, null);
});

test("one that the mail server refuses says so, and why", async () => {
  server.script(550);
  await write(onDraft(), "To nobody");
  const mail = await endOf("To nobody");
  assert.equal(mail?.status, "FAILED");
  assert.equal(mail?.sentAt, null);
  assert.match(mail?.fault ?? "", /550|refused|not taken/i);
});

test("what really happens to a draft is among them, and only its own", async () => {
  const own = await world.draft({ status: "SUBMITTED" });
  await write({ kind: "DRAFT", id: own.id }, "Of this one alone");
  const { mails } = await listed("rosa", { kind: "DRAFT", id: own.id });
  assert.ok(mails.some(({ subject }) => subject === "Of this one alone"));
  assert.ok(
    mails.some(({ subject }) => /received/i.test(subject)),
    `its submission wrote some: ${mails.map(({ subject }) => subject)}`,
  );
  assert.ok((await listed("rosa", onDraft())).mails.every(({ subject }) => subject !== "Of this one alone"));
});

test("the newest come first, a page at a time", async () => {
  const record: MailedRecord = { kind: "DOCUMENT", id: String(draft.documentId) };
  for (const subject of ["First", "Second", "Third"]) await write(record, subject);
  const first = await listed("rosa", record, { first: 2 });
  assert.deepEqual(
    first.mails.map(({ subject }) => subject),
    ["Third", "Second"],
  );
  const rest = await listed("rosa", record, { first: 2, after: String(first.endCursor) });
  assert.equal(rest.mails[0]?.subject, "First");
  assert.equal(first.total, rest.total);
});

test("a client has the mails about all of its records and about itself, and nobody else's", async () => {
  const client: MailedRecord = { kind: "CLIENT", id: idOf("organisation", "harbour") };
  const other: MailedRecord = { kind: "CLIENT", id: idOf("organisation", "wesfarmers") };
  await write({ kind: "DOCUMENT", id: String(draft.documentId) }, "About its document");
  await write(client, "About itself");
  await write(other, "About another");
  const subjects = (await listed("rosa", client, { first: 3 })).mails.map(({ subject }) => subject);
  assert.deepEqual(subjects.slice(0, 2), ["About itself", "About its document"]);
  assert.deepEqual(
    (await listed("rosa", other)).mails.map(({ subject }) => subject),
    ["About another"],
  );
  for (const person of ["ada", "sam"] as const)
    await assert.rejects(listed(person, client), /ORGANISATION_NOT_FOUND|not found/i);
});

describe("to whom it is not shown", () => {
  for (const person of ["ada", "dee", "sam"] as const)
    test(`${person} is refused as if the draft were not there`, async () => {
      await assert.rejects(listed(person, onDraft()), /DRAFT_NOT_FOUND|not found/i);
    });
});

test("what is about no record, such as a code, is never listed", async () => {
  const before = await count();
  await write(null, "Your code");
  assert.equal(await count(), before);
});

test("what was listed stays when the outbox forgets it, and when auditing is switched off", async () => {
  const before = (await listed("rosa", onDraft())).total;
  world.clock.advance({ days: 400 });
  await forgetOldMail(world.app);
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query("update gateway_feature set is_enabled = false where name = 'emailAuditing'"),
  );
  await write(onDraft(), "Written while it is off");
  assert.equal((await listed("rosa", onDraft())).total, before);
});

async function count(): Promise<number> {
  return await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    const [row] = await tx.query<{ count: number }>("select count(*)::int as count from record_mail");
    return row?.count ?? 0;
  });
}
