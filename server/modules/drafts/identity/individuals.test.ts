// The individuals of a draft through the API: named, changed, copied, masked for those who need not know them, sealed where they are kept.
// Shows: ID-23..ID-31, ID-35..ID-46, ID-64..ID-72, D-52, API-135..API-137, V-109, K-34, K-36, K-37, K-40, K-41.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { anIndividual, WHOLE_INDIVIDUAL } from "../../../demo/builders/individual-builder.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";

const INDIVIDUAL = `id version title firstName middleNames surname emailAddress phoneMobile roles isForeignResident isDirectorOrSecretary isBeneficialOwner
  taxForeignResidentCountry taxpayerIdentificationNumber taxReasonNoTIN taxReasonExplanation identificationOption identificationNumber isComplete missingFields
  simpleKyc { address dateOfBirth unit number street streetType suburb state postalCode }`;
const SEEN = `identification { individuals { ${INDIVIDUAL} } }`;

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

const save = (input: object, api = ada) =>
  api.mutate("saveIdentification", "SaveIdentificationInput", input, `draft { ${SEEN} }`);
const update = (input: object, api = ada) =>
  api.mutate("updateIdentification", "UpdateIdentificationInput", input, `draft { ${SEEN} }`);
const prefill = (draftId: string) =>
  ada.mutate("prefillIdentification", "PrefillIdentificationInput", { draftId }, `draft { ${SEEN} }`);
const individualsOf = async (api: Api, draftId: string) =>
  (await seenDraft(api, draftId, SEEN)).identification?.individuals;
const requirement = async (draftId: string) =>
  (
    await seenDraft(ada, draftId, "applicableRequirements { field message requirementMet }")
  ).applicableRequirements.find(({ field }: { field: string }) => field === "individuals");

test("keeps every detail, changes what is sent, and empties what is null or has become meaningless", async () => {
  const { id: draftId } = await world.draft();
  const tax = {
    isForeignResident: true,
    taxForeignResidentCountry: "NZ",
    taxpayerIdentificationNumber: "123-456-789",
  };
  const { data } = await save({ draftId, individuals: [{ individual: { ...WHOLE_INDIVIDUAL, ...tax } }] });
  const [mira] = data.saveIdentification.draft.identification.individuals;
  assert.deepEqual(mira, {
    ...WHOLE_INDIVIDUAL,
    ...tax,
    id: mira.id,
    version: 1,
    phoneMobile: "+61412345678",
    isDirectorOrSecretary: true,
    isBeneficialOwner: false,
    taxReasonNoTIN: null,
    taxReasonExplanation: null,
    isComplete: true,
    missingFields: [],
    simpleKyc: { ...WHOLE_INDIVIDUAL.simpleKyc, address: "3/14 Short ST, Parramatta NSW 2150" },
  });
  const changed = await update({
    id: mira.id,
    version: 1,
    individual: {
      isForeignResident: false,
      simpleKyc: { unit: null },
      roles: ["BENEFICIAL_OWNER", "SECRETARY"],
    },
  });
  const [after] = changed.data.updateIdentification.draft.identification.individuals;
  assert.deepEqual(
    [
      after.version,
      after.taxForeignResidentCountry,
      after.taxpayerIdentificationNumber,
      after.simpleKyc.unit,
    ],
    [2, null, null, null],
  );
  assert.deepEqual([after.simpleKyc.dateOfBirth, after.firstName], ["1979-04-23", "Mira"]);
  assert.deepEqual(
    [after.roles, after.isDirectorOrSecretary, after.isBeneficialOwner],
    [["SECRETARY", "BENEFICIAL_OWNER"], true, true],
  );
});

test("says what the details lack, and nothing is submitted before they are whole", async () => {
  const { id: draftId } = await world.draft();
  assert.equal(await requirement(draftId), undefined);
  const { data } = await save({
    draftId,
    individuals: [{ individual: { firstName: "Owen", surname: "Tran" } }],
  });
  const [owen] = data.saveIdentification.draft.identification.individuals;
  assert.deepEqual(
    [owen.isComplete, owen.missingFields],
    [false, ["emailAddress", "title", "phoneMobile", "isForeignResident"]],
  );
  assert.deepEqual(await requirement(draftId), {
    field: "individuals",
    message: "Complete the details of Owen Tran.",
    requirementMet: false,
  });
  const foreign = {
    title: "Mr",
    emailAddress: "owen@example.com",
    phoneMobile: "+64 21 123 4567",
    isForeignResident: true,
  };
  const more = await update({ id: owen.id, version: 1, individual: foreign });
  assert.deepEqual(more.data.updateIdentification.draft.identification.individuals[0].missingFields, [
    "taxForeignResidentCountry",
    "taxpayerIdentificationNumber",
  ]);
  await update({
    id: owen.id,
    version: 2,
    individual: { taxForeignResidentCountry: "NZ", taxReasonNoTIN: "NOT_ISSUED" },
  });
  assert.equal((await requirement(draftId)).requirementMet, true);
});

test("refuses what is malformed or does not fit, by its path, and changes nothing", async () => {
  const { id: draftId } = await world.draft();
  const wrong = {
    emailAddress: "owen@",
    phoneMobile: "+64 21 123 4567",
    isForeignResident: false,
    simpleKyc: { dateOfBirth: "2099-01-01", postalCode: "12" },
  };
  assert.deepEqual(
    refusalOf(await save({ draftId, individuals: [{ individual: {} }, { individual: wrong }] })),
    {
      "individuals.1.individual.emailAddress": "This field must be a valid email",
      "individuals.1.individual.phoneMobile": "This field must be a valid Australian mobile number",
      "individuals.1.individual.simpleKyc.dateOfBirth": "Enter a date of birth in the past",
      "individuals.1.individual.simpleKyc.postalCode": "A postcode must consist of 4 digits",
    },
  );
  const both = {
    isForeignResident: true,
    taxForeignResidentCountry: "AU",
    taxpayerIdentificationNumber: "1",
    taxReasonNoTIN: "NOT_ISSUED",
  };
  assert.deepEqual(
    Object.keys(refusalOf(await save({ draftId, individuals: [{ individual: both }] }))).sort(),
    [
      "individuals.0.individual.taxForeignResidentCountry",
      "individuals.0.individual.taxpayerIdentificationNumber",
    ],
  );
  assert.deepEqual(
    refusalOf(await save({ draftId, individuals: Array.from({ length: 21 }, () => ({ individual: {} })) })),
    {
      individuals: "A draft can name at most 20 individuals.",
    },
  );
  assert.deepEqual(await individualsOf(ada, draftId), []);
});

test("a stale change, one of another draft, one taken off meanwhile, and one behind the submission are refused", async () => {
  const { id: draftId } = await world.draft();
  const id = await anIndividual(world.app, draftId);
  const other = await anIndividual(world.app, (await world.draft()).id);
  await update({ id, version: 1, individual: { title: "Dr" } });
  assert.equal(refusalOf(await update({ id, version: 1, individual: { title: "Mrs" } })), "CONFLICT");
  const stale = { draftId, individuals: [{ id, version: 1, individual: { title: "Mrs" } }] };
  assert.equal(refusalOf(await save(stale)), "CONFLICT");
  assert.equal(
    refusalOf(await save({ draftId, individuals: [], removedIndividualIds: [other] })),
    "INDIVIDUAL_NOT_FOUND",
  );
  const twice = { draftId, individuals: [], removedIndividualIds: [id, id] };
  assert.deepEqual(refusalOf(await save(twice)), { individuals: "Name each individual once." });
  await save({ draftId, individuals: [], removedIndividualIds: [id] });
  assert.equal(refusalOf(await update({ id, version: 2, individual: {} })), "INDIVIDUAL_NOT_FOUND");

  const submitted = await world.draft({ status: "SUBMITTED" });
  assert.equal(refusalOf(await save({ draftId: submitted.id, individuals: [] })), "INVALID_TRANSITION");
});

test("copies whom the organisation named last, each once, and says where there is no one", async () => {
  const earlier = await world.draft();
  await anIndividual(world.app, earlier.id);
  await anIndividual(world.app, earlier.id, { firstName: "Owen", emailAddress: "owen@example.com" });
  const { id: draftId } = await world.draft();
  await anIndividual(world.app, draftId, { firstName: "OWEN", emailAddress: "Owen@example.com" });
  // The newest of all are this draft's own, which are no earlier ones.
  const { data } = await prefill(draftId);
  const named = data.prefillIdentification.draft.identification.individuals;
  assert.deepEqual(
    named.map(({ firstName, simpleKyc, version }: never) => [firstName, simpleKyc, version]),
    [
      ["OWEN", named[0].simpleKyc, 1],
      ["Mira", { ...WHOLE_INDIVIDUAL.simpleKyc, address: "3/14 Short ST, Parramatta NSW 2150" }, 1],
    ],
  );
  assert.deepEqual(Object.keys(refusalOf(await prefill(draftId))), ["draftId"]);
});

test("an invited issuer sees who they are and not what identifies them, and a beneficiary nothing at all", async () => {
  const draft = await world.draft({ status: "DRAFT" });
  await anIndividual(world.app, draft.id);
  await shareWith(world.app, "draft", draft, { person: "wes", roles: ["ISSUER"] });
  const [seen] = await individualsOf(await world.as("wes"), draft.id);
  assert.deepEqual([seen.firstName, seen.simpleKyc, seen.identificationNumber], ["Mira", null, "••••••"]);
  assert.equal(
    refusalOf(await update({ id: seen.id, version: 1, individual: {} }, await world.as("wes"))),
    "INDIVIDUAL_NOT_FOUND",
  );

  const other = await world.draft({ status: "DRAFT" });
  await anIndividual(world.app, other.id);
  await shareWith(world.app, "draft", other, { person: "wes", roles: ["BENEFICIARY"] });
  assert.equal(await individualsOf(await world.as("wes"), other.id), undefined);
});

test("everything that is kept of a person can be had as one file, by whoever may know it", async () => {
  const draft = await world.draft();
  const id = await anIndividual(world.app, draft.id);
  await shareWith(world.app, "draft", draft, { person: "dee", roles: ["ISSUER"] });
  const kept = async (api: Api) => {
    const { identification } = await seenDraft(api, draft.id, "identification { individuals { keptData } }");
    return identification.individuals[0].keptData as string | null;
  };
  const file = await kept(ada);
  assert.equal(await kept(await world.as("dee")), null);
  const { record, details, verification } = JSON.parse(file ?? "{}");
  assert.deepEqual([record.id, record.draftId], [id, draft.id]);
  const { roles, simpleKyc, ...own } = WHOLE_INDIVIDUAL;
  const parts = Object.entries(simpleKyc).map(([part, text]) => [`simpleKyc.${part}`, text]);
  for (const [path, text] of [...Object.entries({ ...own, phoneMobile: "+61412345678" }), ...parts])
    assert.equal(details[path as string], String(text), path as string);
  assert.equal(details.roles, roles.join(";"));
  assert.equal(verification.isVerified, false);
});

test("birth dates, addresses and numbers are in no table in clear, and the history says that they changed", async () => {
  const { id: draftId } = await world.draft();
  const secrets = { identificationNumber: "QX9081726", taxpayerIdentificationNumber: "TIN-55-81726354" };
  const id = await anIndividual(world.app, draftId, {
    ...secrets,
    isForeignResident: true,
    taxForeignResidentCountry: "NZ",
  });
  await update({
    id,
    version: 1,
    individual: { simpleKyc: { street: "Zanzibarway", dateOfBirth: "1961-12-29" } },
  });
  const owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  try {
    const { rows: tables } = await owner.query(
      "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
    );
    for (const { name } of tables) {
      const { rows } = await owner.query(`select to_jsonb(t)::text as row from ${name} t`);
      for (const secret of [...Object.values(secrets), "Zanzibarway", "1961-12-29"])
        assert.ok(!rows.some(({ row }) => row.includes(secret)), `${name} holds ${secret}`);
    }
  } finally {
    await owner.end();
  }
  const { draftHistory } = await ada.get(
    "query ($id: ID!) { draftHistory(draftId: $id, first: 5) { edges { node { objectType changeType changes { field label oldDisplayValue newDisplayValue } } } } }",
    { id: draftId },
  );
  type Entry = { node: { objectType: string; changes: { label: string; newDisplayValue: string }[] } };
  const entry = draftHistory.edges.find(({ node }: Entry) => node.objectType === "Individual").node;
  const masked = entry.changes.filter(
    ({ newDisplayValue }: Entry["node"]["changes"][number]) => newDisplayValue === "•••",
  );
  assert.deepEqual(
    masked.map(({ label }: { label: string }) => label),
    ["Document number", "Date of birth and address", "Taxpayer identification number"],
  );
});

test("a refused change of another organisation answers as what is not there", async () => {
  const { id: draftId } = await world.draft({ owner: "wesfarmers" });
  assert.equal(refusalOf(await save({ draftId, individuals: [] })), "DRAFT_NOT_FOUND");
  assert.equal(refusalOf(await prefill(draftId)), "DRAFT_NOT_FOUND");
});
