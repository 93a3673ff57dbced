// Somebody asks for a paper as a file: it is written down as it says now and made by a job, or is there already because nothing has changed.

import type { PaperKind } from "@bondline/domain/records/papers/paper.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { takeFromLimit } from "../../../people/accounts/public.ts";
import { keepPaper } from "../keep-paper.ts";
import { accessOffer } from "../paper-access.ts";
import type { NamedRecord } from "../paper-sources.ts";

export type MakePaperInput = NamedRecord & { kind: PaperKind; itemId?: string | null | undefined };

export async function makePaper(tx: Transaction, input: MakePaperInput): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  const { source, offer } = await accessOffer(tx, input);
  await takeFromLimit(tx, "papers", accountId);
  return { paperId: await keepPaper(tx, { source, offer, content: await offer.write() }) };
}
