// Every argument of every query does something: what is answered without it, or with another value, differs; what is ignored is a fault.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { type GraphQLOutputType, getNamedType, isLeafType, isObjectType, isRequiredArgument } from "graphql";
import { schema } from "../../server/graphql/schema.ts";
import type { Persona } from "../access-matrix.ts";
import type { Api } from "../api.ts";
import { documentOf, EXAMPLES } from "../examples/calls.ts";
import { aFilledWorld } from "../examples/example-worlds.ts";
import { type Fixtures, readyCall } from "../examples/fixture.ts";
import { type InputField, inputFieldsOf, withValue } from "../examples/input-fields.ts";
import { untilJobsAreDone } from "../jobs-done.ts";
import type { Personas } from "../personas.ts";
import type { World } from "../world.ts";
import { recordProof } from "./record-proof.ts";
import { everyNth } from "./short-form.ts";

/** Pages are walked in pages.test.ts, and an organisation that is named beside a record in named-organisations.test.ts. */
const SHOWN_ELSEWHERE = ["after", "before", "first", "last"];

const FACILITY_ALONE = "looked at in an alert on a facility alone, and shown in facility-alerts.test.ts";

const ONE_OWES = "one client alone owes, and both ways are shown in arrears-register.test.ts";

/** Who has records shared with them. */
const READ_BY: Readonly<Record<string, Persona>> = {
  documentsSharedWithMe: "collaboratorBeneficiary",
  draftsSharedWithMe: "collaboratorBeneficiary",
};

/** What can be seen only of records that no example leaves, each with the reason. */
const UNSEEN: Readonly<Record<string, string>> = {
  "alertPreview.facilityId": FACILITY_ALONE,
  "alertPreview.facilityLimit": FACILITY_ALONE,
  "alertPreview.facilityLimitIncludeProjectedDocs": FACILITY_ALONE,
  "staffArrears.sort.direction": ONE_OWES,
  "staffArrears.sort.field": ONE_OWES,
};

let world: World;
let fixtures: Fixtures;
let personas: Personas;
before(async () => {
  ({ world, personas, fixtures } = await aFilledWorld());
});
const count = { cases: 0, broken: 0, caught: 0 };
after(async () => {
  recordProof("arguments", count);
  await world.endUnchecked();
});

/** What an example cannot say for every persona: as many as there are for this one. */
const ASKED_WITH: Readonly<Record<string, (caller: Api, example: Given) => Promise<Given>>> = {
  chosenDocuments: async (caller, { organisationId }) => {
    const { documents } = await caller.get(
      "query ($of: ID!) { documents(organisationId: $of, first: 1) { totalCount edges { node { id } } } }",
      { of: organisationId },
    );
    return { search: null, exceptIds: [documents.edges[0].node.id], count: documents.totalCount - 1 };
  },
};

type Given = Record<string, unknown>;
type Ask = (given: Given) => Promise<string>;
type Asked = { given: Given; ask: Ask; answer: string };

/** In a plain run a query is made deaf to every so-manieth of its arguments, beginning with the first. */
const DEAF_EVERY = 8;

for (const name of Object.keys(EXAMPLES.Query)) {
  const fields = inputFieldsOf("Query", name).filter(({ path }) => !SHOWN_ELSEWHERE.includes(path));
  if (fields.length === 0) continue;
  const madeDeaf = everyNth(fields, DEAF_EVERY);
  describe(name, () => {
    let asked: Asked;
    before(async () => {
      asked = await askedOnce(name);
    });
    for (const field of fields)
      test(`${name}(${field.path})`, async () => {
        const hasEffect = await differs(name, field, asked);
        assert.equal(hasEffect, UNSEEN[`${name}.${field.path}`] === undefined);
        if (!hasEffect || !madeDeaf.includes(field)) return;
        count.broken += 1;
        const deaf: Ask = (sent) => asked.ask({ ...sent, ...pick(asked.given, field.path) });
        if (!(await differs(name, field, { ...asked, ask: deaf }))) count.caught += 1;
      });
  });
}

test("a query that is deaf to an argument is noticed", () => assert.equal(count.caught, count.broken));

/** As the example has it, with lists at their longest. No query changes anything, so its answer is the same for every argument. */
async function askedOnce(name: string): Promise<Asked> {
  const { given: example, caller } = await readyCall(fixtures, "Query", name);
  // What is made in the background says otherwise once it is made.
  await untilJobsAreDone(world.ownerUrl);
  const reader = READ_BY[name];
  const ask = askerOf(reader === undefined ? caller : personas.api[reader], name);
  const more = "first" in example ? { first: 50 } : {};
  const given = { ...example, ...more, ...(await ASKED_WITH[name]?.(caller, example)) };
  const answer = await ask(given);
  assert.equal(await ask(given), answer, "it answers otherwise each time");
  return { given, ask, answer };
}

/** Whether any of its values, or its absence, is answered otherwise than the example or than another. */
async function differs(name: string, field: InputField, { given, ask, answer }: Asked): Promise<boolean> {
  const answers = new Set([answer]);
  const tried = valuesFor(field).map((value) => withValue("Query", name, { given, path: field.path, value }));
  for (const sent of [...tried, without(given, field.path)]) {
    answers.add(await ask(sent));
    count.cases += 1;
    if (answers.size > 1) return true;
  }
  return false;
}

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  Boolean: [true, false],
  Date: ["1999-01-01", "2099-01-01"],
  Decimal: ["0.00", "1.00", "99999999.00"],
  Int: [1, 360],
  String: ["zz no such text", "1", "1000000"],
};

function valuesFor({ type, choices }: InputField): readonly unknown[] {
  return choices ?? (type === "ID" ? [randomUUID()] : (VALUES[type] ?? []));
}

/** The value of the argument that the example has, whatever is sent. */
function pick(given: Record<string, unknown>, path: string): Record<string, unknown> {
  const [first = ""] = path.split(".");
  return { [first]: given[first] ?? null };
}

function without(given: Record<string, unknown>, path: string): Record<string, unknown> {
  const { [path.split(".")[0] ?? ""]: _, ...rest } = given;
  return rest;
}

function askerOf(caller: Api, name: string): Ask {
  const field = schema.getQueryType()?.getFields()[name];
  if (field === undefined) throw new Error(`${name} is no query.`);
  const selection = selectionOf(field.type, 4);
  return async (given) => {
    const { data, errors } = await caller.ask(documentOf("Query", name, given, selection), given);
    return JSON.stringify(errors?.map(({ extensions }) => extensions) ?? data);
  };
}

/** What a record says of itself, without what is made anew at each asking. */
const MADE_ANEW = ["presignedUrl", "content", "downloadUrl"];

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return "";
  const fields = Object.values(named.getFields()).filter(
    ({ name, args }) => !args.some(isRequiredArgument) && !MADE_ANEW.includes(name),
  );
  const asked = fields.flatMap(({ name, type: inner }) => {
    if (isLeafType(getNamedType(inner))) return [name];
    const isWayIn = ["edges", "node", "items"].includes(name) || depth === 4;
    const within = isWayIn && depth > 0 ? selectionOf(inner, depth - 1) : "";
    return within === "" ? [] : [`${name} ${within}`];
  });
  return asked.length === 0 ? "" : `{ ${asked.join(" ")} }`;
}
