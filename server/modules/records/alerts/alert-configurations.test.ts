// Setting up alerts: what may be asked for, and what an alert would send before it is saved.
// Shows: AL-01..AL-05, M-31, API-041, API-106..API-108, Q-070.

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const HARBOUR = idOf("organisation", "harbour");
const ALERT = {
  emailAddresses: ["Ada@harbourcivil.example", "cfo@harbourcivil.example"],
  triggerProperty: "EXPIRES_AT",
  triggerLeadTime: 30,
};
const FIELDS = "id emailAddresses triggerProperty triggerLeadTime version";

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());
beforeEach(() =>
  runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query("delete from alert_configuration")),
);

const create = (api: Api, overrides: object = {}) =>
  api.mutate(
    "createOrganisationAlertConfiguration",
    "CreateOrganisationAlertConfigurationInput",
    { organisationId: HARBOUR, ...ALERT, ...overrides },
    `alertConfiguration { ${FIELDS} }`,
  );

async function listed(api: Api, paging = "") {
  const { alertConfigurations } = await api.get(
    `query ($id: ID!) { alertConfigurations(organisationId: $id ${paging}) { totalCount pageInfo { hasNextPage endCursor } edges { node { ${FIELDS} } } } }`,
    { id: HARBOUR },
  );
  return alertConfigurations;
}

describe("an organisation's alerts", () => {
  test("are set up, listed, changed and removed by those who may", async () => {
    const { data } = await create(await world.as("ben"));
    const alert = data.createOrganisationAlertConfiguration.alertConfiguration;
    assert.deepEqual(alert.emailAddresses, ["ada@harbourcivil.example", "cfo@harbourcivil.example"]);

    const changed = await ada.mutate(
      "updateOrganisationAlertConfiguration",
      "UpdateOrganisationAlertConfigurationInput",
      {
        id: alert.id,
        version: alert.version,
        emailAddresses: ["ada@harbourcivil.example"],
        triggerProperty: "INTEREST_END_DATE",
        triggerLeadTime: 7,
      },
      `alertConfiguration { ${FIELDS} }`,
    );
    const expected = {
      id: alert.id,
      emailAddresses: ["ada@harbourcivil.example"],
      triggerProperty: "INTEREST_END_DATE",
      triggerLeadTime: 7,
      version: 2,
    };
    assert.deepEqual(changed.data.updateOrganisationAlertConfiguration.alertConfiguration, expected);
    assert.deepEqual((await listed(ada)).edges, [{ node: expected }]);

    const remove = (version: number) =>
      ada.mutate(
        "removeOrganisationAlertConfiguration",
        "RemoveOrganisationAlertConfigurationInput",
        { id: alert.id, version },
        "clientMutationId",
      );
    assert.equal(refusalOf(await remove(1)), "CONFLICT");
    assert.equal(refusalOf(await remove(2)), "OK");
    assert.equal((await listed(ada)).totalCount, 0);
    assert.equal(refusalOf(await remove(2)), "ALERT_CONFIGURATION_NOT_FOUND");
  });

  test("are refused field by field", async () => {
    assert.deepEqual(refusalOf(await create(ada, { emailAddresses: [], triggerLeadTime: 0 })), {
      emailAddresses: "Please add at least one recipient",
      triggerLeadTime: "This field must be between 1 and 365",
    });
    assert.deepEqual(refusalOf(await create(ada, { emailAddresses: ["nobody"], triggerLeadTime: 366 })), {
      emailAddresses: "nobody is not a valid email",
      triggerLeadTime: "This field must be between 1 and 365",
    });
    const tooMany = Array.from({ length: 21 }, (_, index) => `a${index}@harbourcivil.example`);
    assert.deepEqual(refusalOf(await create(ada, { emailAddresses: tooMany })), {
      emailAddresses: "Please enter at most 20 addresses",
    });
  });

  test("come page by page in the order in which they were made", async () => {
    for (const triggerLeadTime of [1, 2, 3]) {
      await create(ada, { triggerLeadTime });
      world.clock.advance({ seconds: 1 });
    }
    const first = await listed(ada, ", first: 2");
    const rest = await listed(ada, `, first: 2, after: "${first.pageInfo.endCursor}"`);
    const days = [first, rest].map(({ edges }) =>
      edges.map(({ node }: { node: { triggerLeadTime: number } }) => node.triggerLeadTime),
    );
    assert.deepEqual(days, [[1, 2], [3]]);
    assert.deepEqual([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage], [true, false]);
  });

  test("are in the history with who set them up", async () => {
    await create(ada);
    const entries = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ actorLabel: string; changeType: string }>(
        "select actor_label, change_type from history_entry where object_type = 'Alert' order by sequence desc limit 1",
      ),
    );
    assert.equal(entries[0]?.changeType, "INSERT");
    assert.match(entries[0]?.actorLabel ?? "", /^Ada /);
  });
});

describe("what an alert would send", () => {
  const preview = (overrides: string) =>
    ada.get(
      `query ($id: ID!) { alertPreview(organisationId: $id, ${overrides}) { totalCount items { referenceNumber amount beneficiaryName triggerDate sendDate isDue subject text } } }`,
      { id: HARBOUR },
    );

  test("is shown before it is saved: which documents, on which business day, in which words", async () => {
    await world.draft({
      status: "ESTABLISHED",
      fields: { expiresAt: "2027-01-12", expectedReturnDate: "2027-01-12" },
    });
    await world.draft({
      status: "ESTABLISHED",
      fields: { expiresAt: "2026-12-10", expectedReturnDate: "2026-12-10" },
    });
    const { alertPreview } = await preview("triggerProperty: EXPIRES_AT, triggerLeadTime: 30");
    assert.equal(alertPreview.totalCount, 2);
    const [soon, later] = alertPreview.items;
    assert.deepEqual([soon.triggerDate, soon.sendDate, soon.isDue], ["2026-12-10", "2026-11-10", true]);
    // 13 December is a Sunday.
    assert.deepEqual([later.triggerDate, later.sendDate, later.isDue], ["2027-01-12", "2026-12-11", false]);
    assert.equal(later.subject, `${later.referenceNumber} expires on 12/01/2027`);
    assert.equal(later.beneficiaryName, "Woolworths Group Limited");
    assert.equal(later.amount, "250000.00");
    assert.match(later.text, /asked to be told 30 days before the expiry date/);
  });

  test("is refused for a lead time that no alert can have", async () => {
    const { errors } = await ada.ask(
      "query ($id: ID!) { alertPreview(organisationId: $id, triggerProperty: EXPIRES_AT, triggerLeadTime: 400) { totalCount } }",
      { id: HARBOUR },
    );
    assert.deepEqual(errors?.[0]?.extensions.fields, {
      triggerLeadTime: "This field must be between 1 and 365",
    });
  });
});
