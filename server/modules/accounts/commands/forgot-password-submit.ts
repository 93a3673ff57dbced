// Sets a new password with the mailed code, ends every session, and tells the person that it happened.

import { FORGOT_PASSWORD_SUBMIT_FIELDS } from "@bondline/domain/accounts/account-fields.ts";
import { requireFields } from "@bondline/domain/fields/field-set.ts";
import type { Context } from "../../../graphql/context.ts";
import type { Answer } from "../../../graphql/idempotency.ts";
import { sendPasswordChanged } from "../account-mails.ts";
import { revokeSessionsOf, savePassword } from "../account-store.ts";
import { withCode } from "../codes.ts";
import { hashPassword } from "../passwords.ts";
import { voidChallenges } from "../two-step-store.ts";

export type ForgotPasswordSubmitInput = { username: string; code: string; newPassword: string };

export async function forgotPasswordSubmit(
  { application: app, client }: Context,
  input: ForgotPasswordSubmitInput,
): Promise<Answer> {
  const { username, code, newPassword } = requireFields(FORGOT_PASSWORD_SUBMIT_FIELDS, input);
  await withCode(app, client, { username, code, purpose: "RESET" }, async (work, accountId) => {
    // Whoever is asked to hash has brought the right code.
    await savePassword(
      work,
      accountId,
      await hashPassword(newPassword, app.hashing.turn("reset", accountId)),
    );
    await revokeSessionsOf(work, accountId);
    await voidChallenges(work, accountId);
    await sendPasswordChanged(work, { id: accountId, email: username }, "every device");
    await work.announce("account", { id: accountId });
  });
  return {};
}
