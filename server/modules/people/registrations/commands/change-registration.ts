// Changes an organisation's details together with the trade organisations that it names as its own.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { choosePartners } from "../../channel-partners/commands/choose-partners.ts";
import {
  type UpdateOrganisationInput,
  updateOrganisation,
} from "../../organisations/commands/update-organisation.ts";

export async function changeRegistration(
  tx: Transaction,
  {
    channelPartnerIds,
    ...input
  }: UpdateOrganisationInput & { channelPartnerIds?: readonly string[] | null | undefined },
): Promise<CommandResult> {
  const organisationId = await updateOrganisation(tx, input);
  await choosePartners(tx, organisationId, channelPartnerIds);
  return { organisationId };
}
