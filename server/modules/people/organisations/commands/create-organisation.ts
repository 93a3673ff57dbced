// Creates an organisation, with the person who creates it as its first administrator.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import { NEW_ORGANISATION_RULES } from "@bondline/domain/people/organisations/organisation-fields.ts";
import { findStateAndPostcode } from "@bondline/domain/values/fields/address.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";

import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { recordReferral } from "../../../money/referrals/commands/record-referral.ts";
import { checkOrganisationAbn } from "../../abn-claims/commands/check-organisation-abn.ts";
import { accessOwnAccount } from "../../accounts/account-access.ts";
import { choosePartners } from "../../channel-partners/commands/choose-partners.ts";
import { addMember } from "../../members/commands/add-member.ts";
import { insertOrganisation } from "../organisation-store.ts";
import { newReferralCode } from "../referral-code.ts";

export type CreateOrganisationInput = {
  name: string;
  abn: string;
  address: string;
  entityType: string;
  industry: string;
  channelPartnerIds?: readonly string[] | null | undefined;
  referralPortalEntityId?: string | null | undefined;
};

export async function createOrganisation(tx: Transaction, input: CreateOrganisationInput): Promise<Answer> {
  const { channelPartnerIds, referralPortalEntityId, ...fields } = input;
  const { accountId, memberships } = requirePerson(tx.actor);
  const { industry, ...details } = requireFields(NEW_ORGANISATION_RULES, fields);
  const organisationId = asOrganisationId(tx.newId());

  await insertOrganisation(tx, {
    ...details,
    ...(findStateAndPostcode(details.address) ?? { state: null, postcode: null }),
    id: organisationId,
    industryType: industry,
    referralCode: newReferralCode(),
  });
  await checkOrganisationAbn(tx, organisationId);
  await addMember(tx, { organisationId, accountId, role: "ADMIN" });
  await choosePartners(tx, organisationId, channelPartnerIds);
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
