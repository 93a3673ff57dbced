// One page of two lists that are each in order: put together, and for each list the place where the next page goes on.

export type Merged<Row> = { readonly cursor: string; readonly key: bigint; readonly row: Row };

type Source<Row> = {
  readonly edges: readonly Merged<Row>[];
  readonly hasMore: boolean;
  /** Where this page began. */
  readonly after: string | null;
};

type MergedPage<Row> = {
  readonly rows: readonly Row[];
  readonly hasNext: boolean;
  readonly endCursor: string;
};

/** No cursor has this sign in it. */
const BETWEEN = "~";

/** The place in each list, as one cursor of both says them. */
export function placesIn(cursor: string | null): readonly [string | null, string | null] {
  const [first, second] = (cursor ?? "").split(BETWEEN);
  return [first || null, second || null];
}

/** Of equal rows those of the first list come first. */
export function mergedPage<Row>(
  sources: readonly [Source<Row>, Source<Row>],
  { size, isDescending }: { readonly size: number; readonly isDescending: boolean },
): MergedPage<Row> {
  const inOrder = isDescending ? (a: bigint, b: bigint) => compare(b, a) : compare;
  const all = sources
    .flatMap(({ edges }, source) => edges.map((edge) => ({ ...edge, source })))
    .toSorted((a, b) => inOrder(a.key, b.key) || a.source - b.source);
  const taken = all.slice(0, size);
  const places = sources.map(
    ({ after }, source) => taken.findLast((edge) => edge.source === source)?.cursor ?? after ?? "",
  );
  return {
    rows: taken.map(({ row }) => row),
    hasNext: all.length > size || sources.some(({ hasMore }) => hasMore),
    endCursor: places.join(BETWEEN),
  };
}

/** Cents stay whole, however large the sum. */
function compare(one: bigint, other: bigint): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
