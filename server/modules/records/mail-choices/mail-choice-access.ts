// Who may choose how somebody's mails come: the person, and whoever holds the address at the end of such a mail, for its kinds alone.

import {
  type MailChoice,
  mailKindsFor,
  STOP_LINK_MESSAGE,
  wholeChoices,
} from "@bondline/domain/records/mail/mail-kind.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { grant } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { MailStop } from "../mail/public.ts";
import { type ChoosingReader, findReaderAddress, listMailChoices } from "./mail-choice-store.ts";

/** Every kind that the person may choose for, each as it is now. */
export async function listOwnChoices(tx: Transaction): Promise<MailChoice[]> {
  const { accountId, staff } = requirePerson(tx.actor);
  return wholeChoices(mailKindsFor({ isStaff: staff !== null }), await listMailChoices(tx, accountId));
}

export function accessOwnChoices(tx: Transaction): ChoosingReader {
  return grant({ accountId: requirePerson(tx.actor).accountId }, "CHOOSE_MAIL");
}

/** Of an account that is closed there is nothing more to stop. */
export async function accessChoicesOfStop(tx: Transaction, stop: MailStop): Promise<ChoosingReader> {
  await addressOfStop(tx, stop);
  return grant({ accountId: stop.accountId }, "CHOOSE_MAIL");
}

export async function addressOfStop(tx: Transaction, { accountId }: MailStop): Promise<string> {
  return (await findReaderAddress(tx, accountId)) ?? refuseFields({ token: STOP_LINK_MESSAGE });
}
