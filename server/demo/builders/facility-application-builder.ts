// Makes applications for facilities in any status by running the real commands; a test states only what matters to it.

import { asFacilityApplicationId } from "@bondline/domain/ids.ts";
import type { App } from "../../app.ts";
import type { ApplicationInput } from "../../modules/facilities/facility-applications/application-input.ts";
import type { FacilityApplication } from "../../modules/facilities/facility-applications/application-record.ts";
import { listSharesOfApplication } from "../../modules/facilities/facility-applications/application-share-store.ts";
import { findApplication } from "../../modules/facilities/facility-applications/application-store.ts";
import { acceptFacilityApplicationShare } from "../../modules/facilities/facility-applications/commands/accept-facility-application-share.ts";
import { askFacilityApplicant } from "../../modules/facilities/facility-applications/commands/ask-facility-applicant.ts";
import { createFacilityApplication } from "../../modules/facilities/facility-applications/commands/create-facility-application.ts";
import { recordFacilityApplicationBankOutcome } from "../../modules/facilities/facility-applications/commands/record-facility-application-bank-outcome.ts";
import { recordFacilityApplicationPayment } from "../../modules/facilities/facility-applications/commands/record-facility-application-payment.ts";
import { sendFacilityApplicationToSupplier } from "../../modules/facilities/facility-applications/commands/send-facility-application-to-supplier.ts";
import { shareFacilityApplication } from "../../modules/facilities/facility-applications/commands/share-facility-application.ts";
import { submitFacilityApplication } from "../../modules/facilities/facility-applications/commands/submit-facility-application.ts";
import { updateFacilityApplication } from "../../modules/facilities/facility-applications/commands/update-facility-application.ts";
import { runTransaction, type Transaction } from "../../transaction/transaction.ts";
import { ORGANISATIONS, type OrganisationName } from "../cast.ts";
import { idOf } from "../cast-ids.ts";
import { callAs, signInAs } from "../sessions.ts";

export type ApplicationOverrides = {
  facilityType?: "SURETY_BOND" | "PROPERTY_BACKED";
  owner?: "harbour" | "wesfarmers";
  status?: "DRAFT" | "SUBMITTED" | "PROCESSING" | "PENDING_PAYMENT" | "APPROVED";
  /** A question of the provider's that waits for its answer. */
  question?: string;
  /** Accepted by that organisation. */
  sharedWith?: OrganisationName;
  /** Not answered yet. */
  offeredTo?: OrganisationName;
};

const APPLICANTS = { harbour: "ada", wesfarmers: "wes" } as const;
const WAY = ["DRAFT", "SUBMITTED", "PROCESSING", "PENDING_PAYMENT", "APPROVED"] as const;

/** Ready to be submitted. */
export const READY_APPLICATION: ApplicationInput = {
  facilityLimit: "2000000.00",
  isShared: true,
  applicant: {
    entityType: "PRV",
    industry: "E31",
    companyName: "Harbour Civil Pty Ltd",
    abn: "53004085616",
    address: "12 Bligh Street, Sydney NSW 2000",
    website: "harbourcivil.example",
    contactName: "Ada Nguyen",
    contactTitle: "Finance director",
    phoneNumber: "0491570156",
    emailAddress: "ada@harbourcivil.example",
  },
  entities: [{ name: "Harbour Plant Pty Ltd", abn: "28008984049" }],
  properties: [
    {
      address: "8 Wharf Road, Balmain NSW 2041",
      propertyType: "RESIDENTIAL",
      isPrimaryPlaceOfResidence: true,
      estimatedValue: "3200000.00",
      isMortgaged: true,
      outstandingMortgage: "900000.00",
      lender: "Westpac",
      owners: [{ name: "Ada Nguyen", applicantRelationship: "Director" }],
    },
  ],
};

export async function buildApplication(
  app: App,
  overrides: ApplicationOverrides = {},
): Promise<FacilityApplication> {
  const facilityType = overrides.facilityType ?? "PROPERTY_BACKED";
  const owner = overrides.owner ?? "harbour";
  const [applicant, provider] = [await signInAs(app, APPLICANTS[owner]), await signInAs(app, "rosa")];
  const as = (token: string, act: (tx: Transaction) => Promise<unknown>) =>
    runTransaction(app, { token }, act);
  const { applicationId } = await runTransaction(app, { token: applicant }, (tx) =>
    createFacilityApplication(tx, { organisationId: idOf("organisation", owner), facilityType }),
  );
  const id = String(applicationId);
  const read = async () => {
    const found = await runTransaction(app, { system: "Set-up" }, (tx) =>
      findApplication(tx, asFacilityApplicationId(id)),
    );
    if (found === undefined) throw new Error("The builder lost its application.");
    return found;
  };
  const steps: Record<Exclude<(typeof WAY)[number], "DRAFT">, (version: number) => Promise<unknown>> = {
    SUBMITTED: (version) => as(applicant, (tx) => submitFacilityApplication(tx, { id, version })),
    PROCESSING: (version) =>
      as(provider, (tx) =>
        sendFacilityApplicationToSupplier(tx, { id, version, supplierId: idOf("supplier", "macquarie") }),
      ),
    PENDING_PAYMENT: (version) =>
      as(provider, (tx) => recordFacilityApplicationBankOutcome(tx, { id, version, isApproved: true })),
    APPROVED: async (version) => {
      if ((await read()).status === "APPROVED") return;
      await as(provider, (tx) =>
        recordFacilityApplicationPayment(tx, { id, version, amount: "850", receivedDate: "2026-11-20" }),
      );
    },
  };
  await as(applicant, async (tx) =>
    updateFacilityApplication(tx, { id, version: (await read()).version, application: READY_APPLICATION }),
  );
  for (const status of WAY.slice(1, WAY.indexOf(overrides.status ?? "DRAFT") + 1))
    await steps[status as keyof typeof steps]((await read()).version);
  const { question, sharedWith } = overrides;
  if (question !== undefined)
    await as(provider, async (tx) =>
      askFacilityApplicant(tx, { id, version: (await read()).version, question }),
    );
  const offeredTo = overrides.offeredTo ?? sharedWith;
  if (offeredTo !== undefined) {
    const { abn } = ORGANISATIONS[offeredTo];
    await as(applicant, async (tx) =>
      shareFacilityApplication(tx, { id, version: (await read()).version, abn }),
    );
  }
  if (sharedWith !== undefined) {
    const offerId = await applicationOfferOf(app, id);
    await callAs(app, APPLICANTS[sharedWith], acceptFacilityApplicationShare, { offerId });
  }
  return await read();
}

/** The id of the newest offer to share an application. */
export async function applicationOfferOf(app: App, id: string): Promise<string> {
  const [offer] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    listSharesOfApplication(tx, asFacilityApplicationId(id), 1),
  );
  if (offer === undefined) throw new Error("The application is offered to nobody.");
  return offer.id;
}
