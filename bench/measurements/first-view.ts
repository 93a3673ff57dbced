// The first view of a page on a slow network and on a slow machine, each as a ratio to an empty React page's in the same round.

import type { Browser } from "playwright-core";
import { ROUTES, type RouteName, type Visitor } from "../client/routes.ts";
import { type Condition, type Place, type View, visit } from "../client/visits.ts";
import { STAFF, tokenOf } from "../data/sizes.ts";
import { type Spread, spreadOf } from "../load/samples.ts";

export type FirstView = {
  route: RouteName;
  condition: Condition;
  largestPaint: Spread;
  /** Of the empty page's largest paint. */
  ratio: Spread;
  ratioMax: number;
  blocking: Spread;
  blockingMax: number | undefined;
  shift: Spread;
};

type Aim = { route: RouteName; condition: Condition; ratioMax: number; blockingMax?: number };

const AIMS: readonly Aim[] = [
  { route: "login", condition: "slow 4G", ratioMax: 2 },
  { route: "documents", condition: "slow 4G", ratioMax: 3 },
  { route: "login", condition: "CPU 4x", ratioMax: 2.6, blockingMax: 350 },
  { route: "documents", condition: "CPU 4x", ratioMax: 3.8, blockingMax: 650 },
];

export const SHIFT_MAX = 0.02;

export async function firstViews(
  browser: Browser,
  { product, floor }: { product: string; floor: string },
  { rounds, isHindered }: { rounds: number; isHindered: boolean },
): Promise<FirstView[]> {
  const views: FirstView[] = [];
  for (const aim of AIMS) {
    const laps: { floor: View; page: View }[] = [];
    const condition = isHindered ? aim.condition : "unhindered";
    for (let round = 0; round < rounds; round += 1) {
      const empty = { origin: floor, path: "/", token: undefined };
      laps.push({
        floor: await visit(browser, empty, condition),
        page: await visit(browser, placeOf(product, aim.route), condition),
      });
    }
    views.push({
      route: aim.route,
      condition: aim.condition,
      largestPaint: spreadOf(laps.map(({ page }) => page.largestPaint)),
      ratio: spreadOf(laps.map((lap) => lap.page.largestPaint / lap.floor.largestPaint)),
      ratioMax: aim.ratioMax,
      blocking: spreadOf(laps.map(({ page }) => page.blocking)),
      blockingMax: aim.blockingMax,
      shift: spreadOf(laps.map(({ page }) => page.shift)),
    });
  }
  return views;
}

const TOKENS: Record<Visitor, string | undefined> = {
  anonymous: undefined,
  member: tokenOf(1),
  staff: tokenOf(STAFF),
};

export function placeOf(origin: string, route: RouteName): Place {
  const { path, visitor } = ROUTES[route];
  return { origin, path, token: TOKENS[visitor] };
}
