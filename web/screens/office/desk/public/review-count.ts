// How many drafts are in the desk's queue, as the desk last counted them, for the rail to show beside its name.

import { createStore, type Store } from "../../../../app/store.ts";

export const reviewCountStore: Store<number | undefined> = createStore<number | undefined>(undefined);
