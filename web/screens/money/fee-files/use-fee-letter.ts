// Fetches the letter about a bank's fees and saves it. What goes wrong is shown by the notice that every failed call raises.

import { useState } from "react";
import { useClient } from "urql";
import { saveBytes } from "../../../app/save-file.ts";
import { FeeLetterDocument } from "./fee-file-operations.ts";

export function useFeeLetter() {
  const client = useClient();
  const [isLoading, setLoading] = useState(false);
  const save = async (id: string) => {
    setLoading(true);
    const { data } = await client.query(FeeLetterDocument, { id }).toPromise();
    setLoading(false);
    if (data === undefined) return;
    const { fileName, content, contentType } = data.feeLetter;
    saveBytes(fileName, content, contentType);
  };
  return { save, isLoading };
}
