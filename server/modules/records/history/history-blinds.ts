// What of a record's history its reader is not shown: the same as on the record itself, or the history would tell it.

import type { App } from "../../../app.ts";
import { partsOf, type Read } from "../../../record-parts.ts";
import { type Actor, supplierOf } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type Document, objectsKeptFrom } from "../../documents/documents/public.ts";
import { columnsKeptFrom, type Draft, OWN_PARTS_READ, readsPart } from "../../drafts/drafts/public.ts";
import { mayDo } from "../../facilities/facilities/facility-access.ts";
import { type Facility, facilityColumnsKeptFrom } from "../../facilities/facilities/public.ts";
import type { FacilityApplication } from "../../facilities/facility-applications/public.ts";
import { UNMATCHED_PAYMENTS_OF_DRAFT } from "../../money/invoices/public.ts";
import type { HistoryBlinds } from "./history-store.ts";

/** The parts of a draft that its history reports. */
export function partsInDraftHistory(app: Pick<App, "parts">): readonly Read[] {
  return [...Object.values(OWN_PARTS_READ), ...partsOf(app).draft];
}

export function draftBlinds({ actor, app }: Pick<Transaction, "actor" | "app">, draft: Draft): HistoryBlinds {
  const kept = partsInDraftHistory(app).filter((part) => !readsPart(actor, draft, part));
  return {
    objectTypes: kept.flatMap(({ inHistory }) => inHistory).toSorted(),
    columns: columnsKeptFrom(actor, draft),
  };
}

/** Of their own records administrators are shown everything but what the desk settles. */
export const KEPT_FROM_OWNERS: readonly string[] = UNMATCHED_PAYMENTS_OF_DRAFT.inHistory;

export function documentBlinds(actor: Actor, document: Document): HistoryBlinds {
  return { objectTypes: objectsKeptFrom(actor, document), columns: [] };
}

/** Whom the facility will be shared with is its applicant's affair and the provider's. */
export function applicationBlinds(actor: Actor, application: FacilityApplication): HistoryBlinds {
  const supplierId = supplierOf(actor);
  const isBank = supplierId !== undefined && supplierId === application.supplierId;
  return { objectTypes: isBank ? ["Sharing offer"] : [], columns: [] };
}

/** Who switched a feature and when stands beside each entry already. */
export const FEATURE_BLINDS: HistoryBlinds = { objectTypes: [], columns: ["updated_by", "supplier_id"] };
/** Who changed a trade organisation stands beside each entry already. */
export const PARTNER_BLINDS: HistoryBlinds = {
  objectTypes: [],
  columns: ["updated_by", "channel_partner_id", "change_id"],
};
/** Of a bank's history its own people read what they have set themselves. */
export const BANK_SERVICE_BLINDS: HistoryBlinds = {
  objectTypes: [],
  columns: ["supplier_id"],
  only: "Service levels",
};
/** One history holds all of the provider's; a page shows its own part of it. */
export const PROVIDER_HISTORY_PARTS = ["SETTINGS", "STAFF"] as const;
export const PROVIDER_BLINDS: Readonly<Record<(typeof PROVIDER_HISTORY_PARTS)[number], HistoryBlinds>> = {
  SETTINGS: { objectTypes: ["Staff member", "Change"], columns: [] },
  STAFF: { objectTypes: ["Provider", "Deposit account", "Page text", "Change"], columns: [] },
};
/** Of a client the desk reads what became of the organisation itself; whom it invites and what it chose is its own. */
export const CLIENT_BLINDS: HistoryBlinds = { objectTypes: [], columns: [], only: "Organisation" };
/** Whom a facility is shared with learns neither what it costs nor who else shares or sees it. */
export function facilityBlinds(tx: Transaction, facility: Facility): HistoryBlinds {
  return mayDo(tx, facility, "CAN_VIEW_COSTS")
    ? { objectTypes: [], columns: [] }
    : {
        objectTypes: ["Cost", "Sharing", "Sharing offer", "Viewer"],
        columns: facilityColumnsKeptFrom(tx, facility),
      };
}
