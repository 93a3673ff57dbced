// Reads the pages of a connection for a screen.

import type { AnyVariables, Client, TypedDocumentNode } from "urql";
import { type Failure, failureOf } from "../../api/failure.ts";
import type { PlaceFacts } from "./list-place.ts";

type Connection<Node> = {
  readonly totalCount: number;
  readonly totalCountIsCapped?: boolean;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly { readonly node: Node }[];
};

export type ListPage<Row> = {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly isTotalCapped: boolean;
  readonly hasNext: boolean;
  readonly endCursor: string | null;
};

export type ListWanted<Tab extends string = string, Filter extends string = string> = Pick<
  PlaceFacts<Tab, Filter>,
  "tab" | "search" | "sort" | "columns" | "filters"
> & { readonly first: number; readonly after: string | null };

export type ListRead<Row, Beside> =
  | { readonly ok: true; readonly page: ListPage<Row>; readonly beside: Beside }
  | { readonly ok: false; readonly failure: Failure };

export type ReadPage<Row, Beside, Tab extends string = string, Filter extends string = string> = (
  client: Client,
  wanted: ListWanted<Tab, Filter>,
) => Promise<ListRead<Row, Beside>>;

/** The list shows a failure in the place of its rows. */
const SHOWN_IN_PLACE = { handledByScreen: true };

export function readPages<
  Data,
  Variables extends AnyVariables,
  Node,
  Row = Node,
  Beside = undefined,
  Tab extends string = string,
  Filter extends string = string,
>(source: {
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly variablesOf: (wanted: ListWanted<Tab, Filter>) => Variables;
  readonly connectionIn: (data: Data) => Connection<Node>;
  readonly rowOf?: (node: Node) => Row;
  /** What the same answer says besides the rows. */
  readonly besideIn?: (data: Data) => Beside;
}): ReadPage<Row, Beside, Tab, Filter> {
  const { document, variablesOf, connectionIn, besideIn } = source;
  const rowOf = source.rowOf ?? ((node: Node) => node as unknown as Row);
  return async (client, wanted) => {
    const { data, error } = await client.query(document, variablesOf(wanted), SHOWN_IN_PLACE).toPromise();
    if (data === undefined || error !== undefined) return { ok: false, failure: failureOf(error) };
    const { totalCount, totalCountIsCapped = false, pageInfo, edges } = connectionIn(data);
    const page = {
      rows: edges.map(({ node }) => rowOf(node)),
      total: totalCount,
      isTotalCapped: totalCountIsCapped,
      hasNext: pageInfo.hasNextPage,
      endCursor: pageInfo.endCursor,
    };
    return { ok: true, page, beside: besideIn?.(data) as Beside };
  };
}

/** Where nothing is searched for, sorted or narrowed. */
export const WHOLE = { tab: "", search: "", sort: undefined, columns: [], filters: {} };
