// Who is at work: nobody known, a signed-in person with what they belong to, or the portal itself.

import type { AccountId, OrganisationId, SupplierId } from "@bondline/domain/ids.ts";
import { administersSupplier, type StaffType } from "@bondline/domain/people/accounts/staff.ts";
import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import { refuse } from "@bondline/domain/refusals.ts";

export type Membership = { organisationId: OrganisationId; role: MemberRole };
export type StaffDuty = { staffType: StaffType; isAdmin: boolean; supplierId: SupplierId | null };

export type Person = {
  kind: "person";
  accountId: AccountId;
  sessionId: string;
  email: string;
  givenName: string;
  familyName: string;
  /** Which version of the terms this person has accepted, and which one is published. */
  termsVersion: number | null;
  termsPublished: number;
  memberships: readonly Membership[];
  staff: StaffDuty | null;
  /** In a sign-in in which one of the provider's administrators is a user of this organisation, and nothing else. */
  actingFor?: OrganisationId | null;
  /** How often rights were taken from this person before: a higher number since means that some of these are gone. */
  rightsTaken: number;
};

export type Actor =
  | { kind: "anonymous"; because: "no-token" | "unknown" | "revoked" | "expired" }
  | { kind: "system"; label: string }
  | Person;

/** Refuses for the session alone: the client signs the person out on these codes. */
export function requirePerson(actor: Actor): Person {
  if (actor.kind === "person") return actor;
  if (actor.kind === "anonymous" && actor.because === "revoked") refuse("AUTH_NOT_AUTHORIZED");
  refuse("AUTH_NOT_AUTHENTICATED");
}

export function roleIn(actor: Actor, organisationId: OrganisationId): MemberRole | undefined {
  if (actor.kind !== "person") return undefined;
  return actor.memberships.find((membership) => membership.organisationId === organisationId)?.role;
}

/** The portal's own people: relationship managers and general staff. */
export function isProviderStaff(actor: Actor): boolean {
  if (actor.kind !== "person" || actor.staff === null) return false;
  return actor.staff.staffType === "RELATIONSHIP_MANAGER" || actor.staff.staffType === "GENERAL";
}

/** Those of them who act for others and set up the product. */
export function isProviderAdministrator(actor: Actor): boolean {
  return isProviderStaff(actor) && actor.kind === "person" && actor.staff?.isAdmin === true;
}

/** Those of a bank or insurer who look after its people. */
export function isSupplierAdministrator(actor: Actor): boolean {
  return actor.kind === "person" && actor.staff !== null && administersSupplier(actor.staff);
}

export function supplierOf(actor: Actor): SupplierId | undefined {
  return actor.kind === "person" ? (actor.staff?.supplierId ?? undefined) : undefined;
}
