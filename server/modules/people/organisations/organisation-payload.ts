// The answer of a mutation that changed an organisation: as it stands now, through its access check.

import { payloadOf, record } from "../../../graphql/payloads.ts";
import { accessOrganisation } from "./organisation-access.ts";
import { OrganisationRef } from "./organisation-schema.ts";

export const OrganisationPayloadRef = payloadOf("OrganisationPayload", {
  organisation: record(OrganisationRef, accessOrganisation, "organisationId"),
});
