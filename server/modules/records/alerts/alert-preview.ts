// What an alert would send, before it is saved as well as after: which documents, on which day, in which words.

import type { FacilityId } from "@bondline/domain/ids.ts";
import { alertDay, alertInstant, zoneOfPlace } from "@bondline/domain/records/alerts/alert-schedule.ts";
import { ladderDay, ladderStepAt, ladderStepsAhead } from "@bondline/domain/records/alerts/expiry-ladder.ts";
import { type Cents, largerOfCents } from "@bondline/domain/values/money/money.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOrganisation } from "../../people/organisations/organisation-access.ts";
import { accessAlertConfiguration, MANAGE_ALERTS } from "./alert-access.ts";
import { requireAlertOverrides, type WatchInput } from "./alert-input.ts";
import { alertContent } from "./alert-mails.ts";
import type { AlertConfiguration, WatchedDocument } from "./alert-record.ts";
import type { AlertOverrides } from "./alert-store.ts";
import { listAlertPreview } from "./due-alert-store.ts";
import { ladderPlaceOf } from "./expiry-notice-jobs.ts";
import { expiryNoticeContent } from "./expiry-notice-mails.ts";
import { listExpiryPreview } from "./expiry-notice-store.ts";
import { facilityAlertContent } from "./facility-alert-mails.ts";
import { findFacilityPreview } from "./facility-alert-store.ts";

export const PREVIEW_MAX = 20;

export type AlertPreviewItem = Pick<Partial<WatchedDocument>, "documentId"> & {
  facilityId?: FacilityId;
  referenceNumber: string;
  /** What is secured, or what is on the facility. */
  amountCents: Cents;
  beneficiaryName: string | null;
  triggerDate: PlainDate | null;
  /** Null for a limit, which is told as soon as it is reached. */
  sendDate: PlainDate | null;
  /** The time has come: it goes out with the next run. */
  isDue: boolean;
  content: MailContent;
};
export type AlertPreview = { items: AlertPreviewItem[]; totalCount: number };

export type AlertPreviewInput = WatchInput & {
  organisationId: string;
  /** A saved one, so that what it has sent already is left out. */
  id?: string | null | undefined;
};

/** A preview needs nobody to send to; the rules of an alert do. */
const NOBODY = ["preview@bondline.example"];

export async function previewAlert(tx: Transaction, input: AlertPreviewInput): Promise<AlertPreview> {
  const organisation = await accessOrganisation(tx, input.organisationId, MANAGE_ALERTS);
  const { id, ...watched } = input;
  const overrides = await requireAlertOverrides(tx, organisation.id, { ...watched, emailAddresses: NOBODY });
  const saved = id ? await accessAlertConfiguration(tx, id) : undefined;
  if (overrides.triggerProperty === "FACILITY_LIMIT")
    return await previewFacility(tx, { ...overrides, organisationId: organisation.id }, saved?.id ?? null);
  if (overrides.triggerProperty === "EXPIRY_LADDER") return await previewLadder(tx, organisation.id);
  const rows = await listAlertPreview(tx, {
    triggerProperty: overrides.triggerProperty,
    triggerLeadTime: overrides.triggerLeadTime ?? 0,
    organisationId: organisation.id,
    alertConfigurationId: saved?.id ?? null,
    from: dayAt(tx.now, zoneOfPlace(placeOf(organisation))),
    max: PREVIEW_MAX,
  });
  return { items: rows.map((row) => previewed(tx, row)), totalCount: rows[0]?.total ?? 0 };
}

async function previewFacility(
  tx: Transaction,
  {
    organisationId,
    facilityId,
    facilityLimitCents,
    ...overrides
  }: AlertOverrides & Pick<AlertConfiguration, "organisationId">,
  alertConfigurationId: AlertConfiguration["id"] | null,
): Promise<AlertPreview> {
  if (facilityId === null || facilityLimitCents === null) throw new Error("An alert on a facility names it.");
  const watched = await findFacilityPreview(tx, {
    organisationId,
    facilityId,
    facilityLimitCents,
    facilityLimitIncludeProjectedDocs: overrides.facilityLimitIncludeProjectedDocs,
    alertConfigurationId,
  });
  if (watched === undefined) return { items: [], totalCount: 0 };
  const item: AlertPreviewItem = {
    facilityId,
    referenceNumber: watched.facilityName,
    amountCents: watched.usedCents,
    beneficiaryName: null,
    triggerDate: null,
    sendDate: null,
    isDue: watched.usedCents >= watched.facilityLimitCents,
    // Until the limit is reached, as the mail would read on the day on which it is.
    content: facilityAlertContent(tx, {
      ...watched,
      usedCents: largerOfCents(watched.usedCents, watched.facilityLimitCents),
    }),
  };
  return { items: [item], totalCount: 1 };
}

/** Each with the next step that nobody was notified of: what is past is not made up for. */
async function previewLadder(
  tx: Transaction,
  organisationId: AlertConfiguration["organisationId"],
): Promise<AlertPreview> {
  const documents = await listExpiryPreview(tx, { organisationId, max: PREVIEW_MAX });
  const items = documents.flatMap((document) => {
    const place = ladderPlaceOf(document);
    const present = ladderStepAt(place, tx.now);
    const isDue = present !== undefined && !document.stepsGiven.includes(present);
    const step = isDue ? present : ladderStepsAhead(place, tx.now)[0];
    if (step === undefined) return [];
    const sendDate = ladderDay(place, step);
    const content = expiryNoticeContent(tx, document, { step });
    return [
      {
        ...document,
        beneficiaryName: document.otherName,
        triggerDate: document.expiresAt,
        sendDate,
        isDue,
        content,
      },
    ];
  });
  return { items, totalCount: documents[0]?.total ?? 0 };
}

function previewed(tx: Transaction, watched: WatchedDocument): AlertPreviewItem {
  const sendDate = alertDay({ ...watched, place: watched });
  const isDue = alertInstant(sendDate, watched) <= tx.now;
  const sentOn = isDue ? dayAt(tx.now, zoneOfPlace(watched)) : sendDate;
  const content = alertContent(tx, watched, { today: sentOn });
  return { ...watched, beneficiaryName: watched.otherName, sendDate, isDue, content };
}

function placeOf({ state, postcode }: { state: string | null; postcode: string | null }) {
  return { state: state as WatchedDocument["state"], postcode };
}
