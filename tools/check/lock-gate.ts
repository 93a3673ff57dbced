// The gate on package-lock.json: npm refuses to install from a lock file that does not agree with the package files,
// and leaves other platforms without their programs when it does not name them.
import fs from "node:fs";
import path from "node:path";
import type { Gate } from "./gate.ts";

type Dependencies = Record<string, string>;

interface Package {
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  optionalDependencies?: Dependencies;
}

const KINDS = ["dependencies", "devDependencies", "optionalDependencies"] as const;

export const LOCK_GATE: Gate = {
  name: "package-lock.json agrees with the package files",
  findings: lockFindings,
};

export function lockFindings(root: string): string[] {
  const { packages } = readJson<{ packages: Record<string, Package> }>(path.join(root, "package-lock.json"));
  const own = Object.keys(packages).filter((place) => !place.includes("node_modules/"));
  return [...own.flatMap((place) => disagreements(root, place, packages)), ...platformsLeftOut(packages)];
}

function disagreements(root: string, place: string, packages: Record<string, Package>): string[] {
  const file = path.posix.join(place, "package.json");
  const written = readJson<Package>(path.join(root, file));
  return KINDS.filter((kind) => sorted(written[kind]) !== sorted(packages[place]?.[kind])).map(
    (kind) => `${file}: its ${kind} are not those of package-lock.json: run "npm install" and commit both`,
  );
}

function platformsLeftOut(packages: Record<string, Package>): string[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isNamed(name, place, packages))
      .map(
        (name) =>
          `package-lock.json: ${name}, which ${place || "the project"} may need elsewhere, is left out; npm ci will refuse it`,
      ),
  );
}

/** In the package's own node_modules, or in one of those above it. */
function isNamed(name: string, place: string, packages: Record<string, Package>): boolean {
  if (`${place === "" ? "" : `${place}/`}node_modules/${name}` in packages) return true;
  if (place === "") return false;
  const above = place.lastIndexOf("/node_modules/");
  return isNamed(name, above < 0 ? "" : place.slice(0, above), packages);
}

function sorted(dependencies: Dependencies = {}): string {
  return JSON.stringify(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readJson<Content>(file: string): Content {
  return JSON.parse(fs.readFileSync(file, "utf8"));
}
