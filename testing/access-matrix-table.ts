// The access matrix as a readable page, and what in the contract it does not cover.

import { type GraphQLSchema, isObjectType } from "graphql";
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

type Kind = keyof typeof OPERATIONS;
const KINDS = ["Query", "Mutation", "Subscription"] as const satisfies readonly Kind[];

/** Operations and fields without a rule, and rules for what is not there: both should be empty. */
export function gapsIn(schema: GraphQLSchema): string[] {
  const present = fieldsOf(schema);
  const ruled = new Set(ruledFields());
  const twice = ruledFields().filter((field, index, all) => all.indexOf(field) < index);
  return [
    ...[...present].filter((field) => !ruled.has(field)).map((field) => `${field} has no rule`),
    ...[...ruled]
      .filter((field) => !present.has(field))
      .map((field) => `${field} has a rule and is not there`),
    ...twice.map((field) => `${field} has two rules`),
  ];
}

function fieldsOf(schema: GraphQLSchema): Set<string> {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith("__"),
  );
  return new Set(
    types.flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    ),
  );
}

function ruledFields(): string[] {
  const operations = KINDS.flatMap((kind) => Object.keys(OPERATIONS[kind]).map((name) => `${kind}.${name}`));
  const fields = Object.entries(FIELDS).flatMap(([type, rules]) =>
    Object.values(rules).flatMap((names) => wordsOf(names).map((name) => `${type}.${name}`)),
  );
  return [...operations, ...fields];
}

export function wordsOf(names: string): string[] {
  return names.split(/\s+/).filter((name) => name !== "");
}

/** As Markdown. */
export function matrixPage(): string {
  return [
    "# Who may do what",
    "",
    "Printed from `testing/access-matrix.ts` by `node testing/print-access-matrix.ts`; the tests hold the running API against the same data.",
    "A dot says yes. Whoever is signed in and has no dot is told that there is no such record; without a session that holds, the answer is the session's code.",
    "",
    "## Personas",
    "",
    ...Object.entries(PERSONAS).map(([, words], index) => `${index + 1}. ${words}${sessionNote(index)}`),
    "",
    ...KINDS.flatMap((kind) => [`## ${TITLES[kind]}`, "", ...operationTable(kind), ""]),
    "## Rules of fields",
    "",
    ...fieldTable(),
    "",
  ].join("\n");
}

const TITLES: Record<Kind, string> = {
  Query: "Queries",
  Mutation: "Mutations",
  Subscription: "Subscriptions",
};

function sessionNote(index: number): string {
  const persona = (Object.keys(PERSONAS) as Persona[])[index];
  const code = persona === undefined ? undefined : WITHOUT_SESSION[persona];
  return code === undefined ? "" : ` (${code})`;
}

function operationTable(kind: Kind): string[] {
  const personas = Object.keys(PERSONAS) as Persona[];
  const rows = Object.entries(OPERATIONS[kind]).map(
    ([name, operation]) =>
      `| ${name} | ${operation.rule} | ${personas.map((persona) => mark(operation, persona)).join(" | ")} |`,
  );
  return [
    `| Operation | Rule | ${personas.map((_, index) => index + 1).join(" | ")} |`,
    `|---|---|${personas.map(() => "---|").join("")}`,
    ...rows,
  ];
}

function mark({ rule }: OperationRule, persona: Persona): string {
  return personasOf(rule).includes(persona) ? "•" : "";
}

function fieldTable(): string[] {
  const rows = Object.entries(FIELDS).flatMap(([type, rules]) =>
    (Object.keys(rules) as Rule[]).map(
      (rule) => `| ${type} | ${rule} | ${wordsOf(rules[rule] ?? "").join(", ")} |`,
    ),
  );
  return ["| Type | Rule | Fields |", "|---|---|---|", ...rows];
}
