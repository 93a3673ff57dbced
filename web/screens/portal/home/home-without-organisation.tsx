// The home page of somebody without an organisation: what is shared with them, and the way to an organisation of their own.

import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { OrganisationIcon, ShareIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { AddOrganisationButton } from "../../people/organisations/public/add-organisation-button.tsx";

const WORDS = {
  sharedTitle: "See what is shared with you",
  sharedSentence: "The drafts and documents that others invited you to.",
  toShared: "Go to Shared with me",
  ownTitle: "Add your organisation",
  ownSentence: "You need one to raise guarantees and bonds, and to see your limits and reports.",
} as const;

export function HomeWithoutOrganisation({ isCollaborator }: { readonly isCollaborator: boolean }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card aria-label={WORDS.sharedTitle}>
        <EmptyState
          icon={ShareIcon}
          title={WORDS.sharedTitle}
          sentence={WORDS.sharedSentence}
          action={
            <LinkButton variant={isCollaborator ? "primary" : "secondary"} href={paths.sharedWithMe()}>
              {WORDS.toShared}
            </LinkButton>
          }
        />
      </Card>
      <Card aria-label={WORDS.ownTitle}>
        <EmptyState
          icon={OrganisationIcon}
          title={WORDS.ownTitle}
          sentence={WORDS.ownSentence}
          action={<AddOrganisationButton variant={isCollaborator ? "secondary" : "primary"} />}
        />
      </Card>
    </div>
  );
}
