// The words about a file's state.

export const ATTACHMENT_WORDS = {
  clean: "Clean",
  remove: (fileName: string) => `Remove ${fileName}`,
  download: (fileName: string) => `Download ${fileName}`,
} as const;
