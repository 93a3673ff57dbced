// The book of the demo's client: four years of guarantees and bonds over four banks and an insurer, days counted from today.

import { BENEFICIARIES, type FeeSummaryName } from "./cast.ts";

type Party = { name: string; abn: string; address: string; state: string; postcode: string };

/** Real public ABNs; what they are said to hold is invented. */
export const OTHERS = {
  ...BENEFICIARIES,
  airport: {
    name: "Sydney Airport Limited",
    abn: "62082578809",
    address: "10 Arrivals Court, Mascot NSW 2020",
    state: "NSW",
    postcode: "2020",
  },
  ausgrid: {
    name: "Ausgrid Operator Partnership",
    abn: "78508211731",
    address: "24 Campbell Street, Haymarket NSW 2000",
    state: "NSW",
    postcode: "2000",
  },
  aurizon: {
    name: "Aurizon Holdings Limited",
    abn: "14146335622",
    address: "900 Ann Street, Fortitude Valley QLD 4006",
    state: "QLD",
    postcode: "4006",
  },
  goodman: {
    name: "Goodman Limited",
    abn: "69000123071",
    address: "1 Hayes Road, Rosebery NSW 2018",
    state: "NSW",
    postcode: "2018",
  },
  lendlease: {
    name: "Lendlease Corporation Limited",
    abn: "32000226228",
    address: "300 Barangaroo Avenue, Sydney NSW 2000",
    state: "NSW",
    postcode: "2000",
  },
  mirvac: {
    name: "Mirvac Limited",
    abn: "92003280699",
    address: "200 George Street, Sydney NSW 2000",
    state: "NSW",
    postcode: "2000",
  },
  origin: {
    name: "Origin Energy Limited",
    abn: "30000051696",
    address: "100 Barangaroo Avenue, Sydney NSW 2000",
    state: "NSW",
    postcode: "2000",
  },
  santos: {
    name: "Santos Limited",
    abn: "80007550923",
    address: "60 Flinders Street, Adelaide SA 5000",
    state: "SA",
    postcode: "5000",
  },
  scentre: {
    name: "Scentre Group Limited",
    abn: "66001671496",
    address: "85 Castlereagh Street, Sydney NSW 2000",
    state: "NSW",
    postcode: "2000",
  },
  stockland: {
    name: "Stockland Corporation Limited",
    abn: "43000181733",
    address: "133 Castlereagh Street, Sydney NSW 2000",
    state: "NSW",
    postcode: "2000",
  },
  sydneyWater: {
    name: "Sydney Water Corporation",
    abn: "49776225038",
    address: "1 Smith Street, Parramatta NSW 2150",
    state: "NSW",
    postcode: "2150",
  },
  transurban: {
    name: "Transurban Limited",
    abn: "96098143410",
    address: "727 Collins Street, Docklands VIC 3008",
    state: "VIC",
    postcode: "3008",
  },
} as const satisfies Record<string, Party>;
type OtherName = keyof typeof OTHERS;

/** Whose paper it is, and which of the client's facilities it is on. */
export const BANKS = {
  westpac: { bankName: "Westpac", prefix: "WBG", line: "westpac", securityType: "PROPERTY", rate: "1.6" },
  macquarie: {
    bankName: "Macquarie Bank Limited",
    prefix: "MBG",
    line: "macquarie",
    securityType: "PROPERTY",
    rate: "2",
  },
  assetinsure: {
    bankName: "Assetinsure",
    prefix: "AIB",
    line: "bonds",
    securityType: "UNSECURED",
    rate: "1.9",
  },
  nab: { bankName: "NAB", prefix: "NB", line: null, securityType: "CASH", rate: "2.4" },
} as const;
export type LineName = "westpac" | "macquarie" | "bonds";

type Purpose =
  | "CONSTRUCTION_SECURITY"
  | "PERFORMANCE"
  | "RENTAL_BOND"
  | "TENDER"
  | "SECURITY_DEPOSIT"
  | "OTHER";

export type RecordedLine = {
  bank: keyof typeof BANKS;
  beneficiary: OtherName;
  amount: string;
  daysAgo: number;
  /** Days from today, behind it for what has expired; null for what is open-ended. */
  endsIn: number | null;
  purpose: Purpose;
  project: string;
};

const line = (
  bank: RecordedLine["bank"],
  beneficiary: OtherName,
  amount: string,
  [daysAgo, endsIn]: readonly [number, number | null],
  purpose: Purpose,
  project: string,
): RecordedLine => ({ bank, beneficiary, amount, daysAgo, endsIn, purpose, project });

export const RECORDED: readonly RecordedLine[] = [
  line(
    "westpac",
    "sydneyWater",
    "185000",
    [1382, -652],
    "CONSTRUCTION_SECURITY",
    "North Head pumping station, Manly NSW 2095",
  ),
  line("nab", "goodman", "92400", [1351, null], "RENTAL_BOND", "Unit 4, 29 Birnie Avenue, Lidcombe NSW 2141"),
  line(
    "westpac",
    "transurban",
    "460000",
    [1290, -560],
    "CONSTRUCTION_SECURITY",
    "CityLink gantries, Richmond VIC 3121",
  ),
  line(
    "westpac",
    "lendlease",
    "128750",
    [1203, -400],
    "PERFORMANCE",
    "Victoria Cross station fit-out, North Sydney NSW 2060",
  ),
  line(
    "assetinsure",
    "aurizon",
    "640000",
    [1168, -350],
    "PERFORMANCE",
    "Callemondah yard resurfacing, Gladstone QLD 4680",
  ),
  line(
    "nab",
    "scentre",
    "48650",
    [1096, 730],
    "RENTAL_BOND",
    "Level 3, 1 Anderson Street, Chatswood NSW 2067",
  ),
  line(
    "macquarie",
    "airport",
    "537500",
    [1010, 263],
    "PERFORMANCE",
    "Taxiway Bravo drainage, Mascot NSW 2020",
  ),
  line(
    "westpac",
    "ausgrid",
    "212500",
    [968, -95],
    "CONSTRUCTION_SECURITY",
    "Kingsford zone substation, Kingsford NSW 2032",
  ),
  line(
    "macquarie",
    "mirvac",
    "375000",
    [931, -60],
    "CONSTRUCTION_SECURITY",
    "Harbourside podium, Darling Harbour NSW 2000",
  ),
  line("assetinsure", "santos", "890000", [877, 121], "PERFORMANCE", "Moomba hardstands, Moomba SA 5731"),
  line(
    "westpac",
    "stockland",
    "96300",
    [823, 6],
    "CONSTRUCTION_SECURITY",
    "Aura stage 9 civil works, Bells Creek QLD 4551",
  ),
  line(
    "macquarie",
    "origin",
    "240000",
    [780, 738],
    "SECURITY_DEPOSIT",
    "Eraring battery access road, Eraring NSW 2264",
  ),
  line(
    "westpac",
    "lendlease",
    "164000",
    [742, 14],
    "PERFORMANCE",
    "Barangaroo south paving, Sydney NSW 2000",
  ),
  line(
    "nab",
    "goodman",
    "61200",
    [701, 395],
    "RENTAL_BOND",
    "Unit 11, 40 Edinburgh Road, Marrickville NSW 2204",
  ),
  line(
    "macquarie",
    "sydneyWater",
    "612500",
    [655, 99],
    "CONSTRUCTION_SECURITY",
    "Upper South Creek pipelines, Kemps Creek NSW 2178",
  ),
  line(
    "assetinsure",
    "transurban",
    "1250000",
    [611, 484],
    "PERFORMANCE",
    "Logan Motorway ramps, Drewvale QLD 4116",
  ),
  line("westpac", "ausgrid", "88000", [566, 52], "CONSTRUCTION_SECURITY", "Feeder trench, Zetland NSW 2017"),
  line(
    "westpac",
    "mirvac",
    "305000",
    [528, 338],
    "CONSTRUCTION_SECURITY",
    "Waterloo metro quarter, Waterloo NSW 2017",
  ),
  line(
    "macquarie",
    "airport",
    "400000",
    [497, 598],
    "CONSTRUCTION_SECURITY",
    "T2 kerbside upgrade, Mascot NSW 2020",
  ),
  line(
    "nab",
    "scentre",
    "33800",
    [455, 641],
    "RENTAL_BOND",
    "Site office, 159 Church Street, Parramatta NSW 2150",
  ),
  line(
    "westpac",
    "aurizon",
    "147500",
    [402, 201],
    "PERFORMANCE",
    "Acacia Ridge sidings, Acacia Ridge QLD 4110",
  ),
  line(
    "macquarie",
    "stockland",
    "275000",
    [371, 451],
    "CONSTRUCTION_SECURITY",
    "Elara stage 14 roads, Marsden Park NSW 2765",
  ),
  line(
    "assetinsure",
    "origin",
    "480000",
    [333, 812],
    "PERFORMANCE",
    "Mortlake switchyard civil works, Mortlake VIC 3272",
  ),
  line(
    "westpac",
    "goodman",
    "54900",
    [288, -12],
    "TENDER",
    "Oakdale West estate roads, Kemps Creek NSW 2178",
  ),
  line(
    "macquarie",
    "transurban",
    "960000",
    [247, 299],
    "PERFORMANCE",
    "West Gate noise walls, Yarraville VIC 3013",
  ),
  line(
    "westpac",
    "santos",
    "118000",
    [198, 562],
    "SECURITY_DEPOSIT",
    "Port Bonython jetty approach, Port Bonython SA 5601",
  ),
  line("nab", "mirvac", "27500", [160, 935], "RENTAL_BOND", "Level 2, 20 Bond Street, Sydney NSW 2000"),
  line(
    "westpac",
    "sydneyWater",
    "233000",
    [117, 613],
    "CONSTRUCTION_SECURITY",
    "Prospect to Macarthur trunk main, Smithfield NSW 2164",
  ),
  line(
    "assetinsure",
    "lendlease",
    "720000",
    [74, 1021],
    "PERFORMANCE",
    "Frankston hospital forecourt, Frankston VIC 3199",
  ),
  line(
    "westpac",
    "airport",
    "79000",
    [38, 327],
    "CONSTRUCTION_SECURITY",
    "Cargo estate resurfacing, Mascot NSW 2020",
  ),
];

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
};

const issued = (
  beneficiary: OtherName,
  amount: string,
  [daysAgo, endsIn, returnIn]: readonly [number, number, number],
  [reference, title]: readonly [string, string],
  feeSummary: FeeSummaryName = "macquarieCash",
): IssuedLine => ({ beneficiary, amount, daysAgo, endsIn, returnIn, reference, title, feeSummary });

/** One a month, through the portal: each with its contract, its invoice, its payment and its security; the first has expired. */
export const ISSUED: readonly IssuedLine[] = [
  issued("stockland", "48000.00", [394, -9, -16], ["HC-069", "Elara oval amenities"], "beyondCash"),
  issued("goodman", "118000.00", [362, 186, -21], ["HC-071", "Oakdale East lot 3 roads"]),
  issued("ausgrid", "52000.00", [331, 398, 370], ["HC-074", "Alexandria kiosk substations"], "beyondCash"),
  issued("mirvac", "145000.00", [301, 264, 250], ["HC-077", "Green Square public domain"]),
  issued("stockland", "86500.00", [268, 461, 440], ["HC-080", "Willowdale entry works"], "beyondCash"),
  issued("lendlease", "310000.00", [239, 491, 470], ["HC-082", "Melrose Park intersection"]),
  issued("sydneyWater", "64000.00", [209, 521, 500], ["HC-084", "Botany outfall repairs"], "beyondCash"),
  issued("scentre", "22000.00", [178, 917, 900], ["HC-086", "Warringah Mall loading dock"]),
  issued("airport", "228000.00", [146, 584, 560], ["HC-088", "Apron 5 joint sealing"]),
  issued("transurban", "175000.00", [117, 613, 590], ["HC-092", "M5 East drainage"], "beyondCash"),
  issued("origin", "97500.00", [86, 644, 620], ["HC-094", "Shoalhaven access track"]),
  issued("woolworths", "133000.00", [57, 673, 650], ["HC-096", "Moorebank depot hardstand"]),
];
