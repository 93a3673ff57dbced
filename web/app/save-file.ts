// Hands the reader a file that was made in the browser, and opens one that the file store holds.

/** Saves text under a name, as a download. */
export function saveText(fileName: string, text: string, contentType: string): void {
  saveBlob(fileName, new Blob([text], { type: contentType }));
}

/** Saves bytes that came as base64. */
export function saveBytes(fileName: string, base64: string, contentType: string): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  saveBlob(fileName, new Blob([bytes], { type: contentType }));
}

function saveBlob(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  followLink(url, fileName);
  URL.revokeObjectURL(url);
}

/** Fetches a signed address; the file store answers with a disposition of its own. */
export function saveFromAddress(url: string, fileName: string): void {
  followLink(url, fileName);
}

function followLink(href: string, fileName: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = fileName;
  link.rel = "noopener";
  document.body.append(link);
  link.click();
  link.remove();
}
