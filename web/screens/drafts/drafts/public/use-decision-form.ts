// The form of one decision: what was typed is kept whatever the answer, and a record that changed meanwhile is read again.

import type { FieldValues, Resolver } from "react-hook-form";
import type { AnyVariables, TypedDocumentNode } from "urql";
import { type CommandInput, useCommand } from "../../../../api/use-command.ts";
import { type RecordForm, useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import type { LiveRecord } from "../../../../app/use-live-record.ts";
import type { StaffDraftRecord } from "./staff-check.ts";

type DecisionOptions<Data, Input, Values extends FieldValues> = {
  readonly live: LiveRecord<StaffDraftRecord>;
  readonly start: Values;
  readonly resolver: Resolver<Values>;
  readonly inputOf: (values: Values) => Input;
  /** Answers whether somebody is being asked, before anything is sent. */
  readonly asksFirst?: (values: Values) => boolean;
  readonly onRefused?: () => void;
  readonly draftOf: (data: Data) => StaffDraftRecord;
  /** By what was answered, where that is not always the same. */
  readonly doneWords: string | ((draft: StaffDraftRecord) => string);
  readonly onDone: () => void;
};

export function useDecisionForm<
  Data,
  Variables extends { input: { clientMutationId: string } } & AnyVariables,
  Values extends FieldValues,
>(
  document: TypedDocumentNode<Data, Variables>,
  options: DecisionOptions<Data, CommandInput<Variables>, Values>,
): RecordForm<Values> {
  const { live, start, resolver, inputOf, asksFirst, onRefused, draftOf, doneWords, onDone } = options;
  const { send } = useCommand(document, { handledByScreen: true });
  return useRecordForm({
    start,
    resolver,
    save: async (values) => (asksFirst?.(values) ? undefined : await send(inputOf(values))),
    onSaved: (data: Data) => {
      const draft = draftOf(data);
      live.replace(draft);
      notify({ tone: "ok", title: typeof doneWords === "string" ? doneWords : doneWords(draft) });
      onDone();
    },
    onBehind: live.reload,
    ...(onRefused && { onRefused }),
  });
}
