// Asks to be registered: the address is looked up by a job, so that known and unknown ones are answered alike, and as fast.

import { SIGN_UP_FIELDS } from "@bondline/domain/people/accounts/account-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { addressGroup } from "../../../../address-group.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { runTransaction } from "../../../../transaction/transaction.ts";
import { admitCall } from "../admission.ts";
import { requireCaptcha } from "../captcha.ts";
import { codeDelivery } from "../code-delivery.ts";
import { takeFromLimit } from "../limits.ts";
import { hashPassword } from "../passwords.ts";
import { sealSignUp } from "../sealed-sign-up.ts";
import { drawSignUpHandle, signUpHandleHash } from "../sign-up-handle.ts";
import { requireSignUpAllowed } from "../sign-up-permission.ts";

export type SignUpInput = {
  email: string;
  password: string;
  givenName: string;
  familyName: string;
  phoneNumber?: string | null | undefined;
  captchaToken?: string | null | undefined;
  referrerCode?: string | null | undefined;
  referralPortalReferrerMemberCode?: string | null | undefined;
};

export async function signUp(
  { application: app, client }: Context,
  input: SignUpInput,
): Promise<CommandResult> {
  const { password, ...person } = requireFields(SIGN_UP_FIELDS, input);
  requireSignUpAllowed(app, person.email);
  await admitCall(app, "signUpPerAddress", client.ipAddress);
  await requireCaptcha(app, { token: input.captchaToken, ipAddress: client.ipAddress });
  const turn = app.hashing.turn("sign-up", addressGroup(client.ipAddress));
  const passwordHash = await hashPassword(password, turn, app.settings.passwordMemoryKib);
  const signUpHandle = drawSignUpHandle();

  await runTransaction(app, { system: "Account service" }, async (tx) => {
    await takeFromLimit(tx, "mailPerTarget", `sign-up ${person.email}`);
    const asked = {
      ...person,
      id: tx.newId(),
      passwordHash,
      userAgent: client.userAgent.slice(0, 255),
      handleHash: signUpHandleHash(signUpHandle),
      referral: { referrerCode: input.referrerCode, memberCode: input.referralPortalReferrerMemberCode },
    };
    await tx.enqueue("begin-sign-up", sealSignUp(app, asked));
  });
  return { ...codeDelivery(person.email), signUpHandle };
}
