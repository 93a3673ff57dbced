// Confirmations of beneficiaries as people ask for them, with a code that the test knows.

import type { App } from "../../server/app.ts";
import type { PersonName } from "../../server/demo/cast.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { askDraftConfirmation } from "../../server/modules/drafts/confirmations/commands/ask-draft-confirmation.ts";
import { linkCodeHash, newLinkCode } from "../../server/modules/people/accounts/link-code.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

export type AskedConfirmation = { draftConfirmationId: string; code: string };

/** Asked for by Ada, of the beneficiary's address on the draft. */
export async function anAskedConfirmation(
  app: App,
  draftId: string,
  by: PersonName = "ada",
): Promise<AskedConfirmation> {
  await callAs(app, by, askDraftConfirmation, { draftId });
  const code = newLinkCode();
  const [asked] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>(
      "update draft_confirmation set code_hash = $2 where draft_id = $1 and status = 'ASKED' returning id",
      [draftId, linkCodeHash(code)],
    ),
  );
  if (asked === undefined) throw new Error("Nothing was asked.");
  return { draftConfirmationId: asked.id, code };
}
