// Whoever has stopped mails by the address at their end takes that back by the same address.

import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { chooseByLink } from "../choose-by-link.ts";

export async function resumeMail(
  { application, client }: Context,
  { token }: { token: string },
): Promise<CommandResult> {
  await chooseByLink(application, { token, ipAddress: client.ipAddress, isWanted: true });
  return { token };
}
