// Who may open which page, and where everybody else is sent.

import {
  administersPortal,
  administersSupplier,
  STAFF_WORKSPACES,
} from "@bondline/domain/people/accounts/staff.ts";
import { paths } from "../paths.ts";
import type { Audience, PageEntry } from "../site-map.ts";
import type { Features, Me, SessionState } from "./session.ts";

export type Access = "anonymous" | "signed-in";

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
  if (access === "anonymous") return signedIn ? { allowed: false, goTo: defaultPath } : ALLOWED;
  if (signedIn) return ALLOWED;

  const login = paths.login();
  if (DEFAULT_ROUTES.includes(pathnameOf(wanted))) return { allowed: false, goTo: login };
  return { allowed: false, goTo: login, remember: wanted };
}

/** What is asked of somebody who has signed in. */
export type Visitor = {
  readonly me: Pick<Me, "staff">;
  readonly organisations: readonly unknown[];
  readonly features: Partial<Features> | undefined;
};

/** Of those who have signed in, for whom a page is: to everybody else it does not exist, and the server would answer nothing. */
const IS_FOR: Readonly<Partial<Record<Audience, (person: Visitor) => boolean>>> = {
  client: worksForClients,
  desk: ({ me }) => isOfDesk(me),
  provider: ({ me }) => isOfDesk(me) && me.staff?.supplier === null,
  supplier: ({ me }) => isOfDesk(me) && me.staff?.supplier !== null,
  administrator: ({ me }) => isProviderAdministrator(me),
  "staff administrator": ({ me }) => isProviderAdministrator(me) || isSupplierAdministrator(me),
  referrer: ({ me }) => isReferralStaff(me),
};

/** A feature closes a page only when it is explicitly off: before the flags are known nobody is turned away. */
export function mayOpen(
  { audience, feature }: Pick<PageEntry, "audience" | "feature">,
  person: Visitor,
): boolean {
  if (feature !== undefined && person.features?.[feature] === false) return false;
  return IS_FOR[audience]?.(person) !== false;
}

/** Whether some of those who have signed in are turned away. */
export function isForSome({ audience, feature }: Pick<PageEntry, "audience" | "feature">): boolean {
  return feature !== undefined || audience in IS_FOR;
}

export function defaultPathFor(state: SessionState): string {
  return state.status === "ready" ? firstPathOf(state) : paths.home();
}

/** Staff without an organisation of their own work from the queue; everybody else from home. */
export function firstPathOf(person: Pick<Visitor, "me" | "organisations">): string {
  if (worksForClients(person)) return paths.home();
  return isReferralStaff(person.me) ? paths.referralPortal() : paths.staffDrafts();
}

/** Everybody but staff who have no organisation of their own, and so see the provider's desk alone. */
export function worksForClients({ me, organisations }: Pick<Visitor, "me" | "organisations">): boolean {
  return me.staff === null || organisations.length > 0;
}

export function isOfDesk(me: Pick<Me, "staff">): boolean {
  return me.staff !== null && !isReferralStaff(me);
}

/** Refers clients, or looks after those who do: sees the referral portal alone. */
export function isReferralStaff({ staff }: { staff: Me["staff"] }): boolean {
  return staff !== null && STAFF_WORKSPACES[staff.staffType] === "REFERRAL";
}

/** Sets up the product for everybody; the server asks the same again. */
function isProviderAdministrator({ staff }: { staff: Me["staff"] }): boolean {
  return staff !== null && administersPortal(staff);
}

/** Of a bank or insurer: looks after its own people. */
function isSupplierAdministrator({ staff }: { staff: Me["staff"] }): boolean {
  return staff !== null && administersSupplier(staff);
}

function pathnameOf(wanted: string): string {
  return wanted.split(/[?#]/, 1)[0] ?? wanted;
}
