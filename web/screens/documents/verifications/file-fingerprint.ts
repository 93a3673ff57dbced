// The SHA-256 of a file, computed here: nothing else of it leaves the device.

/** Lower-case hexadecimal. */
export async function fileFingerprint(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
