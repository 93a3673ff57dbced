// Creates an organisation, with the person who creates it as its first administrator.

import { findStateAndPostcode } from "@bondline/domain/fields/address.ts";
import { requireFields } from "@bondline/domain/fields/field-set.ts";
import { asOrganisationId } from "@bondline/domain/ids.ts";
import { ORGANISATION_FIELDS } from "@bondline/domain/organisations/organisation-fields.ts";

import type { Answer } from "../../../graphql/idempotency.ts";
import { requirePerson } from "../../../work/actor.ts";
import type { Work } from "../../../work/work.ts";
import { addMember } from "../../members/commands/add-member.ts";
import { insertOrganisation } from "../organisation-store.ts";
import { newReferralCode } from "../referral-code.ts";

export type CreateOrganisationInput = {
  name: string;
  abn: string;
  address: string;
  entityType: string;
  industry: string;
};

export async function createOrganisation(work: Work, input: CreateOrganisationInput): Promise<Answer> {
  const { accountId } = requirePerson(work.actor);
  const { industry, ...details } = requireFields(ORGANISATION_FIELDS, input);
  const organisationId = asOrganisationId(work.newId());

  await insertOrganisation(work, {
    ...details,
    ...(findStateAndPostcode(details.address) ?? { state: null, postcode: null }),
    id: organisationId,
    industryType: industry,
    referralCode: newReferralCode(),
  });
  await addMember(work, { organisationId, accountId, role: "ADMIN" });
  return { organisationId };
}
