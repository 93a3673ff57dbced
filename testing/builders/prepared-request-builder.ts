// A prepared request that nobody has answered, for tests about something else than the preparing.

import { type AccountId, asPreparedRequestId } from "@bondline/domain/ids.ts";
import { cents } from "@bondline/domain/values/money/money.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../server/app.ts";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { insertPreparedRequest } from "../../server/modules/drafts/prepared-requests/prepared-request-store.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

/** For Ada, by Rosa of the provider. */
export async function anPreparedRequest(app: App): Promise<{ id: string; version: number }> {
  return await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const id = asPreparedRequestId(tx.newId());
    await insertPreparedRequest(tx, {
      id,
      emailAddress: PEOPLE.ada.email,
      supplierId: null,
      processType: "BANK_GUARANTEE",
      amountCents: cents(25_000_000n),
      purpose: "PERFORMANCE",
      specifiedOtherPurpose: null,
      beneficiaryName: "Woolworths Group Limited",
      beneficiaryAbn: null,
      projectAddress: null,
      contractTitle: "Depot, stage 2",
      contractNumber: null,
      agreementContent: null,
      feeSummaryId: null,
      note: null,
      lastDate: plainDate("2026-12-20"),
      preparedBy: `${PEOPLE.rosa.givenName} ${PEOPLE.rosa.familyName}, Bondline`,
      createdBy: idOf("person", "rosa") as AccountId,
    });
    return { id, version: 1 };
  });
}
