// Begins a sign-in at the provider's: the address of its page, and what the browser brings back with the answer.

import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { sealAttempt } from "../sign-in-attempt.ts";
import { askProvider, providerReturnUrl, requireSignInProvider } from "../sign-in-provider.ts";

export async function beginOAuthSignIn(
  { application: app, client }: Context,
  input: { keepSignedIn?: boolean | null | undefined },
): Promise<CommandResult> {
  const provider = await requireSignInProvider(app, client.ipAddress);
  const { url, secrets } = await askProvider(() => provider.begin(providerReturnUrl(app)));
  const attempt = sealAttempt(app, { secrets, keepsSignedIn: input.keepSignedIn ?? false });
  return { authorizationUrl: url, attempt };
}
