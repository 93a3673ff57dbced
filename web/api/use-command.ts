// Sends a mutation with its id, keeps that id until the server has answered, and answers with data or a failure.

import { useCallback, useState } from "react";
import { type AnyVariables, type TypedDocumentNode, useClient } from "urql";
import { type Failure, failureOf, isUndecided } from "./failure.ts";
import { createMutationIds } from "./mutation-id.ts";

type CommandVariables = { input: { clientMutationId: string } };

/** The fields of the input that a screen fills in: all but the id. */
export type CommandInput<Variables extends CommandVariables> = Omit<Variables["input"], "clientMutationId">;

export type CommandAnswer<Data> = { ok: true; data: Data } | { ok: false; failure: Failure };

type CommandOptions = { handledByScreen?: boolean };

/** `handledByScreen`: the form shows every failure itself, so no notice is raised beside it. */
export function useCommand<Data, Variables extends CommandVariables & AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { handledByScreen = false }: CommandOptions = {},
) {
  const client = useClient();
  const [ids] = useState(() => createMutationIds());
  const [sending, setSending] = useState(false);

  const send = useCallback(
    async (input: CommandInput<Variables>): Promise<CommandAnswer<Data>> => {
      const variables = { input: { ...input, clientMutationId: ids.idFor(input) } } as unknown as Variables;
      setSending(true);
      const result = await client.mutation(document, variables, { handledByScreen }).toPromise();
      setSending(false);

      const failure = result.error === undefined ? undefined : failureOf(result.error);
      if (failure === undefined || !isUndecided(failure)) ids.answered();
      if (failure !== undefined) return { ok: false, failure };
      return { ok: true, data: result.data as Data };
    },
    [client, document, ids, handledByScreen],
  );

  return { send, sending };
}
