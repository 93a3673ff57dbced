// The sentences about the desk's checklists in the settings.

export const CHECKLIST_SETTINGS_WORDS = {
  title: "Checklists",
  note: "What your team ticks before it approves a draft or sends an application to its bank. Clients and banks never see it.",
  loading: "Loading the checklists",
  loadFailed: "The checklists could not be loaded",
  none: "No checklist. Nothing is ticked.",
  required: "Required",
  change: "Change",
  changeOf: (kind: string) => `Change the checklist of ${kind.toLowerCase()}`,
  since: (when: string, by: string) => `Since ${when}, set by ${by}`,
  earlier: "Earlier versions",
  empty: "No lines",
  dialogSentence: "It holds for what is handed in from now on. What is being reviewed keeps its list.",
  line: (number: number) => `Line ${number}`,
  isRequired: (number: number) => `Line ${number} is required before the decision`,
  add: "Add a line",
  moveUp: (number: number) => `Move line ${number} up`,
  remove: (number: number) => `Remove line ${number}`,
  submit: "Set checklist",
  saved: "The checklist is set",
  notSaved: "The checklist was not set",
} as const;
