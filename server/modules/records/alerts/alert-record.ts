// Alerts as the server holds them: what was asked for, and which document it concerns when.

import type { AlertConfigurationId, DocumentId, FacilityId, OrganisationId } from "@bondline/domain/ids.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { DateTrigger, TriggerProperty } from "@bondline/domain/records/alerts/alert.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { StateCode } from "@bondline/domain/values/reference-data/states.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";

export type AlertConfiguration = {
  id: AlertConfigurationId;
  organisationId: OrganisationId;
  emailAddresses: string[];
  /** Those of them that were asked and have not agreed: they are shown nothing. */
  unconfirmedEmailAddresses: string[];
  triggerProperty: TriggerProperty;
  /** Null for one on a facility. */
  triggerLeadTime: number | null;
  facilityId: FacilityId | null;
  facilityName: string | null;
  facilityLimitCents: Cents | null;
  facilityLimitIncludeProjectedDocs: boolean;
  createdAt: Instant;
  version: number;
};

/** An alert by a date, with those of its readers who agreed to be told. */
export type DatedAlert = {
  alertConfigurationId: AlertConfigurationId;
  organisationId: OrganisationId;
  triggerProperty: DateTrigger;
  triggerLeadTime: number;
  createdAt: Instant;
  readers: string[];
};

/** A document whose date is watched, with what a mail about it says and where its readers are. */
export type WatchedDocument = {
  documentId: DocumentId;
  /** Whose document it is. */
  organisationId: OrganisationId;
  /** Who is notified of it: its own organisation, or one that holds it. */
  notifiedId: OrganisationId;
  organisationName: string;
  state: StateCode | null;
  postcode: string | null;
  referenceNumber: string;
  documentVariant: ProcessType;
  amountCents: Cents;
  isShared: boolean;
  isHeld: boolean;
  /** The applicant of what is held, the beneficiary of all else. */
  otherName: string | null;
  sharedWith: string[];
  triggerProperty: DateTrigger;
  triggerLeadTime: number;
  triggerDate: PlainDate;
};

/** One that a saved configuration watches. */
export type WaitingAlert = WatchedDocument &
  Pick<DatedAlert, "alertConfigurationId"> & {
    emailAddresses: string[];
    /** Those of them who cannot open it: it is shared with colleagues. */
    closedTo: string[];
  };
