// Lists in the contract: Relay connections, made from pages.

import type { ObjectRef } from "@pothos/core";
import { builder, type SchemaTypes } from "./builder.ts";
import { COUNT_MAX, type Page } from "./list-page.ts";

/** Cursors are worked out where they are asked for: most pages are read by the last one alone. */
const PageInfoRef = builder.objectRef<Page<unknown>>("PageInfo").implement({
  fields: (t) => ({
    startCursor: t.string({ nullable: true, resolve: (page) => cursorAt(page, 0) }),
    endCursor: t.string({ nullable: true, resolve: (page) => cursorAt(page, -1) }),
    hasNextPage: t.exposeBoolean("hasNextPage"),
    hasPreviousPage: t.exposeBoolean("hasPreviousPage"),
  }),
});

function cursorAt(page: Page<unknown>, place: 0 | -1): string | null {
  const node = page.nodes.at(place);
  return node === undefined ? null : page.cursorOf(node);
}

type ArgumentBuilder = Pick<PothosSchemaTypes.InputFieldBuilder<SchemaTypes, "Arg">, "int" | "string">;

/** What a list that is read forwards takes: how many rows, and after which. */
export function forwards(arg: ArgumentBuilder) {
  return { after: arg.string(), first: arg.int() };
}

/** As `forwards`, of one that is read backwards as well. */
export function bothWays(arg: ArgumentBuilder) {
  return { ...forwards(arg), before: arg.string(), last: arg.int() };
}

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
  type Edge = { node: Node; page: Page<Node> };
  const EdgeRef = builder.objectRef<Edge>(`${name}Edge`).implement({
    fields: (t) => ({
      cursor: t.string({ resolve: ({ node: of, page }) => page.cursorOf(of) }),
      node: t.field({ type: node, resolve: (edge) => edge.node as never }),
    }),
  });
  return builder.objectRef<Page<Node>>(`${name}Connection`).implement({
    fields: (t) => ({
      edges: t.field({
        type: [EdgeRef],
        resolve: (page) => page.nodes.map((each) => ({ node: each, page })),
      }),
      pageInfo: t.field({ type: PageInfoRef, resolve: (page) => page as Page<unknown> }),
      totalCount: t.int({ resolve: async (page) => Math.min(await page.count(), cappedAt ?? COUNT_MAX) }),
      ...(cappedAt === undefined
        ? {}
        : { totalCountIsCapped: t.boolean({ resolve: async (page) => (await page.count()) > cappedAt }) }),
    }),
  });
}
