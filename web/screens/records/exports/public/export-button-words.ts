// What the button says that opens an export.

export const EXPORT_BUTTON_WORDS = { export: "Export" } as const;
