// Lists in the contract: Relay connections, made from pages.

import type { ObjectRef } from "@pothos/core";
import { builder, type SchemaTypes } from "./builder.ts";
import { COUNT_MAX, type Page } from "./list-page.ts";

type PageInfo = {
  startCursor: string | null;
  endCursor: string | null;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
};

const PageInfoRef = builder.objectRef<PageInfo>("PageInfo").implement({
  fields: (t) => ({
    startCursor: t.exposeString("startCursor", { nullable: true }),
    endCursor: t.exposeString("endCursor", { nullable: true }),
    hasNextPage: t.exposeBoolean("hasNextPage"),
    hasPreviousPage: t.exposeBoolean("hasPreviousPage"),
  }),
});

type ConnectionOptions = {
  name: string;
  /** Where counting stops, which `totalCountIsCapped` then says. */
  cappedAt?: number;
};

/** Declares `{name}Connection` and `{name}Edge`. */
export function connectionOf<Node>(
  node: ObjectRef<SchemaTypes, Node, Node>,
  { name, cappedAt }: ConnectionOptions,
): ObjectRef<SchemaTypes, Page<Node>, Page<Node>> {
  type Edge = { node: Node; cursor: string };
  const EdgeRef = builder.objectRef<Edge>(`${name}Edge`).implement({
    fields: (t) => ({
      cursor: t.exposeString("cursor"),
      node: t.field({ type: node, resolve: (edge) => edge.node as never }),
    }),
  });
  return builder.objectRef<Page<Node>>(`${name}Connection`).implement({
    fields: (t) => ({
      edges: t.field({
        type: [EdgeRef],
        resolve: (page) => page.nodes.map((each) => ({ node: each, cursor: page.cursorOf(each) })),
      }),
      pageInfo: t.field({ type: PageInfoRef, resolve: pageInfoOf }),
      totalCount: t.int({ resolve: async (page) => Math.min(await page.count(), cappedAt ?? COUNT_MAX) }),
      ...(cappedAt === undefined
        ? {}
        : { totalCountIsCapped: t.boolean({ resolve: async (page) => (await page.count()) > cappedAt }) }),
    }),
  });
}

function pageInfoOf<Node>(page: Page<Node>): PageInfo {
  const [first] = page.nodes;
  const last = page.nodes.at(-1);
  return {
    startCursor: first === undefined ? null : page.cursorOf(first),
    endCursor: last === undefined ? null : page.cursorOf(last),
    hasNextPage: page.hasNextPage,
    hasPreviousPage: page.hasPreviousPage,
  };
}
