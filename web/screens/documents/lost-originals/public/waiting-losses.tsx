// The lost originals that wait at the desk: each leads to its document, where it is answered; nothing where none does.

import {
  LOST_ORIGINAL_STATUS_TEXT,
  LOST_ORIGINAL_STATUS_TONE,
} from "@bondline/domain/documents/lost-originals/lost-original-text.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { useConnection } from "../../../../app/connection.ts";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { StaffLostDocuments } from "./lost-original-operations.ts";
import { DESK_LOST_WORDS as WORDS } from "./lost-original-words.ts";

export function WaitingLosses() {
  const { catchUps } = useConnection();
  const { data, failure, readAgain } = useRead(StaffLostDocuments, {}, { dependsOn: String(catchUps) });
  if (data === undefined && failure !== undefined)
    return (
      <Notice
        tone="warn"
        title={WORDS.notLoaded}
        action={
          <Button size="small" onClick={readAgain}>
            {WORDS.retry}
          </Button>
        }
      />
    );
  const { edges = [], totalCount = 0 } = data?.staffLostDocuments ?? {};
  if (edges.length === 0) return null;
  return (
    <Card heading={WORDS.heading} note={totalCount} hasRows>
      <ul className="divide-y divide-line">
        {edges.map(({ node: { id, documentId, organisationId, status, ...lost } }) => (
          <li key={id} className="px-4 py-3 sm:px-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <p className="figures text-label font-medium text-ink-2">{lost.referenceNumber}</p>
              <StatusBadge tone={LOST_ORIGINAL_STATUS_TONE[status]}>
                {LOST_ORIGINAL_STATUS_TEXT[status]}
              </StatusBadge>
            </div>
            <p className="figures text-body font-medium break-words">
              <TextLink href={paths.documentView({ organisationId, documentId })}>
                {WORDS.lost(aud(lost.amount))}
              </TextLink>
            </p>
            <p className="text-label break-words text-ink-2">
              {WORDS.about(lost.applicantName, lost.beneficiaryName)}
            </p>
            <p className="figures text-meta break-words text-ink-3">
              {WORDS.by(lost.declaredBy, exactTime(lost.createdAt))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
