// What the operator sets without building the client again, read from /configuration.json at start.

import { createContext, useContext } from "react";
import { paths } from "../paths.ts";

/** A script of somebody else's, and the global name under which it is found once it has run. */
export type OutsideScript = { readonly script: string; readonly handler: string; readonly key: string };

export type HookName = "analytics" | "sessionRecording" | "chatSupport";

export type Configuration = {
  readonly buildNumber: string;
  readonly privacyPolicyUrl: string;
  readonly complaintsPolicyUrl: string;
  readonly financialServicesGuideUrl: string;
  readonly supportEmail: string | undefined;
  /** Whose word opens an account besides the password, as its button says; undefined shows none. */
  readonly signInProvider: string | undefined;
  /** Whether a business can be looked up by its number; without a register nothing is asked. */
  readonly businessRegister: boolean;
  /** Notifies people from machines; undefined asks nobody. */
  readonly captcha: OutsideScript | undefined;
  /** What is loaded besides; nothing of others is unless it stands here. */
  readonly hooks: Readonly<Partial<Record<HookName, OutsideScript>>>;
  /** Where error reports go; undefined sends none. */
  readonly errorReportingUrl: string | undefined;
};

export const DEFAULT_CONFIGURATION: Configuration = {
  buildNumber: "development",
  privacyPolicyUrl: paths.privacy(),
  complaintsPolicyUrl: `${paths.privacy()}#complaints`,
  financialServicesGuideUrl: paths.financialServicesGuide(),
  supportEmail: undefined,
  signInProvider: undefined,
  businessRegister: false,
  captcha: undefined,
  hooks: {},
  errorReportingUrl: undefined,
};

/** Nothing is shown before it has come, so it is not waited for longer than a person would wait. */
export const CONFIGURATION_WAIT_MS = 5000;

/** The client works without the file: a setting that is missing or of the wrong kind keeps its default. */
export async function fetchConfiguration(fetcher: typeof fetch = fetch): Promise<Configuration> {
  const signal = AbortSignal.timeout(CONFIGURATION_WAIT_MS);
  const response = await fetcher("/configuration.json", { cache: "no-store", signal }).catch(() => undefined);
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
    signInProvider: textIn(settings.get("signInProvider"), "name"),
    businessRegister: settings.get("businessRegister") === true,
    captcha: scriptIn(settings.get("captcha")),
    hooks: hooksIn(settings),
    errorReportingUrl: textIn(settings.get("errorReporting"), "url"),
  };
}

const HOOK_NAMES: readonly HookName[] = ["analytics", "sessionRecording", "chatSupport"];

function hooksIn(settings: ReadonlyMap<string, unknown>): Configuration["hooks"] {
  const set = HOOK_NAMES.flatMap((name) => {
    const script = scriptIn(settings.get(name));
    return script === undefined ? [] : [[name, script] as const];
  });
  return Object.fromEntries(set);
}

function scriptIn(given: unknown): OutsideScript | undefined {
  const script = textIn(given, "script");
  const handler = textIn(given, "handler");
  if (script === undefined || handler === undefined) return undefined;
  return { script, handler, key: textIn(given, "key") ?? "" };
}

function textIn(given: unknown, name: string): string | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  const value: unknown = new Map<string, unknown>(Object.entries(given)).get(name);
  return typeof value === "string" && value !== "" ? value : undefined;
}

export const ConfigurationContext = createContext<Configuration>(DEFAULT_CONFIGURATION);

export function useConfiguration(): Configuration {
  return useContext(ConfigurationContext);
}
