// The name by which a member is shown.

import type { MembersMemberFragment } from "../../../api/generated/graphql.ts";

export function nameOf({
  givenName,
  familyName,
}: Pick<MembersMemberFragment, "givenName" | "familyName">): string {
  return `${givenName} ${familyName}`.trim();
}
