// Which form of an answer a client takes: packed by brotli or gzip, or as it is.

import type { IncomingHttpHeaders } from "node:http";

export type Encoding = "br" | "gzip";

/** A quality of zero is a refusal; nothing named is none. */
export function takesEncoding(headers: IncomingHttpHeaders, encoding: Encoding): boolean {
  const offers = String(headers["accept-encoding"] ?? "")
    .split(",")
    .map((offer) =>
      offer
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    );
  const quality = offers.find(([name]) => name === encoding)?.at(1);
  const isNamed = offers.some(([name]) => name === encoding);
  return isNamed && Number(quality ?? 1) > 0;
}
