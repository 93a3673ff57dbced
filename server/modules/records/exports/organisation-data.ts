// All that an organisation has here, for an administrator of it: which tables there are, and the rows of each as they are read.

import { asOrganisationId, type OrganisationId } from "@bondline/domain/ids.ts";
import {
  DATA_PART_COLUMNS,
  DATA_TABLE_NAMES,
  DATA_TABLES,
  type DataPart,
  filesColumns,
  historyOfAllColumns,
  NOT_IN_ORGANISATION_DATA,
} from "@bondline/domain/records/exports/organisation-data.ts";
import { countLongStatement, readLongStatement } from "../../../database/row-cursor.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { roleIn } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOwnDocumentsToExport } from "../../documents/documents/document-export-access.ts";
import { accessOwnDraftsToExport } from "../../drafts/drafts/draft-export-access.ts";
import { accessOrganisation } from "../../people/organisations/organisation-access.ts";
import { readHistoryOfAll } from "../history/history-export-access.ts";
import {
  type ArchiveSource,
  type DataTableSource,
  type FilesSource,
  readersOf,
  rowsOf,
} from "./archive-source.ts";
import { filesToExport, tableToExport } from "./organisation-data-store.ts";

export async function accessOrganisationData(
  tx: Transaction,
  id: string,
  zone: string,
): Promise<ArchiveSource> {
  const { name } = await accessOrganisation(tx, id, "CAN_EXPORT_DATA");
  const organisationId = asOrganisationId(id);
  return {
    name: [name, "all data"],
    columns: DATA_PART_COLUMNS,
    rights: `${roleIn(tx.actor, organisationId)}`,
    zone,
    title: `All data of ${name}`,
    notInIt: NOT_IN_ORGANISATION_DATA,
    count: () => countAll(tx, organisationId, zone),
    tables: (parts) => tablesOf(tx, { organisationId, zone, parts }),
    files: (parts) => (parts.includes("files") ? filesOf(tx, organisationId, zone) : undefined),
  };
}

/** Documents, drafts, facilities and files: what somebody has an idea of before. */
async function countAll(tx: Transaction, organisationId: OrganisationId, zone: string): Promise<number> {
  const documents = await accessOwnDocumentsToExport(tx, organisationId);
  const drafts = await accessOwnDraftsToExport(tx, organisationId, zone);
  const others = [tableToExport("facilities", organisationId, zone), filesToExport(organisationId, zone)];
  let count = (await documents.count()) + (await drafts.count());
  for (const statement of others) count += await countLongStatement(tx, statement, COUNT_MAX);
  return count;
}

type Wanted = { organisationId: OrganisationId; zone: string; parts: readonly string[] };

async function tablesOf(
  tx: Transaction,
  { organisationId, zone, parts }: Wanted,
): Promise<readonly DataTableSource[]> {
  const documents = await accessOwnDocumentsToExport(tx, organisationId);
  const drafts = await accessOwnDraftsToExport(tx, organisationId, zone);
  const lists = [
    { part: "documents", about: "documents, with their facts and costs", source: documents },
    { part: "drafts", about: "drafts, whatever has become of them", source: drafts },
  ] as const;
  const tables: (DataTableSource & { part: DataPart })[] = [
    ...lists.map(({ part, about, source: { columns, rows } }) => ({
      part,
      about,
      path: `${part}.csv`,
      columns,
      rows: () => rows(columns),
    })),
    ...DATA_TABLE_NAMES.map((name) => {
      const { part, about } = DATA_TABLES[name];
      const columns = DATA_TABLES[name].columns(zone);
      const statement = tableToExport(name, organisationId, zone);
      return { part, about, path: `${name}.csv`, columns, rows: () => rowsOf(tx, statement, columns) };
    }),
    {
      part: "history",
      about: "who changed what and when, of every record",
      path: "history.csv",
      columns: historyOfAllColumns(zone),
      rows: () => readHistoryOfAll(tx, organisationId, zone),
    },
  ];
  return tables.filter(({ part }) => parts.includes(part));
}

function filesOf(tx: Transaction, organisationId: OrganisationId, zone: string): FilesSource {
  const statement = filesToExport(organisationId, zone);
  const columns = filesColumns(zone);
  const names = Object.keys(statement.cells);
  const [pathAt, keyAt] = [names.indexOf("path"), names.indexOf("storageKey")];
  const readers = readersOf(names, columns);
  async function* batches() {
    for await (const batch of readLongStatement(tx, statement, new Set(names)))
      yield {
        rows: batch.map((cells) => readers.map((read) => read(cells))),
        stored: batch.map((cells) => ({ path: String(cells[pathAt]), storageKey: String(cells[keyAt]) })),
      };
  }
  return { path: "files.csv", about: "the files, and of which record each is", columns, batches };
}
