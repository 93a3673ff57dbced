// The people of the desk who can decide it are notified in the product when an ABN is claimed, finance is asked about or a change is proposed.
// Shows: N-07.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { aNewAbn } from "../../../../testing/examples/example-steps.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { BENEFICIARIES, type PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

const EVERYBODY = ["ada", "sam", "fay", "rosa", "gus"] as const;

/** What each is notified of by this kind; who is notified of nothing is left out. */
async function notifiedOf(kind: string): Promise<Partial<Record<PersonName, string[]>>> {
  const notified: Partial<Record<PersonName, string[]>> = {};
  for (const person of EVERYBODY) {
    const { notifications } = await (await world.as(person)).get(
      "{ notifications(first: 50) { edges { node { kind about } } } }",
    );
    const abouts = notifications.edges.flatMap(({ node }: { node: { kind: string; about: string } }) =>
      node.kind === kind ? [node.about] : [],
    );
    if (abouts.length > 0) notified[person] = abouts;
  }
  return notified;
}

test("an ABN that an organisation claims is told to all of the desk", async () => {
  const { errors } = await (await world.as("fay")).mutate(
    "createOrganisation",
    "CreateOrganisationInput",
    {
      name: "Stranger Works Pty Ltd",
      abn: aNewAbn(),
      address: BENEFICIARIES.telstra.address,
      entityType: "PUB",
      industry: "E31",
    },
    "organisation { id }",
  );
  assert.equal(errors, undefined);
  const about = ["Stranger Works Pty Ltd"];
  assert.deepEqual(await notifiedOf("ABN_TO_CHECK"), { rosa: about, gus: about });
});

test("an enquiry about finance is told to all of the desk", async () => {
  const { errors } = await (await world.as("ben")).mutate(
    "createFinanceEnquiry",
    "CreateFinanceEnquiryInput",
    { organisationId: idOf("organisation", "harbour"), contactDetails: CONTACT },
    "financeEnquiry { id }",
  );
  assert.equal(errors, undefined);
  const about = ["Harbour Civil Pty Ltd"];
  assert.deepEqual(await notifiedOf("ENQUIRY_ARRIVED"), { rosa: about, gus: about });
});

test("a proposed change is told to the other administrators, and to nobody who can't decide it", async () => {
  await aSecondAdministrator(world);
  const { errors } = await (await world.as("rosa")).mutate(
    "proposeProduct",
    "ProposeProductInput",
    PRODUCT,
    "officeChange { id }",
  );
  assert.equal(errors, undefined);
  assert.deepEqual(await notifiedOf("CHANGE_TO_APPROVE"), { gus: [PRODUCT.name] });
});

const CONTACT = {
  givenName: "Ben",
  familyName: "Okafor",
  emailAddress: "ben@harbourcivil.example",
  phoneNumber: "0491 570 156",
  preferredTime: "MORNING",
};

const PRODUCT = {
  name: "Macquarie property-backed guarantee",
  supplierId: idOf("supplier", "macquarie"),
  processType: "BANK_GUARANTEE",
  security: "PROPERTY",
  deliveryType: "COURIER",
  details: "Secured over property.",
  minValue: "5000",
  maxValue: "1000000",
  establishmentFee: "700",
  feeFrequency: "HALF_YEARLY",
  ongoingPercentage: "1.25",
  minimumAnnualCost: "250",
  ongoingDiscountPercentage: null,
  establishmentFeeDiscount: null,
  status: "ACTIVE",
  startsDate: "2026-11-20",
  versionCount: 0,
  reason: "The bank offers it from today.",
};
