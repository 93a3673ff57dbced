// The access matrix against the running API: every operation with every seat, every gated field, and the page that people read.
// Shows: D-74, D-80..D-89, C-01..C-03, C-09, C-11, C-14..C-17, C-19..C-21, C-24..C-26, DOC-094, ST-01, ST-03, ST-05..ST-08, E-08, E-09, X-48, Q-024, Q-026, Q-035, Q-037.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { buildSchema, extendSchema, parse, printSchema } from "graphql";
import { schema } from "./graphql/schema.ts";
import {
  FIELDS,
  OPERATIONS,
  type OperationRule,
  type Rule,
  SEATS,
  type Seat,
  seatsOf,
  WITHOUT_SESSION,
} from "./testing/access-matrix.ts";
import { gapsIn, matrixPage, wordsOf } from "./testing/access-matrix-table.ts";
import type { Api, ApiReply } from "./testing/api.ts";
import { aSwitchOn } from "./testing/builders/bg-switch-builder.ts";
import { aBondOn, aRequestOn } from "./testing/builders/surety-builder.ts";
import { must } from "./testing/draft-calls.ts";
import { exampleOf, variablesOf } from "./testing/examples/calls.ts";
import {
  callerIn,
  namingNothing,
  type ReadyCall,
  readyCall,
  type Stages,
  sending,
  stagesOf,
} from "./testing/examples/stage.ts";
import { MATRIX_FILE } from "./testing/print-access-matrix.ts";
import { aSharedDraft, type Seats, type Target, takeSeats } from "./testing/seats.ts";
import { aCallToSettle } from "./testing/stray-payments.ts";
import { watch } from "./testing/waiting.ts";
import { aWorld, type World } from "./testing/world.ts";

let world: World;
let seats: Seats;
let stages: Stages;
let openDraft: Target;
let issued: Target;
before(async () => {
  world = await aWorld();
  seats = await takeSeats(world);
  stages = stagesOf(world, seats);
  openDraft = await stages("ANY");
  issued = await stages("DOCUMENT");
});
after(() => world.end());

const ALL_SEATS = Object.keys(SEATS) as Seat[];

describe("the matrix and the contract", () => {
  test("have the same operations and fields", () => {
    assert.deepEqual(gapsIn(schema), []);
  });

  test("a field or an operation without a rule is noticed, and so is a rule without a field", () => {
    const grown = extendSchema(
      buildSchema(printSchema(schema)),
      parse("extend type Draft { secret: String } extend type Query { everything: String }"),
    );
    assert.deepEqual(gapsIn(grown).sort(), ["Draft.secret has no rule", "Query.everything has no rule"]);
    const shrunk = buildSchema(
      printSchema(schema).replace(/^ {2}refundBSB: String$/m, "  refundAccount: String"),
    );
    assert.ok(gapsIn(shrunk).includes("Draft.refundBSB has a rule and is not there"));
  });

  test("the printed page says what the data says", () => {
    assert.equal(readFileSync(MATRIX_FILE, "utf8"), matrixPage());
  });
});

/** The code of a call that was answered, or of a subscription that was refused; OK for one that is listening. */
async function outcomeOf(api: Api, call: ReadyCall): Promise<string> {
  const { kind, query } = call;
  const variables = sending(call);
  if (kind !== "Subscription") return (await api.ask(query, variables)).errors?.[0]?.extensions.code ?? "OK";
  try {
    const stream = await watch(world, api, { query, variables });
    if (!stream.hasMore()) {
      await stream.end();
      return "OK";
    }
    const { errors } = await stream.next();
    return errors?.[0]?.extensions.code ?? "OK";
  } catch (thrown) {
    if (Array.isArray(thrown)) return thrown[0]?.extensions?.code ?? "no code";
    // The socket itself is closed to whoever has no session that holds.
    if (typeof thrown === "object" && thrown !== null && "code" in thrown && thrown.code === 4403)
      return "SOCKET_FORBIDDEN";
    throw thrown;
  }
}

function expectedOutcome(kind: keyof typeof OPERATIONS, operation: OperationRule, seat: Seat): string {
  if (seatsOf(operation.rule).includes(seat)) return "OK";
  const session = WITHOUT_SESSION[seat];
  if (session === undefined) return operation.refusal ?? "no refusal is named";
  return kind === "Subscription" ? "SOCKET_FORBIDDEN" : session;
}

/** Nobody without a session that holds gets a new one. */
async function callerFrom(seat: Seat, { example }: ReadyCall): Promise<Api> {
  return seat in WITHOUT_SESSION ? seats.api[seat] : await callerIn({ world, seats }, seat, example);
}

type Difference = { seat: Seat; expected: string; actual: string };

/** Everybody who is refused first, then everybody who is allowed, on the same record as long as it lasts. */
async function differences(
  kind: keyof typeof OPERATIONS,
  name: string,
  among: readonly Seat[] = ALL_SEATS,
): Promise<Difference[]> {
  const operation = OPERATIONS[kind][name];
  assert.ok(operation, `${kind}.${name} has no rule`);
  const { servesOne } = exampleOf(kind, name);
  const isRefused = (seat: Seat) => expectedOutcome(kind, operation, seat) !== "OK";
  const inOrder = [...among.filter(isRefused), ...among.filter((seat) => !isRefused(seat))];
  const found: Difference[] = [];
  let call = await readyCall(stages, kind, name);
  for (const seat of inOrder) {
    const expected = expectedOutcome(kind, operation, seat);
    const code = await outcomeOf(await callerFrom(seat, call), call);
    const actual = servesOne === true && !code.startsWith("AUTH_") ? "OK" : code;
    if (actual !== expected) found.push({ seat, expected, actual });
    if (code === "OK" && kind === "Mutation" && servesOne !== true)
      call = await readyCall(stages, kind, name);
  }
  return found;
}

for (const kind of Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[]) {
  describe(`every seat tries every ${kind.toLowerCase()}`, () => {
    for (const [name, { rule }] of Object.entries(OPERATIONS[kind])) {
      test(`${name}: ${rule}`, async () => {
        assert.deepEqual(await differences(kind, name), []);
      });
    }
  });
}

describe("a record that is not yours", () => {
  const SNOOPERS: Seat[] = [
    "otherAdmin",
    "limitedNotAdded",
    "invited",
    "removed",
    "formerMember",
    "stranger",
    "otherSupplier",
  ];
  for (const kind of ["Query", "Mutation"] as const) {
    for (const [name, operation] of Object.entries(OPERATIONS[kind])) {
      if (operation.refusal === undefined || operation.rule === "desk") continue;
      test(`${name} answers as for one that does not exist, byte for byte`, async () => {
        const call = await readyCall(stages, kind, name);
        const nothing = namingNothing(call);
        for (const seat of SNOOPERS.filter((each) => !seatsOf(operation.rule).includes(each))) {
          const ask = (given: object) => seats.api[seat].ask(call.query, variablesOf(kind, given));
          const real = withoutNames(await ask(call.given), nothing.named);
          assert.equal(real, withoutNames(await ask(nothing.given), nothing.unnamed), seat);
        }
      });
    }
  }
});

function withoutNames(answer: ApiReply, names: readonly string[]): string {
  return names.reduce((text, name) => text.replaceAll(name, "id"), JSON.stringify(answer));
}

describe("the fields that only some readers of a record see", () => {
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  /** Empty for everybody here: the record has no such value. */
  const UNUSED = ["discountPercentage", "establishmentFeeDiscountAmount", "issuerDetailsOfSourceOfFunds"];
  const WITHIN: Record<string, string> = {
    productSelectionSummary: "{ totalFees }",
    progress: "{ label }",
    invoices: "{ id }",
    paymentDetails: "{ totalAmount }",
    refunds: "{ amount }",
    unmatchedPayments: "{ receivedAmount }",
    costs: "{ setUpCost }",
    bGSwitch: "{ currentBankName }",
    contractQuestionnaire: "{ contractNumber }",
    requestedSuretyDocuments: "{ purpose }",
  };
  /** What a draft does not have as a rule is asked of one that has it. */
  const OF_OTHER_KINDS = [
    "refunds",
    "unmatchedPayments",
    "bGSwitch",
    "contractQuestionnaire",
    "hasDeclaredRevenue",
    "requestedSuretyDocuments",
    "securityType",
  ];
  let otherKind: Target;
  before(async () => {
    otherKind = await aSharedDraft(world, seats, "PROCESSING");
    const place = { id: otherKind.draft.id, organisationId: otherKind.organisationId };
    await aSwitchOn(world.app, place);
    await aBondOn(world.app, place);
    await aRequestOn(world.app, place);
    const settled = await aCallToSettle(world, otherKind.draft);
    await must(seats.api.manager, "settleUnmatchedPayment", settled);
  });

  async function seenBy(seat: Seat, type: "Draft" | "Document", field: string): Promise<boolean> {
    const within = WITHIN[field] ?? "";
    const { draft } = OF_OTHER_KINDS.includes(field) ? otherKind : openDraft;
    const [root, target] = type === "Draft" ? ["draft", draft] : ["document", issued.document];
    const answer = await seats.api[seat].get(`query ($id: ID!) { ${root}(id: $id) { ${field} ${within} } }`, {
      id: (target as { id: string }).id,
    });
    return !isEmpty(answer[root as string][field]);
  }

  const READERS: Record<"Draft" | "Document", Rule> = {
    Draft: "draft door: CAN_VIEW",
    Document: "document door: CAN_VIEW",
  };
  for (const type of ["Draft", "Document"] as const) {
    for (const [rule, fields] of Object.entries(FIELDS[type] ?? {}) as [Rule, string][]) {
      if (rule === READERS[type]) continue;
      for (const field of wordsOf(fields).filter((each) => !UNUSED.includes(each))) {
        test(`${type}.${field}: ${rule}`, async () => {
          for (const seat of seatsOf(READERS[type]))
            assert.equal(await seenBy(seat, type, field), seatsOf(rule).includes(seat), seat);
        });
      }
    }
  }

  test("capabilities and editable fields are the reader's own", async () => {
    const edited = await aSharedDraft(world, seats, "CHANGES_REQUESTED");
    for (const seat of seatsOf("draft door: CAN_VIEW").filter((each) => each !== "supplier")) {
      const { draft } = await seats.api[seat].get(
        "query ($id: ID!) { draft(id: $id) { capabilities editableFields } }",
        {
          id: edited.draft.id,
        },
      );
      const mayEdit = seatsOf("draft: CAN_EDIT").includes(seat);
      assert.equal(draft.capabilities.includes("CAN_EDIT"), mayEdit, seat);
      assert.equal(draft.editableFields.length > 0, mayEdit, seat);
      assert.equal(
        draft.capabilities.includes("CAN_SUBMIT"),
        seatsOf("draft: CAN_SUBMIT").includes(seat),
        seat,
      );
    }
  });
});
