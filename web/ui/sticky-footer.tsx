// The bar that stays at the foot of a form: whether it is saved at the left, the ways on at the right.

import type { ReactNode } from "react";
import { AttentionIcon, CheckIcon, OfflineIcon, SpinnerIcon } from "./icons.ts";

export type SavedState = "saving" | "saved" | "unsaved" | "offline" | "failed";

export type StickyFooterProps = {
  readonly saved?: SavedState | undefined;
  /** Replaces the standard words, as in "Saved 2 minutes ago". */
  readonly note?: ReactNode;
  /** The buttons, the one that goes on last. */
  readonly children: ReactNode;
};

const STATES = {
  saving: { words: "Saving", icon: SpinnerIcon, look: "animate-spin" },
  saved: { words: "Saved", icon: CheckIcon, look: "text-accent-text" },
  unsaved: { words: "Not saved yet", icon: null, look: "" },
  offline: { words: "Offline. Kept on this device.", icon: OfflineIcon, look: "text-warn" },
  failed: { words: "Could not be saved. Trying again.", icon: AttentionIcon, look: "text-danger" },
};

export function StickyFooter({ saved, note, children }: StickyFooterProps) {
  const state = saved === undefined ? null : STATES[saved];
  const Shown = state?.icon;
  return (
    <div
      data-print="hide"
      data-bottom-bar=""
      className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-canvas px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0"
    >
      <div className="flex flex-col gap-x-4 gap-y-2.5 sm:flex-row sm:items-center sm:justify-between">
        <p role="status" className="flex min-h-4.5 items-center gap-2 text-label text-ink-2">
          {Shown && <Shown className={`size-3.5! ${state?.look}`} />}
          {note ?? state?.words}
        </p>
        <div className="flex flex-wrap items-center gap-2 *:flex-1 sm:*:flex-none">{children}</div>
      </div>
    </div>
  );
}
