// Who approved a draft that takes two, who confirmed it, and what became of earlier approvals, for the desk alone.

import { DRAFT_APPROVAL_STATUS_TEXT } from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { Card } from "../../../../ui/card.tsx";
import type { StaffDraftRecord } from "../../drafts/public/staff-check.ts";
import { STAFF_DRAFT_WORDS as WORDS } from "../../drafts/public/staff-words.ts";

type Approval = StaffDraftRecord["deskApprovals"][number];

export function StaffApprovalsCard({ draft: { deskApprovals } }: { readonly draft: StaffDraftRecord }) {
  if (deskApprovals.length === 0) return null;
  return (
    <Card heading={WORDS.approvals} hasRows>
      <ul>
        {deskApprovals.map((approval) => (
          <li key={approval.id} className="border-line px-4 py-3 not-last:border-b sm:px-5">
            <p className="text-body font-medium">{DRAFT_APPROVAL_STATUS_TEXT[approval.status]}</p>
            {linesOf(approval).map((line) => (
              <p key={line} className="figures text-label break-words text-ink-2">
                {line}
              </p>
            ))}
            {approval.note !== null && (
              <p className="mt-1 text-label break-words whitespace-pre-line">{approval.note}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function linesOf({ approvedBy, createdAt, decidedBy, decidedAt }: Approval): readonly string[] {
  const first = WORDS.firstBy(approvedBy, exactTime(createdAt));
  if (decidedAt === null) return [first];
  return [first, WORDS.decidedBy(decidedBy, exactTime(decidedAt))];
}
