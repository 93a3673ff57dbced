// Records that the signed-in person accepts the published terms and the privacy policy.

import { TERMS_ACCEPTANCE_FIELDS } from "@bondline/domain/values/fields/acceptance.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../work/actor.ts";
import type { Work } from "../../../../work/work.ts";
import { saveTermsAcceptance } from "../account-store.ts";
import { TERMS_VERSION } from "../terms.ts";

export async function acceptTerms(
  work: Work,
  input: { acceptTerms: boolean; acceptPrivacy: boolean },
): Promise<Answer> {
  const { accountId } = requirePerson(work.actor);
  requireFields(TERMS_ACCEPTANCE_FIELDS, {
    acceptTerms: String(input.acceptTerms),
    acceptPrivacy: String(input.acceptPrivacy),
  });

  await saveTermsAcceptance(work, accountId, TERMS_VERSION);
  await work.announce("account", { id: accountId });
  return { accountId };
}
