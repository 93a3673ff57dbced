// The state of a record in words with a dot; the colour only helps.

import type { StatusTone } from "@bondline/domain/status-tone.ts";
import { classNames } from "./class-names.ts";

const TONES: Record<StatusTone, string> = {
  ok: "bg-accent-soft text-accent-text",
  info: "bg-info-soft text-info",
  warn: "bg-warn-soft text-warn",
  danger: "bg-danger-soft text-danger",
  mute: "bg-sunken text-ink-2",
};

export function StatusBadge({ tone, children }: { readonly tone: StatusTone; readonly children: string }) {
  return (
    <span
      className={classNames(
        "inline-flex h-5.5 max-w-full items-center gap-1.5 rounded-badge px-2 text-meta font-medium whitespace-nowrap",
        TONES[tone],
      )}
    >
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
      <span className="truncate">{children}</span>
    </span>
  );
}
