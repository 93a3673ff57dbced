// How people want their mails: at once, once a day in one mail by their own clocks, or not at all, chosen in the portal or by the link in a mail.
// Shows: Q-096.

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import {
  type MailDelivery,
  type MailKind,
  type OptionalMailKind,
  STOP_LINK_MESSAGE,
} from "@bondline/domain/records/mail/mail-kind.ts";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { type FakeSmtp, startFakeSmtp } from "../../../../testing/fakes/fake-smtp.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aGuest, type Guest, openSession } from "../../../demo/builders/guest-builder.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { sendDailyDigests } from "../mail/digest-jobs.ts";
import { sendWaitingMail } from "../mail/mail-jobs.ts";
import { stopTokenOf } from "../mail/mail-stop-link.ts";
import { queueMail } from "../mail/outbox.ts";

const SET_UP = { system: "Set-up" };
const LINK = "https://portal.bondline.example/exports";

let server: FakeSmtp;
let world: World;
let guests = 0;
before(async () => {
  server = await startFakeSmtp();
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

async function aReader(choices: Partial<Record<OptionalMailKind, MailDelivery>> = {}): Promise<Guest> {
  guests += 1;
  const guest = await aGuest(world.app, `reader${guests}`);
  const list = Object.entries(choices).map(([kind, delivery]) => ({ kind, delivery }));
  if (list.length > 0) await choose(guest, list);
  return guest;
}

/** Days go by in these tests, and sessions end. */
async function apiFor({ id }: Guest): Promise<Api> {
  return apiOf(world.url, await openSession(world.app, id));
}

async function choose(guest: Guest, choices: object[]) {
  const api = await apiFor(guest);
  const fields = "mailChoices { kind delivery }";
  return await api.mutate("updateMailChoices", "UpdateMailChoicesInput", { choices }, fields);
}

async function rows<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  return await runTransaction(world.app, SET_UP, (tx) => tx.query<Row>(text, values as never));
}

/** Written as a step of the product writes it, without the job that sends it at once. */
async function write(to: string, kind: MailKind, subject: string): Promise<void> {
  world.clock.advance({ seconds: 1 });
  await runTransaction(world.app, SET_UP, (tx) =>
    queueMail(
      { ...tx, enqueue: async () => undefined },
      {
        intent: `${subject} ${kind}`,
        record: null,
        to: [to],
        content: {
          subject,
          html: "<p>All of it.</p><!-- end of footer -->",
          text: "All of it.\n",
          kind,
          summary: { text: `In short: ${subject}.`, url: LINK },
        },
      },
    ),
  );
}

async function statusesOf(to: string): Promise<string[]> {
  const mails = await rows<{ status: string; subject: string }>(
    "select status, subject from mail_message where to_addresses = array[$1] and intent not like 'digest %' order by created_at, id",
    [to],
  );
  return mails.map(({ status, subject }) => `${subject} ${status}`);
}

/**
 * What came to somebody, with lines that were folded made one again. The clock passes by a job's claim, so that one mail may come
 * twice under the same id, of which mailboxes show one.
 */
async function sentTo(email: string): Promise<string[]> {
  world.clock.advance({ minutes: 3 });
  await sendWaitingMail(world.app);
  // One that a job has in hand is left to it.
  await untilJobsAreDone(world.ownerUrl);
  const mails = server.received.filter(({ recipients }) => recipients.includes(email)).map(({ raw }) => raw);
  const byId = new Map(mails.map((raw) => [/^Message-ID: (.*)$/m.exec(raw)?.[1], raw]));
  return [...byId.values()].map((raw) =>
    raw
      .replaceAll("=\r\n", "")
      .replaceAll(/\r\n[ \t]+/g, " ")
      .replaceAll("=3D", "="),
  );
}

/** To the next seven o'clock in Sydney, and a minute. */
function toNextMorning(): void {
  const now = new Date(world.clock.now());
  const morning = new Date(now);
  morning.setUTCHours(20, 1, 0, 0);
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1);
  world.clock.advance({ minutes: Math.ceil((morning.getTime() - now.getTime()) / 60_000) });
}

describe("what somebody chose decides how a mail comes", () => {
  const ROWS: { kind: MailKind; chosen: MailDelivery | null; becomes: string }[] = [
    { kind: "ALERT", chosen: null, becomes: "QUEUED" },
    { kind: "ALERT", chosen: "AT_ONCE", becomes: "QUEUED" },
    { kind: "ALERT", chosen: "DAILY", becomes: "HELD" },
    { kind: "ALERT", chosen: "PORTAL", becomes: "UNWANTED" },
    { kind: "EXPORT", chosen: null, becomes: "QUEUED" },
  ];
  for (const { kind, chosen, becomes } of ROWS)
    test(`${kind}, ${chosen ?? "nothing chosen"}`, async () => {
      const reader = await aReader(chosen === null ? {} : { ALERT: chosen });
      await write(reader.email, kind, `Mail to ${reader.email}`);
      assert.deepEqual(await statusesOf(reader.email), [`Mail to ${reader.email} ${becomes}`]);
    });

  for (const kind of ["SECURITY", "TO_ACT", "NOTICE", "INVITATION"] as const)
    test(`${kind} comes at once, whatever was chosen, and nothing in it stops it`, async () => {
      const reader = await aReader({ ALERT: "PORTAL", EXPORT: "DAILY", DRAFT_NEWS: "PORTAL" });
      await write(reader.email, kind, `Mail to ${reader.email}`);
      const [mail = ""] = await sentTo(reader.email);
      assert.match(mail, /All of it\./);
      assert.doesNotMatch(mail, /List-Unsubscribe|stop-mail|end of footer/);
    });

  test("whoever has no account gets it at once, since nobody can have chosen", async () => {
    await write("outsider@example.com", "ALERT", "To an outsider");
    const [mail = ""] = await sentTo("outsider@example.com");
    assert.match(mail, /All of it\./);
    assert.doesNotMatch(mail, /List-Unsubscribe/);
  });
});

test("all kinds are listed with what holds, and a choice changes those that it names", async () => {
  const reader = await aReader({ ALERT: "DAILY" });
  const { data } = await choose(reader, [{ kind: "EXPORT", delivery: "PORTAL" }]);
  assert.deepEqual(
    data.updateMailChoices.mailChoices.map(
      ({ kind, delivery }: Record<string, string>) => `${kind} ${delivery}`,
    ),
    ["DRAFT_NEWS AT_ONCE", "DOCUMENT_NEWS AT_ONCE", "FACILITY_NEWS AT_ONCE", "ALERT DAILY", "EXPORT PORTAL"],
  );
  const rosa = await world.as("rosa");
  const { mailChoices } = await rosa.get("{ mailChoices { kind } }");
  assert.ok(mailChoices.some(({ kind }: { kind: string }) => kind === "DESK"));
});

test("a kind that is chosen twice is refused by name, and nothing is changed", async () => {
  const reader = await aReader({ ALERT: "DAILY" });
  const answer = await choose(reader, [
    { kind: "ALERT", delivery: "PORTAL" },
    { kind: "ALERT", delivery: "AT_ONCE" },
  ]);
  assert.deepEqual(refusalOf(answer), { choices: "Choose each kind of email once." });
  await write(reader.email, "ALERT", `Mail to ${reader.email}`);
  assert.deepEqual(await statusesOf(reader.email), [`Mail to ${reader.email} HELD`]);
});

describe("the daily digest", () => {
  test("tells in one mail at seven what happened, with where each leads, and comes once", async () => {
    const reader = await aReader({ ALERT: "DAILY", EXPORT: "DAILY" });
    await write(reader.email, "ALERT", "BNK-1 expires");
    await write(reader.email, "EXPORT", "Expiries is ready");
    await sendDailyDigests(world.app);
    assert.deepEqual(await sentTo(reader.email), []);
    toNextMorning();
    await sendDailyDigests(world.app);
    await sendDailyDigests(world.app);
    const mails = await sentTo(reader.email);
    assert.equal(mails.length, 1);
    for (const said of ["2 things happened", "BNK-1 expires", "In short: Expiries is ready.", LINK])
      assert.ok(mails[0]?.includes(said), said);
    assert.doesNotMatch(mails[0] ?? "", /All of it/);
    assert.match(mails[0] ?? "", /List-Unsubscribe: <http/);
    assert.deepEqual(await statusesOf(reader.email), [
      "BNK-1 expires IN_DIGEST",
      "Expiries is ready IN_DIGEST",
    ]);
  });

  test("nothing happened, so nothing comes", async () => {
    const reader = await aReader({ ALERT: "DAILY" });
    toNextMorning();
    await sendDailyDigests(world.app);
    assert.deepEqual(await sentTo(reader.email), []);
  });

  test("what comes after seven waits for the next day, and of two on one day there is only the first", async () => {
    const reader = await aReader({ ALERT: "DAILY" });
    await write(reader.email, "ALERT", "Before seven");
    toNextMorning();
    await sendDailyDigests(world.app);
    await write(reader.email, "ALERT", "After seven");
    await rows("update mail_message set created_at = created_at - interval '1 day' where subject = $1", [
      "After seven",
    ]);
    await sendDailyDigests(world.app);
    assert.equal((await sentTo(reader.email)).length, 1);
    toNextMorning();
    await sendDailyDigests(world.app);
    const mails = await sentTo(reader.email);
    assert.equal(mails.length, 2);
    assert.match(mails[1] ?? "", /After seven/);
  });

  test("a turn that dies before its end has told nobody and lost nothing", async () => {
    const reader = await aReader({ ALERT: "DAILY" });
    await write(reader.email, "ALERT", "Told once");
    toNextMorning();
    const { fieldEncryptionKey } = world.app.settings.secrets;
    world.app.settings.secrets.fieldEncryptionKey = Buffer.alloc(fieldEncryptionKey.length);
    await assert.rejects(sendDailyDigests(world.app), /could not be written/);
    world.app.settings.secrets.fieldEncryptionKey = fieldEncryptionKey;
    assert.deepEqual(await statusesOf(reader.email), ["Told once HELD"]);
    await sendDailyDigests(world.app);
    assert.equal((await sentTo(reader.email)).length, 1);
  });

  test("what is not wanted any more by then is left out, and so is everything of a closed account", async () => {
    const reader = await aReader({ ALERT: "DAILY", EXPORT: "DAILY" });
    const closed = await aReader({ ALERT: "DAILY" });
    await write(reader.email, "ALERT", "Left out");
    await write(reader.email, "EXPORT", "Wanted");
    await write(closed.email, "ALERT", "For nobody");
    await choose(reader, [{ kind: "ALERT", delivery: "PORTAL" }]);
    await rows("delete from session where account_id = $1", [closed.id]);
    await rows("update account set status = 'DELETED' where id = $1", [closed.id]);
    toNextMorning();
    await sendDailyDigests(world.app);
    assert.deepEqual(await statusesOf(reader.email), ["Left out UNWANTED", "Wanted IN_DIGEST"]);
    assert.deepEqual(await statusesOf(closed.email), ["For nobody UNWANTED"]);
    assert.deepEqual(await sentTo(closed.email), []);
  });
});

describe("the link in a mail", () => {
  const LINK_FIELDS = "mailStopLink { email kinds isStopped }";
  const tokenIn = (mail: string) => /stop-mail\/([\w-]+)/.exec(mail)?.[1] ?? "";
  const byLink = (call: "stopMail" | "resumeMail", token: string) =>
    world.anonymous.mutate(call, "MailStopInput", { token }, LINK_FIELDS);

  async function aMailTo(reader: Guest): Promise<string> {
    await write(reader.email, "ALERT", `Mail to ${reader.email}`);
    const [mail = ""] = await sentTo(reader.email);
    return mail;
  }

  test("is in its headers and at its end, in both forms, and the same everywhere", async () => {
    const reader = await aReader();
    const mail = await aMailTo(reader);
    assert.match(mail, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const url = /^List-Unsubscribe: <([^>]+)>\r$/m.exec(mail)?.[1] ?? "";
    assert.ok(url.startsWith(`${world.app.settings.publicUrl}/stop-mail/`));
    assert.ok(mail.includes(`Don't want these emails? Stop them:\r\n${url}`));
    assert.ok(mail.includes(`href="${url}"`));
  });

  test("stops that kind for that person without signing in, and takes it back", async () => {
    const reader = await aReader({ EXPORT: "DAILY" });
    const token = tokenIn(await aMailTo(reader));
    const stopped = await byLink("stopMail", token);
    assert.deepEqual(stopped.data.stopMail.mailStopLink, {
      email: reader.email.replace(/^(.).*@/, "$1•••@"),
      kinds: ["ALERT"],
      isStopped: true,
    });
    await write(reader.email, "ALERT", "Another alert");
    await write(reader.email, "DRAFT_NEWS", "A draft");
    const statuses = await statusesOf(reader.email);
    assert.deepEqual(statuses.slice(1), ["Another alert UNWANTED", "A draft QUEUED"]);
    const resumed = await byLink("resumeMail", token);
    assert.equal(resumed.data.resumeMail.mailStopLink.isStopped, false);
    const { mailChoices } = await (await apiFor(reader)).get("{ mailChoices { kind delivery } }");
    assert.deepEqual(
      mailChoices.slice(3).map(({ kind, delivery }: Record<string, string>) => `${kind} ${delivery}`),
      ["ALERT AT_ONCE", "EXPORT DAILY"],
    );
  });

  test("of a digest stops every kind that it told, and returns to once a day", async () => {
    const reader = await aReader({ ALERT: "DAILY", EXPORT: "DAILY" });
    await write(reader.email, "ALERT", "An alert");
    await write(reader.email, "EXPORT", "An export");
    toNextMorning();
    await sendDailyDigests(world.app);
    const token = tokenIn((await sentTo(reader.email))[0] ?? "");
    assert.deepEqual((await byLink("stopMail", token)).data.stopMail.mailStopLink.kinds, ["ALERT", "EXPORT"]);
    await byLink("resumeMail", token);
    const { mailChoices } = await (await apiFor(reader)).get("{ mailChoices { kind delivery } }");
    assert.deepEqual(
      mailChoices.filter(({ delivery }: { delivery: string }) => delivery === "DAILY").length,
      2,
    );
  });

  describe("one press in the mail program", () => {
    const post = (token: string, body: string, contentType = "application/x-www-form-urlencoded") =>
      fetch(`${world.url}/stop-mail/${token}`, {
        method: "POST",
        body,
        headers: { "content-type": contentType },
      });
    const PARTS =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const FORMS = [
      ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
      ["multipart/form-data; boundary=x", PARTS],
    ] as const;
    for (const [contentType, body] of FORMS)
      test(`stops them: ${contentType}`, async () => {
        const reader = await aReader();
        const token = tokenIn(await aMailTo(reader));
        assert.equal((await post(token, body, contentType)).status, 200);
        assert.equal((await post(token, body, contentType)).status, 200);
        await write(reader.email, "ALERT", "Another alert");
        assert.deepEqual((await statusesOf(reader.email)).slice(1), ["Another alert UNWANTED"]);
      });

    test("looking at the address, or posting something else, stops nothing", async () => {
      const reader = await aReader();
      const token = tokenIn(await aMailTo(reader));
      await fetch(`${world.url}/stop-mail/${token}`);
      assert.equal((await post(token, "looked=at")).status, 400);
      const { mailStopLink } = await world.anonymous.get(
        "query ($token: String!) { mailStopLink(token: $token) { isStopped } }",
        { token },
      );
      assert.equal(mailStopLink.isStopped, false);
    });

    test("an address that was made up or altered stops nothing", async () => {
      const reader = await aReader();
      const right = stopTokenOf(world.app, { accountId: reader.id, kinds: ["ALERT"], delivery: "AT_ONCE" });
      const wrong = [
        "x",
        "",
        right.slice(0, -1),
        `${right.slice(1)}`,
        right.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      ];
      for (const token of wrong.filter((each) => each !== ""))
        assert.equal((await post(token, "List-Unsubscribe=One-Click")).status, 404);
      for (const token of wrong)
        assert.deepEqual(refusalOf(await byLink("stopMail", token)), { token: STOP_LINK_MESSAGE });
    });
  });
});
