// Asks for a reset code by mail: whether the address has an account is looked up by a job, so that the time tells nobody.

import { FORGOT_PASSWORD_FIELDS } from "@bondline/domain/people/accounts/account-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { runWork } from "../../../../work/work.ts";
import { admitCall } from "../admission.ts";
import { codeDelivery } from "./sign-up.ts";

export async function forgotPassword(
  { application: app, client }: Context,
  input: { email: string },
): Promise<Answer> {
  const { email } = requireFields(FORGOT_PASSWORD_FIELDS, { email: input.email });
  await admitCall(app, "mailPerAddress", client.ipAddress);
  await runWork(app, { system: "Account service" }, async (work) => {
    await work.enqueue("mail-reset-code", { id: work.newId(), email });
  });
  return codeDelivery(email);
}
