// Records that the signed-in person accepts the published terms and the privacy policy.

import { TERMS_ACCEPTANCE_FIELDS } from "@bondline/domain/values/fields/acceptance.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { saveTermsAcceptance } from "../account-store.ts";

export async function profileTermsAccepted(
  tx: Transaction,
  input: { acceptTerms: boolean; acceptPrivacy: boolean },
): Promise<CommandResult> {
  const { accountId, termsPublished } = requirePerson(tx.actor);
  requireFields(TERMS_ACCEPTANCE_FIELDS, {
    acceptTerms: String(input.acceptTerms),
    acceptPrivacy: String(input.acceptPrivacy),
  });

  await saveTermsAcceptance(tx, accountId, termsPublished);
  await tx.announce("account", { id: accountId });
  return { accountId };
}
