// Trade organisations as the provider keeps them: added, renamed and archived by its administrators, and offered or not.
// Shows: O-30, REF-08.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  CHANNEL_PARTNER_RULES,
  PARTNER_NAME_MESSAGE,
} from "@bondline/domain/people/channel-partners/channel-partner-fields.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const PARTNER = "officeChannelPartner { id name isPublic status version organisations updatedBy }";

let world: World;
let rosa: Api;
let ada: Api;
before(async () => {
  world = await aWorld();
  [rosa, ada] = [await world.as("rosa"), await world.as("ada")];
});
after(() => world.end());

const add = (given: object, by = rosa) =>
  by.mutate(
    "createChannelPartner",
    "CreateChannelPartnerInput",
    { name: "Glaziers Guild", isPublic: true, ...given },
    PARTNER,
  );
const change = (given: object) =>
  rosa.mutate("updateChannelPartner", "UpdateChannelPartnerInput", given, PARTNER);
const turn = (given: object) =>
  rosa.mutate("changeChannelPartnerStatus", "ChangeChannelPartnerStatusInput", given, PARTNER);
const codeOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.code;

async function offeredTo(api: Api): Promise<string[]> {
  const { channelPartners } = await api.get("{ channelPartners(first: 100) { edges { node { name } } } }");
  return channelPartners.edges.map(({ node }: { node: { name: string } }) => node.name);
}

test("one that is added is offered to everybody if it is public, and to staff alone otherwise", async () => {
  const { data } = await add({});
  const { officeChannelPartner: added } = data.createChannelPartner;
  assert.deepEqual(
    [added.status, added.version, added.organisations, added.updatedBy],
    ["ACTIVE", 1, 0, "Rosa Whitfield"],
  );
  assert.ok((await offeredTo(ada)).includes("Glaziers Guild"));
  const changed = await change({ id: added.id, version: 1, name: "Glaziers’ Guild", isPublic: false });
  assert.equal(changed.data.updateChannelPartner.officeChannelPartner.version, 2);
  assert.ok(!(await offeredTo(ada)).some((name) => name.startsWith("Glaziers")));
  assert.ok((await offeredTo(rosa)).includes("Glaziers’ Guild"));
  assert.equal(codeOf(await change({ id: added.id, version: 1, name: "Late", isPublic: true })), "CONFLICT");
});

test("one that is archived is offered to nobody, and whoever has named it keeps it", async () => {
  const builders = idOf("channel partner", "builders");
  const harbour = idOf("organisation", "harbour");
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query(
      "insert into organisation_channel_partner (id, organisation_id, channel_partner_id, created_at) values ($1, $2, $3, $4)",
      [tx.newId(), harbour, builders, tx.now],
    ),
  );
  const { data } = await turn({ id: builders, version: 1, status: "ARCHIVED" });
  const { officeChannelPartner: archived } = data.changeChannelPartnerStatus;
  assert.deepEqual([archived.status, archived.organisations], ["ARCHIVED", 1]);
  assert.ok(!(await offeredTo(rosa)).includes("Commercial Builders Association"));
  const { organisation } = await ada.get(
    "query ($id: ID!) { organisation(id: $id) { channelPartnerOrganisations { edges { node { channelPartnerId } } } } }",
    { id: harbour },
  );
  assert.deepEqual(organisation.channelPartnerOrganisations.edges, [
    { node: { channelPartnerId: builders } },
  ]);
  const back = await turn({ id: builders, version: 2, status: "ACTIVE" });
  assert.equal(back.data.changeChannelPartnerStatus.officeChannelPartner.status, "ACTIVE");
  assert.ok((await offeredTo(ada)).includes("Commercial Builders Association"));
});

test("a name that is there, or none, is refused by its field; anybody but an administrator finds nothing", async () => {
  const faultOf = async (given: object) => (await add(given)).errors?.[0]?.extensions.fields?.name;
  assert.equal(await faultOf({ name: "civil trades FEDERATION" }), PARTNER_NAME_MESSAGE);
  assert.match((await faultOf({ name: " " })) ?? "", /required/);
  assert.equal(checkFields(CHANNEL_PARTNER_RULES, { name: "Guild", isPublic: "perhaps" }).ok, false);
  for (const by of [ada, await world.as("gus")]) {
    assert.equal(codeOf(await add({ name: "Another" }, by)), "CHANNEL_PARTNER_NOT_FOUND");
    assert.equal(codeOf(await by.ask("{ officeChannelPartners { id } }")), "CHANNEL_PARTNER_NOT_FOUND");
  }
});
