// Banks by the first digits of their BSBs: a hint shown beside the number, and never a reason to refuse it.

import { plainDate } from "../time/plain-date.ts";
import type { OptionList } from "./option-list.ts";

/** The code is the prefix. Published lists differ in age, and branches move between banks. */
export const BANKS_BY_BSB_PREFIX: OptionList = {
  source: "Published lists of Australian BSB prefixes",
  effectiveDate: plainDate("2025-07-01"),
  options: [
    { code: "01", label: "ANZ" },
    { code: "03", label: "Westpac" },
    { code: "06", label: "Commonwealth Bank" },
    { code: "08", label: "NAB" },
    { code: "09", label: "Reserve Bank of Australia" },
    { code: "10", label: "BankSA" },
    { code: "11", label: "St.George Bank" },
    { code: "12", label: "Bank of Queensland" },
    { code: "14", label: "Rabobank" },
    { code: "18", label: "Macquarie Bank" },
    { code: "19", label: "Bank of Melbourne" },
    { code: "21", label: "JP Morgan" },
    { code: "22", label: "BNP Paribas" },
    { code: "24", label: "Citi" },
    { code: "25", label: "BNP Paribas" },
    { code: "30", label: "Bankwest" },
    { code: "31", label: "Bank Australia" },
    { code: "325", label: "Beyond Bank Australia" },
    { code: "33", label: "St.George Bank" },
    { code: "34", label: "HSBC Australia" },
    { code: "35", label: "Bank of China" },
    { code: "41", label: "Deutsche Bank" },
    { code: "48", label: "Suncorp" },
    { code: "510", label: "Citi" },
    { code: "55", label: "Bank of Melbourne" },
    { code: "61", label: "Adelaide Bank" },
    { code: "633", label: "Bendigo Bank" },
    { code: "73", label: "Westpac" },
    { code: "76", label: "Commonwealth Bank" },
    { code: "78", label: "NAB" },
    { code: "923", label: "ING" },
    { code: "980", label: "Bank of China" },
    { code: "985", label: "HSBC Australia" },
  ],
};

/** The longest prefix that fits tells the bank. */
export function findBankOfBsb(digits: string): string | undefined {
  const fitting = BANKS_BY_BSB_PREFIX.options.filter(({ code }) => digits.startsWith(code));
  return fitting.toSorted((one, other) => other.code.length - one.code.length)[0]?.label;
}
