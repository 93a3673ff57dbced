// What mutations answer: the clientMutationId, and records read afresh through their access checks.

import { builder } from "./builder.ts";
import type { Payload } from "./command-field.ts";

export const EmptyPayloadRef = builder.objectRef<Payload>("EmptyPayload").implement({
  fields: (t) => ({ clientMutationId: t.string({ resolve: mutationIdOf }) }),
});

export function mutationIdOf(answer: Payload): string {
  return answer.clientMutationId;
}

/** A fact of the answer by its name; an answer without it is a mistake of ours. */
export function resultField<Fact>(answer: Payload, name: string): Fact {
  const fact = answer[name];
  if (fact === undefined || fact === null) throw new Error(`The answer of a mutation has no ${name}.`);
  return fact as Fact;
}
