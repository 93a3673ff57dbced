// Asks before a document is approved, and says how it went.

import { documentName } from "@bondline/domain/drafts/required-documents/required-document-name.ts";
import { whyRefused } from "../../../api/failure.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { RequiredDocumentMessageAction } from "./required-document-operations.ts";
import { REQUIRED_WORDS, DIALOG_WORDS as WORDS } from "./required-document-words.ts";
import type { ShownDocument } from "./shown-document.ts";

export type DecisionProps = {
  readonly document: ShownDocument;
  readonly messageId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

export function ApproveDialog({ document, messageId, onDone, onClose }: DecisionProps) {
  const { send, sending } = useCommand(RequiredDocumentMessageAction, { handledByScreen: true });
  const approve = async () => {
    const answer = await send({
      requiredDocumentId: document.id,
      requiredDocumentMessageId: messageId,
      outcome: "APPROVED",
    });
    onClose();
    onDone();
    if (answer.ok) return notify({ tone: "ok", title: WORDS.approved });
    notify({ tone: "danger", title: WORDS.notApproved, detail: whyRefused(answer.failure) });
  };
  return (
    <ConfirmDialog
      title={WORDS.approveTitle}
      sentence={WORDS.approveSentence(documentName(document))}
      confirmLabel={REQUIRED_WORDS.approve}
      isLoading={sending}
      onConfirm={() => void approve()}
      onClose={onClose}
    />
  );
}
