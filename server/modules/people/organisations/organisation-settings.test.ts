// What an organisation sets for itself: its details with their locks, where its post goes, and its own keys.
// Shows: O-16..O-18, O-23, O-24, O-34, X-23, API-099, API-100, V-031..V-037.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { choiceMessage } from "@bondline/domain/values/fields/choice.ts";
import { STATE_CODES } from "@bondline/domain/values/reference-data/states.ts";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { ORGANISATIONS } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const DETAILS = `id name address version postalAddressSameAsBusinessAddress
  postalAddress { line1 line2 suburb postalCode state } documentMetadataKeys { id key }`;
const POST_BOX = {
  line1: "PO Box 7",
  line2: "Attention: accounts",
  suburb: "Newcastle",
  postalCode: "1300",
  state: "NSW",
};
const LOCKED = "This cannot be changed once it is set";

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

async function present(api: Api = ada) {
  return (await api.get(`query ($id: ID!) { organisation(id: $id) { ${DETAILS} } }`, { id: HARBOUR }))
    .organisation;
}

async function update(changes: object) {
  const { version } = await present();
  return await ada.mutate(
    "updateOrganisation",
    "UpdateOrganisationInput",
    { id: HARBOUR, version, ...changes },
    `organisation { ${DETAILS} }`,
  );
}

describe("the details of an organisation", () => {
  test("keep what its identity rests on as it was first set, and take the same again", async () => {
    const { abn, entityType, industryType } = ORGANISATIONS.harbour;
    assert.equal(refusalOf(await update({ abn, entityType, industryType })), "OK");
    assert.deepEqual(
      refusalOf(await update({ abn: "51824753556", entityType: "PUB", industryType: "E30" })),
      { abn: LOCKED, entityType: LOCKED, industryType: LOCKED },
    );
  });

  test("send the post to the business address until it is told otherwise", async () => {
    const { postalAddress, postalAddressSameAsBusinessAddress } = await present();
    assert.deepEqual([postalAddress, postalAddressSameAsBusinessAddress], [null, true]);
  });

  test("take a postal address of its own, which may be a post box, and keep it through other changes", async () => {
    const { data } = await update({ postalAddress: POST_BOX, postalAddressSameAsBusinessAddress: false });
    assert.deepEqual(data.updateOrganisation.organisation.postalAddress, POST_BOX);

    await update({ name: "Harbour Civil Pty Ltd" });
    assert.deepEqual((await present()).postalAddress, POST_BOX);

    await update({ postalAddressSameAsBusinessAddress: true });
    const { postalAddress, postalAddressSameAsBusinessAddress } = await present();
    assert.deepEqual([postalAddress, postalAddressSameAsBusinessAddress], [null, true]);
  });

  test("are refused part by part where the postal address is faulty or missing", async () => {
    const required = "This field is required.";
    assert.deepEqual(refusalOf(await update({ postalAddressSameAsBusinessAddress: false })), {
      "postalAddress.line1": required,
      "postalAddress.suburb": required,
      "postalAddress.postalCode": required,
      "postalAddress.state": required,
    });
    assert.deepEqual(
      refusalOf(await update({ postalAddress: { ...POST_BOX, postalCode: "13", state: "Victoria" } })),
      {
        "postalAddress.postalCode": "A postcode must consist of 4 digits",
        "postalAddress.state": choiceMessage(STATE_CODES),
      },
    );
    assert.equal((await present()).postalAddressSameAsBusinessAddress, true);
  });

  test("answer a version that is behind with a conflict", async () => {
    const answer = await ada.mutate(
      "updateOrganisation",
      "UpdateOrganisationInput",
      { id: HARBOUR, version: 0, postalAddress: POST_BOX },
      "clientMutationId",
    );
    assert.equal(refusalOf(answer), "CONFLICT");
  });
});

describe("the keys of an organisation's own facts", () => {
  const add = (api: Api, key: string) =>
    api.mutate(
      "createOrganisationDocumentMetadata",
      "CreateOrganisationDocumentMetadataInput",
      { organisationId: HARBOUR, key },
      "organisation { documentMetadataKeys { id key } }",
    );
  const remove = (api: Api, id: string) =>
    api.mutate(
      "removeOrganisationDocumentMetadata",
      "RemoveOrganisationDocumentMetadataInput",
      { id },
      "organisation { documentMetadataKeys { key } }",
    );

  test("are added and removed by an administrator, in the order of the alphabet", async () => {
    for (const key of ["Site", " cost centre "]) assert.equal(refusalOf(await add(ada, key)), "OK");
    const keys: { id: string; key: string }[] = (await present()).documentMetadataKeys;
    assert.deepEqual(
      keys.map(({ key }) => key),
      ["cost centre", "Site"],
    );

    const { data } = await remove(ada, keys[0]?.id ?? "");
    assert.deepEqual(data.removeOrganisationDocumentMetadata.organisation.documentMetadataKeys, [
      { key: "Site" },
    ]);
    assert.equal(refusalOf(await remove(ada, keys[0]?.id ?? "")), "METADATA_KEY_NOT_FOUND");
  });

  test("are each once, whatever their letters' case, and never empty or too long", async () => {
    await add(ada, "Project manager");
    assert.deepEqual(refusalOf(await add(ada, "PROJECT MANAGER")), {
      key: "This key is in the list already.",
    });
    assert.deepEqual(refusalOf(await add(ada, "  ")), { key: "This field is required." });
    assert.deepEqual(refusalOf(await add(ada, "x".repeat(256))), {
      key: "This field must have at most 255 characters.",
    });
  });

  test("are as many as a list can bear", async () => {
    const present = (
      await ada.get("query ($id: ID!) { organisation(id: $id) { documentMetadataKeys { id } } }", {
        id: HARBOUR,
      })
    ).organisation.documentMetadataKeys.length;
    for (let count = present; count < 50; count += 1) await add(ada, `Key ${count}`);
    assert.deepEqual(refusalOf(await add(ada, "One more")), {
      key: "An organisation can have at most 50 fields",
    });
  });

  test("are seen by those who see the organisation's records, and changed by administrators alone", async () => {
    assert.ok((await present(await world.as("ben"))).documentMetadataKeys.length > 0);
    const { id } = (await present()).documentMetadataKeys[0];
    assert.equal(refusalOf(await add(await world.as("ben"), "Of Ben")), "ORGANISATION_NOT_FOUND");
    assert.equal(refusalOf(await remove(await world.as("ben"), id)), "METADATA_KEY_NOT_FOUND");
  });
});
