// The one endpoint of the API: POST with JSON, one operation a request.

import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { refuse } from "@bondline/domain/refusals.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  type DocumentNode,
  type FormattedExecutionResult,
  GraphQLError,
  getOperationAST,
  getVariableValues,
} from "graphql";
import { mercurius } from "mercurius";
import type { App } from "../app.ts";
import { type Client, type Context, makeContext } from "../graphql/context.ts";
import { toReply } from "../graphql/errors.ts";
import { REQUEST_LIMITS, refusedIfTooDeep, requestRules } from "../graphql/request-limits.ts";
import { schema } from "../graphql/schema.ts";
import { takesEncoding } from "./encodings.ts";
import { askLater } from "./load-shedding.ts";
import { writtenInParts } from "./long-answers.ts";
import { chargeOf, makePace, type Pace } from "./request-pace.ts";
import { holderOf, makeRequestQueue } from "./request-queue.ts";

export const GRAPHQL_PATH = "/graphql";

declare module "fastify" {
  interface FastifyRequest {
    graphqlContext?: Context;
  }
}

/** Far more than the client has operations; twice as many are kept, of which each may hold a compiled form. */
const DOCUMENTS_KEPT = 256;

export async function registerGraphql(fastify: FastifyInstance, app: App): Promise<void> {
  await fastify.register(mercurius, {
    schema,
    // What comes once or twice is not worth compiling.
    jit: 3,
    cache: DOCUMENTS_KEPT,
    routes: false,
    graphiql: false,
    allowBatchedQueries: false,
    validationRules: [...requestRules(app.settings.mode, "http")],
    // Where a word stood in the text is shown to nobody, and is most of what a kept document weighs.
    graphql: { parseOptions: { maxTokens: REQUEST_LIMITS.tokens, noLocation: true } },
    errorFormatter: (result) => ({
      statusCode: 200,
      response: {
        data: result.data ?? null,
        errors: (result.errors ?? []).map((error) => toReply(app, error)) as never,
      },
    }),
  });

  const queue = makeRequestQueue();
  const pace = makePace(app.settings.valuesPerSecond);
  fastify.graphql.addHook("preExecution", async (_schema, document, context, variables) => {
    requireVariables(document, variables);
    await takePace(app, pace, { document, client: (context as unknown as Context).client, variables });
    if (isQueryAlone(document)) (context as unknown as Context).markRepeatable();
  });
  fastify.route({
    method: ["GET", "HEAD"],
    url: GRAPHQL_PATH,
    handler: async (_request, reply) =>
      reply.code(405).header("allow", "POST").send(refusedRequest("Send one operation by POST.")),
  });
  fastify.post(
    GRAPHQL_PATH,
    {
      onRequest: async (_request, reply) => (fastify.isUnderPressure() ? await askLater(reply) : undefined),
      preValidation: async (request, reply) => requireJson(request, reply),
      onSend: packed,
    },
    async (request, reply) => {
      void reply.header("cache-control", "no-store");
      const client = clientOf(request);
      const { holder, atOnceMax } = holderOf(app, client);
      try {
        await queue.enter(holder, atOnceMax);
      } catch {
        return await askLater(reply);
      }
      try {
        const answer = await answerOf(fastify, app, { request, client });
        const written = await writtenInParts(answer);
        return written === undefined ? answer : reply.type("application/json; charset=utf-8").send(written);
      } finally {
        // What was read stands, whether or not its transaction could be ended in order.
        await request.graphqlContext
          ?.endReading()
          .catch((err: unknown) => app.log.warn({ err }, "a read did not end"));
        queue.leave(holder);
      }
    },
  );
}

/** Below this a packed answer is hardly shorter. */
const PACKED_FROM_BYTES = 1024;
const gzipped = promisify(gzip);

/** By gzip, which everybody takes and which brotli betters by a tenth at the same cost. No cookie is taken, so no other site can have secrets packed beside words of its own. */
async function packed(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  void reply.header("vary", "accept-encoding");
  const isText = typeof payload === "string" || Buffer.isBuffer(payload);
  if (!isText || payload.length < PACKED_FROM_BYTES || !takesEncoding(request.headers, "gzip"))
    return payload;
  void reply.header("content-encoding", "gzip").removeHeader("content-length");
  return await gzipped(payload);
}

async function answerOf(
  fastify: FastifyInstance,
  app: App,
  { request, client }: { request: FastifyRequest; client: Client },
): Promise<object> {
  try {
    // Nobody is there any more to be answered.
    if (request.socket.destroyed) refuse("SERVICE_UNAVAILABLE");
    const { query, variables, operationName } = readBody(request.body);
    for (let attempt = 1; ; attempt += 1) {
      const context = makeContext(app, client);
      request.graphqlContext = context;
      const answer = await fastify.graphql(query, context as never, variables, operationName);
      if (await context.actorUnchanged()) return answer;
      if (attempt >= ATTEMPTS_MAX) refuse("SERVICE_UNAVAILABLE");
    }
  } catch (error) {
    return { data: null, errors: errorsOf(error).map((each) => toReply(app, refusedIfTooDeep(each))) };
  }
}

type Asked = { document: DocumentNode; client: Client; variables: Record<string, unknown> | undefined };

/** Whoever waits holds a turn of their own, and no connection. */
async function takePace(app: App, pace: Pace, { document, client, variables }: Asked): Promise<void> {
  const wait = pace.charge(holderOf(app, client).holder, chargeOf(schema, document, variables));
  if (wait > 0) await setTimeout(wait);
}

/** Whose rights change again and again while they ask is told to try again. */
const ATTEMPTS_MAX = 3;

function isQueryAlone({ definitions }: DocumentNode): boolean {
  return definitions.every((each) => each.kind !== "OperationDefinition" || each.operation === "query");
}

/**
 * The compiled form of an operation would look at its variables too, from the second request on, but says of a wrong
 * one neither where it stands nor what else is wrong.
 */
function requireVariables(document: DocumentNode, variables: Record<string, unknown> | undefined): void {
  const operation = getOperationAST(document);
  if (!operation) return;
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
  if (errors !== undefined) throw Object.assign(new Error("A variable is not of its type."), { errors });
}

/** What is refused before any of it is read as GraphQL, in the form of every other answer. */
export function refusedRequest(message: string): FormattedExecutionResult {
  return {
    errors: [{ message, extensions: { code: "VALIDATION_ERROR", message, fields: { request: message } } }],
  };
}

/** A form or a multipart body can be sent across sites without asking; JSON cannot. */
async function requireJson({ headers, body }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isJson = /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "");
  if (!isJson || Array.isArray(body))
    await reply.code(415).send(refusedRequest("Send one operation as application/json."));
}

type Operation = {
  query: string;
  variables: Record<string, unknown> | undefined;
  operationName: string | undefined;
};

function readBody(body: unknown): Operation {
  const { query, variables, operationName } = { ...(body as object | null | undefined) } as Record<
    string,
    unknown
  >;
  if (typeof query !== "string") throw new GraphQLError("The body names no query.");
  if (isJson(query)) throw new GraphQLError("The query is not written in GraphQL.");
  if (!isRecord(variables)) throw new GraphQLError("Variables are an object of names and values.");
  return {
    query,
    variables: variables ?? undefined,
    operationName: typeof operationName === "string" ? operationName : undefined,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> | null | undefined {
  return value === undefined || value === null || (typeof value === "object" && !Array.isArray(value));
}

/** The layer below would take a parsed document as well, and its limits count the words of a text. */
function isJson(query: string): boolean {
  // No JSON begins as operations do, and an error thrown for each of them would be dear.
  if (/^\s*(query|mutation|fragment)\b/.test(query)) return false;
  try {
    JSON.parse(query);
    return true;
  } catch {
    return false;
  }
}

export function clientOf(request: Pick<FastifyRequest, "headers" | "ip">): Client {
  const [, token] = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? "") ?? [];
  return { token, ipAddress: request.ip, userAgent: request.headers["user-agent"] ?? "" };
}

/** Syntax and validation errors come thrown, several in one. */
function errorsOf(error: unknown): readonly unknown[] {
  if (error instanceof Error && "errors" in error && Array.isArray(error.errors)) return error.errors;
  return [error];
}
