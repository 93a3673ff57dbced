// The documents behind the cost of a month, as other pages open them: its code comes when it is opened.

import { lazy } from "react";

export const MonthCosts = lazy(async () => ({
  default: (await import("../report-month-costs.tsx")).CostsOfMonth,
}));
