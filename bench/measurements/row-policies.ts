// What row-level security costs: the product's own list, once under its role and once under the owner, for whom no policy counts.

import type { App } from "../../server/app.ts";
import { addressForRole } from "../../server/database/connect.ts";
import { listAccessibleDocuments } from "../../server/modules/documents/documents/document-access.ts";
import { allDocumentParts } from "../../server/modules/documents/documents/document-parts.ts";
import { beginTransaction } from "../../server/transaction/transaction.ts";
import { organisationId, type Size, tokenOf } from "../data/sizes.ts";
import { appOver } from "../servers/app-over.ts";
import { benchSettings } from "../servers/bench-settings.ts";
import { type TimedScore, timeAlternately } from "./laps.ts";

const ROWS = 25;

export async function rowPolicies(
  ownerUrl: string,
  size: Size,
  pace: { rounds: number; times: number },
): Promise<TimedScore[]> {
  const password = benchSettings().secrets.databaseAppPassword;
  const owner = await appOver(ownerUrl);
  const usual = await appOver(addressForRole(ownerUrl, "bondline_app", password));
  let asked = 0;
  const next = () => {
    asked = (asked % size.usualOrganisations) + 1;
    return asked;
  };
  try {
    return await timeAlternately(
      [
        { name: "without row policies", act: () => listPage(owner.app, next()) },
        { name: "with row policies", act: () => listPage(usual.app, next()) },
      ],
      pace,
    );
  } finally {
    await owner.end();
    await usual.end();
  }
}

async function listPage(app: App, organisation: number): Promise<void> {
  const { tx, commit } = await beginTransaction(app, { token: tokenOf(organisation) });
  const list = { organisationId: organisationId(organisation), tab: "ESTABLISHED", first: ROWS } as const;
  const page = await listAccessibleDocuments(tx, list, { parts: allDocumentParts(tx.app), isCounted: true });
  await page.count();
  await commit();
  if (page.nodes.length !== ROWS) throw new Error(`A page of ${ROWS} rows has ${page.nodes.length}.`);
}
