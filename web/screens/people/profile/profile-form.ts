// The values of the profile form: how it opens, how it is validated, and what of it is sent.

import { PROFILE_FIELDS, PROFILE_RULES } from "@bondline/domain/people/accounts/profile-fields.ts";
import type { ProfileUserFragment } from "../../../api/generated/graphql.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { typedTexts } from "../../../app/fields/field-texts.ts";

export type ProfileValues = ReturnType<typeof profileValues>;

export const profileResolver = fieldRulesResolver<ProfileValues>(PROFILE_RULES);

export function profileValues(user: ProfileUserFragment) {
  return typedTexts(PROFILE_FIELDS, user);
}
