// The first time that an identity of the sign-in provider comes: which account it belongs to from now on.

import type { AccountId } from "@bondline/domain/ids.ts";
import { invariant } from "@bondline/domain/invariant.ts";
import { PROFILE_RULES } from "@bondline/domain/people/accounts/profile-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { email as emailRule } from "@bondline/domain/values/fields/email.ts";
import type { ProvenIdentity } from "../../../ports/sign-in-provider/sign-in-provider-port.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { knownReferralCodes } from "../../money/referrals/referral-access.ts";
import { sendProviderLinked } from "./account-mails.ts";
import {
  type AccountRow,
  findAccount,
  findAccountByEmail,
  saveConfirmation,
  saveUnconfirmedAccount,
} from "./account-store.ts";
import { insertIdentity } from "./identity-store.ts";
import { NOT_BELIEVED_MESSAGE } from "./sign-in-provider.ts";
import { requireSignUpAllowed } from "./sign-up-permission.ts";
import { deleteSignUpsOf } from "./sign-up-store.ts";

export type Provided = ProvenIdentity & {
  providerName: string;
  /** Of the link by which the person came; they count for a new account alone. */
  referral: Parameters<typeof knownReferralCodes>[1];
};

/** An address that the provider has only been told says nothing about who somebody is. */
export function requireVerifiedEmail({ email, isEmailVerified, providerName }: Provided): string {
  const validated = emailRule(email ?? "");
  if (validated.ok && isEmailVerified) return validated.value;
  return refuseFields({
    provider: `${providerName} has not verified the email address of your account there. Verify it there first, or sign up with a password.`,
  });
}

/**
 * An address that is somebody's is linked, and the sign-in restarts. One that nobody has confirmed is confirmed by the
 * provider's word: whatever others have typed with it, passwords included, is dropped, so that it opens to nobody else.
 */
export async function admitIdentity(
  tx: Transaction,
  identity: Provided,
  email: string,
): Promise<AccountRow | "linked"> {
  const existing = await findAccountByEmail(tx, email);
  if (existing?.status === "DELETED") refuseFields({ provider: NOT_BELIEVED_MESSAGE });
  if (existing !== undefined && existing.emailConfirmedAt !== null) return await link(tx, identity, existing);

  requireSignUpAllowed(tx.app, email);
  const person = { ...namesOf(identity, email), phoneNumber: null };
  const id = await saveUnconfirmedAccount(tx, { ...person, email, id: tx.newId() as AccountId });
  // Confirmed between the two statements: it is somebody's now.
  if (id === undefined) return await admitIdentity(tx, identity, email);

  const { referrerCode, memberCode } = await knownReferralCodes(tx, identity.referral);
  await saveConfirmation(tx, id, {
    ...person,
    passwordHash: null,
    referrerCode,
    referralPortalReferrerMemberCode: memberCode,
  });
  await deleteSignUpsOf(tx, id);
  await insertIdentity(tx, id, identity);
  const admitted = await findAccount(tx, id);
  invariant(admitted !== undefined, "an account that was just saved is there");
  return admitted;
}

async function link(tx: Transaction, identity: Provided, account: AccountRow): Promise<"linked"> {
  await insertIdentity(tx, account.id, identity);
  await sendProviderLinked(tx, account, identity.providerName);
  return "linked";
}

/** Names that our own rule refuses, or that nobody gave, are made from the address; the profile is there to mend them. */
function namesOf({ givenName, familyName }: Provided, email: string) {
  // A name holds no host, and "ada.nguyen" would be one.
  const [beforeAt = "", domain = ""] = email.replaceAll(".", " ").split("@");
  return {
    givenName: acceptedName(givenName) ?? acceptedName(beforeAt) ?? domain,
    familyName: acceptedName(familyName) ?? "",
  };
}

function acceptedName(given: string | undefined): string | undefined {
  const validated = PROFILE_RULES.givenName(given ?? "");
  return validated.ok ? validated.value : undefined;
}
