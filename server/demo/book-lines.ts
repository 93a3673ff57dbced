// What the demo's client has had issued through the portal, and what became of it; days are counted from today.

import type { OtherName } from "./book-parties.ts";
import type { FeeSummaryName } from "./cast.ts";

/** Asked for on one day and done on another. */
export type Change = { askedDaysAgo: number; doneDaysAgo: number; reason: string } & (
  | { kind: "REDUCTION"; newAmount: string }
  | { kind: "EXTENSION"; endsIn: number }
  | { kind: "CLAIM"; amount: string }
  | { kind: "RETURN" }
);

export type IssuedLine = {
  beneficiary: OtherName;
  amount: string;
  daysAgo: number;
  endsIn: number;
  /** When the client thought to have it back; behind today it is late. */
  returnIn: number;
  reference: string;
  title: string;
  feeSummary: FeeSummaryName;
  change: Change | null;
};

type LineTerms = { by?: FeeSummaryName; change?: Change };

const issued = (
  beneficiary: OtherName,
  amount: string,
  [daysAgo, endsIn, returnIn]: readonly [number, number, number],
  [reference, title]: readonly [string, string],
  { by = "macquarieCash", change }: LineTerms = {},
): IssuedLine => ({
  beneficiary,
  amount,
  daysAgo,
  endsIn,
  returnIn,
  reference,
  title,
  feeSummary: by,
  change: change ?? null,
});

const BEYOND = { by: "beyondCash" } as const;

/** Each with its contract, its invoice, its payment and its security; of late one a month. */
export const ISSUED: readonly IssuedLine[] = [
  issued("transurban", "210000.00", [1310, -540, -600], ["HC-034", "CityLink tolling bays"], {
    change: { kind: "RETURN", askedDaysAgo: 618, doneDaysAgo: 571, reason: "The defects period is over." },
  }),
  issued("lendlease", "148000.00", [1180, -260, -300], ["HC-038", "Barangaroo steps"], {
    change: {
      kind: "CLAIM",
      askedDaysAgo: 420,
      doneDaysAgo: 396,
      amount: "62000",
      reason: "Treads were replaced by others after two notices.",
    },
  }),
  issued("ausgrid", "176000.00", [1065, 60, 40], ["HC-043", "Surry Hills substation"], {
    by: "beyondCash",
    change: {
      kind: "EXTENSION",
      askedDaysAgo: 410,
      doneDaysAgo: 402,
      endsIn: 420,
      reason: "Commissioning has moved to the next outage.",
    },
  }),
  issued("goodman", "88000.00", [920, -180, -210], ["HC-049", "Oakdale Central hardstand"], {
    change: {
      kind: "RETURN",
      askedDaysAgo: 260,
      doneDaysAgo: 233,
      reason: "Final completion was certified.",
    },
  }),
  issued("airport", "265000.00", [805, 290, 270], ["HC-053", "Seventh Street bridge"], {
    by: "beyondCash",
    change: {
      kind: "REDUCTION",
      askedDaysAgo: 300,
      doneDaysAgo: 288,
      newAmount: "132500",
      reason: "Practical completion halves the security.",
    },
  }),
  issued("wesfarmers", "120000.00", [690, 44, 30], ["HC-058", "Moorebank warehouse slab"], BEYOND),
  issued("wesfarmers", "86000.00", [455, 280, 260], ["HC-066", "Truganina loading docks"], {
    by: "beyondCash",
    change: {
      kind: "CLAIM",
      askedDaysAgo: 60,
      doneDaysAgo: 41,
      amount: "24000",
      reason: "Cracked slab edges, made good by others.",
    },
  }),
  issued("wesfarmers", "54000.00", [240, 490, 470], ["HC-081", "Homebush store car park"], BEYOND),
  issued("stockland", "48000.00", [394, -9, -16], ["HC-069", "Elara oval amenities"], BEYOND),
  issued("goodman", "118000.00", [362, 186, -21], ["HC-071", "Oakdale East lot 3 roads"]),
  issued("ausgrid", "52000.00", [331, 398, 370], ["HC-074", "Alexandria kiosk substations"], BEYOND),
  issued("mirvac", "145000.00", [301, 264, 250], ["HC-077", "Green Square public domain"]),
  issued("stockland", "86500.00", [268, 461, 440], ["HC-080", "Willowdale entry works"], BEYOND),
  issued("lendlease", "310000.00", [239, 491, 470], ["HC-082", "Melrose Park intersection"]),
  issued("sydneyWater", "64000.00", [209, 521, 500], ["HC-084", "Botany outfall repairs"], BEYOND),
  issued("scentre", "22000.00", [178, 917, 900], ["HC-086", "Warringah Mall loading dock"]),
  issued("airport", "228000.00", [146, 584, 560], ["HC-088", "Apron 5 joint sealing"]),
  issued("transurban", "175000.00", [117, 613, 590], ["HC-092", "M5 East drainage"], BEYOND),
  issued("origin", "97500.00", [86, 644, 620], ["HC-094", "Shoalhaven access track"]),
  issued("woolworths", "133000.00", [57, 673, 650], ["HC-096", "Moorebank depot hardstand"]),
];
