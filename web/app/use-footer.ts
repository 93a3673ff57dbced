// What the foot of every page says: the build, and where the operator keeps its policies.

import { useConfiguration } from "./configuration.ts";
import type { ShellFooterProps } from "./shell/shell-footer.tsx";

export function useFooter(): ShellFooterProps {
  const configuration = useConfiguration();
  return {
    buildNumber: configuration.buildNumber,
    privacyPolicyHref: configuration.privacyPolicyUrl,
    complaintsPolicyHref: configuration.complaintsPolicyUrl,
    financialServicesGuideHref: configuration.financialServicesGuideUrl,
  };
}
