// What an organisation is: a business with an ABN or ACN, its members' roles and their labels.

import { abnTail, isAbn } from "../../values/fields/abn.ts";
import { isAcn } from "../../values/fields/acn.ts";
import { isCompany } from "../../values/reference-data/entity-types.ts";

export const MEMBER_ROLES = ["ADMIN", "USER", "LIMITED_USER"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const MEMBER_ROLE_LABELS = {
  ADMIN: "Administrator",
  USER: "Standard User",
  LIMITED_USER: "Limited User",
} as const satisfies Record<MemberRole, string>;

export const LAST_ADMINISTRATOR_MESSAGE =
  "An organisation needs an administrator. Make someone else an administrator first.";

/** To its only administrator, with names of members of whom one could be the next, and with what of it is live where that is why. */
export function onlyAdministratorMessage(
  organisation: string,
  others: readonly string[],
  live?: string,
): string {
  if (others.length === 0)
    return `You are the only member of ${organisation}${live === undefined ? "" : `, which has ${live}`}. Invite someone who becomes its administrator first.`;
  const names = others.length === 1 ? others[0] : `${others.slice(0, -1).join(", ")} or ${others.at(-1)}`;
  return `You are the only administrator of ${organisation}. Make ${names} an administrator first.`;
}

/** A warning and never an error: the sum is right, but a company's ABN should end in its ACN. */
export function findCompanyNumberWarning({
  entityType,
  abn,
}: {
  entityType: string;
  abn: string;
}): string | undefined {
  if (!isCompany(entityType) || !isAbn(abn) || isAcn(abnTail(abn))) return undefined;
  return "A company's ABN usually ends in its ACN, and this one does not. Please check the ABN and the entity type.";
}
