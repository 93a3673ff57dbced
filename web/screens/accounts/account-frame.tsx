// The page round every account form: the form at the left, a piece of the product at the right, the footer below.

import type { ReactNode } from "react";
import { useConfiguration } from "../../app/configuration.ts";
import { usePageTitle } from "../../app/page-title.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../ui/link.tsx";
import { Logo } from "../../ui/logo.tsx";
import { AccountAside } from "./account-aside.tsx";
import { ACCOUNT_WORDS } from "./account-words.ts";

type AccountFrameProps = {
  readonly title: string;
  readonly sentence?: ReactNode;
  readonly children: ReactNode;
};

export function AccountFrame({ title, sentence, children }: AccountFrameProps) {
  usePageTitle(title);

  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex min-w-0 flex-col px-5 sm:px-12">
        <header className="flex h-16 items-center">
          <Link href={paths.login()} aria-label="Bondline" className="rounded-control">
            <Logo />
          </Link>
        </header>
        <main id="main" className="flex flex-1 flex-col justify-center py-8">
          <div className="mx-auto w-full max-w-90">
            <h1 tabIndex={-1} className="text-figure font-semibold">
              {title}
            </h1>
            {sentence !== undefined && <p className="mt-1 text-body text-ink-2">{sentence}</p>}
            <div className="mt-7">{children}</div>
          </div>
        </main>
        <AccountFooter />
      </div>
      <AccountAside />
    </div>
  );
}

function AccountFooter() {
  const configuration = useConfiguration();
  const links = [
    { label: "Terms", href: paths.terms() },
    { label: "Financial Services Guide", href: configuration.financialServicesGuideUrl },
    { label: "Privacy", href: configuration.privacyPolicyUrl },
    { label: "Complaints", href: configuration.complaintsPolicyUrl },
  ];

  return (
    <footer className="pb-6">
      <nav aria-label={ACCOUNT_WORDS.footer} className="flex flex-wrap gap-x-4 text-label text-ink-2">
        {links.map(({ label, href }) => (
          <Link
            key={label}
            href={href}
            className="inline-flex min-h-8 items-center rounded-[3px] hover:text-ink hover:underline hover:underline-offset-3"
          >
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
