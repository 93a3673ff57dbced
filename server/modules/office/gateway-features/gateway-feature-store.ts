// The switches of the product's parts in the database: SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type GatewayFeatureRow = {
  id: string;
  name: string;
  isEnabled: boolean;
  version: number;
  updatedAt: Instant | null;
  updatedByName: string | null;
};

export async function listEnabledFeatures(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ name: string }>("select name from gateway_feature where is_enabled");
  return rows.map(({ name }) => name);
}

const WITH_NAME = `
  select f.id, f.name, f.is_enabled, f.version, f.updated_at, p.given_name || ' ' || p.family_name as updated_by_name
    from gateway_feature f left join people((select array_agg(updated_by) from gateway_feature)) p on p.id = f.updated_by`;

export async function listFeatures(tx: Transaction): Promise<GatewayFeatureRow[]> {
  return await tx.query<GatewayFeatureRow>(`${WITH_NAME} order by f.name`);
}

export async function findFeature(tx: Transaction, name: string): Promise<GatewayFeatureRow | undefined> {
  return await findRow<GatewayFeatureRow>(tx, `${WITH_NAME} where f.name = $1`, [name]);
}

/** Nobody else switches it until this transaction ends. */
export async function findFeatureForChange(tx: Transaction, name: string) {
  await tx.query("select 1 from gateway_feature where name = $1 for no key update", [name]);
  return await findFeature(tx, name);
}

export async function saveFeature(
  tx: Transaction,
  change: { name: string; isEnabled: boolean; by: AccountId },
): Promise<void> {
  await tx.query(
    "update gateway_feature set is_enabled = $2, updated_by = $3, updated_at = $4, version = version + 1 where name = $1",
    [change.name, change.isEnabled, change.by, tx.now],
  );
}
