// A job of billing in a process of its own, over the bench's database: how long it and the processors took, and the most memory that it held.

import { performance } from "node:perf_hooks";
import { asBankStatementId } from "@bondline/domain/ids.ts";
import { addressForRole } from "../../server/database/connect.ts";
import { checkBankStatement } from "../../server/modules/money/bank-statements/check-bank-statement.ts";
import { invoicePeriods } from "../../server/modules/money/subscriptions/period-invoice-jobs.ts";
import { chargePeriods } from "../../server/modules/money/subscriptions/subscription-jobs.ts";
import { appOver } from "./app-over.ts";
import { benchSettings } from "./bench-settings.ts";
import { processorTime } from "./processor-time.ts";

const url = process.env.BENCH_DATABASE ?? "";
const statement = process.env.BENCH_STATEMENT;
const { app, end } = await appOver(
  addressForRole(url, "bondline_app", benchSettings().secrets.databaseAppPassword),
);
const worked = await processorTime(app.pool);
const startedAt = performance.now();
if (statement === undefined)
  await (process.env.BENCH_PAID_BY === "CARD" ? chargePeriods : invoicePeriods)(app);
else await checkBankStatement(app, { bankStatementId: asBankStatementId(statement) });
const milliseconds = performance.now() - startedAt;
const processorMilliseconds = worked();
await end();
process.send?.({ milliseconds, processorMilliseconds, kilobytes: process.resourceUsage().maxRSS });
process.disconnect?.();
