// Sends a fresh confirmation code; for an address that needs none, does nothing and answers alike.

import { RESEND_CODE_FIELDS } from "@bondline/domain/accounts/sign-in-fields.ts";
import { requireFields } from "@bondline/domain/fields/field-set.ts";
import type { Context } from "../../../graphql/context.ts";
import type { Answer } from "../../../graphql/idempotency.ts";
import { runWork, type Work } from "../../../work/work.ts";
import { sendConfirmationCode } from "../account-mails.ts";
import { type AccountRow, findAccountByEmail } from "../account-store.ts";
import { takeFromLimit } from "../limits.ts";
import { signUpHandleHash } from "../sign-up-handle.ts";
import { findNewestSignUp, findSignUpByHandle, type SignUpRow } from "../sign-up-store.ts";
import { codeDelivery } from "./sign-up.ts";

export async function resendConfirmationCode(
  { application: app, client }: Context,
  input: { username: string; signUpHandle?: string | null | undefined },
): Promise<Answer> {
  const { username: email } = requireFields(RESEND_CODE_FIELDS, { username: input.username });
  await runWork(app, { system: "Account service" }, async (work) => {
    await takeFromLimit(work, "mailPerAddress", client.ipAddress);
    await takeFromLimit(work, "mailPerTarget", email);
    const account = await findAccountByEmail(work, email);
    const signUp = account && (await findWaitingSignUp(work, account, input.signUpHandle));
    if (signUp !== undefined) await sendConfirmationCode(work, email, signUp);
  });
  return codeDelivery(email);
}

/** The sign-up of the browser that asks; of a browser that knows none, the newest. */
async function findWaitingSignUp(
  work: Work,
  { id, email }: AccountRow,
  handle: string | null | undefined,
): Promise<SignUpRow | undefined> {
  const handleHash = signUpHandleHash(handle);
  return handleHash === undefined
    ? await findNewestSignUp(work, email)
    : await findSignUpByHandle(work, id, handleHash);
}
