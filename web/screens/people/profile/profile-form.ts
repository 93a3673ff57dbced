// The values of the profile form: how it opens, how it is validated, and what of it is sent.

import { UPDATE_PROFILE_FIELDS } from "@bondline/domain/people/accounts/profile-fields.ts";
import type { ProfileUserFragment } from "../../../api/generated/graphql.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";

export type ProfileValues = {
  givenName: string;
  familyName: string;
  phoneNumber: string;
  jobTitle: string;
  address: string;
  industry: string;
  locale: string;
  timezone: string;
};

export const profileResolver = fieldRulesResolver<ProfileValues>(UPDATE_PROFILE_FIELDS);

export function profileValues(user: ProfileUserFragment): ProfileValues {
  return {
    givenName: user.givenName,
    familyName: user.familyName,
    phoneNumber: user.phoneNumber ?? "",
    jobTitle: user.jobTitle ?? "",
    address: user.address ?? "",
    industry: user.industry ?? "",
    locale: user.locale,
    timezone: user.timezone,
  };
}
