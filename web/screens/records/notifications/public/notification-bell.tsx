// The bell in the frame: how much is unread, and the list of what happened, opened beside it.

import { lazy, Suspense, useId, useRef, useState } from "react";
import { CountBadge } from "../../../../ui/count-badge.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { ReminderIcon } from "../../../../ui/icons.ts";
import { Popup } from "../../../../ui/popup.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { NOTIFICATION_WORDS as WORDS } from "../notification-words.ts";
import type { UnreadCount } from "./use-unread-count.ts";

/** Each page has the bell, and few open it. */
const NotificationList = lazy(async () => ({
  default: (await import("../notification-list.tsx")).NotificationList,
}));

type NotificationBellProps = {
  readonly unread: UnreadCount;
  /** Which edge of the bell its list keeps to. */
  readonly align: "start" | "end";
};

export function NotificationBell({ unread: { count, markSeen }, align }: NotificationBellProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    anchor.current?.querySelector("button")?.focus();
  };

  return (
    <span ref={anchor} className="relative inline-flex">
      <IconButton
        icon={ReminderIcon}
        label={WORDS.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-describedby={count > 0 ? `${id}-unread` : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      <span
        id={`${id}-unread`}
        className="pointer-events-none absolute -top-1 left-1/2 z-10 origin-bottom-left scale-85"
      >
        <CountBadge count={count} label={WORDS.unread} isUrgent />
      </span>
      {isOpen && (
        <Popup
          id={id}
          role="dialog"
          aria-label={WORDS.title}
          anchor={anchor}
          align={align}
          onClose={close}
          className="w-[min(24rem,calc(100vw-1rem))]"
        >
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <NotificationList unread={count} onSeen={markSeen} onGo={() => setOpen(false)} />
          </Suspense>
        </Popup>
      )}
    </span>
  );
}
