// What of a record's history its reader is not shown: the same as on the record itself, or the history would tell it.

import { type Actor, supplierOf } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type Document, objectsKeptFrom } from "../../documents/documents/public.ts";
import { seesApplicantsAffairs, seesPayments, settlesPayments } from "../../drafts/drafts/draft-access.ts";
import { columnsKeptFrom, type Draft } from "../../drafts/drafts/public.ts";
import { mayDo } from "../../facilities/facilities/facility-access.ts";
import { type Facility, facilityColumnsKeptFrom } from "../../facilities/facilities/public.ts";
import type { FacilityApplication } from "../../facilities/facility-applications/public.ts";
import type { HistoryBlinds } from "./history-store.ts";

type Sees = (actor: Actor, draft: Draft) => boolean;
const everybody: Sees = () => true;

/** Who reads of each kind of record that stands in a draft's history: whoever sees the part of the draft that it is of. */
export const READERS_OF_DRAFT_OBJECTS: Readonly<Record<string, Sees>> = {
  Attachment: everybody,
  "Bank guarantee switch": seesApplicantsAffairs,
  Collaborator: everybody,
  Comment: everybody,
  Confirmation: everybody,
  "Contract questionnaire": seesApplicantsAffairs,
  "Credit note": seesPayments,
  "Credit note line": seesPayments,
  Dispute: settlesPayments,
  Draft: everybody,
  "Earlier document": everybody,
  "Finance application": seesApplicantsAffairs,
  "Form envelope": seesApplicantsAffairs,
  "Form signer": seesApplicantsAffairs,
  Individual: seesApplicantsAffairs,
  Invoice: seesPayments,
  "Invoice line": seesPayments,
  "Invoiced period": seesPayments,
  "Notification list": everybody,
  Party: everybody,
  Payment: seesPayments,
  "Payment intent": seesPayments,
  "Payment reminder": seesPayments,
  "Payment subscription": seesPayments,
  "Referral credit used": seesPayments,
  Refund: seesPayments,
  "Requested surety document": seesApplicantsAffairs,
  "Required document": seesApplicantsAffairs,
  "Required document message": seesApplicantsAffairs,
  "Security money": seesApplicantsAffairs,
  "Unmatched payment": settlesPayments,
  Viewer: everybody,
  "Wording proposal": everybody,
};

export function draftBlinds(actor: Actor, draft: Draft): HistoryBlinds {
  const kinds = Object.entries(READERS_OF_DRAFT_OBJECTS);
  return {
    objectTypes: kinds.filter(([, sees]) => !sees(actor, draft)).map(([kind]) => kind),
    columns: columnsKeptFrom(actor, draft),
  };
}

/** Of their own records administrators are shown everything but what the desk settles. */
export const KEPT_FROM_OWNERS: readonly string[] = ["Dispute", "Unmatched payment"];

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
export const PARTNER_BLINDS: HistoryBlinds = { objectTypes: [], columns: ["updated_by"] };
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
