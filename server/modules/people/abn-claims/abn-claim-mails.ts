// The mails about an organisation's ABN, to its administrators, put into the outbox with the decision.

import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import {
  type AbnMailInput,
  abnConfirmedMail,
  abnHeldMail,
  abnRefusedMail,
} from "../../../mail-messages/abn-messages.ts";
import type { Work } from "../../../work/work.ts";
import { queueMail } from "../../records/mail/outbox.ts";
import type { AbnClaim, ClaimAdministrator } from "./abn-claim-record.ts";

type Claimant = { id: string; name: string; administrators: readonly ClaimAdministrator[] };

export async function sendConfirmed(work: Work, claim: AbnClaim, legalName: string): Promise<void> {
  await queueMail(work, {
    intent: `abn confirmed ${claim.id} ${claim.version}`,
    to: addressesOf(claim),
    content: abnConfirmedMail({ ...mailInput(work, claim, claim), legalName }),
  });
}

export async function sendRefused(work: Work, claim: AbnClaim, reason: string): Promise<void> {
  await queueMail(work, {
    intent: `abn refused ${claim.id} ${claim.version}`,
    to: addressesOf(claim),
    content: abnRefusedMail({ ...mailInput(work, claim, claim), reason }),
  });
}

/** To somebody else who claims the number: that it is taken, and not by whom. */
export async function sendHeldByAnother(work: Work, claim: AbnClaim, other: Claimant): Promise<void> {
  await queueMail(work, {
    intent: `abn held by another ${other.id} ${claim.id} ${claim.version}`,
    to: addressesOf(other),
    content: abnHeldMail(mailInput(work, claim, other)),
  });
}

function mailInput(work: Work, { abn }: AbnClaim, { name }: Claimant): AbnMailInput {
  return {
    organisationName: name,
    number: `${kindOfBusinessNumber(abn)} ${formatAbnOrAcn(abn)}`,
    link: `${work.app.settings.publicUrl}/settings/organisation`,
  };
}

function addressesOf({ administrators }: Claimant): string[] {
  return administrators.map(({ email }) => email);
}
