// The bank actions that wait at the desk: each leads to its document, where it is answered; nothing where none does.

import {
  BANK_ACTION_KIND_TEXT,
  BANK_ACTION_STATUS_TEXT,
  BANK_ACTION_STATUS_TONE,
} from "@bondline/domain/documents/bank-actions/bank-action-text.ts";
import { useConnection } from "../../../../app/connection.ts";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { StaffBankActions } from "./bank-action-operations.ts";
import { DESK_BANK_WORDS as WORDS } from "./bank-action-words.ts";

export function WaitingBankActions() {
  const { catchUps } = useConnection();
  const { data, failure, readAgain } = useRead(StaffBankActions, {}, { dependsOn: String(catchUps) });
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
  const { edges = [], totalCount = 0 } = data?.staffBankActions ?? {};
  if (edges.length === 0) return null;
  return (
    <Card heading={WORDS.heading} note={totalCount} hasRows>
      <ul className="divide-y divide-line">
        {edges.map(({ node: { id, documentId, organisationId, kind, status, ...action } }) => (
          <li key={id} className="px-4 py-3 sm:px-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <p className="figures text-label font-medium text-ink-2">{action.referenceNumber}</p>
              <StatusBadge tone={BANK_ACTION_STATUS_TONE[status]}>
                {BANK_ACTION_STATUS_TEXT[status]}
              </StatusBadge>
            </div>
            <p className="text-body font-medium break-words">
              <TextLink href={paths.documentView({ organisationId, documentId })}>
                {BANK_ACTION_KIND_TEXT[kind]}
              </TextLink>
            </p>
            <p className="text-label break-words text-ink-2">{action.applicantName}</p>
            <p className="figures text-meta break-words text-ink-3">
              {WORDS.by(action.requestedBy, exactTime(action.createdAt))}
              {action.takenBy !== null && ` · ${WORDS.takenBy(action.takenBy)}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
