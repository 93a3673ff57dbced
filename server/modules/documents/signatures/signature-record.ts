// The signature under a digital original as the server holds it: its row, and what the desk's list brings along of its document.

import { SIGNATURE_FIELDS } from "@bondline/domain/documents/signatures/signature-fields.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import type { EnvelopeOfSignature } from "./envelope-record.ts";

/** Within a document its moments have an offset, as the database writes them in JSON. */
export type SignatureRow = Tables["document_signature"];

/** With what was last sent to an e-signature service of it. */
export type SignatureWithEnvelope = SignatureRow & { envelope: EnvelopeOfSignature | null };

export const SIGNATURE_COLUMNS = columnsFor<SignatureRow>()(SIGNATURE_FIELDS, {});

export type SignatureOfDesk = Pick<
  SignatureRow,
  "id" | "documentId" | "organisationId" | "amountCents" | "createdAt"
> & {
  referenceNumber: string;
  guaranteeNumber: string | null;
  applicantName: string;
  beneficiaryName: string | null;
};
