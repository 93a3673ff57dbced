// The one endpoint of the API: POST with JSON, one operation a request.

import type { FastifyInstance, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { mercurius } from "mercurius";
import type { App } from "../app.ts";
import { type Client, type Context, makeContext } from "../graphql/context.ts";
import { toAnswer } from "../graphql/errors.ts";
import { schema } from "../graphql/schema.ts";

const QUERY_DEPTH_MAX = 12;

declare module "fastify" {
  interface FastifyRequest {
    graphqlContext?: Context;
  }
}

export async function registerGraphql(fastify: FastifyInstance, app: App): Promise<void> {
  // A form or a multipart body can be sent across sites without asking; JSON cannot (SEC-31).
  fastify.addHook("preValidation", async (request, reply) => {
    if (request.routeOptions.url !== "/graphql") return;
    const isJson = /^application\/json\b/i.test(request.headers["content-type"] ?? "");
    if (!isJson || Array.isArray(request.body))
      await reply.code(415).send({
        errors: [
          {
            message: "Send one operation as application/json.",
            extensions: { code: "VALIDATION_ERROR", message: "Send one operation as application/json." },
          },
        ],
      });
  });
  fastify.addHook("onSend", async (request) => {
    await request.graphqlContext?.endReading();
  });

  await fastify.register(mercurius, {
    schema,
    jit: 1,
    routes: false,
    graphiql: false,
    queryDepth: QUERY_DEPTH_MAX,
    allowBatchedQueries: false,
    errorFormatter: (result) => ({
      statusCode: 200,
      response: {
        data: result.data ?? null,
        errors: (result.errors ?? []).map((error) => toAnswer(app, error)) as never,
      },
    }),
  });

  fastify.post<{ Body: { query?: unknown; variables?: unknown; operationName?: unknown } }>(
    "/graphql",
    async (request, reply) => {
      const context = makeContext(app, clientOf(request));
      request.graphqlContext = context;
      const { query, variables, operationName } = request.body ?? {};
      void reply.header("cache-control", "no-store");
      if (typeof query !== "string") return { data: null, errors: [toAnswer(app, queryMissing())] };
      try {
        return await fastify.graphql(
          query,
          context as never,
          variables as never,
          typeof operationName === "string" ? operationName : undefined,
        );
      } catch (error) {
        return { data: null, errors: errorsOf(error).map((each) => toAnswer(app, each)) };
      }
    },
  );
}

export function clientOf(request: Pick<FastifyRequest, "headers" | "ip">): Client {
  const [, token] = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? "") ?? [];
  return { token, ipAddress: request.ip, userAgent: request.headers["user-agent"] ?? "" };
}

function queryMissing(): Error {
  return new GraphQLError("The body names no query.");
}

/** Syntax and validation errors come thrown, several in one. */
function errorsOf(error: unknown): readonly unknown[] {
  if (error instanceof Error && "errors" in error && Array.isArray(error.errors)) return error.errors;
  return [error];
}
