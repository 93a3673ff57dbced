// Mails the link by which a beneficiary agrees once more: a new one, which ends the one before.

import { SEND_AGREEMENT_RULES } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { takeFromLimit } from "../../../people/accounts/public.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { accessRequestToSend, type ToSend } from "../agreement-access.ts";
import { isOfApplicant } from "../agreement-store.ts";
import { addressOnPaper, agreementToAsk, newLink } from "../ask-agreement.ts";
import { sendAgreementLink } from "../document-request-mails.ts";
import { saveAnswer } from "../document-request-store.ts";

export type SendDocumentRequestAgreementInput = {
  id: string;
  version: number;
  agreementEmail?: string | null | undefined;
};

const NO_ADDRESS = "The guarantee names no email address for its beneficiary. Its issuer can enter one.";
const OTHER_ADDRESS = "The link goes to the address on the guarantee. Only its issuer can enter another.";
const OWN_ADDRESS = "This is an address of the applicant’s side. The beneficiary has to answer.";

export async function sendDocumentRequestAgreement(
  tx: Transaction,
  { agreementEmail, ...named }: SendDocumentRequestAgreementInput,
): Promise<CommandResult> {
  const on = await accessRequestToSend(tx, named);
  const { request, document } = on;
  const address = await addressFor(
    tx,
    on,
    requireFields(SEND_AGREEMENT_RULES, { agreementEmail }).agreementEmail,
  );
  await takeFromLimit(tx, "mailPerTarget", `agreement ${request.id} ${address}`);
  const { columns: asked } =
    request.agreementText === null ? await agreementToAsk(tx, document, request) : { columns: {} };
  const { columns, code } = newLink(tx, address);
  await saveAnswer(tx, request, { ...asked, ...columns, agreementMailsSent: request.agreementMailsSent + 1 });
  await touchDocument(tx, document);
  await sendAgreementLink(tx, document, { id: request.id, code });
  return { documentId: document.id, documentRequestId: request.id };
}

async function addressFor(
  tx: Transaction,
  { request, document, isIssuerOfPaper }: ToSend,
  given: string | null,
): Promise<string> {
  const onPaper = addressOnPaper(document);
  const known = request.agreementEmail ?? onPaper;
  const address = given ?? known ?? refuseFields({ agreementEmail: NO_ADDRESS });
  const isOther = [known, onPaper].every((each) => each?.toLowerCase() !== address.toLowerCase());
  if (isOther && !isIssuerOfPaper) refuseFields({ agreementEmail: OTHER_ADDRESS });
  if (await isOfApplicant(tx, document.id, address)) refuseFields({ agreementEmail: OWN_ADDRESS });
  return address;
}
