// The import of one register in a process of its own: how long its dry run took, how long its rows took to become documents, and the most memory that it held.

import { performance } from "node:perf_hooks";
import { addressForRole, connectOnce } from "../../server/database/connect.ts";
import { checkImport } from "../../server/modules/documents/imports/check-import.ts";
import { runImport } from "../../server/modules/documents/imports/run-import.ts";
import { forgetRegister, putRegister, startRegister, workOfRegister } from "../data/registers.ts";
import { appOver } from "./app-over.ts";
import { benchSettings } from "./bench-settings.ts";

/** So many rows go before, so that code is compiled and statements are planned. */
const WARM_ROWS = 500;

const url = process.env.BENCH_DATABASE ?? "";
const { organisation, rows } = JSON.parse(process.env.BENCH_REGISTER ?? "{}");
const owner = connectOnce(url);
await owner.connect();
const { app, end } = await appOver(
  addressForRole(url, "bondline_app", benchSettings().secrets.databaseAppPassword),
);
await forgetRegister(owner, (await imported(Math.min(WARM_ROWS, rows))).importJobId);
const measured = await imported(rows);
await end();
await owner.end();
process.send?.({ ...measured, kilobytes: process.resourceUsage().maxRSS });
process.disconnect?.();

async function imported(count: number) {
  const importJobId = await putRegister({ app, owner }, { organisation, rows: count });
  const work = workOfRegister(importJobId, organisation);
  const checkMilliseconds = await timeOf(() => checkImport(app, work));
  await startRegister(owner, importJobId);
  const runMilliseconds = await timeOf(() => runImport(app, work));
  return { importJobId, checkMilliseconds, runMilliseconds };
}

async function timeOf(act: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}
