// A gate on exports of the domain: one that no other file imports is not exported. The gate on what is unused passes over what its own file uses.

import fs from "node:fs";
import path from "node:path";
import { type EcmaScriptModule, parseSync } from "oxc-parser";
import type { Gate } from "./gate.ts";
import { readSourceFiles, type SourceFile } from "./source-files.ts";

const CODE = /\.(ts|tsx|mjs)$/;
const DOMAIN = /^domain\//;
/** How a name of the domain is reached: by the package's name, or by a path within it. */
const NAMES_DOMAIN = /@bondline\/domain\/|domain\//;
const BY_TYPE = /\bimport\("([^"]+)"\)/g;
/** Kept for tests, or read by the code generator: said above the export. */
const MARKED = /@(internal|fragment)\b[^/]*\*\/\s*$/;

/** Generated, and so no file that people wrote, but a user like others. */
const ROWS = "server/database/generated/rows.ts";

export const DOMAIN_EXPORTS_GATE: Gate = {
  name: "exports of the domain have users",
  findings: (root) => {
    const rows = { path: ROWS, text: fs.readFileSync(path.join(root, ROWS), "utf8") };
    return lonelyExports([...readSourceFiles(root), rows]);
  },
};

type Exported = { name: string; start: number };

export function lonelyExports(files: readonly SourceFile[]): string[] {
  const looked = files
    .filter(({ path: file, text }) => CODE.test(file) && (DOMAIN.test(file) || NAMES_DOMAIN.test(text)))
    .map((file) => ({ ...file, module: parseSync(file.path, file.text).module }));
  const used = new Set(looked.flatMap((file) => usedIn(file, file.module)));
  return looked
    .filter(({ path: file }) => DOMAIN.test(file) && !used.has(`${file}#*`))
    .flatMap(({ path: file, text, module }) =>
      exportedBy(module)
        .filter(({ name, start }) => !used.has(`${file}#${name}`) && !MARKED.test(text.slice(0, start)))
        .map(({ name }) => `${file} exports ${name}, which no other file imports: take "export" away.`),
    );
}

/** What a file declares and exports at once; names that it passes on are its users' affair. */
function exportedBy({ staticExports }: EcmaScriptModule): Exported[] {
  return staticExports.flatMap(({ start, entries }) =>
    entries
      .filter(({ moduleRequest }) => moduleRequest === null)
      .map(({ exportName }) => ({ name: exportName.name ?? "default", start })),
  );
}

/** "domain/a.ts#name", or "domain/a.ts#*" where a file is had as a whole. */
function usedIn({ path: from, text }: SourceFile, module: EcmaScriptModule): string[] {
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => [moduleRequest.value, importName.name ?? "*"] as const),
  );
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest === null ? [] : [[moduleRequest.value, importName.name ?? "*"] as const],
    ),
  );
  const byType = [...text.matchAll(BY_TYPE)].map(([, name = ""]) => [name, "*"] as const);
  return [...imported, ...passedOn, ...byType].map(([name, what]) => `${placeOf(name, from)}#${what}`);
}

function placeOf(name: string, from: string): string {
  return name.startsWith(".")
    ? path.posix.join(path.posix.dirname(from), name)
    : name.replace("@bondline/", "");
}
