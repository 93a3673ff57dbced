// Takes back what the manager has proposed of a kind, so that the next example may propose it.

import type { Given } from "./example.ts";

type Change = { id: string; version: number; subject: string; decisions: string[] };

export async function withdrawWaiting({ personas }: Given, kind: string): Promise<void> {
  const { officeChanges } = await personas.api.manager.get(
    "{ officeChanges(status: PROPOSED, first: 50) { edges { node { id version subject decisions } } } }",
  );
  const waiting: Change[] = officeChanges.edges.map(({ node }: { node: Change }) => node);
  const own = waiting.filter(({ subject, decisions }) => subject === kind && decisions.includes("WITHDRAW"));
  for (const { id, version } of own)
    await personas.api.manager.mutate(
      "decideOfficeChange",
      "DecideOfficeChangeInput",
      { id, version, decision: "WITHDRAW" },
      "clientMutationId",
    );
}
