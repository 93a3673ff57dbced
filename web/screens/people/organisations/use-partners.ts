// What the organisation form offers beside its own fields: trade organisations, those already named, and referrers.

import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { OrganisationPartnersQuery } from "../../../api/generated/graphql.ts";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { useRead } from "../../../app/use-read.ts";
import type { OrganisationValues } from "./organisation-form.ts";
import { OrganisationChosenDocument, OrganisationPartnersDocument } from "./organisation-operations.ts";

export type OfferedPartner = { readonly id: string; readonly name: string };
export type OfferedReferrer = OrganisationPartnersQuery["referralPortalEntities"]["edges"][number]["node"];

type Offered = {
  /** What is offered has been read, or could not be: nothing more comes. */
  readonly isKnown: boolean;
  readonly partners: readonly OfferedPartner[];
  /** Empty where the question is not to be asked. */
  readonly referrers: readonly OfferedReferrer[];
};

/** Until it is known what is offered, and where that cannot be read, the form does without. */
export function usePartners(
  form: UseFormReturn<OrganisationValues>,
  organisation: SessionOrganisation | undefined,
): Offered {
  const session = useSession();
  const { data: offered, failure } = useRead(OrganisationPartnersDocument, {});
  const present = useRead(OrganisationChosenDocument, organisation && { id: organisation.id }).data;
  const chosen = present?.organisation.channelPartnerOrganisations.edges.map(({ node }) => node);
  const { resetField, getFieldState } = form;

  useEffect(
    function tickThoseChosen() {
      if (present === undefined || getFieldState("channelPartnerIds").isDirty) return;
      const ids = present.organisation.channelPartnerOrganisations.edges.map(
        ({ node }) => node.channelPartnerId,
      );
      resetField("channelPartnerIds", { defaultValue: ids.join(";") });
    },
    [present, resetField, getFieldState],
  );

  if (offered === undefined || (organisation !== undefined && chosen === undefined))
    return { isKnown: failure !== undefined, partners: [], referrers: [] };
  const open = offered.channelPartners.edges.map(({ node }) => node);
  const others = (chosen ?? [])
    .filter(({ channelPartnerId }) => open.every(({ id }) => id !== channelPartnerId))
    .map(({ channelPartnerId, name }) => ({ id: channelPartnerId, name }));
  return {
    isKnown: true,
    partners: [...open, ...others],
    referrers: mayAsk(session, organisation)
      ? offered.referralPortalEntities.edges.map(({ node }) => node)
      : [],
  };
}

/** Only of somebody who has no organisation and came by nobody's link. */
function mayAsk(
  { me, organisations }: ReturnType<typeof useSession>,
  organisation: SessionOrganisation | undefined,
): boolean {
  const isNew = organisation === undefined && organisations.length === 0;
  return isNew && me?.referrerCode === null && me.referralPortalReferrerMemberCode === null;
}
