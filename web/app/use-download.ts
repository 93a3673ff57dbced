// Fetches the signed address of a record's file, and saves the file. What goes wrong is shown by the notice that every failed call raises.

import { type AnyVariables, type TypedDocumentNode, useClient } from "urql";
import { saveFromAddress } from "./save-file.ts";

type File = { readonly id: string; readonly fileName: string };

/** `variablesOf` names the file; the query asks for its address alone. */
export function useFileAddress<Variables extends AnyVariables>(
  document: TypedDocumentNode<Readonly<Record<string, { url: string }>>, Variables>,
  variablesOf: (id: string) => Variables,
) {
  const client = useClient();
  return async (id: string): Promise<string | undefined> => {
    const { data } = await client.query(document, variablesOf(id)).toPromise();
    const [found] = Object.values(data ?? {});
    return found?.url;
  };
}

export function useDownload<Variables extends AnyVariables>(
  document: TypedDocumentNode<Readonly<Record<string, { url: string }>>, Variables>,
  variablesOf: (id: string) => Variables,
) {
  const addressOf = useFileAddress(document, variablesOf);
  return async ({ id, fileName }: File) => {
    const url = await addressOf(id);
    if (url !== undefined) saveFromAddress(url, fileName);
  };
}
