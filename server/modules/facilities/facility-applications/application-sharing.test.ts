// Sharing a facility that is applied for: offered to a confirmed organisation, seen in outline once accepted, and shared from the facility's first day.
// Shows: FA-005, FA-101.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { applicationOfferOf, buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const WESFARMERS = idOf("organisation", "wesfarmers");
let world: World;
let ada: Api;
let wes: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  [ada, wes, rosa] = [await world.as("ada"), await world.as("wes"), await world.as("rosa")];
});
after(() => world.end());

const decide = (api: Api, verb: "accept" | "decline" | "withdraw", offerId: string) =>
  api.mutate(
    `${verb}FacilityApplicationShare`,
    "FacilityApplicationShareInput",
    { offerId },
    "facilityShareOffer { status }",
  );
const share = (api: Api, id: string, version: number, abn = "28 008 984 049") =>
  api.mutate(
    "shareFacilityApplication",
    "ShareFacilityApplicationInput",
    { id, version, abn },
    "facilityApplication { version shareOffers { status offeredToOrganisation { name } } }",
  );
const seen = async (api: Api, id: string, selection: string) =>
  (await api.get(`query ($id: ID!) { facilityApplication(id: $id) { ${selection} } }`, { id }))
    .facilityApplication;
const codeOf = (api: Api, id: string) => api.codeOf(`{ facilityApplication(id: "${id}") { id } }`);
const offersTo = async (api: Api) =>
  (
    await api.get(
      "query ($id: ID!) { facilityApplicationShareOffers(organisationId: $id) { edges { node { id status } } } }",
      { id: WESFARMERS },
    )
  ).facilityApplicationShareOffers.edges.map(({ node }: { node: { id: string } }) => node.id);
const listed = async (api: Api) =>
  (
    await api.get(
      "query ($id: ID!) { facilityApplications(organisationId: $id, first: 50) { edges { node { id } } } }",
      { id: WESFARMERS },
    )
  ).facilityApplications.edges.map(({ node }: { node: { id: string } }) => node.id);

test("it is offered by number to a confirmed organisation, once, by its applicant alone", async () => {
  const { id, version } = await buildApplication(world.app, { status: "SUBMITTED" });
  assert.equal(refusalOf(await share(wes, id, version)), "FACILITY_APPLICATION_NOT_FOUND");
  assert.equal(refusalOf(await share(rosa, id, version)), "FACILITY_APPLICATION_NOT_FOUND");
  assert.deepEqual(refusalOf(await share(ada, id, version, "51 824 753 556")), {
    abn: "No organisation with this ABN or ACN confirmed uses the portal yet.",
  });
  const { data } = await share(ada, id, version);
  const { shareOffers, version: now } = data.shareFacilityApplication.facilityApplication;
  assert.deepEqual(
    shareOffers.map((offer: { status: string }) => offer.status),
    ["WAITING"],
  );
  assert.deepEqual(refusalOf(await share(ada, id, now)), {
    abn: "This facility is already offered to that organisation, which has not answered yet.",
  });
});

test("nothing of it is seen before it is accepted, and then who applies for which limit and no more", async () => {
  const { id } = await buildApplication(world.app, { status: "SUBMITTED", offeredTo: "wesfarmers" });
  const offerId = await applicationOfferOf(world.app, id);
  assert.equal(await codeOf(wes, id), "FACILITY_APPLICATION_NOT_FOUND");
  assert.ok((await offersTo(wes)).includes(offerId));
  assert.equal(
    refusalOf(await decide(await world.as("sam"), "accept", offerId)),
    "FACILITY_SHARE_OFFER_NOT_FOUND",
  );
  assert.equal(refusalOf(await decide(ada, "accept", offerId)), "FACILITY_SHARE_OFFER_NOT_FOUND");
  assert.equal(
    (await decide(wes, "accept", offerId)).data.acceptFacilityApplicationShare.facilityShareOffer.status,
    "ACCEPTED",
  );
  assert.equal(refusalOf(await decide(wes, "decline", offerId)), "INVALID_TRANSITION");

  const shown = await seen(
    wes,
    id,
    "status capabilities organisation { name } applicationInformation { facilityLimit } applicant { companyName emailAddress } entities { id } properties { id } attachments { id } questions { id } shareOffers { id } paymentDetails { totalAmount }",
  );
  assert.equal(shown.status, "PROCESSING");
  assert.deepEqual(shown.capabilities, ["CAN_VIEW"]);
  assert.equal(shown.applicationInformation.facilityLimit, "2000000.00");
  assert.deepEqual(shown.applicant, { companyName: null, emailAddress: null });
  for (const list of ["entities", "properties", "attachments", "questions", "shareOffers"])
    assert.deepEqual(shown[list], [], list);
  assert.equal(shown.paymentDetails, null);
  for (const query of ["facilityApplicationHistory", "facilityApplicationComments"])
    assert.equal(
      await wes.codeOf(`{ ${query}(facilityApplicationId: "${id}", first: 1) { totalCount } }`),
      "FACILITY_APPLICATION_NOT_FOUND",
    );
  assert.ok((await listed(wes)).includes(id));
  assert.deepEqual(
    (await seen(ada, id, "sharedFacilityWithOrganisations { name }")).sharedFacilityWithOrganisations,
    [{ name: "Wesfarmers Limited" }],
  );
});

test("it is declined, or taken back before and after it was accepted, and both sides hear of it", async () => {
  for (const [first, then] of [
    ["decline", undefined],
    ["withdraw", undefined],
    ["accept", "withdraw"],
  ] as const) {
    const { id } = await buildApplication(world.app, { status: "SUBMITTED", offeredTo: "wesfarmers" });
    const offerId = await applicationOfferOf(world.app, id);
    assert.equal((await decide(first === "withdraw" ? ada : wes, first, offerId)).errors, undefined);
    if (then !== undefined) {
      assert.equal(await codeOf(wes, id), "OK");
      assert.equal((await decide(ada, then, offerId)).errors, undefined);
    }
    assert.equal(await codeOf(wes, id), "FACILITY_APPLICATION_NOT_FOUND");
    const to = (await mailsAbout(world, offerId)).map(({ toAddresses }) => String(toAddresses));
    assert.ok(to.some((address) => address.includes("wes@")));
    assert.equal(
      to.some((address) => address.includes("ada@")),
      first !== "withdraw",
    );
  }
});

test("what was accepted is shared with the facility from its first day, what still waits is taken back", async () => {
  for (const accepted of [true, false]) {
    const { id, version } = await buildApplication(world.app, {
      status: "APPROVED",
      ...(accepted ? { sharedWith: "wesfarmers" } : { offeredTo: "wesfarmers" }),
    });
    const offerId = await applicationOfferOf(world.app, id);
    const { data, errors } = await rosa.mutate(
      "establishFacilityApplication",
      "EstablishFacilityApplicationInput",
      { id, version, name: "Shared line", limit: "1500000", startDate: "2026-11-20" },
      "facilityApplication { facilityId }",
    );
    assert.equal(errors, undefined);
    const { facilityId } = data.establishFacilityApplication.facilityApplication;
    const facility = `{ documentFacility(id: "${facilityId}") { id } }`;
    assert.equal(await wes.codeOf(facility), accepted ? "OK" : "FACILITY_NOT_FOUND");
    if (!accepted) assert.ok(!(await offersTo(wes)).includes(offerId));
    assert.equal(refusalOf(await decide(ada, "withdraw", offerId)), "FACILITY_SHARE_OFFER_NOT_FOUND");
  }
});
