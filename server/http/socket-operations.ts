// What may be asked over a socket: one subscription a message, within the limits of every request.

import { type ExecutionArgs, GraphQLError, parse, specifiedRules, validate } from "graphql";
import type { Settings } from "../config.ts";
import { REQUEST_LIMITS, requestRules } from "../graphql/request-limits.ts";
import { schema } from "../graphql/schema.ts";

export type SocketOperation = Omit<ExecutionArgs, "contextValue">;
type Payload = {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
};

/** What to execute, or why not. */
export function readSocketOperation(
  mode: Settings["mode"],
  { query, operationName, variables }: Payload,
): SocketOperation | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens: REQUEST_LIMITS.tokens });
    const faults = validate(schema, document, [...specifiedRules, ...requestRules(mode, "socket")]);
    return faults.length > 0 ? faults : { schema, document, operationName, variableValues: variables };
  } catch (thrown) {
    if (thrown instanceof GraphQLError) return [thrown];
    throw thrown;
  }
}
