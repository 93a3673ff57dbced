// Which network addresses count as one: whoever has an IPv6 network has all of its /64, an IPv4 address stands for itself.

import { isIPv4, isIPv6 } from "node:net";

const MAPPED_IPV4 = /^0:0:0:0:0:ffff:([0-9a-f]+):([0-9a-f]+)$/;
const NETWORK_PARTS = 4;

/** One name for all writings of an address, and for all addresses that one customer of a network can take in turn. */
export function addressGroup(address: string): string {
  const [plain = ""] = address.split("%");
  if (isIPv4(plain) || !isIPv6(plain)) return plain;

  const whole = wholeIPv6(plain);
  const [, high, low] = MAPPED_IPV4.exec(whole) ?? [];
  if (high !== undefined && low !== undefined) return ipv4Of(high, low);
  return `${whole.split(":").slice(0, NETWORK_PARTS).join(":")}::/64`;
}

/** Eight parts without leading zeros; the URL standard has one way to write each address. */
function wholeIPv6(address: string): string {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = "", after] = shortest.split("::");
  if (after === undefined) return shortest;
  const head = partsOf(before);
  const tail = partsOf(after);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...zeros, ...tail].join(":");
}

function partsOf(text: string): string[] {
  return text === "" ? [] : text.split(":");
}

function ipv4Of(high: string, low: string): string {
  const bytes = Buffer.from(high.padStart(4, "0") + low.padStart(4, "0"), "hex");
  return [...bytes].join(".");
}
