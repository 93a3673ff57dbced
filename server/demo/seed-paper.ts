// The bank's own file of a guarantee, and strangers who have checked it.

import { formatAud, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { App } from "../app.ts";
import { readVerification } from "../modules/documents/verifications/verification-access.ts";
import type { Draft } from "../modules/drafts/drafts/draft-record.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { attachIssuedPaper } from "./demo-files.ts";

const STRANGER = { ipAddress: "127.0.0.1", token: undefined };

export async function seedPaper(app: App, draft: Draft, guaranteeNumber: string): Promise<void> {
  const amount = formatAud(draft.amountCents ?? ZERO_CENTS);
  const lines = [
    `Bank guarantee ${guaranteeNumber}`,
    "Macquarie Bank Limited undertakes to pay on demand",
    `up to ${amount} to the beneficiary named in its records.`,
    "Demonstration only: this is no undertaking of anybody.",
  ];
  await attachIssuedPaper(app, { draftId: draft.id, by: "sam", file: { fileName: "Guarantee.pdf", lines } });
  const [codes] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ checkCode: string; verificationCode: string }>(
      "select check_code, verification_code from document where original_draft_id = $1",
      [draft.id],
    ),
  );
  if (codes === undefined) throw new Error("A draft that was established has a document.");
  const context = { application: app, client: STRANGER };
  await readVerification(context, { verificationCode: codes.verificationCode });
  await readVerification(context, { guaranteeNumber, checkCode: codes.checkCode });
}
