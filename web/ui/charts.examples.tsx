// Bars beneath one another, columns by month, and a chart with its key, its table and itself as a picture.

import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { BarChart } from "./bar-chart.tsx";
import { ChartCard } from "./chart-card.tsx";
import { ChartTable } from "./chart-table.tsx";
import { ColumnChart } from "./column-chart.tsx";
import type { ExampleSet } from "./example.tsx";
import { StepChart } from "./step-chart.tsx";

const SERIES = [
  { name: "Established", look: 1 },
  { name: "Projected", look: "projected" },
] as const;
const KINDS = [
  { name: "Bank Guarantee", look: 1 },
  { name: "Surety Bond", look: 2 },
  { name: "Cash Security", look: 3 },
  { name: "Lease Bond", look: 4 },
  { name: "Projected", look: "projected" },
] as const;
const MONTHS = ["Dec", "Jan 27", "Feb", "Mar", "Apr", "May"].map((short, at) => ({
  id: short,
  name: short,
  short,
  amount: "$1,200,000.00",
  apart: at % 2 === 0 ? "$300,000.00 projected" : undefined,
  note: "4 documents",
  parts: [(at + 1) * 20_000_000, at * 9_000_000, 8_000_000, 6_000_000, at % 2 === 0 ? 30_000_000 : 0],
  href: "#month",
}));

export const EXAMPLES: ExampleSet = {
  title: "Charts",
  examples: {
    "Bars with a limit": (
      <BarChart
        label="Facility use"
        series={SERIES}
        bars={[
          {
            id: "m",
            name: "Macquarie guarantee facility of Lachlan Civil and its subsidiaries",
            amount: "$3,412,500.00",
            apart: "$640,000.00 projected",
            note: "6 documents, of $5,000,000.00",
            parts: [341_250_000, 64_000_000],
            limit: 500_000_000,
            href: "#m",
          },
          {
            id: "s",
            name: "Southern Cross",
            amount: "$1,680,000.00",
            parts: [168_000_000, 0],
            onOpen: () => {},
          },
        ]}
      />
    ),
    "Months by kind": <ColumnChart label="By month of expiry" series={KINDS} bars={MONTHS} />,
    "With its table": (
      <ChartCard
        heading="By bank"
        sentence="Lachlan Civil, 20/11/2026"
        series={SERIES}
        table={
          <ChartTable
            label="By bank"
            heads={["Bank", "Established"]}
            rows={[{ id: "w", name: "Westpac", cells: [{ text: "$420,000.00", href: "#w" }] }]}
          />
        }
      >
        {() => (
          <BarChart
            label="By bank"
            series={SERIES}
            bars={[{ id: "w", name: "Westpac", amount: "$420,000.00", parts: [42_000_000, 0], href: "#w" }]}
          />
        )}
      </ChartCard>
    ),
    "Steps against a limit": (
      <StepChart
        label="Exposure"
        from={plainDate("2026-11-20")}
        to={plainDate("2027-11-20")}
        today={plainDate("2026-11-20")}
        steps={[
          { day: plainDate("2026-11-20"), solid: 80_000_000, dense: 20_000_000, light: 0, limit: 90_000_000 },
          {
            day: plainDate("2027-03-01"),
            solid: 40_000_000,
            dense: 20_000_000,
            light: 10_000_000,
            limit: 90_000_000,
          },
        ]}
        textOf={({ day }) => day}
        callouts={[{ day: plainDate("2026-11-20"), amount: "$100,000.00 over", isHard: true }]}
        whatIf={{
          label: "Comes back on",
          day: plainDate("2027-06-01"),
          min: plainDate("2026-11-20"),
          max: plainDate("2027-11-20"),
          onDay: () => {},
          steps: [
            {
              day: plainDate("2026-11-20"),
              solid: 80_000_000,
              dense: 20_000_000,
              light: 0,
              limit: 90_000_000,
            },
          ],
        }}
        words={{ limit: "Limit", today: "Today" }}
      />
    ),
  },
  wide: ["Months by kind", "Steps against a limit"],
};
