// Notifies the operator what went wrong in a browser. Nothing is sent unless an address is configured.

import type { Failure } from "../api/failure.ts";
import { anyPath, PATH_NAMES } from "../paths.ts";
import type { Configuration } from "./configuration.ts";

export type ErrorReport = {
  /** What was being done: the name of a mutation, or where the error came up. */
  readonly during: string;
  readonly code: string;
  /** The server's own reference of the same error, by which its log is searched. */
  readonly reference?: string | undefined;
  /** Where in our code; messages are left out, since they may hold what a person typed. */
  readonly frames?: readonly string[];
};

type Target = Pick<Configuration, "buildNumber" | "errorReportingUrl">;

/** A page that fails in a loop says so a few times, not for ever. */
const REPORTS_MAX = 20;
const FRAMES_MAX = 20;

/**
 * What may leave the page, as patterns: whatever is shaped otherwise may have been typed by a person, or be somebody
 * else's, and is left out. A message, an address with its ids and codes, and the text of a program never leave.
 */
const ERROR_NAME = /^[A-Z][A-Za-z]{0,49}$/;
const REFERENCE = /^[0-9A-Z]{1,8}(-[0-9A-Z]{1,8}){0,3}$/;
const FUNCTION_NAME = /^[\w$.<>]{1,80}$/;
/** As Chromium writes a frame, and as Firefox and Safari do. */
const FRAMES = [
  /^\s*at (?:(?:async )?(?:new )?(?<name>\S+) (?:\[as \S+\] )?\()?(?<url>https?:\/\/\S+?):(?<place>\d+:\d+)\)?$/,
  /^(?<name>[^@\s]*)@(?<url>https?:\/\/\S+?):(?<place>\d+:\d+)$/,
];
const OUR_CODE = /^\/[\w./@-]+\.[cm]?[jt]sx?$/;
/** The first words of our addresses; of `/` there is none. */
const AREAS = new Set(PATH_NAMES.map((name) => anyPath(name, (part) => part).split("/")[1] ?? ""));

const held: { target: Target | undefined; sent: number } = { target: undefined, sent: 0 };

export function startErrorReporting(target: Target, page: Window = window): () => void {
  held.target = target;
  held.sent = 0;
  const onError = ({ error }: ErrorEvent) => reportThrown("page", error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportThrown("promise", reason);
  page.addEventListener("error", onError);
  page.addEventListener("unhandledrejection", onRejection);
  return () => {
    held.target = undefined;
    page.removeEventListener("error", onError);
    page.removeEventListener("unhandledrejection", onRejection);
  };
}

export function reportError(report: ErrorReport): void {
  const { target } = held;
  if (target?.errorReportingUrl === undefined || held.sent >= REPORTS_MAX) return;
  held.sent += 1;
  // Plain text needs no leave of another origin, and a beacon outlives the page that broke.
  navigator.sendBeacon(
    target.errorReportingUrl,
    JSON.stringify({ ...report, area: areaOf(window.location.pathname), buildNumber: target.buildNumber }),
  );
}

export function reportFailure(during: string, { code, extensions }: Failure): void {
  const { reference } = extensions;
  const isReference = typeof reference === "string" && REFERENCE.test(reference);
  reportError({ during, code, ...(isReference && { reference }) });
}

export function reportThrown(during: string, thrown: unknown): void {
  const isError = thrown instanceof Error;
  reportError({
    during,
    code: isError ? nameOf(thrown) : typeof thrown,
    frames: isError ? framesOf(thrown) : [],
  });
}

/** Addresses hold ids and invitation codes; their first word does not, where it is one of ours. */
function areaOf(pathname: string): string {
  const [, first = ""] = pathname.split("/");
  return AREAS.has(first) ? `/${first}` : "elsewhere";
}

/** Anybody may name an error as they like. */
function nameOf({ name }: Error): string {
  return ERROR_NAME.test(name) ? name : "Error";
}

/** A stack begins with the message in some browsers, which may look like a frame itself; only our own files are told. */
function framesOf({ stack = "", message }: Error): string[] {
  return stack
    .replace(message, "")
    .split("\n")
    .flatMap((line) => frameIn(line) ?? [])
    .slice(0, FRAMES_MAX);
}

function frameIn(line: string): string | undefined {
  const found = FRAMES.map((frame) => frame.exec(line.trimEnd())?.groups).find(
    (groups) => groups !== undefined,
  );
  if (found === undefined || !URL.canParse(found.url ?? "")) return undefined;
  const { origin, pathname } = new URL(found.url ?? "");
  if (origin !== window.location.origin || !OUR_CODE.test(pathname)) return undefined;
  const name = FUNCTION_NAME.test(found.name ?? "") ? `${found.name} ` : "";
  return `${name}${pathname}:${found.place}`;
}
