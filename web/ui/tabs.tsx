// Views of one page side by side, as links with an address each and a 2 px line under the present one.

import { formatCount } from "@bondline/domain/count-text.ts";
import { type RefObject, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

export type TabLink = { readonly label: string; readonly href: string; readonly count?: number | undefined };

export type TabLinksProps = {
  readonly label: string;
  readonly tabs: readonly TabLink[];
  readonly currentHref: string;
};

export function TabLinks({ label, tabs, currentHref }: TabLinksProps) {
  const strip = useCurrentInSight<HTMLElement>(currentHref, tabs);
  return (
    <nav ref={strip} aria-label={label} data-print="tabs" className={classNames(STRIP, LINE)}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.href === currentHref ? "page" : undefined}
          className={tabClasses(tab.href === currentHref)}
        >
          {tab.label}
          <TabCount count={tab.count} />
        </Link>
      ))}
    </nav>
  );
}

/** On a phone the strip fades where more of it follows. */
const STRIP =
  "no-scrollbar flex gap-5 overflow-x-auto max-sm:pr-6 max-sm:[mask-image:linear-gradient(to_left,transparent,black_1.5rem)]";
const LINE = "shadow-[inset_0_-1px_0_var(--line)]";

/** A strip that is wider than a phone opens where the present tab stands; the page itself does not move. */
function useCurrentInSight<Strip extends HTMLElement>(
  current: string,
  tabs: readonly { readonly count?: number | undefined }[],
): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  // The strip grows once, when the counts have come.
  const isCounted = tabs.every(({ count }) => count !== undefined);
  useEffect(
    function bringIntoSight() {
      void [current, isCounted];
      const tab = strip.current?.querySelector<HTMLElement>("[aria-current=page]");
      if (!strip.current || !tab) return;
      const middle = tab.offsetLeft - strip.current.offsetLeft + tab.offsetWidth / 2;
      strip.current.scrollLeft = middle - strip.current.clientWidth / 2;
    },
    [current, isCounted],
  );
  return strip;
}

function tabClasses(isCurrent: boolean): string {
  return classNames(
    "relative flex shrink-0 items-center h-11 min-w-10 gap-1.5 text-body whitespace-nowrap sm:h-10 sm:min-w-0 transition-colors duration-75 focus-visible:-outline-offset-2",
    "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full after:transition-colors after:duration-200",
    isCurrent ? "font-medium text-ink after:bg-accent" : "text-ink-2 after:bg-transparent hover:text-ink",
  );
}

function TabCount({ count }: { readonly count: number | undefined }) {
  if (count === undefined) return null;
  return <span className="figures font-normal text-ink-3">{formatCount(count)}</span>;
}
