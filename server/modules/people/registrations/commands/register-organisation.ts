// Creates an organisation with all that others keep of it: its ABN's claim, its first administrator, its partners, the alerts that it begins with, and who referred it.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { recordReferral } from "../../../money/referrals/commands/record-referral.ts";
import { beginWithAlerts } from "../../../records/alerts/commands/begin-with-alerts.ts";
import { checkOrganisationAbn } from "../../abn-claims/commands/check-organisation-abn.ts";
import { notifyOfAbnClaim } from "../../abn-claims/commands/notify-of-abn-claim.ts";
import { accessOwnAccount } from "../../accounts/account-access.ts";
import { choosePartners } from "../../channel-partners/commands/choose-partners.ts";
import { addMember } from "../../members/commands/add-member.ts";
import {
  createOrganisation,
  type OrganisationInput,
} from "../../organisations/commands/create-organisation.ts";

export type RegisterOrganisationInput = OrganisationInput & {
  channelPartnerIds?: readonly string[] | null | undefined;
  referralPortalEntityId?: string | null | undefined;
};

export async function registerOrganisation(
  tx: Transaction,
  input: RegisterOrganisationInput,
): Promise<CommandResult> {
  const { channelPartnerIds, referralPortalEntityId, ...fields } = input;
  const { accountId, memberships } = requirePerson(tx.actor);
  const organisationId = await createOrganisation(tx, fields);

  await checkOrganisationAbn(tx, organisationId);
  await notifyOfAbnClaim(tx, organisationId, fields.name?.trim() ?? "");
  await addMember(tx, { organisationId, accountId, role: "ADMIN" });
  await choosePartners(tx, organisationId, channelPartnerIds);
  await beginWithAlerts(tx, organisationId);
  const { referrerCode, referralPortalReferrerMemberCode: memberCode } = await accessOwnAccount(tx);
  // Who has an organisation already came to the portal long ago.
  if (memberships.length === 0)
    await recordReferral(tx, {
      organisationId,
      codes: { referrerCode, memberCode },
      entityId: referralPortalEntityId ?? null,
    });
  return { organisationId };
}
