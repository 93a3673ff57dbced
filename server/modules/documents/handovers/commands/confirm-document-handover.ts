// The recipient of a paper original confirms that they have it: from then on they are its custodian.

import { documentRequestStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import { confirmationFields } from "@bondline/domain/documents/handovers/handover.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { runTransaction } from "../../../../transaction/transaction.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { accessHandoverToConfirm, type HandoverLink, readHandoverOfCode } from "../handover-access.ts";
import { sendReceiptMail } from "../handover-mails.ts";
import { saveCustodian, saveHandoverStatus } from "../handover-store.ts";

export type ConfirmDocumentHandoverInput = HandoverLink & {
  name: string;
  storageAddress: string;
  dateReceived: string;
  notes?: string | null | undefined;
};

/** Whoever is signed in, the link is what allows it: the history says by which name, and that it was by the link. */
export async function confirmDocumentHandover(
  context: Context,
  input: ConfirmDocumentHandoverInput,
): Promise<Answer> {
  const { isDigital } = await readHandoverOfCode(context, input);
  // There is no paper that anybody could keep.
  if (isDigital) refuse("HANDOVER_NOT_FOUND", { id: "" });
  const { application: app } = context;
  const given = requireFields(confirmationFields(app.ports.clock.now()), input);
  await runTransaction(app, { system: `${given.name}, by the handover link` }, async (tx) => {
    const { handover, document } = await accessHandoverToConfirm(tx, input);
    const custodian = {
      name: given.name,
      emailAddress: handover.emailAddress,
      storageAddress: given.storageAddress,
      notes: given.notes,
      receivedDate: given.dateReceived,
    };
    await saveHandoverStatus(tx, handover.id, documentRequestStatusAfter("REQUESTED", "execute"));
    await saveCustodian(tx, document, custodian);
    await sendReceiptMail(tx, handover, custodian);
    await touchDocument(tx, document);
  });
  return {};
}
