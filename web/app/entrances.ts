// What a page knows before it opens: the screens say it of their own pages, and the routes ask them.

import type { PageName } from "../site-map.ts";
import type { NextPath } from "./next-path.ts";
import type { Session } from "./session.ts";

export type RouterContext = { readonly session: Session; readonly nextPath: NextPath };

/** What a page that takes something out of its address, or asks more than for whom it is, is told before it opens. */
export type EntranceArguments = {
  readonly search: Readonly<Record<string, unknown>>;
  readonly context: RouterContext;
};
export type Entrances = Readonly<
  Partial<Record<PageName, (place: EntranceArguments) => void | Promise<void>>>
>;
