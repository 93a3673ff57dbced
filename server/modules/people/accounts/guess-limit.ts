// Commands of a signed-in person that ask for the password or a code again: every try counts, also one that is refused.

import type { App } from "../../../app.ts";
import type { Context } from "../../../graphql/context.ts";
import { type Answer, once } from "../../../graphql/idempotency.ts";
import { requirePerson } from "../../../work/actor.ts";
import { runWork, type Work } from "../../../work/work.ts";
import { takeFromLimit } from "./limits.ts";

type CommandInput = { clientMutationId: string };

/**
 * The try is counted in a transaction of its own, since the refusal of a wrong guess undoes the command's.
 * `isGuess` says which calls bring something to be guessed; the others are not counted.
 */
export function countedCommand<Given>(
  name: string,
  act: (work: Work, input: Given) => Promise<Answer>,
  isGuess: (input: Given) => boolean = () => true,
): (context: Context, input: Given & CommandInput) => Promise<Answer> {
  return async ({ application: app, client }, input) => {
    if (isGuess(input)) await count(app, client);
    return await runWork(app, { token: client.token }, async (work) => {
      requirePerson(work.actor);
      return await once(work, name, input, () => act(work, input));
    });
  };
}

/** As above, for an answer that is shown once and never kept: sent again, it meets a code that is used up. */
export function countedSecret<Given>(
  act: (work: Work, input: Given) => Promise<Answer>,
): (context: Context, input: Given) => Promise<Answer> {
  return async ({ application: app, client }, input) => {
    await count(app, client);
    return await runWork(app, { token: client.token }, (work) => act(work, input));
  };
}

async function count(app: App, { token }: Context["client"]): Promise<void> {
  await runWork(app, { token }, async (work) => {
    await takeFromLimit(work, "passwordPerAccount", requirePerson(work.actor).accountId);
  });
}
