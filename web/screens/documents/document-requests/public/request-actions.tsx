// What the reader may do about a request: answer it, do it, or take it back, each after a question.

import type { DocumentRequestCapability } from "@bondline/domain/documents/document-requests/document-request.ts";
import { isStage } from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { useState } from "react";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { Button } from "../../../../ui/button.tsx";
import { AcceptScheduledDialog } from "./accept-scheduled-dialog.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { ExecuteDialog } from "./execute-dialog.tsx";
import { MilestoneDialog } from "./milestone-dialog.tsx";
import { DocumentRequestAccept, DocumentRequestWithdraw } from "./request-operations.ts";
import { ANSWER_WORDS as WORDS } from "./request-words.ts";
import { type RequestRecord, sentenceOf, stageOf } from "./requested-document.ts";

type Props = { readonly request: RequestRecord };

export function RequestActions({ request }: Props) {
  const [asking, setAsking] = useState<DocumentRequestCapability>();
  const { capabilities, changedSince, kind } = request;
  const isVoid = changedSince.length > 0;
  const labels: Record<DocumentRequestCapability, string> = {
    CAN_ACCEPT: WORDS.accept,
    CAN_EXECUTE: WORDS.execute[kind],
    CAN_DECLINE: WORDS.decline,
    CAN_WITHDRAW: WORDS.withdraw,
    CAN_CONFIRM_MILESTONE: WORDS.confirm,
  };
  const offered = capabilities.filter((each) => !isVoid || each === "CAN_DECLINE" || each === "CAN_WITHDRAW");
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {offered.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === "CAN_EXECUTE" || each === "CAN_CONFIRM_MILESTONE" ? "primary" : "secondary"}
          aria-label={`${labels[each]}: ${sentenceOf(request)}`}
          onClick={() => setAsking(each)}
        >
          {labels[each]}
        </Button>
      ))}
      {asking !== undefined && (
        <Question asking={asking} request={request} onClose={() => setAsking(undefined)} />
      )}
    </div>
  );
}

type QuestionProps = Props & { readonly asking: DocumentRequestCapability; readonly onClose: () => void };

function Question({ asking, request, onClose }: QuestionProps) {
  const { id, version } = request;
  const question = { input: { id, version }, onDone: () => undefined, onClose };
  if (asking === "CAN_DECLINE") return <DeclineDialog request={request} onClose={onClose} />;
  if (asking === "CAN_EXECUTE") return <ExecuteDialog request={request} onClose={onClose} />;
  if (asking === "CAN_CONFIRM_MILESTONE") return <MilestoneDialog request={request} onClose={onClose} />;
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
