// An invoice that nobody pays is reminded of, once for each step, until it is paid or void.
// Shows: Q-080.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  BANK_ACCOUNT,
  hostedPageOf,
  pressOn,
  untilPaymentsAreReported,
} from "../../../../testing/card-payer.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { remindOfInvoices } from "../../drafts/draft-payments/draft-payment-jobs.ts";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

const unpaid = async () => await world.draft({ status: "PENDING_PAYMENT" });
type Unpaid = Awaited<ReturnType<typeof unpaid>>;

/** Runs as of so many days after the world began. */
async function onDay(days: number): Promise<void> {
  world.clock.setTo(WORLD_BEGINS);
  world.clock.advance({ days });
  await remindOfInvoices(world.app);
}

async function reminders({ id }: Unpaid): Promise<string[]> {
  const mails = await mailsAbout(world, id);
  return mails
    .filter(({ intent }) => intent.startsWith("payment reminder"))
    .map(({ intent, toAddresses }) => `${/ (\d+) \S+ \d+: /.exec(intent)?.[1]} ${toAddresses}`)
    .toSorted();
}

test("after 7, 14 and 28 days, once each, to whoever raised it and the recipients of its invoice", async () => {
  world.clock.setTo(WORLD_BEGINS);
  const draft = await unpaid();
  await onDay(6.9);
  assert.deepEqual(await reminders(draft), []);
  for (const day of [7, 7.5, 13.9, 14, 20, 28, 60, 400]) await onDay(day);
  await Promise.all([onDay(401), onDay(401)]);
  const each = ["accounts@harbourcivil.example", "ada@harbourcivil.example"];
  assert.deepEqual(
    await reminders(draft),
    ["14", "28", "7"].flatMap((days) => each.map((address) => `${days} ${address}`)),
  );
  const texts = (await mailsAbout(world, draft.id)).filter(({ subject }) => subject.startsWith("Reminder"));
  assert.match(texts[0]?.text ?? "", /approved on 20\/11\/2026[\s\S]*Still to pay: \$3,775\.00/);
  assert.equal(texts.filter(({ text }) => text.includes("our last reminder")).length, 2);
});

test("after an outage only the step of the day comes, and many at once write one", async () => {
  world.clock.setTo(WORLD_BEGINS);
  const draft = await unpaid();
  world.clock.advance({ days: 15 });
  await Promise.all([1, 2, 3].map(() => remindOfInvoices(world.app)));
  assert.deepEqual(
    (await reminders(draft)).map((line) => line.split(" ")[0]),
    ["14", "14"],
  );
});

test("what is paid, void or on its way is not reminded of", async () => {
  world.clock.setTo(WORLD_BEGINS);
  const paid = await world.draft({ status: "PROCESSING" });
  const cancelled = await unpaid();
  const ada = await world.as("ada");
  await ada.mutate(
    "cancelDraft",
    "DraftVersionInput",
    { id: cancelled.id, version: cancelled.version },
    "draft { status }",
  );
  const debited = await unpaid();
  const page = await hostedPageOf(world, debited.invoices[0]?.id ?? "");
  await pressOn(page, "direct-debit", BANK_ACCOUNT);
  await untilPaymentsAreReported(world);
  await onDay(8);
  for (const draft of [paid, cancelled, debited]) assert.deepEqual(await reminders(draft), []);
});

test("on other days where the provider's administrator says so, and only in their order", async () => {
  const rosa = await world.as("rosa");
  const change = async (days: readonly [number, number, number]) => {
    const { provider } = await rosa.get("{ provider { version } }");
    const [firstReminderDays, secondReminderDays, lastReminderDays] = days;
    const steps = { firstReminderDays, secondReminderDays, lastReminderDays };
    return await rosa.mutate(
      "changeReminders",
      "ChangeRemindersInput",
      { ...steps, version: provider.version },
      "provider { firstReminderDays }",
    );
  };
  world.clock.setTo(WORLD_BEGINS);
  const { errors } = await change([5, 5, 4]);
  assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}), [
    "secondReminderDays",
    "lastReminderDays",
  ]);
  assert.equal((await change([3, 5, 9])).errors, undefined);
  const draft = await unpaid();
  for (const day of [9.9, 10, 12, 16, 90]) await onDay(day);
  world.clock.setTo(WORLD_BEGINS);
  await change([0, 7, 21]);
  const days = (await reminders(draft)).map((line) => line.split(" ")[0]);
  assert.deepEqual([...new Set(days)], ["10", "12", "16"]);
});

test("each reminder is a notice in the product too", async () => {
  world.clock.setTo(WORLD_BEGINS);
  const draft = await unpaid();
  for (const day of [7, 14]) await onDay(day);
  const notices = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query("select 1 from notification where kind = 'PAYMENT_REMINDER' and draft_id = $1", [draft.id]),
  );
  assert.equal(notices.length, 2);
});

test("the history of the draft shows each reminder", async () => {
  world.clock.setTo(WORLD_BEGINS);
  const draft = await unpaid();
  await onDay(7);
  const entries = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ actorLabel: string; changeType: string }>(
      "select actor_label, change_type from history_entry where root_id = $1 and object_type = 'Payment reminder'",
      [draft.id],
    ),
  );
  assert.deepEqual(entries, [{ actorLabel: "Payment reminders", changeType: "INSERT" }]);
});
