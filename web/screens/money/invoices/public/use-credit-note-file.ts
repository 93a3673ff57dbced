// Fetches a credit note as a file and saves it. What goes wrong is shown by the notice that every failed call raises.

import { useState } from "react";
import { useClient } from "urql";
import { saveBytes } from "../../../../app/save-file.ts";
import { CreditNoteFileDocument } from "./credit-note-operations.ts";

type Wanted = {
  readonly draftId: string;
  readonly creditNoteId: string;
  readonly organisationId: string;
};

export function useCreditNoteFile() {
  const client = useClient();
  const [isLoading, setLoading] = useState(false);
  const save = async (wanted: Wanted) => {
    setLoading(true);
    const { data } = await client.query(CreditNoteFileDocument, wanted).toPromise();
    setLoading(false);
    if (data === undefined) return;
    const { fileName, content, contentType } = data.draftCreditNoteFile;
    saveBytes(fileName, content, contentType);
  };
  return { save, isLoading };
}
