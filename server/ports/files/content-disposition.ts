// The header that makes a browser save a file under its name instead of showing it (RFC 6266).

/**
 * Plain ASCII, whatever the name: signed and sent as it stands. A name beyond ASCII is given twice, once
 * mended for old readers and once in full. Control characters, quotes and path separators never get through.
 */
export function attachmentDisposition(fileName: string): string {
  const name = withoutDangerousCharacters(fileName);
  const plain = name.replaceAll(/[^ -~]+/g, "_").replaceAll("%", "_");
  const quoted = `attachment; filename="${plain}"`;
  return plain === name ? quoted : `${quoted}; filename*=UTF-8''${percentEncoded(name)}`;
}

function withoutDangerousCharacters(fileName: string): string {
  const cleaned = fileName
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}"\\/]+/gu, "_")
    .replaceAll(/\s+/g, " ")
    .trim();
  return cleaned === "" ? "file" : cleaned;
}

function percentEncoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
