// Who arranges facilities for others: the provider's staff, where they do not work for an organisation of their own.

import type { useSession } from "../../../app/session.ts";

type Session = Pick<ReturnType<typeof useSession>, "staff" | "selectedOrganisation">;

export function arranges({ staff, selectedOrganisation }: Session): boolean {
  const isProvider = staff?.staffType === "RELATIONSHIP_MANAGER" || staff?.staffType === "GENERAL";
  return isProvider && selectedOrganisation === undefined;
}
