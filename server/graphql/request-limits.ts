// What a request may ask at most: rules of validation, so that nothing is executed of one that asks for more.

import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  visit,
} from "graphql";
import type { Settings } from "../config.ts";

/** Mutations and queries go over HTTP, subscriptions over the socket, and nothing else over either. */
const CARRIES = { http: ["query", "mutation"], socket: ["subscription"] } as const;
export type Transport = keyof typeof CARRIES;

/** Far above what the client asks, far below what hurts. */
export const REQUEST_LIMITS = {
  tokens: 2_000,
  depth: 12,
  /** Counted with every fragment spread out. */
  fields: 1_000,
  rootFields: 15,
  directives: 50,
  /** In lists; one within another is asked for again for each row of the outer one. */
  cost: 50,
} as const;
export type RequestLimits = Record<keyof typeof REQUEST_LIMITS, number>;
const LIST_WITHIN_LIST = 10;

/** Other limits than the product's are for tests, which lift one to see that it is missed. */
export function requestRules(
  mode: Settings["mode"],
  transport: Transport,
  limits: RequestLimits = REQUEST_LIMITS,
): readonly ValidationRule[] {
  return [
    limitsRule(transport, limits),
    // The contract is no secret, but a stranger need not be handed the map.
    ...(mode === "production" ? [NoSchemaIntrospectionCustomRule] : []),
  ];
}

/** The parser goes down a step for each bracket, and comes to the end of its stack before it has counted all tokens. */
export function refusedIfTooDeep(thrown: unknown): unknown {
  return thrown instanceof RangeError && /call stack/.test(thrown.message)
    ? new GraphQLError("The request is nested too deeply.")
    : thrown;
}

function limitsRule(transport: Transport, limits: RequestLimits): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    Document: (document) => {
      const fault = faultOf(document, { transport, limits, lists: listNames(context.getSchema()) });
      if (fault !== undefined) context.reportError(new GraphQLError(fault));
      // A request that asks too much is not looked at any further.
      return fault === undefined ? undefined : false;
    },
  });
}

type Asked = { transport: Transport; limits: RequestLimits; lists: ReadonlySet<string> };

function faultOf(document: DocumentNode, asked: Asked): string | undefined {
  if (countDirectives(document) > asked.limits.directives) return "A request has too many directives.";
  const fragments = new Map(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each] as const),
  );
  const measure = measurer(fragments, asked.lists);
  return document.definitions
    .filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => faultOfOperation(operation, measure(operation.selectionSet), asked))
    .find((fault) => fault !== undefined);
}

function faultOfOperation(
  { operation }: OperationDefinitionNode,
  { depth, fields, rootFields, cost }: Measure,
  { transport, limits }: Asked,
): string | undefined {
  const carries: readonly string[] = CARRIES[transport];
  if (!carries.includes(operation))
    return transport === "http"
      ? "Subscriptions go over the socket."
      : "The socket carries subscriptions alone.";
  // Codes and passwords could be guessed by the dozen otherwise.
  if (operation === "mutation" && rootFields > 1) return "A request holds one mutation.";
  if (depth > limits.depth) return "A request is nested too deeply.";
  if (fields > limits.fields || rootFields > limits.rootFields) return "A request asks for too many fields.";
  return cost > limits.cost ? "A request asks for too many lists." : undefined;
}

const listNamesBySchema = new WeakMap<GraphQLSchema, ReadonlySet<string>>();

/** The names of all fields that answer with a page of rows. */
function listNames(schema: GraphQLSchema): ReadonlySet<string> {
  const known = listNamesBySchema.get(schema);
  if (known !== undefined) return known;
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  const names = fields.filter(({ type }) => getNamedType(type).name.endsWith("Connection"));
  const found = new Set(names.map(({ name }) => name));
  listNamesBySchema.set(schema, found);
  return found;
}

type Measure = { depth: number; fields: number; rootFields: number; cost: number };

/** Each fragment is measured once, however often it is spread; one that spreads itself is refused by another rule. */
function measurer(
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  lists: ReadonlySet<string>,
): (set: SelectionSetNode) => Measure {
  const known = new Map<string, Measure>();
  const measureFragment = (name: string): Measure => {
    const done = known.get(name);
    if (done !== undefined) return done;
    known.set(name, NOTHING);
    const found = fragments.get(name);
    const measured = found === undefined ? NOTHING : measure(found.selectionSet);
    known.set(name, measured);
    return measured;
  };
  const measure = (set: SelectionSetNode): Measure =>
    set.selections
      .map((selection): Measure => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value);
        if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet);
        const below = selection.selectionSet === undefined ? NOTHING : measure(selection.selectionSet);
        const cost = lists.has(selection.name.value) ? 1 + LIST_WITHIN_LIST * below.cost : below.cost;
        return { depth: below.depth + 1, fields: below.fields + 1, rootFields: 1, cost };
      })
      .reduce(together, NOTHING);
  return measure;
}

const NOTHING: Measure = { depth: 0, fields: 0, rootFields: 0, cost: 0 };

function together(one: Measure, other: Measure): Measure {
  return {
    depth: Math.max(one.depth, other.depth),
    fields: one.fields + other.fields,
    rootFields: one.rootFields + other.rootFields,
    cost: one.cost + other.cost,
  };
}

function countDirectives(document: DocumentNode): number {
  let count = 0;
  visit(document, {
    Directive: () => {
      count += 1;
    },
  });
  return count;
}
