// What a bank asks for with every application: changed by provider administrators alone, one at a time, with its history, and asked for from then on.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

const RECORD = "id tradeName requiredDocumentTypes version updatedAt updatedBy";
const LIST = `{ supplierRequirements { ${RECORD} } }`;
const HISTORY =
  "query ($id: ID!) { supplierHistory(supplierId: $id) { totalCount edges { node { triggeredBy { name } changes { field label oldDisplayValue newDisplayValue } } } } }";

type Supplier = { id: string; tradeName: string; requiredDocumentTypes: string[]; version: number };

let world: World;
let rosa: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
});
after(() => world.end());

async function macquarie(): Promise<Supplier> {
  const { supplierRequirements } = await rosa.get(LIST);
  return supplierRequirements.find(({ tradeName }: Supplier) => tradeName === "Macquarie");
}

async function ask(
  types: string[],
  { api = rosa, ...given }: { api?: Api; version?: number; id?: string } = {},
) {
  const { id, version } = await macquarie();
  return await api.mutate(
    "updateSupplierRequirements",
    "UpdateSupplierRequirementsInput",
    { id, version, requiredDocumentTypes: types, ...given },
    `supplierRequirement { ${RECORD} }`,
  );
}

test("a provider administrator says what it is, the history who and when, and the next submission asks for it", async () => {
  const { version } = await macquarie();
  const { data } = await ask(["SHARE_CERTIFICATE", "APPLICATION_FORM", "APPLICATION_FORM"]);
  const { supplierRequirement } = data.updateSupplierRequirements;
  assert.deepEqual(supplierRequirement.requiredDocumentTypes, ["APPLICATION_FORM", "SHARE_CERTIFICATE"]);
  assert.deepEqual(
    [supplierRequirement.version, supplierRequirement.updatedBy],
    [version + 1, "Rosa Whitfield"],
  );

  const { supplierHistory } = await rosa.get(HISTORY, { id: supplierRequirement.id });
  const [{ node }] = supplierHistory.edges;
  assert.equal(node.triggeredBy.name, "Bondline, Rosa Whitfield");
  assert.deepEqual(node.changes, [
    {
      field: "requiredDocumentTypes",
      label: "Asked for with every application",
      oldDisplayValue: null,
      newDisplayValue: "Application form, Share certificate",
    },
  ]);

  const draft = await world.draft({ status: "SUBMITTED" });
  const { requiredDocuments } = await rosa.get(
    "query ($id: ID!) { requiredDocuments(draftId: $id) { requiredDocumentType } }",
    { id: draft.id },
  );
  assert.deepEqual(
    requiredDocuments.map(({ requiredDocumentType }: Record<string, string>) => requiredDocumentType),
    ["APPLICATION_FORM", "SHARE_CERTIFICATE"],
  );
});

test("what is said already writes nothing, and what needs a word each time is refused", async () => {
  const before = await macquarie();
  assert.equal((await ask(before.requiredDocumentTypes)).errors, undefined);
  assert.deepEqual(await macquarie(), before);
  for (const type of ["OTHER_DOCUMENT", "DOCUMENT_FOR_CLIENT_RECORD"]) {
    const { errors } = await ask([type]);
    assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}), ["requiredDocumentTypes"], type);
  }
  assert.deepEqual(await macquarie(), before);
});

test("of two at once one is told, and nobody but a provider administrator knows of it", async () => {
  const { id, version } = await macquarie();
  const both = await Promise.all([[], ["CUSTOMER_IDENTIFICATION"]].map((types) => ask(types, { version })));
  const codes = both.map(({ errors }) => errors?.[0]?.extensions.code ?? "OK");
  assert.deepEqual(codes.toSorted(), ["CONFLICT", "OK"]);
  for (const person of ["gus", "sam", "ada", "fay"] as const) {
    const api = await world.as(person);
    assert.equal(await api.codeOf(LIST), "SUPPLIER_NOT_FOUND", person);
    assert.equal(await api.codeOf(HISTORY, { id }), "SUPPLIER_NOT_FOUND", person);
    const { errors } = await ask([], { api });
    assert.equal(errors?.[0]?.extensions.code, "SUPPLIER_NOT_FOUND", person);
  }
  const { errors } = await ask([], { id: "0198c000-0000-7000-8000-0000000000ff" });
  assert.equal(errors?.[0]?.extensions.code, "SUPPLIER_NOT_FOUND");
});
