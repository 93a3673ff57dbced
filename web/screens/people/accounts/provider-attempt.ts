// A sign-in that has left for the provider: what this tab keeps until it is back, and what came back with it.

import { redirect } from "@tanstack/react-router";
import { paths } from "../../../paths.ts";

const KEY = "bondline.provider-sign-in";

export type ProviderAttempt = {
  /** Sealed by the server; only the tab that holds it can complete what it began. */
  readonly attempt: string;
  readonly keepSignedIn: boolean;
  /** It began again by itself, after two accounts were linked; that happens once. */
  readonly isRestart: boolean;
};

export function keepProviderAttempt(kept: ProviderAttempt): void {
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** An attempt is completed once. */
export function takeProviderAttempt(): ProviderAttempt | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as ProviderAttempt);
}

const held: { response: string | undefined } = { response: undefined };

/** For `beforeLoad`: takes the provider's answer out of the address, and opens the page without it. */
export function takeProviderResponse(search: Readonly<Record<string, unknown>>): void {
  const parameters = Object.entries(search).map(([name, value]) => [name, String(value)]);
  if (parameters.length === 0) return;
  held.response = new URLSearchParams(parameters).toString();
  throw redirect({ to: paths.oauthReturn(), search: {}, replace: true });
}

export function takeHeldResponse(): string | undefined {
  const { response } = held;
  held.response = undefined;
  return response;
}
