// Card payment events that are not the provider's word: forged, changed, stale, early, of somebody else, or not an event at all.

import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { WebhookOverrides } from "../../../../testing/card-payer.ts";

/** `at` moves the provider's clock by seconds. */
type Moments = { at(seconds: number): Instant };
export type RefusedEvent = { what: string; overrides(moments: Moments): WebhookOverrides };

export const REFUSED_EVENTS: readonly RefusedEvent[] = [
  {
    what: "signed with another secret",
    overrides: () => ({ secret: "somebody else's secret, long enough to be one" }),
  },
  {
    what: "changed after it was signed",
    overrides: () => ({ tamper: (body) => body.replace('"livemode":false', '"livemode":false ') }),
  },
  {
    what: "written anew after it was signed",
    overrides: () => ({ tamper: (body) => JSON.stringify(JSON.parse(body), null, 1) }),
  },
  { what: "cut off after it was signed", overrides: () => ({ tamper: (body) => body.slice(0, -1) }) },
  { what: "without a signature", overrides: () => ({ signature: "" }) },
  { what: "with a signature of nonsense", overrides: () => ({ signature: `t=1,v1=${"0".repeat(64)}` }) },
  { what: "with half a signature", overrides: () => ({ signature: `t=1,v1=${"0".repeat(32)}` }) },
  { what: "with a signature of another kind", overrides: () => ({ signature: `t=1,v0=${"0".repeat(64)}` }) },
  {
    what: "with more signatures than rotation needs",
    overrides: () => ({ signature: `t=1${`,v1=${"0".repeat(64)}`.repeat(5)}` }),
  },
  { what: "older than five minutes", overrides: ({ at }) => ({ at: at(-301) }) },
  { what: "more than a minute ahead", overrides: ({ at }) => ({ at: at(61) }) },
  { what: "for another account", overrides: () => ({ account: "somebody-else" }) },
  { what: "of another mode", overrides: () => ({ livemode: true }) },
  { what: "of an unknown type", overrides: () => ({ type: "payment.invented" }) },
  { what: "without an amount", overrides: () => ({ payment: { amountCents: null } }) },
  { what: "of a binary fraction of money", overrides: () => ({ payment: { amountCents: 3775.5 } }) },
];

/** Within what is taken: the provider's queue and two clocks that differ. */
export const TAKEN_EVENTS: readonly RefusedEvent[] = [
  { what: "five minutes old", overrides: ({ at }) => ({ at: at(-300) }) },
  { what: "a minute ahead", overrides: ({ at }) => ({ at: at(60) }) },
  { what: "of this moment", overrides: () => ({}) },
];

/** The same payment's events as they may arrive: success is never undone by what was sent before it. */
export const ORDERS: readonly (readonly ("succeeded" | "failed" | "processing")[])[] = [
  ["succeeded", "failed", "processing"],
  ["succeeded", "processing", "failed"],
  ["failed", "succeeded", "processing"],
  ["failed", "processing", "succeeded"],
  ["processing", "succeeded", "failed"],
  ["processing", "failed", "succeeded"],
];
