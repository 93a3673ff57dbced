// Who hears of a verification: the applicant that people are to be verified, and both sides where one needs attention.

import {
  groupOfIdentification,
  type IdentificationStatus,
} from "@bondline/domain/drafts/identity/identification-status.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { notifyOfDraft } from "../drafts/commands/notify-of-draft.ts";
import type { Draft } from "../drafts/public.ts";
import { identityAttentionMail, identityToCheckMail, toVerifyMail } from "./identity-mails.ts";

/** The submission waits for these. */
export async function notifyToVerify(tx: Transaction, draft: Draft, names: readonly string[]): Promise<void> {
  await notifyOfDraft(tx, draft, "APPLICANT", {
    intent: `identities to verify ${draft.id} ${draft.version}`,
    kind: "IDENTITIES_TO_VERIFY",
    about: names.join(", "),
    mail: (input) => toVerifyMail({ ...input, names }),
  });
}

type Notice = { individualId: string; name: string; status: IdentificationStatus };

export async function notifyOfAttention(
  tx: Transaction,
  draft: Draft,
  { individualId, name, status }: Notice,
) {
  if (groupOfIdentification(status) !== "NEEDS_ATTENTION") return;
  const intent = `identity ${individualId} ${status}`;
  await notifyOfDraft(tx, draft, "APPLICANT", {
    intent,
    kind: "IDENTITY_NEEDS_ATTENTION",
    about: name,
    mail: (input) => identityAttentionMail({ ...input, name, status }),
  });
  // Before that the draft is the applicant's own.
  if (draft.status === "IDENTIFYING")
    await notifyOfDraft(tx, draft, "HANDLERS", {
      intent: `${intent} desk`,
      kind: "IDENTITY_TO_CHECK",
      about: name,
      mail: (input) => identityToCheckMail({ ...input, name, status }),
    });
}
