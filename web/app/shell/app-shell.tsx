// The frame round every screen of somebody signed in: skip link, rail or top bar, connection, page, footer. It fetches nothing.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { type Connection, OfflineBar } from "../../ui/offline-bar.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { PrintHeading } from "./print-heading.tsx";
import { Rail, type RailProps } from "./rail.tsx";
import { ShellFooter } from "./shell-footer.tsx";
import { type PrimaryAction, TopBar } from "./top-bar.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";

export type AppShellProps = {
  readonly rail: RailProps;
  readonly connection?: Connection | undefined;
  /** On every page while somebody of the provider acts for a client. */
  readonly actingBar?: ReactNode;
  /** At the right of the top bar of narrow windows. */
  readonly primaryAction?: PrimaryAction | undefined;
  /** A desk whose columns scroll apart from one another: the page itself fills the window, without padding or footer. */
  readonly fillsWindow?: boolean | undefined;
  readonly children: ReactNode;
};

/** Titles, cards and the foot begin at one place, whatever the page and however wide the window. */
const COLUMN = "mx-auto w-full max-w-326 px-4 pt-6 pb-5 sm:px-8 sm:pb-6";

export function AppShell(props: AppShellProps) {
  const { rail, connection = "online", actingBar, primaryAction, fillsWindow = false, children } = props;
  useHeadingFocus(rail.path);

  return (
    <>
      <SkipLink target="main" />
      <div data-print="frame" className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
        <header data-print="hide" className="sticky top-0 hidden h-dvh flex-col border-r border-line lg:flex">
          <Rail {...rail} />
        </header>
        <TopBar rail={rail} primaryAction={primaryAction} />
        <div
          className={classNames("flex min-w-0 flex-1 flex-col", fillsWindow && "lg:h-dvh lg:overflow-hidden")}
        >
          {actingBar}
          <OfflineBar connection={connection} />
          <div className={classNames("flex min-w-0 flex-1 flex-col", fillsWindow ? "lg:min-h-0" : COLUMN)}>
            <PrintHeading actingFor={rail.actingFor} />
            <main id="main" tabIndex={-1} className="flex min-h-0 min-w-0 flex-1 flex-col">
              {children}
            </main>
            {!fillsWindow && <ShellFooter showsZone />}
          </div>
        </div>
      </div>
    </>
  );
}
