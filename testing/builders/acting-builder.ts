// Somebody of the provider who acts for an organisation, as they would begin it.

import { type Api, apiOf } from "../api.ts";
import type { World } from "../world.ts";

export const ACTING_REASON = "Asked by phone to correct the address.";

/** By Rosa, who administers the provider, unless somebody else is given. */
export async function actingFor(
  world: World,
  organisationId: string,
  { by, reason = ACTING_REASON }: { by?: Api; reason?: string } = {},
): Promise<Api> {
  const rosa = by ?? (await world.as("rosa"));
  const input = { organisationId, reason };
  const { data, errors } = await rosa.mutate("beginActing", "BeginActingInput", input, "token");
  if (errors !== undefined) throw new Error(`beginActing answered ${JSON.stringify(errors)}`);
  return apiOf(world.url, data.beginActing.token);
}
