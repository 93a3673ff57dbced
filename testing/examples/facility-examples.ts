// One valid call of each operation on facilities.

import {
  buildFacility,
  type FacilityOverrides,
  offerOf,
} from "../../server/demo/builders/facility-builder.ts";
import { addViewer } from "../../server/demo/builders/sharing-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import type { Examples, Given } from "./example.ts";
import { aNewName } from "./example-steps.ts";

const ofOrganisation = ({ organisationId }: Given) => ({ organisationId });
const aPage = (scene: Given) => ({ ...ofOrganisation(scene), first: 1 });
const WESFARMERS = { id: idOf("organisation", "wesfarmers"), abn: "28008984049" };

const fields = () => ({
  name: `Facility ${aNewName()}`,
  provider: "Westpac",
  limit: "1000000",
  startDate: "2026-01-01",
  documentVariants: ["BANK_GUARANTEE"],
});

async function made(
  { world }: Given,
  overrides?: FacilityOverrides,
): Promise<{ id: string; version: number }> {
  const { id, version } = await buildFacility(world.app, overrides);
  return { id, version };
}

/** With the limited member who is added to the other records too. */
async function arrangedWithMember({ world }: Given): Promise<{ id: string; version: number }> {
  const facility = await buildFacility(world.app, { arrangedWith: "macquarie", isSent: true });
  await addViewer(world.app, "facility", facility, "cam");
  return { id: facility.id, version: facility.version };
}

async function memberOn(scene: Given): Promise<object> {
  const { id, version } = await arrangedWithMember(scene);
  const asked = "query ($id: ID!) { documentFacility(id: $id) { members { id } } }";
  const { documentFacility } = await scene.personas.api.admin.get(asked, { id });
  return { id, version, personId: documentFacility.members[0].id };
}
const arranged = (scene: Given) => made(scene, { arrangedWith: "macquarie" });
const approved = (scene: Given) => made(scene, { arrangedWith: "macquarie", isSent: true, isApproved: true });
const sent = (scene: Given) => made(scene, { arrangedWith: "macquarie", isSent: true });

async function shared(scene: Given): Promise<object> {
  return { ...(await made(scene, { sharedWith: "wesfarmers" })), organisationId: WESFARMERS.id };
}

/** An offer that waits: of Harbour's, or made to Harbour. */
async function offered({ world }: Given, overrides: FacilityOverrides): Promise<{ offerId: string }> {
  const { id } = await buildFacility(world.app, overrides);
  return { offerId: await offerOf(world.app, id) };
}
const toHarbour = (scene: Given) =>
  offered(scene, { owner: "wesfarmers", offeredTo: "harbour", fields: { costs: null } });
const toWesfarmers = (scene: Given) => offered(scene, { offeredTo: "wesfarmers" });

/** A document that is on a facility, to be taken off it. */
async function documentOnFacility(scene: Given): Promise<object> {
  const { personas, document } = scene;
  const { id: facilityId } = await made(scene);
  const before = await personas.api.admin.get("query ($id: ID!) { document(id: $id) { version } }", {
    id: document.id,
  });
  const { data } = await personas.api.admin.mutate(
    "setDocumentFacility",
    "SetDocumentFacilityInput",
    { documentId: document.id, version: before.document.version, facilityId },
    "document { version }",
  );
  return { documentId: document.id, version: data.setDocumentFacility.document.version, facilityId: null };
}

export const FACILITY_EXAMPLES: Examples = {
  Query: {
    facilities: { on: "ANY", given: ofOrganisation },
    documentFacilities: { on: "ANY", given: aPage },
    facilityShareOffers: { on: "ANY", given: aPage },
    facilityShareRecipient: {
      on: "ANY",
      given: async (scene) => ({ facilityId: (await arranged(scene)).id, abn: WESFARMERS.abn }),
    },
    staffFacilities: { on: "ANY", given: () => ({ first: 1 }) },
    arrangedFacilities: { on: "ANY", given: () => ({ first: 1 }) },
    facilityHolder: { on: "ANY", given: () => ({ abn: WESFARMERS.abn }) },
    documentFacilityCount: { on: "ANY", given: ofOrganisation },
    documentFacility: { on: "ANY", given: async (scene) => ({ id: (await arrangedWithMember(scene)).id }) },
    documentFacilityHistory: {
      on: "ANY",
      given: async (scene) => ({ facilityId: (await arrangedWithMember(scene)).id, first: 1 }),
    },
  },
  Mutation: {
    createDocumentFacility: {
      on: "ANY",
      given: (scene) => ({ ...ofOrganisation(scene), facility: fields() }),
      writes: "Facility INSERT",
    },
    updateDocumentFacility: {
      on: "ANY",
      given: async (scene) => ({ ...(await made(scene)), facility: fields() }),
      writes: "Cost DELETE, Facility UPDATE",
    },
    closeDocumentFacility: { on: "ANY", given: (scene) => made(scene), writes: "Facility UPDATE" },
    sendDocumentFacilityToSupplier: { on: "ANY", given: arranged, writes: "Facility UPDATE" },
    establishDocumentFacility: { on: "ANY", given: approved, writes: "Facility UPDATE" },
    recordDocumentFacilityBankOutcome: {
      on: "ANY",
      given: async (scene) => ({ ...(await sent(scene)), isApproved: true }),
      writes: "Facility UPDATE",
    },
    declineDocumentFacility: {
      on: "ANY",
      given: async (scene) => ({ ...(await sent(scene)), reason: "The turnover is too low." }),
      writes: "Facility UPDATE",
    },
    shareDocumentFacility: {
      on: "ANY",
      given: async (scene) => ({ ...(await made(scene)), abn: WESFARMERS.abn }),
      writes: "Sharing offer INSERT",
    },
    addDocumentFacilityMember: {
      on: "ANY",
      given: async (scene) => ({ ...(await made(scene)), emailAddress: "cam@harbourcivil.example" }),
      writes: "Viewer INSERT",
    },
    removeDocumentFacilityMember: { on: "ANY", given: memberOn, writes: "Viewer DELETE" },
    acceptFacilityShareOffer: { on: "ANY", given: toHarbour, writes: "Sharing INSERT, Sharing offer UPDATE" },
    declineFacilityShareOffer: { on: "ANY", given: toHarbour, writes: "Sharing offer UPDATE" },
    withdrawFacilityShareOffer: { on: "ANY", given: toWesfarmers, writes: "Sharing offer UPDATE" },
    stopSharingDocumentFacility: {
      on: "ANY",
      given: shared,
      writes: "Sharing DELETE",
      namesAnother: "the organisation is the one that it is shared with",
    },
    setDocumentFacility: { on: "DOCUMENT", given: documentOnFacility, writes: "Document UPDATE" },
  },
  Subscription: {
    documentFacilityUpdated: {
      on: "ANY",
      given: async (scene) => ({ id: (await arrangedWithMember(scene)).id }),
    },
  },
};
