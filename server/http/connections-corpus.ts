// What a connection can do to the server besides asking well: where in an exchange it does it, how, and on which odd errands.

/** How far an exchange has come. */
export const PHASES = [
  "before the request",
  "within the first line",
  "within the headers",
  "after the headers",
  "within the body",
  "as soon as all is sent",
  "while the answer comes",
  "after the answer",
] as const;
export type Phase = (typeof PHASES)[number];

/** `close` is an ordinary end; `end` closes one half; `stall` says and reads nothing more; `trickle` does both byte by byte. */
export const ACTS = ["reset", "close", "end", "stall", "trickle"] as const;
export type Act = (typeof ACTS)[number];

/** On these the server has to let go by itself. */
export const LINGERING: ReadonlySet<Act> = new Set(["end", "stall", "trickle"]);

const HANDSHAKE = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
};

export type Errand = {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** In bytes; what is in it does not matter. */
  bodyLength?: number;
};

/** What no route answers; every route of the server's own table comes beside these by itself. */
export const ODD_ERRANDS: readonly Errand[] = [
  {
    method: "GET",
    path: "/graphql",
    headers: { ...HANDSHAKE, "sec-websocket-protocol": "graphql-transport-ws" },
  },
  { method: "GET", path: "/graphql", headers: { ...HANDSHAKE, origin: "https://evil.example" } },
  { method: "GET", path: "/elsewhere", headers: HANDSHAKE },
  { method: "GET", path: "/graphql", headers: { ...HANDSHAKE, "sec-websocket-version": "7" } },
  { method: "GET", path: "/graphql", headers: { ...HANDSHAKE, "sec-websocket-key": "short" } },
  { method: "POST", path: "/graphql", headers: HANDSHAKE, bodyLength: 64 },
  { method: "GET", path: "/graphql", headers: { connection: "Upgrade", upgrade: "h2c" } },
  { method: "CONNECT", path: "evil.example:443" },
  { method: "OPTIONS", path: "*" },
  { method: "GET", path: "/%E0%A4%A" },
  { method: "PUT", path: "/files/a/b", bodyLength: 100_000 },
  { method: "POST", path: "/graphql", bodyLength: 100_000 },
  {
    method: "POST",
    path: "/graphql",
    headers: { "content-type": "application/json", "transfer-encoding": "chunked" },
    bodyLength: 100_000,
  },
  {
    method: "POST",
    path: "/graphql",
    headers: { "content-type": "application/json", expect: "100-continue" },
    bodyLength: 64,
  },
  { method: "POST", path: "/csp-reports", bodyLength: 40_000 },
  { method: "POST", path: "/webhooks/card-payments", bodyLength: 400_000 },
];
