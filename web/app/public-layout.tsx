// The plain frame of pages that anybody may read: the name of the product, the text, and the footer.

import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { paths } from "../paths.ts";
import { Link } from "../ui/link.tsx";
import { Logo } from "../ui/logo.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { ShellFooter } from "./shell/shell-footer.tsx";
import { ThemeToggle } from "./shell/theme-toggle.tsx";

export function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

export function PublicFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink target="main" />
      <div className="mx-auto flex min-h-dvh w-full max-w-170 flex-col px-4 pb-5 sm:px-8">
        <header data-print="hide" className="flex h-18 items-center justify-between">
          <Link href={paths.home()} className="inline-flex min-h-11 items-center rounded-badge">
            <Logo />
          </Link>
          <ThemeToggle />
        </header>
        <main id="main" tabIndex={-1} className="flex-1 py-6">
          {children}
        </main>
        <ShellFooter />
      </div>
    </>
  );
}
