// Sends the beneficiary the link by which it confirms.

import type { ConfirmationChange } from "@bondline/domain/drafts/confirmations/confirmation.ts";
import { CONFIRMATION_CHANGE_TEXT } from "@bondline/domain/drafts/confirmations/confirmation-text.ts";
import { listOf } from "@bondline/domain/drafts/drafts/draft-requirement-conditions.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import type { Draft } from "../drafts/public.ts";
import { confirmationRequestMail } from "./confirmation-messages.ts";

type Asked = {
  id: string;
  code: string;
  emailAddress: string;
  askedByName: string;
  linkEndsAt: Instant;
  /** Nothing for what is asked for the first time. */
  changed: readonly ConfirmationChange[];
};

/** Each mail has a link of its own and ends the one before. */
export async function sendConfirmationRequest(
  tx: Transaction,
  { id: draftId, processType, referenceNumber, organisation }: Draft,
  { id, code, emailAddress, askedByName, linkEndsAt, changed }: Asked,
): Promise<void> {
  await queueMail(tx, {
    intent: `confirmation ${id} ${tx.newId()}`,
    record: { kind: "DRAFT", id: draftId },
    to: [emailAddress],
    content: confirmationRequestMail({
      what: PROCESS_TYPE_TEXT[processType].toLowerCase(),
      reference: referenceNumber,
      applicantName: organisation.name,
      askedBy: askedByName,
      changed: changed.length === 0 ? undefined : changesInWords(changed),
      endsDate: dayAt(linkEndsAt, DEFAULT_ZONE),
      link: `${tx.app.settings.publicUrl}/confirm/${id}#${code}`,
    }),
  });
}

/** "the beneficiary’s name and the wording" */
export function changesInWords(changed: readonly ConfirmationChange[]): string {
  return listOf(
    changed.map((each) => CONFIRMATION_CHANGE_TEXT[each]),
    "something",
  );
}
