// The way to record a facility, for those who may.

import type { SessionOrganisation } from "../../../../app/session.ts";
import { paths } from "../../../../paths.ts";
import { AddIcon } from "../../../../ui/icons.ts";
import { LinkButton, type LinkButtonProps } from "../../../../ui/link-button.tsx";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";

type NewFacilityLinkProps = {
  readonly organisation: SessionOrganisation;
  readonly variant: LinkButtonProps["variant"];
};

export function NewFacilityLink({ organisation, variant }: NewFacilityLinkProps) {
  if (!organisation.capabilities.includes("CAN_ADD_DOCUMENTS")) return null;
  return (
    <LinkButton variant={variant} icon={AddIcon} href={paths.facilityCreate()}>
      {WORDS.create}
    </LinkButton>
  );
}
