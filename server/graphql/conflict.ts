// What a stale change is answered with: the record as it stands now, as the call's own selection would have shown it.

import { isRefusal, Refusal } from "@bondline/domain/refusals.ts";
import {
  execute,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  getNamedType,
  getNullableType,
  isObjectType,
  GraphQLObjectType as ObjectType,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
} from "graphql";
import type { Context } from "./context.ts";

type Call = { given: Record<string, unknown>; context: Context; info: GraphQLResolveInfo };

/** Runs a command; where it is refused as stale, the refusal brings what the payload would show of the record. */
export async function withCurrent<Made>(run: () => Promise<Made>, call: Call): Promise<Made> {
  try {
    return await run();
  } catch (thrown) {
    if (!isRefusal(thrown, "CONFLICT")) throw thrown;
    const current = await currentOf(call);
    throw current === undefined ? thrown : new Refusal("CONFLICT", { ...thrown.data, current });
  }
}

/** Undefined where the payload shows no record, or nothing of it to whoever asks. */
async function currentOf({ given, context, info }: Call): Promise<object | undefined> {
  const payload = getNamedType(info.returnType);
  if (!isObjectType(payload)) return undefined;
  await context.endReading();
  const schema = readingOf(payload);
  const { data, errors } = await execute({
    schema,
    document: {
      kind: "Document",
      definitions: [selectionOf(schema, info), ...Object.values(info.fragments)],
    } as never,
    rootValue: answerFor(payload, given),
    contextValue: context,
    variableValues: info.variableValues,
  });
  for (const { originalError } of errors ?? [])
    if (!isRefusal(originalError)) context.application.log.error({ err: originalError }, "a current record");
  const isShown = Object.entries(data ?? {}).some(([, value]) => typeof value === "object" && value !== null);
  return isShown ? (data ?? undefined) : undefined;
}

/** What the command would have answered: the id of the record that the call names, by the name that the payload reads it by. */
function answerFor(payload: GraphQLObjectType, given: Record<string, unknown>): Record<string, unknown> {
  const names = Object.values(payload.getFields()).map(({ extensions }) => extensions.idName as string);
  const ids = names.filter(Boolean).map((name) => [name, given[name] ?? given.id]);
  return { ...given, ...Object.fromEntries(ids) };
}

const readings = new WeakMap<GraphQLObjectType, GraphQLSchema>();

/** The payload as a query of its own, in which nothing must be there: of what is not made yet nothing can be shown. */
function readingOf(payload: GraphQLObjectType): GraphQLSchema {
  const known = readings.get(payload);
  if (known !== undefined) return known;
  const config = payload.toConfig();
  const fields = Object.entries(config.fields).map(([name, field]) => [
    name,
    { ...field, type: getNullableType(field.type) },
  ]);
  const made = new GraphQLSchema({
    query: new ObjectType({ ...config, fields: Object.fromEntries(fields) }),
  });
  readings.set(payload, made);
  return made;
}

/** The selection of the mutation as an operation; variables of inputs that only the mutation takes are left out. */
function selectionOf(
  schema: GraphQLSchema,
  { fieldNodes, operation }: GraphQLResolveInfo,
): OperationDefinitionNode {
  const isKnown = ({ type }: VariableDefinitionNode) => typeFromAST(schema, type as never) !== undefined;
  return {
    kind: "OperationDefinition" as OperationDefinitionNode["kind"],
    operation: "query" as OperationDefinitionNode["operation"],
    variableDefinitions: (operation.variableDefinitions ?? []).filter(isKnown),
    selectionSet: {
      kind: "SelectionSet" as OperationDefinitionNode["selectionSet"]["kind"],
      selections: fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []),
    },
  };
}
