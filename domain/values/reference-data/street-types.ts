// The street types that addresses are split into, by their abbreviations.

export const STREET_TYPE_TEXT = {
  AVE: "Avenue",
  CIR: "Circle",
  CCT: "Circuit",
  CL: "Close",
  CT: "Court",
  CRES: "Crescent",
  DR: "Drive",
  ESP: "Esplanade",
  EXP: "Expressway",
  HWY: "Highway",
  LANE: "Lane",
  MWY: "Motorway",
  PDE: "Parade",
  PL: "Place",
  RD: "Road",
  SQ: "Square",
  ST: "Street",
  TCE: "Terrace",
  WAY: "Way",
} as const;
