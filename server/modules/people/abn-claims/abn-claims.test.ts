// Whose an ABN is: anybody may claim one, the provider confirms its holder, and until then nobody finds the organisation by it.
// Shows: Q-102.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { refusal } from "../../../../testing/account-calls.ts";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aNewAbn } from "../../../../testing/examples/example-steps.ts";
import { ABR_GUID, type FakeAbr, startFakeAbr } from "../../../../testing/fakes/fake-abr.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { statementsOf } from "../../../../testing/statements.ts";
import { eventually } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aClaim, type Claim } from "../../../demo/builders/abn-claim-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { BENEFICIARIES, ORGANISATIONS } from "../../../demo/cast.ts";

const TELSTRA = BENEFICIARIES.telstra;
const NOBODY = "No organisation with this ABN or ACN confirmed uses the portal yet.";

let fake: FakeAbr;
let world: World;
let rosa: Api;
/** Without a register, so that no job of it runs between. */
let bare: World;
before(async () => {
  fake = await startFakeAbr();
  world = await aWorld({ ABN_LOOKUP_GUID: ABR_GUID, ABN_LOOKUP_URL: fake.publicUrl });
  bare = await aWorld();
  rosa = await world.as("rosa");
});
after(async () => {
  await Promise.all([world.end(), bare.end()]);
  await fake.stop();
});

const claim = (api: Api, claimed: { name: string; abn: string }) =>
  api.mutate(
    "createOrganisation",
    "CreateOrganisationInput",
    { name: claimed.name, abn: claimed.abn, address: TELSTRA.address, entityType: "PUB", industry: "E31" },
    "organisation { id }",
  );
const CHECKED = { legalName: "TELSTRA LIMITED", howChecked: "Called the switchboard of the company." };
const confirm = (api: Api, input: object, selection = "abnStatus legalName version") =>
  api.mutate(
    "confirmOrganisationAbn",
    "ConfirmOrganisationAbnInput",
    { ...CHECKED, ...input },
    `abnClaim { ${selection} }`,
  );
const refuseAbn = (api: Api, input: object) =>
  api.mutate(
    "refuseOrganisationAbn",
    "RefuseOrganisationAbnInput",
    { reason: "The register has another name.", ...input },
    "abnClaim { abnStatus legalName }",
  );
const ownView = async ({ id, claimant }: Claim, selection: string) =>
  (
    await apiOf(world.url, claimant.token).get(
      `query ($id: ID!) { organisation(id: $id) { ${selection} } }`,
      { id },
    )
  ).organisation;

describe("who only claims an ABN", () => {
  test("is not found by it, and is shown nothing that is shared with its holder", async () => {
    const fay = await world.as("fay");
    const ada = await world.as("ada");
    const { data } = await claim(fay, TELSTRA);
    const { id } = await buildFacility(world.app);
    const shared = await ada.mutate(
      "shareDocumentFacility",
      "ShareDocumentFacilityInput",
      { id, version: 1, abn: TELSTRA.abn },
      "clientMutationId",
    );
    assert.deepEqual(refusalOf(shared), { abn: NOBODY });
    const { facilities } = await fay.get("query ($id: ID!) { facilities(organisationId: $id) { id } }", {
      id: data.createOrganisation.organisation.id,
    });
    assert.deepEqual(facilities, []);
  });

  test("is answered alike, by the same statements, whether somebody holds it, claims it, or nobody does", async () => {
    const una = await bare.as("una");
    await claim(una, TELSTRA);
    const works: unknown[] = [];
    for (const abn of [ORGANISATIONS.harbour.abn, TELSTRA.abn, aNewAbn()]) {
      let code: unknown;
      const sent = await statementsOf(bare.app, async () => {
        code = refusal(await claim(una, { name: "Quay Works Pty Ltd", abn }));
      });
      works.push({ code, statements: sent.map(({ text }) => text).filter((text) => !OF_JOBS.test(text)) });
    }
    assert.deepEqual(works[0], works[2]);
    assert.deepEqual(works[1], works[2]);
    assert.equal((works[0] as { code: unknown }).code, "OK");
  });
});

const OF_JOBS = /graphile|jobs\.|mail_message|pg_advisory/s;

describe("the provider's list of claims", () => {
  test("has what was typed beside what the register says, the longest waiting first", async () => {
    const harbour = await aClaim(world.app, { abn: ORGANISATIONS.harbour.abn, claimant: "impostor" });
    const asked = async () => {
      const { abnClaims } = await rosa.get(
        `{ abnClaims(first: 100) { totalCount edges { node { id name abn abnStatus otherClaims heldBy registeredName registerOutcome registeredStatus
             hasRegisteredName administrators { givenName email } } } } }`,
      );
      return abnClaims.edges
        .map(({ node }: { node: { id: string } }) => node)
        .find(({ id }: { id: string }) => id === harbour.id);
    };
    await eventually(world, async () => (await asked()).registerOutcome === "FOUND");
    const { otherClaims, id: _, ...shown } = await asked();
    assert.ok(otherClaims >= 1);
    assert.deepEqual(shown, {
      name: "Quay Works Pty Ltd",
      abn: ORGANISATIONS.harbour.abn,
      abnStatus: "UNCONFIRMED",
      heldBy: "Harbour Civil Pty Ltd",
      registeredName: "HARBOUR CIVIL PTY LTD",
      registerOutcome: "FOUND",
      registeredStatus: "ACTIVE",
      hasRegisteredName: false,
      administrators: [{ givenName: "impostor", email: "impostor@guests.example" }],
    });
    assert.deepEqual(await ownView(harbour, "registeredName hasRegisteredName"), {
      registeredName: "HARBOUR CIVIL PTY LTD",
      hasRegisteredName: false,
    });
  });

  test("is told at its draft to the desk and to nobody else", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const query = "query ($id: ID!) { draft(id: $id) { organisation { abnStatus } } }";
    assert.equal((await rosa.get(query, { id: draft.id })).draft.organisation.abnStatus, "CONFIRMED");
    for (const name of ["ada", "ben"] as const)
      assert.equal(
        (await (await world.as(name)).get(query, { id: draft.id })).draft.organisation.abnStatus,
        null,
      );
  });
});

describe("a claim", () => {
  test("is confirmed with the legal name and how it was checked; the others who claim it are told", async () => {
    const abn = aNewAbn();
    const holder = await aClaim(world.app, { abn, claimant: "holder" });
    const other = await aClaim(world.app, { abn, claimant: "other" });
    assert.deepEqual(refusalOf(await confirm(rosa, { ...holder, claimant: undefined, howChecked: " " })), {
      howChecked: "This field is required.",
    });
    const { data } = await confirm(rosa, { id: holder.id, version: 1 });
    assert.deepEqual(data.confirmOrganisationAbn.abnClaim, {
      abnStatus: "CONFIRMED",
      legalName: "TELSTRA LIMITED",
      version: 2,
    });
    assert.deepEqual(await ownView(holder, "abnStatus legalName"), {
      abnStatus: "CONFIRMED",
      legalName: "TELSTRA LIMITED",
    });
    const mails = await mailsAbout(world, holder.id);
    assert.deepEqual(mails.map(({ toAddresses }) => toAddresses.join()).toSorted(), [
      "holder@guests.example",
      "other@guests.example",
    ]);
    assert.equal((await ownView(other, "abnStatus")).abnStatus, "UNCONFIRMED");
    assert.deepEqual(refusalOf(await confirm(rosa, { id: other.id, version: 1 })), {
      abn: "This ABN or ACN is confirmed for another organisation.",
    });
  });

  test("is refused with a reason that the claimant reads, and a mistake is mended either way", async () => {
    const one = await aClaim(world.app, { abn: aNewAbn(), claimant: "mistaken" });
    assert.equal(refusalOf(await refuseAbn(rosa, { id: one.id, version: 1 })), "OK");
    assert.deepEqual(await ownView(one, "abnStatus abnRefusedBecause"), {
      abnStatus: "REFUSED",
      abnRefusedBecause: "The register has another name.",
    });
    assert.equal(refusalOf(await refuseAbn(rosa, { id: one.id, version: 2 })), "INVALID_TRANSITION");
    assert.equal(refusalOf(await confirm(rosa, { id: one.id, version: 2 })), "OK");
    assert.equal(refusalOf(await confirm(rosa, { id: one.id, version: 2 })), "CONFLICT");
    const { data } = await refuseAbn(rosa, { id: one.id, version: 3 });
    assert.deepEqual(data.refuseOrganisationAbn.abnClaim, { abnStatus: "REFUSED", legalName: null });
  });

  test("to one number, confirmed for two at once, is confirmed for one", async () => {
    for (let round = 0; round < 5; round += 1) {
      const abn = aNewAbn();
      const claims = await Promise.all(
        ["a", "b", "c", "d"].map((each) => aClaim(world.app, { abn, claimant: `${each}${round}` })),
      );
      const answers = await Promise.all(claims.map(({ id }) => confirm(rosa, { id, version: 1 })));
      const refusals = answers.map(refusalOf);
      assert.equal(refusals.filter((each) => each === "OK").length, 1);
      for (const each of refusals.filter((one) => one !== "OK"))
        assert.deepEqual(each, { abn: "This ABN or ACN is confirmed for another organisation." });
    }
  });

  test("by the ACN in which a confirmed ABN ends is a claim to the same business", async () => {
    const acn = await aClaim(world.app, { abn: "004085616", claimant: "byacn" });
    assert.deepEqual(refusalOf(await confirm(rosa, { id: acn.id, version: 1 })), {
      abn: "This ABN or ACN is confirmed for another organisation.",
    });
  });

  test("is nobody else's to decide", async () => {
    const one = await aClaim(world.app, { abn: aNewAbn(), claimant: "waiting" });
    for (const name of ["ada", "sam", "nia", "fay"] as const)
      assert.equal(
        refusalOf(await confirm(await world.as(name), { id: one.id, version: 1 })),
        "ORGANISATION_NOT_FOUND",
      );
    assert.equal(
      refusalOf(await confirm(apiOf(world.url, one.claimant.token), { id: one.id, version: 1 })),
      "ORGANISATION_NOT_FOUND",
    );
  });
});
