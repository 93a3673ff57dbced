// Whoever holds the address at the end of a mail stops such mails by it, as often as they like.

import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { chooseByLink } from "../choose-by-link.ts";

export async function stopMail(
  { application, client }: Context,
  { token }: { token: string },
): Promise<CommandResult> {
  await chooseByLink(application, { token, ipAddress: client.ipAddress, isWanted: false });
  return { token };
}
