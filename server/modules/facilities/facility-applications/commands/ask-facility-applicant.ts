// Asks the applicant of a facility something: until it is answered the application is theirs, and files can be attached to it.

import { APPLICATION_QUESTION_RULES } from "@bondline/domain/facilities/facilities/facility-application-question.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { isProviderStaff, requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessApplicationToChange } from "../application-access.ts";
import { announceApplication, notifyOfApplication } from "../application-mails.ts";
import { insertQuestion } from "../application-store.ts";

export async function askFacilityApplicant(
  tx: Transaction,
  input: { id: string; version: number; question: string },
): Promise<CommandResult> {
  const application = await accessApplicationToChange(tx, input, "CAN_ASK");
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const { question } = requireFields(APPLICATION_QUESTION_RULES, { question: input.question });
  await insertQuestion(tx, application, {
    question,
    askedBy: accountId,
    askedByName: `${givenName} ${familyName}`.trim(),
    askedBySide: isProviderStaff(tx.actor) ? "PROVIDER" : "SUPPLIER",
  });
  await announceApplication(tx, application);
  await notifyOfApplication(tx, application.id, "asked");
  return { applicationId: application.id };
}
