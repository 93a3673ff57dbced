// Says of beneficiaries that were found by their numbers whether they are meant: all rows of one then say its confirmed name, or what the file says again.

import {
  ANSWERED_TWICE_MESSAGE,
  NOTHING_ANSWERED_MESSAGE,
  notSuggestedMessage,
  numberKey,
} from "@bondline/domain/documents/imports/import-beneficiary.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessImportToChange } from "../import-access.ts";
import { listBeneficiariesOf } from "../import-beneficiaries.ts";
import {
  forgetNames,
  type ImportBeneficiary,
  mendNames,
  type NamingColumn,
  saveAnswers,
} from "../import-beneficiary-store.ts";
import type { ImportJob } from "../import-record.ts";
import { saveImportStage } from "../import-store.ts";
import { enqueueCheck, workOn } from "../import-tasks.ts";

type GivenAnswer = { abn: string; isAccepted: boolean };
export type AnswerImportBeneficiariesInput = {
  id: string;
  version: number;
  answers: readonly GivenAnswer[];
};

export async function answerImportBeneficiaries(
  tx: Transaction,
  input: AnswerImportBeneficiariesInput,
): Promise<CommandResult> {
  const job = await accessImportToChange(tx, input, "CAN_MEND");
  const answered = requireFound(await listBeneficiariesOf(tx, job), input.answers);
  const numbersOf = (isMeant: (each: (typeof answered)[number]) => boolean) =>
    answered.filter(isMeant).map(({ number }) => number);
  const accepted = numbersOf(({ answer }) => answer);
  const declined = numbersOf(({ answer }) => !answer);
  const taken = numbersOf(({ answer, isAccepted }) => !answer && isAccepted === true);

  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const by = { answeredBy: accountId, answeredByName: `${givenName} ${familyName}` };
  for (const column of namingColumns(job)) {
    await mendNames(tx, job, { numbers: accepted, ...column, ...by });
    await forgetNames(tx, job, { numbers: taken, ...column });
  }
  await saveAnswers(tx, job, { numbers: accepted, isAccepted: true, ...by });
  await saveAnswers(tx, job, { numbers: declined, isAccepted: false, ...by });

  const isChanged = accepted.length > 0 || taken.length > 0;
  await saveImportStage(tx, job, isChanged ? "CHECKING" : "READY", { errors: [] });
  if (isChanged) await enqueueCheck(tx, workOn(tx, job));
  await tx.announce("import_job", { id: job.id, organisationId: job.organisationId });
  return { importJobId: job.id };
}

function requireFound(found: readonly ImportBeneficiary[], answers: readonly GivenAnswer[]) {
  if (answers.length === 0) refuseFields({ answers: NOTHING_ANSWERED_MESSAGE });
  const seen = new Set<string>();
  return answers.map(({ abn, isAccepted: answer }, at) => {
    const number = numberKey(abn);
    const beneficiary = found.find((each) => each.number === number);
    if (beneficiary === undefined) refuseFields({ [`answers.${at}.abn`]: notSuggestedMessage(abn) });
    if (seen.has(beneficiary.number)) refuseFields({ [`answers.${at}.abn`]: ANSWERED_TWICE_MESSAGE });
    seen.add(beneficiary.number);
    return { ...beneficiary, answer };
  });
}

function namingColumns({ columns }: ImportJob): NamingColumn[] {
  const naming = [
    { place: columns.indexOf("beneficiary.name"), holds: "legal_name" },
    { place: columns.indexOf("beneficiary.abn"), holds: "abn" },
  ] as const;
  return naming.filter(({ place }) => place !== -1);
}
