// What is said where an export is opened.

export const EXPORT_BUTTON_WORDS = {
  export: "Export",
  notStarted: "The file was not made",
} as const;
