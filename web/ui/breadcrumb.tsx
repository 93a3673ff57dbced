// The way back up from a record, in one line.

import { NextIcon } from "./icons.ts";
import { Link } from "./link.tsx";

/** The last crumb is the page itself and has no address. */
export type Crumb = { readonly label: string; readonly href?: string | undefined };

export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-1">
      <ol className="flex flex-wrap items-center gap-1.5 text-label text-ink-3">
        {crumbs.map((crumb, place) => (
          <li key={crumb.label} className="figures flex min-w-0 items-center gap-1.5 wrap-anywhere">
            {place > 0 && <NextIcon className="size-3.5!" />}
            {crumb.href === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link
                href={crumb.href}
                className="relative rounded-[3px] text-ink-2 after:absolute after:-inset-x-1 after:-inset-y-3 sm:after:hidden hover:text-ink hover:underline"
              >
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
