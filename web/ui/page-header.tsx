// The head of a page: where it belongs, what it is called, how it stands, and at most two buttons with a menu.

import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { classNames } from "./class-names.ts";

export type PageHeaderProps = {
  readonly title: string;
  /** A single guarantee or draft is recognised by its amount, set larger than the name of a list. */
  readonly isAmount?: boolean | undefined;
  readonly breadcrumb?: readonly Crumb[] | undefined;
  readonly badges?: ReactNode;
  readonly sentence?: ReactNode;
  readonly actions?: ReactNode;
};

export function PageHeader({
  title,
  isAmount = false,
  breadcrumb,
  badges,
  sentence,
  actions,
}: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 wrap-anywhere">
        {breadcrumb !== undefined && <Breadcrumb crumbs={breadcrumb} />}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1
            tabIndex={-1}
            className={classNames("font-semibold", isAmount ? "figures text-figure" : "text-title")}
          >
            {title}
          </h1>
          {badges}
        </div>
        {sentence !== undefined && <p className="mt-0.5 max-w-180 text-body text-ink-2">{sentence}</p>}
      </div>
      {actions !== undefined && <div className="flex shrink-0 flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
