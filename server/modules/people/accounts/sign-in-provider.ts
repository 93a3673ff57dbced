// The provider of identities, when the operator has named one and the gateway feature is on.

import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { App } from "../../../app.ts";
import {
  SignInProviderFault,
  type SignInProviderPort,
} from "../../../ports/sign-in-provider/sign-in-provider-port.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { isFeatureOn } from "../../office/gateway-features/gateway-feature-access.ts";
import { admitCall } from "./admission.ts";

export const SWITCHED_OFF_MESSAGE = "This way of signing in is switched off.";
export const NOT_BELIEVED_MESSAGE = "This sign-in could not be completed. Please start again.";
export const DECLINED_MESSAGE = "You did not finish signing in. Nothing was changed.";

/** Where the provider sends people back to; registered there to the letter. */
export function providerReturnUrl({ settings }: App): string {
  return `${settings.publicUrl}/account/oauth`;
}

/** Counts the call against its network address before anything is asked of the provider. */
export async function requireSignInProvider(app: App, ipAddress: string): Promise<SignInProviderPort> {
  await admitCall(app, "signInPerAddress", ipAddress);
  const isOn = await runTransaction(app, { system: "Account service" }, (tx) =>
    isFeatureOn(tx, "googleAuth"),
  );
  const { signInProvider } = app.ports;
  if (!isOn || signInProvider === undefined) refuseFields({ provider: SWITCHED_OFF_MESSAGE });
  return signInProvider;
}

export async function askProvider<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (thrown) {
    if (!(thrown instanceof SignInProviderFault)) throw thrown;
    if (thrown.kind === "unreachable") refuse("SERVICE_UNAVAILABLE");
    refuseFields({ provider: thrown.kind === "declined" ? DECLINED_MESSAGE : NOT_BELIEVED_MESSAGE });
  }
}
