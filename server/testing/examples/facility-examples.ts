// One valid call of each operation on facilities.

import { buildFacility, type FacilityWishes } from "../builders/facility-builder.ts";
import { idOf } from "../cast-ids.ts";
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

async function made({ world }: Given, wishes?: FacilityWishes): Promise<{ id: string; version: number }> {
  const { id, version } = await buildFacility(world.app, wishes);
  return { id, version };
}
const arranged = (scene: Given) => made(scene, { arrangedWith: "macquarie" });
const sent = (scene: Given) => made(scene, { arrangedWith: "macquarie", isSent: true });

async function shared(scene: Given): Promise<object> {
  const { id, version } = await made(scene);
  const { errors } = await scene.seats.api.admin.mutate(
    "shareDocumentFacility",
    "ShareDocumentFacilityInput",
    { id, version, abn: WESFARMERS.abn },
    "clientMutationId",
  );
  if (errors) throw new Error("The facility could not be shared.");
  return { id, version: version + 1, organisationId: WESFARMERS.id };
}

/** A document that is on a facility, to be taken off it. */
async function documentOnFacility(scene: Given): Promise<object> {
  const { seats, document } = scene;
  const { id: facilityId } = await made(scene);
  const before = await seats.api.admin.get("query ($id: ID!) { document(id: $id) { version } }", {
    id: document.id,
  });
  const { data } = await seats.api.admin.mutate(
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
    documentFacilityCount: { on: "ANY", given: ofOrganisation },
    documentFacility: { on: "ANY", given: async (scene) => ({ id: (await arranged(scene)).id }) },
    documentFacilityHistory: {
      on: "ANY",
      given: async (scene) => ({ facilityId: (await arranged(scene)).id, first: 1 }),
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
    establishDocumentFacility: { on: "ANY", given: sent, writes: "Facility UPDATE" },
    declineDocumentFacility: {
      on: "ANY",
      given: async (scene) => ({ ...(await sent(scene)), reason: "The turnover is too low." }),
      writes: "Facility UPDATE",
    },
    shareDocumentFacility: {
      on: "ANY",
      given: async (scene) => ({ ...(await made(scene)), abn: WESFARMERS.abn }),
      writes: "Sharing INSERT",
    },
    stopSharingDocumentFacility: { on: "ANY", given: shared, writes: "Sharing DELETE" },
    setDocumentFacility: { on: "DOCUMENT", given: documentOnFacility, writes: "Document UPDATE" },
  },
};
