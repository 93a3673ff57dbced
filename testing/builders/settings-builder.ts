// Sets up what organisations set for themselves: an alert and a key of their own.

import {
  type AccountId,
  asAlertConfigurationId,
  asMetadataKeyId,
  type OrganisationId,
} from "@bondline/domain/ids.ts";
import type { App } from "../../server/app.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { insertMetadataKey } from "../../server/modules/people/organisations/metadata-key-store.ts";
import { insertAlertConfiguration } from "../../server/modules/records/alerts/alert-store.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

export async function someSettings(
  app: App,
  organisationId: OrganisationId,
): Promise<{ alertId: string; metadataKeyId: string }> {
  return await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const alertId = asAlertConfigurationId(tx.newId());
    const metadataKeyId = asMetadataKeyId(tx.newId());
    await insertAlertConfiguration(tx, {
      id: alertId,
      organisationId,
      emailAddresses: ["accounts@harbourcivil.example"],
      triggerProperty: "EXPIRES_AT",
      triggerLeadTime: 30,
      facilityId: null,
      facilityLimitCents: null,
      facilityLimitIncludeProjectedDocs: false,
      createdBy: idOf("person", "ada") as AccountId,
    });
    // One at a time, since an organisation can have so many keys and no more; what others have made stays.
    await tx.query("delete from organisation_metadata_key where organisation_id = $1 and key like 'Key %'", [
      organisationId,
    ]);
    await insertMetadataKey(tx, { id: metadataKeyId, organisationId, key: `Key ${metadataKeyId}` });
    return { alertId, metadataKeyId };
  });
}
