// The register of the credit notes of all clients.

import { CREDIT_NOTE_FILTERS } from "@bondline/domain/money/invoices/credit-note-register.ts";
import { creditNoteExportColumns } from "@bondline/domain/records/exports/credit-note-export-columns.ts";
import {
  CREDIT_NOTE_REGISTER,
  type CreditNoteSum,
  type RegisteredCreditNote,
  sumCreditNotes,
} from "./credit-note-register-store.ts";
import { moneyRegisterAccess } from "./money-register-access.ts";

export const ALL_CREDIT_NOTES = moneyRegisterAccess<RegisteredCreditNote, CreditNoteSum>({
  register: CREDIT_NOTE_REGISTER,
  filters: CREDIT_NOTE_FILTERS,
  missing: "INVOICE_NOT_FOUND",
  sum: sumCreditNotes,
  name: ["All", "credit notes"],
  columns: creditNoteExportColumns,
});
