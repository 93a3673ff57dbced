// The words about a file's state and size.

export const ATTACHMENT_WORDS = {
  clean: "Clean",
  remove: (fileName: string) => `Remove ${fileName}`,
  download: (fileName: string) => `Download ${fileName}`,
  downloadFailed: "The file could not be downloaded",
} as const;

/** "412 kB", "1.8 MB": thousands, as the limit of 30 MB counts them. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
