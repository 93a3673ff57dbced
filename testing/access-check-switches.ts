// Makes every refusal in the access checks a switch, as the modules are loaded, so that a proof can leave one out and see who notices.

import { registerHooks } from "node:module";

type Switches = {
  /** The one refusal that is left out just now, by its place. */
  off: string | undefined;
  /** Places of refusals, all that there are, and those that were come to since this was emptied. */
  all: Set<string>;
  met: Set<string>;
};

export const switches: Switches = { off: undefined, all: new Set(), met: new Set() };

const ACCESS_FILE = /\/server\/(modules\/.*-access\.ts)$/;
/** Whether somebody may come to a record; what they then ask of it is shown by the tests of its module. */
const ACCESS = /(?<![\w.])refuse\("\w+_NOT_FOUND"/;
const REFUSAL = /(?<![\w.])refuse\(/g;

type Refuse = (...given: unknown[]) => unknown;

/** Before the first import of a module; what was loaded earlier stays as it is. */
export function installAccessCheckSwitches(): void {
  Object.assign(globalThis, {
    bondlineAccessCheck: (place: string, refuse: Refuse): Refuse => {
      switches.met.add(place);
      return switches.off === place ? () => undefined : refuse;
    },
  });
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      const [, file] = ACCESS_FILE.exec(url) ?? [];
      if (file === undefined || loaded.source === undefined || loaded.source === null) return loaded;
      const text =
        typeof loaded.source === "string"
          ? loaded.source
          : new TextDecoder().decode(loaded.source as Uint8Array);
      return {
        ...loaded,
        source: switchedWhole(text, file),
      };
    },
  });
}

const FUNCTION = /^(?:export )?(?:async )?function (\w+)/;

/** An access check goes by its function, and by its number where that has several. */
function switchedWhole(text: string, file: string): string {
  let within = "";
  return text
    .split("\n")
    .map((line) => {
      within = FUNCTION.exec(line)?.[1] ?? within;
      if (!ACCESS.test(line)) return line;
      const place = placeOf(`${file} ${within}`);
      switches.all.add(place);
      return line.replace(REFUSAL, `globalThis.bondlineAccessCheck("${place}", refuse)(`);
    })
    .join("\n");
}

function placeOf(name: string, times = 1): string {
  const place = times === 1 ? name : `${name} ${times}`;
  return switches.all.has(place) ? placeOf(name, times + 1) : place;
}
