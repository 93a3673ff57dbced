// Gathers what faults have left behind: from the database as its owner, from the mail sink, and by sending commands again.

import type { Pool } from "../../server/database/connect.ts";
import { verifyHistory } from "../../server/database/history/verify-history.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { runIntegrityChecks } from "../../server/integrity/run-checks.ts";
import type { FakeSmtp } from "../fakes/fake-smtp.ts";
import type { Evidence } from "./examine.ts";
import { askOnce, commandText, type Load, type LoadOptions } from "./load.ts";

export async function gatherEvidence(owner: Pool, load: Load, sink: FakeSmtp): Promise<Evidence> {
  const rows = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
    (await owner.query<Row>(sql, [...values])).rows;
  const integrity = await runIntegrityChecks(owner);
  const { broken } = await verifyHistory(owner);
  const drafts = load.journeys.map(({ draftId }) => draftId);
  return {
    journal: load.journal,
    journeys: load.journeys,
    refusals: load.refusals,
    keptAnswers: (
      await rows<{ id: string }>(
        "select client_mutation_id as id from mutation_result where client_mutation_id like 'load %'",
      )
    ).map(({ id }) => id),
    drafts: await rows("select id, status, version from draft where organisation_id = $1", [
      idOf("organisation", "harbour"),
    ]),
    invoices: await rows(
      `select id, draft_id as "draftId", status, total_cents::text as "totalCents" from invoice where draft_id = any($1)`,
      [drafts],
    ),
    payments: await rows(
      `select draft_id as "draftId", amount_cents::text as "amountCents", provider_payment_id as "providerPaymentId" from payment`,
    ),
    providerPayments: await rows(
      `select id, state ->> 'invoiceId' as "invoiceId", state ->> 'status' as status, state ->> 'amountCents' as "amountCents" from sandbox_payment`,
    ),
    mails: await rows("select id, intent, status from mail_message"),
    delivered: sink.received.map(({ raw, recipients }) => ({
      messageId: /^message-id: <([^@>]+)@/im.exec(raw)?.[1] ?? "",
      recipients: recipients.join(),
    })),
    breaches: [
      ...integrity.map(({ rule, record, detail }) => `${rule}: ${record} ${detail}`),
      ...broken.map((each) => `the history is broken: ${JSON.stringify(each)}`),
    ],
  };
}

/** Sends acknowledged commands again, as a client would that never saw the answer; answers those that came back otherwise. */
export async function replay(
  load: Load,
  options: Pick<LoadOptions, "url" | "tokens">,
  most: number,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { caller, name, input, draftId } of load.journal.slice(-most)) {
    const { data, errors } = await askOnce(options, caller, {
      query: commandText(name),
      variables: { input },
    });
    const answer = data?.[name];
    const isSame = answer?.clientMutationId === input.clientMutationId && answer.draft.id === draftId;
    if (!isSame)
      faults.push(`${name} of ${draftId}, sent again, was answered ${JSON.stringify(errors ?? data)}`);
  }
  return faults;
}

/**
 * Whether nothing is left to do in the background. A mail that a killed process had claimed waits for the job that comes
 * by the clock every minute: it is asked for now.
 */
export async function isQuiet(owner: Pool): Promise<boolean> {
  const { rows } = await owner.query<{ jobs: number; hooks: number; mails: number }>(
    `select (select count(*)::int from graphile_worker._private_jobs
              where locked_at is not null or run_at <= now()) as jobs,
            (select count(*)::int from sandbox_payment where next_delivery_at is not null) as hooks,
            (select count(*)::int from mail_message where status = 'QUEUED') as mails`,
  );
  const { jobs = 1, hooks = 1, mails = 1 } = rows[0] ?? {};
  if (jobs === 0 && mails > 0) await owner.query("select graphile_worker.add_job('send-waiting-mail')");
  return jobs + hooks + mails === 0;
}
