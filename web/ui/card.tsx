// The white sheet that holds one subject: a heading row of 48 px, then rows or a padded body.

import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type CardProps = Omit<ComponentProps<"section">, "className" | "title"> & {
  readonly heading?: string | undefined;
  /** Beside the heading in grey: a count, a version, a finding. */
  readonly note?: ReactNode;
  /** At the right of the heading: one text link, small button or badge. */
  readonly action?: ReactNode;
  /** A divider under the heading, for cards whose body is rows. */
  readonly hasRows?: boolean | undefined;
  /** Room round its content, for cards that hold words, facts or fields. */
  readonly hasBody?: boolean | undefined;
};

export function Card(props: CardProps) {
  const { heading, note, action, hasRows = false, hasBody = false, children, ...rest } = props;
  return (
    <section aria-label={heading} {...rest} className="min-w-0 rounded-card bg-surface shadow-1">
      {heading !== undefined && (
        <div
          className={classNames(
            "flex min-h-12 items-center gap-3 px-4 py-2 sm:px-5",
            hasRows && "border-b border-line",
          )}
        >
          <h2 className="text-body font-semibold">{heading}</h2>
          {note !== undefined && <span className="figures text-label text-ink-3">{note}</span>}
          {action !== undefined && (
            <div className="ml-auto flex shrink-0 items-center gap-2 text-label">{action}</div>
          )}
        </div>
      )}
      {hasBody ? <CardBody isBelowHeading={heading !== undefined}>{children}</CardBody> : children}
    </section>
  );
}

export type CardBodyProps = { readonly children: ReactNode; readonly isBelowHeading?: boolean | undefined };

export function CardBody({ children, isBelowHeading = false }: CardBodyProps) {
  return (
    <div className={classNames("px-4 pb-4 sm:px-5 sm:pb-5", !isBelowHeading && "pt-4 sm:pt-5")}>
      {children}
    </div>
  );
}

/** One row of a card; rows divide themselves by a line over the full width. */
export function CardRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-13 items-center gap-3 border-line px-4 py-2 not-last:border-b sm:px-5">
      {children}
    </div>
  );
}
