// Asks before a command that takes something away, sends it, and says how it went.

import { useState } from "react";
import type { AnyVariables, TypedDocumentNode } from "urql";
import { whyRefused } from "../../api/failure.ts";
import { type CommandInput, useCommand } from "../../api/use-command.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { notify } from "../notices.ts";

type FailureText = { readonly title: string; readonly detail?: string };
type CommandVariables = { input: { clientMutationId: string } } & AnyVariables;

type CommandDialogProps<Data, Variables extends CommandVariables> = Pick<
  ConfirmDialogProps,
  "title" | "sentence" | "confirmLabel" | "cancelLabel" | "isDangerous" | "children" | "onClose"
> & {
  readonly command: TypedDocumentNode<Data, Variables>;
  readonly input: CommandInput<Variables>;
  /** By what was answered, where it is not simply done. */
  readonly done: FailureText | ((data: Data) => FailureText);
  readonly onDone: (data: Data) => unknown;
  /** The title of a refusal that is shown here; without one the question goes, and the notice of every failed call tells it. */
  readonly notDone?: string;
  /** What is on the screen may be behind. */
  readonly onRefused?: () => void;
};

export function CommandDialog<Data, Variables extends CommandVariables>(
  props: CommandDialogProps<Data, Variables>,
) {
  const { command, input, done, onDone, notDone, onRefused, children, onClose, ...question } = props;
  const { send, sending } = useCommand(command, { handledByScreen: notDone !== undefined });
  const [refusal, setRefusal] = useState<string>();

  const confirm = async () => {
    setRefusal(undefined);
    const answer = await send(input);
    if (answer.ok) {
      onClose();
      notify({ tone: "ok", ...(typeof done === "function" ? done(answer.data) : done) });
      return await onDone(answer.data);
    }
    onRefused?.();
    if (notDone === undefined) onClose();
    else setRefusal(whyRefused(answer.failure));
  };

  const failureNotice = notDone !== undefined && refusal !== undefined && (
    <Notice tone="danger" title={notDone}>
      {refusal}
    </Notice>
  );
  return (
    <ConfirmDialog {...question} isLoading={sending} onConfirm={() => void confirm()} onClose={onClose}>
      {(failureNotice || children !== undefined) && (
        <div className="grid gap-4">
          {failureNotice}
          {children}
        </div>
      )}
    </ConfirmDialog>
  );
}
