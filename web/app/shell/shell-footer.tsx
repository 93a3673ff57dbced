// The foot of every page: in which zone it tells its times, which build this is, and where the operator keeps its policies (UI-06 to UI-09).

import { paths } from "../../paths.ts";
import { Link } from "../../ui/link.tsx";
import { DEFAULT_CONFIGURATION, useConfiguration } from "../configuration.ts";
import { useStore } from "../store.ts";
import { pageZoneStore, zoneName } from "../time/page-zone.ts";
import { SHELL_WORDS } from "./shell-words.ts";

export function ShellFooter({ showsZone = false }: { readonly showsZone?: boolean }) {
  const zone = useStore(pageZoneStore);
  const { buildNumber, privacyPolicyUrl, complaintsPolicyUrl, financialServicesGuideUrl, supportEmail } =
    useConfiguration();
  const links = [
    { label: SHELL_WORDS.privacyPolicy, href: privacyPolicyUrl },
    { label: SHELL_WORDS.complaintsPolicy, href: complaintsPolicyUrl },
    { label: SHELL_WORDS.financialServicesGuide, href: financialServicesGuideUrl },
    { label: SHELL_WORDS.checkGuarantee, href: paths.verifyDocument() },
    ...(supportEmail === undefined ? [] : [{ label: SHELL_WORDS.support, href: `mailto:${supportEmail}` }]),
  ];
  return (
    <footer
      data-print="hide"
      // While the page above it is on its way it would only jump to where it belongs.
      className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-10 text-meta text-ink-3 [html:has(main_[data-loading])_&]:invisible"
    >
      {/* Two a row on phones, whatever the font: a third that comes and goes would move all that stands above. */}
      <ul className="grid grid-cols-2 gap-x-3.5 sm:flex sm:flex-wrap sm:gap-x-5">
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
      <p className="figures flex flex-wrap gap-x-3.5">
        {showsZone && <span>{SHELL_WORDS.times(zoneName(zone))}</span>}
        {buildNumber !== DEFAULT_CONFIGURATION.buildNumber && (
          <span>
            {SHELL_WORDS.build} {buildNumber}
          </span>
        )}
      </p>
    </footer>
  );
}
