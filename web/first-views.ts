// Every address of the client and the code that it shows first: the build makes a list of it, by which the server knows what there is.

import { type Audience, PAGES } from "./site-map.ts";

/** Stands for whatever an address names there. */
export const ANYTHING = "*";

const ROOT = "app/root-layout.tsx";
const SIGNED_IN = [ROOT, "app/signed-in-layout.tsx"];

/** What stands round the screens of an audience, as web/app/layout-routes.ts mounts it. */
const FRAMES: Readonly<Record<Audience, readonly string[]>> = {
  everybody: [ROOT, "app/public-layout.tsx"],
  linked: [ROOT],
  anonymous: [ROOT],
  "signed-in": SIGNED_IN,
  client: SIGNED_IN,
  desk: SIGNED_IN,
  provider: SIGNED_IN,
  supplier: SIGNED_IN,
  administrator: SIGNED_IN,
  "staff administrator": SIGNED_IN,
  referrer: SIGNED_IN,
};

/** Files of the client by the addresses that they belong to; an address that only leads elsewhere has none. */
export const FIRST_VIEWS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  PAGES.map(([, { path, audience, screens, leadsTo }]) => [
    path.replaceAll(/\$\w+/g, ANYTHING),
    leadsTo === undefined ? [...FRAMES[audience], ...screens.map((file) => `screens/${file}`)] : [],
  ]),
);
