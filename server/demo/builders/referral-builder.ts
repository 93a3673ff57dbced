// A referral programme in use: switched on, with an organisation that came by another's code, and a referrer who was paid.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import type { GatewayFeature } from "@bondline/domain/office/gateway-features/gateway-feature.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { App } from "../../app.ts";
import { recordReferral } from "../../modules/money/referrals/commands/record-referral.ts";
import { recordReferrerPayout } from "../../modules/money/referrals/commands/record-referrer-payout.ts";
import { accessReferringPerson } from "../../modules/money/referrals/referrer-account-access.ts";
import { runTransaction } from "../../transaction/transaction.ts";
import type { OrganisationName } from "../cast.ts";
import { idOf } from "../cast-ids.ts";
import { signInAs } from "../sessions.ts";

/** As if the organisation's maker had signed up by that link. */
export async function aReferral(
  app: App,
  referee: OrganisationName,
  codes: { referrerCode?: string; memberCode?: string },
): Promise<void> {
  const { referrerCode = null, memberCode = null } = codes;
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    recordReferral(tx, {
      organisationId: asOrganisationId(idOf("organisation", referee)),
      codes: { referrerCode, memberCode },
      entityId: null,
    }),
  );
}

export async function switchFeaturesOn(app: App, names: readonly GatewayFeature[]): Promise<void> {
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query(
      "update gateway_feature set is_enabled = true, version = version + 1 where name = any ($1) and not is_enabled",
      [[...names]],
    ),
  );
}

/** The provider has paid the referrer a part of what they are owed. */
export async function seedPayout(app: App): Promise<void> {
  await runTransaction(app, { token: await signInAs(app, "rosa") }, async (tx) => {
    const { id, version } = await accessReferringPerson(tx, idOf("referring person", "tom"));
    await recordReferrerPayout(tx, {
      id,
      version,
      amount: "100.00",
      paidDate: dayAt(tx.now, DEFAULT_ZONE),
      reference: "NPP 20418",
    });
  });
}
