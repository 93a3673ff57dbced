// Organisations: created once for each business, changed by their administrators, and seen by their members alone.
// Shows: O-02, O-19..O-22, O-25..O-27, O-36, API-012, API-013, API-055, API-058, V-001..V-012.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { choiceMessage } from "@bondline/domain/values/fields/choice.ts";
import { ENTITY_TYPES } from "@bondline/domain/values/reference-data/entity-types.ts";
import { INDUSTRIES } from "@bondline/domain/values/reference-data/industries.ts";
import { refusal } from "../../../../testing/account-calls.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { ORGANISATIONS } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const GOOD = {
  name: "Quay Civil Pty Ltd",
  abn: "11 005 357 522",
  address: "25 Eagle Street, Brisbane QLD 4000",
  entityType: "PRV",
  industry: "E31",
};
const REQUIRED = "This field is required.";

let world: World;
let fay: Api;
before(async () => {
  world = await aWorld();
  fay = await world.as("fay");
});
after(() => world.end());

describe("creating one", () => {
  test("makes the person its administrator, who may do everything with it", async () => {
    const { data, errors } = await create(fay, { ...GOOD, name: "  Quay Civil Pty Ltd " });
    assert.equal(errors, undefined);
    const { id, ...organisation } = data.createOrganisation.organisation;
    assert.deepEqual(organisation, {
      name: "Quay Civil Pty Ltd",
      abn: "11005357522",
      address: GOOD.address,
      entityType: "PRV",
      industryType: "E31",
      role: "ADMIN",
      version: 1,
    });
    const seen = await fay.get(
      "query ($id: ID!) { organisation(id: $id) { name capabilities } organisations { totalCount edges { node { id } } } }",
      { id },
    );
    assert.equal(seen.organisation.name, "Quay Civil Pty Ltd");
    for (const capability of [
      "CAN_MANAGE_INVITATIONS",
      "CAN_MANAGE_MEMBERS",
      "CAN_UPDATE_DETAILS",
      "CAN_MANAGE_ALERT_CONFIGURATIONS",
      "CAN_ADD_DOCUMENTS",
      "CAN_VIEW_BILLING",
    ])
      assert.ok(seen.organisation.capabilities.includes(capability), capability);
    assert.deepEqual(
      seen.organisations.edges.map(({ node }: { node: { id: string } }) => node.id),
      [id],
    );
  });

  const faults: [field: string, value: string, message: string][] = [
    ["name", "", REQUIRED],
    ["name", "   ", REQUIRED],
    ["name", "x".repeat(256), "This field must have at most 255 characters."],
    ["name", "<script>", "This field contains characters that cannot be used in a name"],
    ["abn", "", REQUIRED],
    ["abn", "12345678", "An ABN or ACN must consist of 9 or 11 digits"],
    ["abn", "51 824 753 557", "Invalid ABN"],
    ["abn", "11 111 111 111", "Invalid ABN"],
    ["abn", "004 085 617", "Invalid ACN"],
    ["abn", "000 000 000", "Invalid ACN"],
    ["abn", "33  007  457  141", "This field must have at most 14 characters."],
    ["address", "", REQUIRED],
    ["address", "PO Box 12, Sydney NSW 2001", "A PO box cannot be used here. Please enter a street address"],
    ["address", `1 ${"x".repeat(254)}`, "This field must have at most 255 characters."],
    ["entityType", "", REQUIRED],
    ["entityType", "GOD", choiceMessage(ENTITY_TYPES.options.map(({ code }) => code))],
    ["industry", "", REQUIRED],
    ["industry", "Z99", choiceMessage(INDUSTRIES.options.map(({ code }) => code))],
  ];
  for (const [field, value, message] of faults) {
    test(`is refused with ${field} ${JSON.stringify(value).slice(0, 30)}: ${message}`, async () => {
      assert.deepEqual(refusal(await create(fay, { ...GOOD, abn: "33007457141", [field]: value })), {
        [field]: message,
      });
    });
  }

  test("is refused with every faulty field named at once", async () => {
    const nothing = { name: "", abn: "", address: "", entityType: "", industry: "" };
    assert.deepEqual(Object.keys(refusal(await create(fay, nothing))).sort(), Object.keys(nothing).sort());
  });

  const claimed: [what: string, abn: string][] = [
    ["the ABN of a confirmed organisation", ORGANISATIONS.wesfarmers.abn],
    ["the same ABN with spaces", "28 008 984 049"],
    ["the ACN in which it ends", "008 984 049"],
    ["an ABN that nobody else gave", "33 007 457 141"],
  ];
  for (const [what, abn] of claimed) {
    test(`with ${what} is answered alike, and waits for the provider`, async () => {
      const { data, errors } = await create(fay, { ...GOOD, abn }, "abnStatus legalName hasRegisteredName");
      assert.equal(errors, undefined);
      assert.deepEqual(data.createOrganisation.organisation, {
        abnStatus: "UNCONFIRMED",
        legalName: null,
        hasRegisteredName: null,
      });
    });
  }

  test("needs somebody who is signed in", async () => {
    assert.equal(refusal(await create(world.anonymous, GOOD)), "AUTH_NOT_AUTHENTICATED");
  });

  test("sets nothing that belongs to the server", async () => {
    for (const field of ["id", "role", "version", "referralCode", "discountPercentage", "createdAt"])
      assert.deepEqual(refusal(await create(fay, { ...GOOD, [field]: "x" })), {
        input: `Field "${field}" is not defined by type "CreateOrganisationInput".`,
      });
  });
});

describe("changing one", () => {
  test("changes name and address, and moves the version on", async () => {
    const ada = await world.as("ada");
    const { data } = await update(ada, {
      id: HARBOUR,
      version: 1,
      name: "Harbour Civil Group Pty Ltd",
      address: "1 Market Street, Sydney NSW 2000",
    });
    assert.deepEqual(data.updateOrganisation.organisation, {
      id: HARBOUR,
      name: "Harbour Civil Group Pty Ltd",
      abn: ORGANISATIONS.harbour.abn,
      address: "1 Market Street, Sydney NSW 2000",
      version: 2,
    });
  });

  test("keeps what is not sent, and says which of two versions is behind", async () => {
    const ada = await world.as("ada");
    const stale = await update(ada, { id: HARBOUR, version: 1, name: "Late" });
    assert.equal(stale.errors?.[0]?.extensions.code, "CONFLICT");
    assert.deepEqual(
      [stale.errors?.[0]?.extensions.versionRead, stale.errors?.[0]?.extensions.versionNow],
      [1, 2],
    );
    const { data } = await update(ada, { id: HARBOUR, version: 2, name: "Harbour Civil Pty Ltd" });
    assert.equal(data.updateOrganisation.organisation.address, "1 Market Street, Sydney NSW 2000");
  });

  test("at the same time is done by one, and the others are told", async () => {
    const ada = await world.as("ada");
    const { organisation } = await ada.get("query ($id: ID!) { organisation(id: $id) { version } }", {
      id: HARBOUR,
    });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((at) =>
        update(ada, { id: HARBOUR, version: organisation.version, name: `Harbour ${at} Pty Ltd` }),
      ),
    );
    assert.deepEqual(answers.map(refusal).sort(), ["CONFLICT", "CONFLICT", "CONFLICT", "CONFLICT", "OK"]);
  });

  for (const person of ["ben", "cam", "wes", "fay", "sam"] as const) {
    test(`is not found by ${person}, in the words for one that is not there`, async () => {
      const api = await world.as(person);
      const foreign = await update(api, { id: HARBOUR, version: 1, name: "Mine" });
      const missing = await update(api, { id: idOf("organisation", "nowhere"), version: 1, name: "Mine" });
      assert.deepEqual(foreign.errors?.[0]?.message, missing.errors?.[0]?.message);
      assert.equal(refusal(foreign), "ORGANISATION_NOT_FOUND");
      assert.equal(refusal(missing), "ORGANISATION_NOT_FOUND");
    });
  }
});

describe("seeing one", () => {
  const seen: [person: "ada" | "ben" | "cam" | "wes" | "dee" | "fay" | "sam", code: string][] = [
    ["ada", "OK"],
    ["ben", "OK"],
    ["cam", "OK"],
    ["wes", "ORGANISATION_NOT_FOUND"],
    ["dee", "ORGANISATION_NOT_FOUND"],
    ["fay", "ORGANISATION_NOT_FOUND"],
    ["sam", "ORGANISATION_NOT_FOUND"],
  ];
  for (const [person, code] of seen) {
    test(`${person}: ${code}`, async () => {
      const api = await world.as(person);
      assert.equal(
        await api.codeOf("query ($id: ID!) { organisation(id: $id) { id name abn } }", { id: HARBOUR }),
        code,
      );
    });
  }

  test("a list holds one's own alone, in the order of the alphabet, page by page", async () => {
    const names: string[] = [];
    let after: string | null = null;
    do {
      const {
        organisations,
      }: {
        organisations: {
          edges: { node: { name: string } }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      } = await fay.get(
        "query ($after: String) { organisations(first: 1, after: $after) { edges { node { name } } pageInfo { hasNextPage endCursor } } }",
        { after },
      );
      names.push(...organisations.edges.map(({ node }) => node.name));
      after = organisations.pageInfo.hasNextPage ? organisations.pageInfo.endCursor : null;
    } while (after !== null);
    assert.deepEqual(names, [...names].sort());
    assert.ok(names.length >= 2);
    assert.ok(!names.includes(ORGANISATIONS.wesfarmers.name));
  });
});

const DETAILS = "id name abn address entityType industryType role version";

function create(api: Api, input: object, selection = DETAILS): Promise<ApiReply> {
  return api.mutate("createOrganisation", "CreateOrganisationInput", input, `organisation { ${selection} }`);
}

function update(api: Api, input: object): Promise<ApiReply> {
  return api.mutate(
    "updateOrganisation",
    "UpdateOrganisationInput",
    input,
    "organisation { id name abn address version }",
  );
}
