// How a mutation enters: one input with a clientMutationId, one transaction, one answer.

import { type MutationName, whyNotWhileActing } from "@bondline/domain/people/acting/acting-mutations.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { InputRef, ObjectRef } from "@pothos/core";
import { requireTermsAccepted } from "../modules/people/accounts/terms.ts";
import { type Actor, requirePerson } from "../transaction/actor.ts";
import { runTransaction, type Transaction } from "../transaction/transaction.ts";
import { builder, type SchemaTypes } from "./builder.ts";
import { withCurrent } from "./conflict.ts";
import type { Context } from "./context.ts";
import { type Answer, once } from "./idempotency.ts";

type Input = { clientMutationId: string };
export type Payload = Answer & { clientMutationId: string };
type PayloadRef = ObjectRef<SchemaTypes, Payload, Payload>;

type Parts<Given> = { input: InputRef<Given>; payload: PayloadRef };
type Command<Given> = (tx: Transaction, input: Given) => Promise<Answer>;
type PublicParts<Given> = Parts<Given> & { run: (context: Context, input: Given) => Promise<Answer> };

const MUTATION_ID_LENGTH_MAX = 255;

/**
 * A mutation of a signed-in person who has accepted the terms: replayed when its id was seen before, else run in one
 * transaction. What is needed to accept them, to leave or to look after one's own account is open before.
 */
export function mutation<Given extends Input>(
  name: MutationName,
  { input, payload, openBeforeTerms, run }: Parts<Given> & { openBeforeTerms?: true; run: Command<Given> },
): void {
  addMutation(name, {
    input,
    payload,
    run: (context, given) => runCommand(context, { name, openBeforeTerms, given }, (tx) => run(tx, given)),
  });
}

/** What `mutation` does with its call, for one that has something to do before. */
export async function runCommand<Given extends Input>(
  { application, client }: Context,
  { name, openBeforeTerms, given }: { name: MutationName; openBeforeTerms?: true | undefined; given: Given },
  run: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  // No visit: the session's row would be locked before all others. It is moved on by the reading of the answer.
  const worker = { token: client.token, leavesSessionAlone: true };
  return await runTransaction(application, worker, async (tx) => {
    const person = requirePerson(tx.actor);
    if (openBeforeTerms !== true) requireTermsAccepted(person);
    requireMayWhileActing(person, name);
    return await once(tx, name, given, () => run(tx));
  });
}

/**
 * A mutation of a signed-in person that writes nothing: what it says is of this moment alone, so that no answer is kept and a repeat
 * says it again.
 */
export function passingMutation<Given extends Input>(
  name: MutationName,
  { run, ...parts }: Parts<Given> & { run: Command<Given> },
): void {
  addMutation(name, {
    ...parts,
    run: async (context, given) => {
      const tx = await context.read();
      requireTermsAccepted(requirePerson(tx.actor));
      requireMayWhileActing(tx.actor, name);
      return await run(tx, given);
    },
  });
}

/**
 * A mutation that anybody may send. There is no account yet to keep an answer for, so what it does must bear
 * being sent twice; it opens its own transactions, since a failed try has to be counted even though it is refused.
 */
export function publicMutation<Given extends Input>(name: MutationName, parts: PublicParts<Given>): void {
  addMutation(name, {
    ...parts,
    run: async (context, given) => {
      await requireMayBeforeRunning(context, name);
      return await parts.run(context, given);
    },
  });
}

/** Who acts for a client is looked for where the call would be refused to them. */
async function requireMayBeforeRunning(context: Context, name: MutationName): Promise<void> {
  if (context.client.token === undefined || whyNotWhileActing(name) === undefined) return;
  requireMayWhileActing((await context.read()).actor, name);
  await context.endReading();
}

function requireMayWhileActing(actor: Actor, name: MutationName): void {
  if (actor.kind !== "person" || actor.actingFor == null) return;
  const reason = whyNotWhileActing(name);
  if (reason !== undefined) refuse("LEFT_TO_CLIENT", { reason });
}

function addMutation<Given extends Input>(
  name: MutationName,
  { input, payload, run }: PublicParts<Given>,
): void {
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
