// Begins a draft, for those who may.

import { APP_WORDS } from "../../../../app/app-words.ts";
import type { SessionOrganisation } from "../../../../app/session.ts";
import { paths } from "../../../../paths.ts";
import { AddIcon } from "../../../../ui/icons.ts";
import { LinkButton, type LinkButtonProps } from "../../../../ui/link-button.tsx";

type NewDraftLinkProps = {
  readonly organisation: SessionOrganisation;
  readonly variant?: LinkButtonProps["variant"];
};

export function NewDraftLink({ organisation, variant = "primary" }: NewDraftLinkProps) {
  if (!organisation.capabilities.includes("CAN_ADD_DOCUMENTS")) return null;
  const href = paths.draftCreate({ organisationId: organisation.id });
  return (
    <LinkButton variant={variant} icon={AddIcon} href={href}>
      {APP_WORDS.newDraft}
    </LinkButton>
  );
}
