// A server in memory that answers by the name of the operation, and pushes what a subscription would deliver.

import { contractCodeOf } from "@bondline/domain/contract-codes.ts";
import type { RefusalCode } from "@bondline/domain/refusals.ts";
import {
  type Exchange,
  type ExecutionResult,
  getOperationName,
  subscriptionExchange,
  type TypedDocumentNode,
} from "urql";
import type * as operations from "../api/generated/graphql.ts";
import { lackingFields } from "./lacking-fields.ts";

type Variables = Readonly<Record<string, unknown>>;
type Data = Record<string, unknown>;

/** Whatever else the refusal carries comes along with it. */
type FakeRefusal = {
  code: RefusalCode;
  message: string;
  fields?: Record<string, string>;
  [fact: string]: unknown;
};

export type FakeAnswer =
  | { readonly data: Data }
  | { readonly refusal: FakeRefusal }
  /** An error that carries nothing but its message. */
  | { readonly error: string }
  | "unreachable"
  /** Never answered. */
  | "silent";

/** An answer may be on its way for as long as the test wants. */
type GivenAnswer = FakeAnswer | Promise<FakeAnswer>;

type Named<Key> = Key extends `${infer Name}Document` ? Name : never;
type OperationName = Named<keyof typeof operations>;

export type FakeAnswers = Partial<
  Record<OperationName, GivenAnswer | ((variables: Variables) => GivenAnswer)>
>;

type Watcher = { notify: (result: ExecutionResult) => void; variables: Variables };
type Call = { readonly name: string; readonly variables: Variables };

/** An operation that nothing was said about fails the test that sent it. */
export function fakeServer(answers: FakeAnswers) {
  const calls: Call[] = [];
  const watchers = new Map<string, Watcher>();

  const answerTo = (call: Call): GivenAnswer => {
    const given = answers[call.name as OperationName];
    if (given === undefined) throw new Error(`The test says nothing about ${call.name}.`);
    return typeof given === "function" ? given(call.variables) : given;
  };

  const exchange: Exchange = subscriptionExchange({
    enableAllOperations: true,
    forwardSubscription: (request, operation) => ({
      subscribe: (observer) => {
        const name = getOperationName(operation.query) ?? "";
        if (operation.kind === "subscription") {
          watchers.set(name, { notify: observer.next, variables: request.variables ?? {} });
          return { unsubscribe: () => void watchers.delete(name) };
        }
        const call = { name, variables: request.variables ?? {} };
        calls.push(call);
        const answer = answerTo(call);
        void Promise.resolve(answer).then((come) => {
          if (typeof come === "object" && "data" in come) assertWhole(operation.query, call, come.data);
          deliver(come, observer);
        });
        return { unsubscribe: () => undefined };
      },
    }),
  });

  return {
    exchange,
    calls,
    answers,
    callsOf: (name: string) => calls.filter((call) => call.name === name),
    inputsOf: (name: string) =>
      calls.filter((call) => call.name === name).map(({ variables }) => variables.input),
    isWatched: (name: string) => watchers.has(name),
    variablesWatched: (name: string): Variables => watchers.get(name)?.variables ?? {},
    push(name: string, data: Data): void {
      const watcher = watchers.get(name);
      if (watcher === undefined) throw new Error(`Nobody watches ${name}.`);
      watcher.notify({ data });
    },
  };
}

type Observer = {
  next: (result: ExecutionResult) => void;
  error: (error: unknown) => void;
  complete: () => void;
};

function deliver(answer: FakeAnswer, observer: Observer): void {
  if (answer === "silent") return;
  if (answer === "unreachable") {
    observer.error(new Error("Failed to fetch"));
    return;
  }
  if ("data" in answer) observer.next({ data: answer.data });
  else if ("error" in answer) observer.next({ data: null, errors: [{ message: answer.error }] });
  else observer.next({ data: null, errors: [errorOf(answer.refusal)] });
  observer.complete();
}

/** A field that a screen asks for and a test leaves out would be read as undefined, wherever that leads. */
function assertWhole(query: TypedDocumentNode, call: Call, data: Data): void {
  const lacking = lackingFields(query, data);
  if (lacking.length > 0) throw new Error(`The test's answer to ${call.name} lacks ${lacking.join(", ")}.`);
}

/** What is for the person is the message in the extensions; the outer one is for a log. */
function errorOf(refusal: FakeRefusal) {
  return {
    message: `Refused: ${refusal.code}`,
    extensions: { ...refusal, code: contractCodeOf(refusal.code) },
  };
}
