// Puts faults into the server's own source as it is loaded, each behind a switch, so that a proof can show that it would notice.

import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";

/** `at` stands in the file once: with the fault switched on, `instead` is what is evaluated, or `first` runs before it. */
export type Fault = { file: string; at: string } & ({ instead: string } | { first: string });

const state: { on: string | undefined } = { on: undefined };

const SERVER = join(import.meta.dirname, "..", "server");

/** Before the first import of the files named; a file or a text that is no longer there makes the load fail. */
export function installFaults(faults: Readonly<Record<string, Fault>>): void {
  const moved = Object.values(faults).filter(({ file }) => !existsSync(join(SERVER, file)));
  if (moved.length > 0) throw new Error(`No such file: ${moved.map(({ file }) => file).join(", ")}`);
  Object.assign(globalThis, { bondlineIsBroken: (name: string) => state.on === name });
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      const here = Object.entries(faults).filter(([, { file }]) => url.endsWith(`/server/${file}`));
      if (here.length === 0 || loaded.source === undefined || loaded.source === null) return loaded;
      const text =
        typeof loaded.source === "string"
          ? loaded.source
          : new TextDecoder().decode(loaded.source as Uint8Array);
      return { ...loaded, source: here.reduce(withFault, text) };
    },
  });
}

/** Runs with one of them switched on. */
export async function whileBroken<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  state.on = name;
  try {
    return await act();
  } finally {
    state.on = undefined;
  }
}

function withFault(text: string, [name, fault]: [string, Fault]): string {
  const { file, at } = fault;
  if (text.split(at).length !== 2) throw new Error(`${file} does not hold once: ${at}`);
  const isOn = `globalThis.bondlineIsBroken(${JSON.stringify(name)})`;
  const put =
    "instead" in fault ? `(${isOn} ? ${fault.instead} : ${at})` : `if (${isOn}) { ${fault.first}; } ${at}`;
  return text.replace(at, () => put);
}
