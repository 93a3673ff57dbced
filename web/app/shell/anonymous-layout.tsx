// The frame of signing in and signing up: the form at the left, the product itself at the right.

import type { ReactNode } from "react";
import { Link } from "../../ui/link.tsx";
import { Logo } from "../../ui/logo.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { AnonymousAside } from "./anonymous-aside.tsx";
import { ShellFooter } from "./shell-footer.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";

export type AnonymousLayoutProps = {
  readonly title: string;
  readonly sentence?: ReactNode;
  readonly children: ReactNode;
  readonly brandHref: string;
  readonly path: string;
};

export function AnonymousLayout(props: AnonymousLayoutProps) {
  useHeadingFocus(props.path);
  return (
    <>
      <SkipLink target="main" />
      <div className="grid min-h-dvh xl:grid-cols-[minmax(0,10fr)_minmax(0,11fr)]">
        <div className="flex min-w-0 flex-col px-4 pb-5 sm:px-12">
          <header className="flex h-18 items-center justify-between">
            <Link href={props.brandHref} className="inline-flex min-h-11 items-center rounded-badge">
              <Logo />
            </Link>
            <ThemeToggle />
          </header>
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto flex w-full max-w-90 flex-1 flex-col justify-center py-8"
          >
            <h1 tabIndex={-1} className="text-figure font-semibold wrap-anywhere">
              {props.title}
            </h1>
            {props.sentence !== undefined && (
              <p className="mt-1 text-body wrap-anywhere text-ink-2">{props.sentence}</p>
            )}
            <div className="mt-8">{props.children}</div>
          </main>
          <ShellFooter />
        </div>
        <AnonymousAside />
      </div>
    </>
  );
}
