// One change: each field as it stands and as it would become, and what whoever looks may decide about it.

import type { ChangeDecision } from "@bondline/domain/office/changes/office-change.ts";
import { CHANGE_SUBJECT_TEXT } from "@bondline/domain/office/changes/office-change.ts";
import { useState } from "react";
import { whyRefused } from "../../../api/failure.ts";
import type { OfficeChangeRowFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { DecideOfficeChangeDocument, OfficeChangeDocument } from "./change-operations.ts";
import { CHANGE_WORDS as WORDS } from "./change-words.ts";
import { ChangedFields } from "./changed-fields.tsx";

type DialogProps = {
  readonly change: OfficeChangeRowFragment;
  readonly onDecided: () => void;
  /** Somebody else may have been faster: the page is read again. */
  readonly onBehind: () => void;
  readonly onClose: () => void;
};

const LABELS = { APPROVE: WORDS.approve, DECLINE: WORDS.decline, WITHDRAW: WORDS.withdraw } as const;

export function ChangeDialog({ change, onDecided, onBehind, onClose }: DialogProps) {
  const { id, version, subject, subjectName, proposedBy, reason, decisions } = change;
  // What waits can be decided by every administrator, one way or the other.
  const isOpen = decisions.length > 0;
  const read = useRead(OfficeChangeDocument, { id });
  const { send, sending } = useCommand(DecideOfficeChangeDocument, { handledByScreen: true });
  const [note, setNote] = useState("");
  const [trouble, setTrouble] = useState<{ message: string; note?: string | undefined }>();

  const decide = async (decision: ChangeDecision) => {
    setTrouble(undefined);
    const answer = await send({ id, version, decision, note: note.trim() === "" ? null : note });
    if (answer.ok) {
      notify({ tone: "ok", title: WORDS.done[decision], detail: subjectName });
      return onDecided();
    }
    const { failure } = answer;
    setTrouble({ message: whyRefused(failure), note: failure.fields.note });
    onBehind();
  };

  return (
    <Dialog
      title={`${CHANGE_SUBJECT_TEXT[subject]}: ${subjectName}`}
      sentence={WORDS.dialogSentence(proposedBy, reason)}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.close}</Button>
          {decisions.toReversed().map((decision) => (
            <Button
              key={decision}
              variant={decision === "APPROVE" ? "primary" : "danger"}
              isLoading={sending}
              onClick={() => void decide(decision)}
            >
              {LABELS[decision]}
            </Button>
          ))}
        </>
      }
    >
      <div className="grid gap-4 pb-1">
        {trouble !== undefined && (
          <Notice tone="danger" title={WORDS.notDecided}>
            {trouble.message}
          </Notice>
        )}
        {decisions.includes("WITHDRAW") && <p className="text-body text-ink-2">{WORDS.ownSentence}</p>}
        {read.data === undefined ? (
          <ReadPending of={read} notLoaded={WORDS.fieldsNotLoaded} loading={WORDS.fieldsLoading} />
        ) : (
          <ChangedFields fields={read.data.officeChange.fields} isOpen={isOpen} />
        )}
        {decisions.includes("APPROVE") && (
          <TextArea
            label={WORDS.noteLabel}
            help={WORDS.noteHelp}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            error={trouble?.note}
          />
        )}
      </div>
    </Dialog>
  );
}
