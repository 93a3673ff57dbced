// Who may know whom: the rooms of ARCHITECTURE.md, kept by reading the imports of every file.
import path from "node:path";
import type { SourceFile } from "./source-files.ts";

interface Direction {
  why: string;
  /** Types alone reach no data; where that is what matters they may be imported. */
  typesMayPass?: true;
  /** The importing file's path, and the path that it imports; each from the root of the project. */
  forbids(from: string, to: string): boolean;
}

export const DIRECTIONS: Direction[] = [
  { why: "domain knows nobody", forbids: (from, to) => room(from) === "domain" && room(to) !== "domain" },
  {
    why: "server and web never know each other: only schema.graphql lies between them",
    forbids: (from, to) => areApart(room(from), room(to)),
  },
  {
    why: "server does not know the tools, the stories or the bench",
    forbids: (from, to) => room(from) === "server" && ["tools", "e2e", "bench"].includes(room(to)),
  },
  {
    why: "what ships does not know what tests it",
    forbids: (from, to) => room(from) === "server" && room(to) === "testing" && !isTest(from),
  },
  {
    why: "web does not know the tools, the stories or the bench",
    forbids: (from, to) => room(from) === "web" && ["tools", "e2e", "bench"].includes(room(to)),
  },
  {
    why: "a store is reached only by its own module, so that every path asks the policy",
    typesMayPass: true,
    forbids: (from, to) => isStore(to) && !isTesting(from) && recordOf(from) !== recordOf(to),
  },
  {
    why: "a schema or mutations file calls commands, access and reads, never a store",
    typesMayPass: true,
    forbids: (from, to) => isStore(to) && /-(schema|mutations|subscriptions)\.ts$/.test(from),
  },
  {
    why: "another module is entered by its commands, its access or its public.ts",
    forbids: (from, to) => isInModule(to) && isApart(from, to) && !isEntrance(to),
  },
  { why: "ports know no module", forbids: (from, to) => from.startsWith("server/ports/") && isInModule(to) },
  {
    why: "a screen knows another record's screens only by their public folder",
    forbids: (from, to) =>
      isScreen(from) && isScreen(to) && recordOf(from) !== recordOf(to) && !isPublicOfScreen(to),
  },
  {
    why: "the frame knows screens only where the router mounts them",
    forbids: (from, to) =>
      from.startsWith("web/app/") && to.startsWith("web/screens/") && !MOUNTS.has(from) && !isTest(from),
  },
  {
    why: "the kit knows neither screens, nor api, nor app",
    forbids: (from, to) => from.startsWith("web/ui/") && /^web\/(screens|api|app)\//.test(to),
  },
];

/** Each import that goes the wrong way. */
export function wrongImports(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path: file }) => /\.(ts|tsx|mjs)$/.test(file))
    .flatMap((file) => importsOf(file).flatMap((each) => broken(file.path, each)));
}

function broken(from: string, { to, line, typesOnly }: Import): string[] {
  return DIRECTIONS.filter(({ typesMayPass }) => !(typesMayPass && typesOnly))
    .filter(({ forbids }) => forbids(from, to))
    .map(({ why }) => `${from}:${line} imports ${to}: ${why}`);
}

interface Import {
  line: number;
  to: string;
  typesOnly: boolean;
  /** Read when it is asked for, and not with the file. */
  onDemand: boolean;
}

const IMPORT =
  /(?:^|\s)(?:import|export)\b([^"'`;]*?)from\s*["']([^"']+)["']|\bimport\s*\(?\s*["']([^"']+)["']/g;

/** What a file imports of the project itself; packages from outside are no concern of directions. */
export function importsOf({ path: from, text }: SourceFile): Import[] {
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const to = placeOf(from, match[2] ?? match[3] ?? "");
    const line = text.slice(0, match.index + match[0].length).split("\n").length;
    const onDemand = /import\s*\(/.test(match[0]);
    return to === undefined ? [] : [{ line, to, typesOnly: namesTypesOnly(match[1] ?? ""), onDemand }];
  });
}

/** `type { A, B }`, or braces in which every name is marked as a type. */
function namesTypesOnly(clause: string): boolean {
  const names = clause
    .trim()
    .replace(/^\{|\}$/g, "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return (
    /^type\b/.test(clause.trim()) || (names.length > 0 && names.every((name) => name.startsWith("type ")))
  );
}

function placeOf(from: string, named: string): string | undefined {
  if (named.startsWith("@bondline/")) return named.slice("@bondline/".length);
  return named.startsWith(".") ? path.posix.join(path.posix.dirname(from), named) : undefined;
}

function room(file: string): string {
  return file.split("/")[0] ?? "";
}

function areApart(one: string, other: string): boolean {
  return (one === "server" && other === "web") || (one === "web" && other === "server");
}

function isStore(file: string): boolean {
  return isInModule(file) && /-store\.ts$/.test(file);
}

/** Two modules, and no test: a test sets its scene where it likes. */
function isApart(from: string, to: string): boolean {
  return isInModule(from) && recordOf(from) !== recordOf(to) && !isTest(from);
}

function isEntrance(file: string): boolean {
  return /\/commands\/[^/]+\.ts$|-access\.ts$|\/public\.ts$/.test(file);
}

function isInModule(file: string): boolean {
  return file.startsWith("server/modules/");
}

/** Tests and their builders set the scene behind the policy's back; what they show goes through it. */
function isTesting(file: string): boolean {
  return /^(testing|server\/demo)\//.test(file) || isTest(file);
}

/** A test, or the cases of one: what it is run over. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$|-(corpus|contract|testing)\.ts$/.test(file);
}

const RECORD = /^(?:server\/modules|web\/screens|domain(?!\/(?:values|proof)\/))\/[^/]+\/[^/]+(?=\/)/;

/** The folder of a record in its neighbourhood: its module on the server, its screens, its part of the domain. */
export function recordOf(file: string): string | undefined {
  return RECORD.exec(file)?.[0];
}

/** What pages ask before they open, and what their layouts hold round every screen. */
const MOUNTS: ReadonlySet<string> = new Set([
  "web/app/router.tsx",
  "web/app/layout-routes.ts",
  "web/app/signed-in-layout.tsx",
]);

function isScreen(file: string): boolean {
  return recordOf(file)?.startsWith("web/screens/") ?? false;
}

function isPublicOfScreen(file: string): boolean {
  return file.split("/")[4] === "public";
}
