// The wordings that were proposed for a draft: what is open and what holds first, the rest behind a line.

import { isOpenProposal } from "@bondline/domain/drafts/wording-proposals/wording-proposal.ts";
import { lazy, Suspense, useState } from "react";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { EditIcon } from "../../../../ui/icons.ts";
import { WordingProposals as Proposals } from "../wording-proposal-operations.ts";
import { ProposalRow } from "../wording-proposal-row.tsx";
import { PROPOSAL_WORDS as WORDS } from "../wording-proposal-words.ts";

const ProposeDialog = lazy(async () => ({
  default: (await import("../propose-wording-dialog.tsx")).ProposeWordingDialog,
}));

type WordingProposalsProps = {
  readonly draft: {
    readonly id: string;
    readonly version: number;
    readonly capabilities: readonly string[];
  };
  /** Moves on whenever something has happened to the draft. */
  readonly revision: number;
};

export function WordingProposals({ draft, revision }: WordingProposalsProps) {
  const { data, failure, readAgain } = useRead(
    Proposals,
    { draftId: draft.id },
    { dependsOn: `${revision} ${draft.version}` },
  );
  const [isProposing, setProposing] = useState(false);
  const mayPropose = draft.capabilities.includes("CAN_PROPOSE_WORDING");
  if (data === undefined)
    return (
      <ReadPending of={{ failure, readAgain }} notLoaded={WORDS.notLoaded} loading={WORDS.loading} rows={1} />
    );
  const { version, wordingProposals: all } = data.draft;
  const shown = all.filter((each) => isOpenProposal(each) || each.isInForce);
  const earlier = all.filter((each) => !shown.includes(each));
  const rows = (proposals: typeof all) => (
    <ul className="divide-y divide-line">
      {proposals.map((proposal) => (
        <li key={proposal.id} className="py-3 first:pt-0 last:pb-0">
          <ProposalRow proposal={proposal} version={version} onDone={readAgain} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {all.length === 0 && <p className="text-label text-ink-2">{WORDS.none}</p>}
      {shown.length > 0 && rows(shown)}
      {earlier.length > 0 && (
        <Disclosure label={WORDS.earlier(earlier.length)} isOpenAtFirst={shown.length === 0}>
          {rows(earlier)}
        </Disclosure>
      )}
      {mayPropose && (
        <div>
          <Button size="small" icon={EditIcon} onClick={() => setProposing(true)}>
            {WORDS.propose}
          </Button>
        </div>
      )}
      <Suspense>
        {isProposing && (
          <ProposeDialog
            draftId={draft.id}
            version={version}
            onDone={readAgain}
            onClose={() => setProposing(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
