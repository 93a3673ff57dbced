// The credit notes of a draft on the desk, where a part of an invoice is credited.

import { lazy, Suspense, useState } from "react";
import type { LiveRecord } from "../../../../app/use-live-record.ts";
import { Button } from "../../../../ui/button.tsx";
import { CreditNoteCard } from "../../../money/invoices/public/credit-note-card.tsx";
import { CREDIT_NOTE_WORDS as WORDS } from "../../../money/invoices/public/credit-note-words.ts";
import type { StaffDraftRecord } from "../../drafts/public/staff-check.ts";
import { creditableInvoices } from "../credit-form.ts";

const StaffCreditDialog = lazy(async () => ({
  default: (await import("../staff-credit-dialog.tsx")).StaffCreditDialog,
}));

type CardProps = { readonly draft: StaffDraftRecord; readonly live: LiveRecord<StaffDraftRecord> };

export function StaffCreditCard({ draft, live }: CardProps) {
  const [invoiceId, setInvoiceId] = useState<string>();
  const invoices = draft.capabilities.includes("CAN_SETTLE_PAYMENT") ? creditableInvoices(draft) : [];
  const chosen = draft.invoices.find(({ id }) => id === invoiceId);
  return (
    <>
      <CreditNoteCard draft={draft}>
        {invoices.length > 0 && (
          <div className="mt-3 grid justify-items-start gap-2">
            {invoices.map(({ id, invoiceNumber, isCreditAwaitingApproval }) =>
              isCreditAwaitingApproval ? (
                <p key={id} className="text-label text-ink-2">
                  {WORDS.awaitingApproval(invoiceNumber)}
                </p>
              ) : (
                <Button key={id} size="small" onClick={() => setInvoiceId(id)}>
                  {WORDS.credit(invoiceNumber)}
                </Button>
              ),
            )}
          </div>
        )}
      </CreditNoteCard>
      <Suspense fallback={null}>
        {chosen !== undefined && (
          <StaffCreditDialog
            draft={draft}
            live={live}
            invoice={chosen}
            onClose={() => setInvoiceId(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
