// What belongs to somebody else costs an outsider exactly what costs a made-up id: the same answer, by the same statements.
// Shows: Q-035.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { OPERATIONS, type Seat, seatsOf } from "../testing/access-matrix.ts";
import { documentOf, EXAMPLES, seatThatCalls, variablesOf } from "../testing/examples/calls.ts";
import type { Example } from "../testing/examples/example.ts";
import { inputFieldsOf, withValue } from "../testing/examples/input-fields.ts";
import {
  namingNothing,
  type ReadyCall,
  readyCall,
  type Stages,
  stagesOf,
} from "../testing/examples/stage.ts";
import { DOOR_ID, FOREIGN, nameOfId, PUBLIC_IDS } from "../testing/foreign-records.ts";
import { type Seats, takeSeats } from "../testing/seats.ts";
import { statementsOf } from "../testing/statements.ts";
import { aWorld, type World } from "../testing/world.ts";

let world: World;
let seats: Seats;
let stages: Stages;
before(async () => {
  world = await aWorld();
  seats = await takeSeats(world);
  stages = stagesOf(world, seats);
});
after(() => world.endUnchecked());

const OUTSIDERS: Seat[] = ["otherAdmin", "stranger"];

/** Whose example shares the record with the other organisation, so that it is not somebody else's to its people. */
const SHARED = ["stopSharingDocumentFacility"];

for (const kind of ["Query", "Mutation"] as const)
  describe(`${kind.toLowerCase()}: an id of somebody else's is worked on as a made-up one is`, () => {
    for (const [name, { rule, refusal }] of Object.entries(OPERATIONS[kind])) {
      const outsiders = OUTSIDERS.filter(
        (seat) => !seatsOf(rule).includes(seat) && !(seat === "otherAdmin" && SHARED.includes(name)),
      );
      if (refusal === undefined || outsiders.length === 0) continue;
      test(name, async () => {
        const call = await readyCall(stages, kind, name);
        for (const seat of outsiders) {
          const real = await workOf(call, seat, call.given);
          assert.equal(real.code, refusal);
          assert.deepEqual(await workOf(call, seat, namingNothing(call).given), real, seat);
        }
      });
    }
  });

/** Named, and of no account in the example, each with the reason. */
const OF_NO_ACCOUNT: Record<string, string> = {
  "createOrganisationAlertConfiguration: facilityId": "left out of an alert about dates",
  "updateOrganisationAlertConfiguration: facilityId": "left out of an alert about dates",
  "stopSharingDocumentFacility: organisationId": "the example has shared it with them",
};

/** Callers who may know every organisation's records. */
const STAFF: Seat[] = ["manager", "general", "supplier", "otherSupplier"];

describe("a record of somebody else's that is named within a call of one's own is worked on as a made-up one is", () => {
  for (const kind of ["Query", "Mutation"] as const)
    for (const [name, { by, servesOne }] of Object.entries<Example>(EXAMPLES[kind])) {
      const ids = inputFieldsOf(kind, name).filter(({ type }) => type === "ID");
      const named = ids.filter(({ path }) => !PUBLIC_IDS.includes(nameOfId(path)) && path !== DOOR_ID);
      if (named.length === 0 || by !== undefined || servesOne || STAFF.includes(seatThatCalls(kind, name)))
        continue;
      for (const { path } of named.filter((each) => !(`${name}: ${each.path}` in OF_NO_ACCOUNT)))
        test(`${name}: ${path}`, async () => {
          const make = FOREIGN[nameOfId(path)];
          assert.ok(make, `FOREIGN in server/testing/foreign-records.ts has no ${nameOfId(path)}`);
          const call = await readyCall(stages, kind, name);
          const seat = seatThatCalls(kind, name);
          const naming = (value: string) => withValue(kind, name, { given: call.given, path, value });
          const foreign = await workOf(call, seat, naming(await make({ world, seats })));
          if (kind === "Mutation") assert.notEqual(foreign.code, "OK");
          assert.deepEqual(foreign, await workOf(call, seat, naming(randomUUID())));
        });
    }
});

test("work that differs would be seen: the owner's own call runs other statements than a made-up id", async () => {
  const call = await readyCall(stages, "Query", "draft");
  const real = await workOf(call, "admin", call.given);
  assert.notDeepEqual(await workOf(call, "admin", namingNothing(call).given), real);
});

/** Statements that jobs and keepers of the background run by the way. */
const OF_THE_CALL = /^(?!.*(graphile|jobs\.|mail_message|pg_advisory_xact_lock\()).*$/s;

async function workOf(
  { kind, name }: ReadyCall,
  seat: Seat,
  given: object,
): Promise<{ code: string; statements: string[] }> {
  let code = "";
  const query = documentOf(kind, name, given);
  const sent = await statementsOf(world.app, async () => {
    const { errors } = await seats.api[seat].ask(query, variablesOf(kind, given));
    code = errors?.[0]?.extensions.code ?? "OK";
  });
  return { code, statements: sent.map(({ text }) => text).filter((text) => OF_THE_CALL.test(text)) };
}
