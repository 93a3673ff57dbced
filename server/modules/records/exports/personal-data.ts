// What the portal holds about a person, for that person alone.

import {
  NOT_IN_PERSONAL_DATA,
  PERSONAL_PART_COLUMNS,
  PERSONAL_TABLE_NAMES,
  PERSONAL_TABLES,
} from "@bondline/domain/records/exports/personal-data.ts";
import { historySheetColumns } from "@bondline/domain/records/history/history-sheet.ts";
import { countLongStatement } from "../../../database/row-cursor.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOwnAccount } from "../../people/accounts/account-access.ts";
import { readHistoryOfOwnAccount } from "../history/history-export-access.ts";
import { type ArchiveSource, type DataTableSource, rowsOf } from "./archive-source.ts";
import { personalTable } from "./personal-data-store.ts";

export async function accessPersonalData(tx: Transaction, zone: string): Promise<ArchiveSource> {
  const { id, givenName, familyName } = await accessOwnAccount(tx);
  const name = `${givenName} ${familyName}`;
  const tables: readonly (DataTableSource & { part: string })[] = [
    ...PERSONAL_TABLE_NAMES.map((table) => {
      const { part, about } = PERSONAL_TABLES[table];
      const columns = PERSONAL_TABLES[table].columns(zone);
      const rows = () => rowsOf(tx, personalTable(table, id, zone), columns);
      return { part, about, path: `${table}.csv`, columns, rows };
    }),
    {
      part: "account",
      about: "who changed what of your account and when",
      path: "account-history.csv",
      columns: historySheetColumns(zone),
      rows: () => readHistoryOfOwnAccount(tx, zone),
    },
  ];
  return {
    name: [name, "personal data"],
    columns: PERSONAL_PART_COLUMNS,
    rights: "OWN",
    zone,
    title: `What Bondline holds about ${name}`,
    notInIt: NOT_IN_PERSONAL_DATA,
    count: () => countLongStatement(tx, personalTable("activity", id, zone), COUNT_MAX),
    tables: async (parts) => tables.filter(({ part }) => parts.includes(part)),
    files: () => undefined,
  };
}
