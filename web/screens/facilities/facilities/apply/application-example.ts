// An application for a facility as the tests of its screens show it, and the files that it has.

import { SUPPORT_DOCUMENTS } from "@bondline/domain/facilities/facilities/facility-application-files.ts";
import type {
  ApplicationRecordFragment,
  FacilityApplicationFilesQuery,
} from "../../../../api/generated/graphql.ts";
import { HARBOUR_CIVIL } from "../../../../testing/client-cast.ts";

export const APPLICATION_ID = "0198c000-0000-7000-8000-0000000000fb";

export function anApplication(given: Partial<ApplicationRecordFragment> = {}): ApplicationRecordFragment {
  return {
    id: APPLICATION_ID,
    organisationId: HARBOUR_CIVIL.id,
    referenceNumber: "FA-34679AC",
    version: 2,
    status: "DRAFT",
    statusText: "Draft",
    facilityType: "PROPERTY_BACKED",
    applicationFee: "850.00",
    capabilities: ["CAN_VIEW", "CAN_EDIT", "CAN_CLOSE"],
    decisionReason: null,
    archivedAt: null,
    archiveDate: null,
    facilityId: null,
    feePaidDate: null,
    feeWaivedAt: null,
    feeWaivedReason: null,
    nextStep: "COMPLETE",
    nextStepSince: "2026-11-20T01:00:00.000Z",
    nextStepWith: "APPLICANT",
    organisation: { name: "Harbour Civil Pty Ltd" },
    paymentDetails: null,
    questions: [],
    sharedFacilityWithOrganisations: [],
    shareOffers: [],
    supplierName: null,
    submission: { submittedAt: null },
    applicationInformation: { facilityLimit: null, isShared: null },
    applicant: {
      entityType: "PRV",
      industry: "E31",
      companyName: "Harbour Civil Pty Ltd",
      abn: "51824753556",
      address: "1 Macquarie Street, Sydney NSW 2000",
      website: null,
      contactName: "Ada Marsh",
      contactTitle: null,
      phoneNumber: "+61491570156",
      emailAddress: "ada@harbourcivil.example",
    },
    entities: [],
    properties: [],
    ...given,
  };
}

export type FileGiven = FacilityApplicationFilesQuery["facilityApplication"]["attachments"][number];

export function aFile(variant: string, given: Partial<FileGiven> = {}): FileGiven {
  return {
    id: `file-${variant}`,
    fileName: `${variant.toLowerCase()}.pdf`,
    fileSize: 1_200_000,
    contentType: "application/pdf",
    received: true,
    infectedFileStatus: "CLEAN",
    failureReason: null,
    uploadedBy: "Ada Marsh",
    variant,
    createdAt: "2026-11-20T01:00:00.000Z",
    ...given,
  };
}

export const ALL_FILES = SUPPORT_DOCUMENTS.map(({ code }) => aFile(code));

export function withFiles(attachments: readonly FileGiven[] = []) {
  return { data: { facilityApplication: { id: APPLICATION_ID, attachments } } };
}
