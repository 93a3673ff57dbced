// The present wording and a proposed one beside each other, with the answer of whoever is asked.

import {
  isAgreedProposal,
  isOpenProposal,
} from "@bondline/domain/drafts/wording-proposals/wording-proposal.ts";
import { useState } from "react";
import { whyRefused } from "../../../api/failure.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { WordingDifference } from "../wording/public/wording-difference.tsx";
import { WordingFindings } from "../wording/public/wording-findings.tsx";
import type { ProposalDialogProps } from "./shown-proposal.ts";
import { WordingProposalAccept, WordingProposalComparison } from "./wording-proposal-operations.ts";
import { PROPOSAL_DIALOG_WORDS as WORDS } from "./wording-proposal-words.ts";

type CompareProps = ProposalDialogProps & { readonly onDecline: () => void };

export function CompareWordingsDialog({ proposal, version, onDone, onClose, onDecline }: CompareProps) {
  const { id, draftId, capabilities } = proposal;
  const { data, failure, readAgain } = useRead(WordingProposalComparison, { draftId, wordingProposalId: id });
  const { send, sending } = useCommand(WordingProposalAccept, { handledByScreen: true });
  const [refusal, setRefusal] = useState<string>();
  const compared = data?.wordingComparison;

  const accept = async () => {
    setRefusal(undefined);
    const answer = await send({ draftId, id, version });
    if (!answer.ok) {
      setRefusal(whyRefused(answer.failure));
      onDone();
      return;
    }
    const { wordingProposal } = answer.data.acceptWordingProposal;
    notify({ tone: "ok", title: isAgreedProposal(wordingProposal) ? WORDS.agreed : WORDS.accepted });
    onClose();
    onDone();
  };

  return (
    <Dialog
      title={WORDS.compareTitle}
      sentence={isOpenProposal(proposal) ? WORDS.compareSentence : undefined}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.ok}</Button>
          {capabilities.includes("CAN_DECLINE") && (
            <Button variant="danger" onClick={onDecline}>
              {WORDS.decline}
            </Button>
          )}
          {capabilities.includes("CAN_ACCEPT") && (
            <Button
              variant="primary"
              isLoading={sending}
              isDisabled={compared === undefined}
              onClick={() => void accept()}
            >
              {WORDS.accept}
            </Button>
          )}
        </>
      }
    >
      {compared === undefined ? (
        <ReadPending of={{ failure, readAgain }} notLoaded={WORDS.notLoaded} rows={6} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {refusal !== undefined && (
            <Notice tone="danger" title={WORDS.notAccepted}>
              {refusal}
            </Notice>
          )}
          {isOpenProposal(proposal) && compared.findings.length > 0 && (
            <Notice tone="warn" title={WORDS.lookAt}>
              <WordingFindings findings={compared.findings} />
            </Notice>
          )}
          <WordingDifference before={compared.fromWording} after={compared.wording} />
        </div>
      )}
    </Dialog>
  );
}
