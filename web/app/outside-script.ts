// Loads a script of somebody else's, waits until it is really there, and gives up in the end.

import type { OutsideScript } from "./configuration.ts";
import { withTimeout } from "./load-screen.ts";

/** A script says that it has loaded before it has made its name. */
export const POLLS_MAX = 100;
export const POLL_MS = 50;

export class OutsideScriptMissing extends Error {
  override readonly name = "OutsideScriptMissing";
}

type Place = { page: Document; globals: Record<string, unknown> };
const HERE: Place = { page: document, globals: window as unknown as Record<string, unknown> };

const loading = new Map<string, Promise<void>>();

/** What the script has put under its name. A script that did not come is asked for anew the next time. */
export async function loadOutsideScript(
  { script, handler }: OutsideScript,
  { page, globals }: Place = HERE,
): Promise<unknown> {
  const begun = loading.get(script) ?? withTimeout(added(page, script));
  loading.set(script, begun);
  begun.catch(() => loading.delete(script));
  await begun;

  for (let poll = 0; poll < POLLS_MAX; poll += 1) {
    const found = globals[handler];
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new OutsideScriptMissing(`${handler} was not there ${(POLLS_MAX * POLL_MS) / 1000} seconds later.`);
}

function added(page: Document, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = page.createElement("script");
    element.src = address;
    element.async = true;
    element.addEventListener("load", () => resolve());
    element.addEventListener("error", () => {
      element.remove();
      reject(new OutsideScriptMissing("The script did not load."));
    });
    page.head.append(element);
  });
}
