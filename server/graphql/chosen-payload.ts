// The answer of a call over several chosen rows: what became of each, with the row as it is now.

import type { OutputRef } from "@pothos/core";
import type { Transaction } from "../transaction/transaction.ts";
import { builder } from "./builder.ts";
import type { FoundRows } from "./chosen-access.ts";
import type { ChosenResult } from "./chosen-results.ts";
import { type PayloadField, resultField } from "./payloads.ts";

type ChosenRows<Row> = {
  /** Of the contract's type of one result, such as `DraftResult`. */
  name: string;
  description: string;
  /** What the row is called in a result. */
  field: string;
  type: OutputRef<Row>;
  /** The rows as they are now, by their ids, read at once; one that is not there is left out. */
  access: (tx: Transaction, results: readonly ChosenResult[]) => Promise<FoundRows<Row>>;
};

export function chosenRows<Row>({ name, description, field, type, access }: ChosenRows<Row>): PayloadField {
  type Shown = ChosenResult & { now: Row | null };
  const ResultRef = builder.objectRef<Shown>(name).implement({
    description,
    fields: (t) => ({
      code: t.exposeString("code", { nullable: true }),
      [field]: t.field({
        type,
        nullable: true,
        description: "As it is now; null where it is not there.",
        // The caller has compared the row with its type, as for a payload's record.
        resolve: ({ now }) => now as never,
      }),
      id: t.exposeID("id"),
      reason: t.exposeString("reason", { nullable: true, description: "Why it was not done, for a person." }),
    }),
  });
  return (t) =>
    t.field({
      type: [ResultRef],
      resolve: async (answer, _args, context) => {
        const results = resultField<ChosenResult[]>(answer, "results");
        const foundRow = await access(await context.read(), results);
        return results.map((each) => ({ ...each, now: foundRow(each.id) ?? null }));
      },
    });
}
