// What an alert would send, before it is saved as well as after: which documents, on which day, in which words.

import { ALERT_FIELDS } from "@bondline/domain/alerts/alert.ts";
import { alertDay, alertInstant, zoneOfPlace } from "@bondline/domain/alerts/alert-schedule.ts";
import { requireFields } from "@bondline/domain/fields/field-set.ts";
import { dayAt } from "@bondline/domain/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/time/plain-date.ts";
import type { MailContent } from "../../mail-messages/mail-content.ts";
import type { Work } from "../../work/work.ts";
import { accessOrganisation } from "../organisations/organisation-access.ts";
import { accessAlertConfiguration, MANAGE_ALERTS } from "./alert-access.ts";
import { alertContent } from "./alert-mails.ts";
import type { WatchedDocument } from "./alert-record.ts";
import { listAlertPreview } from "./alert-store.ts";

export const PREVIEW_MAX = 20;

export type AlertPreviewItem = WatchedDocument & {
  sendDate: PlainDate;
  /** The time has come: it goes out with the next run. */
  isDue: boolean;
  content: MailContent;
};
export type AlertPreview = { items: AlertPreviewItem[]; totalCount: number };

export type AlertPreviewInput = {
  organisationId: string;
  triggerProperty: string;
  triggerLeadTime: number;
  /** A saved one, so that what it has sent already is left out. */
  id?: string | null | undefined;
};

const { triggerProperty, triggerLeadTime } = ALERT_FIELDS;

export async function previewAlert(work: Work, input: AlertPreviewInput): Promise<AlertPreview> {
  const organisation = await accessOrganisation(work, input.organisationId, MANAGE_ALERTS);
  const wishes = requireFields(
    { triggerProperty, triggerLeadTime },
    { triggerProperty: input.triggerProperty, triggerLeadTime: String(input.triggerLeadTime) },
  );
  const saved = input.id ? await accessAlertConfiguration(work, input.id) : undefined;
  const rows = await listAlertPreview(work, {
    ...wishes,
    organisationId: organisation.id,
    alertConfigurationId: saved?.id ?? null,
    from: dayAt(work.now, zoneOfPlace(placeOf(organisation))),
    max: PREVIEW_MAX,
  });
  return { items: rows.map((row) => previewed(work, row)), totalCount: rows[0]?.total ?? 0 };
}

function previewed(work: Work, watched: WatchedDocument): AlertPreviewItem {
  const sendDate = alertDay({ ...watched, place: watched });
  return {
    ...watched,
    sendDate,
    isDue: alertInstant(sendDate, watched) <= work.now,
    content: alertContent(work, watched),
  };
}

function placeOf({ state, postcode }: { state: string | null; postcode: string | null }) {
  return { state: state as WatchedDocument["state"], postcode };
}
