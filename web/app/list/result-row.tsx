// One row of those with which something was done together: what it is called, and what became of it.

import type { StatusTone } from "@bondline/domain/status-tone.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";

type ResultProps = {
  readonly name: string;
  /** What tells it from others of that name, or why it was not done. */
  readonly detail: string;
  readonly badge: { readonly text: string; readonly tone: StatusTone };
};

export function ResultRow({ name, detail, badge }: ResultProps) {
  return (
    <li className="flex items-start justify-between gap-3 border-line py-2.5 not-last:border-b">
      <span className="min-w-0">
        <span className="block truncate text-body font-medium">{name}</span>
        <span className="figures block text-label break-words text-ink-2">{detail}</span>
      </span>
      <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
    </li>
  );
}
