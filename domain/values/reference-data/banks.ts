// Banks and surety insurers as people name them: suggested wherever a bank's name is typed, and no bank is refused for not being here.

import { plainDate } from "../time/plain-date.ts";
import type { OptionList } from "./option-list.ts";

const named = (label: string) => ({ code: label, label });

/** Mergers since then are read from the banks' own announcements. */
export const BANKS: OptionList = {
  source: "APRA’s register of authorised deposit-taking institutions",
  effectiveDate: plainDate("2018-12-20"),
  options: [
    "AMP Bank",
    "ANZ",
    "Arab Bank Australia",
    "Australian Military Bank",
    "Auswide Bank",
    "Bank Australia",
    "Bank First",
    "Bank of China (Australia)",
    "Bank of Queensland",
    "Bank of Sydney",
    "Bank of us",
    "BankVic",
    "Bendigo and Adelaide Bank",
    "Beyond Bank Australia",
    "BNK",
    "Commonwealth Bank",
    "Defence Bank",
    "Endeavour Mutual Bank",
    "G&C Mutual Bank",
    "Gateway Bank",
    "Greater Bank",
    "Heritage Bank",
    "HSBC Bank Australia",
    "Hume Bank",
    "IMB Bank",
    "Macquarie",
    "ME Bank",
    "MyState Bank",
    "National Australia Bank",
    "P&N Bank",
    "Police Bank",
    "QBANK",
    "Qudos Bank",
    "RACQ Bank",
    "Regional Australia Bank",
    "Rural Bank",
    "Suncorp Bank",
    "Teachers Mutual Bank",
    "Tyro",
    "Unity Bank",
    "Westpac",
  ].map(named),
};

export const SURETY_INSURERS: OptionList = {
  source: "Insurers that brokers name for surety bonds in Australia",
  effectiveDate: plainDate("2026-01-01"),
  options: [
    "AIG",
    "Allianz Trade",
    "Assetinsure",
    "Atradius",
    "AXA XL",
    "Berkshire Hathaway Specialty Insurance",
    "Chubb",
    "Liberty Specialty Markets",
    "Markel",
    "QBE",
    "Sompo",
    "Swiss Re International",
    "Tokio Marine HCC",
    "Vero",
    "Zurich",
  ].map(named),
};

export const BANK_SUGGESTIONS: readonly string[] = BANKS.options.map(({ label }) => label);

/** Whoever issues paper. */
export const ISSUER_SUGGESTIONS: readonly string[] = [
  ...BANK_SUGGESTIONS,
  ...SURETY_INSURERS.options.map(({ label }) => label),
];

const SHOWN_MAX = 8;

/** Those that have a word beginning as typed; none before anything is typed, nor for one that stands already. */
export function suggestionsFor(typed: string, names: readonly string[]): string[] {
  const text = typed.trim().toLowerCase();
  if (text === "" || names.some((name) => name.toLowerCase() === text)) return [];
  const fits = (name: string) => ` ${name.toLowerCase().replaceAll(/[()&]/g, " ")}`.includes(` ${text}`);
  return names.filter((name) => fits(name) || name.toLowerCase().startsWith(text)).slice(0, SHOWN_MAX);
}
