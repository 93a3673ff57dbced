// Industries: the divisions and subdivisions of the Australian and New Zealand Standard Industrial Classification.

import { plainDate } from "../time/plain-date.ts";
import type { Option, OptionList } from "./option-list.ts";

type IndustryDivision = Option & { readonly subdivisions: readonly Option[] };

export const INDUSTRY_DIVISIONS: readonly IndustryDivision[] = [
  {
    code: "A",
    label: "Agriculture, Forestry and Fishing",
    subdivisions: [
      { code: "A01", label: "Agriculture" },
      { code: "A02", label: "Aquaculture" },
      { code: "A03", label: "Forestry and Logging" },
      { code: "A04", label: "Fishing, Hunting and Trapping" },
      { code: "A05", label: "Agriculture, Forestry and Fishing Support Services" },
    ],
  },
  {
    code: "B",
    label: "Mining",
    subdivisions: [
      { code: "B06", label: "Coal Mining" },
      { code: "B07", label: "Oil and Gas Extraction" },
      { code: "B08", label: "Metal Ore Mining" },
      { code: "B09", label: "Non-Metallic Mineral Mining and Quarrying" },
      { code: "B10", label: "Exploration and Other Mining Support Services" },
    ],
  },
  {
    code: "C",
    label: "Manufacturing",
    subdivisions: [
      { code: "C11", label: "Food Product Manufacturing" },
      { code: "C12", label: "Beverage and Tobacco Product Manufacturing" },
      { code: "C13", label: "Textile, Leather, Clothing and Footwear Manufacturing" },
      { code: "C14", label: "Wood Product Manufacturing" },
      { code: "C15", label: "Pulp, Paper and Converted Paper Product Manufacturing" },
      { code: "C16", label: "Printing (including the Reproduction of Recorded Media)" },
      { code: "C17", label: "Petroleum and Coal Product Manufacturing" },
      { code: "C18", label: "Basic Chemical and Chemical Product Manufacturing" },
      { code: "C19", label: "Polymer Product and Rubber Product Manufacturing" },
      { code: "C20", label: "Non-Metallic Mineral Product Manufacturing" },
      { code: "C21", label: "Primary Metal and Metal Product Manufacturing" },
      { code: "C22", label: "Fabricated Metal Product Manufacturing" },
      { code: "C23", label: "Transport Equipment Manufacturing" },
      { code: "C24", label: "Machinery and Equipment Manufacturing" },
      { code: "C25", label: "Furniture and Other Manufacturing" },
    ],
  },
  {
    code: "D",
    label: "Electricity, Gas, Water and Waste Services",
    subdivisions: [
      { code: "D26", label: "Electricity Supply" },
      { code: "D27", label: "Gas Supply" },
      { code: "D28", label: "Water Supply, Sewerage and Drainage Services" },
      { code: "D29", label: "Waste Collection, Treatment and Disposal Services" },
    ],
  },
  {
    code: "E",
    label: "Construction",
    subdivisions: [
      { code: "E30", label: "Building Construction" },
      { code: "E31", label: "Heavy and Civil Engineering Construction" },
      { code: "E32", label: "Construction Services" },
    ],
  },
  {
    code: "F",
    label: "Wholesale Trade",
    subdivisions: [
      { code: "F33", label: "Basic Material Wholesaling" },
      { code: "F34", label: "Machinery and Equipment Wholesaling" },
      { code: "F35", label: "Motor Vehicle and Motor Vehicle Parts Wholesaling" },
      { code: "F36", label: "Grocery, Liquor and Tobacco Product Wholesaling" },
      { code: "F37", label: "Other Goods Wholesaling" },
      { code: "F38", label: "Commission-Based Wholesaling" },
    ],
  },
  {
    code: "G",
    label: "Retail Trade",
    subdivisions: [
      { code: "G39", label: "Motor Vehicle and Motor Vehicle Parts Retailing" },
      { code: "G40", label: "Fuel Retailing" },
      { code: "G41", label: "Food Retailing" },
      { code: "G42", label: "Other Store-Based Retailing" },
      { code: "G43", label: "Non-Store Retailing and Retail Commission-Based Buying and/or Selling" },
    ],
  },
  {
    code: "H",
    label: "Accommodation and Food Services",
    subdivisions: [
      { code: "H44", label: "Accommodation" },
      { code: "H45", label: "Food and Beverage Services" },
    ],
  },
  {
    code: "I",
    label: "Transport, Postal and Warehousing",
    subdivisions: [
      { code: "I46", label: "Road Transport" },
      { code: "I47", label: "Rail Transport" },
      { code: "I48", label: "Water Transport" },
      { code: "I49", label: "Air and Space Transport" },
      { code: "I50", label: "Other Transport" },
      { code: "I51", label: "Postal and Courier Pick-up and Delivery Services" },
      { code: "I52", label: "Transport Support Services" },
      { code: "I53", label: "Warehousing and Storage Services" },
    ],
  },
  {
    code: "J",
    label: "Information Media and Telecommunications",
    subdivisions: [
      { code: "J54", label: "Publishing (except Internet and Music Publishing)" },
      { code: "J55", label: "Motion Picture and Sound Recording Activities" },
      { code: "J56", label: "Broadcasting (except Internet)" },
      { code: "J57", label: "Internet Publishing and Broadcasting" },
      { code: "J58", label: "Telecommunications Services" },
      { code: "J59", label: "Internet Service Providers, Web Search Portals and Data Processing Services" },
      { code: "J60", label: "Library and Other Information Services" },
    ],
  },
  {
    code: "K",
    label: "Financial and Insurance Services",
    subdivisions: [
      { code: "K62", label: "Finance" },
      { code: "K63", label: "Insurance and Superannuation Funds" },
      { code: "K64", label: "Auxiliary Finance and Insurance Services" },
    ],
  },
  {
    code: "L",
    label: "Rental, Hiring and Real Estate Services",
    subdivisions: [
      { code: "L66", label: "Rental and Hiring Services (except Real Estate)" },
      { code: "L67", label: "Property Operators and Real Estate Services" },
    ],
  },
  {
    code: "M",
    label: "Professional, Scientific and Technical Services",
    subdivisions: [
      {
        code: "M69",
        label:
          "Professional, Scientific and Technical Services (except Computer System Design and Related Services)",
      },
      { code: "M70", label: "Computer System Design and Related Services" },
    ],
  },
  {
    code: "N",
    label: "Administrative and Support Services",
    subdivisions: [
      { code: "N72", label: "Administrative Services" },
      { code: "N73", label: "Building Cleaning, Pest Control and Other Support Services" },
    ],
  },
  {
    code: "O",
    label: "Public Administration and Safety",
    subdivisions: [
      { code: "O75", label: "Public Administration" },
      { code: "O76", label: "Defence" },
      { code: "O77", label: "Public Order, Safety and Regulatory Services" },
    ],
  },
  {
    code: "P",
    label: "Education and Training",
    subdivisions: [
      { code: "P80", label: "Preschool and School Education" },
      { code: "P81", label: "Tertiary Education" },
      { code: "P82", label: "Adult, Community and Other Education" },
    ],
  },
  {
    code: "Q",
    label: "Health Care and Social Assistance",
    subdivisions: [
      { code: "Q84", label: "Hospitals" },
      { code: "Q85", label: "Medical and Other Health Care Services" },
      { code: "Q86", label: "Residential Care Services" },
      { code: "Q87", label: "Social Assistance Services" },
    ],
  },
  {
    code: "R",
    label: "Arts and Recreation Services",
    subdivisions: [
      { code: "R89", label: "Heritage Activities" },
      { code: "R90", label: "Creative and Performing Arts Activities" },
      { code: "R91", label: "Sports and Recreation Activities" },
      { code: "R92", label: "Gambling Activities" },
    ],
  },
  {
    code: "S",
    label: "Other Services",
    subdivisions: [
      { code: "S94", label: "Repair and Maintenance" },
      { code: "S95", label: "Personal and Other Services" },
      {
        code: "S96",
        label:
          "Private Households Employing Staff and Undifferentiated Goods- and Service-Producing Activities of Households for Own Use",
      },
    ],
  },
];

/** A record holds the division's letter and the subdivision's two digits, as "E30". */
export const INDUSTRIES: OptionList = {
  source: "ANZSIC 2006 (Revision 2.0), Australian Bureau of Statistics, catalogue 1292.0",
  effectiveDate: plainDate("2013-06-26"),
  options: INDUSTRY_DIVISIONS.flatMap(({ subdivisions }) => subdivisions),
};
