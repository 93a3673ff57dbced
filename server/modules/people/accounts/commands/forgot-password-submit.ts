// Sets a new password with the mailed code, ends every session, tells the person that it happened, and knows this browser from now on.

import { FORGOT_PASSWORD_SUBMIT_FIELDS } from "@bondline/domain/people/accounts/account-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { sendPasswordChanged } from "../account-mails.ts";
import { revokeSessionsOf, savePassword } from "../account-store.ts";
import { withCode } from "../codes.ts";
import { deleteDevicesOf } from "../device-store.ts";
import { drawDeviceMark } from "../known-devices.ts";
import { hashPassword } from "../passwords.ts";
import { voidChallenges } from "../two-step-store.ts";

export type ForgotPasswordSubmitInput = {
  username: string;
  code: string;
  newPassword: string;
  linkKey?: string | null | undefined;
};

export async function forgotPasswordSubmit(
  { application: app, client }: Context,
  input: ForgotPasswordSubmitInput,
): Promise<CommandResult> {
  const { username, code, newPassword } = requireFields(FORGOT_PASSWORD_SUBMIT_FIELDS, {
    username: input.username,
    code: input.code,
    newPassword: input.newPassword,
  });
  const guess = { username, code, linkKey: input.linkKey, purpose: "RESET" } as const;
  return await withCode(app, client, guess, async (tx, accountId) => {
    // Whoever is hashed for has brought the right code.
    const turn = app.hashing.turn("reset", accountId);
    await savePassword(tx, accountId, await hashPassword(newPassword, turn, app.settings.passwordMemoryKib));
    await revokeSessionsOf(tx, accountId);
    await voidChallenges(tx, accountId);
    await deleteDevicesOf(tx, accountId);
    await sendPasswordChanged(tx, { id: accountId, email: username }, "every device");
    await tx.announce("account", { id: accountId });
    return { deviceMark: await drawDeviceMark(tx, accountId, []) };
  });
}
