// The home page of somebody who was invited to records of others and has no organisation: what waits for them, what ends soon, and all that is shared.

import { formatCount } from "@bondline/domain/count-text.ts";
import { useCallback, useState } from "react";
import { useConnection } from "../../../app/connection.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { AmountLines } from "../../../ui/amount-lines.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { DoneIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page, PageColumns } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useNews } from "../../records/notifications/public/use-news.ts";
import { HomeSharedDocument } from "./home-operations.ts";
import { HomeOwnOrganisation } from "./home-own-organisation.tsx";
import { sharedGroups } from "./home-shared.ts";
import { todayText, HOME_WORDS as WORDS } from "./home-words.ts";
import { HomeWorkGroups } from "./home-work-card.tsx";
import { summaryOf } from "./home-work-item.ts";

export function HomeOfCollaborator() {
  const { catchUps } = useConnection();
  const [newsCount, setNewsCount] = useState(0);
  useNews(useCallback(() => setNewsCount((count) => count + 1), []));
  const read = useRead(HomeSharedDocument, {}, { dependsOn: `${catchUps} ${newsCount}` });
  const today = dayOfInstant(useNow());
  const { data } = read;
  if (data === undefined)
    return (
      <Page>
        <PageHeader title={WORDS.title} sentence={todayText(today)} />
        <Card aria-label={WORDS.work}>
          <ReadPending of={read} notLoaded={WORDS.sharedNotLoaded} rows={8} />
        </Card>
      </Page>
    );
  const groups = sharedGroups(data, today);
  return (
    <Page>
      <PageHeader title={WORDS.title} sentence={`${todayText(today)}. ${summaryOf(groups)}`} />
      <PageColumns
        side={
          <>
            <Card heading={WORDS.shared}>
              <AmountLines
                lines={[
                  {
                    name: WORDS.sharedDocuments,
                    note: WORDS.sharedDocumentsNote,
                    amount: formatCount(data.documents.totalCount),
                    href: paths.sharedWithMe(),
                  },
                  {
                    name: WORDS.sharedDrafts,
                    note: WORDS.sharedDraftsNote,
                    amount: formatCount(data.drafts.totalCount),
                    href: `${paths.sharedWithMe()}?tab=drafts`,
                  },
                ]}
              />
            </Card>
            <HomeOwnOrganisation variant="secondary" />
          </>
        }
      >
        {groups.length > 0 ? <HomeWorkGroups groups={groups} /> : <NothingWaits />}
      </PageColumns>
    </Page>
  );
}

function NothingWaits() {
  return (
    <Card aria-label={WORDS.work}>
      <EmptyState
        icon={DoneIcon}
        title={WORDS.nothingTitle}
        sentence={WORDS.nothingSharedSentence}
        action={
          <LinkButton variant="secondary" href={paths.sharedWithMe()}>
            {WORDS.toShared}
          </LinkButton>
        }
      />
    </Card>
  );
}
