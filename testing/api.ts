// A person calling the API: whole requests over HTTP, and subscriptions over a real socket.

import { createClient } from "graphql-ws";
import WebSocket from "ws";

export type ApiError = {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; message: string; fields?: Record<string, string>; [fact: string]: unknown };
};
// biome-ignore lint/suspicious/noExplicitAny: what comes back is read by tests, field by field
export type ApiReply = { data: any; errors?: ApiError[] };

export type Api = {
  readonly token: string | undefined;
  /** The whole answer, errors and all. */
  ask(query: string, variables?: object): Promise<ApiReply>;
  /** The data; throws when the answer has errors. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  get(query: string, variables?: object): Promise<any>;
  /** Runs one mutation with its input and selects `selection`; a clientMutationId is made when none is given. */
  mutate(name: string, inputType: string, input: object, selection: string): Promise<ApiReply>;
  /** The code of the first error, or "OK". */
  codeOf(query: string, variables?: object): Promise<string>;
  subscribe(query: string, variables?: object): Subscription;
};

/** The API as nobody, from a network address: for a world that trusts one proxy. */
export function apiFrom(url: string, address: string): Api {
  return apiOf(url, undefined, { "x-forwarded-for": address });
}

export type Subscription = {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  next(): Promise<any>;
  end(): Promise<void>;
};

let mutations = 0;

/** `headers` are sent with each request: who asks, where a proxy is trusted to say so. */
export function apiOf(url: string, token: string | undefined, headers: Record<string, string> = {}): Api {
  const ask = async (query: string, variables: object = {}): Promise<ApiReply> => {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as ApiReply;
  };
  return {
    token,
    ask,
    get: async (query, variables) => {
      const { data, errors } = await ask(query, variables);
      if (errors)
        throw new Error(
          `The API answered ${errors.map(({ extensions, message }) => `${extensions?.code}: ${message} ${JSON.stringify(extensions?.fields ?? "")}`).join("; ")}`,
        );
      return data;
    },
    mutate: async (name, inputType, input, selection) => {
      mutations += 1;
      const given = { clientMutationId: `mutation ${process.pid} ${mutations}`, ...input };
      return await ask(`mutation ($input: ${inputType}!) { ${name}(input: $input) { ${selection} } }`, {
        input: given,
      });
    },
    codeOf: async (query, variables) => (await ask(query, variables)).errors?.[0]?.extensions.code ?? "OK",
    subscribe: (query, variables) => subscribe(url, token, query, variables),
  };
}

function subscribe(
  url: string,
  token: string | undefined,
  query: string,
  variables: object = {},
): Subscription {
  const client = createClient({
    url: `${url.replace(/^http/, "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
    lazy: true,
  });
  const stream = client.iterate({ query, variables: variables as Record<string, unknown> });
  return {
    next: async () => (await stream.next()).value,
    end: async () => {
      await stream.return?.();
      await client.dispose();
    },
  };
}
