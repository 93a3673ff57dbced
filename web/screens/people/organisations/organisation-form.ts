// The values of the organisation form: how it opens, how it is validated, and what of it is sent.

import { findCompanyNumberWarning } from "@bondline/domain/people/organisations/organisation.ts";
import {
  NEW_ORGANISATION_RULES,
  REFERRER_FIELDS,
} from "@bondline/domain/people/organisations/organisation-fields.ts";
import { abnOrAcn, formatAbnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { TERMS_ACCEPTANCE_FIELDS } from "@bondline/domain/values/fields/acceptance.ts";
import { findAddressWarning } from "@bondline/domain/values/fields/address.ts";
import { messagesOf, validatedBy } from "../../../app/field-rules-resolver.ts";
import type { SessionOrganisation } from "../../../app/session.ts";

export type OrganisationValues = {
  name: string;
  abn: string;
  address: string;
  entityType: string;
  industry: string;
  /** Null while the question is open. */
  wasReferred: boolean | null;
  referralPortalEntityId: string;
  channelPartnerIds: string[];
  acceptTerms: boolean;
  acceptPrivacy: boolean;
};

export function initialValues(organisation: SessionOrganisation | undefined): OrganisationValues {
  return {
    name: organisation?.name ?? "",
    abn: organisation === undefined ? "" : formatAbnOrAcn(organisation.abn),
    address: organisation?.address ?? "",
    entityType: organisation?.entityType ?? "",
    industry: organisation?.industryType ?? "",
    wasReferred: null,
    referralPortalEntityId: "",
    channelPartnerIds: [],
    acceptTerms: false,
    acceptPrivacy: false,
  };
}

export function organisationResolver({ asksForTerms }: { asksForTerms: boolean }) {
  const rules = asksForTerms
    ? { ...NEW_ORGANISATION_RULES, ...TERMS_ACCEPTANCE_FIELDS }
    : NEW_ORGANISATION_RULES;
  return validatedBy<OrganisationValues>((values) => ({
    ...messagesOf(rules, values),
    ...(values.wasReferred === true ? messagesOf(REFERRER_FIELDS, values) : {}),
  }));
}

/** What a person should look at again, though it may stand. */
export function organisationWarnings({ abn, address, entityType }: OrganisationValues) {
  const number = abnOrAcn(abn);
  return {
    abn: number.ok ? findCompanyNumberWarning({ entityType, abn: number.value }) : undefined,
    address: findAddressWarning(address),
  };
}
