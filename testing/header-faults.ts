// What is wrong with the headers of an answer: what every route, error and page must carry, whoever serves it.

type Mode = "development" | "production";
type Rule = { says: string; isKept(headers: Headers, mode: Mode): boolean };

const policyOf = (headers: Headers) => (headers.get("content-security-policy") ?? "").split("; ");
const holdsOne = (headers: Headers, ...parts: string[]) =>
  parts.some((part) => policyOf(headers).includes(part));
const is = (name: string, value: string | null) => ({
  says: value === null ? `no ${name}` : `${name}: ${value}`,
  isKept: (headers: Headers) => headers.get(name) === value,
});

/** What people uploaded is shut in further still, by `sandbox`. */
export const HEADER_RULES: readonly Rule[] = [
  is("x-content-type-options", "nosniff"),
  is("referrer-policy", "no-referrer"),
  is("cross-origin-opener-policy", "same-origin"),
  is("server", null),
  is("x-powered-by", null),
  is("access-control-allow-origin", null),
  {
    says: "permissions-policy: no camera",
    isKept: (headers) => /camera=\(\)/.test(headers.get("permissions-policy") ?? ""),
  },
  {
    says: "strict-transport-security in production alone",
    isKept: (headers, mode) =>
      headers.get("strict-transport-security") ===
      (mode === "production" ? "max-age=31536000; includeSubDomains" : null),
  },
  { says: "a policy that begins with nothing", isKept: (headers) => holdsOne(headers, "default-src 'none'") },
  {
    says: "a policy against other bases",
    isKept: (headers) => holdsOne(headers, "base-uri 'none'", "sandbox"),
  },
  {
    says: "a policy against frames",
    isKept: (headers) => holdsOne(headers, "frame-ancestors 'none'", "sandbox"),
  },
  {
    says: "no unsafe source and none by pattern",
    isKept: (headers) => !/unsafe|\*/.test(headers.get("content-security-policy") ?? ""),
  },
];

/** Each rule that the answer breaks, by its words. */
export function headerFaults({ headers }: { headers: Headers }, mode: Mode): string[] {
  return HEADER_RULES.filter((rule) => !rule.isKept(headers, mode)).map(({ says }) => says);
}
