// Rows of a list as they are read page by page: those that are there stay while more come.

import { useEffect, useState } from "react";

type Row = { readonly id: string };
type PageRead<Node extends Row> = {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

export function usePages<Node extends Row>(page: PageRead<Node> | undefined): readonly Node[] {
  const [rows, setRows] = useState<readonly Node[]>([]);
  useEffect(
    function addPage() {
      if (page === undefined) return;
      const read = page.edges.map(({ node }) => node);
      setRows((before) => [...before.filter(({ id }) => read.every((each) => each.id !== id)), ...read]);
    },
    [page],
  );
  return rows;
}
