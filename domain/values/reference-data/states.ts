// The eight Australian states and territories.

export const STATE_CODES = ["NSW", "VIC", "QLD", "SA", "WA", "ACT", "NT", "TAS"] as const;
export type StateCode = (typeof STATE_CODES)[number];

export const STATES: readonly { readonly code: StateCode; readonly label: string }[] = [
  { code: "NSW", label: "New South Wales" },
  { code: "VIC", label: "Victoria" },
  { code: "QLD", label: "Queensland" },
  { code: "SA", label: "South Australia" },
  { code: "WA", label: "Western Australia" },
  { code: "ACT", label: "Australian Capital Territory" },
  { code: "NT", label: "Northern Territory" },
  { code: "TAS", label: "Tasmania" },
];
