// The access check of the referral programme: an organisation's own referrals and what they earned, and the referral portal's workspace.

import { STAFF_WORKSPACES } from "@bondline/domain/people/accounts/staff.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { isFeatureOn } from "../../office/gateway-features/gateway-feature-access.ts";
import { accessOrganisation } from "../../people/organisations/organisation-access.ts";
import {
  findReferralConfiguration,
  listOwnReferrals,
  type OwnReferral,
  type ReferralConfiguration,
  sumCredits,
} from "./referral-credit-store.ts";
import { listPortalReferrals, type PortalReferral } from "./referral-store.ts";
import { listReferringPeople, type ReferringPerson } from "./referrer-account-store.ts";

export type { OwnReferral, PortalReferral, ReferralConfiguration };

export async function accessReferralConfiguration(tx: Transaction): Promise<ReferralConfiguration> {
  requirePerson(tx.actor);
  return await findReferralConfiguration(tx);
}

export async function accessOwnReferrals(
  tx: Transaction,
  { organisationId, ...list }: PageArguments & { organisationId: string },
): Promise<Page<OwnReferral>> {
  const { id } = await accessReferringOrganisation(tx, organisationId);
  return await listOwnReferrals(tx, id, list);
}

export async function accessReferralSummary(tx: Transaction, organisationId: string) {
  const { id } = await accessReferringOrganisation(tx, organisationId);
  return await sumCredits(tx, id);
}

/** What was earned is money, so it is for those who see the organisation's invoices; a programme that is off has no pages. */
async function accessReferringOrganisation(tx: Transaction, id: string) {
  const organisation = await accessOrganisation(tx, id, "CAN_VIEW_BILLING");
  return (await isFeatureOn(tx, "referrals")) ? organisation : refuse("ORGANISATION_NOT_FOUND", { id });
}

export async function accessPortalReferrals(
  tx: Transaction,
  list: PageArguments,
): Promise<Page<PortalReferral>> {
  await requirePortal(tx);
  return await listPortalReferrals(tx, list);
}

export async function accessPortalPeople(tx: Transaction): Promise<ReferringPerson[]> {
  await requirePortal(tx);
  return await listReferringPeople(tx);
}

/** One's own firm is no secret from oneself, whether the portal is switched on or not. */
export async function nameOfOwnReferrer(tx: Transaction): Promise<string | undefined> {
  requirePerson(tx.actor);
  const [own] = await listReferringPeople(tx);
  return own?.entityName;
}

async function requirePortal(tx: Transaction): Promise<void> {
  if (!(await isInPortal(tx))) refuse("REFERRAL_NOT_FOUND", { id: "" });
}

/** Whether whoever asks refers clients, or looks after those who do, and the portal for them is open. */
export async function isInPortal(tx: Transaction): Promise<boolean> {
  const { staff } = requirePerson(tx.actor);
  const isTheirs = staff !== null && STAFF_WORKSPACES[staff.staffType] === "REFERRAL";
  return isTheirs && (await isFeatureOn(tx, "referralPortal"));
}
