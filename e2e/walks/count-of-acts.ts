// Counts what a walk costs a person, as the page itself notices it: nothing that a walk does can be left out of the count.

import type { Page } from "playwright-core";

export type Acts = {
  /** Every press of the pointer, and every Enter that sends something. A choice from an open list is no press of its own. */
  clicks: string[];
  /** Every field into which something was typed or in which something was chosen, once a screen; a tick is a click alone. */
  fields: Set<string>;
  /** Every page, step or dialog on which something was done, again when it is come back to, and the one at the end. */
  screens: string[];
};

type Act = { kind: "click" | "field" | "look"; what: string; screen: string };

export type Counted = { acts: Acts; end(): Promise<Acts> };

export async function countActs(page: Page): Promise<Counted> {
  const acts: Acts = { clicks: [], fields: new Set(), screens: [] };
  await page.exposeFunction("reportAct", ({ kind, what, screen }: Act) => {
    if (acts.screens.at(-1) !== screen) acts.screens.push(screen);
    if (kind === "click") acts.clicks.push(`${screen}: ${what}`);
    if (kind === "field") acts.fields.add(`${screen}: ${what}`);
  });
  await page.addInitScript(reportActs);
  return {
    acts,
    end: async () => {
      await page.evaluate(() => dispatchEvent(new Event("look-at-screen")));
      return acts;
    },
  };
}

/** Runs in the page. */
function reportActs(): void {
  const { reportAct } = window as unknown as { reportAct: (act: Act) => void };
  const screen = () => {
    const { pathname, search } = location;
    const step = new URLSearchParams(search).get("step") ?? (pathname.endsWith("/create") ? "guarantee" : "");
    const dialog = document.querySelector("[role=dialog] h2, [role=alertdialog] h2")?.textContent ?? "";
    return [pathname, step, dialog].filter((part) => part !== "").join(" ");
  };
  const report = (kind: Act["kind"], what: string) => reportAct({ kind, what, screen: screen() });
  const nameOf = (target: EventTarget | null) => {
    const element = target instanceof HTMLElement ? target : undefined;
    return element?.getAttribute("name") ?? element?.textContent?.trim().slice(0, 40) ?? "";
  };
  addEventListener("pointerdown", ({ target }) => report("click", nameOf(target)), true);
  addEventListener(
    "keydown",
    ({ key, target }) => {
      if (key === "Enter" && !(target instanceof HTMLTextAreaElement)) report("click", "Enter");
    },
    true,
  );
  addEventListener(
    "input",
    ({ target }) => {
      const isTick = target instanceof HTMLInputElement && target.type === "checkbox";
      if (!isTick) report("field", nameOf(target));
    },
    true,
  );
  addEventListener("look-at-screen", () => report("look", ""));
}
