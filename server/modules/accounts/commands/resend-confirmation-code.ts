// Sends a fresh confirmation code; for an address that needs none, does nothing and answers alike.

import { FORGOT_PASSWORD_FIELDS } from "@bondline/domain/accounts/account-fields.ts";
import { requireFields } from "@bondline/domain/fields/field-set.ts";
import type { Context } from "../../../graphql/context.ts";
import type { Answer } from "../../../graphql/idempotency.ts";
import { runWork } from "../../../work/work.ts";
import { sendConfirmationCode } from "../account-mails.ts";
import { findAccountByEmail } from "../account-store.ts";
import { takeFromLimit } from "../limits.ts";
import { codeDelivery } from "./sign-up.ts";

export async function resendConfirmationCode(
  { application: app, client }: Context,
  input: { username: string },
): Promise<Answer> {
  const { email } = requireFields(FORGOT_PASSWORD_FIELDS, { email: input.username });
  await runWork(app, { system: "Account service" }, async (work) => {
    await takeFromLimit(work, "mailPerAddress", client.ipAddress);
    await takeFromLimit(work, "mailPerTarget", email);
    const account = await findAccountByEmail(work, email);
    if (account !== undefined && account.emailConfirmedAt === null) await sendConfirmationCode(work, account);
  });
  return codeDelivery(email);
}
