// The fields of a call's input as paths, read from the contract, and an input with one of them changed.

import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from "graphql";
import { schema } from "../../server/graphql/schema.ts";
import type { OperationKind } from "./example.ts";

export type InputField = {
  /** As a refusal names it: `draft.parties.0.name`. */
  path: string;
  /** Of the field itself, or of each part of a list. */
  type: string;
  isRequired: boolean;
  choices?: readonly string[];
};

/** Every field that holds a value, through lists and nested inputs; clientMutationId has tests of its own. */
export function inputFieldsOf(kind: OperationKind, name: string): InputField[] {
  return partsOf(kind, name)
    .filter(({ name: part }) => part !== "clientMutationId")
    .flatMap(({ name: part, type }) => leavesOf(part, type));
}

export function partsOf(kind: OperationKind, name: string): { name: string; type: GraphQLInputType }[] {
  const root = {
    Query: schema.getQueryType(),
    Mutation: schema.getMutationType(),
    Subscription: schema.getSubscriptionType(),
  };
  const args = root[kind]?.getFields()[name]?.args ?? [];
  if (kind !== "Mutation") return args.map((each) => ({ name: each.name, type: each.type }));
  const input = getNamedType(args[0]?.type);
  return isInputObjectType(input) ? Object.values(input.getFields()) : [];
}

function leavesOf(path: string, given: GraphQLInputType): InputField[] {
  const isRequired = isNonNullType(given);
  const type = isNonNullType(given) ? given.ofType : given;
  if (isListType(type)) return leavesOf(`${path}.0`, type.ofType);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) => leavesOf(`${path}.${field.name}`, field.type));
  const named = getNamedType(type);
  return [
    {
      path,
      type: named.name,
      isRequired,
      ...(isEnumType(named) ? { choices: named.getValues().map((value) => value.name) } : {}),
    },
  ];
}

/** The input with that one value at the path; what the contract requires beside it is filled in. */
export function withValue(
  kind: OperationKind,
  name: string,
  { given, path, value }: { given: Record<string, unknown>; path: string; value: unknown },
): Record<string, unknown> {
  const [first = "", ...rest] = path.split(".");
  const part = partsOf(kind, name).find((each) => each.name === first);
  return { ...given, [first]: placed(given[first], rest, { type: part?.type, value }) };
}

function placed(
  present: unknown,
  rest: readonly string[],
  { type: given, value }: { type: GraphQLInputType | undefined; value: unknown },
): unknown {
  const [next, ...further] = rest;
  if (next === undefined) return value;
  const type = isNonNullType(given) ? given.ofType : given;
  if (isListType(type))
    return [placed(Array.isArray(present) ? present[0] : undefined, further, { type: type.ofType, value })];
  if (!isInputObjectType(type)) return value;
  const field = type.getFields()[next];
  const siblings = Object.values(type.getFields())
    .filter((each) => isRequiredInputField(each) && each.name !== next)
    .map((each) => [each.name, SAMPLES_BY_NAME[each.name] ?? sampleOf(each.type)] as const);
  const beside = next in (ASKED_FOR[type.name] ?? {}) ? {} : ASKED_FOR[type.name];
  const before = (present ?? { ...beside, ...Object.fromEntries(siblings) }) as Record<string, unknown>;
  return { ...before, [next]: placed(before[next], further, { type: field?.type, value }) };
}

/** What the rules ask for where the contract does not, since it is not asked for of everything that the input may say. */
const ASKED_FOR: Record<string, Record<string, unknown>> = { PartyInput: { partyVariant: "OTHER" } };

/** Texts that hold something more particular. */
const SAMPLES_BY_NAME: Record<string, unknown> = { amount: "10.00" };

const SAMPLES: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: "2026-11-20",
  DateTime: "2026-11-20T00:00:00.000Z",
  Decimal: "1.00",
};

function sampleOf(type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  return SAMPLES[named.name] ?? "Sample";
}

/** The same input with one field changed to something else of its type; undefined where there is nothing to change. */
export function otherInput(
  name: string,
  given: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const fields = inputFieldsOf("Mutation", name);
  const order = ["String", "ID", "Int", "Boolean"];
  const [field] = fields
    .filter(({ type }) => order.includes(type))
    .sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
  if (field === undefined) return undefined;
  const others: Record<string, unknown> = {
    String: "something else",
    ID: "00000000-0000-7000-8000-000000000000",
    Int: 987,
    Boolean: !JSON.stringify(given).includes("true"),
  };
  return withValue("Mutation", name, { given, path: field.path, value: others[field.type] });
}
