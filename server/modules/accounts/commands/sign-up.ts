// Registers a person, or tells the owner of an address that somebody tried: both are answered alike.

import { SIGN_UP_FIELDS } from "@bondline/domain/accounts/account-fields.ts";
import { maskEmail } from "@bondline/domain/fields/email.ts";
import { requireFields } from "@bondline/domain/fields/field-set.ts";
import type { AccountId } from "@bondline/domain/ids.ts";
import type { Context } from "../../../graphql/context.ts";
import type { Answer } from "../../../graphql/idempotency.ts";
import { runWork, type Work } from "../../../work/work.ts";
import { sendConfirmationCode, sendSignUpAttempt } from "../account-mails.ts";
import { saveUnconfirmedAccount } from "../account-store.ts";
import { takeFromLimit } from "../limits.ts";
import { hashPassword } from "../passwords.ts";

export type SignUpInput = {
  email: string;
  password: string;
  givenName: string;
  familyName: string;
  phoneNumber?: string | null | undefined;
};

export async function signUp({ application: app, client }: Context, input: SignUpInput): Promise<Answer> {
  const person = requireFields(SIGN_UP_FIELDS, input);
  await runWork(app, { system: "Account service" }, (work) =>
    takeFromLimit(work, "signUpPerAddress", client.ipAddress),
  );
  const passwordHash = await hashPassword(person.password);

  await runWork(app, { system: "Account service" }, async (work) => {
    await takeFromLimit(work, "mailPerTarget", person.email);
    const id = await saveUnconfirmedAccount(work, { ...person, id: work.newId() as AccountId, passwordHash });
    await tell(work, id, person);
  });
  return codeDelivery(person.email);
}

async function tell(
  work: Work,
  id: AccountId | undefined,
  person: { email: string; givenName: string },
): Promise<void> {
  if (id === undefined) await sendSignUpAttempt(work, person.email);
  else await sendConfirmationCode(work, { ...person, id });
}

/** The same for every address: a medium, and a mask of what was typed (decisions §4). */
export function codeDelivery(email: string): Answer {
  return { codeDelivery: { deliveryMedium: "EMAIL", destination: maskEmail(email) } };
}
