// Keeps the demo's accounts, whose password is published, away from everybody else's data.

import type { Settings } from "../config.ts";
import type { Pool } from "../database/connect.ts";
import type { Transaction } from "../transaction/transaction.ts";
import { PEOPLE } from "./cast.ts";
import { idOf } from "./cast-ids.ts";
import { isSomebodyElseThere, isSomebodyThere, listLivingAccounts } from "./demo-account-store.ts";

/** Stops a start or a seeding: the message is for the person at the keyboard. */
export class DemoRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = "DemoRefused";
  }
}

export function requireDemoMode({ mode }: Pick<Settings, "mode">): void {
  if (mode === "production")
    throw new DemoRefused(
      "Demo accounts are never put into a production database: their password is published. Seed in development.",
    );
}

const NOT_THE_DEMOS =
  "This database holds accounts or organisations that are not the demo's, so no demo accounts are put into it. Set NODE_ENV=production to serve it, or name an empty database.";

/** Only into a database that holds nobody yet. */
export async function requireNobodyThere(tx: Transaction): Promise<void> {
  requireDemoMode(tx.app.settings);
  if (await isSomebodyThere(tx)) throw new DemoRefused(NOT_THE_DEMOS);
}

/** Before migrations are applied and tasks are run: what is somebody else's stays as it is. `pool` is the owner's. */
export async function requireDemosOwn(pool: Pick<Pool, "query">): Promise<void> {
  if (await isSomebodyElseThere(pool, idOf("person", "ada"))) throw new DemoRefused(NOT_THE_DEMOS);
}

/** `pool` is the owner's: nobody is acting yet. */
export async function requireNoDemoAccounts(pool: Pick<Pool, "query">): Promise<void> {
  const cast = Object.keys(PEOPLE).map((name) => idOf("person", name));
  const living = await listLivingAccounts(pool, cast);
  if (living.length > 0)
    throw new DemoRefused(
      `This database holds ${living.length} demo accounts, such as ${living[0]}, whose password is published: production does not serve it. Name a database of its own.`,
    );
}
