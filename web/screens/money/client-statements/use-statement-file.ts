// Fetches a statement as a PDF and saves it. What goes wrong is shown by the notice that every failed call raises.

import { useState } from "react";
import { useClient } from "urql";
import { saveBytes } from "../../../app/save-file.ts";
import { StatementFileDocument } from "./statement-operations.ts";

type Wanted = { readonly organisationId: string; readonly from: string; readonly to: string };

export function useStatementFile() {
  const client = useClient();
  const [isLoading, setLoading] = useState(false);
  const save = async (wanted: Wanted) => {
    setLoading(true);
    const { data } = await client.query(StatementFileDocument, wanted).toPromise();
    setLoading(false);
    if (data === undefined) return;
    const { fileName, content, contentType } = data.statementFile;
    saveBytes(fileName, content, contentType);
  };
  return { save, isLoading };
}
