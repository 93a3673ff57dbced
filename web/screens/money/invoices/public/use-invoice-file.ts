// Fetches an invoice as a file and saves it. What goes wrong is shown by the notice that every failed call raises.

import { useState } from "react";
import { useClient } from "urql";
import { saveBytes } from "../../../../app/save-file.ts";
import { InvoiceFileDocument } from "./invoice-file-operations.ts";

type Wanted = {
  readonly draftId: string;
  readonly invoiceId: string;
  readonly organisationId: string;
};

export function useInvoiceFile() {
  const client = useClient();
  const [isLoading, setLoading] = useState(false);
  const save = async (wanted: Wanted) => {
    setLoading(true);
    const { data } = await client.query(InvoiceFileDocument, wanted).toPromise();
    setLoading(false);
    if (data === undefined) return;
    const { fileName, content, contentType } = data.draftInvoiceFile;
    saveBytes(fileName, content, contentType);
  };
  return { save, isLoading };
}
