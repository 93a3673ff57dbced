// The other sides of the demo's book: who asks its client for guarantees.

import { BENEFICIARIES, ORGANISATIONS } from "./cast.ts";

const { name, abn, address, state, postcode } = ORGANISATIONS.wesfarmers;

type Party = { name: string; abn: string; address: string; state: string; postcode: string };

/** Real public ABNs; what they are said to hold is invented. */
export const OTHERS = {
  ...BENEFICIARIES,
  wesfarmers: { name, abn, address, state, postcode },
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
export type OtherName = keyof typeof OTHERS;
