// What a request may ask at most: rules of validation, so that nothing is executed of one that asks for more.

import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
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

/** SEC-28: far above what the client asks, far below what hurts. */
export const REQUEST_LIMITS = {
  tokens: 2_000,
  depth: 12,
  /** Counted with every fragment spread out. */
  fields: 1_000,
  rootFields: 15,
  directives: 50,
} as const;

export function requestRules(mode: Settings["mode"], transport: Transport): readonly ValidationRule[] {
  return [
    limitsRule(transport),
    // The contract is no secret, but a stranger need not be handed the map (SEC-29).
    ...(mode === "production" ? [NoSchemaIntrospectionCustomRule] : []),
  ];
}

function limitsRule(transport: Transport): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    Document: (document) => {
      const fault = faultOf(document, transport);
      if (fault !== undefined) context.reportError(new GraphQLError(fault));
      // A request that asks too much is not looked at any further.
      return fault === undefined ? undefined : false;
    },
  });
}

function faultOf(document: DocumentNode, transport: Transport): string | undefined {
  if (countDirectives(document) > REQUEST_LIMITS.directives) return "A request has too many directives.";
  const fragments = new Map(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each] as const),
  );
  const measure = measurer(fragments);
  return document.definitions
    .filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => faultOfOperation(operation, measure(operation.selectionSet), transport))
    .find((fault) => fault !== undefined);
}

type Measure = { depth: number; fields: number; rootFields: number };

function faultOfOperation(
  { operation }: OperationDefinitionNode,
  { depth, fields, rootFields }: Measure,
  transport: Transport,
): string | undefined {
  const carries: readonly string[] = CARRIES[transport];
  if (!carries.includes(operation))
    return transport === "http"
      ? "Subscriptions go over the socket."
      : "The socket carries subscriptions alone.";
  // Codes and passwords could be guessed by the dozen otherwise (SEC-30).
  if (operation === "mutation" && rootFields > 1) return "A request holds one mutation.";
  if (depth > REQUEST_LIMITS.depth) return "A request is nested too deeply.";
  if (fields > REQUEST_LIMITS.fields || rootFields > REQUEST_LIMITS.rootFields)
    return "A request asks for too many fields.";
  return undefined;
}

/** Each fragment is measured once, however often it is spread; one that spreads itself is refused by another rule. */
function measurer(
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): (set: SelectionSetNode) => Measure {
  const known = new Map<string, Measure>();
  const measureFragment = (name: string): Measure => {
    const done = known.get(name);
    if (done !== undefined) return done;
    known.set(name, { depth: 0, fields: 0, rootFields: 0 });
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
        return { depth: below.depth + 1, fields: below.fields + 1, rootFields: 1 };
      })
      .reduce(together, NOTHING);
  return measure;
}

const NOTHING: Measure = { depth: 0, fields: 0, rootFields: 0 };

function together(one: Measure, other: Measure): Measure {
  return {
    depth: Math.max(one.depth, other.depth),
    fields: one.fields + other.fields,
    rootFields: one.rootFields + other.rootFields,
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
