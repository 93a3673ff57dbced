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
  /** Those of them that were asked and have not agreed: they are told nothing. */
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

/** A document whose date is watched, with what a mail about it says and where its readers are. */
export type WatchedDocument = {
  documentId: DocumentId;
  organisationId: OrganisationId;
  organisationName: string;
  state: StateCode | null;
  postcode: string | null;
  referenceNumber: string;
  documentVariant: ProcessType;
  amountCents: Cents;
  beneficiaryName: string | null;
  triggerProperty: DateTrigger;
  triggerLeadTime: number;
  triggerDate: PlainDate;
};

/** One that a saved configuration watches. */
export type WaitingAlert = WatchedDocument & {
  alertConfigurationId: AlertConfigurationId;
  emailAddresses: string[];
  /** The trigger date less the lead time: the order in which alerts go out. */
  dueDate: PlainDate;
};
