// Several statements in one message to the database and one back: a transaction of their own, undone whole when one of them fails.

import pg from "pg";
import { CAMEL_TYPES } from "./camel-rows.ts";
import type { Connection } from "./connect.ts";

export type NamedStatement = { name: string; text: string; values: readonly unknown[] };
export type Answer = pg.QueryArrayResult<unknown[]>;

/** What the driver's own query does with the wire and with what comes back over it. */
type DriverQuery = pg.Query & {
  name: string;
  text: string;
  submit(wire: Wire): Error | null;
  handleReadyForQuery(wire: Wire): void;
} & Record<(typeof PASSED_ON)[number] | "handleCommandComplete", (message: unknown, wire: Wire) => void>;
type Wire = {
  sync(): void;
  stream: { cork(): void; uncork(): void };
  submittedNamedStatements: Record<string, string>;
};
type QueryConstructor = new (
  config: object,
  values: undefined,
  done: (fault: Error | null, answer: Answer) => void,
) => DriverQuery;

const PASSED_ON = [
  "handleRowDescription",
  "handleDataRow",
  "handlePortalSuspended",
  "handleEmptyQuery",
  "handleCopyInResponse",
  "handleCopyData",
] as const;

/** Answers in the order of the statements. */
export async function pipeline(
  connection: Connection,
  statements: readonly NamedStatement[],
): Promise<Answer[]> {
  return await new Promise((resolve, reject) => {
    connection.query(together(statements, { resolve, reject }) as unknown as pg.Submittable);
  });
}

type Outcome = { resolve: (answers: Answer[]) => void; reject: (fault: Error) => void };

/**
 * One after the other with a single end: the database takes everything up to it as one transaction. Each part is the driver's
 * own query; which of them is being answered is counted by what has been completed.
 */
function together(statements: readonly NamedStatement[], { resolve, reject }: Outcome) {
  const answers: Answer[] = [];
  const parts = statements.map((statement, index) =>
    partOf(statement, (fault, answer) => {
      if (fault) reject(fault);
      else answers[index] = answer;
    }),
  );
  let at = 0;
  const passedOn = PASSED_ON.map((name) => [
    name,
    (message: unknown, wire: Wire) => parts[at]?.[name](message, wire),
  ]);
  return {
    // By these the driver notes that a statement's text need not be sent again.
    get name() {
      return parts[at]?.name;
    },
    get text() {
      return parts[at]?.text;
    },
    /** For those who listen in. */
    statements,
    ...Object.fromEntries(passedOn),
    submit: (wire: Wire) => {
      const withoutEnd: Wire = Object.assign(Object.create(wire), { sync: () => undefined });
      wire.stream.cork();
      const faults = parts.map((part, index) => part.submit(index === parts.length - 1 ? wire : withoutEnd));
      wire.stream.uncork();
      return faults.find((fault) => fault !== null) ?? null;
    },
    handleCommandComplete: (message: unknown, wire: Wire) => {
      parts[at]?.handleCommandComplete(message, wire);
      at += 1;
    },
    handleReadyForQuery: (wire: Wire) => {
      for (const part of parts) part.handleReadyForQuery(wire);
      resolve(answers);
    },
    handleError: (fault: Error, wire?: Wire) => {
      // The database has passed over the texts of those that were still to come.
      for (const { name } of parts.slice(at + 1)) delete wire?.submittedNamedStatements[name];
      reject(fault);
    },
  };
}

function partOf(
  { name, text, values }: NamedStatement,
  done: (fault: Error | null, answer: Answer) => void,
): DriverQuery {
  const Query = pg.Query as unknown as QueryConstructor;
  return new Query(
    // Without it a text that has neither a name nor values would be a message of its own.
    { name, text, values: [...values], types: CAMEL_TYPES, rowMode: "array", queryMode: "extended" },
    undefined,
    done,
  );
}
