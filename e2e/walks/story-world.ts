// A world with the built client and a browser, for stories whose clock the story turns: each person of it has a window that reads the same clock.

import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { Guest } from "../../server/demo/builders/guest-builder.ts";
import type { PersonName } from "../../server/demo/cast.ts";
import { signInAs } from "../../server/demo/sessions.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { keepPictures, openBrowser, openWindow, type Window, type WindowOptions } from "../people.ts";

const CLIENT = join(import.meta.dirname, "..", "..", "web", "dist");

/** The turned clock is a script, which a preview's frame refuses as it refuses all. */
const CLOCK_IN_SANDBOX = "Blocked script execution in 'blob:";

export type StoryWorld = {
  world: World;
  /** Opens a window for somebody of the cast, or who has just come; its name is that of the picture that is kept. */
  windowOf(person: PersonName | Guest, options?: WindowOptions & { name?: string }): Promise<Page>;
  /** For somebody who has not signed in. */
  strangersWindow(name: string): Promise<Page>;
  /** What no page should do, of all windows so far. */
  troubles(): string[];
  end(): Promise<void>;
};

export async function aStoryWorld(
  story: string,
  environment: Record<string, string> = {},
): Promise<StoryWorld> {
  const world = await aWorld(environment, { clientFolder: CLIENT });
  const browser: Browser = await openBrowser();
  const windows: Record<string, Window> = {};
  const opened = async (name: string, options: WindowOptions) => {
    const window = await openWindow(browser, world.url, options);
    windows[`${story} ${name}`] = window;
    await window.context.clock.setFixedTime(world.clock.now());
    return window.page;
  };
  return {
    world,
    strangersWindow: (name) => opened(name, {}),
    windowOf: async (person, { name = nameOf(person), ...options } = {}) => {
      const token = typeof person === "string" ? await signInAs(world.app, person) : person.token;
      return await opened(name, { token, ...options });
    },
    troubles: () =>
      Object.values(windows)
        .flatMap(({ troubles }) => troubles)
        .filter((each) => !each.includes(CLOCK_IN_SANDBOX)),
    end: async () => {
      await keepPictures(windows);
      await browser.close();
      await world.end();
    },
  };
}

function nameOf(person: PersonName | Guest): string {
  return typeof person === "string" ? person : person.givenName.toLowerCase();
}
