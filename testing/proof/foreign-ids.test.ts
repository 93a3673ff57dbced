// What belongs to somebody else is to whoever may not read it what a made-up id is: the same answer, and to outsiders by the same statements.
// Shows: Q-035.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { OPERATIONS, type Persona, personasOf, type Rule } from "../access-matrix.ts";
import type { ApiReply } from "../api.ts";
import { documentOf, EXAMPLES, personaThatCalls, variablesOf } from "../examples/calls.ts";
import type { Example } from "../examples/example.ts";
import { aReadyWorld } from "../examples/example-worlds.ts";
import { type Fixtures, namingNothing, type ReadyCall, readyCall } from "../examples/fixture.ts";
import { inputFieldsOf, withValue } from "../examples/input-fields.ts";
import { DOOR_ID, FOREIGN, nameOfId, PUBLIC_IDS } from "../foreign-records.ts";
import { untilJobsAreDone } from "../jobs-done.ts";
import type { Personas } from "../personas.ts";
import { codeOfRow } from "../row-codes.ts";
import { transactionsOf } from "../statements.ts";
import type { World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

let world: World;
let personas: Personas;
let fixtures: Fixtures;
before(async () => {
  ({ world, personas, fixtures } = await aReadyWorld());
});
const count = { cases: 0, broken: 0, caught: 0 };
after(async () => {
  recordProof("foreign-ids", count);
  await world.endUnchecked();
});

const OUTSIDERS: Persona[] = ["otherAdmin", "stranger"];

/** Whose example shares the record with the other organisation, so that it is not somebody else's to its people. */
const SHARED = ["shareDraftToOrganisationFromCollaborator", "stopSharingDocumentFacility"];

for (const kind of ["Query", "Mutation"] as const)
  describe(`${kind.toLowerCase()}: an id of somebody else's is worked on as a made-up one is`, () => {
    for (const [name, { rule, refusal }] of Object.entries(OPERATIONS[kind])) {
      const outsiders = OUTSIDERS.filter(
        (persona) =>
          !personasOf(rule).includes(persona) && !(persona === "otherAdmin" && SHARED.includes(name)),
      );
      if (refusal === undefined) continue;
      test(name, async () => {
        const call = await readyCall(fixtures, kind, name);
        for (const persona of outsiders) {
          const real = await requireSameWork(call, persona, [call.given, namingNothing(call).given]);
          assert.equal(real.code, refusal);
        }
        if (rule !== "desk") await requireSameAnswers(call, snoopersOn(call, rule));
      });
    }
  });

/** Everybody who may not read the record, however near to it they are or were: byte for byte. */
const SNOOPERS: Persona[] = [
  ...OUTSIDERS,
  "limitedNotAdded",
  "invited",
  "removed",
  "formerMember",
  "otherSupplier",
];

/** In a plain run so many of them look at each call, by turns over all calls. */
const SNOOPING_EACH = IS_WHOLE_PROOF ? SNOOPERS.length : 2;

function snoopersOn({ kind, name }: ReadyCall, rule: Rule): Persona[] {
  const snoopers = SNOOPERS.filter((each) => !personasOf(rule).includes(each));
  const first = Object.keys(OPERATIONS[kind]).indexOf(name) * SNOOPING_EACH;
  return Array.from(
    { length: Math.min(SNOOPING_EACH, snoopers.length) },
    (_, at) => snoopers[(first + at) % snoopers.length] as Persona,
  );
}

/** Whatever differs between a real and a made-up id is a fault. */
async function requireSameAnswers(call: ReadyCall, snoopers: readonly Persona[]): Promise<void> {
  const { kind, query, given } = call;
  const nothing = namingNothing(call);
  const asking = (persona: Persona) => (sent: object) =>
    personas.api[persona].ask(query, variablesOf(kind, sent));
  // Compiled from the third time on, which writes an answer's parts in another order: what comes then is compared.
  for (const persona of snoopers.slice(0, 1))
    for (let time = 1; time <= 3; time += 1) await asking(persona)(nothing.given);
  for (const persona of snoopers) {
    const ask = asking(persona);
    const real = withoutNames(await ask(given), nothing.named);
    assert.equal(real, withoutNames(await ask(nothing.given), nothing.unnamed), persona);
    count.cases += 1;
  }
}

function withoutNames(answer: ApiReply, names: readonly string[]): string {
  return names.reduce((text, name) => text.replaceAll(name, "id"), JSON.stringify(answer));
}

const NARROWS =
  "narrows the organisation's own list, in which nothing of others is; the list itself is tried";

/** Named, and of no account in the example, each with the reason. */
const OF_NO_ACCOUNT: Record<string, string> = {
  "createExport: wanted.documents.documentIds.0": NARROWS,
  "createExport: wanted.documents.exceptIds.0": NARROWS,
  "createExport: wanted.documents.filter.facilityId": NARROWS,
  "createExportSchedule: wanted.documents.documentIds.0": NARROWS,
  "createExportSchedule: wanted.documents.exceptIds.0": NARROWS,
  "createExportSchedule: wanted.documents.filter.facilityId": NARROWS,
  "createOrganisationAlertConfiguration: facilityId": "left out of an alert about dates",
  "updateOrganisationAlertConfiguration: facilityId": "left out of an alert about dates",
  "stopSharingDocumentFacility: organisationId": "the example has shared it with them",
};

/** Callers who may know every organisation's records. */
const STAFF: Persona[] = ["manager", "general", "supplier", "otherSupplier"];

describe("a record of somebody else's that is named within a call of one's own is worked on as a made-up one is", () => {
  for (const kind of ["Query", "Mutation"] as const)
    for (const [name, { by, servesOne }] of Object.entries<Example>(EXAMPLES[kind])) {
      const ids = inputFieldsOf(kind, name).filter(({ type }) => type === "ID");
      const named = ids.filter(({ path }) => !PUBLIC_IDS.includes(nameOfId(path)) && path !== DOOR_ID);
      if (named.length === 0 || by !== undefined || servesOne || STAFF.includes(personaThatCalls(kind, name)))
        continue;
      for (const { path } of named.filter((each) => !(`${name}: ${each.path}` in OF_NO_ACCOUNT)))
        test(`${name}: ${path}`, async () => {
          const make = FOREIGN[nameOfId(path)];
          assert.ok(make, `FOREIGN in testing/foreign-records.ts has no ${nameOfId(path)}`);
          const call = await readyCall(fixtures, kind, name);
          const persona = personaThatCalls(kind, name);
          const naming = (value: string) => withValue(kind, name, { given: call.given, path, value });
          const given = [naming(await make({ world, personas })), naming(randomUUID())] as const;
          const foreign = await requireSameWork(call, persona, given);
          if (kind === "Mutation") assert.notEqual(foreign.code, "OK");
        });
    }
});

/** To its owner a record is there, as it would be to whoever no policy and no access check kept from it. */
const SEEN: Record<string, (call: ReadyCall) => Promise<unknown>> = {
  work: (call) => requireSameWork(call, "admin", [call.given, namingNothing(call).given]),
  "an answer": (call) => requireSameAnswers(call, ["admin"]),
};

for (const [what, required] of Object.entries(SEEN))
  test(`${what} that differs is seen: the owner's own call is another with a made-up id`, async () => {
    const call = await readyCall(fixtures, "Query", "draft");
    count.broken += 1;
    await assert.rejects(required(call), assert.AssertionError);
    count.caught += 1;
  });

/** Statements that jobs, keepers of the background and the news of payments run by the way. */
const OF_THE_CALL = /^(?!.*(graphile|jobs\.|mail_message|provider_payment_id|pg_advisory_xact_lock\()).*$/s;

type Work = { code: string; statements: string[] };

/** Asked again where they differ: work of the clock's that falls between does not come twice, and a difference of ours stays. */
async function requireSameWork(
  call: ReadyCall,
  persona: Persona,
  [foreign, nothing]: readonly [object, object],
): Promise<Work> {
  for (let left = 2; ; left -= 1) {
    const real = await workOf(call, persona, foreign);
    const unreal = await workOf(call, persona, nothing);
    if (left > 0 && !isDeepStrictEqual(real, unreal)) continue;
    assert.deepEqual(unreal, real, persona);
    count.cases += 1;
    return real;
  }
}

async function workOf({ kind, name }: ReadyCall, persona: Persona, given: object): Promise<Work> {
  let code = "";
  const query = documentOf(kind, name, given);
  await untilJobsAreDone(world.ownerUrl);
  // A job that the call asks for may begin at once, and is not the call.
  const sent = await transactionsOf(world.app, async () => {
    const { data, errors } = await personas.api[persona].ask(query, variablesOf(kind, given));
    code = errors?.[0]?.extensions.code ?? codeOfRow(data?.[name]) ?? "OK";
  });
  return {
    code,
    statements: sent
      .flat()
      .map(({ text }) => text)
      .filter((text) => OF_THE_CALL.test(text)),
  };
}
