// Alerts on the use of a facility: sent once when the limit is reached, with projected documents or without, and previewed before.
// Shows: AL-06..AL-08, Q-069.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { mailsAbout, type QueuedMail, withoutStopLine } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { sendAlerts } from "./alert-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
const FIELDS =
  "id version triggerLeadTime facilityId facilityName facilityLimit facilityLimitIncludeProjectedDocs";

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

const aFacility = async () => (await buildFacility(world.app)).id as string;
const create = (facilityId: string, overrides: object = {}) =>
  ada.mutate(
    "createOrganisationAlertConfiguration",
    "CreateOrganisationAlertConfigurationInput",
    {
      organisationId: HARBOUR,
      emailAddresses: ["ben@harbourcivil.example"],
      triggerProperty: "FACILITY_LIMIT",
      facilityId,
      facilityLimit: "1000000",
      ...overrides,
    },
    `alertConfiguration { ${FIELDS} }`,
  );

async function put(facilityId: string, amount: string, isProjected = false): Promise<void> {
  const documentId = await recordDocument(world.app, { isProjected, fields: { amount } });
  const { errors } = await ada.mutate(
    "setDocumentFacility",
    "SetDocumentFacilityInput",
    { documentId, version: 1, facilityId },
    "clientMutationId",
  );
  assert.equal(errors, undefined);
}

async function sentAbout(facilityId: string): Promise<QueuedMail[]> {
  await sendAlerts(world.app);
  return await mailsAbout(world, facilityId);
}

async function previewed(facilityId: string, includes: boolean, facilityLimit = "1000000") {
  const { alertPreview } = await ada.get(
    `query ($id: ID!, $facilityId: ID!, $limit: String!, $includes: Boolean!) {
      alertPreview(organisationId: $id, triggerProperty: FACILITY_LIMIT, facilityId: $facilityId, facilityLimit: $limit,
        facilityLimitIncludeProjectedDocs: $includes) { totalCount items { facilityId documentId referenceNumber amount isDue sendDate subject text } } }`,
    { id: HARBOUR, facilityId, limit: facilityLimit, includes },
  );
  return alertPreview;
}

describe("an alert on a facility", () => {
  test("is set up with the facility, the use to be told of and whether projected documents count", async () => {
    const facilityId = await aFacility();
    const { data } = await create(facilityId, { facilityLimitIncludeProjectedDocs: true });
    const { id, version, ...alert } = data.createOrganisationAlertConfiguration.alertConfiguration;
    assert.deepEqual(alert, {
      triggerLeadTime: null,
      facilityId,
      facilityName: "Guarantee facility",
      facilityLimit: "1000000.00",
      facilityLimitIncludeProjectedDocs: true,
    });
    const changed = await ada.mutate(
      "updateOrganisationAlertConfiguration",
      "UpdateOrganisationAlertConfigurationInput",
      {
        id,
        version,
        emailAddresses: ["ben@harbourcivil.example"],
        triggerProperty: "EXPIRES_AT",
        triggerLeadTime: 30,
        facilityId,
      },
      `alertConfiguration { ${FIELDS} }`,
    );
    const { facilityId: none, triggerLeadTime } =
      changed.data.updateOrganisationAlertConfiguration.alertConfiguration;
    assert.deepEqual([none, triggerLeadTime], [null, 30]);
  });

  test("names a facility of the organisation itself, and both are needed", async () => {
    const others = (await buildFacility(world.app, { owner: "wesfarmers", sharedWith: "harbour" })).id;
    const choose = { facilityId: "Choose a facility of your organisation." };
    assert.deepEqual(refusalOf(await create(others)), choose);
    assert.deepEqual(refusalOf(await create("0198c000-0000-7000-8000-000000000000")), choose);
    const required = "This field is required.";
    assert.deepEqual(refusalOf(await create("", { facilityId: null, facilityLimit: null })), {
      facilityId: required,
      facilityLimit: required,
    });
  });

  test("is mailed once when what is established reaches it, to the cent, and no projected document counts", async () => {
    const facilityId = await aFacility();
    await create(facilityId);
    await put(facilityId, "500000", true);
    await put(facilityId, "999999.99");
    assert.deepEqual(await sentAbout(facilityId), []);
    await put(facilityId, "1");
    const [mail, ...others] = await sentAbout(facilityId);
    assert.ok(mail);
    assert.deepEqual(others, []);
    assert.deepEqual(mail.toAddresses, ["ben@harbourcivil.example"]);
    assert.equal(mail.subject, "Guarantee facility: $1,000,000.99 of $5,000,000.00 is taken");
    assert.match(mail.text, new RegExp(`/facilities/${facilityId}/view`));
    await put(facilityId, "250000");
    assert.equal((await sentAbout(facilityId)).length, 1);
  });

  for (const includes of [false, true])
    test(`says letter by letter what was previewed${includes ? ", projected documents included" : ""}`, async () => {
      const facilityId = await aFacility();
      await put(facilityId, "1250000.50");
      await put(facilityId, "20000", true);
      const [shown] = (await previewed(facilityId, includes)).items;
      assert.equal(shown.isDue, true);
      await create(facilityId, { facilityLimitIncludeProjectedDocs: includes });
      assert.deepEqual(
        (await sentAbout(facilityId)).map(({ subject, text }) => [subject, withoutStopLine(text)]),
        [[shown.subject, shown.text]],
      );
    });

  test("counts projected documents where it is asked to", async () => {
    const facilityId = await aFacility();
    await create(facilityId, { facilityLimitIncludeProjectedDocs: true });
    await put(facilityId, "600000");
    assert.deepEqual(await sentAbout(facilityId), []);
    await put(facilityId, "400000", true);
    const [mail] = await sentAbout(facilityId);
    assert.match(
      mail?.text ?? "",
      /Established and projected documents now take \$1,000,000\.00 of \$5,000,000\.00/,
    );
  });

  test("is told again for another limit, and not for the same one", async () => {
    const facilityId = await aFacility();
    const { data } = await create(facilityId);
    await put(facilityId, "1200000");
    assert.equal((await sentAbout(facilityId)).length, 1);
    const { id, version } = data.createOrganisationAlertConfiguration.alertConfiguration;
    await ada.mutate(
      "updateOrganisationAlertConfiguration",
      "UpdateOrganisationAlertConfigurationInput",
      {
        id,
        version,
        emailAddresses: ["ben@harbourcivil.example"],
        triggerProperty: "FACILITY_LIMIT",
        facilityId,
        facilityLimit: "1100000",
      },
      "alertConfiguration { id }",
    );
    assert.equal((await sentAbout(facilityId)).length, 2);
    assert.equal((await sentAbout(facilityId)).length, 2);
  });

  test("shows before it is saved how much is on the facility, and what the mail would say", async () => {
    const facilityId = await aFacility();
    await put(facilityId, "600000");
    await put(facilityId, "500000", true);
    const [{ text, ...without }] = (await previewed(facilityId, false)).items;
    assert.deepEqual(without, {
      facilityId,
      documentId: null,
      referenceNumber: "Guarantee facility",
      amount: "600000.00",
      isDue: false,
      sendDate: null,
      subject: "Guarantee facility: $1,000,000.00 of $5,000,000.00 is taken",
    });
    assert.match(text, /now take \$1,000,000\.00 of/);
    const [including] = (await previewed(facilityId, true)).items;
    assert.deepEqual([including.amount, including.isDue], ["1100000.00", true]);
  });

  test("ends with the facility", async () => {
    const facilityId = await aFacility();
    await create(facilityId);
    await ada.mutate(
      "closeDocumentFacility",
      "DocumentFacilityVersionInput",
      { id: facilityId, version: 1 },
      "clientMutationId",
    );
    assert.deepEqual((await previewed(facilityId, false)).items, []);
  });
});
