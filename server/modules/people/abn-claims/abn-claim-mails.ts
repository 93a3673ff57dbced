// The mails about an organisation's ABN, to its administrators, put into the outbox with the decision.

import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import {
  type AbnMailInput,
  abnConfirmedMail,
  abnHeldMail,
  abnRefusedMail,
} from "../../../mail-messages/abn-messages.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import type { AbnClaim, ClaimAdministrator } from "./abn-claim-record.ts";

type Claimant = { id: string; name: string; administrators: readonly ClaimAdministrator[] };

export async function sendConfirmed(tx: Transaction, claim: AbnClaim, legalName: string): Promise<void> {
  await queueMail(tx, {
    intent: `abn confirmed ${claim.id} ${claim.version}`,
    to: addressesOf(claim),
    content: abnConfirmedMail({ ...mailInput(tx, claim, claim), legalName }),
  });
}

export async function sendRefused(tx: Transaction, claim: AbnClaim, reason: string): Promise<void> {
  await queueMail(tx, {
    intent: `abn refused ${claim.id} ${claim.version}`,
    to: addressesOf(claim),
    content: abnRefusedMail({ ...mailInput(tx, claim, claim), reason }),
  });
}

/** To somebody else who claims the number: that it is taken, and not by whom. */
export async function sendHeldByAnother(tx: Transaction, claim: AbnClaim, other: Claimant): Promise<void> {
  await queueMail(tx, {
    intent: `abn held by another ${other.id} ${claim.id} ${claim.version}`,
    to: addressesOf(other),
    content: abnHeldMail(mailInput(tx, claim, other)),
  });
}

function mailInput(tx: Transaction, { abn }: AbnClaim, { name }: Claimant): AbnMailInput {
  return {
    organisationName: name,
    number: `${kindOfBusinessNumber(abn)} ${formatAbnOrAcn(abn)}`,
    link: `${tx.app.settings.publicUrl}/settings/organisation`,
  };
}

function addressesOf({ administrators }: Claimant): string[] {
  return administrators.map(({ email }) => email);
}
