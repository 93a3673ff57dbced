// Who may open which route, and where everybody else is sent.

import { isProviderStaff, STAFF_WORKSPACES } from "@bondline/domain/people/accounts/staff.ts";
import { paths } from "../paths.ts";
import type { Features, Me, SessionState } from "./session.ts";

export type Access = "public" | "anonymous" | "signed-in";

export type GuardDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly goTo: string; readonly remember?: string };

type RouteWanted = {
  access: Access;
  signedIn: boolean;
  /** Path with its query, as it stands in the address bar. */
  wanted: string;
  defaultPath: string;
};

const ALLOWED: GuardDecision = { allowed: true };

/** A person who only opened the front page wanted nothing in particular. */
const DEFAULT_ROUTES: readonly string[] = [paths.root(), paths.home()];

export function decideRoute({ access, signedIn, wanted, defaultPath }: RouteWanted): GuardDecision {
  if (access === "public") return ALLOWED;
  if (access === "anonymous") return signedIn ? { allowed: false, goTo: defaultPath } : ALLOWED;
  if (signedIn) return ALLOWED;

  const login = paths.login();
  if (DEFAULT_ROUTES.includes(pathnameOf(wanted))) return { allowed: false, goTo: login };
  return { allowed: false, goTo: login, remember: wanted };
}

/** Refused only when the feature is explicitly off: before the flags are known nobody is turned away. */
export function decideFeature(options: {
  features: Partial<Features> | undefined;
  feature: keyof Features;
  defaultPath: string;
}): GuardDecision {
  const isOff = options.features?.[options.feature] === false;
  return isOff ? { allowed: false, goTo: options.defaultPath } : ALLOWED;
}

/** Staff without an organisation of their own work from the queue; everybody else from home. */
export function defaultPathFor(state: SessionState): string {
  if (state.status !== "ready") return paths.home();
  if (isReferralStaff(state.me) && state.organisations.length === 0) return paths.referralPortal();
  const isStaffOnly = state.me.staff !== null && state.organisations.length === 0;
  return isStaffOnly ? paths.staffDrafts() : paths.home();
}

/** Refers clients, or looks after those who do: sees the referral portal alone. */
export function isReferralStaff({ staff }: { staff: Me["staff"] }): boolean {
  return staff !== null && STAFF_WORKSPACES[staff.staffType] === "REFERRAL";
}

/** Sets up the product for everybody; the server asks the same again. */
export function isProviderAdministrator({ staff }: { staff: Me["staff"] }): boolean {
  return staff?.isAdmin === true && isProviderStaff(staff.staffType);
}

function pathnameOf(wanted: string): string {
  return wanted.split(/[?#]/, 1)[0] ?? wanted;
}
