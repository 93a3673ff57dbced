// Fetches the signed address of a record's file and saves it. What goes wrong is told by the notice that every failed call raises.

import { type AnyVariables, type TypedDocumentNode, useClient } from "urql";
import { saveFromAddress } from "./save-file.ts";

type File = { readonly id: string; readonly fileName: string };

/** `variablesOf` names the file; the query asks for its address alone. */
export function useDownload<Variables extends AnyVariables>(
  document: TypedDocumentNode<Readonly<Record<string, { url: string }>>, Variables>,
  variablesOf: (id: string) => Variables,
) {
  const client = useClient();
  return async ({ id, fileName }: File) => {
    const { data } = await client.query(document, variablesOf(id)).toPromise();
    const [found] = Object.values(data ?? {});
    if (found !== undefined) saveFromAddress(found.url, fileName);
  };
}
