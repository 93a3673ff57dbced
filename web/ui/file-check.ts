// Whether a chosen file may be uploaded, before anything is sent (V-041 to V-046).

export type FileRule = {
  /** Endings without the dot, in lower case. */
  readonly endings: readonly string[];
  readonly bytesMax: number;
  readonly wrongTypeMessage: string;
};

export type FileRefusal = { readonly title: string; readonly message: string };

const MEGABYTE = 1_000_000;

export function refusalOfFile(
  file: { readonly name: string; readonly size: number },
  rule: FileRule,
): FileRefusal | null {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? "";
  if (!rule.endings.includes(ending)) return { title: "Wrong File Type", message: rule.wrongTypeMessage };
  if (file.size > rule.bytesMax) {
    return {
      title: "File too large",
      message: `The file exceeds the maximum of ${Math.floor(rule.bytesMax / MEGABYTE)}MB.`,
    };
  }
  if (file.size === 0) return { title: "Empty file", message: "The file has nothing in it." };
  return null;
}

/** "412 kB", "1.8 MB": thousands, as the limit of 30 MB counts them. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
