// People at work on a database of their own while a test brings faults about; afterwards all that they were answered is examined.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connectPool, endPool, type Pool } from "../../server/database/connect.ts";
import { readyFields } from "../../server/demo/builders/draft-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { signInAs } from "../../server/demo/sessions.ts";
import { startServer } from "../../server/start-server.ts";
import { startFakeSmtp } from "../fakes/fake-smtp.ts";
import { freePort, testSettings, WORLD_BEGINS } from "../world.ts";
import { gatherEvidence, isQuiet, replay } from "./evidence.ts";
import { faultsIn, repeatedMails } from "./examine.ts";
import type { InstanceOrder } from "./instance.ts";
import { startInstance } from "./instance-process.ts";
import { type Caller, type Load, startLoad } from "./load.ts";
import { type Chance, chanceFrom } from "./seeded.ts";

export type WorkOptions = {
  /** Migrated, with the cast in it. */
  ownerUrl: string;
  seed: number;
  /** Where they send their calls, when it is not the instance itself. */
  publicPort?: number;
};

export type Fixture = {
  /** An instance as it is to be started. */
  order: InstanceOrder;
  load: Load;
  chance: Chance;
};

export type WorkReport = {
  faults: string[];
  commands: number;
  drafts: number;
  mails: number;
  repeatedMails: number;
  cardPayments: number;
  repeats: number;
};

const PEOPLE = 4;
const REPLAYED_MAX = 300;
/** What was in the hands of a killed instance comes back after ten seconds, and is then looked for every five. */
const QUIET_MILLISECONDS_MAX = 60_000;
const CLAIMS_OVER_MILLISECONDS = 10 * 60_000;

/** `act` starts and ends instances as it likes; when it returns, none is left. */
export async function withPeopleAtWork(
  { ownerUrl, seed, publicPort }: WorkOptions,
  act: (fixture: Fixture) => Promise<void>,
): Promise<WorkReport> {
  const folder = mkdtempSync(join(tmpdir(), "bondline-faults-"));
  const sink = await startFakeSmtp();
  const owner = connectPool({ connectionString: ownerUrl, connectionsMax: 2 });
  try {
    const port = await freePort();
    const url = `http://127.0.0.1:${publicPort ?? port}`;
    const environment = {
      PORT: String(port),
      PUBLIC_URL: url,
      SMTP_HOST: "127.0.0.1",
      SMTP_PORT: String(sink.port),
      SMTP_SECURITY: "none",
    };
    const clockAheadMilliseconds = Date.parse(WORLD_BEGINS) - Date.now();
    const order: InstanceOrder = { ownerUrl, folder, environment, clockAheadMilliseconds };
    const chance = chanceFrom(seed);
    const scene = await setScene(order);
    const load = startLoad({ ...scene, url, chance, people: PEOPLE });
    await act({ order, load, chance });
    const aftermath = await endInQuiet(order, load, { url, tokens: scene.tokens, owner });
    const evidence = await gatherEvidence(owner, load, sink);
    return {
      faults: [...faultsIn(evidence), ...aftermath],
      commands: load.journal.length,
      drafts: load.journeys.length,
      mails: evidence.mails.length,
      repeatedMails: repeatedMails(evidence),
      cardPayments: load.journeys.filter(({ paidBy }) => paidBy === "card").length,
      repeats: load.repeats(),
    };
  } finally {
    await endPool(owner);
    await sink.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sessions and the fields of a draft, made by a server of our own that is gone before the first fault. */
async function setScene(order: InstanceOrder) {
  const settings = await testSettings(order.folder, order.environment);
  const clock = { now: () => WORLD_BEGINS };
  const { app, stop } = await startServer({ settings, ownerUrl: order.ownerUrl, clock, logLevel: "silent" });
  const tokens: Record<Caller, string> = {
    applicant: await signInAs(app, "ada"),
    provider: await signInAs(app, "rosa"),
  };
  const fields = { ...readyFields(app) };
  await stop();
  return { tokens, fields, feeSummaryId: idOf("fee summary", "macquarieCash") };
}

type Aftermath = { url: string; tokens: Record<Caller, string>; owner: Pool };

/** One more instance, whose clock is past every claim that a killed process can have left, brings all to its end. */
async function endInQuiet(order: InstanceOrder, load: Load, { url, tokens, owner }: Aftermath) {
  const clockAheadMilliseconds = (order.clockAheadMilliseconds ?? 0) + CLAIMS_OVER_MILLISECONDS;
  const last = startInstance({ ...order, clockAheadMilliseconds });
  await last.ready;
  await load.stop();
  const patience = AbortSignal.timeout(QUIET_MILLISECONDS_MAX);
  while (!patience.aborted && !(await isQuiet(owner))) await pause(200);
  const faults = await replay(load, { url, tokens }, REPLAYED_MAX);
  const exitCode = await last.stop();
  return exitCode === 0 ? faults : [...faults, `the last instance ended with ${exitCode}`];
}
