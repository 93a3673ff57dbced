// Loads a screen's code when its route is first opened, and says so when it does not come.

import { lazyRouteComponent } from "@tanstack/react-router";

export const SCREEN_LOAD_TIMEOUT_MS = 120_000;

/** Use this for the component of every route: `component: loadScreen(() => import("./x.tsx"), "XScreen")`. */
export function loadScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => withTimeout(load()), name);
}

export class ScreenLoadTimeout extends Error {
  override readonly name = "ScreenLoadTimeout";
}

export function withTimeout<Loaded>(
  loading: Promise<Loaded>,
  milliseconds = SCREEN_LOAD_TIMEOUT_MS,
): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ScreenLoadTimeout(`No answer within ${milliseconds / 1000} seconds.`)),
      milliseconds,
    );
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
