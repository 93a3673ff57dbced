// Asks for a reset code by mail: whether the address has an account is looked up by a job, so that the time tells nobody.

import { FORGOT_PASSWORD_FIELDS } from "@bondline/domain/people/accounts/account-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { runTransaction } from "../../../../transaction/transaction.ts";
import { admitCall } from "../admission.ts";
import { codeDelivery } from "../code-delivery.ts";

export async function forgotPassword(
  { application: app, client }: Context,
  input: { email: string },
): Promise<CommandResult> {
  const { email } = requireFields(FORGOT_PASSWORD_FIELDS, { email: input.email });
  await admitCall(app, "mailPerAddress", client.ipAddress);
  await runTransaction(app, { system: "Account service" }, async (tx) => {
    await tx.enqueue("mail-reset-code", { id: tx.newId(), email });
  });
  return codeDelivery(email);
}
