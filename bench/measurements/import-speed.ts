// How fast a register becomes documents, beside COPY of the same rows into the same tables with their history; what memory it takes; and what other people's lists have of it.

import { fork } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { ImportJobId } from "@bondline/domain/ids.ts";
import { addressForRole, connectOnce } from "../../server/database/connect.ts";
import { checkImport } from "../../server/modules/documents/imports/check-import.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import {
  copyRegisterIn,
  copyRegisterOut,
  forgetRegister,
  type Owner,
  putRegister,
  startRegister,
  takeRegisterAway,
  workOfRegister,
} from "../data/registers.ts";
import { organisationId, tokenOf } from "../data/sizes.ts";
import { quantile, type Spread, spreadOf } from "../load/samples.ts";
import { appOver } from "../servers/app-over.ts";
import { benchSettings } from "../servers/bench-settings.ts";
import { graphqlRequest, LIST_QUERY } from "./queries.ts";

export type ImportSpeed = {
  rows: number;
  /** Rows a second as a share of COPY's, in the same round. */
  ofCopy: Spread;
  perSecond: Spread;
  /** Rows a second of the dry run. */
  checkedPerSecond: Spread;
  /** The most that the process held, and with a fifth of the rows. */
  megabytes: number;
  megabytesOfFifth: number;
  /** Time of somebody else's list page while the product imports, to the same page alone. */
  listRatio: Spread;
};

type Run = {
  importJobId: ImportJobId;
  checkMilliseconds: number;
  runMilliseconds: number;
  kilobytes: number;
};
type Round = Run & { copyMilliseconds: number };

/** The register is that of `organisation`. */
type Asked = { ownerUrl: string; productUrl: string; organisation: number; rows: number };
type Scene = Asked & { owner: Owner; folder: string };

/** Who looks at a list meanwhile. */
const BYSTANDER = 1;
const FIFTH = 5;

export async function importSpeed(asked: Asked, { rounds }: { rounds: number }): Promise<ImportSpeed> {
  const { ownerUrl, rows } = asked;
  const owner = connectOnce(ownerUrl);
  await owner.connect();
  const folder = await mkdtemp(join(tmpdir(), "bondline-bench-import-"));
  // The database writes there as a user of its own.
  await chmod(folder, 0o777);
  const scene = { ...asked, owner, folder };
  try {
    const fifth = await importOnce({ ...scene, rows: Math.ceil(rows / FIFTH) });
    await forgetRegister(owner, fifth.importJobId);
    const found: Round[] = [];
    const listRatios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      found.push(await oneRound(scene));
      listRatios.push(await besideImport(scene));
    }
    const perSecond = (milliseconds: (round: Round) => number) =>
      spreadOf(found.map((round) => (1_000 * rows) / milliseconds(round)));
    return {
      rows,
      ofCopy: spreadOf(found.map((round) => round.copyMilliseconds / round.runMilliseconds)),
      perSecond: perSecond(({ runMilliseconds }) => runMilliseconds),
      checkedPerSecond: perSecond(({ checkMilliseconds }) => checkMilliseconds),
      megabytes: Math.max(...found.map(({ kilobytes }) => kilobytes)) / 1_024,
      megabytesOfFifth: fifth.kilobytes / 1_024,
      listRatio: spreadOf(listRatios),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await owner.end();
  }
}

async function oneRound(scene: Scene): Promise<Round> {
  const { owner, folder } = scene;
  const run = await importOnce(scene);
  await copyRegisterOut(owner, run.importJobId, folder);
  await takeRegisterAway(owner, run.importJobId);
  const startedAt = performance.now();
  await copyRegisterIn(owner, folder);
  const copyMilliseconds = performance.now() - startedAt;
  await forgetRegister(owner, run.importJobId);
  return { ...run, copyMilliseconds };
}

async function importOnce({ ownerUrl, organisation, rows }: Asked): Promise<Run> {
  const file = join(import.meta.dirname, "..", "servers", "import-job.ts");
  const register = JSON.stringify({ organisation, rows });
  const env = { ...process.env, BENCH_DATABASE: ownerUrl, BENCH_REGISTER: register, NODE_ENV: "production" };
  const child = fork(file, { env });
  const [said] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (typeof said !== "object" || said === null) throw new Error("The import ended before it was done.");
  return said as Run;
}

const ALONE_TIMES = 100;

/** The product itself does the work, as it is shipped: its jobs share a process with whoever asks for a list. */
async function besideImport({ owner, ownerUrl, productUrl, organisation, rows }: Scene): Promise<number> {
  const { app, end } = await appOver(
    addressForRole(ownerUrl, "bondline_app", benchSettings().secrets.databaseAppPassword),
  );
  const id = await putRegister({ app, owner }, { organisation, rows });
  const work = workOfRegister(id, organisation);
  try {
    await checkImport(app, work);
    await startRegister(owner, id);
    const before = await listTimes(productUrl, (times) => times < ALONE_TIMES);
    await runTransaction(app, { token: tokenOf(organisation) }, (tx) => tx.enqueue("run-import", work));
    let isDone = false;
    const ended = untilImported(owner, id).then(() => {
      isDone = true;
    });
    const beside = await listTimes(productUrl, () => !isDone);
    await ended;
    const after = await listTimes(productUrl, (times) => times < ALONE_TIMES);
    return middleOf(beside) / middleOf([...before, ...after]);
  } finally {
    await end();
    await forgetRegister(owner, id);
  }
}

const LOOKS_EVERY_MILLISECONDS = 50;
const LOOKS = 6_000;

async function untilImported(owner: Owner, id: ImportJobId): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { rows } = await owner.query<{ stage: string }>("select stage from import_job where id = $1", [id]);
    if (rows[0]?.stage === "COMPLETE") return;
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MILLISECONDS));
  }
  throw new Error("The product has not imported the register.");
}

async function listTimes(url: string, goesOn: (times: number) => boolean): Promise<number[]> {
  const variables = { organisationId: organisationId(BYSTANDER), first: 25 };
  const { path, headers, body } = graphqlRequest(tokenOf(BYSTANDER), LIST_QUERY, variables);
  const sent = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body };
  const times: number[] = [];
  do {
    const startedAt = performance.now();
    const answer = await (await fetch(url + path, sent)).text();
    times.push(performance.now() - startedAt);
    if (!answer.includes("referenceNumber")) throw new Error(`The bystander was told ${answer}.`);
  } while (goesOn(times.length));
  return times;
}

function middleOf(times: readonly number[]): number {
  return quantile(
    [...times].sort((one, other) => one - other),
    0.5,
  );
}
