// What the bank of the plan asks for: filled in, sealed, shown to the applicant, the provider and that bank, asked for before submission and unchanged after it.
// Shows: ST-14, ST-16, ST-22, D-38, D-51, F-20, K-13.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const BANK = `bankProfile { key tradeName features resources { name } } specialProduct
  bankDetails { previousIdentification customerNumber fundingBankName fundingAmount fundingPurpose creditInterestAccountName creditInterestBSB creditInterestAccountNumber }
  additionalSupplierDetail { businessActivity relationshipPurpose contactName }`;
const DRAFT = `query ($id: ID!) { draft(id: $id) { version ${BANK} applicableRequirements { field requirementMet } } }`;

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

const read = async (api: Api, id: string) => (await api.get(DRAFT, { id })).draft;
const unmet = (draft: { applicableRequirements: { field: string; requirementMet: boolean }[] }) =>
  draft.applicableRequirements.filter(({ requirementMet }) => !requirementMet).map(({ field }) => field);

async function changeProfile(tradeName: string, change: object) {
  const { supplierRequirements } = await rosa.get(
    "{ supplierRequirements { id version tradeName features gvpId resources { name kind place url } } }",
  );
  const { tradeName: _, ...present } = supplierRequirements.find(
    (each: { tradeName: string }) => each.tradeName === tradeName,
  );
  const { data, errors } = await rosa.mutate(
    "updateBankProfile",
    "UpdateBankProfileInput",
    { ...present, ...change },
    "supplierRequirement { features gvpId resources { name url } }",
  );
  assert.equal(errors, undefined);
  return data.updateBankProfile.supplierRequirement;
}

test("Macquarie's own parts are read by the applicant, the provider and Macquarie, and the account masked", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  const seen = await read(ada, draft.id);
  assert.deepEqual(
    [seen.bankProfile.key, seen.bankProfile.tradeName, seen.bankProfile.features],
    [
      "MACQUARIE",
      "Macquarie",
      ["PREVIOUS_IDENTIFICATION", "CREDIT_INTEREST_ACCOUNT", "ADDITIONAL_SUPPLIER_DETAIL", "FUNDING_SECTION"],
    ],
  );
  assert.equal(seen.bankDetails.creditInterestAccountNumber, "••• 321");
  assert.equal(seen.bankDetails.fundingAmount, "250000.00");
  assert.equal(seen.additionalSupplierDetail.contactName, "Priya Nair");
  const { bankDetails } = await read(rosa, draft.id);
  assert.deepEqual(bankDetails, seen.bankDetails);

  const rows = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ whole: string }>("select d::text as whole from draft d where id = $1", [draft.id]),
  );
  assert.doesNotMatch(rows[0]?.whole ?? "", /87654321/);
});

test("each field of Macquarie's is asked for before the draft is submitted, and none of another bank's plan", async () => {
  const nothing = { bankDetails: null, additionalSupplierDetail: null };
  const draft = await world.draft({ fields: nothing });
  assert.deepEqual(unmet(await read(ada, draft.id)), [
    "bankDetails.previousIdentification",
    "bankDetails.fundingBankName",
    "bankDetails.fundingAmount",
    "bankDetails.fundingPurpose",
    "bankDetails.creditInterestAccountName",
    "bankDetails.creditInterestBSB",
    "bankDetails.creditInterestAccountNumber",
    "additionalSupplierDetail.businessActivity",
    "additionalSupplierDetail.relationshipPurpose",
    "submissionTerms",
  ]);
  const beyond = await world.draft({ fields: nothing, feeSummary: "beyondCash" });
  assert.deepEqual(unmet(await read(ada, beyond.id)), ["submissionTerms"]);
});

test("a faulty account is refused by its path", async () => {
  const draft = await world.draft();
  const { errors } = await ada.mutate(
    "updateDraft",
    "UpdateDraftInput",
    {
      id: draft.id,
      version: draft.version,
      draft: { bankDetails: { creditInterestBSB: "12", creditInterestAccountNumber: "1" } },
    },
    "draft { id }",
  );
  assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}).sort(), [
    "bankDetails.creditInterestAccountNumber",
    "bankDetails.creditInterestBSB",
  ]);
});

test("a change of the profile counts for drafts from then on, and not for one that was submitted", async () => {
  const open = await world.draft({ feeSummary: "beyondCash", fields: { directorEmail: null } });
  const sent = await world.draft({
    feeSummary: "beyondCash",
    fields: { directorEmail: null },
    status: "CHANGES_REQUESTED",
  });
  const guide = {
    name: "Guide to guarantees",
    kind: "GUIDE",
    place: "DRAFT",
    url: "https://beyond.example/guide",
  };
  const changed = await changeProfile("Beyond Bank Australia", {
    features: ["SMALL_BUSINESS_LOAN_GUARANTEE", "DIRECTOR_CONTACT"],
    resources: [guide],
  });
  assert.deepEqual(changed.features, ["DIRECTOR_CONTACT", "SMALL_BUSINESS_LOAN_GUARANTEE"]);

  const now = await read(ada, open.id);
  assert.ok(unmet(now).includes("directorEmail"));
  assert.deepEqual(now.bankProfile.resources, [{ name: "Guide to guarantees" }]);
  const asked = await read(ada, sent.id);
  assert.ok(!unmet(asked).includes("directorEmail"));
  assert.deepEqual(asked.bankProfile.features, ["SMALL_BUSINESS_LOAN_GUARANTEE"]);

  const { supplierHistory } = await rosa.get(
    "query ($id: ID!) { supplierHistory(supplierId: $id) { edges { node { changes { label newDisplayValue } } } } }",
    { id: idOf("supplier", "beyond") },
  );
  const { changes } = supplierHistory.edges[0].node;
  assert.deepEqual(changes, [
    {
      label: "Asked of applicants and offered",
      newDisplayValue: "Director contact, Small business loan bank guarantee",
    },
    {
      label: "To read",
      newDisplayValue: "Guide to guarantees (Guide, on the draft’s page): https://beyond.example/guide",
    },
  ]);
});

test("a profile that holds nothing readable is refused by its place, and by whoever may not change it", async () => {
  const { supplierRequirements } = await rosa.get("{ supplierRequirements { id version } }");
  const [{ id, version }] = supplierRequirements;
  const resources = [{ name: "Guide", kind: "GUIDE", place: "DESK", url: "javascript:alert(1)" }];
  const given = { id, version, features: [], gvpId: null, resources };
  const change = (api: Api, input: object) =>
    api.mutate("updateBankProfile", "UpdateBankProfileInput", input, "supplierRequirement { id }");
  const faulty = await change(rosa, given);
  assert.deepEqual(Object.keys(faulty.errors?.[0]?.extensions.fields ?? {}), ["resources.0.url"]);
  const many = await change(rosa, {
    ...given,
    resources: Array(11).fill({ ...resources[0], url: "a.example" }),
  });
  assert.deepEqual(Object.keys(many.errors?.[0]?.extensions.fields ?? {}), ["resources"]);
  const stale = await change(rosa, { ...given, resources: [], version: version + 7 });
  assert.equal(stale.errors?.[0]?.extensions.code, "CONFLICT");
  for (const person of ["gus", "sam", "ada"] as const) {
    const { errors } = await change(await world.as(person), { ...given, resources: [] });
    assert.equal(errors?.[0]?.extensions.code, "SUPPLIER_NOT_FOUND", person);
  }
});

test("the small business loan guarantee is chosen where the bank offers it, and its document is named so", async () => {
  const fields = { specialProduct: "SMALL_BUSINESS_LOAN" };
  const elsewhere = await world.draft({ fields });
  assert.ok(unmet(await read(ada, elsewhere.id)).includes("specialProduct"));

  const issued = await world.draft({ fields, feeSummary: "beyondCash", status: "ESTABLISHED" });
  const { document } = await ada.get("query ($id: ID!) { document(id: $id) { specialProduct } }", {
    id: issued.documentId,
  });
  assert.equal(document.specialProduct, "SMALL_BUSINESS_LOAN");
});

test("a bank's number at the register is told while the portal uses one, and only then", async () => {
  await changeProfile("BNK", { gvpId: "GVP-0042" });
  const shown = async () => {
    const { suppliers } = await ada.get("{ suppliers { tradeName gvpId } }");
    return suppliers.find((each: { tradeName: string }) => each.tradeName === "BNK").gvpId;
  };
  const turn = (isOn: boolean) =>
    runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update gateway_feature set is_enabled = $1 where name = 'gvpIntegration'", [isOn]),
    );
  await turn(false);
  assert.equal(await shown(), null);
  await turn(true);
  assert.equal(await shown(), "GVP-0042");
});
