// Every rule of every table of capabilities is given to everybody, and to nobody, in turn: a call of the access matrix notices.
// Shows: Q-035.

import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { FIELDS, OPERATIONS, type Persona, personasOf, RULES } from "../access-matrix.ts";
import { wordsOf } from "../access-matrix-table.ts";
import { CAPABILITY_TABLES, capabilityIn, isSameRule, ruleFor } from "../capability-tables.ts";
import { documentOfField } from "../examples/calls.ts";
import type { OperationKind } from "../examples/example.ts";
import { aReadyWorld } from "../examples/example-worlds.ts";
import {
  type CallsToRefuse,
  callsToRefuse,
  type Fixtures,
  type ReadyCall,
  readyCall,
  sending,
} from "../examples/fixture.ts";
import type { Personas } from "../personas.ts";
import type { World } from "../world.ts";
import { recordProof } from "./record-proof.ts";

const PROJECT = join(import.meta.dirname, "..", "..");
const SERVER = globSync("server/modules/**/*.ts", { cwd: PROJECT })
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(PROJECT, file), "utf8"));

let world: World;
let personas: Personas;
let fixtures: Fixtures;
let calls: CallsToRefuse;
before(async () => {
  ({ world, personas, fixtures } = await aReadyWorld());
  calls = callsToRefuse(fixtures);
});
const count = { cases: 0, broken: 0, caught: 0 };
after(async () => {
  recordProof("capabilities", count);
  await world.endUnchecked();
});

/** What a call comes to when it hangs on a capability: an operation, or one field of a record. */
type Probe = { kind: OperationKind; name: string; field?: string; rule: Parameters<typeof personasOf>[0] };

/** Calls that ask for more than the rule that the access matrix names. */
const ALSO_ASKED: Record<string, readonly string[]> = {
  "draft: CAN_COMMENT": ["createDraftComment", "removeDraftComment"],
  "document: CAN_COMMENT": ["createComment", "removeComment"],
};

/** No example asks for these, each with the reason. */
const UNHEARD: Record<string, string> = {
  "organisation: CAN_EXPORT_DATA":
    "asked by an export of everything; its example exports a list, and organisation-data.test.ts everything",
  "draft: CAN_WITHDRAW_APPROVAL": "asked by the same call where it says no; its example approves",
  "facility: CAN_ATTACH_TO_DOCUMENTS": "asked where a document is put on one; the example takes it off",
  "facility: CAN_RAISE_DRAFTS":
    "asked by a draft that names a facility, as server/modules/facilities/facilities shows",
};

/** Nobody else has a role where it is asked for, so that everybody is nobody more. */
const NOBODY_ELSE: Record<string, string> = {
  "draft: CAN_MANAGE_REQUIRED_DOCUMENTS": "who is on neither side is refused behind it",
  "document: CAN_CLAIM": "a claim is for the beneficiary's side, and who has none is refused behind it",
  "document: CAN_AMEND": "the organisation's own record, which is shared with nobody",
  "document: CAN_CLOSE_OUT":
    "a record of one's own, which nobody shares; of what was issued everybody who sees it is refused behind it",
  "document: CAN_REOPEN": "a closed record of one's own, which nobody shares",
  "document: CAN_REMOVE": "the organisation's own record, which nothing hangs on and nobody shares",
  "facility: CAN_VIEW": "on a facility that was arranged everybody with a role may look",
  "facility application: CAN_VIEW": "everybody with a part in one may look",
  "facility application: CAN_EDIT": "until it is submitted an application is its applicant's alone",
  "facility application: CAN_MANAGE_ATTACHMENTS":
    "until it is submitted an application is its applicant's alone",
  "facility application: CAN_VIEW_DETAILS":
    "no persona shares one, as application-sharing.test.ts has somebody do",
  "facility application: CAN_COMMENT":
    "no persona shares one, as application-sharing.test.ts has somebody do",
};

test("every table of capabilities of the domain is among those that are changed", () => {
  const tables = globSync("domain/**/*.ts", { cwd: PROJECT, exclude: ["**/node_modules/**"] }).flatMap(
    (file) =>
      [
        ...readFileSync(join(PROJECT, file), "utf8").matchAll(
          /^export const (\w+)(?:: [^=]+)? = \{\s+(?:\/\/.*\s+)*CAN_/gm,
        ),
      ].map(([, name]) => name),
  );
  assert.deepEqual(
    tables.sort(),
    Object.values(CAPABILITY_TABLES)
      .map(({ name }) => name)
      .sort(),
    "a new table belongs into testing/capability-tables.ts",
  );
});

for (const [noun, { table }] of Object.entries(CAPABILITY_TABLES))
  describe(`${noun}: a rule that is changed is noticed`, () => {
    for (const capability of Object.keys(table).filter(isAskedFor)) {
      const key = `${noun}: ${capability}`;
      const probes = probesOf(noun, capability);
      test(`${key} is asked for by the access matrix, or nobody can tell`, () => {
        assert.equal(
          probes.length > 0,
          !(key in UNHEARD),
          "UNHEARD should say why nothing tells who holds it",
        );
      });
      if (probes.length === 0) continue;
      for (const whom of ["everybody", "nobody"] as const) {
        const mutant = ruleFor(table, capability, whom);
        if (isSameRule(mutant, table[capability]) || (whom === "everybody" && key in NOBODY_ELSE)) continue;
        test(`${key} for ${whom}`, async () => {
          count.broken += 1;
          const rule = table[capability];
          const noticed = await firstNotice({ noun, probes, whom }, (isChanged) => {
            table[capability] = isChanged ? mutant : rule;
          });
          assert.ok(noticed, `${probes.map(({ name }) => name).join(", ")} come to the same as before`);
          count.caught += 1;
        });
      }
    }
  });

/** A capability that no part of the server asks for yet opens nothing. */
function isAskedFor(capability: string): boolean {
  return SERVER.some((source) => source.includes(`"${capability}"`));
}

function probesOf(noun: string, capability: string): Probe[] {
  const isIts = (rule: string) => {
    const named = capabilityIn(rule);
    return named?.noun === noun && named.capability === capability;
  };
  const also = ALSO_ASKED[`${noun}: ${capability}`] ?? [];
  const operations = (["Query", "Mutation"] as const).flatMap((kind) =>
    Object.entries(OPERATIONS[kind])
      .filter(([name, { rule }]) => isIts(rule) || also.includes(name))
      .map(([name, { rule }]): Probe => ({ kind, name, rule })),
  );
  const query = CAPABILITY_TABLES[noun]?.query ?? "";
  const fields = Object.entries(FIELDS[typeOf(query)] ?? {})
    .filter(([rule]) => isIts(rule))
    .flatMap(([rule, words]) =>
      wordsOf(words ?? "").map(
        (field): Probe => ({ kind: "Query", name: query, field, rule: rule as Probe["rule"] }),
      ),
    );
  return [...operations, ...fields];
}

function typeOf(query: string): string {
  return `${query.slice(0, 1).toUpperCase()}${query.slice(1)}`;
}

type Asked = { noun: string; probes: readonly Probe[]; whom: "everybody" | "nobody" };

async function firstNotice(
  { noun, probes, whom }: Asked,
  change: (isChanged: boolean) => void,
): Promise<{ probe: Probe; persona: Persona } | undefined> {
  for (const probe of probes) {
    // Who may do it must be stopped by the rule alone, so that its record is as nobody has used it.
    const call =
      whom === "nobody"
        ? await readyCall(fixtures, probe.kind, probe.name)
        : await calls.of(probe.kind, probe.name);
    for (const persona of whom === "nobody"
      ? personasOf(probe.rule).slice(0, 1)
      : refusedWithRole(noun, probe)) {
      const before = whom === "nobody" ? "OK" : await outcomeOf(call, probe, persona);
      change(true);
      try {
        if ((await outcomeOf(call, probe, persona)) !== before) return { probe, persona };
      } finally {
        change(false);
      }
    }
  }
  return undefined;
}

/** Who may do anything at all with such a record, and not this: the others are stopped by what is no table. */
function refusedWithRole(noun: string, { rule }: Probe): Persona[] {
  const rules = (Object.keys(RULES) as Probe["rule"][]).filter((each) => capabilityIn(each)?.noun === noun);
  const withRole = new Set(rules.flatMap((each) => [...personasOf(each)]));
  return [...withRole].filter((persona) => !personasOf(rule).includes(persona));
}

/** The code of a refusal; of a field that is asked for alone, whether it holds anything. */
async function outcomeOf(call: ReadyCall, { name, field }: Probe, persona: Persona): Promise<string> {
  count.cases += 1;
  const query = field === undefined ? call.query : documentOfField(name, call.given, field);
  const { data, errors } = await personas.api[persona].ask(query, sending(call));
  const code = errors?.[0]?.extensions.code;
  if (code === undefined) calls.isDone(call);
  if (code !== undefined || field === undefined) return code ?? "OK";
  const value = data?.[name]?.[field];
  return value === null || (Array.isArray(value) && value.length === 0) ? "empty" : "OK";
}
