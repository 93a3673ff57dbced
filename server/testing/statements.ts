// Listens in on the statements that a call sends to the database, and asks for their plans.

import type { App } from "../app.ts";
import type { Connection } from "../database/connect.ts";
import { runWork, type SqlValue } from "../work/work.ts";

export type Statement = { text: string; values: SqlValue[] };

/** Every statement with values that was sent while `act` ran, in order. */
export async function statementsOf(app: App, act: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const undo = new Map<Connection, () => void>();
  const listen = (connection: Connection) => {
    if (undo.has(connection)) return;
    const { query } = connection;
    const listening = (...args: unknown[]) => {
      const [first] = args;
      if (typeof first === "object" && first !== null && "text" in first) sent.push(first as Statement);
      return (query as (...given: unknown[]) => unknown).apply(connection, args);
    };
    connection.query = listening as typeof query;
    undo.set(connection, () => {
      connection.query = query;
    });
  };
  app.pool.on("acquire", listen);
  try {
    await act();
  } finally {
    app.pool.off("acquire", listen);
    for (const restore of undo.values()) restore();
  }
  return sent;
}

type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Parent Relationship"?: string;
  Plans?: PlanNode[];
};

/** How the page of a list is found: the nodes under its first limit, children of the rows left out. */
export async function pagePlan(app: App, token: string, { text, values }: Statement): Promise<PlanNode[]> {
  const [row] = await runWork(app, { token }, (work) =>
    work.query<Record<string, unknown>>(`explain (format json) ${text}`, values),
  );
  const [explained] = Object.values(row ?? {}) as { Plan: PlanNode }[][];
  const root = explained?.[0]?.Plan;
  const limit = root === undefined ? undefined : flat(root).find((node) => node["Node Type"] === "Limit");
  return limit === undefined ? [] : flat(limit).slice(1);
}

function flat(node: PlanNode): PlanNode[] {
  const inner = (node.Plans ?? []).filter(
    (each) => each["Parent Relationship"] !== "SubPlan" && each["Parent Relationship"] !== "InitPlan",
  );
  return [node, ...inner.flatMap(flat)];
}
