// The access check of drafts that leave as a file: the rows of a list that this person sees there.

import { draftExportColumns } from "@bondline/domain/records/exports/draft-export-columns.ts";
import { countLongStatement } from "../../../database/row-cursor.ts";
import { COUNT_MAX, type PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { roleIn } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOrganisation } from "../../people/organisations/organisation-access.ts";
import { type DraftListArguments, requireDraftList } from "./draft-access.ts";
import { draftListToExport, ownDraftsToExport } from "./draft-export-store.ts";
import { countDrafts } from "./draft-store.ts";

export type DraftsToExport = Omit<DraftListArguments, keyof PageArguments>;

export async function accessDraftsToExport(
  tx: Transaction,
  list: DraftsToExport,
  zone: string,
): Promise<RowSource> {
  const { filter, sort } = requireDraftList(tx, list);
  const { name } = await accessOrganisation(tx, filter.organisationId);
  return listSourceOf(tx, {
    name: [name, "drafts"],
    columns: draftExportColumns(zone),
    rights: `${roleIn(tx.actor, filter.organisationId)}`,
    count: () => countDrafts(tx, filter, COUNT_MAX),
    statement: draftListToExport(filter, sort, zone),
  });
}

/** All of an organisation's own, whatever has become of them. */
export async function accessOwnDraftsToExport(tx: Transaction, id: string, zone: string): Promise<RowSource> {
  const { id: organisationId, name } = await accessOrganisation(tx, id, "CAN_EXPORT_DATA");
  const statement = ownDraftsToExport(organisationId, zone);
  return listSourceOf(tx, {
    name: [name, "drafts"],
    columns: draftExportColumns(zone),
    rights: `${roleIn(tx.actor, organisationId)}`,
    count: () => countLongStatement(tx, statement, COUNT_MAX),
    statement,
  });
}
