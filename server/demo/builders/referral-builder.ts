// A referral programme in use: switched on, with an organisation that came by another's code.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import type { GatewayFeature } from "@bondline/domain/office/gateway-features/gateway-feature.ts";
import type { App } from "../../app.ts";
import { recordReferral } from "../../modules/money/referrals/commands/record-referral.ts";
import { runTransaction } from "../../transaction/transaction.ts";
import type { OrganisationName } from "../cast.ts";
import { idOf } from "../cast-ids.ts";

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
