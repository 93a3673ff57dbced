// Finds a Chrome or Chromium for the browser stories, and the flags it is always started with.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Chromium loads both for each window, behind an address bar that nobody sees: two pages more than are looked at. */
const ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];
/** What Playwright switches off: of several such flags a browser goes by the last. */
const OF_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Flags that keep the browser quiet and off the network; root may not use its sandbox. */
export const BROWSER_FLAGS: readonly string[] = [
  `--disable-features=${[...OF_PLAYWRIGHT, ...ADDRESS_BAR].join(",")}`,
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];

/** Its message is for the person at the keyboard. */
export class BrowserMissing extends Error {
  override readonly name = "BrowserMissing";
}

const NAMES_ON_PATH = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ["/usr/bin", "/usr/local/bin", "/opt/google/chrome", "/snap/bin"].flatMap((folder) =>
    NAMES_ON_PATH.map((name) => path.join(folder, name)),
  ),
  darwin: ["", process.env.HOME ?? ""].flatMap((home) => [
    `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
  ]),
  win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, "Google", "Chrome", "Application", "chrome.exe")),
};

/** The path of an installed browser. Root on a Debian without one gets Chromium installed. */
export async function findBrowser(): Promise<string> {
  const found = installedBrowser();
  if (found !== undefined) return found;
  if (mayInstall()) installChromium();
  const installed = installedBrowser();
  if (installed !== undefined) return installed;
  throw new BrowserMissing(
    "The browser stories need Chrome or Chromium, and none was found: install one, or name its program in BONDLINE_BROWSER.",
  );
}

/** The browser named in BONDLINE_BROWSER, else one in its usual place or on the path. */
export function installedBrowser(): string | undefined {
  const named = process.env.BONDLINE_BROWSER;
  if (named !== undefined && named !== "") {
    if (fs.existsSync(named)) return named;
    throw new BrowserMissing(`BONDLINE_BROWSER names ${named}, which is not there: correct it or unset it.`);
  }
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  const onPath = folders.flatMap((folder) => NAMES_ON_PATH.map((name) => path.join(folder, name)));
  return [...(PLACES[process.platform] ?? []), ...onPath].find((place) => fs.existsSync(place));
}

function mayInstall(): boolean {
  return process.platform === "linux" && process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get");
}

function installChromium(): void {
  process.stderr.write("Installing Chromium for the browser stories ...\n");
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const steps = [["update"], ["install", "-y", "--no-install-recommends", "chromium"]];
  for (const args of steps)
    spawnSync("apt-get", args, { stdio: ["ignore", "inherit", "inherit"], env: environment });
}
