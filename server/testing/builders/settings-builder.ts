// Sets up what organisations set for themselves: an alert and a key of their own.

import { asAlertConfigurationId, asMetadataKeyId, type OrganisationId } from "@bondline/domain/ids.ts";
import type { App } from "../../app.ts";
import { insertMetadataKey } from "../../modules/people/organisations/metadata-key-store.ts";
import { insertAlertConfiguration } from "../../modules/records/alerts/alert-store.ts";
import { runWork } from "../../work/work.ts";
import { idOf } from "../cast-ids.ts";

export async function someSettings(
  app: App,
  organisationId: OrganisationId,
): Promise<{ alertId: string; metadataKeyId: string }> {
  return await runWork(app, { system: "Set-up" }, async (work) => {
    const alertId = asAlertConfigurationId(work.newId());
    const metadataKeyId = asMetadataKeyId(work.newId());
    await insertAlertConfiguration(work, {
      id: alertId,
      organisationId,
      emailAddresses: ["accounts@harbourcivil.example"],
      triggerProperty: "EXPIRES_AT",
      triggerLeadTime: 30,
      facilityId: null,
      facilityLimitCents: null,
      facilityLimitIncludeProjectedDocs: false,
      createdBy: idOf("person", "ada"),
    });
    // One at a time: an organisation can have so many keys and no more.
    await work.query("delete from organisation_metadata_key where organisation_id = $1", [organisationId]);
    await insertMetadataKey(work, { id: metadataKeyId, organisationId, key: `Key ${metadataKeyId}` });
    return { alertId, metadataKeyId };
  });
}
