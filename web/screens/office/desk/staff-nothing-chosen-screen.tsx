// Beside the queue before a draft is chosen: what waits at the desk, each line leading to the list that holds it.

import { formatCount } from "@bondline/domain/count-text.ts";
import { useCallback, useState } from "react";
import { useConnection } from "../../../app/connection.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useSession } from "../../../app/session.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { useRead } from "../../../app/use-read.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { DoneIcon, NextIcon } from "../../../ui/icons.ts";
import { Link } from "../../../ui/link.tsx";
import type { DeskSide } from "../../drafts/drafts/public/queue-changes.ts";
import { QUEUE_WORDS } from "../../drafts/drafts/public/staff-words.ts";
import { useNews } from "../../records/notifications/public/use-news.ts";
import { StaffIssuedCard } from "./staff-issued-card.tsx";
import { type TodayLine, todayLines } from "./staff-today.ts";
import {
  StaffToday,
  StaffTodayOfAdministrator,
  StaffTodayOfBank,
  StaffTodayOfProvider,
} from "./staff-today-operations.ts";
import { TODAY_WORDS as WORDS } from "./staff-today-words.ts";

export function StaffNothingChosenScreen() {
  usePageTitle(QUEUE_WORDS.title);
  const { staff } = useSession();
  const side: DeskSide = staff?.supplier ? "BANK" : "PROVIDER";
  const isProvider = side === "PROVIDER";
  const dependsOn = useNewsCount();
  const now = useNow();
  const desk = useRead(StaffToday, { waitingFor: side }, { dependsOn });
  const provider = useRead(StaffTodayOfProvider, isProvider ? {} : undefined, { dependsOn });
  const administers = isProvider && staff?.isAdmin === true;
  const administrator = useRead(StaffTodayOfAdministrator, administers ? {} : undefined, { dependsOn });
  const bank = useRead(StaffTodayOfBank, isProvider ? undefined : {}, { dependsOn });
  const needed = [desk, isProvider ? provider : bank, ...(administers ? [administrator] : [])];
  const pending = needed.find(({ data }) => data === undefined);

  return (
    <div className="grid w-full max-w-160 content-start gap-4 p-4 sm:p-6 lg:overflow-y-auto">
      <Card heading={WORDS.title} hasRows>
        {pending !== undefined || desk.data === undefined ? (
          <ReadPending of={pending ?? desk} notLoaded={WORDS.notLoaded} loading={WORDS.loading} rows={5} />
        ) : (
          <TodayLines
            lines={todayLines(
              {
                desk: desk.data,
                bank: bank.data,
                provider: provider.data,
                administrator: administrator.data,
              },
              side,
              now,
            )}
          />
        )}
      </Card>
      {!isProvider && <StaffIssuedCard dependsOn={dependsOn} />}
    </div>
  );
}

/** Another text with each notification, and after an absence. */
function useNewsCount(): string {
  const { catchUps } = useConnection();
  const [newsCount, setNewsCount] = useState(0);
  useNews(useCallback(() => setNewsCount((count) => count + 1), []));
  return `${catchUps} ${newsCount}`;
}

function TodayLines({ lines }: { readonly lines: readonly TodayLine[] }) {
  if (lines.length === 0)
    return <EmptyState icon={DoneIcon} title={WORDS.nothing} sentence={WORDS.nothingSentence} />;
  return (
    <ul>
      {lines.map(({ name, count, since, href }) => (
        <li key={name} className="border-line not-last:border-b">
          <Link
            href={href}
            className="flex min-h-13 items-center gap-4 px-4 py-2 hover:bg-canvas focus-visible:-outline-offset-2 sm:px-5 dark:hover:bg-raised"
          >
            <span className="figures w-10 shrink-0 text-title font-semibold">{formatCount(count)}</span>
            <span className="min-w-0 flex-1">
              <span className="block text-body font-medium">{name}</span>
              {since !== undefined && <span className="figures block text-meta text-ink-3">{since}</span>}
            </span>
            <NextIcon className="size-4! shrink-0 text-ink-3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
