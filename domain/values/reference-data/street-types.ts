// The street types that an address part may name; any other type is written into the street's name.

import type { Option } from "./option-list.ts";

export const STREET_TYPES = [
  { code: "AVE", label: "Avenue" },
  { code: "CIR", label: "Circle" },
  { code: "CCT", label: "Circuit" },
  { code: "CL", label: "Close" },
  { code: "CT", label: "Court" },
  { code: "CRES", label: "Crescent" },
  { code: "DR", label: "Drive" },
  { code: "ESP", label: "Esplanade" },
  { code: "EXP", label: "Expressway" },
  { code: "HWY", label: "Highway" },
  { code: "LANE", label: "Lane" },
  { code: "MWY", label: "Motorway" },
  { code: "PDE", label: "Parade" },
  { code: "PL", label: "Place" },
  { code: "RD", label: "Road" },
  { code: "SQ", label: "Square" },
  { code: "ST", label: "Street" },
  { code: "TCE", label: "Terrace" },
  { code: "WAY", label: "Way" },
] as const satisfies readonly Option[];
