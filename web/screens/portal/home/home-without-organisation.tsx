// The home page of somebody without an organisation, with whom nothing is shared: where it would be, and the way to an organisation of their own.

import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ShareIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { HomeOwnOrganisation } from "./home-own-organisation.tsx";
import { HOME_WORDS } from "./home-words.ts";

const WORDS = {
  sharedTitle: "See what is shared with you",
  sharedSentence: "The drafts and documents that others invited you to.",
} as const;

export function HomeWithoutOrganisation() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card aria-label={WORDS.sharedTitle}>
        <EmptyState
          icon={ShareIcon}
          title={WORDS.sharedTitle}
          sentence={WORDS.sharedSentence}
          action={
            <LinkButton variant="secondary" href={paths.sharedWithMe()}>
              {HOME_WORDS.toShared}
            </LinkButton>
          }
        />
      </Card>
      <HomeOwnOrganisation variant="primary" />
    </div>
  );
}
