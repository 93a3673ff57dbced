// The state of a record in words with a dot; the colour only helps.

import { STATUS_DOT, type StatusDot, type StatusTone } from "@bondline/domain/status-tone.ts";
import { classNames } from "./class-names.ts";

const TONES: Record<StatusTone, string> = {
  ok: "bg-accent-soft text-accent-text",
  info: "bg-info-soft text-info",
  warn: "bg-warn-soft text-warn",
  danger: "bg-danger-soft text-danger",
  mute: "bg-sunken text-ink-2",
};

/** Full, half and hollow. */
const DOTS: Record<StatusDot, string> = {
  established: "bg-current",
  pending: "border border-current bg-linear-to-r from-current from-50% to-transparent to-50%",
  closed: "border border-current",
};

export function StatusBadge({ tone, children }: { readonly tone: StatusTone; readonly children: string }) {
  return (
    <span
      className={classNames(
        "inline-flex h-5.5 max-w-full items-center gap-1.5 rounded-badge px-2 text-meta font-medium whitespace-nowrap",
        TONES[tone],
      )}
    >
      <span
        aria-hidden="true"
        data-dot={STATUS_DOT[tone]}
        className={classNames("size-2 shrink-0 rounded-full", DOTS[STATUS_DOT[tone]])}
      />
      <span className="truncate">{children}</span>
    </span>
  );
}
