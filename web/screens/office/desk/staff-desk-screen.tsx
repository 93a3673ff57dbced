// The provider's desk: the queue at the left and the chosen draft beside it. On phones each is a screen of its own.

import { Outlet } from "@tanstack/react-router";
import { useRouteParam } from "../../../app/route-params.ts";
import { useSession } from "../../../app/session.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { DeskSide } from "../../drafts/drafts/public/queue-changes.ts";
import { StaffQueuePanel } from "./staff-queue-panel.tsx";
import { useStaffQueue } from "./use-staff-queue.ts";

export function StaffDeskScreen() {
  const draftId = useRouteParam("draftId");
  const { staff } = useSession();
  const side: DeskSide = staff?.supplier ? "BANK" : "PROVIDER";
  const queue = useStaffQueue();
  const now = useNow();
  const hasDraft = draftId !== "";

  return (
    <div className="flex min-h-0 flex-1 flex-col lg:grid print:block lg:grid-cols-[280px_minmax(0,1fr)] xl:grid-cols-[336px_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
      <div
        data-print={hasDraft ? "hide" : undefined}
        className={classNames(
          "min-h-0 border-line max-lg:shrink-0 lg:block lg:border-r",
          hasDraft && "hidden",
        )}
      >
        <StaffQueuePanel side={side} queue={queue} selectedId={hasDraft ? draftId : undefined} now={now} />
      </div>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <Outlet />
      </div>
    </div>
  );
}
