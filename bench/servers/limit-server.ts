// The limit: a bare HTTP server that sends on what one statement has answered. It asks nobody who they are.

import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { availableParallelism } from "node:os";
import { addressForRole, connectPool, endPool, type Pool } from "../../server/database/connect.ts";
import { pipeline } from "../../server/database/pipeline.ts";
import { makeFairQueue } from "../../server/fair-queue.ts";
import { isPassword } from "../../server/modules/people/accounts/passwords.ts";
import { sessionTokenHash } from "../../server/transaction/transaction.ts";
import { benchSettings } from "./bench-settings.ts";
import { serveParent } from "./forked-server.ts";
import { LIMIT_ACCOUNT, LIMIT_DETAIL, LIMIT_LIST, LIMIT_UPDATE } from "./limit-statements.ts";

type Values = readonly (string | number | readonly string[])[];
type Route = (pool: Pool, values: Values) => Promise<string>;

const ROUTES: Record<string, Route> = {
  "/list": (pool, values) => answerOf(pool, { name: "list", text: LIMIT_LIST, values }),
  "/detail": (pool, values) => answerOf(pool, { name: "detail", text: LIMIT_DETAIL, values }),
  "/guarded-list": (_, values) => guarded({ name: "list", text: LIMIT_LIST, values }),
  "/guarded-detail": (_, values) => guarded({ name: "detail", text: LIMIT_DETAIL, values }),
  "/update": updateInTransaction,
  "/sign-in": signIn,
};

const turn = makeFairQueue({ runningMax: Math.max(2, availableParallelism()), waitingMax: 100 }).turn(
  "sign-in",
  "",
);
const ownerUrl = process.env.BENCH_DATABASE ?? "";
const pool = connectPool({ connectionString: ownerUrl, connectionsMax: 10 });
const guardedPool = connectPool({
  connectionString: addressForRole(ownerUrl, "bondline_app", benchSettings().secrets.databaseAppPassword),
  connectionsMax: 10,
});
const http = createServer(async (request, response) => {
  try {
    const values = JSON.parse(await bodyOf(request)) as Values;
    const answer = (await ROUTES[request.url ?? ""]?.(pool, values)) ?? "";
    response.setHeader("content-type", "application/json");
    response.setHeader("content-length", Buffer.byteLength(answer));
    response.end(answer);
  } catch (cause) {
    response.statusCode = 500;
    response.end(String(cause));
  }
});
http.listen(0, "127.0.0.1");
await once(http, "listening");
const address = http.address();
if (address === null || typeof address === "string") throw new Error("The limit has no port.");
serveParent(`http://127.0.0.1:${address.port}`, async () => {
  http.close();
  http.closeAllConnections();
  await endPool(pool);
  await endPool(guardedPool);
});

type Statement = { name: string; text: string; values: Values };

async function answerOf(asked: Pick<Pool, "query">, { values, ...statement }: Statement): Promise<string> {
  const { rows } = await asked.query({ ...statement, values: [...values] });
  return rows[0]?.answer ?? "";
}

/**
 * The same statement as the product must send it, in one message: for the holder of a token, in a transaction, under row policies. The
 * last value is the token.
 */
async function guarded({ values, ...statement }: Statement): Promise<string> {
  const connection = await guardedPool.connect();
  try {
    const look = {
      name: "look",
      text: "select begin_work($1, now())",
      values: [sessionTokenHash(String(values.at(-1)))],
    };
    const [, answer] = await pipeline(connection, [
      "begin",
      look,
      { ...statement, values: values.slice(0, -1) },
      "commit",
    ]);
    return String(answer?.rows[0]?.[0] ?? "");
  } finally {
    connection.release();
  }
}

async function updateInTransaction(asked: Pool, values: Values): Promise<string> {
  const connection = await asked.connect();
  try {
    await connection.query("begin; select begin_system_work('Bench', now())");
    const answer = await answerOf(connection, { name: "update", text: LIMIT_UPDATE, values });
    await connection.query("commit");
    return answer;
  } finally {
    connection.release();
  }
}

/** What signing in costs at the least: one look and one derivation of the password. */
async function signIn(asked: Pool, [email = "", password = ""]: Values): Promise<string> {
  const { rows } = await asked.query({ name: "account", text: LIMIT_ACCOUNT, values: [email] });
  return JSON.stringify({
    isRight: await isPassword(String(password), rows[0]?.password_hash ?? null, turn),
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const piece of request.setEncoding("utf8")) body += piece;
  return body;
}
