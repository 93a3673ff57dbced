// The row of something that two administrators change from a day on: what is in force, what is to come, and what can be done.

import type { ReactNode } from "react";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { VERSION_WORDS as WORDS } from "./version-words.ts";

export type VersionedRowProps = {
  readonly title: string;
  readonly level: "h2" | "h3";
  /** By which its buttons are told from those of others; the title where it says enough. */
  readonly name?: string;
  /** None for what is as it comes, where most are. */
  readonly badge?: { readonly tone: "mute" | "ok"; readonly label: string };
  readonly sentence?: string | undefined;
  /** When the version in force began; null for the one that comes with the portal. */
  readonly startsAt: string | null;
  /** The newest first. */
  readonly versions: readonly { readonly startsAt: string }[];
  readonly isWaiting: boolean;
  readonly children?: ReactNode;
  readonly onOpen: (what: "propose" | "versions") => void;
};

export function VersionedRow(props: VersionedRowProps) {
  const { title, level: Title, name = title, badge, sentence, isWaiting, children } = props;
  const [newest] = props.versions;
  const upcoming = newest !== undefined && newest.startsAt !== props.startsAt ? newest : undefined;
  return (
    <li className="flex flex-col gap-3 border-line px-4 py-3 not-last:border-b sm:flex-row sm:items-center sm:gap-6 sm:px-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Title className="min-w-0 text-body font-semibold wrap-anywhere">{title}</Title>
          {badge !== undefined && <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge>}
          {isWaiting && <StatusBadge tone="warn">{WORDS.waiting}</StatusBadge>}
        </div>
        {sentence !== undefined && <p className="figures mt-0.5 text-label text-ink-2">{sentence}</p>}
        {upcoming !== undefined && (
          <p className="figures mt-0.5 text-label text-ink-2">
            {WORDS.upcoming(exactDate(upcoming.startsAt))}
          </p>
        )}
        {children}
      </div>
      <div className="flex shrink-0 gap-2">
        {newest !== undefined && (
          <Button
            size="small"
            variant="quiet"
            aria-label={WORDS.versionsOf(name)}
            onClick={() => props.onOpen("versions")}
          >
            {WORDS.versions}
          </Button>
        )}
        {!isWaiting && (
          <Button size="small" aria-label={WORDS.changeOf(name)} onClick={() => props.onOpen("propose")}>
            {WORDS.change}
          </Button>
        )}
      </div>
    </li>
  );
}
