// Carries out one decision: what was typed is kept whatever the answer, and a record that changed meanwhile is read again.

import { useState } from "react";
import type { AnyVariables, TypedDocumentNode } from "urql";
import type { Failure } from "../../../api/failure.ts";
import { type CommandInput, useCommand } from "../../../api/use-command.ts";
import { useNotify } from "../../../app/notices.ts";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import type { StaffDraftRecord } from "./staff-check.ts";

type DecisionOptions<Data> = {
  live: LiveRecord<StaffDraftRecord>;
  draftOf: (data: Data) => StaffDraftRecord;
  doneWords: string;
  onDone: () => void;
};

export type DecisionTrouble = Pick<Failure, "code" | "message">;

/** `decide` answers the messages of fields that the server refused; an empty table where there are none. */
export function useDecision<Data, Variables extends { input: { clientMutationId: string } } & AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { live, draftOf, doneWords, onDone }: DecisionOptions<Data>,
) {
  const { send, sending } = useCommand(document, { handledByScreen: true });
  const [trouble, setTrouble] = useState<DecisionTrouble>();
  const notify = useNotify();

  const decide = async (input: CommandInput<Variables>): Promise<Failure["fields"]> => {
    setTrouble(undefined);
    const answer = await send(input);
    if (answer.ok) {
      live.replace(draftOf(answer.data));
      notify({ tone: "ok", title: doneWords });
      onDone();
      return {};
    }

    const { failure } = answer;
    if (failure.code === "CONFLICT" || failure.code === "INVALID_TRANSITION") await live.reload();
    setTrouble(failure);
    return failure.fields;
  };

  return { decide, sending, trouble };
}
