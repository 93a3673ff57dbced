// The one virus that is no virus: the file by which every scanner shows that it looks, in each writing that text has.

export const TEST_VIRUS_NAME = "Eicar-Test-Signature";

// In pieces, so that scanners of workstations leave this very file alone.
const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD", "-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

const WRITINGS: readonly Buffer[] = [
  Buffer.from(EICAR, "latin1"),
  Buffer.from(EICAR, "utf16le"),
  Buffer.from(EICAR, "utf16le").swap16(),
];

/** So many bytes of a piece must be kept for the next one, or a virus across both is missed. */
export const TEST_VIRUS_BYTES = EICAR.length * 2;

export function holdsTestVirus(bytes: Buffer): boolean {
  return WRITINGS.some((writing) => bytes.includes(writing));
}
