// A paper of Wesfarmers' that Harbour Civil holds, and what either asks to be reminded of, for tests and stories of reminders.

import assert from "node:assert/strict";
import { recordDocument } from "../../server/demo/builders/document-builder.ts";
import { shareWith } from "../../server/demo/builders/sharing-builder.ts";
import { ORGANISATIONS, type OrganisationName, type PersonName } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import type { World } from "../world.ts";

/** A Wednesday, at four in New South Wales. */
export const HELD_UNTIL = "2027-01-13";

/** Wesfarmers' own record, recorded by Wes, in favour of Harbour Civil and shared with one of its people. */
export async function aPaperHeldByHarbour({ app }: World, person: PersonName = "ada"): Promise<string> {
  const { name, abn, address, state, postcode } = ORGANISATIONS.harbour;
  const id = await recordDocument(app, {
    owner: "wesfarmers",
    beneficiary: { name, abn, address, state, postcode },
    fields: { expiryType: "FIXED", expiresAt: HELD_UNTIL },
  });
  const record = { id, organisationId: idOf("organisation", "wesfarmers") };
  await shareWith(app, "document", record, { person, roles: ["BENEFICIARY"] });
  return id;
}

/** In the steps of the ladder; with a colleague who is notified from the second on. */
export async function askToBeReminded(
  world: World,
  person: PersonName,
  organisation: OrganisationName,
): Promise<void> {
  const { errors } = await (await world.as(person)).mutate(
    "createOrganisationAlertConfiguration",
    "CreateOrganisationAlertConfigurationInput",
    {
      organisationId: idOf("organisation", organisation),
      emailAddresses: [organisation === "harbour" ? "ben@harbourcivil.example" : "una@wesfarmers.example"],
      triggerProperty: "EXPIRY_LADDER",
    },
    "clientMutationId",
  );
  assert.equal(errors, undefined);
}
