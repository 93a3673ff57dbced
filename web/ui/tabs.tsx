// Views of one page side by side, with a 2 px line under the present one: as panels, or as links with their own address.

import { formatCount } from "@bondline/domain/count-text.ts";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
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
    <nav ref={strip} aria-label={label} className={classNames(STRIP, LINE)}>
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

export type Tab = { readonly id: string; readonly label: string; readonly count?: number | undefined };

export type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
  readonly onSelect: (id: string) => void;
  /** The panel of the present tab. */
  readonly children: ReactNode;
  /** At the right of the strip, inside a card's heading row. */
  readonly action?: ReactNode;
  readonly isInCard?: boolean | undefined;
};

export function Tabs({ label, tabs, current, onSelect, children, action, isInCard = false }: TabsProps) {
  const id = useId();
  const strip = useCurrentInSight<HTMLDivElement>(current, tabs);
  return (
    <>
      <div className={classNames("flex items-center gap-4", LINE, isInCard && "px-4 sm:px-5")}>
        <div ref={strip} role="tablist" aria-label={label} className={classNames(STRIP, "flex-1")}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={tab.id === current}
              aria-controls={tab.id === current ? `${id}-panel` : undefined}
              tabIndex={tab.id === current ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              onKeyDown={(event) => selectByKey(event, tabs, onSelect)}
              className={tabClasses(tab.id === current, isInCard)}
            >
              {tab.label}
              <TabCount count={tab.count} />
            </button>
          ))}
        </div>
        {action}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
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
      const tab = strip.current?.querySelector<HTMLElement>("[aria-current=page], [aria-selected=true]");
      if (!strip.current || !tab) return;
      const middle = tab.offsetLeft - strip.current.offsetLeft + tab.offsetWidth / 2;
      strip.current.scrollLeft = middle - strip.current.clientWidth / 2;
    },
    [current, isCounted],
  );
  return strip;
}

function tabClasses(isCurrent: boolean, isInCard = false): string {
  return classNames(
    "relative flex shrink-0 items-center gap-1.5 text-body whitespace-nowrap transition-colors duration-75 focus-visible:-outline-offset-2",
    isInCard ? "h-12" : "h-11 sm:h-10",
    "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full after:transition-colors after:duration-200",
    isCurrent ? "font-medium text-ink after:bg-accent" : "text-ink-2 after:bg-transparent hover:text-ink",
  );
}

function TabCount({ count }: { readonly count: number | undefined }) {
  if (count === undefined) return null;
  return <span className="figures font-normal text-ink-3">{formatCount(count)}</span>;
}

function selectByKey(
  event: KeyboardEvent<HTMLElement>,
  tabs: readonly Tab[],
  onSelect: (id: string) => void,
): void {
  const strip = event.currentTarget.parentElement;
  const buttons = Array.from(strip?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []);
  const at = buttons.indexOf(event.currentTarget);
  const places: Record<string, number> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const next = places[event.key];
  const tab = next === undefined ? undefined : tabs[next];
  if (next === undefined || tab === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
  onSelect(tab.id);
}
