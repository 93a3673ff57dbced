// The job that reminds of expiries, over the bench's database in a process of its own: says how long it took and the most memory that it held.

import { performance } from "node:perf_hooks";
import { addressForRole } from "../../server/database/connect.ts";
import { giveExpiryNotices } from "../../server/modules/records/alerts/expiry-notice-jobs.ts";
import { appOver } from "./app-over.ts";
import { benchSettings } from "./bench-settings.ts";

const url = process.env.BENCH_DATABASE ?? "";
const { app, end } = await appOver(
  addressForRole(url, "bondline_app", benchSettings().secrets.databaseAppPassword),
);
const startedAt = performance.now();
await giveExpiryNotices(app);
const milliseconds = performance.now() - startedAt;
await end();
process.send?.({ milliseconds, kilobytes: process.resourceUsage().maxRSS });
process.disconnect?.();
