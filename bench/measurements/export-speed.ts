// How fast a list leaves as a file, against COPY of the same columns of the same rows by the same role: the least that reading them costs.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TableFormat } from "@bondline/domain/records/exports/export.ts";
import type { App } from "../../server/app.ts";
import { addressForRole } from "../../server/database/connect.ts";
import { writeTable } from "../../server/modules/records/exports/export-file.ts";
import { exportSourceOf, isWhole } from "../../server/modules/records/exports/export-sources.ts";
import { beginTransaction } from "../../server/transaction/transaction.ts";
import { organisationId, organisationsOf, type Size, tokenOf } from "../data/sizes.ts";
import { appOver } from "../servers/app-over.ts";
import { benchSettings } from "../servers/bench-settings.ts";
import { type TimedScore, timeAlternately } from "./laps.ts";

export type ExportSpeed = { rows: number; scores: TimedScore[]; megabytes: number };

/** Of the organisation with the most documents. COPY throws away what it reads; the product writes it to disk. */
export async function exportSpeed(ownerUrl: string, size: Size, rounds: number): Promise<ExportSpeed> {
  const largest = organisationsOf(size).at(-1);
  if (largest === undefined) throw new Error("There is an organisation to export of.");
  const usual = await appOver(
    addressForRole(ownerUrl, "bondline_app", benchSettings().secrets.databaseAppPassword),
  );
  const folder = await mkdtemp(join(tmpdir(), "bondline-bench-export-"));
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  try {
    const of = { app: usual.app, number: largest.number, path: join(folder, "file") };
    const scores = await timeAlternately(
      [
        { name: "COPY", act: () => copied(of) },
        { name: "CSV", act: () => exported(of, "CSV") },
        { name: "XLSX", act: () => exported(of, "XLSX") },
      ],
      { rounds, times: 5 },
    );
    return { rows: largest.documents, scores, megabytes: (most - before) / 1_048_576 };
  } finally {
    clearInterval(watch);
    await rm(folder, { recursive: true });
    await usual.end();
  }
}

type Of = { app: App; number: number; path: string };

const COLUMNS = [
  "documentVariant",
  "status",
  "amount",
  "bankName",
  "guaranteeNumber",
  "establishedAt",
  "referenceNumber",
  "expiryType",
  "expiresAt",
  "issuer.name",
  "beneficiary.name",
];

async function exported({ app, number, path }: Of, format: TableFormat): Promise<void> {
  const { tx, commit } = await beginTransaction(app, { token: tokenOf(number) });
  const source = await exportSourceOf(tx, { organisationId: organisationId(number), documents: {} });
  if (isWhole(source)) throw new Error("A list of documents is one table.");
  const columns = COLUMNS.flatMap((key) => source.columns.find((column) => column.key === key) ?? []);
  if (columns.length !== COLUMNS.length) throw new Error("A column is not offered any more.");
  await writeTable(path, { kind: "DOCUMENTS", format, columns }, source.rows(columns));
  await commit();
}

async function copied({ app, number }: Of): Promise<void> {
  const { tx, commit } = await beginTransaction(app, { token: tokenOf(number) });
  // As long as the product may take; what a person waits for ends after ten seconds.
  await tx.query("select set_config('statement_timeout', '120s', true)");
  const party = (variant: string) => `left join lateral (select p.name from document_party p
    where p.document_id = d.id and p.party_variant = '${variant}' order by p.position limit 1) ${variant} on true`;
  await tx.query(`copy (
    select d.document_variant, d.status, d.amount_cents, d.bank_name, d.guarantee_number, d.established_at, d.reference_number,
           d.expiry_type, d.expires_at, issuer.name as issuer_name, beneficiary.name as beneficiary_name
      from document d ${party("ISSUER")} ${party("BENEFICIARY")}
     where d.id in (select o.id from organisation_document o where o.organisation_id = '${organisationId(number)}')
     order by d.created_at desc, d.id desc) to stdout`);
  await commit();
}
