// Who hears of a form that is signed at an e-signature service: whoever signs next, then both sides.

import type { Transaction } from "../../../transaction/transaction.ts";
import { notifyMembersOfDraft } from "../drafts/commands/notify-members-of-draft.ts";
import { type DraftNews, notifyOfDraft } from "../drafts/commands/notify-of-draft.ts";
import type { Draft } from "../drafts/public.ts";
import { type FormNews, signedFormMail } from "./signed-form-mails.ts";
import type { FormEnvelope } from "./signed-form-record.ts";
import { listDraftSigners } from "./signed-form-store.ts";

type OnForm = { envelope: Pick<FormEnvelope, "id" | "serviceName">; form: string };
type News = OnForm & { event: Exclude<FormNews, "FORM_TO_SIGN">; text: string | null };

const FOR_BANK: readonly FormNews[] = ["FORM_SIGNED_BY_APPLICANT", "FORM_STILL_UNSIGNED"];

export async function notifyOfForm(
  tx: Transaction,
  draft: Draft,
  { event, text, ...on }: News,
): Promise<void> {
  const side = FOR_BANK.includes(event) ? "HANDLERS" : "APPLICANT";
  await notifyOfDraft(tx, draft, side, newsOf(on, event, text));
}

/** The one whose turn it is, each once. */
export async function notifySigner(
  tx: Transaction,
  draft: Draft,
  { accountId, ...on }: OnForm & { accountId: string },
): Promise<void> {
  const people = (await listDraftSigners(tx, draft.id)).filter((each) => each.accountId === accountId);
  await notifyMembersOfDraft(tx, draft, people, newsOf(on, "FORM_TO_SIGN", null, accountId));
}

function newsOf({ envelope, form }: OnForm, event: FormNews, text: string | null, to = ""): DraftNews {
  const { id, serviceName } = envelope;
  return {
    intent: `${event} ${id}${to === "" ? "" : ` ${to}`}`,
    kind: event,
    about: form,
    mail: (input) => signedFormMail({ ...input, event, form, service: serviceName, text }),
  };
}
