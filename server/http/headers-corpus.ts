// Answers whose headers a page's safety hangs on: the errors that no route's own walk reaches, and headers that must be missed.

export type ExpectedError = { path: string; status: number; request?: RequestInit };

const JSON_TYPE = { "content-type": "application/json" };

/** Beside every route of the server, which are read from its own table. */
export const ERROR_ANSWERS: readonly ExpectedError[] = [
  { path: "/", status: 200 },
  { path: "/drafts/x/y/view", status: 200 },
  { path: "/assets/app-1a2b.js", status: 200 },
  { path: "/assets/gone-9z.js", status: 404 },
  { path: "/configuration.json", status: 200 },
  { path: "/live", status: 200 },
  { path: "/ready", status: 200 },
  { path: "/graphql", status: 405 },
  { path: "/graphql", status: 415, request: { method: "POST" } },
  { path: "/graphql", status: 400, request: { method: "POST", body: "{", headers: JSON_TYPE } },
  {
    path: "/graphql",
    status: 413,
    request: { method: "POST", body: " ".repeat(256 * 1024 + 1), headers: JSON_TYPE },
  },
  { path: "/nowhere", status: 404, request: { method: "DELETE" } },
  { path: "/files/a/b", status: 403 },
  { path: "/files/a/b", status: 403, request: { method: "PUT", body: "x" } },
  { path: "/files/..%2f..%2fetc/passwd", status: 403 },
  {
    path: "/csp-reports",
    status: 204,
    request: { method: "POST", body: "{}", headers: { "content-type": "application/csp-report" } },
  },
  {
    path: "/csp-reports",
    status: 413,
    request: {
      method: "POST",
      body: "x".repeat(16 * 1024 + 1),
      headers: { "content-type": "application/csp-report" },
    },
  },
  {
    path: "/webhooks/card-payments",
    status: 400,
    request: { method: "POST", body: "{}", headers: JSON_TYPE },
  },
  { path: "/%E0%A4%A", status: 400 },
  { path: "/..%2f..%2fetc/passwd", status: 404 },
];

/** Headers with one thing wrong each; a validate that passes one of them validates nothing. */
export const BROKEN_HEADERS: readonly { what: string; name: string; value: string | null }[] = [
  { what: "no policy", name: "content-security-policy", value: null },
  {
    what: "scripts in the page",
    name: "content-security-policy",
    value:
      "default-src 'none'; script-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
  },
  {
    what: "scripts from anywhere",
    name: "content-security-policy",
    value: "default-src 'none'; script-src *; base-uri 'none'; frame-ancestors 'none'",
  },
  {
    what: "a page that may be framed",
    name: "content-security-policy",
    value: "default-src 'none'; base-uri 'none'",
  },
  {
    what: "a page that may be given another base",
    name: "content-security-policy",
    value: "default-src 'none'; frame-ancestors 'none'",
  },
  {
    what: "a policy that allows what it does not name",
    name: "content-security-policy",
    value: "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  },
  { what: "a type that is guessed", name: "x-content-type-options", value: null },
  { what: "an address that is told on", name: "referrer-policy", value: "unsafe-url" },
  { what: "a window that others hold", name: "cross-origin-opener-policy", value: null },
  { what: "a camera", name: "permissions-policy", value: null },
  { what: "the transport left open", name: "strict-transport-security", value: null },
  { what: "another site let in", name: "access-control-allow-origin", value: "*" },
  { what: "the server's name", name: "server", value: "bondline" },
  { what: "the framework's name", name: "x-powered-by", value: "fastify" },
];
