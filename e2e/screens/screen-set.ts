// Screens that one person looks at, as data: the story that walks every screen reads these tables.

import type { PersonName } from "../../server/demo/cast.ts";
import type { Product } from "../product.ts";
import type { Signed } from "../walks/records.ts";
import type { Screen } from "../walks/screens.ts";

export type ScreenSet = {
  /** What the screens have in common, as the test's name says it. */
  title: string;
  /** Who looks at them; nobody has signed in where there is none. */
  person?: PersonName;
  screens(fixture: Fixture): Promise<readonly Screen[]> | readonly Screen[];
  /** What the browser notes of these screens, and rightly. */
  notes?: RegExp;
};

export type Fixture = {
  product: Product;
  /** Calls of somebody who signs in for them. */
  as(person: PersonName): Promise<Signed>;
};
