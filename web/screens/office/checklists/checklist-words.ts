// Every sentence of a record's checklist.

export const CHECKLIST_WORDS = {
  title: "Checklist",
  count: (ticked: number, all: number) => `${ticked} of ${all}`,
  required: "Required",
  stepped: (isTicked: boolean, by: string, when: string) =>
    `${isTicked ? "Ticked" : "Unticked"} by ${by}, ${when}`,
  earlier: "Earlier",
  loading: "Loading the checklist",
  failed: "The checklist could not be loaded",
  waits: "Tick the required lines before the decision.",
} as const;
