// An organisation that is named beside a record is a condition: for a person of both, a record of the one is not found under the other.
// Shows: Q-035.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { buildFacility } from "../../server/demo/builders/facility-builder.ts";
import { aGuest, joinAs } from "../../server/demo/builders/guest-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { OPERATIONS, type Rule } from "../access-matrix.ts";
import { type Api, apiOf } from "../api.ts";
import { documentOf, EXAMPLES, variablesOf } from "../examples/calls.ts";
import { OPERATION_KINDS, type OperationKind } from "../examples/example.ts";
import { type Fixtures, fixturesOf, readyCall } from "../examples/fixture.ts";
import { inputFieldsOf } from "../examples/input-fields.ts";
import { PUBLIC_IDS } from "../foreign-records.ts";
import { signInPersonas } from "../personas.ts";
import { codeOfRow } from "../row-codes.ts";
import { watch } from "../waiting.ts";
import { aWorld, type World } from "../world.ts";
import { recordProof } from "./record-proof.ts";

let world: World;
let fixtures: Fixtures;
/** An administrator of both organisations. */
let both: Api;
before(async () => {
  world = await aWorld();
  fixtures = fixturesOf(world, await signInPersonas(world));
  const guest = await aGuest(world.app, "both");
  for (const organisation of ["harbour", "wesfarmers"] as const)
    await joinAs(world.app, guest, { organisationId: idOf("organisation", organisation), role: "ADMIN" });
  both = apiOf(world.url, guest.token);
});
after(() => world.endUnchecked());

/** What the example names no record in, or only what the call makes, is tried with others' records in foreign-ids.test.ts. */
const NAMING_NONE = [
  "exposure",
  "deskWorkList",
  "alertPreview",
  "documents",
  "documentReport",
  "documentsForReports",
  "drafts",
  "chosenDocuments",
  "createOrganisationAlertConfiguration",
  "createDraft",
  "createDocumentFacility",
  "createFinanceEnquiry",
  "createDraftBgSwitch",
  "createSuretyBondDraft",
];

/** Whoever may call it is of neither organisation; suspended-people.test.ts names a member under another client. */
const OF_NO_ORGANISATION: Rule = "provider administrator";

const count = { cases: 0, broken: 0, caught: 0 };
after(() => recordProof("named-organisations", count));

function namesBoth(kind: OperationKind, name: string): boolean {
  const ids = inputFieldsOf(kind, name)
    .filter(({ type }) => type === "ID")
    .map(({ path }) => path);
  return (
    ids.includes("organisationId") &&
    ids.some((path) => path !== "organisationId" && !PUBLIC_IDS.includes(path))
  );
}

for (const kind of OPERATION_KINDS)
  describe(`${kind.toLowerCase()}: a record is not found under another organisation of the same person`, () => {
    for (const name of Object.keys(EXAMPLES[kind]).filter((each) => namesBoth(kind, each))) {
      if (EXAMPLES.Mutation[name]?.namesAnother || NAMING_NONE.includes(name)) continue;
      if (OPERATIONS[kind][name]?.rule === OF_NO_ORGANISATION) continue;
      test(name, async () => {
        const call = await readyCall(fixtures, kind, name);
        const named = async (organisationId: string) =>
          await codeOf(kind, name, { ...call.given, organisationId });
        const other = await named(idOf("organisation", "wesfarmers"));
        assert.notEqual(other, "OK", "the organisation is no condition");
        if (kind !== "Mutation") assert.equal(other, OPERATIONS[kind][name]?.refusal);
        if (kind !== "Mutation") assert.equal(await named(randomUUID()), other);
        assert.equal(await named(idOf("organisation", "harbour")), "OK");
        count.cases += 3;
      });
    }
  });

test("exposure: a facility is none of another organisation of the same person", async () => {
  const { given } = await readyCall(fixtures, "Query", "exposure");
  const { id: facilityId } = await buildFacility(world.app);
  const of = (organisation: "harbour" | "wesfarmers") =>
    codeOf("Query", "exposure", { ...given, facilityId, organisationId: idOf("organisation", organisation) });
  assert.deepEqual([await of("harbour"), await of("wesfarmers")], ["OK", "FACILITY_NOT_FOUND"]);
  count.cases += 2;
});

async function codeOf(kind: OperationKind, name: string, given: object): Promise<string> {
  const query = documentOf(kind, name, given);
  if (kind !== "Subscription") {
    const { data, errors } = await both.ask(query, variablesOf(kind, given));
    return errors?.[0]?.extensions.code ?? codeOfRow(data?.[name]) ?? "OK";
  }
  const stream = await watch(world, both, { query, variables: variablesOf(kind, given) });
  if (!stream.hasMore()) {
    await stream.end();
    return "OK";
  }
  return (await stream.next()).errors?.[0]?.extensions.code ?? "OK";
}
