// A person chooses how their mail comes: one mail in the morning for a whole day, and by the link in a mail none any more, without signing in.
// Shows: Q-096.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Page } from "playwright-core";
import { aGuest, joinAs } from "../../server/demo/builders/guest-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { sendDailyDigests } from "../../server/modules/records/mail/digest-jobs.ts";
import { sendWaitingMail } from "../../server/modules/records/mail/mail-jobs.ts";
import { queueMail } from "../../server/modules/records/mail/outbox.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import { type FakeSmtp, startFakeSmtp } from "../../testing/fakes/fake-smtp.ts";
import { untilJobsAreDone } from "../../testing/jobs-done.ts";
import { paths } from "../../web/paths.ts";
import { PHONE } from "../people.ts";
import { widthOf } from "../walks/screens.ts";
import { aStoryWorld, type StoryWorld } from "../walks/story-world.ts";

const EMAIL = "kim@guests.example";
/** A minute after seven in Sydney. */
const NEXT_MORNING = "2026-11-20T20:01:00.000Z" as Instant;

let post: FakeSmtp;
let story: StoryWorld;
let kim: Page;

before(async () => {
  post = await startFakeSmtp();
  story = await aStoryWorld("mail", {
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(post.port),
    SMTP_SECURITY: "none",
  });
  // Whoever belongs to no organisation is first asked to make one.
  const guest = await aGuest(story.world.app, "Kim");
  const harbour = { organisationId: idOf("organisation", "harbour"), role: "LIMITED_USER" } as const;
  await joinAs(story.world.app, guest, harbour);
  kim = await story.windowOf(guest);
});
after(async () => {
  await story?.end();
  await post?.stop();
});

/** Written as a step of the product writes it. */
async function happens(subject: string): Promise<void> {
  const { app, clock } = story.world;
  clock.advance({ seconds: 1 });
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    queueMail(tx, {
      intent: subject,
      record: null,
      to: [EMAIL],
      content: {
        subject,
        html: `<p>${subject}</p>`,
        text: `${subject}\n`,
        kind: "ALERT",
        summary: { text: `In short: ${subject}.`, url: `${story.world.url}/exports` },
      },
    }),
  );
}

/** All that has come so far, with folded lines made one again. */
async function letters(): Promise<string[]> {
  await sendWaitingMail(story.world.app);
  await untilJobsAreDone(story.world.ownerUrl);
  return post.received
    .filter(({ recipients }) => recipients.includes(EMAIL))
    .map(({ raw }) =>
      raw
        .replaceAll("=\r\n", "")
        .replaceAll(/\r\n[ \t]+/g, " ")
        .replaceAll("=3D", "="),
    );
}

async function choose(how: string): Promise<void> {
  await kim.goto(paths.profile());
  await kim.getByLabel("How emails about alerts come").selectOption({ label: how });
  await kim.getByText("Alerts: saved").waitFor();
}

test("what was chosen to come once a day waits for the morning and comes in one mail", async () => {
  await choose("Once a day");
  await happens("BNK-1 expires soon");
  await happens("BNK-2 expires soon");
  assert.deepEqual(await letters(), []);
  story.world.clock.setTo(NEXT_MORNING);
  await sendDailyDigests(story.world.app);
  const [digest = "", ...more] = await letters();
  assert.equal(more.length, 0);
  for (const said of ["BNK-1 expires soon", "BNK-2 expires soon"]) assert.ok(digest.includes(said), said);
});

test("the mail's own link asks first, stops them without a sign-in, and nothing comes any more", async () => {
  const [digest = ""] = await letters();
  assert.match(digest, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const [, link = ""] = /^List-Unsubscribe: <([^>]+)>/m.exec(digest) ?? [];
  const stranger = await story.strangersWindow("reader");
  await stranger.goto(new URL(link).pathname);
  await stranger.getByRole("heading", { name: "Stop these emails?" }).waitFor();
  await stranger.setViewportSize(PHONE);
  assert.ok((await widthOf(stranger)) <= PHONE.width);
  await stranger.getByRole("button", { name: "Stop these emails" }).click();
  await stranger.getByRole("heading", { name: "These emails are stopped" }).waitFor();
  await happens("BNK-3 expires soon");
  assert.equal((await letters()).length, 1);

  await stranger.getByRole("button", { name: "Get them again" }).click();
  await stranger.getByRole("heading", { name: "These emails come again" }).waitFor();
});

test("one press in the mail program stops them too, and the profile says so", async () => {
  await choose("At once");
  await happens("BNK-4 expires soon");
  const newest = (await letters()).at(-1) ?? "";
  assert.ok(newest.includes("BNK-4 expires soon"));
  const [, link = ""] = /^List-Unsubscribe: <([^>]+)>/m.exec(newest) ?? [];
  const pressed = await fetch(new URL(new URL(link).pathname, story.world.url), {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  assert.equal(pressed.status, 200);
  const before = (await letters()).length;
  await happens("BNK-5 expires soon");
  assert.equal((await letters()).length, before);
  await kim.reload();
  const choice = kim.getByLabel("How emails about alerts come");
  await choice.waitFor();
  assert.equal(await choice.locator("option:checked").textContent(), "Not by email");
  assert.deepEqual(story.troubles(), []);
});
