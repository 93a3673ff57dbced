// Listens in on the statements that a call sends to the database, and asks for their plans.

import { escapeLiteral, type QueryArrayResult } from "pg";
import type { App } from "../server/app.ts";
import type { Connection } from "../server/database/connect.ts";
import { runTransaction, type SqlValue, sessionTokenHash } from "../server/transaction/transaction.ts";

export type Statement = { text: string; values: SqlValue[] };

/** Every statement with values that was sent while `act` ran, in order; the look at the session before them is left out. */
export async function statementsOf(app: App, act: () => Promise<unknown>): Promise<Statement[]> {
  return statementsAmong(await heardDuring(app, act));
}

/** The same, each transaction by itself, and only what the call itself begins: a job of the portal's may be at work besides. */
export async function transactionsOf(app: App, act: () => Promise<unknown>): Promise<Statement[][]> {
  const heard = await heardDuring(app, act);
  const connections = [...new Set(heard.map(({ on }) => on))];
  return connections.flatMap((connection) => {
    const transactions: Heard[][] = [[]];
    for (const each of heard.filter(({ on }) => on === connection)) {
      if (typeof each.asked === "string") transactions.push([]);
      transactions.at(-1)?.push(each);
    }
    return transactions
      .filter(isOfCall)
      .map(statementsAmong)
      .filter(({ length }) => length > 0);
  });
}

/** In whose name a call is answered where nobody is signed in. */
const ANSWERING = /^Account service$|link$|page$|^Public verification$/;

/** Begun for the holder of a token, or in the name of what answers whoever has none. */
function isOfCall(heard: readonly Heard[]): boolean {
  const begun = heard.map(({ asked }) => beginningIn(asked)).find((each) => each !== undefined);
  if (begun === undefined) return false;
  return !/begin_(system_work|work_for)/.test(begun.text) || ANSWERING.test(String(begun.values[0]));
}

function statementsAmong(heard: readonly Heard[]): Statement[] {
  return heard
    .map(({ asked }) => asked)
    .filter(
      (each): each is Statement =>
        typeof each === "object" && each !== null && "values" in each && !isOfBeginning(each as Statement),
    );
}

/** How often work was begun for the holder of a token while `act` ran; what goes on besides is not counted. */
export async function transactionsBegunFor(
  app: App,
  token: string,
  act: () => Promise<unknown>,
): Promise<number> {
  const hash = sessionTokenHash(token);
  const heard = await heardDuring(app, act);
  return heard.filter(({ asked }) =>
    typeof asked === "string" ? asked.includes(hash) : (asked as Statement).values?.includes(hash),
  ).length;
}

/** What stands in the message that begins work, or begins it anew after a rollback. */
function isOfBeginning({ text }: Statement): boolean {
  return /^(begin|rollback|set local |select begin_(system_)?work\()/.test(text);
}

/** The statement that says who is at work, with whose token among its values. */
export function beginningIn(asked: unknown): Statement | undefined {
  const statement = asked as Partial<Statement>;
  return statement.text?.startsWith("select begin_") === true ? (statement as Statement) : undefined;
}

export type AnsweredStatement = { text: string; columns: readonly string[] };

/** The texts of all statements that are answered from now on, each once, with the columns of their rows. */
export function statementsAnswered(app: App): { all(): AnsweredStatement[]; end(): void } {
  const answered = new Map<string, readonly string[]>();
  const listening = listen(app, (_connection, asked, answer) => {
    const { text } = asked as Partial<Statement>;
    if (text === undefined || answered.has(text)) return;
    Promise.resolve(answer).then(
      (result) => {
        const { fields } = result as Partial<QueryArrayResult>;
        if (fields !== undefined)
          answered.set(
            text,
            fields.map(({ name }) => name),
          );
      },
      () => {},
    );
  });
  return { all: () => [...answered].map(([text, columns]) => ({ text, columns })), end: listening.end };
}

/** In the driver's own form: a text that begins or ends a transaction, or a statement with values. */
type Heard = { on: Connection; asked: unknown };

/** What connections were asked while `act` ran, in the driver's own form. */
async function heardDuring(app: App, act: () => Promise<unknown>): Promise<Heard[]> {
  const heard: Heard[] = [];
  const listening = listen(app, (on, asked) => heard.push({ on, asked }));
  try {
    await act();
  } finally {
    listening.end();
  }
  return heard;
}

/** Hears each question of every connection that is taken from the pool, with the driver's answer to it, until it is ended. */
function listen(app: App, hear: (on: Connection, asked: unknown, answer: unknown) => void): { end(): void } {
  const undo = new Map<Connection, () => void>();
  const listenTo = (connection: Connection) => {
    if (undo.has(connection)) return;
    const { query } = connection;
    const listening = (...args: unknown[]) => {
      const answer = (query as (...given: unknown[]) => unknown).apply(connection, args);
      hear(connection, args[0], answer);
      return answer;
    };
    connection.query = listening as typeof query;
    undo.set(connection, () => {
      connection.query = query;
    });
  };
  app.pool.on("acquire", listenTo);
  return {
    end: () => {
      app.pool.off("acquire", listenTo);
      for (const restore of undo.values()) restore();
    },
  };
}

export type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Parent Relationship"?: string;
  Plans?: PlanNode[];
};

export type PlanMode = "force_generic_plan" | "force_custom_plan";

/** How the page of a list is found, planned as the store has it planned: the nodes under its first limit, children of the rows left out. */
export async function pagePlan(
  app: App,
  token: string,
  { text, values, mode }: Statement & { mode: PlanMode },
): Promise<PlanNode[]> {
  const [row] = await runTransaction(app, { token }, async (tx) => {
    await tx.query(`set local plan_cache_mode = ${mode}`);
    await tx.query(`prepare asked_page as ${text}`);
    const found = await tx.query<Record<string, unknown>>(
      `explain (format json) execute asked_page ${values.length === 0 ? "" : `(${values.map(literalOf)})`}`,
    );
    await tx.query("deallocate asked_page");
    return found;
  });
  const [explained] = Object.values(row ?? {}) as { Plan: PlanNode }[][];
  const root = explained?.[0]?.Plan;
  const limit = root === undefined ? undefined : flat(root).find((node) => node["Node Type"] === "Limit");
  return limit === undefined ? [] : flat(limit).slice(1);
}

function literalOf(value: SqlValue): string {
  return value === null ? "null" : escapeLiteral(Array.isArray(value) ? `{${value}}` : String(value));
}

function flat(node: PlanNode): PlanNode[] {
  const inner = (node.Plans ?? []).filter(
    (each) => each["Parent Relationship"] !== "SubPlan" && each["Parent Relationship"] !== "InitPlan",
  );
  return [node, ...inner.flatMap(flat)];
}
