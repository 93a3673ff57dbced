// Connections that reset, close, close one half, stall and trickle at every phase of every route: the server lives, and lets them go.

import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, type TestContext, test } from "node:test";
import type { EdgeOrder } from "../../testing/connections/edge-instance.ts";
import { type Edge, startEdge } from "../../testing/connections/edge-process.ts";
import { misbehave } from "../../testing/connections/misbehave.ts";
import { startFaultProxy } from "../../testing/fault-proxy.ts";
import { IS_WHOLE_PROOF, recordProof } from "../../testing/proof/record-proof.ts";
import { cloneTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { fillTemplate } from "../../testing/world.ts";
import { connectPool, endPool } from "../database/connect.ts";
import {
  ACTS,
  type Act,
  type Errand,
  LINGERING,
  ODD_ERRANDS,
  PHASES,
  type Phase,
} from "./connections-corpus.ts";

/** Resets are a race with the server's own writing: `npm run proof -- connections` runs each of them so often. */
const ROUNDS = IS_WHOLE_PROOF ? 20 : 1;
/** Short, so that nobody waits: what a slow client is given in the product is in docs/settings.md. */
const IMPATIENT = {
  SLOW_CLIENT_SECONDS: "1",
  SLOW_CLIENT_BYTES_PER_SECOND: "20000000",
  KEEP_ALIVE_SECONDS: "1",
};
const PATIENT = { SLOW_CLIENT_SECONDS: "600" };
const MODES: Readonly<Record<string, Record<string, string>>> = {
  development: {},
  production: {
    NODE_ENV: "production",
    ALLOW_SANDBOX: "files,scan,mail,card-payments",
    PUBLIC_URL: "https://portal.example.com.au",
  },
};
const WAYS = ["directly", "through a proxy"] as const;
type Way = (typeof WAYS)[number];

const folder = mkdtempSync(join(tmpdir(), "bondline-connections-"));
let database: TestDatabase;
const count = { cases: 0, broken: 0, caught: 0 };

before(async () => {
  database = await cloneTestDatabase(fillTemplate);
  await withoutLivingAccounts(database.ownerUrl);
  mkdirSync(join(folder, "client"));
  writeFileSync(join(folder, "client", "index.html"), "<!doctype html><head></head>");
});
after(async () => {
  recordProof("connections", count);
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Production serves no database in which the cast can sign in. */
async function withoutLivingAccounts(ownerUrl: string): Promise<void> {
  const owner = connectPool({ connectionString: ownerUrl, connectionsMax: 1 });
  await owner.query(
    "begin; select begin_system_work('Test', now()); update account set status = 'DELETED'; commit",
  );
  await endPool(owner);
}

for (const [mode, environment] of Object.entries(MODES))
  describe(mode, () => {
    let edge: Edge;
    before(async () => {
      edge = await startEdge(orderOf(environment));
    });
    after(() => edge.stop());

    for (const way of WAYS)
      test(`the server lives and lets go, ${way}`, async (context) => {
        assert.ok(edge.errands.length >= 18, JSON.stringify(edge.errands));
        const port = await portOf(context, edge, way);
        const lingering: Socket[] = [];
        for (const errands of inGroups([...edge.errands, ...ODD_ERRANDS])) {
          for (let round = 0; round < ROUNDS; round += 1) {
            const acts = round === 0 ? ACTS : ACTS.filter((act) => !LINGERING.has(act));
            const tried = errands.map((errand) => tryAll(port, errand, acts));
            lingering.push(...(await Promise.all(tried)).flat());
          }
          assert.equal(edge.gone.aborted, false, `ended by one of ${JSON.stringify(errands)}`);
        }
        await edge.letsGo();
        for (const socket of lingering) socket.destroy();
      });
  });

test("without the listener of refused upgrades a reset ends the server, which is noticed", async () => {
  count.broken += 1;
  const edge = await startEdge({ ...orderOf({}), isUpgradeUnguarded: true }, { isQuiet: true });
  const port = Number(new URL(edge.url).port);
  const refused = ODD_ERRANDS.find(({ path }) => path === "/elsewhere");
  assert.ok(refused);
  for (let at = 0; at < 100 && !edge.gone.aborted; at += 1) await tryAll(port, refused, ["reset"]);
  assert.equal(edge.gone.aborted, true);
  count.caught += 1;
  await edge.stop();
});

test("more connections than there may be are closed at once, and there is room again when others leave", async () => {
  const edge = await startEdge(orderOf({ ...PATIENT, CONNECTIONS_MAX: "10" }));
  const port = Number(new URL(edge.url).port);
  const errand = { method: "GET", path: "/live" };
  const silent = { errand, phase: "before the request", act: "stall" } as const;
  const first = await Promise.all(Array.from({ length: 10 }, () => misbehave(port, silent)));
  const more = await misbehave(port, silent);
  if (!more.closed) await Promise.race([once(more.resume(), "end"), once(more, "close")]);
  for (const socket of first) assert.equal(socket.closed, false);
  for (const socket of [...first, more]) socket.destroy();
  await edge.letsGo();
  assert.equal((await fetch(`${edge.url}/live`)).status, 200);
  await edge.stop();
});

async function portOf(context: TestContext, edge: Edge, way: Way): Promise<number> {
  if (way === "directly") return Number(new URL(edge.url).port);
  const proxy = await startFaultProxy(edge.url);
  context.after(() => proxy.stop());
  return proxy.port;
}

/** So many at a time that the server is busy, and so few that one which ends it is found. */
function inGroups(errands: readonly Errand[]): Errand[][] {
  return Object.values(Object.groupBy(errands.entries(), ([at]) => Math.floor(at / 8))).map((group = []) =>
    group.map(([, errand]) => errand),
  );
}

/** All phases of one errand at once; answers the connections that the server has to let go. */
async function tryAll(port: number, errand: Errand, acts: readonly Act[]): Promise<Socket[]> {
  const trials = PHASES.flatMap((phase) => acts.map((act) => ({ phase, act })));
  count.cases += trials.length;
  const begun = trials.map(async (trial: { phase: Phase; act: Act }) => {
    const socket = await misbehave(port, { errand, ...trial });
    return LINGERING.has(trial.act) ? [socket] : [];
  });
  return (await Promise.all(begun)).flat();
}

function orderOf(environment: Record<string, string>): EdgeOrder {
  return {
    ownerUrl: database.ownerUrl,
    folder: mkdtempSync(join(folder, "data-")),
    clientFolder: join(folder, "client"),
    environment: { ...IMPATIENT, ...environment },
  };
}
