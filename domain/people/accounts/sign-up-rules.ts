// With which addresses the operator lets people sign up.

type SignUpRules = { readonly blockedDomains: readonly string[] };

export const BLOCKED_DOMAIN_REASON = "We don't accept email addresses of this domain.";

/** Why an address, in its accepted form, is refused; undefined when it is not. Says nothing about who has an account. */
export function signUpRefusalReason(email: string, { blockedDomains }: SignUpRules): string | undefined {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const isBlocked = blockedDomains.some((blocked) => domain === blocked || domain.endsWith(`.${blocked}`));
  return isBlocked ? BLOCKED_DOMAIN_REASON : undefined;
}
