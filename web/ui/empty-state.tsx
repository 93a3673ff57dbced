// Nothing here yet, or nothing that matches: an icon, what it means, and the one thing to do.

import type { ReactNode } from "react";
import type { Icon } from "./icons.ts";

export type EmptyStateProps = {
  readonly icon: Icon;
  readonly title: string;
  readonly sentence: ReactNode;
  /** 1 where it stands in place of a whole page, whose heading it then is. */
  readonly level?: 1 | 2 | undefined;
  /** One button or link. */
  readonly action?: ReactNode;
};

export function EmptyState({ icon: Shown, title, sentence, level = 2, action }: EmptyStateProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      <span className="inline-flex size-11 items-center justify-center rounded-card bg-sunken text-ink-2">
        <Shown className="size-5!" />
      </span>
      <Heading className="mt-4 text-body font-semibold">{title}</Heading>
      <p className="mt-1 max-w-96 text-body text-balance text-ink-2">{sentence}</p>
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
