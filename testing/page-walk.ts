// Walks a list page by page to its end, and says how what was seen differs from the list read at once.

export type Cut = { first: number; after?: string | null } | { last: number; before?: string | null };

export type SeenPage = {
  totalCount: number;
  /** Where counting stopped, the total says no more than that. */
  totalCountIsCapped?: boolean;
  pageInfo: {
    startCursor: string | null;
    endCursor: string | null;
    hasNextPage: boolean;
    hasPreviousPage: boolean;
  };
  edges: { cursor: string; node: unknown }[];
};

/** A list, by the only thing that one can ask of it. */
export type PagedList = (cut: Cut) => Promise<SeenPage>;

/** As many as a list gives in one page. */
const WHOLE = 100;
/** Whatever goes on for longer than this does not end. */
const PAGES_MAX = 400;

/**
 * What is wrong with the list by pages of these sizes, or nothing; and how many pages were read. Where that would be
 * more than `pagesAtMost`, they are larger.
 */
export async function pageFaults(
  list: PagedList,
  {
    sizes,
    isReadBackwards,
    pagesAtMost = PAGES_MAX,
  }: { sizes: readonly number[]; isReadBackwards: boolean; pagesAtMost?: number },
): Promise<{ faults: string[]; pages: number }> {
  const whole = await walk(list, WHOLE, "forwards");
  const faults = [...whole.faults, ...countFaults(whole)];
  let { pages } = whole;
  const least = Math.ceil(whole.rows.length / pagesAtMost);
  for (const size of new Set(sizes.map((each) => Math.max(each, least))))
    for (const way of isReadBackwards ? (["forwards", "backwards"] as const) : (["forwards"] as const)) {
      const walked = await walk(list, size, way);
      pages += walked.pages;
      const what = `${way}, pages of ${size}`;
      faults.push(...walked.faults.map((fault) => `${what}: ${fault}`));
      if (textOf(walked.rows) !== textOf(whole.rows)) faults.push(`${what}: other rows than at once`);
      if (walked.totals.some((total) => total !== whole.totals[0])) faults.push(`${what}: another total`);
    }
  return { faults, pages };
}

type Walk = { rows: SeenPage["edges"]; totals: number[]; isCapped: boolean; faults: string[]; pages: number };

async function walk(list: PagedList, size: number, way: "forwards" | "backwards"): Promise<Walk> {
  const walked: Walk = { rows: [], totals: [], isCapped: false, faults: [], pages: 0 };
  let cursor: string | null = null;
  for (;;) {
    const page = await list(
      way === "forwards" ? { first: size, after: cursor } : { last: size, before: cursor },
    );
    walked.pages += 1;
    walked.rows = way === "forwards" ? [...walked.rows, ...page.edges] : [...page.edges, ...walked.rows];
    walked.totals.push(page.totalCount);
    walked.isCapped ||= page.totalCountIsCapped ?? false;
    walked.faults.push(...edgeFaults(page, size));
    const goesOn: boolean = way === "forwards" ? page.pageInfo.hasNextPage : page.pageInfo.hasPreviousPage;
    if (!goesOn) return walked;
    if (page.edges.length < size) walked.faults.push("a page is not full, and more are promised");
    cursor = way === "forwards" ? page.pageInfo.endCursor : page.pageInfo.startCursor;
    if (cursor === null) walked.faults.push("more pages are promised, and no cursor leads to them");
    if (walked.pages === PAGES_MAX) walked.faults.push("it never ends");
    if (cursor === null || walked.pages === PAGES_MAX) return walked;
  }
}

function edgeFaults({ edges, pageInfo }: SeenPage, size: number): string[] {
  const isTooLong = edges.length > size;
  const isEdge =
    pageInfo.startCursor === (edges[0]?.cursor ?? null) &&
    pageInfo.endCursor === (edges.at(-1)?.cursor ?? null);
  return [
    ...(isTooLong ? ["a page is longer than was asked for"] : []),
    ...(isEdge ? [] : ["the page's cursors are not those of its first and last row"]),
  ];
}

function countFaults({ rows, totals, isCapped }: Walk): string[] {
  const isRepeated = new Set(rows.map((row) => textOf([row]))).size < rows.length;
  const isCounted = isCapped || totals.every((total) => total === rows.length);
  return [
    ...(isRepeated ? ["a row comes twice"] : []),
    ...(isCounted ? [] : [`the total is ${totals.join(", ")}, and the rows are ${rows.length}`]),
  ];
}

function textOf(rows: SeenPage["edges"]): string {
  return JSON.stringify(rows);
}

/** Lists that are broken on purpose, each by what is wrong with it. */
export const BROKEN_LISTS: Readonly<Record<string, (list: PagedList) => PagedList>> = {
  "drops a row after the page was cut": (list) => async (cut) => {
    const page = await list(cut);
    return page.pageInfo.hasNextPage ? withRows(page, page.edges.slice(0, -1)) : page;
  },
  "begins anew at each page": (list) => async (cut) =>
    list("first" in cut ? { first: cut.first } : { last: cut.last }),
  "repeats the row at the edge": (list) => async (cut) => {
    const page = await list(cut);
    const isBehind = "after" in cut && cut.after;
    return isBehind ? withRows(page, [...page.edges.slice(0, 1), ...page.edges].slice(0, cut.first)) : page;
  },
  "has no cursor behind its last row": (list) => async (cut) => {
    const page = await list(cut);
    return { ...page, pageInfo: { ...page.pageInfo, endCursor: null } };
  },
  "counts what it does not show": (list) => async (cut) => {
    const page = await list(cut);
    return { ...page, totalCount: page.totalCount + 1, totalCountIsCapped: false };
  },
  "is in another order by small pages": (list) => async (cut) => {
    const page = await list(cut);
    return "first" in cut && cut.first < WHOLE && page.edges.length > 1
      ? withRows(page, page.edges.toReversed())
      : page;
  },
  "says that it is over too soon": (list) => async (cut) => {
    const page = await list(cut);
    return { ...page, pageInfo: { ...page.pageInfo, hasNextPage: false } };
  },
};

function withRows(page: SeenPage, edges: SeenPage["edges"]): SeenPage {
  const cursors = { startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
  return { ...page, edges, pageInfo: { ...page.pageInfo, ...cursors } };
}
