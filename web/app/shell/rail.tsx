// The left rail: the name, whom one acts for, the places to go, and oneself at the foot.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import { Logo } from "../../ui/logo.tsx";
import { ActingFor, type ActingForProps } from "./acting-for.tsx";
import { isPresent, type NavigationGroup, type NavigationItem } from "./shell-navigation.ts";
import { SHELL_WORDS } from "./shell-words.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { UserMenu, type UserMenuProps } from "./user-menu.tsx";

export type RailProps = {
  readonly brandHref: string;
  readonly actingFor: ActingForProps;
  readonly navigation: readonly NavigationGroup[];
  /** The path of the present page, by which its item is marked. */
  readonly path: string;
  /** The path of its item, where the page's own does not say it. */
  readonly presentItem?: string | undefined;
  readonly user: UserMenuProps;
  /** What has happened, beside the name; the top bar of narrow windows has it instead. */
  readonly bell?: ((align: "start" | "end") => ReactNode) | undefined;
  /** The way to the search over everything: a field here, a sign in the top bar. */
  readonly search?: ((look: "field" | "icon") => ReactNode) | undefined;
};

/** The whole content of the rail; the drawer of narrow windows holds the same, without the name and the theme. */
export function Rail(props: RailProps & { readonly isInDrawer?: boolean | undefined }) {
  return (
    // The padding is within what scrolls, or it would cut off the rings of what has the focus at its edge.
    <div
      className={classNames(
        "flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-3 pb-3",
        !props.isInDrawer && "pt-4",
      )}
    >
      {!props.isInDrawer && (
        <div className="flex h-8 items-center justify-between pl-2">
          <Link href={props.brandHref} className="inline-flex rounded-badge">
            <Logo />
          </Link>
          <span className="inline-flex items-center gap-2">
            {props.bell?.("start")}
            <ThemeToggle />
          </span>
        </div>
      )}
      <ActingFor {...props.actingFor} />
      {!props.isInDrawer && props.search?.("field")}
      <nav aria-label={SHELL_WORDS.mainNavigation} className="flex flex-col gap-5">
        {props.navigation.map((group) => (
          <NavigationList key={group.label ?? ""} group={group} path={props.presentItem ?? props.path} />
        ))}
      </nav>
      <div className="mt-auto pt-2">
        <UserMenu {...props.user} />
      </div>
    </div>
  );
}

function NavigationList({ group, path }: { readonly group: NavigationGroup; readonly path: string }) {
  return (
    <div>
      {group.label && <p className="mb-1.5 px-2 text-label text-ink-3">{group.label}</p>}
      <ul aria-label={group.label} className="flex flex-col gap-px">
        {group.items.map((item) => (
          <li key={item.href}>
            <NavigationLink item={item} isCurrent={isPresent(item, path)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NavigationLink({ item, isCurrent }: { readonly item: NavigationItem; readonly isCurrent: boolean }) {
  const Shown = item.icon;
  return (
    <Link
      href={item.href}
      aria-current={isCurrent ? "page" : undefined}
      className={classNames(
        "flex h-11 items-center gap-2.5 rounded-control px-2 text-body transition-colors duration-75 lg:h-8.5",
        isCurrent ? "bg-surface font-medium text-ink shadow-1" : "text-ink-2 hover:bg-ink/5 hover:text-ink",
      )}
    >
      <Shown />
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.count !== undefined && item.count > 0 && (
        <span className="figures text-label font-normal text-ink-3">
          {item.count > 99 ? "99+" : item.count}
        </span>
      )}
    </Link>
  );
}
