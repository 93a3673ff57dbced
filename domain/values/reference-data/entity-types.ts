// Entity types as the Australian Business Register codes them, and the short list that forms offer.

import { plainDate } from "../time/plain-date.ts";
import type { Option, OptionList } from "./option-list.ts";

const NON_GOVERNMENT: readonly Option[] = [
  { code: "ADF", label: "Approved Deposit Fund" },
  { code: "ARF", label: "APRA Regulated Fund (type unknown)" },
  { code: "CMT", label: "Cash Management Trust" },
  { code: "COP", label: "Co-operative" },
  { code: "CUT", label: "Corporate Unit Trust" },
  { code: "DES", label: "Deceased Estate" },
  { code: "DIP", label: "Diplomatic/Consulate Body or High Commissioner" },
  { code: "DIT", label: "Discretionary Investment Trust" },
  { code: "DST", label: "Discretionary Services Management Trust" },
  { code: "DTT", label: "Discretionary Trading Trust" },
  { code: "FHS", label: "First Home Saver Accounts Trust" },
  { code: "FPT", label: "Family Partnership" },
  { code: "FUT", label: "Fixed Unit Trust" },
  { code: "FXT", label: "Fixed Trust" },
  { code: "HYT", label: "Hybrid Trust" },
  { code: "IND", label: "Individual/Sole Trader" },
  { code: "LPT", label: "Limited Partnership" },
  { code: "NPF", label: "APRA Regulated Non-Public Offer Fund" },
  { code: "NRF", label: "Non-Regulated Superannuation Fund" },
  { code: "OIE", label: "Other Incorporated Entity" },
  { code: "PDF", label: "Pooled Development Fund" },
  { code: "POF", label: "APRA Regulated Public Offer Fund" },
  { code: "PQT", label: "Unlisted Public Unit Trust" },
  { code: "PRV", label: "Australian Private Company" },
  { code: "PST", label: "Pooled Superannuation Trust" },
  { code: "PTR", label: "Other Partnership" },
  { code: "PTT", label: "Public Trading Trust" },
  { code: "PUB", label: "Australian Public Company" },
  { code: "PUT", label: "Listed Public Unit Trust" },
  { code: "SAF", label: "Small APRA Regulated Fund" },
  { code: "SMF", label: "ATO Regulated Self-Managed Superannuation Fund" },
  { code: "STR", label: "Strata-title" },
  { code: "SUP", label: "Super Fund" },
  { code: "TRT", label: "Other Trust" },
  { code: "UIE", label: "Other Unincorporated Entity" },
];

const GOVERNMENTS: readonly Option[] = [
  { code: "C", label: "Commonwealth Government" },
  { code: "S", label: "State Government" },
  { code: "T", label: "Territory Government" },
  { code: "L", label: "Local Government" },
];

const GOVERNMENT_KINDS: readonly (Option & { only?: string })[] = [
  { code: "CB", label: "Public Company" },
  { code: "CC", label: "Co-operative" },
  { code: "CL", label: "Limited Partnership" },
  { code: "CN", label: "Other Unincorporated Entity" },
  { code: "CO", label: "Other Incorporated Entity" },
  { code: "CP", label: "Pooled Development Fund" },
  { code: "CR", label: "Private Company" },
  { code: "CS", label: "Strata Title" },
  { code: "CT", label: "Public Trading Trust" },
  { code: "CU", label: "Corporate Unit Trust" },
  { code: "GA", label: "Statutory Authority" },
  { code: "GC", label: "Company", only: "CSL" },
  { code: "GE", label: "Entity" },
  { code: "GP", label: "Partnership" },
  { code: "GS", label: "Super Fund", only: "C" },
  { code: "GT", label: "Trust" },
  { code: "SA", label: "APRA Regulated Public Sector Fund" },
  { code: "SP", label: "Public Sector Superannuation Scheme" },
  { code: "SS", label: "Non-Regulated Super Fund" },
  { code: "TC", label: "Cash Management Trust" },
  { code: "TD", label: "Discretionary Services Management Trust" },
  { code: "TF", label: "Fixed Trust" },
  { code: "TH", label: "Hybrid Trust" },
  { code: "TI", label: "Discretionary Investment Trust" },
  { code: "TL", label: "Listed Public Unit Trust" },
  { code: "TQ", label: "Unlisted Public Unit Trust" },
  { code: "TT", label: "Discretionary Trading Trust" },
  { code: "TU", label: "Fixed Unit Trust" },
];

const GOVERNMENT: readonly Option[] = GOVERNMENTS.flatMap((government) =>
  GOVERNMENT_KINDS.filter(({ only = government.code }) => only.includes(government.code)).map((kind) => ({
    code: government.code + kind.code,
    label: `${government.label} ${kind.label}`,
  })),
);

/** Every code that a record may hold. The day is the one from which the portal uses the list. */
export const ENTITY_TYPES: OptionList = {
  source: "Entity types of ABN Lookup, Australian Business Register",
  effectiveDate: plainDate("2025-07-01"),
  options: [...NON_GOVERNMENT, ...GOVERNMENT],
};

/** What forms offer: the kinds that apply for guarantees, in everyday words. */
export const ENTITY_TYPES_OFFERED: readonly Option[] = [
  { code: "PRV", label: "Private company" },
  { code: "PUB", label: "Public company" },
  { code: "IND", label: "Sole trader" },
  { code: "PTR", label: "Partnership" },
  { code: "FPT", label: "Family partnership" },
  { code: "LPT", label: "Limited partnership" },
  { code: "DTT", label: "Discretionary trust" },
  { code: "FUT", label: "Unit trust" },
  { code: "TRT", label: "Other trust" },
  { code: "SMF", label: "Self-managed super fund" },
  { code: "COP", label: "Co-operative" },
  { code: "OIE", label: "Incorporated association or other incorporated entity" },
  { code: "UIE", label: "Unincorporated entity" },
  { code: "CGE", label: "Commonwealth government entity" },
  { code: "SGE", label: "State government entity" },
  { code: "TGE", label: "Territory government entity" },
  { code: "LGE", label: "Local government entity" },
];

/** Whoever holds property for others by a deed. */
export function isTrust(code: string): boolean {
  return ENTITY_TYPES.options.some((option) => option.code === code && option.label.endsWith("Trust"));
}

const COMPANY_CODES = ["PRV", "PUB"];

/** The everyday words where the forms offer the code, else the register's. */
export function entityTypeLabel(code: string): string {
  const options = [...ENTITY_TYPES_OFFERED, ...ENTITY_TYPES.options];
  return options.find((option) => option.code === code)?.label ?? code;
}

/** A company's ABN should end in its ACN. */
export function isCompany(code: string): boolean {
  return COMPANY_CODES.includes(code);
}
