// The words about a file's state.

export const ATTACHMENT_WORDS = {
  clean: "Clean",
  uploadFailed: "Upload failed. Remove or try again.",
  remove: (fileName: string) => `Remove ${fileName}`,
  download: (fileName: string) => `Download ${fileName}`,
} as const;
