// What the activity panel says before its entries are there.

export const ACTIVITY_PANEL_WORDS = {
  title: "Activity",
  loading: "Loading the activity",
} as const;
