// Whether the search over everything or the page of keys is open.

import { createStore, type Store } from "../../../../app/store.ts";

export type SearchOpened = "search" | "keys" | undefined;

export const searchOpenedStore: Store<SearchOpened> = createStore<SearchOpened>(undefined);
