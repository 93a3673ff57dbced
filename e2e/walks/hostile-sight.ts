// What a page has made of hostile text: whether it ran, became an element or a link, or pushed the page aside, and all that can be read.

import type { Frame, Page } from "playwright-core";
import { HOSTILE_ATTRIBUTE } from "../../testing/hostile-texts.ts";
import { widthOf } from "./screens.ts";

/** Where a link of ours may lead; a page made in the browser has an address of its own. */
const PROTOCOLS = ["http:", "https:", "mailto:", "tel:", "blob:", "about:"];

export type Sight = {
  faults: string[];
  /** Everything that stands on the page, in its fields and in its labels. */
  text: string;
};

export async function sightOf(page: Page): Promise<Sight> {
  const sights = await Promise.all(page.frames().map(sightOfFrame));
  const wide = await widthOf(page);
  const { width = wide } = page.viewportSize() ?? {};
  const tooWide = wide > width ? [`it is ${wide} px wide: ${await widest(page, width)}`] : [];
  return {
    faults: [...sights.flatMap(({ faults }) => faults), ...tooWide],
    text: sights.map(({ text }) => text).join("\n"),
  };
}

/** What holds the text that reaches out of the window, so that it can be found: its own box may well lie within. */
async function widest(page: Page, width: number): Promise<string> {
  return await page.evaluate((most) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const holding: string[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const { parentElement } = texts.currentNode;
      if (range.getBoundingClientRect().right > most + 1 && parentElement !== null)
        holding.push(parentElement.outerHTML.slice(0, 120));
    }
    return holding.join(" and ");
  }, width);
}

async function sightOfFrame(frame: Frame): Promise<Sight> {
  return await frame.evaluate(
    ({ attribute, protocols }) => {
      const faults: string[] = [];
      if ("evilHasRun" in globalThis) faults.push("a script of the text has run");
      const all = [...document.querySelectorAll("*")];
      const made = all.find((each) => each.hasAttribute(attribute));
      if (made !== undefined) faults.push(`the text became an element: ${made.outerHTML.slice(0, 80)}`);
      const handler = all.find((each) => each.getAttributeNames().some((name) => name.startsWith("on")));
      if (handler !== undefined) faults.push(`an element has a handler: ${handler.outerHTML.slice(0, 80)}`);
      for (const name of ["href", "src", "action", "formaction"])
        for (const each of document.querySelectorAll(`[${name}]`)) {
          const { protocol } = new URL(each.getAttribute(name) ?? "", location.href);
          if (!protocols.includes(protocol)) faults.push(`a ${name} leads to ${protocol}`);
        }
      const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")];
      const labels = all.flatMap((each) => [each.getAttribute("aria-label"), each.getAttribute("title")]);
      const text = [
        document.title,
        document.body?.textContent,
        ...fields.map(({ value }) => value),
        ...labels,
      ];
      return { faults, text: text.filter((each) => each !== null && each !== undefined).join("\n") };
    },
    { attribute: HOSTILE_ATTRIBUTE, protocols: PROTOCOLS },
  );
}

/** As it reads: white space is white space, however much of it there is. */
export function reads(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
