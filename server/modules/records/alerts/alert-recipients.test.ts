// Alerts to somebody outside the organisation: asked by a link, told nothing before agreeing, and asked again when the alert is saved again.
// Shows: AL-03.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { alertCodeMailedTo } from "../../../../testing/examples/example-steps.ts";
import { allMails } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { sendAlerts } from "./alert-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
const OUTSIDER = "auditor@elsewhere.example";
const DEAD = { code: "This link no longer works. Ask for the alert to be saved again." };
const FIELDS = "alertConfiguration { id version emailAddresses unconfirmedEmailAddresses }";

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

const WATCH = { triggerProperty: "EXPIRES_AT", triggerLeadTime: 30 };

async function anAlert(emailAddresses: readonly string[]) {
  const { data, errors } = await ada.mutate(
    "createOrganisationAlertConfiguration",
    "CreateOrganisationAlertConfigurationInput",
    { organisationId: HARBOUR, emailAddresses, ...WATCH },
    FIELDS,
  );
  assert.equal(errors, undefined);
  return data.createOrganisationAlertConfiguration.alertConfiguration;
}

async function savedAgain({
  id,
  version,
  emailAddresses,
}: {
  id: string;
  version: number;
  emailAddresses: string[];
}) {
  const { data } = await ada.mutate(
    "updateOrganisationAlertConfiguration",
    "UpdateOrganisationAlertConfigurationInput",
    { id, version, emailAddresses, ...WATCH },
    FIELDS,
  );
  return data.updateOrganisationAlertConfiguration.alertConfiguration;
}

const agree = (code: string): Promise<ApiReply> =>
  world.anonymous.mutate("confirmAlertRecipient", "ConfirmAlertRecipientInput", { code }, "clientMutationId");
const mailsTo = async (address: string, kind: string) =>
  (await allMails(world)).filter(
    ({ intent, toAddresses }) => toAddresses.includes(address) && intent.startsWith(kind),
  );

describe("an alert to somebody outside", () => {
  test("waits for them, while members are told at once; agreed, they are told what is still to come", async () => {
    const alert = await anAlert(["ada@harbourcivil.example", OUTSIDER]);
    assert.deepEqual(alert.unconfirmedEmailAddresses, [OUTSIDER]);
    await world.draft({
      status: "ESTABLISHED",
      fields: { expiresAt: "2027-01-13", expectedReturnDate: "2027-01-13" },
    });
    world.clock.setTo("2026-12-13T21:00:00.000Z" as Instant);
    await sendAlerts(world.app);
    assert.equal((await mailsTo("ada@harbourcivil.example", "alert ")).length, 1);
    assert.deepEqual(await mailsTo(OUTSIDER, "alert "), []);

    const [asked] = await mailsTo(OUTSIDER, "agree ");
    assert.equal(asked?.subject, "Confirm that you want alerts from Bondline");
    const code = await alertCodeMailedTo(world, OUTSIDER);
    assert.deepEqual(refusalOf(await agree(`${code}x`)), DEAD);
    for (const _ of ["once", "again"]) assert.equal(refusalOf(await agree(code)), "OK");

    await world.draft({
      status: "ESTABLISHED",
      fields: { expiresAt: "2027-01-14", expectedReturnDate: "2027-01-14" },
    });
    world.clock.setTo("2026-12-15T21:00:00.000Z" as Instant);
    await sendAlerts(world.app);
    assert.equal((await mailsTo(OUTSIDER, "alert ")).length, 1);
    ada = await world.as("ada");
    const { alertConfigurations } = await ada.get(
      `{ alertConfigurations(organisationId: "${HARBOUR}", first: 5) { edges { node { unconfirmedEmailAddresses } } } }`,
    );
    assert.deepEqual(alertConfigurations.edges[0].node.unconfirmedEmailAddresses, []);
  });

  test("to nobody else is not used up: it goes out once they have agreed", async () => {
    const address = "alone@elsewhere.example";
    await anAlert([address]);
    await sendAlerts(world.app);
    assert.deepEqual(await mailsTo(address, "alert "), []);
    await agree(await alertCodeMailedTo(world, address));
    await sendAlerts(world.app);
    assert.ok((await mailsTo(address, "alert ")).length > 0);
  });

  test("is asked for once an hour at most, and the newest link is the one that works, for thirty days", async () => {
    const address = "slow@elsewhere.example";
    let alert = await anAlert([address]);
    alert = await savedAgain(alert);
    assert.equal((await mailsTo(address, "agree ")).length, 1);
    const first = await alertCodeMailedTo(world, address);
    world.clock.advance({ minutes: 61 });
    ada = await world.as("ada");
    alert = await savedAgain(alert);
    assert.equal((await mailsTo(address, "agree ")).length, 2);
    assert.deepEqual(refusalOf(await agree(first)), DEAD);
    world.clock.advance({ minutes: 30 * 24 * 60 });
    assert.deepEqual(refusalOf(await agree(await alertCodeMailedTo(world, address))), DEAD);
  });

  test("somebody who agreed for one organisation has agreed for no other", async () => {
    const wes = await world.as("wes");
    const { data } = await wes.mutate(
      "createOrganisationAlertConfiguration",
      "CreateOrganisationAlertConfigurationInput",
      {
        organisationId: idOf("organisation", "wesfarmers"),
        emailAddresses: [OUTSIDER, "ada@harbourcivil.example"],
        ...WATCH,
      },
      FIELDS,
    );
    assert.deepEqual(data.createOrganisationAlertConfiguration.alertConfiguration.unconfirmedEmailAddresses, [
      OUTSIDER,
      "ada@harbourcivil.example",
    ]);
  });
});
