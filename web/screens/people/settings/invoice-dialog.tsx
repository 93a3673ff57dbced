// An invoice as it would be printed, in a frame of its own; Close and Print.

import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PrintIcon } from "../../../ui/icons.ts";
import { PrintFrame, type PrintFrameHandle } from "../../../ui/print-frame.tsx";
import invoiceStyles from "./invoice.css?url";
import { type BilledInvoice, invoicePage } from "./invoice-page.ts";
import { SETTINGS_WORDS, BILLING_WORDS as WORDS } from "./settings-words.ts";

type DialogProps = { readonly billed: BilledInvoice; readonly onClose: () => void };

export function InvoiceDialog({ billed, onClose }: DialogProps) {
  const frame = useRef<PrintFrameHandle>(null);
  const address = usePageAddress(billed);
  const title = `${WORDS.invoice} ${billed.invoice.invoiceNumber}`;
  return (
    <Dialog
      title={title}
      sentence={WORDS.pageSentence}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{SETTINGS_WORDS.close}</Button>
          <Button
            icon={PrintIcon}
            variant="primary"
            isDisabled={address === undefined}
            onClick={() => frame.current?.print()}
          >
            {WORDS.print}
          </Button>
        </>
      }
    >
      {address !== undefined && (
        <div className="rounded-card bg-sunken p-2 sm:p-3">
          <PrintFrame ref={frame} title={title} address={address} />
        </div>
      )}
    </Dialog>
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
