// The foot of every page: which build this is, and where the operator keeps its policies (UI-06 to UI-09).

import { Link } from "../../ui/link.tsx";
import { useConfiguration } from "../configuration.ts";
import { SHELL_WORDS } from "./shell-words.ts";

export function ShellFooter() {
  const { buildNumber, privacyPolicyUrl, complaintsPolicyUrl, financialServicesGuideUrl } =
    useConfiguration();
  const links = [
    { label: SHELL_WORDS.privacyPolicy, href: privacyPolicyUrl },
    { label: SHELL_WORDS.complaintsPolicy, href: complaintsPolicyUrl },
    { label: SHELL_WORDS.financialServicesGuide, href: financialServicesGuideUrl },
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
        {SHELL_WORDS.build} {buildNumber}
      </p>
    </footer>
  );
}
