// Asking for changes and declining: both say why, in words that the applicant reads.

import { useForm } from "react-hook-form";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import type { DecisionDialogProps } from "./decision-dialog-props.ts";
import { composedReason } from "./staff-checks.ts";
import { StaffReject, StaffRequestChanges } from "./staff-decision-operations.ts";
import { REASON_MAX, REASON_RULES } from "./staff-decision-rules.ts";
import { StaffDecisionTrouble } from "./staff-decision-trouble.tsx";
import { DIALOG_WORDS as WORDS } from "./staff-decision-words.ts";
import { type DecisionTrouble, useDecision } from "./use-decision.ts";

export function StaffRequestDialog({ facts, live, onClose }: DecisionDialogProps) {
  const { decide, sending, trouble } = useDecision(StaffRequestChanges, {
    live,
    draftOf: (data) => data.requestDraftChanges.draft,
    doneWords: WORDS.requested,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      words={{
        title: WORDS.requestTitle,
        sentence: WORDS.requestSentence,
        label: WORDS.requestReason,
        send: WORDS.requestSend,
      }}
      composed={composedReason(facts.ticked)}
      isSending={sending}
      trouble={trouble}
      onSend={(reason) => decide({ id: facts.draft.id, version: facts.draft.version, reason })}
      onClose={onClose}
    />
  );
}

export function StaffDeclineDialog({ facts, live, onClose }: DecisionDialogProps) {
  const { decide, sending, trouble } = useDecision(StaffReject, {
    live,
    draftOf: (data) => data.rejectDraft.draft,
    doneWords: WORDS.declined,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      words={{
        title: WORDS.declineTitle,
        sentence: WORDS.declineSentence,
        label: WORDS.declineReason,
        send: WORDS.declineSend,
      }}
      composed=""
      isDangerous
      isSending={sending}
      trouble={trouble}
      onSend={(reason) => decide({ id: facts.draft.id, version: facts.draft.version, reason })}
      onClose={onClose}
    />
  );
}

type ReasonDialogProps = {
  readonly words: { title: string; sentence: string; label: string; send: string };
  /** What the ticked findings come to, to be edited. */
  readonly composed: string;
  readonly isDangerous?: boolean;
  readonly isSending: boolean;
  readonly trouble: DecisionTrouble | undefined;
  readonly onSend: (reason: string) => Promise<Readonly<Record<string, string>>>;
  readonly onClose: () => void;
};

function ReasonDialog(props: ReasonDialogProps) {
  const { words, composed, isDangerous = false, isSending, trouble, onSend, onClose } = props;
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { reason: composed },
    resolver: fieldRulesResolver<{ reason: string }>(REASON_RULES),
    mode: "onSubmit",
  });

  const send = handleSubmit(async ({ reason }) => {
    const refused = await onSend(reason.trim());
    if (refused.reason !== undefined) setError("reason", { type: "server", message: refused.reason });
  });

  return (
    <Dialog
      title={words.title}
      sentence={words.sentence}
      hasUnsavedChanges={formState.isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button
            variant={isDangerous ? "danger" : "primary"}
            isLoading={isSending}
            onClick={() => void send()}
          >
            {words.send}
          </Button>
        </>
      }
    >
      <form className="grid gap-4" onSubmit={(event) => void send(event)} noValidate>
        <StaffDecisionTrouble trouble={formState.errors.reason === undefined ? trouble : undefined} />
        <TextArea
          label={words.label}
          rows={7}
          maxCharacters={REASON_MAX}
          error={formState.errors.reason?.message}
          {...register("reason")}
        />
      </form>
    </Dialog>
  );
}
