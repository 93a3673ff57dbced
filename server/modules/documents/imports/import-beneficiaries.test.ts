// Whom a register names by number is found as a facility's recipient is found, answered once for all its rows, and nothing is opened to anybody by it.
// Shows: IM-01, IM-07, DOC-03.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import {
  checkedImport,
  REGISTER_HEADER,
  register,
  registerRow,
} from "../../../../testing/builders/import-builder.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { LIMITS, takeManyFromLimit } from "../../people/accounts/public.ts";

const SHOWN = `id version stage rowsNew rowsRefused beneficiariesNotLookedUp
  beneficiaries { abn legalName rowCount differingCount names isAccepted }
  items(verdicts: [NEW, REFUSED, IMPORTED]) { rowNumber documentId errors cells { path text was mendedBy } }`;
const WESFARMERS = "28 008 984 049";
const ACN = "008 984 049";

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

const named = (number: string, name: string, abn = "") =>
  registerRow(number, { "Beneficiary name": name, "Beneficiary ABN or ACN": abn });
const shown = async (id: string, api = ada) =>
  (await api.get(`query ($id: ID!) { importJob(importJobId: $id) { ${SHOWN} } }`, { id })).importJob;
const checked = async (rows: readonly (readonly string[])[]) =>
  await shown((await checkedImport(world.app, { bytes: register(rows) })).id);
const answer = (found: { id: string; version: number }, answers: readonly object[], api = ada) =>
  api.mutate(
    "answerImportBeneficiaries",
    "AnswerImportBeneficiariesInput",
    { id: found.id, version: found.version, answers },
    `importJob { ${SHOWN} }`,
  );
async function answered(found: { id: string; version: number }, answers: readonly object[]) {
  const { errors } = await answer(found, answers);
  assert.equal(errors, undefined, JSON.stringify(errors));
  await untilJobsAreDone(world.ownerUrl);
  return await shown(found.id);
}
type Shown = { items: { cells: { path: string; text: string; was: string | null }[] }[] };
const cellsOf = ({ items }: Shown, path: string) =>
  items.map(({ cells }) => {
    const cell = cells.find((each) => each.path === path);
    return [cell?.text, cell?.was];
  });
const fieldsIn = ({ errors }: { errors?: { extensions: { fields?: Record<string, string> } }[] }) =>
  errors?.[0]?.extensions.fields;
/** As if ada had looked up so many that these are left. */
const leaveLookUps = (left: number) =>
  runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    await tx.query("delete from rate_limit");
    const { allowed } = LIMITS.sharingLookUps;
    await takeManyFromLimit(tx, "sharingLookUps", idOf("person", "ada"), allowed - left);
  });

describe("a beneficiary that a register names by number", () => {
  test("is one question for all rows that have its number, its ACN, or without one its legal name", async () => {
    const found = await checked([
      named("P-1", "Wesfarmers", WESFARMERS),
      named("P-2", "Wesfarmers", ACN),
      named("P-3", "WESFARMERS LTD."),
      named("P-8", "WESFARMERS LTD.", WESFARMERS),
      named("P-9", "WESFARMERS LTD.", WESFARMERS),
      named("P-4", "Wesfarmers Limited", WESFARMERS),
      named("P-5", "Wesfarmers Retail"),
      named("P-6", "Qantas Airways Limited", "16 009 661 901"),
      named("P-7", "Harbour Civil Pty Ltd", "53 004 085 616"),
    ]);
    assert.deepEqual(found.beneficiaries, [
      {
        abn: "28008984049",
        legalName: "Wesfarmers Limited",
        rowCount: 6,
        differingCount: 5,
        names: ["WESFARMERS LTD.", "Wesfarmers"],
        isAccepted: null,
      },
    ]);
    assert.equal(found.beneficiariesNotLookedUp, 0);
  });

  test("that is accepted is named as it is confirmed in all its rows, and its documents are open to nobody more", async () => {
    const found = await checked([
      named("Q-1", "Wesfarmers", ACN),
      named("Q-2", "Wesfarmers ltd"),
      named("Q-3", "Wesfarmers Retail"),
      named("Q-4", "", WESFARMERS),
    ]);
    assert.deepEqual([found.rowsNew, found.rowsRefused], [3, 1]);
    const now = await answered(found, [{ abn: ACN, isAccepted: true }]);
    assert.deepEqual([now.stage, now.rowsNew, now.rowsRefused], ["READY", 4, 0]);
    assert.deepEqual(cellsOf(now, "beneficiary.name"), [
      ["Wesfarmers Limited", "Wesfarmers"],
      ["Wesfarmers Limited", "Wesfarmers ltd"],
      ["Wesfarmers Retail", null],
      ["Wesfarmers Limited", ""],
    ]);
    assert.deepEqual(cellsOf(now, "beneficiary.abn"), [
      [ACN, null],
      ["28008984049", ""],
      ["", null],
      [WESFARMERS, null],
    ]);
    assert.deepEqual(
      [now.beneficiaries[0].isAccepted, now.beneficiaries[0].rowCount, now.beneficiaries[0].differingCount],
      [true, 3, 0],
    );

    const wes = await world.as("wes");
    const heldBefore = await heldBy(wes);
    await ada.mutate(
      "startImportJob",
      "StartImportJobInput",
      { id: now.id, version: now.version, mode: "KEEP_GOOD_ROWS" },
      "importJob { id }",
    );
    await untilJobsAreDone(world.ownerUrl);
    const done = await shown(found.id);
    const { documentId } = done.items[1];
    const query = "query ($id: ID!) { document(id: $id) { parties { partyVariant name abn } } }";
    const { document } = await ada.get(query, { id: documentId });
    assert.deepEqual(
      document.parties.find(({ partyVariant }: { partyVariant: string }) => partyVariant === "BENEFICIARY"),
      { partyVariant: "BENEFICIARY", name: "Wesfarmers Limited", abn: "28008984049" },
    );
    // The number on a typed record gives its holder nothing to see.
    assert.equal(await wes.codeOf(query, { id: documentId }), "DOCUMENT_NOT_FOUND");
    assert.deepEqual(await heldBy(wes), heldBefore);

    await ada.mutate(
      "undoImportJob",
      "UndoImportJobInput",
      { id: done.id, version: done.version },
      "importJob { id }",
    );
    await untilJobsAreDone(world.ownerUrl);
    assert.equal(await ada.codeOf(query, { id: documentId }), "DOCUMENT_NOT_FOUND");
  });

  test("that is declined stays as the file names it, also after it was accepted, and only what is suggested is answered", async () => {
    const found = await checked([named("R-1", "Wesfarmers", WESFARMERS), named("R-2", "Wesfarmers Limited")]);
    const declined = await answered(found, [{ abn: WESFARMERS, isAccepted: false }]);
    assert.deepEqual([declined.stage, declined.beneficiaries[0].isAccepted], ["READY", false]);
    assert.deepEqual(cellsOf(declined, "beneficiary.name")[0], ["Wesfarmers", null]);
    const accepted = await answered(declined, [{ abn: WESFARMERS, isAccepted: true }]);
    assert.deepEqual(cellsOf(accepted, "beneficiary.abn")[1], ["28008984049", ""]);
    const back = await answered(accepted, [{ abn: WESFARMERS, isAccepted: false }]);
    assert.deepEqual(cellsOf(back, "beneficiary.name"), [
      ["Wesfarmers", null],
      ["Wesfarmers Limited", null],
    ]);
    assert.deepEqual(cellsOf(back, "beneficiary.abn")[1], ["", null]);

    assert.deepEqual(fieldsIn(await answer(back, [{ abn: "16 009 661 901", isAccepted: true }])), {
      "answers.0.abn": "No beneficiary of this file was found here by 16 009 661 901.",
    });
    const twice = [
      { abn: WESFARMERS, isAccepted: true },
      { abn: ACN, isAccepted: false },
    ];
    assert.deepEqual(fieldsIn(await answer(back, twice)), {
      "answers.1.abn": "This beneficiary is answered twice.",
    });
    assert.deepEqual(fieldsIn(await answer(back, [])), { answers: "Answer for one beneficiary at least." });
    assert.equal(
      (await answer(found, [{ abn: ACN, isAccepted: true }])).errors?.[0]?.extensions.code,
      "CONFLICT",
    );
  });

  test("is told once the number of its row is mended, and a number with a wrong digit says so", async () => {
    const found = await checked([named("S-1", "Wesfarmers", "28 008 984 048")]);
    assert.deepEqual(found.items[0].errors, [
      "Beneficiary ABN or ACN: Invalid ABN: one of its digits is wrong. Compare it with the paper",
    ]);
    assert.deepEqual(found.beneficiaries, []);
    const place = REGISTER_HEADER.indexOf("Beneficiary ABN or ACN");
    await ada.mutate(
      "mendImportRow",
      "MendImportRowInput",
      { id: found.id, version: found.version, rowNumber: 2, cells: [{ place, text: WESFARMERS }] },
      "importJob { id }",
    );
    assert.equal((await shown(found.id)).beneficiaries[0].legalName, "Wesfarmers Limited");
  });

  test("is looked up no oftener than a person may look up others, and of the same number once", async () => {
    await leaveLookUps(1);
    const found = await checked([
      named("T-1", "Qantas", "16 009 661 901"),
      named("T-2", "Wesfarmers", WESFARMERS),
      named("T-3", "Wesfarmers", WESFARMERS),
    ]);
    assert.deepEqual([found.beneficiaries.length, found.beneficiariesNotLookedUp], [1, 1]);
    const none = await checked([named("T-4", "Wesfarmers", WESFARMERS)]);
    assert.deepEqual([none.beneficiaries, none.beneficiariesNotLookedUp], [[], 1]);
    const query =
      "query ($abn: String!, $id: ID!) { facilityShareRecipient(abn: $abn, facilityId: $id) { name } }";
    assert.equal(await ada.codeOf(query, { abn: WESFARMERS, id: idOf("person", "ada") }), "RATE_LIMITED");
  });

  test("is not told to an organisation that is not confirmed itself, nor once its holder has lost the number", async () => {
    const found = await checkedImport(world.app, {
      by: "wes",
      bytes: register([named("U-1", "Harbour", "53 004 085 616")]),
    });
    const wes = await world.as("wes");
    assert.equal((await shown(found.id, wes)).beneficiaries[0].legalName, "Harbour Civil Pty Ltd");
    await refuseAbn("harbour");
    assert.deepEqual((await shown(found.id, wes)).beneficiaries, []);
    await refuseAbn("wesfarmers");
    const bytes = register([named("U-2", "Harbour", "53 004 085 616")]);
    const unconfirmed = await shown((await checkedImport(world.app, { by: "wes", bytes })).id, wes);
    assert.deepEqual([unconfirmed.beneficiaries, unconfirmed.beneficiariesNotLookedUp], [[], 1]);
  });
});

async function heldBy(api: Api): Promise<number> {
  const query = "query ($o: ID!) { heldSecurities(organisationId: $o, first: 1) { totalCount } }";
  return (await api.get(query, { o: idOf("organisation", "wesfarmers") })).heldSecurities.totalCount;
}

async function refuseAbn(organisation: "harbour" | "wesfarmers"): Promise<void> {
  const id = idOf("organisation", organisation);
  const administrator = await world.as(organisation === "harbour" ? "ada" : "wes");
  const query = "query ($id: ID!) { organisation(id: $id) { version } }";
  const { version } = (await administrator.get(query, { id })).organisation;
  const { errors } = await (await world.as("rosa")).mutate(
    "refuseOrganisationAbn",
    "RefuseOrganisationAbnInput",
    { id, version, reason: "The register has another name." },
    "abnClaim { abnStatus }",
  );
  assert.equal(errors, undefined, JSON.stringify(errors));
}
