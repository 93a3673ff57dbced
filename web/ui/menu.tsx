// A button that opens a short list of actions or links, walked by arrow keys, Home, End and first letters.

import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import { CheckIcon, type Icon } from "./icons.ts";
import { Link } from "./link.tsx";
import { Popup } from "./popup.tsx";

export type MenuItem = {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: Icon | undefined;
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly isDangerous?: boolean | undefined;
  /** Set on every item of a menu that chooses one of several. */
  readonly isChosen?: boolean | undefined;
  /** A line above, where a group begins. */
  readonly startsGroup?: boolean | undefined;
};

/** What the caller's own button must carry. */
export type MenuTrigger = {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly "aria-haspopup": "menu";
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

export type MenuProps = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly align?: "start" | "end" | undefined;
  readonly matchesTrigger?: boolean | undefined;
  readonly trigger: (trigger: MenuTrigger) => ReactNode;
};

export function Menu({ label, items, align = "end", matchesTrigger = false, trigger }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <>
      {trigger({
        ref: button,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {isOpen && (
        <Popup
          id={id}
          role="menu"
          aria-label={label}
          anchor={button}
          align={align}
          matchesAnchor={matchesTrigger}
          onClose={close}
          onKeyDown={(event) => walk(event, () => setOpen(false))}
          className="min-w-44 max-w-80"
        >
          <MenuItems items={items} onDone={close} />
        </Popup>
      )}
    </>
  );
}

function MenuItems({ items, onDone }: { readonly items: readonly MenuItem[]; readonly onDone: () => void }) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = first.current;
    const start =
      list?.querySelector<HTMLElement>('[aria-checked="true"]') ??
      list?.querySelector<HTMLElement>("[role^=menuitem]");
    start?.focus();
  }, []);
  return (
    <div ref={first} role="none">
      {items.map((item) => (
        <MenuRow key={item.label} item={item} onDone={onDone} />
      ))}
    </div>
  );
}

function MenuRow({ item, onDone }: { readonly item: MenuItem; readonly onDone: () => void }) {
  const common = {
    role: item.isChosen === undefined ? "menuitem" : "menuitemradio",
    "aria-checked": item.isChosen,
    tabIndex: -1,
    className: classNames(
      "flex min-h-11 w-full items-center gap-2.5 rounded-badge px-2.5 py-1.5 text-left text-body outline-none hover:bg-sunken focus:bg-sunken sm:min-h-8",
      item.isDangerous ? "text-danger" : "text-ink",
    ),
    onMouseMove: (event: { readonly currentTarget: HTMLElement }) =>
      event.currentTarget.focus({ preventScroll: true }),
  };
  const select = () => {
    onDone();
    item.onSelect?.();
  };
  return (
    <>
      {item.startsGroup && <hr className="-mx-1 my-1 border-line" />}
      {item.href === undefined ? (
        <button type="button" {...common} onClick={select}>
          <MenuWords item={item} />
        </button>
      ) : (
        <Link href={item.href} {...common} onClick={select}>
          <MenuWords item={item} />
        </Link>
      )}
    </>
  );
}

function MenuWords({ item }: { readonly item: MenuItem }) {
  const Leading = item.icon;
  return (
    <>
      {Leading && <Leading className={item.isDangerous ? undefined : "text-ink-3"} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{item.label}</span>
        {item.detail && <span className="figures block truncate text-meta text-ink-3">{item.detail}</span>}
      </span>
      {item.isChosen && <CheckIcon className="text-accent-text" />}
    </>
  );
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function walk(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  if (event.key === "Tab") {
    leave();
    return;
  }
  const rows = Array.from(event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]"));
  const at = rows.findIndex((row) => row.matches(":focus"));
  const step = STEPS[event.key];
  const next = step ? step(at, rows.length) : nextByLetter(rows, at, event.key);
  if (next === -1) return;
  event.preventDefault();
  rows[next]?.focus();
}

function nextByLetter(rows: readonly HTMLElement[], at: number, key: string): number {
  if (key.length !== 1 || key === " ") return -1;
  const order = rows.map((_, place) => (at + 1 + place) % rows.length);
  return order.find((place) => rows[place]?.textContent?.toLowerCase().startsWith(key.toLowerCase())) ?? -1;
}
