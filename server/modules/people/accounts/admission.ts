// Looks first of all whether the network that a call comes from may still make it; nothing else is done for one that may not.

import { addressGroup } from "../../../address-group.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { type LIMITS, type LimitName, takeFromLimit } from "./limits.ts";

export type AddressLimit = {
  [Name in LimitName]: (typeof LIMITS)[Name]["by"] extends "address" ? Name : never;
}[LimitName];

/**
 * In a transaction of its own, so that the row of a flood is held by nothing that takes long, and in turns, so that those
 * who wait for that row are not on every connection there is.
 */
export async function admitCall(app: App, name: AddressLimit, ipAddress: string): Promise<void> {
  await admissionTurn(
    app,
    ipAddress,
  )(() => runTransaction(app, { system: "Account service" }, (tx) => takeFromLimit(tx, name, ipAddress)));
}

/** The turn of a network for what is done before it is counted. */
export function admissionTurn({ admission }: App, ipAddress: string): ReturnType<App["admission"]["turn"]> {
  return admission.turn("address", addressGroup(ipAddress));
}
