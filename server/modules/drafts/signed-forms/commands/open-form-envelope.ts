// Sends a form of a draft to an e-signature service, to be signed by people of the applicant in an order; it waits there from that moment on.

import {
  FORM_SAYINGS,
  requireSigners,
  type SignerCapacity,
} from "@bondline/domain/drafts/signed-forms/signed-form.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { enqueueOpen } from "../../../records/envelopes/public.ts";
import { ABOUT_NOTHING, keepPaper, textHashOf } from "../../../records/papers/public.ts";
import type { Draft } from "../../drafts/public.ts";
import { sayForService } from "../../required-documents/commands/say-for-service.ts";
import { formContent } from "../form-content.ts";
import { notifySigner } from "../notify-of-form.ts";
import { accessFormToSend } from "../signed-form-access.ts";
import { insertFormEnvelope, listDraftSigners } from "../signed-form-store.ts";

export type OpenFormEnvelopeInput = {
  requiredDocumentId: string;
  signers: readonly { accountId: string; capacity: SignerCapacity }[];
};

const NOT_THEIRS_MESSAGE = "Someone here may not sign for the applicant. Choose among its people.";

export async function openFormEnvelope(
  tx: Transaction,
  input: OpenFormEnvelopeInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const { draft, document, side, form, service } = await accessFormToSend(tx, input.requiredDocumentId);
  requireSigners(input.signers);
  const signers = await requirePeople(tx, draft, input.signers);
  const content = await formContent(tx, draft, { form, signers });
  const paperId = await keepPaper(tx, {
    source: { ...draft, about: { ...ABOUT_NOTHING, draftId: draft.id } },
    offer: { kind: form.paper, itemId: document.id },
    content,
  });
  const names = signers.map(({ name }) => name);
  const message = FORM_SAYINGS.sent(form.title, service.name, names);
  const id = await insertFormEnvelope(tx, draft, {
    requiredDocumentId: document.id,
    serviceName: service.name,
    openedBy: accountId,
    openedByName: `${givenName} ${familyName}`,
    openedSide: side,
    paperId,
    textSha256: textHashOf(content),
    messageId: await sayForService(tx, draft, document, { message }),
    signers,
  });
  await enqueueOpen(tx, id);
  const envelope = { id, serviceName: service.name };
  await notifySigner(tx, draft, { envelope, form: form.title, accountId: signers[0]?.accountId ?? "" });
  return { draftId: draft.id, requiredDocumentId: document.id };
}

/** By the names that the portal knows them by: nobody signs as somebody else. */
async function requirePeople(tx: Transaction, draft: Draft, wanted: OpenFormEnvelopeInput["signers"]) {
  const people = await listDraftSigners(tx, draft.id);
  return wanted.map(({ accountId, capacity }) => {
    const person = people.find((each) => each.accountId === accountId.toLowerCase());
    if (person === undefined) refuseFields({ signers: NOT_THEIRS_MESSAGE });
    return { accountId: person.accountId, name: `${person.givenName} ${person.familyName}`, capacity };
  });
}
