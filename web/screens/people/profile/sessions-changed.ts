// Goes up when another part of the profile page has ended sessions, so that their list is read again.

import { createStore, type Store } from "../../../app/store.ts";

export const sessionsChangedStore: Store<number> = createStore(0);
