// A request for the return of an original as the server holds it.

import { RETURN_REQUEST_FIELDS } from "@bondline/domain/documents/return-requests/return-request-fields.ts";
import type { DocumentId, OrganisationId, ReturnRequestId } from "@bondline/domain/ids.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor } from "../../../fields/field-columns.ts";

/** Without the code's hash. Within a document its moments have an offset, as the database writes them in JSON. */
export type ReturnRequestRow = Omit<Tables["document_return_request"], "codeHash">;

export const RETURN_REQUEST_COLUMNS = columnsFor<ReturnRequestRow>()(RETURN_REQUEST_FIELDS, {});

/** What the code in the link opens, with no more of the document than its bearer needs. */
export type ReturnRequestOfCode = {
  id: ReturnRequestId;
  organisationId: OrganisationId;
  documentId: DocumentId;
  name: string | null;
  emailAddress: string;
  reason: string | null;
  obligationsEndedDate: PlainDate | null;
  requestedByName: string;
  organisationName: string;
  documentVariant: ProcessType;
  amountCents: Cents;
  guaranteeNumber: string | null;
  bankName: string | null;
  beneficiaryName: string | null;
  beneficiaryState: string | null;
  beneficiaryPostcode: string | null;
  purpose: string | null;
  retentionType: string | null;
  projectAddress: string | null;
};
