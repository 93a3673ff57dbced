// Calls off what waits at an e-signature service, so that the form can be sent again or signed otherwise.

import { FORM_SAYINGS } from "@bondline/domain/drafts/signed-forms/signed-form.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { endForm } from "../end-form.ts";
import { accessFormToCallOff } from "../signed-form-access.ts";

export type CallOffFormEnvelopeInput = { requiredDocumentId: string };

export async function callOffFormEnvelope(
  tx: Transaction,
  { requiredDocumentId }: CallOffFormEnvelopeInput,
): Promise<CommandResult> {
  const { givenName, familyName } = requirePerson(tx.actor);
  const on = await accessFormToCallOff(tx, requiredDocumentId);
  await endForm(tx, on, { end: "callOff", saying: FORM_SAYINGS.calledOff(`${givenName} ${familyName}`) });
  return { draftId: on.draft.id, requiredDocumentId: on.document.id };
}
