// Confirms a person's address with the mailed code.

import { CONFIRM_SIGN_UP_FIELDS } from "@bondline/domain/accounts/account-fields.ts";
import { requireFields } from "@bondline/domain/fields/field-set.ts";
import type { Context } from "../../../graphql/context.ts";
import type { Answer } from "../../../graphql/idempotency.ts";
import { saveConfirmation } from "../account-store.ts";
import { withCode } from "../codes.ts";

export async function confirmSignUp(
  { application: app }: Context,
  input: { username: string; code: string },
): Promise<Answer> {
  const guess = requireFields(CONFIRM_SIGN_UP_FIELDS, input);
  await withCode(app, { ...guess, purpose: "CONFIRM" }, saveConfirmation);
  return {};
}
