// What may be asked over a socket: one subscription a message, within the limits of every request.

import { hash } from "node:crypto";
import { GraphQLError, parse, specifiedRules, validate } from "graphql";
import type { Settings } from "../config.ts";
import { REQUEST_LIMITS, refusedIfTooDeep, requestRules } from "../graphql/request-limits.ts";
import { schema } from "../graphql/schema.ts";
import type { SubscriptionArgs } from "../graphql/share-execution.ts";

export type SocketOperation = Omit<SubscriptionArgs, "contextValue">;
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
    if (faults.length > 0) return faults;
    const asked = hash("sha256", JSON.stringify([query, operationName, variables]), "base64url");
    return { schema, document, operationName, variableValues: variables, asked };
  } catch (thrown) {
    const refused = refusedIfTooDeep(thrown);
    if (refused instanceof GraphQLError) return [refused];
    throw thrown;
  }
}
