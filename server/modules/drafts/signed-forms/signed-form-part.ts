// The forms of a draft that are signed elsewhere, as a part of it: what waits is called off where the draft changes or ends.

import { FORM_SAYINGS } from "@bondline/domain/drafts/signed-forms/signed-form.ts";
import { draftPart } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft } from "../drafts/draft-access.ts";
import type { Draft } from "../drafts/public.ts";
import { reviewFormsOf } from "./review-forms.ts";

export const FORMS_OF_DRAFT = draftPart({
  readers: "applicant-and-bank",
  inHistory: ["Form envelope", "Form signer"],
  reads: {},
  fields: {},
  changed: (tx: Transaction, before: Draft) => reviewFormsOf(tx, before.id, () => accessDraft(tx, before.id)),
  discontinued: (tx: Transaction, draft: Draft) =>
    reviewFormsOf(tx, draft.id, async () => draft, FORM_SAYINGS.over),
});
