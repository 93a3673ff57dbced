// The foot of every page: which build this is, and the policies (UI-06 to UI-09).

import { Link } from "../../ui/link.tsx";
import { SHELL_WORDS } from "./shell-words.ts";

export type ShellFooterProps = {
  readonly buildNumber: string;
  readonly privacyPolicyHref: string;
  readonly complaintsPolicyHref: string;
  readonly financialServicesGuideHref: string;
};

export function ShellFooter(props: ShellFooterProps) {
  const links = [
    { label: SHELL_WORDS.privacyPolicy, href: props.privacyPolicyHref },
    { label: SHELL_WORDS.complaintsPolicy, href: props.complaintsPolicyHref },
    { label: SHELL_WORDS.financialServicesGuide, href: props.financialServicesGuideHref },
  ];
  return (
    <footer
      data-print="hide"
      className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-10 text-meta text-ink-3"
    >
      <ul className="flex flex-wrap gap-x-3.5 sm:gap-x-5">
        {links.map((link) => (
          <li key={link.label}>
            <Link
              href={link.href}
              className="inline-flex min-h-11 items-center rounded-[3px] hover:text-ink hover:underline sm:min-h-6"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="figures">
        {SHELL_WORDS.build} {props.buildNumber}
      </p>
    </footer>
  );
}
