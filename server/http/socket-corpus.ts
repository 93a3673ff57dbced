// What the socket is sent and must not take: pages of other sites, no token, frames too large, what is no subscription; and what ends it.

import { CAST_PASSWORD } from "../demo/cast.ts";
import { FRAME_BYTES_MAX, type isOwnOrigin } from "./graphql-socket.ts";

type Origin = { origin: string | undefined; isLetIn: boolean };
const letIn = (origin: string | undefined): Origin => ({ origin, isLetIn: true });
const refused = (origin: string): Origin => ({ origin, isLetIn: false });

/** Stands for the server's own address. */
export const OWN = "own";

export const ORIGINS: readonly Origin[] = [
  letIn(undefined),
  letIn(OWN),
  letIn("http://localhost:5173"),
  refused("https://evil.example"),
  refused("null"),
  refused("http://localhost.evil.example"),
  refused("http://localhost:5173.evil.example"),
  refused("https://localhost:5173"),
  refused("file://"),
];

export const IN_PRODUCTION = { publicUrl: "https://portal.example.com.au", mode: "production" } as const;
export const ORIGINS_IN_PRODUCTION: readonly Origin[] = [
  letIn(undefined),
  letIn("https://portal.example.com.au"),
  refused("http://portal.example.com.au"),
  refused("https://portal.example.com.au:8443"),
  refused("https://portal.example.com.au.evil.example"),
  refused("https://evil.example/?https://portal.example.com.au"),
  refused("https://evilportal.example.com.au"),
  refused("https://www.portal.example.com.au"),
  refused("https://PORTAL.example.com.au"),
  refused("https://portalxexample.com.au"),
  refused("http://localhost:5173"),
  refused("http://127.0.0.1:4000"),
  refused("null"),
  refused(""),
];

type Comparison = typeof isOwnOrigin;
export const KINDER_COMPARISONS: readonly [what: string, comparison: Comparison][] = [
  ["everybody", () => true],
  ["whatever begins so", ({ publicUrl }, origin) => origin?.startsWith(publicUrl) ?? true],
  ["whatever ends so", (_, origin) => origin?.endsWith("example.com.au") ?? true],
  ["whatever holds it", ({ publicUrl }, origin) => origin?.includes(publicUrl) ?? true],
  [
    "a dot for any letter",
    ({ publicUrl }, origin) => origin === undefined || new RegExp(`^${publicUrl}$`).test(origin),
  ],
  [
    "a workshop",
    ({ publicUrl }, origin) =>
      origin === undefined || origin === publicUrl || origin.startsWith("http://localhost:"),
  ],
  ["nobody", () => false],
];

export const NO_TOKENS: readonly [what: string, payload: unknown][] = [
  ["no token", undefined],
  ["an empty one", { token: "" }],
  ["a token that was never given", { token: "x".repeat(43) }],
  ["a token of another kind", { token: 7 }],
  ["a list of tokens", { token: ["x".repeat(43)] }],
  ["a token by its other name", { authorization: `Bearer ${"x".repeat(43)}` }],
  ["SQL", { token: "' or true --" }],
];

export const FRAMES: readonly { what: string; bytes: number; closedWith?: number }[] = [
  { what: "a frame of 64 KiB", bytes: FRAME_BYTES_MAX },
  { what: "a frame of 64 KiB and a byte", bytes: FRAME_BYTES_MAX + 1, closedWith: 1009 },
  { what: "a frame of half a megabyte", bytes: 8 * FRAME_BYTES_MAX, closedWith: 1009 },
];

/** A whole message of exactly so many bytes. */
export function pingOf(bytes: number): string {
  const around = JSON.stringify({ type: "ping", payload: { x: "" } }).length;
  return JSON.stringify({ type: "ping", payload: { x: "x".repeat(bytes - around) } });
}

export const NOT_CARRIED: readonly [what: string, query: string, message: RegExp][] = [
  ["a query", "{ me { id } }", /subscriptions alone/],
  [
    "a mutation",
    'mutation { signOut(input: { clientMutationId: "x" }) { clientMutationId } }',
    /subscriptions alone/,
  ],
  ["what is not in the contract", "subscription { staffDraftChanged { id } }", /Cannot query field/],
  ["what is no GraphQL", "subscription {", /Syntax Error/],
  ["brackets without end", `subscription { x(y: ${"[".repeat(20_000)}`, /tokens|nested too deeply/],
  ["too much", `subscription { staffDraftsChanged { ${"id ".repeat(2_000)} } }`, /tokens/],
];

type Place = "here" | "there";
type Mutation = [name: string, inputType: string, input: object, selection: string];

/** What one person does here, and whose sockets it closes: the one here, and the one of another browser. */
export const SESSION_ENDS: readonly { what: string; closes: readonly Place[]; act: Mutation }[] = [
  {
    what: "signing out",
    closes: ["here"],
    act: ["signOut", "SignOutInput", {}, "clientMutationId"],
  },
  {
    what: "signing out everywhere",
    closes: ["here", "there"],
    act: ["signOut", "SignOutInput", { everywhere: true }, "clientMutationId"],
  },
  {
    what: "a new password",
    closes: ["there"],
    act: [
      "changePassword",
      "ChangePasswordInput",
      { currentPassword: CAST_PASSWORD, newPassword: "Another-bridge-7!" },
      "clientMutationId",
    ],
  },
];
