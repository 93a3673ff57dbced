// The values of the organisation form: how it opens, how it is validated, and what of it is sent.

import { findCompanyNumberWarning } from "@bondline/domain/people/organisations/organisation.ts";
import {
  NEW_ORGANISATION_FIELDS as FIELDS,
  NEW_ORGANISATION_RULES,
  REFERRER_FIELDS,
} from "@bondline/domain/people/organisations/organisation-fields.ts";
import { abnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { TERMS_ACCEPTANCE_FIELDS } from "@bondline/domain/values/fields/acceptance.ts";
import { findAddressWarning } from "@bondline/domain/values/fields/address.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { typedTexts } from "../../../app/fields/field-texts.ts";
import type { SessionOrganisation } from "../../../app/session.ts";

/** Every field as its text: "true" and "false" for an answer, ids joined by semicolons. */
export type OrganisationValues = ReturnType<typeof initialValues>;

export function initialValues(organisation: SessionOrganisation | undefined) {
  return {
    ...typedTexts(FIELDS, { ...organisation, industry: organisation?.industryType }),
    wasReferred: "",
    referralPortalEntityId: "",
    channelPartnerIds: "",
    acceptTerms: "",
    acceptPrivacy: "",
  };
}

export function organisationResolver({ asksForTerms }: { asksForTerms: boolean }) {
  const rules = asksForTerms
    ? { ...NEW_ORGANISATION_RULES, ...TERMS_ACCEPTANCE_FIELDS }
    : NEW_ORGANISATION_RULES;
  return validatedBy<OrganisationValues>((values) => ({
    ...messagesOf(rules, values),
    ...(values.wasReferred === "true" ? messagesOf(REFERRER_FIELDS, values) : {}),
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
