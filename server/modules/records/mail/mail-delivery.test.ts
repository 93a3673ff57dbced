// From the outbox to the mail server: never lost, never written twice for one intent, whatever the server does.
// Shows: REL-14.

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import pg from "pg";
import { filesIn, type SmtpStep, startFakeSmtp } from "../../../../testing/fakes/fake-smtp.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { failedMails } from "../../../integrity/failed-mails.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import { MAIL_FILE_BYTES_MAX, MailFault } from "../../../ports/mail/mail-port.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { forgetOldMail, sendMail, sendWaitingMail } from "./mail-jobs.ts";
import { queueMail } from "./outbox.ts";

const CONTENT: MailContent = {
  subject: "Approved: ready for payment",
  html: "<p>Pay</p>",
  text: "Pay",
  kind: "NOTICE",
  summary: { text: "", url: null },
};
const SET_UP = { system: "Set-up" };
const DAY_MINUTES = 24 * 60;

let server = await startFakeSmtp();
let world: World;
before(async () => {
  world = await aWorld({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port), SMTP_SECURITY: "none" });
});
after(async () => {
  await world.end();
  await server.stop();
});
beforeEach(() => {
  server.received.length = 0;
  server.script();
});

/** Without its job, so that the test alone decides when it is tried. */
async function written(
  intent: string,
  mail: Partial<Parameters<typeof queueMail>[1]> = {},
): Promise<string[]> {
  return await runTransaction(world.app, SET_UP, async (tx) => {
    const quiet: Transaction = { ...tx, enqueue: async () => undefined };
    await queueMail(quiet, {
      to: ["ada@harbourcivil.example"],
      content: CONTENT,
      record: null,
      ...mail,
      intent,
    });
    const rows = await tx.query<{ id: string }>(
      "select id from mail_message where intent like $1 || ': %' order by intent",
      [intent],
    );
    return rows.map(({ id }) => id);
  });
}

async function statusOf(id: string) {
  return await runTransaction(world.app, SET_UP, async (tx) => {
    const [row] = await tx.query<{ status: string; attempts: number; lastError: string | null }>(
      "select status, attempts, last_error from mail_message where id = $1",
      [id],
    );
    return row;
  });
}

async function withOwner<Result>(act: (owner: pg.Client) => Promise<Result>): Promise<Result> {
  const owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  try {
    return await act(owner);
  } finally {
    await owner.end();
  }
}

const messageIds = () => server.received.map(({ raw }) => /^Message-ID: <([^@]+)@/m.exec(raw)?.[1]);
const attempt = (id: string) =>
  sendMail(world.app, { mailMessageId: id }).then(
    () => "done",
    (thrown: unknown) =>
      thrown instanceof MailFault && thrown.retriable ? "to be tried again" : String(thrown),
  );

describe("what a mail server may do to a message", () => {
  const ROWS: { step: SmtpStep; first: string; status: string; arrivals: number }[] = [
    { step: "greylist", first: "to be tried again", status: "QUEUED", arrivals: 1 },
    { step: 421, first: "to be tried again", status: "QUEUED", arrivals: 1 },
    { step: 452, first: "to be tried again", status: "QUEUED", arrivals: 1 },
    { step: "drop-early", first: "to be tried again", status: "QUEUED", arrivals: 1 },
    // It had come and we could not know: the second has the same message id, so that mailboxes show one.
    { step: "drop", first: "to be tried again", status: "QUEUED", arrivals: 2 },
    { step: { pauseMilliseconds: 50 }, first: "done", status: "SENT", arrivals: 1 },
    { step: 550, first: "done", status: "FAILED", arrivals: 0 },
    { step: 554, first: "done", status: "FAILED", arrivals: 0 },
  ];
  for (const { step, first, status: after, arrivals } of ROWS) {
    test(`${JSON.stringify(step)}: ${first}, ${after}, and in the end it has come ${arrivals} times`, async () => {
      const [id = ""] = await written(`script ${JSON.stringify(step)}`);
      server.script(step);
      assert.equal(await attempt(id), first);
      assert.equal((await statusOf(id))?.status, after);
      for (const _ of [1, 2]) assert.equal(await attempt(id), "done");
      assert.deepEqual(
        messageIds(),
        Array.from({ length: arrivals }, () => id),
      );
      assert.equal((await statusOf(id))?.status, after === "QUEUED" ? "SENT" : after);
    });
  }
});

test("a message belongs to the change that causes it: rolled back with it, and sent by itself after it", async () => {
  const refused = runTransaction(world.app, SET_UP, async (tx) => {
    await queueMail(tx, {
      intent: "undone",
      to: ["ada@harbourcivil.example"],
      content: CONTENT,
      record: null,
    });
    throw new Error("The change does not happen.");
  });
  await assert.rejects(refused, /does not happen/);
  await runTransaction(world.app, SET_UP, (tx) =>
    queueMail(tx, { intent: "done", to: ["ben@harbourcivil.example"], content: CONTENT, record: null }),
  );
  await arrived(1);
  assert.deepEqual(server.received[0]?.recipients, ["ben@harbourcivil.example"]);
  assert.deepEqual(await written("undone", { to: [] }), []);
});

test("a greylisted message comes by itself a little later", async () => {
  server.script("greylist");
  await runTransaction(world.app, SET_UP, (tx) =>
    queueMail(tx, { intent: "greylisted", to: ["ada@harbourcivil.example"], content: CONTENT, record: null }),
  );
  await arrived(1);
  assert.equal(server.received.length, 1);
});

test("the same intent writes to each person once, and to nobody another person's address", async () => {
  const to = ["ada@harbourcivil.example", "cfo@harbourcivil.example", "ada@harbourcivil.example"];
  const first = await written("payment requested, invoice 1", { to });
  const again = await written("payment requested, invoice 1", { to: [...to, "new@harbourcivil.example"] });
  assert.equal(first.length, 2);
  assert.equal(again.length, 3);
  for (const id of again) await attempt(id);
  assert.deepEqual(
    server.received.map(({ recipients }) => recipients),
    [["ada@harbourcivil.example"], ["cfo@harbourcivil.example"], ["new@harbourcivil.example"]],
  );
  for (const { raw } of server.received) assert.equal(/^To: (.*)$/m.exec(raw)?.[1]?.split(",").length, 1);
});

test("mails that were given up are counted with their reasons, but not a code whose time was over", async () => {
  await withOwner((owner) => owner.query("delete from mail_message"));
  const mails = await Promise.all([1, 2].map((count) => written(`given up ${count}`)));
  for (const [id = ""] of mails) {
    server.script(550);
    await attempt(id);
  }
  const [late = ""] = await written("too late", { sendBefore: world.clock.now() });
  await attempt(late);
  await withOwner((owner) => owner.query("update mail_message set created_at = now()"));
  const { count, reasons } = await runTransaction(world.app, SET_UP, (tx) =>
    failedMails((text) => tx.query(text)),
  );
  assert.equal(count, 2);
  assert.match(reasons.join(), /550/);
});

test("many senders at once send it once", async () => {
  const [id = ""] = await written("many senders");
  server.script({ pauseMilliseconds: 100 });
  await Promise.all([attempt(id), attempt(id), attempt(id), sendWaitingMail(world.app)]);
  assert.deepEqual(messageIds(), [id]);
});

test("a sender that died is taken over once its claim has run out, and not before", async () => {
  const [id = ""] = await written("taken over");
  await runTransaction(world.app, SET_UP, (tx) =>
    tx.query("update mail_message set claimed_until = $2 where id = $1", [id, addMinutes(tx.now, 2)]),
  );
  world.clock.advance({ minutes: 1 });
  await sendWaitingMail(world.app);
  assert.equal(await attempt(id), "to be tried again");
  assert.deepEqual(messageIds(), []);
  world.clock.advance({ minutes: 2 });
  await sendWaitingMail(world.app);
  assert.deepEqual(messageIds(), [id]);
});

test("after a day without a mail server everything comes once, but what is of no use any more", async () => {
  const { port } = server;
  await server.stop();
  const waiting: string[] = [];
  for (let count = 0; count < 30; count += 1) waiting.push(...(await written(`day ${count}`)));
  const [code = ""] = await written("a code", { sendBefore: addMinutes(world.clock.now(), 15) });
  for (const id of waiting.slice(0, 5)) assert.equal(await attempt(id), "to be tried again");
  for (let hour = 0; hour < 24; hour += 1) {
    world.clock.advance({ minutes: DAY_MINUTES / 24 });
    await sendWaitingMail(world.app);
  }
  const tried = await Promise.all(waiting.map(statusOf));
  assert.ok(tried.every((mail) => mail?.status === "QUEUED"));
  const attempts = tried.reduce((sum, mail) => sum + (mail?.attempts ?? 0), 0);
  assert.ok(attempts <= 5 + 24 * 3, `${attempts} attempts are no way to treat a server that is away`);

  server = await startFakeSmtp({ port });
  await sendWaitingMail(world.app);
  assert.deepEqual(messageIds().toSorted(), waiting.toSorted());
  assert.deepEqual(await statusOf(code), {
    status: "FAILED",
    attempts: 1,
    lastError: "What it says was of no use any more.",
  });
});

/** Jobs run by the real time, so what they do is looked for until it has happened. */
async function arrived(count: number): Promise<void> {
  const until = Date.now() + 30_000;
  while (server.received.length < count && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 25));
  assert.ok(server.received.length >= count, "the mail did not come");
}

test("nothing of what a message said is kept once it is sent or given up, and nothing of it lies open while it waits", async () => {
  const content = { ...CONTENT, subject: "Invited", html: "<p>secret-4711</p>", text: "secret-4711" };
  const [sent = ""] = await written("said", { content });
  const [refused = ""] = await written("said in vain", { content });
  const [waiting = ""] = await written("not said yet", { content });
  await attempt(sent);
  server.script(550);
  await attempt(refused);
  assert.match(server.received[0]?.raw ?? "", /secret-4711/);
  const { rows } = await withOwner((owner) =>
    owner.query<{ id: string; row: string }>(
      "select id, mail_message::text as row from mail_message where id = any ($1::uuid[])",
      [[sent, refused, waiting]],
    ),
  );
  assert.equal(rows.length, 3);
  for (const { row } of rows) assert.doesNotMatch(row, /secret-4711|7365637265742d34373131/);
});

describe("a mail's files", () => {
  const PDF = { fileName: "Guarantee.pdf", contentType: "application/pdf" };
  const bytes = Buffer.from("%PDF-1.7 secret-4711");
  const kept = { ...PDF, key: "mail-test/guarantee", byteLength: bytes.length };

  test("those that were made for it and those of the file store come with it, after a refusal too", async () => {
    await world.app.ports.files.put(kept.key, { ...PDF, bytes });
    const [id = ""] = await written("with files", {
      files: [{ ...PDF, fileName: "Receipt.pdf", bytes }, kept],
    });
    server.script(451);
    assert.equal(await attempt(id), "to be tried again");
    assert.equal(await attempt(id), "done");
    assert.deepEqual(server.received.flatMap(filesIn), [
      { ...PDF, fileName: "Receipt.pdf", bytes },
      { ...PDF, bytes },
    ]);
  });

  test("nothing of a file lies open while it waits", async () => {
    const [id = ""] = await written("with a file that waits", { files: [{ ...PDF, bytes }] });
    const { rows } = await withOwner((owner) =>
      owner.query<{ row: string }>("select mail_message::text as row from mail_message where id = $1", [id]),
    );
    assert.doesNotMatch(rows[0]?.row ?? "", /secret-4711|7365637265742d34373131|JVBERi0/);
  });

  test("without the file that its text speaks of it does not go, and is counted as given up", async () => {
    const [id = ""] = await written("without its file", { files: [{ ...kept, key: "mail-test/gone" }] });
    assert.equal(await attempt(id), "done");
    assert.deepEqual(messageIds(), []);
    assert.equal((await statusOf(id))?.lastError, "A file of the mail could not be read.");
  });

  test("what is too large is a mistake of whoever writes it, before anything is written", async () => {
    const files = [kept, { ...kept, byteLength: MAIL_FILE_BYTES_MAX }];
    await assert.rejects(written("too large", { files }), /too large/);
    assert.deepEqual(await written("too large", { to: [] }), []);
  });
});

test("messages are seen by the portal's own work alone", async () => {
  await written("unseen");
  const ada = (await world.as("ada")).token;
  const rosa = (await world.as("rosa")).token;
  for (const token of [undefined, ada, rosa])
    assert.deepEqual(
      await runTransaction(world.app, { token }, (tx) => tx.query("select * from mail_message")),
      [],
    );
});

test("what is over is forgotten after its days, a batch at a time, and what waits is not", async () => {
  await withOwner((owner) => owner.query("delete from mail_message"));
  const [waiting = ""] = await written("waits for ever");
  const [old = ""] = await written("sent long ago");
  await attempt(old);
  await withOwner((owner) =>
    owner.query(
      `insert into mail_message (id, intent, to_addresses, subject, status, created_at)
       select gen_random_uuid(), 'old ' || n, '{ada@harbourcivil.example}', 'Old', 'FAILED', $1 from generate_series(1, 1200) n`,
      [world.clock.now()],
    ),
  );
  const days = world.app.settings.mailKeptDays;
  world.clock.advance({ minutes: days * DAY_MINUTES });
  await forgetOldMail(world.app);
  assert.ok((await statusOf(old)) !== undefined);
  world.clock.advance({ minutes: 1 });
  const [young = ""] = await written("sent just now");
  await attempt(young);
  await forgetOldMail(world.app);
  const { rows } = await withOwner((owner) => owner.query("select id from mail_message order by created_at"));
  assert.deepEqual(
    rows.map(({ id }) => id),
    [waiting, young],
  );
});
