// The versions of something that two administrators change: what each changed, from when it holds, and who proposed and approved it.

import type { ReactNode } from "react";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { WordingDifference } from "../../../drafts/wording/public/wording-difference.tsx";
import { VERSION_WORDS as WORDS } from "./version-words.ts";

export type Version = {
  readonly id: string;
  readonly startsAt: string;
  readonly proposedBy: string;
  readonly approvedBy: string | null;
};

export type VersionsListProps<V extends Version> = {
  /** The newest first. */
  readonly versions: readonly V[];
  /** When the one in force began, and what is said of it. */
  readonly inForce: { readonly startsAt: string | null; readonly label: string };
  readonly textOf: (version: V) => string;
  /** What was there before the first of them; nothing is compared with it where there was none. */
  readonly first: string | undefined;
  /** Said of the first where nothing was there before. */
  readonly noDifference?: string;
  readonly note?: (version: V) => ReactNode;
};

export function VersionsList<V extends Version>(props: VersionsListProps<V>) {
  const { versions, inForce, textOf, first, noDifference, note } = props;
  return (
    <ul>
      {versions.map((version, at) => {
        const older = versions[at + 1];
        const before = older === undefined ? first : textOf(older);
        return (
          <li key={version.id} className="grid gap-2 border-line py-3 not-last:border-b">
            <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-body font-semibold">
              {WORDS.versionFrom(exactDate(version.startsAt))}
              {version.startsAt === inForce.startsAt && <StatusBadge tone="ok">{inForce.label}</StatusBadge>}
            </p>
            <p className="text-label text-ink-3">
              {WORDS.approvedBy(version.proposedBy, version.approvedBy ?? "")}
              {note?.(version)}
            </p>
            {before === undefined ? (
              <p className="text-label text-ink-2">{noDifference}</p>
            ) : (
              <WordingDifference before={before} after={textOf(version)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
