// The access matrix against the running API: every operation with every persona, every gated field, and the page that people read.
// Shows: D-74, D-80, D-82..D-84, D-86..D-88, C-14, C-24, C-26, DOC-094, ST-01, ST-03, ST-05..ST-08, E-08, E-09, X-48, Q-024, Q-026, Q-035, Q-037.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { buildSchema, extendSchema, parse, printSchema } from "graphql";
import { aSwitchOn } from "../server/demo/builders/bank-switch-builder.ts";
import { aBondOn, aRequestOn } from "../server/demo/builders/surety-builder.ts";
import { schema } from "../server/graphql/schema.ts";
import {
  FIELDS,
  OPERATIONS,
  type OperationRule,
  PERSONAS,
  type Persona,
  personasOf,
  type Rule,
  WITHOUT_SESSION,
} from "./access-matrix.ts";
import { gapsIn, matrixPage, wordsOf } from "./access-matrix-table.ts";
import type { Api } from "./api.ts";
import { aFirstApproval } from "./builders/draft-approval-builder.ts";
import { aRequiredDocument } from "./builders/required-document-builder.ts";
import { aSubscriptionOn } from "./builders/subscription-builder.ts";
import { must } from "./draft-calls.ts";
import { exampleOf, variablesOf } from "./examples/calls.ts";
import { aReadyWorld } from "./examples/example-worlds.ts";
import {
  callerIn,
  type Fixtures,
  namingNothing,
  type ReadyCall,
  readyCall,
  sending,
} from "./examples/fixture.ts";
import { aSharedDraft, type Personas, type Target } from "./personas.ts";
import { MATRIX_FILE } from "./print-access-matrix.ts";
import { IS_WHOLE_PROOF, recordProof } from "./proof/record-proof.ts";
import { aCallToSettle } from "./stray-payments.ts";
import { watch } from "./waiting.ts";
import type { World } from "./world.ts";

let world: World;
let personas: Personas;
let fixtures: Fixtures;
let openDraft: Target;
let issued: Target;
before(async () => {
  ({ world, personas, fixtures } = await aReadyWorld());
  openDraft = await fixtures("ANY");
  issued = await fixtures("DOCUMENT");
});
/** How often somebody tried something; a field or an operation without its rule is what is broken. */
const count = { cases: 0, broken: 2, caught: 0 };
after(async () => {
  recordProof("access-matrix", count);
  await world.end();
});

const ALL_PERSONAS = Object.keys(PERSONAS) as Persona[];

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
    count.caught += 1;
    const shrunk = buildSchema(
      printSchema(schema).replace(/^ {2}refundBSB: String$/m, "  refundAccount: String"),
    );
    assert.ok(gapsIn(shrunk).includes("Draft.refundBSB has a rule and is not there"));
    count.caught += 1;
  });

  test("the printed page says what the data says", () => {
    assert.equal(readFileSync(MATRIX_FILE, "utf8"), matrixPage());
  });
});

/** The code of a call that was answered, or of a subscription that was refused; OK for one that is listening. */
async function outcomeOf(api: Api, call: ReadyCall): Promise<string> {
  const { kind, query, example } = call;
  const variables =
    example.takesFromCaller === true ? variablesOf(kind, namingNothing(call).given) : sending(call);
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

function expectedOutcome(kind: keyof typeof OPERATIONS, operation: OperationRule, persona: Persona): string {
  if (personasOf(operation.rule).includes(persona)) return "OK";
  const session = WITHOUT_SESSION[persona];
  if (session === undefined) return operation.refusal ?? "no refusal is named";
  return kind === "Subscription" ? "SOCKET_FORBIDDEN" : session;
}

/** Nobody without a session that holds gets a new one. */
async function callerFrom(persona: Persona, { example }: ReadyCall): Promise<Api> {
  return persona in WITHOUT_SESSION
    ? personas.api[persona]
    : await callerIn({ world, personas }, persona, example);
}

type Difference = { persona: Persona; expected: string; actual: string };

/** A mutation that is done needs another record: in a plain run so many of those who are allowed do each, by turns over all. */
const DOING_EACH = IS_WHOLE_PROOF ? ALL_PERSONAS.length : 1;

function someOf(allowed: readonly Persona[], name: string): Persona[] {
  const turn = Object.keys(OPERATIONS.Mutation).indexOf(name);
  return Array.from(
    { length: Math.min(DOING_EACH, allowed.length) },
    (_, at) => allowed[(turn * DOING_EACH + at) % allowed.length] as Persona,
  );
}

/** Everybody who is refused first, then those who are allowed, on the same record as long as it lasts. */
async function differences(kind: keyof typeof OPERATIONS, name: string): Promise<Difference[]> {
  const operation = OPERATIONS[kind][name];
  assert.ok(operation, `${kind}.${name} has no rule`);
  const { servesOne } = exampleOf(kind, name);
  const isRefused = (persona: Persona) => expectedOutcome(kind, operation, persona) !== "OK";
  const allowed = ALL_PERSONAS.filter((persona) => !isRefused(persona));
  const inOrder = [
    ...ALL_PERSONAS.filter(isRefused),
    ...(kind === "Mutation" ? someOf(allowed, name) : allowed),
  ];
  const found: Difference[] = [];
  let call = await readyCall(fixtures, kind, name);
  for (const [at, persona] of inOrder.entries()) {
    const expected = expectedOutcome(kind, operation, persona);
    const code = await outcomeOf(await callerFrom(persona, call), call);
    count.cases += 1;
    const actual = servesOne === true && !code.startsWith("AUTH_") ? "OK" : code;
    if (actual !== expected) found.push({ persona, expected, actual });
    const isUsedUp = code === "OK" && kind === "Mutation" && servesOne !== true;
    if (isUsedUp && at + 1 < inOrder.length) call = await readyCall(fixtures, kind, name);
  }
  return found;
}

for (const kind of Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[]) {
  describe(`every persona tries every ${kind.toLowerCase()}`, () => {
    for (const [name, { rule }] of Object.entries(OPERATIONS[kind])) {
      test(`${name}: ${rule}`, async () => {
        assert.deepEqual(await differences(kind, name), []);
      });
    }
  });
}

describe("the fields that only some readers of a record see", () => {
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  /** Empty for everybody here: the record has no such value. */
  const UNUSED = [
    "acceptedChannelPartnerId",
    "acceptedChannelPartnerName",
    "discountPercentage",
    "establishmentFeeDiscountAmount",
    "issuerDetailsOfSourceOfFunds",
  ];
  const WITHIN: Record<string, string> = {
    productSelectionSummary: "{ totalFees }",
    progress: "{ label }",
    invoices: "{ id }",
    paymentDetails: "{ totalAmount }",
    refunds: "{ amount }",
    nextPeriod: "{ startDate }",
    paymentSubscription: "{ id }",
    securityMoney: "{ askedAmount }",
    deskApprovals: "{ id }",
    unmatchedPayments: "{ receivedAmount }",
    costs: "{ setUpCost }",
    bGSwitch: "{ currentBankName }",
    contractQuestionnaire: "{ contractNumber }",
    requestedSuretyDocuments: "{ purpose }",
    requiredDocuments: "{ id }",
    waitingRequiredDocuments: "{ forApplicant }",
    identification: "{ individuals { id } }",
  };
  /** What a draft does not have as a rule is asked of one that has it. */
  const OF_OTHER_KINDS = [
    "refunds",
    "currentPeriodEnd",
    "paymentSubscription",
    "paymentSubscriptionId",
    "paymentSubscriptionStatus",
    "deskApprovals",
    "unmatchedPayments",
    "bGSwitch",
    "contractQuestionnaire",
    "hasDeclaredRevenue",
    "requestedSuretyDocuments",
    "requiredDocuments",
    "securityType",
  ];
  /** What only a draft has whose guarantee is there. */
  const OF_ISSUED = ["nextPeriod"];
  let otherKind: Target;
  before(async () => {
    otherKind = await aSharedDraft(world, personas, "PROCESSING");
    const place = { id: otherKind.draft.id, organisationId: otherKind.organisationId };
    await aFirstApproval(world.app, place);
    await aSwitchOn(world.app, place);
    await aBondOn(world.app, place);
    await aRequestOn(world.app, place);
    await aSubscriptionOn(world.app, place);
    await aRequiredDocument(world.app, otherKind.draft.id);
    const settled = await aCallToSettle(world, otherKind.draft);
    await must(personas.api.manager, "settleUnmatchedPayment", settled);
  });

  async function seenBy(persona: Persona, type: "Draft" | "Document", field: string): Promise<boolean> {
    const within = WITHIN[field] ?? "";
    const ofKind = OF_OTHER_KINDS.includes(field) ? otherKind : openDraft;
    const { draft } = OF_ISSUED.includes(field) ? issued : ofKind;
    const [root, target] = type === "Draft" ? ["draft", draft] : ["document", issued.document];
    const answer = await personas.api[persona].get(
      `query ($id: ID!) { ${root}(id: $id) { ${field} ${within} } }`,
      {
        id: (target as { id: string }).id,
      },
    );
    return !isEmpty(answer[root as string][field]);
  }

  const READERS: Record<"Draft" | "Document", Rule> = {
    Draft: "draft access: CAN_VIEW",
    Document: "document access: CAN_VIEW",
  };
  for (const type of ["Draft", "Document"] as const) {
    for (const [rule, fields] of Object.entries(FIELDS[type] ?? {}) as [Rule, string][]) {
      if (rule === READERS[type]) continue;
      for (const field of wordsOf(fields).filter((each) => !UNUSED.includes(each))) {
        test(`${type}.${field}: ${rule}`, async () => {
          for (const persona of personasOf(READERS[type]))
            assert.equal(await seenBy(persona, type, field), personasOf(rule).includes(persona), persona);
        });
      }
    }
  }

  test("capabilities and editable fields are the reader's own", async () => {
    const edited = await aSharedDraft(world, personas, "CHANGES_REQUESTED");
    for (const persona of personasOf("draft access: CAN_VIEW").filter((each) => each !== "supplier")) {
      const { draft } = await personas.api[persona].get(
        "query ($id: ID!) { draft(id: $id) { capabilities editableFields } }",
        {
          id: edited.draft.id,
        },
      );
      const mayEdit = personasOf("draft: CAN_EDIT").includes(persona);
      assert.equal(draft.capabilities.includes("CAN_EDIT"), mayEdit, persona);
      assert.equal(draft.editableFields.length > 0, mayEdit, persona);
      assert.equal(
        draft.capabilities.includes("CAN_SUBMIT"),
        personasOf("draft: CAN_SUBMIT").includes(persona),
        persona,
      );
    }
  });
});
