// The choice of a member's role, with what each of them may do.

import { MEMBER_ROLE_LABELS, MEMBER_ROLES } from "@bondline/domain/people/organisations/organisation.ts";
import { BoundRadio } from "../../../app/fields/bound-inputs.tsx";
import { MEMBER_WORDS, ROLE_DETAIL } from "./member-words.ts";

const OPTIONS = MEMBER_ROLES.map((role) => ({
  value: role,
  label: MEMBER_ROLE_LABELS[role],
  detail: ROLE_DETAIL[role],
}));

export function RoleField() {
  return <BoundRadio name="role" label={MEMBER_WORDS.invite.role} options={OPTIONS} />;
}
