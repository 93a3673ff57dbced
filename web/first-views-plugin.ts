// Notifies the server which scripts each address needs for its first view: a list that the build leaves beside its files.

import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { FIRST_VIEWS } from "./first-views.ts";

/** The server reads it at start and names the scripts in the page, so that none waits for another to ask for it. */
const FILE = ".vite/first-views.json";

export function firstViews(): Plugin {
  return {
    name: "bondline-first-views",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(scriptsByAddress(chunks)) });
    },
  };
}

type Chunk = Pick<
  Rolldown.OutputChunk,
  "fileName" | "imports" | "isEntry" | "facadeModuleId" | "moduleIds" | "code"
>;

export function scriptsByAddress(
  chunks: readonly Chunk[],
  views: typeof FIRST_VIEWS = FIRST_VIEWS,
): Record<string, string[]> {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  // The page names what every address needs itself.
  const always = new Set(withImports(entries, chunks));
  return Object.fromEntries(
    Object.entries(views).map(([address, files]) => {
      const needed = withImports(
        files.map((file) => chunkOf(file, chunks)),
        chunks,
      ).filter((chunk) => !always.has(chunk));
      // What takes longest is asked for first.
      needed.sort((one, other) => other.code.length - one.code.length);
      return [address, needed.map(({ fileName }) => `/${fileName}`)];
    }),
  );
}

function chunkOf(file: string, chunks: readonly Chunk[]): Chunk {
  const id = join(import.meta.dirname, file);
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(id));
  if (found === undefined) throw new Error(`${file} is in web/site-map.ts and not in the build.`);
  return found;
}

function withImports(begun: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(begun);
  // A set grows while it is walked, and is walked to its end.
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk !== undefined) found.add(chunk);
    }
  }
  return [...found];
}
