// What a finger can hit: everything that can be pressed, with the room it really has.

import type { Page } from "playwright-core";

/** Pixels a side; links within a sentence are as high as their line (WCAG 2.5.8). */
const TARGET_PX_MIN = 40;

/** Whatever is smaller, by name and size. */
export async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate((least) => {
    const pressable = "button, a[href], input, select, textarea, summary, [role=tab], [role=menuitem]";
    return [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== "inline" && !isOutside(element))
      .filter((element) => !hasRoom(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
        return `${element.tagName.toLowerCase()} “${name.slice(0, 40)}” ${Math.round(width)} × ${Math.round(height)}`;
      });

    /** Put out of sight on purpose, such as the skip link or an input behind its own picture. */
    function isOutside(element: HTMLElement): boolean {
      const { width, height, bottom } = element.getBoundingClientRect();
      return (width <= 1 && height <= 1) || bottom <= 0 || element.closest("[inert]") !== null;
    }

    function hasRoom(element: HTMLElement): boolean {
      const whole = labelOf(element) ?? element;
      const { width, height } = whole.getBoundingClientRect();
      return (width >= least && height >= least) || (reaches(element, 0, 1) && reaches(element, 1, 0));
    }

    /** A tick is set by its sentence too. */
    function labelOf(element: HTMLElement): HTMLElement | undefined {
      if (!(element instanceof HTMLInputElement) || !["checkbox", "radio"].includes(element.type))
        return undefined;
      return element.labels?.[0];
    }

    /** How far from its middle, both ways together, a finger still hits it. */
    function reaches(element: HTMLElement, right: number, down: number): boolean {
      element.scrollIntoView({ block: "center" });
      const { x, y, width, height } = element.getBoundingClientRect();
      const isHit = (away: number) => {
        const hit = document.elementFromPoint(x + width / 2 + right * away, y + height / 2 + down * away);
        return hit !== null && element.contains(hit);
      };
      const runs = [1, -1].map((side) => {
        let away = 0;
        while (away < least && isHit(side * away)) away += 1;
        return away;
      });
      return runs.reduce((sum, run) => sum + run) >= least;
    }
  }, TARGET_PX_MIN);
}
