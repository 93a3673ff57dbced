// Sharing a facility through the API: offered to a confirmed holder of an ABN under its legal name, open once accepted, and shown to both sides.
// Shows: FA-142, Q-034, Q-102.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { apiOf } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aClaim, confirmClaim } from "../../../demo/builders/abn-claim-builder.ts";
import { buildFacility, offerOf } from "../../../demo/builders/facility-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { LIMITS } from "../../people/accounts/limits.ts";

const HARBOUR = idOf("organisation", "harbour");
const WESFARMERS = idOf("organisation", "wesfarmers");
const WESFARMERS_ABN = "28 008 984 049";
const NOBODY = "No organisation with this ABN or ACN confirmed uses the portal yet.";

let world: World;
let ada: Api;
let wes: Api;
before(async () => {
  world = await aWorld();
  [ada, wes] = [await world.as("ada"), await world.as("wes")];
});
after(() => world.end());

const share = (api: Api, input: object) =>
  api.mutate(
    "shareDocumentFacility",
    "ShareDocumentFacilityInput",
    input,
    "documentFacility { version sharedFacilityWithOrganisations { name } shareOffers { status offeredToOrganisation { name abn } } }",
  );
const decide = (api: Api, name: string, offerId: string) =>
  api.mutate(name, "FacilityShareOfferInput", { offerId }, "facilityShareOffer { status }");
const seen = async (api: Api, id: string, selection = "name") =>
  (await api.get(`query ($id: ID!) { documentFacility(id: $id) { ${selection} } }`, { id })).documentFacility;
const codeOf = (api: Api, id: string) =>
  api.codeOf("query ($id: ID!) { documentFacility(id: $id) { id } }", { id });
const offersTo = async (api: Api, organisationId = WESFARMERS) =>
  (
    await api.get(
      "query ($id: ID!) { facilityShareOffers(organisationId: $id) { edges { node { id status offeredByOrganisation { name abn } } } } }",
      { id: organisationId },
    )
  ).facilityShareOffers.edges.map(({ node }: { node: object }) => node);

async function offered(): Promise<{ id: string; offerId: string }> {
  const { id } = await buildFacility(world.app, { offeredTo: "wesfarmers" });
  return { id, offerId: await offerOf(world.app, id) };
}

describe("before anything is offered", () => {
  const look = (api: Api, facilityId: string, abn: string) =>
    api.ask(
      "query ($facilityId: ID!, $abn: String!) { facilityShareRecipient(facilityId: $facilityId, abn: $abn) { name abn } }",
      { facilityId, abn },
    );

  test("whoever shares sees whom it would be, under the legal name that was confirmed", async () => {
    const { id } = await buildFacility(world.app);
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update organisation set name = 'Telstra Limited' where id = $1", [WESFARMERS]),
    );
    const { data } = await look(ada, id, WESFARMERS_ABN);
    assert.deepEqual(data.facilityShareRecipient, { name: "Wesfarmers Limited", abn: "28008984049" });
    assert.deepEqual(refusalOf(await look(ada, id, "51 824 753 556")), { abn: NOBODY });
    assert.deepEqual(refusalOf(await look(ada, id, "53004085616")), {
      abn: "The facility already belongs to this organisation.",
    });
    assert.equal(refusalOf(await look(wes, id, WESFARMERS_ABN)), "FACILITY_NOT_FOUND");
  });

  test("nobody may look for numbers without end, neither by looking nor by sharing", async () => {
    const { id } = await buildFacility(world.app);
    const ben = await world.as("ben");
    const { allowed } = LIMITS.sharingLookUps;
    const codes: unknown[] = [];
    for (let asked = 0; asked <= allowed; asked += 1)
      codes.push(
        refusalOf(
          await (asked % 2 === 0
            ? look(ben, id, "51824753556")
            : share(ben, { id, version: 1, abn: "51824753556" })),
        ),
      );
    assert.deepEqual(codes.slice(0, 2), [{ abn: NOBODY }, { abn: NOBODY }]);
    assert.equal(codes.at(-1), "RATE_LIMITED");
  });

  test("an organisation that is not confirmed itself can offer nothing", async () => {
    const claim = await aClaim(world.app, { abn: "33007457141", claimant: "offerer" });
    const offerer = apiOf(world.url, claim.claimant.token);
    const { data } = await offerer.mutate(
      "createDocumentFacility",
      "CreateDocumentFacilityInput",
      {
        organisationId: claim.id,
        facility: {
          name: "Line",
          provider: "ANZ",
          limit: "1000",
          startDate: "2026-01-01",
          documentVariants: ["BANK_GUARANTEE"],
        },
      },
      "documentFacility { id }",
    );
    const { id } = data.createDocumentFacility.documentFacility;
    assert.equal(
      refusalOf(await share(offerer, { id, version: 1, abn: WESFARMERS_ABN })),
      "ABN_NOT_CONFIRMED",
    );
  });
});

describe("an offer", () => {
  test("opens nothing by itself, and tells administrators of the other organisation who offers", async () => {
    const { id } = await buildFacility(world.app, { fields: { name: "Group line" } });
    const { data } = await share(ada, { id, version: 1, abn: WESFARMERS_ABN });
    assert.deepEqual(data.shareDocumentFacility.documentFacility, {
      version: 2,
      sharedFacilityWithOrganisations: [],
      shareOffers: [
        { status: "WAITING", offeredToOrganisation: { name: "Wesfarmers Limited", abn: "28008984049" } },
      ],
    });
    assert.deepEqual(refusalOf(await share(ada, { id, version: 2, abn: WESFARMERS_ABN })), {
      abn: "This facility is already offered to that organisation, which has not answered yet.",
    });
    assert.equal(await codeOf(wes, id), "FACILITY_NOT_FOUND");
    const offerId = await offerOf(world.app, id);
    assert.deepEqual(
      (await offersTo(wes)).find((offer: { id: string }) => offer.id === offerId),
      {
        id: offerId,
        status: "WAITING",
        offeredByOrganisation: { name: "Harbour Civil Pty Ltd", abn: "53004085616" },
      },
    );
    const query = "query ($id: ID!) { facilityShareOffers(organisationId: $id) { totalCount } }";
    for (const other of ["una", "lou", "ada", "fay"] as const)
      assert.equal(await (await world.as(other)).codeOf(query, { id: WESFARMERS }), "ORGANISATION_NOT_FOUND");
  });

  test("that is accepted shows the facility with its room and without its costs", async () => {
    const { id, offerId } = await offered();
    assert.equal(
      refusalOf(await decide(ada, "acceptFacilityShareOffer", offerId)),
      "FACILITY_SHARE_OFFER_NOT_FOUND",
    );
    assert.equal(
      refusalOf(await decide(await world.as("una"), "acceptFacilityShareOffer", offerId)),
      "FACILITY_SHARE_OFFER_NOT_FOUND",
    );
    assert.equal(refusalOf(await decide(wes, "acceptFacilityShareOffer", offerId)), "OK");
    assert.deepEqual(
      await seen(
        wes,
        id,
        "limit headroom setUpCost annualCost costs { recurringFeeType } shareOffers { id } capabilities",
      ),
      {
        limit: "5000000.00",
        headroom: "5000000.00",
        setUpCost: null,
        annualCost: null,
        costs: null,
        shareOffers: [],
        capabilities: ["CAN_VIEW", "CAN_ATTACH_TO_DOCUMENTS", "CAN_RAISE_DRAFTS"],
      },
    );
    const history = await wes.get(
      `{ documentFacilityHistory(facilityId: "${id}") { edges { node { objectType changes { label } } } } }`,
    );
    const types = history.documentFacilityHistory.edges.map(
      ({ node }: { node: { objectType: string } }) => node.objectType,
    );
    assert.ok(types.includes("Facility"));
    for (const hidden of ["Cost", "Sharing", "Sharing offer"]) assert.ok(!types.includes(hidden), hidden);
    assert.equal(await codeOf(await world.as("lou"), id), "FACILITY_NOT_FOUND");
    assert.deepEqual(refusalOf(await share(ada, { id, version: 2, abn: WESFARMERS_ABN })), {
      abn: "This facility is already shared with that organisation.",
    });
  });

  test("stands in both organisations' lists, until the sharing ends", async () => {
    const { id, version } = await buildFacility(world.app, { sharedWith: "wesfarmers" });
    const listed = async () =>
      (
        await wes.get("query ($id: ID!) { facilities(organisationId: $id) { id } }", { id: WESFARMERS })
      ).facilities.some((each: { id: string }) => each.id === id);
    assert.equal(await listed(), true);
    const stop = (api: Api, versionRead: number) =>
      api.mutate(
        "stopSharingDocumentFacility",
        "StopSharingDocumentFacilityInput",
        { id, version: versionRead, organisationId: WESFARMERS },
        "documentFacility { version }",
      );
    assert.equal(refusalOf(await stop(wes, version)), "FACILITY_NOT_FOUND");
    assert.equal(refusalOf(await stop(ada, version)), "OK");
    assert.equal(await listed(), false);
    assert.equal(refusalOf(await stop(ada, version + 1)), "ORGANISATION_NOT_FOUND");
  });

  test("that is declined stays shut, and may be made again", async () => {
    const { id, offerId } = await offered();
    const { data } = await decide(wes, "declineFacilityShareOffer", offerId);
    assert.equal(data.declineFacilityShareOffer.facilityShareOffer.status, "DECLINED");
    assert.equal(await codeOf(wes, id), "FACILITY_NOT_FOUND");
    assert.equal(refusalOf(await decide(wes, "acceptFacilityShareOffer", offerId)), "INVALID_TRANSITION");
    assert.deepEqual((await seen(ada, id, "shareOffers { status }")).shareOffers, [{ status: "DECLINED" }]);
    assert.equal(refusalOf(await share(ada, { id, version: 2, abn: WESFARMERS_ABN })), "OK");
  });

  test("is withdrawn by whoever may share the facility, and with the facility's end", async () => {
    const { id, offerId } = await offered();
    assert.equal(
      refusalOf(await decide(wes, "withdrawFacilityShareOffer", offerId)),
      "FACILITY_SHARE_OFFER_NOT_FOUND",
    );
    assert.equal(refusalOf(await decide(ada, "withdrawFacilityShareOffer", offerId)), "OK");
    assert.equal(refusalOf(await decide(wes, "acceptFacilityShareOffer", offerId)), "INVALID_TRANSITION");
    assert.equal(await codeOf(wes, id), "FACILITY_NOT_FOUND");

    const closed = await offered();
    await ada.mutate(
      "closeDocumentFacility",
      "DocumentFacilityVersionInput",
      { id: closed.id, version: 2 },
      "clientMutationId",
    );
    assert.equal(
      refusalOf(await decide(wes, "acceptFacilityShareOffer", closed.offerId)),
      "INVALID_TRANSITION",
    );
  });

  test("is told of to the other side's administrators, whatever becomes of it", async () => {
    const { offerId } = await offered();
    await decide(wes, "acceptFacilityShareOffer", offerId);
    const mails = (await mailsAbout(world, offerId)).map(({ toAddresses, subject }) => [
      toAddresses,
      subject,
    ]);
    assert.deepEqual(mails, [
      [["wes@wesfarmers.example"], "Harbour Civil Pty Ltd offers to share a facility with you"],
      [["ada@harbourcivil.example"], "Wesfarmers Limited has accepted your facility"],
    ]);
  });
});

describe("at once", () => {
  test("accepted and withdrawn, one of the two stands, and the facility is open exactly when it was accepted", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, offerId } = await offered();
      const [accepted, withdrawn] = await Promise.all([
        decide(wes, "acceptFacilityShareOffer", offerId),
        decide(ada, "withdrawFacilityShareOffer", offerId),
      ]);
      const outcomes = [refusalOf(accepted), refusalOf(withdrawn)];
      assert.deepEqual(outcomes.toSorted(), ["INVALID_TRANSITION", "OK"]);
      assert.equal(await codeOf(wes, id), outcomes[0] === "OK" ? "OK" : "FACILITY_NOT_FOUND");
    }
  });

  test("accepted twenty times, it is shared once", async () => {
    const { id, offerId } = await offered();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => decide(wes, "acceptFacilityShareOffer", offerId)),
    );
    assert.equal(answers.map(refusalOf).filter((each) => each === "OK").length, 1);
    const rows = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("select 1 from facility_share where facility_id = $1", [id]),
    );
    assert.equal(rows.length, 1);
  });

  test("accepted while the confirmation is taken back, it is never open afterwards", async () => {
    const claim = await aClaim(world.app, { abn: "49 004 028 077", claimant: "wavering" });
    await confirmClaim(world.app, claim);
    const { id } = await buildFacility(world.app);
    assert.equal(refusalOf(await share(ada, { id, version: 1, abn: "49004028077" })), "OK");
    const wavering = apiOf(world.url, claim.claimant.token);
    const rosa = await world.as("rosa");
    await Promise.all([
      decide(wavering, "acceptFacilityShareOffer", await offerOf(world.app, id)),
      rosa.mutate(
        "refuseOrganisationAbn",
        "RefuseOrganisationAbnInput",
        { id: claim.id, version: 2, reason: "It was somebody else." },
        "clientMutationId",
      ),
    ]);
    assert.equal(await codeOf(wavering, id), "FACILITY_NOT_FOUND");
    assert.deepEqual(await offersTo(wavering, claim.id), []);
    const { facilities } = await wavering.get("query ($id: ID!) { facilities(organisationId: $id) { id } }", {
      id: claim.id,
    });
    assert.deepEqual(facilities, []);
  });
});

test("a share that no acceptance stands behind cannot be written, whoever writes it", async () => {
  const { id, offerId } = await offered();
  const write = (worker: Parameters<typeof runTransaction>[1]) =>
    runTransaction(world.app, worker, (tx) =>
      tx.query(
        `insert into facility_share (id, organisation_id, facility_id, shared_with_organisation_id, offer_id, created_at) values ($1, $2, $3, $4, $5, $6)`,
        [tx.newId(), HARBOUR, id, WESFARMERS, offerId, tx.now],
      ),
    );
  await assert.rejects(write({ system: "Set-up" }), /a sharing that was not accepted/);
  await assert.rejects(write({ token: wes.token }), /a sharing that was not accepted/);
  assert.equal(await codeOf(wes, id), "FACILITY_NOT_FOUND");
});
