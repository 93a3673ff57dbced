// Confirms a person's address with the mailed code, and with it the one sign-up that the code was mailed for.

import type { AccountId } from "@bondline/domain/ids.ts";
import { invariant } from "@bondline/domain/invariant.ts";
import { CONFIRM_SIGN_UP_FIELDS } from "@bondline/domain/people/accounts/account-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type CodeRow, saveConfirmation } from "../account-store.ts";
import { withCode } from "../codes.ts";
import { signUpHandleHash } from "../sign-up-handle.ts";
import { deleteSignUpsOf, findSignUp } from "../sign-up-store.ts";

export type ConfirmSignUpInput = {
  username: string;
  code: string;
  linkKey?: string | null | undefined;
  signUpHandle?: string | null | undefined;
};

export async function confirmSignUp(
  { application: app, client }: Context,
  input: ConfirmSignUpInput,
): Promise<CommandResult> {
  const { username, code } = requireFields(CONFIRM_SIGN_UP_FIELDS, {
    username: input.username,
    code: input.code,
  });
  const handleHash = signUpHandleHash(input.signUpHandle);
  const guess = { username, code, linkKey: input.linkKey, purpose: "CONFIRM", handleHash } as const;
  await withCode(app, client, guess, confirmOne);
  return {};
}

/** Whatever else was typed with this address, by whomever, ends here. */
async function confirmOne(tx: Transaction, accountId: AccountId, { signUpId }: CodeRow): Promise<void> {
  const signUp = signUpId === null ? undefined : await findSignUp(tx, signUpId);
  invariant(signUp !== undefined, "a code to confirm belongs to a sign-up");
  await saveConfirmation(tx, accountId, signUp);
  await deleteSignUpsOf(tx, accountId);
}
