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
  { what: "for another account", overrides: () => ({ account: "acct_somebody" }) },
  { what: "of another mode", overrides: () => ({ livemode: true }) },
  { what: "about an object without an id", overrides: () => ({ object: { id: null } }) },
  { what: "about nothing", overrides: () => ({ object: { object: null } }) },
];

/** Within what is taken: the provider's queue and two clocks that differ. */
export const TAKEN_EVENTS: readonly RefusedEvent[] = [
  { what: "five minutes old", overrides: ({ at }) => ({ at: at(-300) }) },
  { what: "a minute ahead", overrides: ({ at }) => ({ at: at(60) }) },
  { what: "of this moment", overrides: () => ({}) },
];

/** Genuine, and nothing that anybody here has asked about: answered, kept nowhere. */
export const FOREIGN_EVENTS: readonly RefusedEvent[] = [
  {
    what: "a customer",
    overrides: () => ({ type: "customer.created", object: { id: "cus_1", object: "customer" } }),
  },
  { what: "a payout", overrides: () => ({ type: "payout.paid", object: { id: "po_1", object: "payout" } }) },
  {
    what: "a charge without an intent",
    overrides: () => ({
      type: "charge.succeeded",
      object: { id: "ch_1", object: "charge", payment_intent: null },
    }),
  },
];

const DEBIT_TYPES = {
  succeeded: "checkout.session.async_payment_succeeded",
  failed: "checkout.session.async_payment_failed",
  processing: "checkout.session.completed",
} as const;

/** The same payment's events as they may arrive: success is never undone by what was sent before it. */
export const ORDERS: readonly (readonly (keyof typeof DEBIT_TYPES)[])[] = [
  ["succeeded", "failed", "processing"],
  ["succeeded", "processing", "failed"],
  ["failed", "succeeded", "processing"],
  ["failed", "processing", "succeeded"],
  ["processing", "succeeded", "failed"],
  ["processing", "failed", "succeeded"],
];

export function debitEvent(what: keyof typeof DEBIT_TYPES): WebhookOverrides {
  return { type: DEBIT_TYPES[what] };
}
