// Who hears of a beneficiary's confirmation: whoever raised the draft, and those who handle it once it was submitted.

import type {
  ConfirmationAnswer,
  ConfirmationChange,
} from "@bondline/domain/drafts/confirmations/confirmation.ts";
import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { notifyOfDraft } from "../drafts/commands/notify-of-draft.ts";
import type { Draft, DraftMailInput } from "../drafts/public.ts";
import { changesInWords } from "./confirmation-mails.ts";
import { confirmationAnsweredMail, confirmationLapsedMail } from "./confirmation-messages.ts";

const KINDS = {
  CONFIRMED: { APPLICANT: "CONFIRMATION_GIVEN", HANDLERS: "CONFIRMATION_RECEIVED" },
  DISPUTED: { APPLICANT: "CONFIRMATION_DISPUTED", HANDLERS: "CONFIRMATION_REFUSED" },
  LAPSED: { APPLICANT: "CONFIRMATION_LAPSED", HANDLERS: "CONFIRMATION_GONE" },
} as const satisfies Record<
  ConfirmationAnswer | "LAPSED",
  Record<"APPLICANT" | "HANDLERS", NotificationKind>
>;

type Answered = {
  id: string;
  answer: ConfirmationAnswer;
  name: string;
  position: string;
  reason: string | null;
};

export async function notifyConfirmationAnswered(
  tx: Transaction,
  draft: Draft,
  { id, ...answered }: Answered,
): Promise<void> {
  const said = { ...answered, reason: answered.answer === "DISPUTED" ? answered.reason : null };
  await notifyBoth(tx, draft, {
    id,
    news: answered.answer,
    about: beneficiaryOf(draft),
    mail: (input) => confirmationAnsweredMail({ ...input, ...said }),
  });
}

export async function notifyConfirmationLapsed(
  tx: Transaction,
  draft: Draft,
  { id, changed }: { id: string; changed: readonly ConfirmationChange[] },
): Promise<void> {
  const words = changesInWords(changed);
  await notifyBoth(tx, draft, {
    id,
    news: "LAPSED",
    about: words,
    mail: (input) => confirmationLapsedMail({ ...input, changed: words }),
  });
}

type News = {
  id: string;
  news: keyof typeof KINDS;
  about: string;
  mail: (input: DraftMailInput) => MailContent;
};

async function notifyBoth(tx: Transaction, draft: Draft, { id, news, about, mail }: News): Promise<void> {
  for (const side of ["APPLICANT", "HANDLERS"] as const) {
    // What a client has not sent yet is its own.
    if (side === "HANDLERS" && draft.submittedAt === null) continue;
    const kind = KINDS[news][side];
    await notifyOfDraft(tx, draft, side, { intent: `${kind} ${id}`, kind, about, mail });
  }
}

function beneficiaryOf({ parties }: Draft): string {
  return parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? "";
}
