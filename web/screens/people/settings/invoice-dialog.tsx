// An invoice as it would be printed, in a frame of its own; Close and Print.

import { useEffect, useState } from "react";
import { PrintDialog } from "../../../ui/print-dialog.tsx";
import invoiceStyles from "./invoice.css?url";
import { type BilledInvoice, invoicePage } from "./invoice-page.ts";
import { BILLING_WORDS as WORDS } from "./settings-words.ts";

type DialogProps = { readonly billed: BilledInvoice; readonly onClose: () => void };

export function InvoiceDialog({ billed, onClose }: DialogProps) {
  const address = usePageAddress(billed);
  const title = `${WORDS.invoice} ${billed.invoice.invoiceNumber}`;
  return (
    <PrintDialog title={title} sentence={WORDS.pageSentence} address={address} onClose={onClose}>
      {(frame) => <div className="rounded-card bg-sunken p-2 sm:p-3">{frame}</div>}
    </PrintDialog>
  );
}

function usePageAddress(billed: BilledInvoice): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(
    function makePage() {
      const styleSheet = new URL(invoiceStyles, document.baseURI).href;
      const url = URL.createObjectURL(invoicePage(billed, styleSheet));
      setAddress(url);
      return () => URL.revokeObjectURL(url);
    },
    [billed],
  );
  return address;
}
