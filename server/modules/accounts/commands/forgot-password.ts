// Mails a reset code to an address that has an account; for every other address the answer is the same.

import { FORGOT_PASSWORD_FIELDS } from "@bondline/domain/accounts/account-fields.ts";
import { requireFields } from "@bondline/domain/fields/field-set.ts";
import type { Context } from "../../../graphql/context.ts";
import type { Answer } from "../../../graphql/idempotency.ts";
import { runWork } from "../../../work/work.ts";
import { sendResetCode } from "../account-mails.ts";
import { findAccountByEmail } from "../account-store.ts";
import { takeFromLimit } from "../limits.ts";
import { codeDelivery } from "./sign-up.ts";

export async function forgotPassword(
  { application: app, client }: Context,
  input: { email: string },
): Promise<Answer> {
  const { email } = requireFields(FORGOT_PASSWORD_FIELDS, input);
  await runWork(app, { system: "Account service" }, async (work) => {
    await takeFromLimit(work, "mailPerAddress", client.ipAddress);
    await takeFromLimit(work, "mailPerTarget", email);
    const account = await findAccountByEmail(work, email);
    if (account?.status === "ACTIVE") await sendResetCode(work, account);
  });
  return codeDelivery(email);
}
