// The answer of a mutation that changed an application: the application as it stands now, through its access check.

import { payloadOf, record } from "../../../graphql/payloads.ts";
import { accessApplication } from "./application-access.ts";
import { FacilityApplicationRef } from "./application-schema.ts";

export const FacilityApplicationPayloadRef = payloadOf("FacilityApplicationPayload", {
  facilityApplication: record(FacilityApplicationRef, accessApplication, "applicationId"),
});
