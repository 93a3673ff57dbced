// Asks for a fresh confirmation code; for an address that needs none, nothing comes of it, and the answer is the same.

import { RESEND_CODE_FIELDS } from "@bondline/domain/people/accounts/sign-in-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { runTransaction } from "../../../../transaction/transaction.ts";
import { admitCall } from "../admission.ts";
import { codeDelivery } from "../code-delivery.ts";
import { signUpHandleHash } from "../sign-up-handle.ts";

export async function resendConfirmationCode(
  { application: app, client }: Context,
  input: { username: string; signUpHandle?: string | null | undefined },
): Promise<CommandResult> {
  const { username: email } = requireFields(RESEND_CODE_FIELDS, { username: input.username });
  const handleHash = signUpHandleHash(input.signUpHandle) ?? null;
  await admitCall(app, "mailPerAddress", client.ipAddress);
  await runTransaction(app, { system: "Account service" }, async (tx) => {
    await tx.enqueue("mail-confirmation-code", { id: tx.newId(), email, handleHash });
  });
  return codeDelivery(email);
}
