// What was settled about a required document ends what waits at the service for it.

import { asDraftId } from "@bondline/domain/ids.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { PORTAL } from "../../records/envelopes/public.ts";
import { accessDraftAsSystem } from "../drafts/draft-access.ts";
import { reviewFormsOf } from "./review-forms.ts";

/** Repeats harmlessly. */
export async function reviewForms(app: App, { draftId }: { draftId: string }): Promise<void> {
  await runTransaction(app, PORTAL, async (tx) => {
    const draft = await accessDraftAsSystem(tx, asDraftId(draftId));
    await reviewFormsOf(tx, draft.id, async () => draft);
  });
}
