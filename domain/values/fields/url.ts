// Addresses of websites.

import { accept, andThen, type FieldRule, maxLength, reject } from "./field-rule.ts";
import { LENGTHS } from "./lengths.ts";

export const URL_MESSAGE = "This field must be a valid website address";

const SCHEME = /^https?:\/\//i;
const HOST_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const HOST_ENDING = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu;
const UNSAFE = /[\s<>"`\\^{}|\p{C}]/u;

/** http or https with a dotted host; https:// is put before an address without a scheme. */
export const url: FieldRule<string> = andThen(maxLength(LENGTHS.url), (text) => {
  const address = SCHEME.test(text) ? text : `https://${text}`;
  const authority = /^[^/?#]*/.exec(address.replace(SCHEME, ""))?.[0] ?? "";
  const isReachable = isAuthority(authority) && !UNSAFE.test(address) && URL.canParse(address);
  return isReachable ? accept(address) : reject(URL_MESSAGE);
});

/** No user name or password may hide before the host; which ports there are is the URL parser's to say. */
function isAuthority(authority: string): boolean {
  const [host = "", port = "80", ...rest] = authority.split(":");
  const labels = host.split(".");
  return (
    rest.length === 0 &&
    /^\d{1,5}$/.test(port) &&
    labels.length > 1 &&
    labels.every((label) => HOST_LABEL.test(label)) &&
    HOST_ENDING.test(labels.at(-1) ?? "")
  );
}
