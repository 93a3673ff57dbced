// An original that was sent to an e-signature service as the server holds it.

import { ENVELOPE_FIELDS } from "@bondline/domain/documents/signatures/envelope.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor } from "../../../fields/field-columns.ts";

export type EnvelopeRow = Tables["document_envelope"];

/** As its signature brings it along: within JSON bytes are text. */
export type EnvelopeOfSignature = Omit<EnvelopeRow, "signingUrlEncrypted"> & {
  signingUrlEncrypted: string | null;
};

export const ENVELOPE_COLUMNS = columnsFor<EnvelopeOfSignature>()(ENVELOPE_FIELDS, {});
