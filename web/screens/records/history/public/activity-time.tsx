// When something happened: in words, and exactly on hover, focus or touch.

import { exactTime, relativeTime } from "../../../../app/time/instant-text.ts";

export function ActivityTime({ instant, now }: { readonly instant: string; readonly now: Date }) {
  return (
    <button
      type="button"
      className="group figures relative cursor-default rounded-[3px] text-label whitespace-nowrap text-ink-3 after:absolute after:-inset-x-1 after:-inset-y-3 sm:after:hidden"
    >
      <time dateTime={instant}>{relativeTime(instant, now)}</time>
      <span className="pointer-events-none absolute top-full left-0 z-10 mt-1 rounded-badge bg-ink px-2 py-1 text-meta text-canvas hidden group-hover:block group-focus:block sm:right-0 sm:left-auto">
        {exactTime(instant)}
      </span>
    </button>
  );
}
