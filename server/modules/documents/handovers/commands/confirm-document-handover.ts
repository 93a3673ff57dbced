// The recipient of a paper original confirms that they have it: from then on they are its custodian.

import { documentRequestStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import { confirmationFields } from "@bondline/domain/documents/handovers/handover.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { runTransaction } from "../../../../transaction/transaction.ts";
import { recordCustodyMove } from "../../custody/public.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { accessHandoverToConfirm, type HandoverLink, readHandoverOfCode } from "../handover-access.ts";
import { sendReceiptMail } from "../handover-mails.ts";
import { saveCustodian, saveHandoverStatus } from "../handover-store.ts";
import { notifyAsker } from "../notify-of-handover.ts";
import { receiptFile } from "../receipt-file.ts";
import { refusalOf, trySecondCode } from "../try-second-code.ts";

export type ConfirmDocumentHandoverInput = HandoverLink & {
  name: string;
  storageAddress: string;
  dateReceived: string;
  notes?: string | null | undefined;
  secondCode?: string | null | undefined;
};

/** Whoever is signed in, the link is what allows it: the history says by which name, and that it was by the link. */
export async function confirmDocumentHandover(
  context: Context,
  input: ConfirmDocumentHandoverInput,
): Promise<CommandResult> {
  const asked = await readHandoverOfCode(context, input);
  const { isDigital, secondCodeHash } = asked;
  const needsSecondCode = secondCodeHash !== null;
  // There is no paper that anybody could keep.
  if (isDigital) refuse("HANDOVER_NOT_FOUND", { id: "" });
  const { application: app } = context;
  const given = requireFields(confirmationFields(app.ports.clock.now(), { needsSecondCode }), input);
  const secondCode = given.secondCode ?? "";
  await trySecondCode(app, input, secondCode);
  const receipt = await receiptFile(app, asked, given);
  await runTransaction(app, { system: `${given.name}, by the handover link` }, async (tx) => {
    const { handover, document } = await accessHandoverToConfirm(tx, input);
    // A new code may have been made meanwhile.
    const refused = refusalOf(app, handover, secondCode);
    if (refused !== undefined) refuseFields({ secondCode: refused });
    const custodian = {
      name: given.name,
      emailAddress: handover.emailAddress,
      storageAddress: given.storageAddress,
      notes: given.notes,
      receivedDate: given.dateReceived,
    };
    await saveHandoverStatus(tx, handover.id, documentRequestStatusAfter("REQUESTED", "execute"));
    await saveCustodian(tx, document, custodian);
    await recordCustodyMove(tx, document, {
      kind: "HANDOVER_CONFIRMED",
      fromName: handover.custodianName ?? handover.requestedByName,
      toName: given.name,
      place: given.storageAddress,
      movedDate: given.dateReceived,
      saidBy: given.name,
      acknowledgement: needsSecondCode ? "LINK_AND_CODE" : "LINK",
      note: given.notes,
    });
    await sendReceiptMail(tx, handover, { custodian, receipt });
    await notifyAsker(tx, handover, "HANDOVER_CONFIRMED");
    await touchDocument(tx, document);
  });
  return {};
}
