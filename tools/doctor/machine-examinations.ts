// What the doctor looks at on the machine itself: Node, dependencies, disk, browser, and what the program knows of the years ahead.
import fs from "node:fs";
import path from "node:path";
import { holidayWarnings } from "../../domain/values/time/business-days.ts";
import { DEFAULT_ZONE, dayAt } from "../../domain/values/time/business-time.ts";
import { instant } from "../../domain/values/time/instant.ts";
import type { PlainDate } from "../../domain/values/time/plain-date.ts";
import { installedBrowser } from "../browser.ts";
import { dependenciesMatch } from "../set-up/dependencies.mjs";
import { projectNode } from "../set-up/node-binary.mjs";
import { unexpectedEnds } from "../set-up/running-instance.mjs";
import type { Examination, Trouble } from "./examination.ts";

const FREE_BYTES_WANTED = 1_000_000_000n;
const GIGABYTE = 1_000_000_000;

export function machineExaminations(root: string): Examination[] {
  return [
    { title: "the project's own Node", look: () => nodeTrouble(process.version) },
    { title: "dependencies are those of package-lock.json", look: () => dependencyTrouble(root) },
    { title: "space on the disk", look: () => diskTrouble(root, FREE_BYTES_WANTED) },
    { title: "a server that goes on by itself", look: () => unexpectedEndTrouble(unexpectedEnds()) },
    { title: "public holidays a year ahead", look: () => holidayTrouble(today()) },
    { title: "a browser for the stories", look: () => browserTrouble(installedBrowser()) },
  ];
}

export function nodeTrouble(version: string): Trouble[] {
  projectNode();
  if (/^v26\./.test(version)) return [];
  return [
    {
      what: `This runs under Node ${version}, not under the Node 26 that the project brings.`,
      why: "Older ones cannot run the server's TypeScript.",
      mend: 'Start through npm, as in "npm run doctor".',
    },
  ];
}

export function dependencyTrouble(root: string): Trouble[] {
  if (dependenciesMatch(root)) return [];
  return [
    {
      what: "node_modules is not what package-lock.json names.",
      why: "What runs here is not what was tested.",
      mend: "npm ci",
    },
  ];
}

/** The folder may not be there yet; then its nearest parent reports the same disk. */
export function diskTrouble(folder: string, bytesWanted: bigint): Trouble[] {
  const { bavail, bsize } = fs.statfsSync(nearestExisting(folder), { bigint: true });
  const free = bavail * bsize;
  if (free >= bytesWanted) return [];
  return [
    {
      what: `The disk that holds ${folder} has ${(Number(free) / GIGABYTE).toFixed(2)} GB left.`,
      why: "PostgreSQL stops when the disk is full.",
      mend: "Free some space, or name a folder on another disk in BONDLINE_DATA.",
    },
  ];
}

/** Of the running start alone; `ends` are instants as text. */
export function unexpectedEndTrouble(ends: readonly string[]): Trouble[] {
  if (ends.length === 0) return [];
  return [
    {
      what: `The server has ended unexpectedly and was started again, ${ends.length === 1 ? "once" : `${ends.length} times`}, last at ${ends.at(-1)}.`,
      why: "Whoever was at work had to wait, and after eight times within ten minutes it stays down.",
      mend: "Look in its log for the line of level 60 (fatal), or for what else ended it.",
    },
  ];
}

export function browserTrouble(found: string | undefined): Trouble[] {
  if (found !== undefined) return [];
  return [
    {
      what: "No Chrome or Chromium was found.",
      why: "The browser stories of npm test cannot run.",
      mend: "Install one (on Debian: apt-get install chromium), or name its program in BONDLINE_BROWSER.",
    },
  ];
}

function nearestExisting(folder: string): string {
  return fs.existsSync(folder) ? folder : nearestExisting(path.dirname(folder));
}

export function holidayTrouble(on: PlainDate): Trouble[] {
  return holidayWarnings(on).map((what) => ({
    what,
    why: "Reminders and statutory dates count business days; beyond that day only weekends are left out.",
    mend: "Take up a release that knows them, or add them in domain/values/reference-data/public-holidays.ts.",
  }));
}

function today(): PlainDate {
  return dayAt(instant(new Date().toISOString()), DEFAULT_ZONE);
}
