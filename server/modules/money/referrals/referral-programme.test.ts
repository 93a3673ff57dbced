// The referral programme from the link to the credit: the referee's discount on its first guarantee, the referrer's once that is paid.
// Shows: REF-01..REF-04, REF-12, REF-13, K-14, API-044, API-047, Q-075, Q-076.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import {
  acceptTerms,
  codeMailedTo,
  GOOD_PASSWORD,
  newcomer,
  signUp,
} from "../../../../testing/account-calls.ts";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { aNewAbn, aNewName, switchedOn } from "../../../../testing/examples/example-steps.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aReferral } from "../../../demo/builders/referral-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const FEE = idOf("fee summary", "macquarieCash");
const PRICE = `query ($id: ID!) { productSelectionSummary(draftId: $id, feeSummaryId: "${FEE}") {
  productDiscount referralDiscount totalFees lineItems { description amount } } }`;
const REFERRALS = `query ($organisationId: ID!) {
  organisationReferrals(organisationId: $organisationId) { totalCount edges { node { name promisedAmount earnedAmount } } }
  referralSummary(organisationId: $organisationId) { earnedAmount availableAmount } }`;

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

/** Signs up with what a link carried and makes an organisation. */
async function arrived(codes: object, name: string): Promise<{ api: Api; organisationId: string }> {
  const person = newcomer(aNewName());
  await signUp(world.anonymous, { ...person, ...codes });
  const username = person.email;
  const confirming = { username, code: await codeMailedTo(world, username) };
  await world.anonymous.mutate("confirmSignUp", "ConfirmSignUpInput", confirming, "clientMutationId");
  const { data } = await world.anonymous.mutate(
    "signIn",
    "SignInInput",
    { email: username, password: GOOD_PASSWORD },
    "session { token }",
  );
  const api = apiOf(world.url, data.signIn.session.token);
  await acceptTerms(api);
  const made = await api.mutate(
    "createOrganisation",
    "CreateOrganisationInput",
    {
      name,
      abn: aNewAbn(),
      address: "1 Macquarie Street, Sydney NSW 2000",
      entityType: "PRV",
      industry: "E31",
    },
    "organisation { id }",
  );
  return { api, organisationId: made.data.createOrganisation.organisation.id };
}

const referralsOf = async (api: Api, organisationId: string) => api.get(REFERRALS, { organisationId });

describe("while the programme is off", () => {
  test("its pages do not exist, and no discount is given", async () => {
    assert.equal(await ada.codeOf(REFERRALS, { organisationId: HARBOUR }), "ORGANISATION_NOT_FOUND");
    await aReferral(world.app, "wesfarmers", { referrerCode: "HARBOUR" });
    const draft = await world.draft({ owner: "wesfarmers", status: "SUBMITTED" });
    const { productSelectionSummary } = await rosa.get(PRICE, { id: draft.id });
    assert.equal(productSelectionSummary.referralDiscount, "0.00");
  });
});

describe("while it is on", () => {
  before(() => switchedOn({ world }, "referrals"));

  test("the discounts are told to everybody signed in", async () => {
    const { referralConfiguration } = await ada.get(
      "{ referralConfiguration { refereeDiscountAmount referrerDiscountAmount } }",
    );
    assert.deepEqual(referralConfiguration, {
      refereeDiscountAmount: "100.00",
      referrerDiscountAmount: "150.00",
    });
  });

  test("whoever signed up by an organisation's link is among its referrals, and has a discount to use", async () => {
    const { api, organisationId } = await arrived({ referrerCode: "harbour" }, "Pelican Piling Pty Ltd");
    assert.equal((await referralsOf(api, organisationId)).referralSummary.availableAmount, "100.00");
    const { organisationReferrals, referralSummary } = await referralsOf(ada, HARBOUR);
    const [{ node }] = organisationReferrals.edges;
    assert.deepEqual(node, { name: "Pelican Piling Pty Ltd", promisedAmount: "150.00", earnedAmount: null });
    assert.deepEqual(referralSummary, { earnedAmount: "0.00", availableAmount: "0.00" });
  });

  test("the referee's first approved draft carries the discount as a line of its own, the next does not, and a cancelled one gives it back", async () => {
    const first = await world.draft({ owner: "wesfarmers", status: "SUBMITTED" });
    const { productSelectionSummary: price } = await rosa.get(PRICE, { id: first.id });
    assert.equal(price.referralDiscount, "100.00");
    assert.equal(price.productDiscount, "0.00");
    const line = price.lineItems.find(
      ({ description }: { description: string }) => description === "Referral discount",
    );
    assert.equal(line.amount, "-100.00");

    const discountOf = async (id: string) =>
      (await rosa.get(PRICE, { id })).productSelectionSummary.referralDiscount;
    const approve = async ({ id, version }: { id: string; version: number }) =>
      await rosa.mutate(
        "approveDraft",
        "ApproveDraftInput",
        { id, version, feeSummaryId: FEE },
        "draft { version totalFees invoices { lineItems { description amount } } }",
      );
    const approved = (await approve(first)).data.approveDraft.draft;
    assert.equal(approved.totalFees, price.totalFees);
    assert.ok(
      approved.invoices[0].lineItems.some(
        ({ description }: { description: string }) => description === "Referral discount",
      ),
    );

    const second = await world.draft({ owner: "wesfarmers", status: "SUBMITTED" });
    assert.equal(await discountOf(second.id), "0.00");
    const wes = await world.as("wes");
    await wes.mutate(
      "cancelDraft",
      "DraftVersionInput",
      { id: first.id, version: approved.version },
      "draft { status }",
    );
    assert.equal(await discountOf(second.id), "100.00");
  });

  test("the referrer earns once the referee's draft is paid, and uses it on its own next draft", async () => {
    await world.draft({ owner: "wesfarmers", status: "PROCESSING" });
    const { organisationReferrals, referralSummary } = await referralsOf(ada, HARBOUR);
    const wesfarmers = organisationReferrals.edges.find(
      ({ node }: { node: { name: string } }) => node.name === "Wesfarmers Limited",
    );
    assert.equal(wesfarmers.node.earnedAmount, "150.00");
    assert.deepEqual(referralSummary, { earnedAmount: "150.00", availableAmount: "150.00" });

    const own = await world.draft({ status: "SUBMITTED" });
    assert.equal((await rosa.get(PRICE, { id: own.id })).productSelectionSummary.referralDiscount, "150.00");
    await world.draft({ owner: "wesfarmers", status: "PROCESSING" });
    assert.equal((await referralsOf(ada, HARBOUR)).referralSummary.earnedAmount, "150.00");
  });

  test("nobody but those who see its invoices sees what an organisation earned", async () => {
    for (const person of ["cam", "wes", "rosa", "fay"] as const)
      assert.equal(
        await (await world.as(person)).codeOf(REFERRALS, { organisationId: HARBOUR }),
        "ORGANISATION_NOT_FOUND",
      );
    assert.equal(await (await world.as("ben")).codeOf(REFERRALS, { organisationId: HARBOUR }), "OK");
  });
});

describe("the referral portal", () => {
  const PORTAL = `{ referralPortalReferrals { totalCount edges { node { organisationName entityName personName } } }
    referralPortalPeople { memberCode personName entityName referralCount } }`;

  test("is closed while it is off, and open to its own people alone", async () => {
    assert.equal(await (await world.as("tom")).codeOf(PORTAL), "REFERRAL_NOT_FOUND");
    await switchedOn({ world }, "referralPortal");
    for (const person of ["ada", "rosa", "sam", "fay"] as const)
      assert.equal(await (await world.as(person)).codeOf(PORTAL), "REFERRAL_NOT_FOUND");
  });

  test("shows a referrer those who came by their link, and its administrator also those who only named a referrer", async () => {
    await arrived({ referralPortalReferrerMemberCode: "QUINN24" }, "Osprey Rigging Pty Ltd");
    const tom = await (await world.as("tom")).get(PORTAL);
    assert.deepEqual(tom.referralPortalPeople, [
      {
        memberCode: "QUINN24",
        personName: "Tom Quinn",
        entityName: "Quinn Insurance Brokers",
        referralCount: 1,
      },
    ]);
    assert.deepEqual(
      tom.referralPortalReferrals.edges.map(({ node }: { node: object }) => node),
      [
        {
          organisationName: "Osprey Rigging Pty Ltd",
          entityName: "Quinn Insurance Brokers",
          personName: "Tom Quinn",
        },
      ],
    );
    const fay = await world.as("fay");
    await fay.mutate(
      "createOrganisation",
      "CreateOrganisationInput",
      {
        name: "Lind Formwork Pty Ltd",
        abn: aNewAbn(),
        address: "1 Macquarie Street, Sydney NSW 2000",
        entityType: "PRV",
        industry: "E31",
        referralPortalEntityId: idOf("referral entity", "apex"),
      },
      "organisation { id }",
    );
    const nia = await (await world.as("nia")).get(PORTAL);
    assert.equal(nia.referralPortalReferrals.totalCount, 2);
    assert.deepEqual(nia.referralPortalReferrals.edges[0].node, {
      organisationName: "Lind Formwork Pty Ltd",
      entityName: "Apex Risk Brokers",
      personName: null,
    });
    assert.equal((await (await world.as("tom")).get(PORTAL)).referralPortalReferrals.totalCount, 1);
  });
});
