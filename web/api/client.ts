// The one way to the server: queries and mutations by POST, live updates by websocket, and nothing is cached.

import {
  Client,
  type Exchange,
  fetchExchange,
  mapExchange,
  type Operation,
  type OperationResult,
  subscriptionExchange,
} from "urql";
import { type Failure, failureOf } from "./failure.ts";
import { createLiveConnection, liveUrl } from "./live-connection.ts";
import type { LiveState } from "./live-socket.ts";

declare module "urql" {
  interface OperationContext {
    /** The screen shows this call's failures itself, in its own words, so no notice is raised beside it. */
    handledByScreen?: boolean;
    /** Of a subscription: called where the socket stood already, once the server listens. What is read from then on misses no change. */
    onListening?: (() => void) | undefined;
  }
}

export type ApiClient = { readonly client: Client; close(): void };

export type FailedCall = {
  readonly failure: Failure;
  readonly kind: Operation["kind"];
  readonly handledByScreen: boolean;
};

type ApiClientOptions = {
  origin: string;
  token: string | undefined;
  onFailure: (failed: FailedCall) => void;
  onLiveState: (state: LiveState) => void;
  onSessionRefused: () => void;
  /** How operations travel, where it is not by fetch and websocket. */
  transport?: readonly Exchange[] | undefined;
};

/** One client for one session: a new sign-in makes a new one, so that no answer meant for one person reaches another. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { origin, token, onFailure } = options;
  const live = createLiveConnection({
    url: liveUrl(origin),
    token: () => token,
    onState: options.onLiveState,
    onRefused: options.onSessionRefused,
  });

  const client = new Client({
    url: `${origin}/graphql`,
    preferGetMethod: false,
    requestPolicy: "network-only",
    fetchOptions: () => ({ headers: authorisationOf(token) }),
    exchanges: [
      mapExchange({ onResult: (result) => settle(result, onFailure) }),
      ...(options.transport ?? [fetchExchange, subscriptionExchange({ forwardSubscription: live.forward })]),
    ],
  });
  return { client, close: live.close };
}

function authorisationOf(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** Refused data comes as null over the wire; here it is simply not there, as with every other failure. */
function settle(result: OperationResult, onFailure: (failed: FailedCall) => void): OperationResult {
  const { error, operation } = result;
  if (error === undefined) return result;
  const handledByScreen = operation.context.handledByScreen === true;
  onFailure({ failure: failureOf(error), kind: operation.kind, handledByScreen });
  return { ...result, data: result.data ?? undefined };
}
