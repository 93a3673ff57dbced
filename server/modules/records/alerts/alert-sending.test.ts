// Alerts that really go out: at the right hour, once, in order, and after an outage all that was missed.
// Shows: AL-01, AL-05, X-43.

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { DATE_TRIGGERS } from "@bondline/domain/records/alerts/alert.ts";
import { alertInstant } from "@bondline/domain/records/alerts/alert-schedule.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { allMails, type QueuedMail, withoutStopLine } from "../../../../testing/outbox.ts";
import { aWorld, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import { ORGANISATIONS } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";
import { sendAlerts } from "./alert-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
const EIGHT_IN_SYDNEY_SUMMER = "21:00:00.000Z";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());
beforeEach(async () => {
  world.clock.setTo(WORLD_BEGINS);
  await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    await tx.query("delete from alert_delivery");
    await tx.query("delete from alert_configuration");
    await tx.query("delete from mail_message");
    await tx.query(
      "update document set status = 'CLOSED_RETURNED', closed_at = $1 where status not like 'CLOSED%'",
      [tx.now],
    );
  });
});

type Overrides = { triggerProperty?: string; triggerLeadTime?: number; emailAddresses?: string[] };

async function anAlert(overrides: Overrides = {}): Promise<{ id: string; version: number }> {
  const ada = await world.as("ada");
  const { data, errors } = await ada.mutate(
    "createOrganisationAlertConfiguration",
    "CreateOrganisationAlertConfigurationInput",
    {
      organisationId: HARBOUR,
      emailAddresses: ["ada@harbourcivil.example"],
      triggerProperty: "EXPIRES_AT",
      triggerLeadTime: 30,
      ...overrides,
    },
    "alertConfiguration { id version }",
  );
  assert.equal(errors, undefined);
  return data.createOrganisationAlertConfiguration.alertConfiguration;
}

async function ending(expiresAt: string, expectedReturnDate = expiresAt): Promise<Draft> {
  return await world.draft({ status: "ESTABLISHED", fields: { expiresAt, expectedReturnDate } });
}

async function sentAlerts(): Promise<QueuedMail[]> {
  return (await allMails(world)).filter(({ intent }) => intent.startsWith("alert "));
}

async function runAt(instant: string): Promise<string[]> {
  world.clock.setTo(instant as Instant);
  await sendAlerts(world.app);
  return (await sentAlerts()).map(({ subject }) => subject.replace(/^\S+ /, ""));
}

async function previewed(overrides: Required<Omit<Overrides, "emailAddresses">>) {
  const { alertPreview } = await (await world.as("ada")).get(
    `query ($id: ID!, $triggerProperty: AlertTriggerProperty!, $triggerLeadTime: Int!) { alertPreview(organisationId: $id,
       triggerProperty: $triggerProperty, triggerLeadTime: $triggerLeadTime) { items { sendDate isDue subject text } } }`,
    { id: HARBOUR, ...overrides },
  );
  assert.equal(alertPreview.items.length, 1);
  return alertPreview.items[0] as { sendDate: PlainDate; isDue: boolean; subject: string; text: string };
}

describe("what was previewed", () => {
  const PLACE = { state: "NSW", postcode: "2000" } as const;
  for (const triggerProperty of DATE_TRIGGERS)
    for (const triggerLeadTime of [1, 7, 30, 90, 365])
      test(`is sent letter by letter on its day: ${triggerProperty}, ${triggerLeadTime} days before`, async () => {
        await ending("2028-11-23", "2028-11-16");
        const shown = await previewed({ triggerProperty, triggerLeadTime });
        await anAlert({ triggerProperty, triggerLeadTime });
        const sentAt = shown.isDue ? WORLD_BEGINS : alertInstant(shown.sendDate, PLACE);
        world.clock.setTo(sentAt);
        await sendAlerts(world.app);
        assert.deepEqual(
          (await sentAlerts()).map(({ subject, text }) => [subject, withoutStopLine(text)]),
          [[shown.subject, shown.text]],
        );
      });

  test("goes out with the next run where its day has passed, in the words of today", async () => {
    await ending("2026-12-01");
    const shown = await previewed({ triggerProperty: "EXPIRES_AT", triggerLeadTime: 30 });
    assert.equal(shown.isDue, true);
    assert.match(shown.text, /in 11 days/);
    await anAlert();
    await sendAlerts(world.app);
    assert.deepEqual(
      (await sentAlerts()).map(({ text }) => withoutStopLine(text)),
      [shown.text],
    );
  });
});

describe("an alert", () => {
  test("arrives at eight in the morning, thirty days before, and not a moment sooner", async () => {
    await anAlert({ emailAddresses: ["ada@harbourcivil.example", "ben@harbourcivil.example"] });
    const draft = await ending("2027-01-13");
    assert.deepEqual(await runAt(`2026-12-13T20:59:59.999Z`), []);
    assert.deepEqual(await runAt(`2026-12-13T${EIGHT_IN_SYDNEY_SUMMER}`), [
      "expires on 13/01/2027",
      "expires on 13/01/2027",
    ]);

    const mails = await sentAlerts();
    assert.deepEqual(mails.flatMap(({ toAddresses }) => toAddresses).toSorted(), [
      "ada@harbourcivil.example",
      "ben@harbourcivil.example",
    ]);
    const [mail] = mails;
    const reference = mail?.subject.split(" ")[0] ?? "";
    assert.match(mail?.text ?? "", /of Harbour Civil Pty Ltd expires on 13\/01\/2027, in 30 days\./);
    assert.match(mail?.text ?? "", /\$250,000\.00/);
    assert.match(mail?.text ?? "", new RegExp(`/documents/${draft.organisationId}/`));
    assert.match(mail?.text ?? "", new RegExp(reference));
  });

  test("that would fall on a holiday goes out on the business day before", async () => {
    await anAlert({ triggerLeadTime: 7 });
    await ending("2027-01-04");
    assert.deepEqual(await runAt("2026-12-22T22:00:00.000Z"), []);
    assert.deepEqual(await runAt(`2026-12-23T${EIGHT_IN_SYDNEY_SUMMER}`), ["expires on 04/01/2027"]);
  });

  test("watches the date that was asked for", async () => {
    await anAlert({ triggerProperty: "EXPECTED_RETURN_DATE", triggerLeadTime: 10 });
    await anAlert({ triggerProperty: "INTEREST_END_DATE", triggerLeadTime: 10 });
    const draft = await ending("2028-06-30", "2026-12-21");
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update document set interest_end_date = '2026-12-22' where original_draft_id = $1", [
        draft.id,
      ]),
    );
    assert.deepEqual(await runAt("2026-12-12T00:00:00.000Z"), [
      "is expected back on 21/12/2026",
      "stops bearing interest on 22/12/2026",
    ]);
  });

  test("is mailed once for a record and a date, however often and from wherever it is run", async () => {
    const alert = await anAlert();
    const draft = await ending("2027-01-13");
    world.clock.setTo("2026-12-14T00:00:00.000Z" as Instant);
    await Promise.all([sendAlerts(world.app), sendAlerts(world.app), sendAlerts(world.app)]);
    assert.equal((await sentAlerts()).length, 1);

    const ada = await world.as("ada");
    await ada.mutate(
      "updateOrganisationAlertConfiguration",
      "UpdateOrganisationAlertConfigurationInput",
      {
        ...alert,
        emailAddresses: ["ada@harbourcivil.example"],
        triggerProperty: "EXPIRES_AT",
        triggerLeadTime: 29,
      },
      "clientMutationId",
    );
    assert.equal((await runAt("2026-12-16T00:00:00.000Z")).length, 1);

    // Another date of the same record is another thing to be notified of.
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update document set expires_at = '2027-01-15' where original_draft_id = $1", [draft.id]),
    );
    assert.deepEqual(await runAt("2026-12-18T00:00:00.000Z"), [
      "expires on 13/01/2027",
      "expires on 15/01/2027",
    ]);
  });

  test("that was missed while nothing ran is sent afterwards, in the order in which they were due", async () => {
    await anAlert({ triggerProperty: "EXPECTED_RETURN_DATE", triggerLeadTime: 5 });
    for (const day of ["2026-12-18", "2026-12-09", "2026-12-14"]) await ending("2028-06-30", day);
    assert.deepEqual(await runAt("2026-12-16T00:00:00.000Z"), [
      "is expected back on 09/12/2026",
      "is expected back on 14/12/2026",
      "is expected back on 18/12/2026",
    ]);
    const [first] = await sentAlerts();
    assert.match(first?.text ?? "", /is expected back on 09\/12\/2026, 7 days ago\./);
  });

  test("is not raised for what had passed before anybody asked, nor for what is closed", async () => {
    const draft = await ending("2028-06-30", "2026-12-01");
    world.clock.setTo("2026-12-10T00:00:00.000Z" as Instant);
    await anAlert({ triggerProperty: "EXPECTED_RETURN_DATE", triggerLeadTime: 5 });
    await anAlert({ triggerProperty: "EXPIRES_AT", triggerLeadTime: 365 });
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query(
        "update document set status = 'CLOSED_RETURNED', closed_at = $2 where original_draft_id = $1",
        [draft.id, tx.now],
      ),
    );
    assert.deepEqual(await runAt("2028-05-01T00:00:00.000Z"), []);
  });

  test("that was removed is not sent", async () => {
    const alert = await anAlert();
    await ending("2027-01-13");
    const ada = await world.as("ada");
    await ada.mutate(
      "removeOrganisationAlertConfiguration",
      "RemoveOrganisationAlertConfigurationInput",
      alert,
      "clientMutationId",
    );
    assert.deepEqual(await runAt("2026-12-20T00:00:00.000Z"), []);
  });

  test("of one organisation says nothing of another's documents", async () => {
    await anAlert();
    await world.draft({ owner: "wesfarmers", status: "ESTABLISHED", fields: { expiresAt: "2027-01-13" } });
    await ending("2027-01-14");
    await runAt("2026-12-20T00:00:00.000Z");
    const mails = await sentAlerts();
    assert.equal(mails.length, 1);
    assert.ok(!mails[0]?.text.includes(ORGANISATIONS.wesfarmers.name));
  });
});
