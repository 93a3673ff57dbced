// Who acted for an organisation: when, why, and what was changed, each record one press away.

import type { ActingSessionRowFragment, ActingSessionsQuery } from "../../../api/generated/graphql.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactTime, timeOfDay } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { CardRow } from "../../../ui/card.tsx";
import { Link } from "../../../ui/link.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { ActingSessionsDocument } from "./acting-operations.ts";
import { ACTING_WORDS as WORDS } from "./acting-words.ts";

export function ActingList({ organisationId }: { readonly organisationId: string }) {
  const read = useRead(ActingSessionsDocument, { organisationId });
  if (read.data === undefined)
    return <ReadPending of={read} notLoaded={WORDS.notLoaded} loading={WORDS.loading} rows={2} />;
  const { edges }: ActingSessionsQuery["actingSessions"] = read.data.actingSessions;
  if (edges.length === 0)
    return (
      <CardRow>
        <p className="text-label text-ink-3">{WORDS.none}</p>
      </CardRow>
    );
  return (
    <ul aria-label={WORDS.sessions} className="divide-y divide-line border-t border-line">
      {edges.map(({ node }) => (
        <li key={node.id}>
          <CardRow>
            <Acted session={node} organisationId={organisationId} />
          </CardRow>
        </li>
      ))}
    </ul>
  );
}

type ActedProps = { readonly session: ActingSessionRowFragment; readonly organisationId: string };

function Acted({ session, organisationId }: ActedProps) {
  const { accountName, reason, createdAt, endedAt, endsAt, actedOn } = session;
  return (
    <div className="grid min-w-0 flex-1 gap-1 py-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body">
        <span className="font-medium">{accountName}</span>
        {endedAt === null && <StatusBadge tone="warn">{WORDS.isActing}</StatusBadge>}
        <span className="figures text-label text-ink-3">
          {WORDS.span(exactTime(createdAt), timeOfDay(endedAt ?? endsAt))}
        </span>
      </p>
      <p className="text-body wrap-anywhere whitespace-pre-line text-ink-2">{reason}</p>
      {actedOn.length === 0 ? (
        <p className="text-label text-ink-3">{WORDS.nothingChanged}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-label">
          {actedOn.map((record) => (
            <li key={record.recordId} className="figures text-ink-3">
              <Link
                href={PAGES[record.kind](record.recordId, organisationId)}
                className="font-medium text-accent-text hover:underline"
              >
                {record.reference}
              </Link>{" "}
              {WORDS.changes(record.changes)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Kind = ActingSessionRowFragment["actedOn"][number]["kind"];
const PAGES: Record<Kind, (recordId: string, organisationId: string) => string> = {
  DRAFT: (draftId, organisationId) => paths.draftView({ organisationId, draftId }),
  DOCUMENT: (documentId, organisationId) => paths.documentView({ organisationId, documentId }),
  FACILITY: (facilityId) => paths.facilityView({ facilityId }),
  FACILITY_APPLICATION: (facilityApplicationId) => paths.facilityApply({ facilityApplicationId }),
};
