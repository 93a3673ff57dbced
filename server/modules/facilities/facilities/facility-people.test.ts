// Limited members on single facilities through the API: added by address, they see just those, and nothing once they are taken off.
// Shows: Q-025.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const CAM = "cam@harbourcivil.example";

let world: World;
let ada: Api;
let cam: Api;
before(async () => {
  world = await aWorld();
  [ada, cam] = [await world.as("ada"), await world.as("cam")];
});
after(() => world.end());

type Place = { id: string; version: number };
const add = (api: Api, { id, version }: Place, emailAddress = CAM) =>
  api.mutate(
    "addDocumentFacilityMember",
    "AddDocumentFacilityMemberInput",
    { id, version, emailAddress },
    "documentFacility { id version members { id givenName emailAddress } }",
  );
const remove = (api: Api, { id, version }: Place, personId: string) =>
  api.mutate(
    "removeDocumentFacilityMember",
    "RemoveDocumentFacilityMemberInput",
    { id, version, personId },
    "documentFacility { version members { id } }",
  );
const LIST =
  "query ($id: ID!) { documentFacilities(organisationId: $id) { totalCount edges { node { name } } } documentFacilityCount(organisationId: $id) { current } facilities(organisationId: $id) { name } }";
const seenBy = async (api: Api) => {
  const { documentFacilities, documentFacilityCount, facilities } = await api.get(LIST, { id: HARBOUR });
  const names = documentFacilities.edges.map(({ node }: { node: { name: string } }) => node.name);
  return [names, documentFacilities.totalCount, documentFacilityCount.current, facilities.length];
};
const codeOf = (api: Api, id: string) =>
  api.codeOf("query ($id: ID!) { documentFacility(id: $id) { id } }", { id });

describe("a limited member", () => {
  test("sees the facilities that they were added to and no other, without costs or other people", async () => {
    await buildFacility(world.app, { fields: { name: "Other line" } });
    const facility = await buildFacility(world.app, { fields: { name: "Cam's line" } });
    assert.deepEqual(await seenBy(cam), [[], 0, 0, 0]);
    assert.equal(await codeOf(cam, facility.id), "FACILITY_NOT_FOUND");

    const { data } = await add(ada, facility);
    const added = data.addDocumentFacilityMember.documentFacility;
    assert.deepEqual(
      added.members.map(({ emailAddress }: { emailAddress: string }) => emailAddress),
      [CAM],
    );
    assert.deepEqual(await seenBy(cam), [["Cam's line"], 1, 1, 1]);
    const asked = `query ($id: ID!) { documentFacility(id: $id) { name limit setUpCost capabilities members { id } } }`;
    const { documentFacility } = await cam.get(asked, { id: facility.id });
    assert.deepEqual(documentFacility, {
      name: "Cam's line",
      limit: "5000000.00",
      setUpCost: null,
      capabilities: ["CAN_VIEW"],
      members: [],
    });
    const [mail] = await mailsAbout(world, facility.id);
    assert.deepEqual([mail?.toAddresses, mail?.subject], [[CAM], "You can now see the facility Cam's line"]);

    const gone = await remove(ada, added, added.members[0].id);
    assert.deepEqual(gone.data.removeDocumentFacilityMember.documentFacility.members, []);
    assert.deepEqual(await seenBy(cam), [[], 0, 0, 0]);
    assert.equal(await codeOf(cam, facility.id), "FACILITY_NOT_FOUND");
  });

  test("changes nothing about it, and adds nobody", async () => {
    const facility = await buildFacility(world.app);
    const { data } = await add(ada, facility);
    const added = data.addDocumentFacilityMember.documentFacility;
    assert.equal(refusalOf(await add(cam, added, "ben@harbourcivil.example")), "FACILITY_NOT_FOUND");
    assert.equal(refusalOf(await remove(cam, added, added.members[0].id)), "FACILITY_NOT_FOUND");
    const closed = await cam.mutate(
      "closeDocumentFacility",
      "DocumentFacilityVersionInput",
      { id: added.id, version: added.version },
      "documentFacility { id }",
    );
    assert.equal(refusalOf(closed), "FACILITY_NOT_FOUND");
  });

  test("who leaves the organisation is off its facilities", async () => {
    const facility = await buildFacility(world.app, { owner: "wesfarmers", fields: { costs: null } });
    const wes = await world.as("wes");
    const lou = await world.as("lou");
    await add(wes, facility, "lou@wesfarmers.example");
    assert.equal(await codeOf(lou, facility.id), "OK");
    const organisationId = idOf("organisation", "wesfarmers");
    const { organisationMembers } = await wes.get(
      "query ($id: ID!) { organisationMembers(organisationId: $id) { edges { node { memberId email } } } }",
      { id: organisationId },
    );
    const found = organisationMembers.edges.find(
      ({ node }: { node: { email: string } }) => node.email === "lou@wesfarmers.example",
    );
    const removed = await wes.mutate(
      "removeMember",
      "RemoveMemberInput",
      { organisationId, memberId: found.node.memberId },
      "clientMutationId",
    );
    assert.equal(refusalOf(removed), "OK");
    assert.equal(await codeOf(lou, facility.id), "FACILITY_NOT_FOUND");
  });
});

test("whoever is no limited member cannot be added, and nobody is added twice", async () => {
  const facility = await buildFacility(world.app);
  assert.deepEqual(refusalOf(await add(ada, facility, "fay@stranger.example")), {
    emailAddress: "Enter the email of a limited user of your organisation.",
  });
  assert.deepEqual(Object.keys(refusalOf(await add(ada, facility, "cam"))), ["emailAddress"]);
  assert.equal(refusalOf(await add(ada, facility, "ben@harbourcivil.example")), "MEMBER_ALREADY_EXISTS");
  assert.equal(refusalOf(await add(await world.as("wes"), facility)), "FACILITY_NOT_FOUND");
  const { data } = await add(ada, facility);
  const added = data.addDocumentFacilityMember.documentFacility;
  assert.equal(refusalOf(await add(ada, facility)), "CONFLICT");
  assert.equal(refusalOf(await add(ada, added)), "COLLABORATOR_ALREADY_EXISTS");
  assert.equal(refusalOf(await remove(ada, added, facility.id)), "COLLABORATOR_NOT_FOUND");
});
