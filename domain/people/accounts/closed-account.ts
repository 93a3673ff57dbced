// What becomes of an account that its person closes: an address that nobody has, so that theirs is free again, and why it may have to wait.

import { onlyAdministratorMessage } from "../organisations/organisation.ts";

const CLOSED_DOMAIN = "@closed.invalid";

/** No mail server has this name, and nobody can sign up with it. */
export function closedAddress(accountId: string): string {
  return `${accountId}${CLOSED_DOMAIN}`;
}

export function isClosedAddress(address: string): boolean {
  return address.endsWith(CLOSED_DOMAIN);
}

export const OTHER_ADDRESS_MESSAGE = "This is not the email that you sign in with.";
export const STAFF_ACCOUNT_MESSAGE =
  "You work on applications for others here. Ask an administrator to end that in the staff list first.";

/** `live` says what an organisation has that somebody relies on, and is empty where it has nothing. */
export type OnlyAdministrator = { organisation: string; others: readonly string[]; live: string };

/** Whose last member goes is closed with the account where nothing is live. */
function mayBeLeftAlone({ others, live }: OnlyAdministrator): boolean {
  return others.length === 0 && live === "";
}

/** Undefined where nothing stands in the way. */
export function whyAccountStays({
  isStaff,
  onlyAdministratorOf,
}: {
  isStaff: boolean;
  onlyAdministratorOf: readonly OnlyAdministrator[];
}): string | undefined {
  if (isStaff) return STAFF_ACCOUNT_MESSAGE;
  const waiting = onlyAdministratorOf.filter((each) => !mayBeLeftAlone(each));
  if (waiting.length === 0) return undefined;
  return waiting
    .map(({ organisation, others, live }) => onlyAdministratorMessage(organisation, others, live))
    .join(" ");
}
