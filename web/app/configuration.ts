// What the operator sets without building the client again, read from /configuration.json at start (1§7).

import { createContext, useContext } from "react";
import { paths } from "../paths.ts";

export type Configuration = {
  readonly buildNumber: string;
  readonly privacyPolicyUrl: string;
  readonly complaintsPolicyUrl: string;
  readonly financialServicesGuideUrl: string;
  readonly supportEmail: string | undefined;
};

export const DEFAULT_CONFIGURATION: Configuration = {
  buildNumber: "development",
  privacyPolicyUrl: paths.privacy(),
  complaintsPolicyUrl: `${paths.privacy()}#complaints`,
  financialServicesGuideUrl: paths.financialServicesGuide(),
  supportEmail: undefined,
};

/** The client works without the file: a setting that is missing or of the wrong kind keeps its default. */
export async function fetchConfiguration(fetcher: typeof fetch = fetch): Promise<Configuration> {
  const response = await fetcher("/configuration.json", { cache: "no-store" }).catch(() => undefined);
  if (response === undefined || !response.ok) return DEFAULT_CONFIGURATION;
  const given: unknown = await response.json().catch(() => undefined);
  return configurationFrom(given);
}

export function configurationFrom(given: unknown): Configuration {
  if (typeof given !== "object" || given === null) return DEFAULT_CONFIGURATION;
  const settings = new Map<string, unknown>(Object.entries(given));
  const text = (name: keyof Configuration) => {
    const value = settings.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };

  return {
    buildNumber: text("buildNumber") ?? DEFAULT_CONFIGURATION.buildNumber,
    privacyPolicyUrl: text("privacyPolicyUrl") ?? DEFAULT_CONFIGURATION.privacyPolicyUrl,
    complaintsPolicyUrl: text("complaintsPolicyUrl") ?? DEFAULT_CONFIGURATION.complaintsPolicyUrl,
    financialServicesGuideUrl:
      text("financialServicesGuideUrl") ?? DEFAULT_CONFIGURATION.financialServicesGuideUrl,
    supportEmail: text("supportEmail"),
  };
}

export const ConfigurationContext = createContext<Configuration>(DEFAULT_CONFIGURATION);

export function useConfiguration(): Configuration {
  return useContext(ConfigurationContext);
}
