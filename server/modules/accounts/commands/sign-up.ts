// Registers a person, or tells the owner of an address that somebody tried: both are answered alike.

import { SIGN_UP_FIELDS } from "@bondline/domain/accounts/account-fields.ts";
import { maskEmail } from "@bondline/domain/fields/email.ts";
import { requireFields } from "@bondline/domain/fields/field-set.ts";
import type { AccountId } from "@bondline/domain/ids.ts";
import type { Context } from "../../../graphql/context.ts";
import type { Answer } from "../../../graphql/idempotency.ts";
import { runWork } from "../../../work/work.ts";
import { knownReferralCodes } from "../../referrals/referral-access.ts";
import { sendConfirmationCode, sendSignUpAttempt } from "../account-mails.ts";
import { saveUnconfirmedAccount } from "../account-store.ts";
import { addressGroup } from "../address-group.ts";
import { requireCaptcha } from "../captcha.ts";
import { takeFromLimit } from "../limits.ts";
import { hashPassword } from "../passwords.ts";
import { drawSignUpHandle, signUpHandleHash } from "../sign-up-handle.ts";
import { requireSignUpAllowed } from "../sign-up-permission.ts";
import { insertSignUp } from "../sign-up-store.ts";

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

export async function signUp({ application: app, client }: Context, input: SignUpInput): Promise<Answer> {
  const person = requireFields(SIGN_UP_FIELDS, input);
  requireSignUpAllowed(app, person.email);
  await runWork(app, { system: "Account service" }, (work) =>
    takeFromLimit(work, "signUpPerAddress", client.ipAddress),
  );
  await requireCaptcha(app, { token: input.captchaToken, ipAddress: client.ipAddress });
  const turn = app.hashing.turn("sign-up", addressGroup(client.ipAddress));
  const passwordHash = await hashPassword(person.password, turn);
  const signUpHandle = drawSignUpHandle();

  await runWork(app, { system: "Account service" }, async (work) => {
    await takeFromLimit(work, "mailPerTarget", person.email);
    const accountId = await saveUnconfirmedAccount(work, { ...person, id: work.newId() as AccountId });
    if (accountId === undefined) return await sendSignUpAttempt(work, person.email);

    const { referrerCode, memberCode } = await knownReferralCodes(work, {
      referrerCode: input.referrerCode,
      memberCode: input.referralPortalReferrerMemberCode,
    });
    const signUp = {
      ...person,
      id: work.newId(),
      accountId,
      passwordHash,
      userAgent: client.userAgent.slice(0, 255),
      referrerCode,
      referralPortalReferrerMemberCode: memberCode,
    };
    await insertSignUp(work, { ...signUp, handleHash: signUpHandleHash(signUpHandle) });
    await sendConfirmationCode(work, person.email, signUp);
  });
  return { ...codeDelivery(person.email), signUpHandle };
}

/** The same for every address: a medium, and a mask of what was typed (decisions §4). */
export function codeDelivery(email: string): Answer {
  return { codeDelivery: { deliveryMedium: "EMAIL", destination: maskEmail(email) } };
}
