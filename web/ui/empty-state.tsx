// Nothing here yet, or nothing that matches: an icon, what it means, and the one thing to do.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import type { Icon } from "./icons.ts";

export type EmptyStateProps = {
  readonly icon: Icon;
  readonly title: string;
  readonly sentence: ReactNode;
  /** 1 where it stands in place of a whole page, whose heading it then is. */
  readonly level?: 1 | 2 | undefined;
  /** One button or link. */
  readonly action?: ReactNode;
  /** Something went wrong, and is said at once. */
  readonly isFailure?: boolean | undefined;
};

export function EmptyState(props: EmptyStateProps) {
  const { icon: Shown, title, sentence, level = 2, action, isFailure = false } = props;
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div role={isFailure ? "alert" : undefined} className="flex flex-col items-center px-6 py-14 text-center">
      <span
        className={classNames(
          "inline-flex size-11 items-center justify-center rounded-card",
          isFailure ? "bg-danger-soft text-danger" : "bg-sunken text-ink-2",
        )}
      >
        <Shown className="size-5!" />
      </span>
      <Heading className="mt-4 text-body font-semibold">{title}</Heading>
      <p className="mt-1 max-w-96 text-body text-balance text-ink-2">{sentence}</p>
      {action !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
