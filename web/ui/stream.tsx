// What happened, newest first: who did what and when, with the fields changed or the words said below.

import type { ReactNode } from "react";
import { Avatar } from "./avatar.tsx";
import { BecomesIcon, type Icon } from "./icons.ts";

export function Stream({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {children}
    </ol>
  );
}

export type StreamItemProps = {
  readonly who: string;
  readonly whoKind?: "person" | "organisation" | undefined;
  /** An icon in place of initials, for what the system did. */
  readonly icon?: Icon | undefined;
  /** The verb phrase after the name, as in "asked for an amendment". */
  readonly what: ReactNode;
  readonly when: ReactNode;
  readonly children?: ReactNode;
};

export function StreamItem({ who, whoKind, icon: Shown, what, when, children }: StreamItemProps) {
  return (
    <li className="group relative flex gap-3 pb-4 last:pb-0">
      <span aria-hidden="true" className="absolute top-8 bottom-0 left-3.5 w-px bg-line group-last:hidden" />
      {Shown ? (
        <span className="relative inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-2">
          <Shown className="size-3.5!" />
        </span>
      ) : (
        <Avatar name={who} kind={whoKind} size="small" />
      )}
      <div className="min-w-0 flex-1 pt-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="min-w-0 text-body wrap-anywhere text-ink-2">
            <span className="font-medium text-ink">{who}</span> {what}
          </p>
          <span className="figures text-label text-ink-3">{when}</span>
        </div>
        {children !== undefined && <div className="mt-1.5 space-y-1.5">{children}</div>}
      </div>
    </li>
  );
}

/** Words said, on the sunken tone. */
export function StreamWords({ children }: { readonly children: ReactNode }) {
  return (
    <div className="rounded-control bg-sunken px-3 py-2 text-body break-words whitespace-pre-line">
      {children}
    </div>
  );
}

export type FieldChange = { readonly field: string; readonly from: string; readonly to: string };

/** Field, struck old value, arrow, new value. */
export function StreamChanges({ changes }: { readonly changes: readonly FieldChange[] }) {
  return (
    <dl className="grid gap-1.5 rounded-control bg-sunken px-3 py-2 text-label">
      {changes.map((change) => (
        <div key={change.field} className="flex flex-wrap gap-x-4 gap-y-0.5">
          <dt className="w-28 shrink-0 wrap-anywhere text-ink-2">{change.field}</dt>
          <dd className="figures flex min-w-0 flex-1 flex-wrap items-center gap-x-1.5 wrap-anywhere">
            {change.from !== "" && (
              <del className="min-w-0 text-ink-3">
                <span className="sr-only">was </span>
                {change.from}
              </del>
            )}
            <span className="flex min-w-0 items-center gap-1.5">
              {change.from !== "" && <BecomesIcon className="size-3! text-ink-3" />}
              <ins className="min-w-0 font-medium no-underline">
                <span className="sr-only">now </span>
                {change.to === "" ? "empty" : change.to}
              </ins>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
