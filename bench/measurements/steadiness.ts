// How far what is read moves by itself while an address is opened for the first time, on a desktop and on a phone.

import type { Browser } from "playwright-core";
import type { RouteName } from "../client/routes.ts";
import { visit } from "../client/visits.ts";
import { placeOf } from "./first-view.ts";

/** Sums of layout shifts, without a unit. */
export type Steadiness = { route: RouteName; desktop: number; phone: number };

export async function steadiness(
  browser: Browser,
  product: string,
  { routes, isHindered }: { routes: readonly RouteName[]; isHindered: boolean },
): Promise<Steadiness[]> {
  const condition = isHindered ? "slow 4G" : "unhindered";
  const measured: Steadiness[] = [];
  for (const route of routes) {
    const place = placeOf(product, route);
    const desktop = await visit(browser, place, condition);
    const phone = await visit(browser, { ...place, isPhone: true }, condition);
    measured.push({ route, desktop: desktop.shift, phone: phone.shift });
  }
  return measured;
}
