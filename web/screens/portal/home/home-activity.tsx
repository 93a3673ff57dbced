// What happened last on the organisation's drafts, a line each, newest first.

import { isForDesk, NOTIFICATION_TEXT } from "@bondline/domain/records/notifications/notification.ts";
import type { HomeSideQuery } from "../../../api/generated/graphql.ts";
import { useSession } from "../../../app/session.ts";
import { waitingTime } from "../../../app/time/instant-text.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { Link } from "../../../ui/link.tsx";
import { HOME_WORDS as WORDS } from "./home-words.ts";

const ITEMS_SHOWN = 6;

type ActivityProps = {
  readonly organisationId: string;
  readonly items: HomeSideQuery["notifications"];
};

export function HomeActivity({ organisationId, items }: ActivityProps) {
  const now = useNow();
  const { organisations } = useSession();
  // What others shared is theirs, and is shown to the reader whichever organisation they act for.
  const elsewhere = organisations.map(({ id }) => id).filter((id) => id !== organisationId);
  const own = items.edges
    .map(({ node }) => node)
    .filter((item) => !elsewhere.includes(item.organisationId) && !isForDesk(item.kind))
    .slice(0, ITEMS_SHOWN);
  if (own.length === 0) return null;
  return (
    <Card heading={WORDS.recent}>
      <ul className="pb-2">
        {own.map(
          ({ id, kind, organisationId: of, draftId, documentId, referenceNumber, about, createdAt }) => (
            <li key={id}>
              <Link
                href={
                  documentId !== null
                    ? paths.documentView({ organisationId: of, documentId })
                    : paths.draftView({ organisationId: of, draftId })
                }
                className="flex min-h-11 items-start justify-between gap-3 px-4 py-1.5 hover:bg-canvas focus-visible:-outline-offset-2 sm:px-5 dark:hover:bg-raised"
              >
                <span className="min-w-0">
                  <span className="block text-body">{NOTIFICATION_TEXT[kind]}</span>
                  <span className="figures block truncate text-meta text-ink-3">
                    {[about, referenceNumber].filter((part) => part !== "").join(" · ")}
                  </span>
                </span>
                <span className="figures shrink-0 text-meta text-ink-3">{waitingTime(createdAt, now)}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}
