// One proposed wording: whose it is and why, how far it has come, and what the reader may do about it.

import {
  isAgreedProposal,
  isOpenProposal,
} from "@bondline/domain/drafts/wording-proposals/wording-proposal.ts";
import {
  WORDING_PROPOSAL_STATUS_TEXT,
  WORDING_PROPOSAL_STATUS_TONE,
  WORDING_SIDE_TEXT,
} from "@bondline/domain/drafts/wording-proposals/wording-proposal-text.ts";
import { lazy, Suspense, useState } from "react";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { exactTime } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { PreviewIcon } from "../../../ui/icons.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { ShownProposal } from "./shown-proposal.ts";
import { WordingProposalWithdraw } from "./wording-proposal-operations.ts";
import { PROPOSAL_DIALOG_WORDS as DIALOG, PROPOSAL_WORDS as WORDS } from "./wording-proposal-words.ts";

const CompareDialog = lazy(async () => ({
  default: (await import("./compare-wordings-dialog.tsx")).CompareWordingsDialog,
}));
const DeclineDialog = lazy(async () => ({
  default: (await import("./decline-wording-dialog.tsx")).DeclineWordingDialog,
}));

type RowProps = {
  readonly proposal: ShownProposal;
  readonly version: number;
  readonly onDone: () => void;
};
type Doing = "compare" | "decline" | "withdraw";

export function ProposalRow({ proposal, version, onDone }: RowProps) {
  const { status, proposedBySide, reason, createdByUser, createdAt } = proposal;
  const [doing, setDoing] = useState<Doing>();
  const side = WORDING_SIDE_TEXT[proposedBySide];
  const close = () => setDoing(undefined);
  const dialog = { proposal, version, onDone, onClose: close };
  return (
    <article aria-label={WORDS.of(side)} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-body font-medium">{WORDS.of(side)}</p>
        <StatusBadge tone={WORDING_PROPOSAL_STATUS_TONE[status]}>
          {WORDING_PROPOSAL_STATUS_TEXT[status]}
        </StatusBadge>
      </div>
      <p className="text-body break-words whitespace-pre-line text-ink-2">{reason}</p>
      <ProposalStatus proposal={proposal} />
      <p className="figures text-meta break-words text-ink-3">
        {WORDS.by(`${createdByUser.givenName} ${createdByUser.familyName}`, side, exactTime(createdAt))}
      </p>
      <div className="flex flex-wrap gap-2 pt-1">
        <Button
          size="small"
          icon={PreviewIcon}
          variant={proposal.capabilities.includes("CAN_ACCEPT") ? "primary" : "secondary"}
          aria-label={WORDS.compareOf(side)}
          onClick={() => setDoing("compare")}
        >
          {WORDS.compare}
        </Button>
        {proposal.capabilities.includes("CAN_WITHDRAW") && (
          <Button size="small" variant="quiet" onClick={() => setDoing("withdraw")}>
            {WORDS.withdraw}
          </Button>
        )}
      </div>
      <Suspense>
        {doing === "compare" && <CompareDialog {...dialog} onDecline={() => setDoing("decline")} />}
        {doing === "decline" && <DeclineDialog {...dialog} />}
        {doing === "withdraw" && (
          <CommandDialog
            title={DIALOG.withdrawTitle}
            sentence={DIALOG.withdrawSentence}
            confirmLabel={WORDS.withdraw}
            isDangerous
            command={WordingProposalWithdraw}
            input={{ draftId: proposal.draftId, id: proposal.id }}
            done={{ title: DIALOG.withdrawn }}
            notDone={DIALOG.notWithdrawn}
            onDone={onDone}
            onRefused={onDone}
            onClose={close}
          />
        )}
      </Suspense>
    </article>
  );
}

/** What stands between it and the draft. */
function ProposalStatus({ proposal }: { readonly proposal: ShownProposal }) {
  const text = proposalStatusText(proposal);
  return text === undefined ? null : <p className="text-label break-words">{text}</p>;
}

function proposalStatusText(proposal: ShownProposal): string | undefined {
  const { waitsFor, isInForce, isOutOfDate, declinedBySide, declineReason } = proposal;
  if (isOpenProposal(proposal)) return isOutOfDate ? WORDS.outOfDate : WORDS.waitsFor(waitsFor);
  if (isAgreedProposal(proposal))
    return isInForce ? WORDS.inForce : isOutOfDate ? WORDS.noLonger : WORDS.replaced;
  return declinedBySide === null ? undefined : WORDS.declined(declinedBySide, declineReason ?? "");
}
