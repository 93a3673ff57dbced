// Reads the pages of a connection: one for the screen, or all of them for a file.

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

/** The largest page that the server answers with. */
const WHOLE_PAGE_SIZE = 100;

/** Where nothing is searched for, sorted or narrowed. */
export const WHOLE = { tab: "", search: "", sort: undefined, columns: [], filters: {} };

export type ReadProgress = { readonly done: number; readonly total: number };

/** Undefined when a page did not come: a file with a part of the rows would be taken for the whole. */
export async function readEveryPage<Row>(
  client: Client,
  readPage: ReadPage<Row, unknown>,
  onProgress: (progress: ReadProgress) => void,
): Promise<readonly Row[] | undefined> {
  const rows: Row[] = [];
  let after: string | null = null;
  for (;;) {
    const read: ListRead<Row, unknown> = await readPage(client, {
      ...WHOLE,
      first: WHOLE_PAGE_SIZE,
      after,
    });
    if (!read.ok) return undefined;
    const { hasNext, endCursor, total } = read.page;
    rows.push(...read.page.rows);
    onProgress({ done: rows.length, total: Math.max(total, rows.length) });
    after = endCursor;
    if (!hasNext || after === null) return rows;
  }
}
