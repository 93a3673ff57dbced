// The bar of narrow windows: the way into the navigation, the name, the theme, and one primary action.

import { type ReactNode, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { AddIcon, type Icon, MenuIcon } from "../../ui/icons.ts";
import { Link } from "../../ui/link.tsx";
import { Logo } from "../../ui/logo.tsx";
import { NavigationDrawer } from "./navigation-drawer.tsx";
import { Rail, type RailProps } from "./rail.tsx";
import { SHELL_WORDS } from "./shell-words.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

export type PrimaryAction = {
  readonly label: string;
  readonly href: string;
  readonly icon?: Icon | undefined;
};

export function TopBar({
  rail,
  primaryAction,
}: {
  readonly rail: RailProps;
  readonly primaryAction?: PrimaryAction | undefined;
}) {
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // The drawer belongs to the page it was opened on: going elsewhere closes it.
  const isOpen = openedAt === rail.path;

  return (
    <header
      data-print="hide"
      className="sticky top-0 z-20 flex h-14 shrink-0 items-center gap-1 border-b border-line bg-surface px-2.5 lg:hidden"
    >
      <IconButton
        icon={MenuIcon}
        label={SHELL_WORDS.openNavigation}
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(rail.path)}
      />
      <Link href={rail.brandHref} className="mr-auto inline-flex min-h-11 items-center rounded-badge">
        <Logo />
      </Link>
      {rail.search?.("icon")}
      {rail.bell?.("end")}
      <ThemeToggle />
      {primaryAction && <ActionLink {...primaryAction} />}
      {isOpen && (
        <NavigationDrawer onClose={() => setOpenedAt(null)}>
          <Rail {...rail} isInDrawer />
        </NavigationDrawer>
      )}
    </header>
  );
}

function ActionLink({ label, href, icon: Shown = AddIcon }: PrimaryAction): ReactNode {
  return (
    <Link
      href={href}
      aria-label={label}
      className="ml-1 inline-flex size-10 items-center justify-center rounded-control bg-accent text-on-accent hover:bg-accent-hover"
    >
      <Shown className="size-5!" />
    </Link>
  );
}
