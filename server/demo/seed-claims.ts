// Two organisations of the demo that wait for the provider: one new business, and somebody who gave the number of another.

import type { App } from "../app.ts";
import { aClaim } from "./builders/abn-claim-builder.ts";
import { ORGANISATIONS } from "./cast.ts";

export async function seedClaims(app: App): Promise<void> {
  await aClaim(app, { abn: "11005357522", claimant: "Pat", name: "Quay Works Pty Ltd" });
  await aClaim(app, { abn: ORGANISATIONS.harbour.abn, claimant: "Max", name: "Harbour Civil Australia" });
}
