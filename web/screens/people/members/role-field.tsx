// The choice of a member's role, with what each of them may do.

import {
  MEMBER_ROLE_LABELS,
  MEMBER_ROLES,
  type MemberRole,
} from "@bondline/domain/people/organisations/organisation.ts";
import { RadioGroupField } from "../../../ui/radio-group-field.tsx";
import { MEMBER_WORDS, ROLE_DETAIL } from "./member-words.ts";

type RoleFieldProps = {
  readonly value: MemberRole;
  readonly onChange: (role: MemberRole) => void;
  readonly error?: string | undefined;
};

export function RoleField({ value, onChange, error }: RoleFieldProps) {
  const choose = (chosen: string) => {
    const role = MEMBER_ROLES.find((each) => each === chosen);
    if (role !== undefined) onChange(role);
  };
  return (
    <RadioGroupField
      label={MEMBER_WORDS.invite.role}
      value={value}
      onChange={choose}
      error={error}
      options={MEMBER_ROLES.map((role) => ({
        value: role,
        label: MEMBER_ROLE_LABELS[role],
        detail: ROLE_DETAIL[role],
      }))}
    />
  );
}
