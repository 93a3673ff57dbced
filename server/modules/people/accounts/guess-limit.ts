// Commands of a signed-in person that ask for the password or a code again: every try counts, also one that is refused.

import type { App } from "../../../app.ts";
import type { Context } from "../../../graphql/context.ts";
import { type CommandResult, once } from "../../../graphql/idempotency.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { takeFromLimit } from "./limits.ts";

type CommandInput = { clientMutationId: string };

/**
 * The try is counted in a transaction of its own, since the refusal of a wrong guess undoes the command's.
 * `isGuess` says which calls bring something to be guessed; the others are not counted.
 */
export function countedCommand<Given>(
  name: string,
  act: (tx: Transaction, input: Given) => Promise<CommandResult>,
  isGuess: (input: Given) => boolean = () => true,
): (context: Context, input: Given & CommandInput) => Promise<CommandResult> {
  return async ({ application: app, client }, input) => {
    if (isGuess(input)) await count(app, client);
    return await runTransaction(app, { token: client.token }, async (tx) => {
      requirePerson(tx.actor);
      return await once(tx, name, input, () => act(tx, input));
    });
  };
}

/** As above, for an answer that is shown once and never kept: sent again, it meets a code that is used up. */
export function countedSecret<Given>(
  act: (tx: Transaction, input: Given) => Promise<CommandResult>,
): (context: Context, input: Given) => Promise<CommandResult> {
  return async ({ application: app, client }, input) => {
    await count(app, client);
    return await runTransaction(app, { token: client.token }, (tx) => act(tx, input));
  };
}

async function count(app: App, { token }: Context["client"]): Promise<void> {
  await runTransaction(app, { token }, async (tx) => {
    await takeFromLimit(tx, "passwordPerAccount", requirePerson(tx.actor).accountId);
  });
}
