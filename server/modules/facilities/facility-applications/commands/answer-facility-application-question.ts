// Answers what desk or bank have asked, which gives the application back to them.

import { APPLICATION_ANSWER_RULES } from "@bondline/domain/facilities/facilities/facility-application-question.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessApplicationToChange } from "../application-access.ts";
import { announceApplication, notifyOfApplication } from "../application-mails.ts";
import { saveAnswer } from "../application-store.ts";

export async function answerFacilityApplicationQuestion(
  tx: Transaction,
  input: { id: string; version: number; answer: string },
): Promise<CommandResult> {
  const application = await accessApplicationToChange(tx, input, "CAN_ANSWER");
  const open = application.questions.find(({ answeredAt }) => answeredAt === null);
  if (open === undefined) refuse("FACILITY_APPLICATION_NOT_FOUND", { id: input.id });
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const { answer } = requireFields(APPLICATION_ANSWER_RULES, { answer: input.answer });
  await saveAnswer(tx, application, {
    id: open.id,
    answer,
    answeredBy: accountId,
    answeredByName: `${givenName} ${familyName}`.trim(),
  });
  await announceApplication(tx, application);
  await notifyOfApplication(tx, application.id, "answered");
  return { applicationId: application.id };
}
