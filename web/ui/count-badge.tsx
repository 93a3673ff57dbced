// How many things wait: nothing at zero, never wider than 99+ (N-01).

import { classNames } from "./class-names.ts";

export type CountBadgeProps = {
  readonly count: number;
  /** What is counted, spoken after the number. */
  readonly label: string;
  readonly isUrgent?: boolean | undefined;
};

export function CountBadge({ count, label, isUrgent = false }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={classNames(
        "figures inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-meta font-medium",
        isUrgent ? "bg-danger text-on-danger" : "bg-sunken text-ink-2",
      )}
    >
      {count > 99 ? "99+" : count}
      <span className="sr-only"> {label}</span>
    </span>
  );
}
