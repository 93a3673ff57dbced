// Lists leave out what is archived unless it is asked for.

export const ARCHIVE_TEXT = { CURRENT: "Not archived", ARCHIVED: "Archived" } as const;
