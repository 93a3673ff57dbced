// One valid call of each operation on the profiles of banks and insurers, and on what they ask of applicants.

import type { Examples, Given } from "./example.ts";
import { withdrawWaiting } from "./withdraw-waiting.ts";

type Supplier = { id: string; tradeName: string; version: number };

/** Of a bank that no draft of a run goes to. */
async function aSupplier({ personas }: Given): Promise<Supplier> {
  const { supplierRequirements } = await personas.api.manager.get(
    "{ supplierRequirements { id tradeName version } }",
  );
  const suppliers: Supplier[] = supplierRequirements;
  const found = suppliers.find(({ tradeName }) => tradeName === UNUSED) ?? suppliers.at(-1);
  if (found === undefined) throw new Error("There is no bank.");
  return found;
}
const UNUSED = "Otway Mutual Bank";

async function asked(given: Given) {
  await withdrawWaiting(given, "ASKED_DOCUMENTS");
  return {
    supplierId: (await aSupplier(given)).id,
    versionCount: 0,
    startsDate: "2027-01-04",
    reason: "The bank has a new form.",
    documents: [
      {
        requiredDocumentType: "OTHER_DOCUMENT",
        name: "Site plan",
        moment: "APPROVAL",
        isObligatory: true,
        processTypes: ["BANK_GUARANTEE"],
      },
    ],
  };
}

async function changedProfile(given: Given) {
  const { id, version } = await aSupplier(given);
  const guide = {
    name: `Guide ${version}`,
    kind: "GUIDE",
    place: "DESK",
    url: "https://otway.example/guide",
  };
  return { id, version, features: ["DIRECTOR_CONTACT"], gvpId: `OTWAY-${version}`, resources: [guide] };
}

export const SUPPLIER_REQUIREMENT_EXAMPLES: Examples = {
  Query: {
    officeAskedDocuments: { on: "ANY" },
    supplierRequirements: { on: "ANY" },
    supplierHistory: {
      on: "ANY",
      given: async (given) => ({ supplierId: (await aSupplier(given)).id, first: 1 }),
    },
  },
  Mutation: {
    updateBankProfile: { on: "ANY", given: changedProfile, writes: "Supplier UPDATE" },
    proposeAskedDocuments: { on: "ANY", given: asked, writes: "Change INSERT" },
  },
};
