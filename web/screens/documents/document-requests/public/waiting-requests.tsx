// How much waits on issued guarantees, as a line that leads to all of it; nothing where nothing does.

import { useCallback, useState } from "react";
import { useConnection } from "../../../../app/connection.ts";
import { useShownTogether } from "../../../../app/shown-together.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { NextIcon } from "../../../../ui/icons.ts";
import { Link } from "../../../../ui/link.tsx";
import { useNews } from "../../../records/notifications/public/use-news.ts";
import { StaffRequestsWaiting } from "./request-operations.ts";
import { DESK_REQUEST_WORDS as WORDS } from "./request-words.ts";

/** `revision` grows with each change that the page round it hears of. */
export function WaitingRequests({ revision }: { readonly revision: number }) {
  const { catchUps } = useConnection();
  const [newsCount, setNewsCount] = useState(0);
  useNews(useCallback(() => setNewsCount((count) => count + 1), []));
  const dependsOn = `${revision} ${catchUps} ${newsCount}`;
  const { data, failure } = useRead(StaffRequestsWaiting, {}, { dependsOn });
  // Nothing moves down when it has come.
  useShownTogether(data !== undefined || failure !== undefined);
  const requests = data?.staffDocumentRequests.totalCount ?? 0;
  const losses = data?.staffLostDocuments.totalCount ?? 0;
  const originals = data?.staffSignatures.totalCount ?? 0;
  const actions = data?.staffBankActions.totalCount ?? 0;
  const lines = [
    ...(requests > 0 ? [WORDS.waiting(requests)] : []),
    ...(actions > 0 ? [WORDS.bankActions(actions)] : []),
    ...(originals > 0 ? [WORDS.originals(originals)] : []),
    ...(losses > 0 ? [WORDS.lost(losses)] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Link
      href={paths.staffRequests()}
      className="mt-3 flex min-h-10 items-center justify-between gap-3 rounded-control px-3 py-2 hover:bg-ink/5"
    >
      <span className="figures min-w-0 text-body font-medium">{lines.join(" · ")}</span>
      <NextIcon className="size-4! shrink-0 text-ink-3" />
    </Link>
  );
}
