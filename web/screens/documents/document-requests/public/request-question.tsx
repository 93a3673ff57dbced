// The question behind each thing that the reader may do about a request.

import type { DocumentRequestCapability } from "@bondline/domain/documents/document-requests/document-request-capabilities.ts";
import { isStage } from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { AcceptScheduledDialog } from "./accept-scheduled-dialog.tsx";
import { AgreementDialog } from "./agreement-dialog.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { ExecuteDialog } from "./execute-dialog.tsx";
import { MilestoneDialog } from "./milestone-dialog.tsx";
import { DocumentRequestAccept, DocumentRequestWithdraw } from "./request-operations.ts";
import { ANSWER_WORDS as WORDS } from "./request-words.ts";
import { type RequestRecord, stageOf } from "./requested-document.ts";
import { SendAgreementDialog } from "./send-agreement-dialog.tsx";

type QuestionProps = {
  readonly request: RequestRecord;
  readonly asking: DocumentRequestCapability;
  readonly onClose: () => void;
};

export function RequestQuestion({ asking, request, onClose }: QuestionProps) {
  const { id, version } = request;
  const question = { input: { id, version }, onDone: () => undefined, onClose };
  if (asking === "CAN_DECLINE") return <DeclineDialog request={request} onClose={onClose} />;
  if (asking === "CAN_EXECUTE") return <ExecuteDialog request={request} onClose={onClose} />;
  if (asking === "CAN_CONFIRM_MILESTONE") return <MilestoneDialog request={request} onClose={onClose} />;
  if (asking === "CAN_AGREE") return <AgreementDialog request={request} onClose={onClose} />;
  if (asking === "CAN_SEND_AGREEMENT") return <SendAgreementDialog request={request} onClose={onClose} />;
  if (asking === "CAN_ACCEPT" && isStage(stageOf(request)))
    return <AcceptScheduledDialog request={request} onClose={onClose} />;
  if (asking === "CAN_ACCEPT")
    return (
      <CommandDialog
        {...question}
        command={DocumentRequestAccept}
        title={WORDS.acceptTitle}
        sentence={WORDS.acceptSentence}
        confirmLabel={WORDS.accept}
        done={{ title: WORDS.accepted }}
        notDone={WORDS.notAccepted}
      />
    );
  return (
    <CommandDialog
      {...question}
      command={DocumentRequestWithdraw}
      title={WORDS.withdrawTitle}
      sentence={WORDS.withdrawSentence}
      confirmLabel={WORDS.withdraw}
      isDangerous
      done={{ title: WORDS.withdrawn }}
      notDone={WORDS.notWithdrawn}
    />
  );
}
