// What mutations answer: the clientMutationId, and records read anew through their access checks.

import type { FieldRef, OutputRef } from "@pothos/core";
import type { Transaction } from "../transaction/transaction.ts";
import { builder, type SchemaTypes } from "./builder.ts";
import type { Context } from "./context.ts";
import type { Payload } from "./mutation.ts";

type PayloadBuilder = PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Payload>;
export type PayloadField = (t: PayloadBuilder) => FieldRef<SchemaTypes, unknown>;

/** The answer of mutations: a table of what it tells, each by one of the makers below or by a function of its own. */
export function payloadOf(name: string, fields: Readonly<Record<string, PayloadField>>) {
  return builder.objectRef<Payload>(name).implement({
    fields: (t) => ({
      clientMutationId: t.string({ resolve: ({ clientMutationId }) => clientMutationId }),
      ...Object.fromEntries(Object.entries(fields).map(([field, make]) => [field, make(t)])),
    }),
  });
}

export const EmptyPayloadRef = payloadOf("EmptyPayload", {});

/** A record as it stands now, through its access check, by its id in the answer; a stale change finds it by the same name. */
export function record<Row, Id>(
  type: OutputRef<Row>,
  access: (tx: Transaction, id: Id) => Promise<Row>,
  idName: string,
): PayloadField {
  const read = (tx: Transaction, answer: Payload) => access(tx, resultField<Id>(answer, idName));
  return fieldOf(type, async (answer, context) => read(await context.read(), answer), { idName });
}

/** As above, for what is found otherwise than by one id. */
export function readAgain<Row>(
  type: OutputRef<Row>,
  read: (tx: Transaction, answer: Payload) => Promise<Row>,
): PayloadField {
  return fieldOf(type, async (answer, context) => read(await context.read(), answer));
}

/** The callers have compared the row with its type; the field's own generic type would not accept one that is not known yet. */
function fieldOf(
  type: OutputRef<unknown>,
  resolve: (answer: Payload, context: Context) => Promise<unknown>,
  extensions: { idName?: string } = {},
): PayloadField {
  return (t) => t.field({ type, extensions, resolve: (answer, _args, context) => resolve(answer, context) });
}

/** An id or a text of the answer, under its own name. */
export function idOf(name: string): PayloadField {
  return (t) => t.id({ resolve: (answer) => resultField<string>(answer, name) });
}
/** Null where the answer has none. */
export function idOrNothingOf(name: string): PayloadField {
  return (t) =>
    t.id({ nullable: true, resolve: (answer) => (answer[name] as string | null | undefined) ?? null });
}
export function textOf(name: string): PayloadField {
  return (t) => t.string({ resolve: (answer) => resultField<string>(answer, name) });
}

/** A fact of the answer that has a type of its own. */
export function valueField<Fact>(type: OutputRef<Fact>, name: string): PayloadField {
  return fieldOf(type, async (answer) => resultField<Fact>(answer, name));
}

/** What the answer holds under a name; an answer without it is a mistake of ours. */
export function resultField<Fact>(answer: Payload, name: string): Fact {
  const fact = answer[name];
  if (fact === undefined || fact === null) throw new Error(`The answer of a mutation has no ${name}.`);
  return fact as Fact;
}
