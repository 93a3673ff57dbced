// What each address of the client brings along when it is the first that is opened.

import type { Browser } from "playwright-core";
import { ROUTES, type RouteName } from "../client/routes.ts";
import { bytesOfVisit } from "../client/visits.ts";
import { placeOf } from "./first-view.ts";

export type RouteSize = {
  route: RouteName;
  /** Kilobytes (1,000 bytes), gzipped. */
  script: number;
  scriptMax: number;
  style: number;
  styleMax: number;
};

export async function routeSizes(
  browser: Browser,
  product: string,
  names: readonly RouteName[],
): Promise<RouteSize[]> {
  const sizes: RouteSize[] = [];
  for (const route of names) {
    const bytes = await bytesOfVisit(browser, placeOf(product, route));
    const { scriptMax, styleMax } = ROUTES[route];
    sizes.push({ route, script: bytes.script / 1000, scriptMax, style: bytes.stylesheet / 1000, styleMax });
  }
  return sizes;
}
