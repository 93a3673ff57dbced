// Begins an application, filled in with what the portal knows of the organisation and the person.

import { FACILITY_TYPES, type FacilityType } from "@bondline/domain/facilities/facilities/facility.ts";
import { facilityApplicationStatusAfter } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { checkApplication } from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { applicationFeeOf } from "@bondline/domain/facilities/facilities/facility-fees.ts";
import { asFacilityApplicationId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { newReferenceNumber } from "../../../../database/reference-number.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOrganisation } from "../../../people/organisations/organisation-access.ts";
import { facilityFeesAt } from "../../facility-fees/public.ts";
import { textsOfInput } from "../application-input.ts";
import { insertApplication, saveApplication } from "../application-store.ts";

/** The cash-related facilities are arranged with the provider and have no application of their own. */
const OFFERED: readonly FacilityType[] = ["SURETY_BOND", "PROPERTY_BACKED"];

export async function createFacilityApplication(
  tx: Transaction,
  input: { organisationId: string; facilityType: string },
): Promise<CommandResult> {
  const organisation = await accessOrganisation(tx, input.organisationId, "CAN_ADD_DOCUMENTS");
  const facilityType = FACILITY_TYPES.find((type) => type === input.facilityType);
  if (facilityType === undefined || !OFFERED.includes(facilityType))
    refuseFields({ facilityType: "This kind of facility cannot be applied for here." });
  const { accountId, givenName, familyName, email } = requirePerson(tx.actor);

  const id = asFacilityApplicationId(tx.newId());
  const application = await insertApplication(tx, {
    id,
    organisationId: organisation.id,
    referenceNumber: newReferenceNumber("FA"),
    status: facilityApplicationStatusAfter(undefined, "create"),
    facilityType,
    applicationFeeCents: applicationFeeOf(facilityType, await facilityFeesAt(tx, tx.now)),
    createdBy: accountId,
  });
  const known = checkApplication(
    textsOfInput({
      applicant: {
        entityType: organisation.entityType,
        industry: organisation.industryType,
        companyName: organisation.name,
        abn: organisation.abn,
        address: organisation.address,
        contactName: `${givenName} ${familyName}`,
        emailAddress: email,
      },
    }),
  );
  // What the organisation holds from earlier rules may not fit: it is then typed by hand.
  if (known.ok) await saveApplication(tx, application, known.values);
  return { applicationId: id };
}
