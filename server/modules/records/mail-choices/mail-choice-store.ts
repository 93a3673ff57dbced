// How people want their mails, in the database: SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { MailChoice } from "@bondline/domain/records/mail/mail-kind.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** Whoever signs in, or holds an address by which their mails are stopped. */
export type MailReader = { accountId: AccountId };
export type ChoosingReader = Granted<MailReader, "CHOOSE_MAIL">;

export async function listMailChoices(tx: Transaction, accountId: AccountId): Promise<MailChoice[]> {
  return await tx.query<MailChoice>("select kind, delivery from mail_choice where account_id = $1", [
    accountId,
  ]);
}

/** In one order for everybody, so that two windows wait for each other instead of both failing. */
export async function saveMailChoices(
  tx: Transaction,
  { accountId }: ChoosingReader,
  choices: readonly MailChoice[],
): Promise<void> {
  await tx.query(
    `insert into mail_choice (id, account_id, kind, delivery, created_at, updated_at)
     select c.id, $1, c.kind, c.delivery, $5, $5 from unnest($2::uuid[], $3::text[], $4::text[]) as c (id, kind, delivery) order by c.kind
     on conflict (account_id, kind) do update set delivery = excluded.delivery, updated_at = excluded.updated_at, version = mail_choice.version + 1
      where mail_choice.delivery <> excluded.delivery`,
    [
      accountId,
      choices.map(() => tx.newId()),
      choices.map(({ kind }) => kind),
      choices.map(({ delivery }) => delivery),
      tx.now,
    ],
  );
}

export async function findReaderAddress(tx: Transaction, accountId: AccountId): Promise<string | undefined> {
  const account = await findRow<{ email: string }>(
    tx,
    "select email from account where id = $1 and status = 'ACTIVE'",
    [accountId],
  );
  return account?.email;
}
