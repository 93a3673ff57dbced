// How a mutation enters: one input with a clientMutationId, one transaction, one answer.

import { type WhileActing, whyNotWhileActing } from "@bondline/domain/people/acting/while-acting.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { InputRef, ObjectRef } from "@pothos/core";
import { type Actor, requirePerson } from "../transaction/actor.ts";
import { runTransaction, type Transaction } from "../transaction/transaction.ts";
import { builder, type SchemaTypes } from "./builder.ts";
import { withCurrent } from "./conflict.ts";
import type { Context } from "./context.ts";
import { type CommandResult, once } from "./idempotency.ts";
import { requireTermsAccepted } from "./require-terms.ts";

type Input = { clientMutationId: string };
export type Payload = CommandResult & { clientMutationId: string };
type PayloadRef = ObjectRef<SchemaTypes, Payload, Payload>;

type Parts<Given> = { whileActing: WhileActing; input: InputRef<Given>; payload: PayloadRef };
type Command<Given> = (tx: Transaction, input: Given) => Promise<CommandResult>;
type PublicParts<Given> = Parts<Given> & { run: (context: Context, input: Given) => Promise<CommandResult> };

const MUTATION_ID_LENGTH_MAX = 255;

/** What every mutation says of a call while somebody acts for a client. */
export const WHILE_ACTING = new Map<string, WhileActing>();

/**
 * A mutation of a signed-in person who has accepted the terms: replayed when its id was seen before, else run in one
 * transaction. What is needed to accept them, to leave or to look after one's own account is open before.
 */
export function mutation<Given extends Input>(
  name: string,
  { openBeforeTerms, run, ...parts }: Parts<Given> & { openBeforeTerms?: true; run: Command<Given> },
): void {
  addMutation(name, {
    ...parts,
    run: (context, given) => runCommand(context, { name, openBeforeTerms, given }, (tx) => run(tx, given)),
  });
}

/** What `mutation` does with its call, for one that has something to do before. */
export async function runCommand<Given extends Input>(
  { application, client }: Context,
  { name, openBeforeTerms, given }: { name: string; openBeforeTerms?: true | undefined; given: Given },
  run: (tx: Transaction) => Promise<CommandResult>,
): Promise<CommandResult> {
  // No visit: the session's row would be locked before all others. It is moved on by the reading of the answer.
  const identity = { token: client.token, leavesSessionAlone: true };
  return await runTransaction(application, identity, async (tx) => {
    const person = requirePerson(tx.actor);
    if (openBeforeTerms !== true) requireTermsAccepted(person);
    requireMayWhileActing(person, WHILE_ACTING.get(name));
    return await once(tx, name, given, () => run(tx));
  });
}

/**
 * A mutation of a signed-in person that writes nothing: what it says is of this moment alone, so that no answer is kept and a repeat
 * says it again.
 */
export function passingMutation<Given extends Input>(
  name: string,
  { run, ...parts }: Parts<Given> & { run: Command<Given> },
): void {
  addMutation(name, {
    ...parts,
    run: async (context, given) => {
      const tx = await context.read();
      requireTermsAccepted(requirePerson(tx.actor));
      requireMayWhileActing(tx.actor, parts.whileActing);
      return await run(tx, given);
    },
  });
}

/**
 * A mutation that anybody may send. There is no account yet to keep an answer for, so what it does must bear
 * being sent twice; it opens its own transactions, since a failed try has to be counted even though it is refused.
 */
export function publicMutation<Given extends Input>(name: string, parts: PublicParts<Given>): void {
  addMutation(name, {
    ...parts,
    run: async (context, given) => {
      await requireMayBeforeRunning(context, parts.whileActing);
      return await parts.run(context, given);
    },
  });
}

/** Who acts for a client is looked for where the call would be refused to them. */
async function requireMayBeforeRunning(context: Context, whileActing: WhileActing): Promise<void> {
  if (context.client.token === undefined || whyNotWhileActing(whileActing) === undefined) return;
  requireMayWhileActing((await context.read()).actor, whileActing);
  await context.endReading();
}

/** What no mutation says anything of is the client's own. */
function requireMayWhileActing(actor: Actor, whileActing: WhileActing = "WILL"): void {
  if (actor.kind !== "person" || actor.actingFor == null) return;
  const reason = whyNotWhileActing(whileActing);
  if (reason !== undefined) refuse("LEFT_TO_CLIENT", { reason });
}

function addMutation<Given extends Input>(
  name: string,
  { whileActing, input, payload, run }: PublicParts<Given>,
): void {
  WHILE_ACTING.set(name, whileActing);
  builder.mutationField(name, (t) =>
    t.field({
      type: payload,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, args, context, info) => {
        const given = (args as { input: Given }).input;
        requireMutationId(given.clientMutationId);
        const answer = await withCurrent(() => run(context, given), { given, context, info });
        await context.endReading();
        if (context.client.token !== undefined) await context.read();
        return { ...answer, clientMutationId: given.clientMutationId };
      },
    }),
  );
}

function requireMutationId(id: string): void {
  if (id.trim() === "" || id.length > MUTATION_ID_LENGTH_MAX)
    refuseFields({ clientMutationId: "A clientMutationId has 1 to 255 characters." });
}
