// Trade organisations that an organisation names, and through whom a new one came: by the code of a link or by the person's own word.
// Shows: O-28..O-31, A-34, A-35, REF-05..REF-11, API-053..API-058.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { codeMailedTo, GOOD_PASSWORD, newcomer, signUp } from "../../../../testing/account-calls.ts";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { aNewAbn, aNewName } from "../../../../testing/examples/example-steps.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aGuest } from "../../../demo/builders/guest-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const BUILDERS = idOf("channel partner", "builders");
const CIVIL = idOf("channel partner", "civil");
const NOT_PUBLIC = idOf("channel partner", "wholesale");
const NO_LONGER = "This is no longer offered. Please choose again.";

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

const aBusiness = () => ({
  name: "Quay Works Pty Ltd",
  abn: aNewAbn(),
  address: "1 Macquarie Street, Sydney NSW 2000",
  entityType: "PRV",
  industry: "E31",
});

const ORGANISATION = `organisation { id referralCode discountPercentage documentsCapabilities
  channelPartnerOrganisations { totalCount edges { node { channelPartnerId name } } } }`;

async function create(api: Api, more: object = {}) {
  return await api.mutate(
    "createOrganisation",
    "CreateOrganisationInput",
    { ...aBusiness(), ...more },
    ORGANISATION,
  );
}

async function aSomebody(): Promise<Api> {
  return apiOf(world.url, (await aGuest(world.app, aNewName())).token);
}

/** Signs up with what a link carried, up to a session. */
async function arrived(codes: object): Promise<Api> {
  const person = newcomer(aNewName());
  await signUp(world.anonymous, { ...person, ...codes });
  const confirming = { username: person.email, code: await codeMailedTo(world, person.email) };
  await world.anonymous.mutate("confirmSignUp", "ConfirmSignUpInput", confirming, "clientMutationId");
  const signedIn = await world.anonymous.mutate(
    "signIn",
    "SignInInput",
    { email: person.email, password: GOOD_PASSWORD },
    "session { token }",
  );
  return apiOf(world.url, signedIn.data.signIn.session.token);
}

describe("the lists to choose from", () => {
  test("public trade organisations are shown to everybody, the others to provider staff alone", async () => {
    const query =
      "query ($filter: ChannelPartnerFilter) { channelPartners(filter: $filter) { totalCount edges { node { id name isPublic } } } }";
    const names = async (api: Api, filter?: object) =>
      (await api.get(query, { filter })).channelPartners.edges.map(
        ({ node }: { node: { name: string } }) => node.name,
      );
    const open = [
      "Civil Trades Federation",
      "Commercial Builders Association",
      "Plumbing and Drainage Guild",
    ];
    const fay = await world.as("fay");
    assert.deepEqual(await names(fay, { isPublic: true }), open);
    assert.deepEqual(await names(fay), open);
    assert.deepEqual(await names(fay, { isPublic: false }), []);
    assert.deepEqual(await names(await world.as("rosa")), [...open, "Wholesale Surety Desk"]);
  });

  test("referrers come in the order of their kind, then of their name, page by page", async () => {
    const query = `query ($after: String) { referralPortalEntities(first: 3, after: $after) {
      totalCount pageInfo { endCursor hasNextPage } edges { node { name entityType } } } }`;
    const first = (await ada.get(query)).referralPortalEntities;
    const second = (await ada.get(query, { after: first.pageInfo.endCursor })).referralPortalEntities;
    const shown = [...first.edges, ...second.edges].map(({ node }) => `${node.entityType} ${node.name}`);
    assert.deepEqual(shown, [
      "ACCOUNTANT Ledger & Lane Accountants",
      "BROKER Apex Risk Brokers",
      "BROKER Quinn Insurance Brokers",
      "LAWYER Harbourside Construction Lawyers",
    ]);
    assert.deepEqual(
      [first.totalCount, first.pageInfo.hasNextPage, second.pageInfo.hasNextPage],
      [4, true, false],
    );
  });
});

describe("an organisation", () => {
  test("is made with its trade organisations and a referral code of its own, and changes them", async () => {
    const somebody = await aSomebody();
    const { data } = await create(somebody, { channelPartnerIds: [CIVIL, BUILDERS, CIVIL] });
    const { organisation } = data.createOrganisation;
    assert.match(organisation.referralCode, /^[A-Z0-9]{10}$/);
    assert.equal(Number(organisation.discountPercentage), 0);
    assert.deepEqual(
      organisation.channelPartnerOrganisations.edges.map(({ node }: { node: object }) => node),
      [
        { channelPartnerId: CIVIL, name: "Civil Trades Federation" },
        { channelPartnerId: BUILDERS, name: "Commercial Builders Association" },
      ],
    );
    const update = (version: number, channelPartnerIds?: string[]) =>
      somebody.mutate(
        "updateOrganisation",
        "UpdateOrganisationInput",
        { id: organisation.id, version, channelPartnerIds },
        ORGANISATION,
      );
    const left = await update(1);
    assert.equal(left.data.updateOrganisation.organisation.channelPartnerOrganisations.totalCount, 2);
    const fewer = await update(2, [BUILDERS]);
    assert.equal(fewer.data.updateOrganisation.organisation.channelPartnerOrganisations.totalCount, 1);
  });

  test("names none that is not offered, and then is not made", async () => {
    const somebody = await aSomebody();
    for (const bad of [NOT_PUBLIC, idOf("channel partner", "nobody"), "nonsense"]) {
      const { errors } = await create(somebody, { channelPartnerIds: [bad] });
      assert.deepEqual(errors?.[0]?.extensions.fields, { channelPartnerIds: NO_LONGER });
    }
    const unknown = await create(somebody, { referralPortalEntityId: idOf("referral entity", "nobody") });
    assert.deepEqual(unknown.errors?.[0]?.extensions.fields, { referralPortalEntityId: NO_LONGER });
    assert.equal((await somebody.get("{ organisations { totalCount } }")).organisations.totalCount, 0);
  });

  test("says what a role may do with documents", async () => {
    const query = "query ($id: ID!) { organisation(id: $id) { documentsCapabilities } }";
    const of = async (person: "ada" | "cam") =>
      (await (await world.as(person)).get(query, { id: idOf("organisation", "harbour") })).organisation
        .documentsCapabilities;
    assert.ok((await of("ada")).includes("CAN_EDIT_COSTS"));
    assert.deepEqual(await of("cam"), ["CAN_VIEW", "CAN_COMMENT"]);
  });
});

describe("the codes of a referral link", () => {
  test("stay with the person who signed up with them, however they were typed; unknown ones are dropped", async () => {
    const me = "{ me { referrerCode referralPortalReferrerMemberCode } }";
    const table = [
      [{ referrerCode: " harbour " }, { referrerCode: "HARBOUR", referralPortalReferrerMemberCode: null }],
      [
        { referralPortalReferrerMemberCode: "quinn24" },
        { referrerCode: null, referralPortalReferrerMemberCode: "QUINN24" },
      ],
      [
        { referrerCode: "NOBODYS1", referralPortalReferrerMemberCode: "<b>" },
        { referrerCode: null, referralPortalReferrerMemberCode: null },
      ],
    ] as const;
    for (const [codes, kept] of table) assert.deepEqual((await (await arrived(codes)).get(me)).me, kept);
  });
});
