// The home page of somebody without an organisation: what is shared with them, and the way to an organisation of their own.

import { useCallback, useState } from "react";
import { useConnection } from "../../../app/connection.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { OrganisationIcon, ShareIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { AddOrganisationButton } from "../../people/organisations/public/add-organisation-button.tsx";
import { useNews } from "../../records/notifications/public/use-news.ts";
import { HomeTasksDocument } from "./home-operations.ts";
import { taskGroups } from "./home-tasks.ts";
import { HomeWorkGroups } from "./home-work-card.tsx";

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
      <SharedTasks />
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

/** What guarantees that others shared ask of the reader; nothing where none does. */
function SharedTasks() {
  const { catchUps } = useConnection();
  const [told, setTold] = useState(0);
  useNews(useCallback(() => setTold((count) => count + 1), []));
  const { data } = useRead(HomeTasksDocument, {}, { dependsOn: `${catchUps} ${told}` });
  const today = dayOfInstant(useNow());
  const groups = taskGroups(data?.documentTasks ?? [], { organisationId: undefined, today });
  if (groups.length === 0) return null;
  return (
    <div className="lg:col-span-2">
      <HomeWorkGroups groups={groups} />
    </div>
  );
}
