// Whose address it is, as far as limits are concerned: an IPv4 address, or the /64 of an IPv6 one, which a single customer is given whole.

import { isIPv6 } from "node:net";

/** What is no address stands for itself. */
export function addressGroup(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  const hextets = hextetsOf(bare);
  const isMapped = hextets.slice(0, 5).every((each) => each === 0) && hextets[5] === 0xffff;
  if (isMapped)
    return hextets
      .slice(6)
      .flatMap((each) => [each >> 8, each & 255])
      .join(".");
  return `${hextets
    .slice(0, 4)
    .map((each) => each.toString(16))
    .join(":")}::/64`;
}

/** All eight, whichever way they are written. */
function hextetsOf(address: string): number[] {
  // An address parser writes an IPv4 tail as hextets too, and leaves out one run of zeros at most.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written
    .split("::")
    .map((part) => part.split(":").filter((each) => each !== ""));
  const left = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...left, ...after].map((each) => Number.parseInt(each, 16));
}
