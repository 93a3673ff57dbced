// Suspends the account of one of a client's people after a question with a reason, and lets a suspended one in again.

import { SUSPENSION_REASON } from "@bondline/domain/people/accounts/suspended-account.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ClientMemberRestoreDocument, ClientMemberSuspendDocument } from "./client-page-operations.ts";
import { SUSPENSION_WORDS as WORDS } from "./suspension-words.ts";

type Person = { readonly organisationId: string; readonly memberId: string; readonly name: string };
type AskProps = { readonly person: Person; readonly onChanged: () => void; readonly onClose: () => void };

export function MemberSuspension({
  person,
  isSuspended,
  onChanged,
}: {
  readonly person: Person;
  readonly isSuspended: boolean;
  readonly onChanged: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const Ask = isSuspended ? RestoreDialog : SuspendDialog;
  return (
    <>
      <Button
        size="small"
        variant={isSuspended ? "secondary" : "danger-quiet"}
        aria-label={isSuspended ? WORDS.restoreOf(person.name) : WORDS.suspendOf(person.name)}
        onClick={() => setAsking(true)}
      >
        {isSuspended ? WORDS.restore : WORDS.suspend}
      </Button>
      {isAsking && <Ask person={person} onChanged={onChanged} onClose={() => setAsking(false)} />}
    </>
  );
}

function SuspendDialog({ person, onChanged, onClose }: AskProps) {
  const { organisationId, memberId, name } = person;
  const { send } = useCommand(ClientMemberSuspendDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: { reason: "" },
    resolver: fieldRulesResolver<{ reason: string }>({ reason: SUSPENSION_REASON }),
    save: ({ reason }) => send({ organisationId, memberId, reason }),
    onSaved: () => {
      onClose();
      notify({ tone: "ok", title: WORDS.done(name) });
      onChanged();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.title(name)}
      sentence={WORDS.sentence}
      submit={WORDS.suspend}
      notSaved={WORDS.notSuspended}
      onClose={onClose}
    >
      <BoundTextArea name="reason" label={WORDS.reason} help={WORDS.reasonHelp} rows={3} />
    </FormDialog>
  );
}

function RestoreDialog({ person, onChanged, onClose }: AskProps) {
  const { organisationId, memberId, name } = person;
  const { send, sending } = useCommand(ClientMemberRestoreDocument);
  const restore = async () => {
    const answer = await send({ organisationId, memberId });
    onClose();
    if (!answer.ok) return;
    notify({ tone: "ok", title: WORDS.restored(name) });
    onChanged();
  };
  return (
    <ConfirmDialog
      title={WORDS.restoreTitle(name)}
      sentence={WORDS.restoreSentence}
      confirmLabel={WORDS.restore}
      isLoading={sending}
      onConfirm={() => void restore()}
      onClose={onClose}
    />
  );
}
