// The home page: what needs the reader, before anything else.

import { useConnection } from "../../../app/connection.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { useRead } from "../../../app/use-read.ts";
import { Card } from "../../../ui/card.tsx";
import { Page, PageColumns } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { NewDraftLink } from "../../drafts/drafts/public/new-draft-link.tsx";
import { ExposureChart } from "../../facilities/facilities/public/exposure-chart.tsx";
import { HomeBeside } from "./home-beside.tsx";
import { HomeFigureStrip } from "./home-figure-strip.tsx";
import { figureFilters } from "./home-figures.ts";
import { HomeFiguresDocument } from "./home-figures-operations.ts";
import { HomeOfCollaborator } from "./home-of-collaborator.tsx";
import { HomeSideDocument } from "./home-operations.ts";
import { HomeWithoutOrganisation } from "./home-without-organisation.tsx";
import { HOME_WORDS, todayText } from "./home-words.ts";
import { type Records, waitingForOthers, workGroups } from "./home-work.ts";
import { HomeWork } from "./home-work-card.tsx";
import { summaryOf } from "./home-work-item.ts";
import { useHomeRecords } from "./use-home-records.ts";

export function HomeScreen() {
  usePageTitle(HOME_WORDS.title);
  const { me, selectedOrganisation } = useSession();
  if (selectedOrganisation === undefined && me?.isCollaborator === true) return <HomeOfCollaborator />;
  if (selectedOrganisation === undefined) {
    return (
      <Page>
        <PageHeader title={HOME_WORDS.title} />
        <HomeWithoutOrganisation />
      </Page>
    );
  }
  return <HomeOf key={selectedOrganisation.id} organisation={selectedOrganisation} />;
}

function HomeOf({ organisation }: { readonly organisation: SessionOrganisation }) {
  const { records, failure, retry, changes } = useHomeRecords(organisation.id);
  const now = useNow();
  const today = dayOfInstant(now);
  const dependsOn = `${useConnection().catchUps} ${changes}`;
  const organisationId = organisation.id;
  const side = useRead(HomeSideDocument, { organisationId }, { dependsOn });
  const sums = useRead(HomeFiguresDocument, { organisationId, ...figureFilters(today) }, { dependsOn });
  const others = records === undefined ? [] : waitingForOthers(records, now);

  return (
    <Page>
      <PageHeader
        title={HOME_WORDS.title}
        sentence={
          records === undefined
            ? todayText(today)
            : `${todayText(today)}. ${summaryOf(workGroups(records, today))}`
        }
        actions={
          // Narrow windows have it in their top bar.
          <div className="max-lg:hidden">
            <NewDraftLink
              organisation={organisation}
              variant={hasWork(records, today) ? "secondary" : "primary"}
            />
          </div>
        }
      />
      <HomeFigureStrip
        organisationId={organisationId}
        today={today}
        sums={sums.data}
        seesCosts={organisation.capabilities.includes("CAN_ADD_DOCUMENTS")}
        dependsOn={dependsOn}
      />
      <PageColumns
        side={
          // All of it at once, so that nothing moves when the rest has come.
          isRead(side) &&
          isRead(sums) &&
          isRead({ data: records, failure }) && (
            <HomeBeside
              organisation={organisation}
              today={today}
              side={side.data}
              sums={sums.data}
              others={others}
            />
          )
        }
      >
        {records === undefined ? (
          <Card aria-label={HOME_WORDS.work}>
            <ReadPending of={{ failure, readAgain: retry }} notLoaded={HOME_WORDS.notLoaded} rows={16} />
          </Card>
        ) : (
          <HomeWork groups={workGroups(records, today)} isNew={isNew(records)} organisation={organisation} />
        )}
        {records !== undefined && !isNew(records) && <ExposureChart organisationId={organisation.id} />}
      </PageColumns>
    </Page>
  );
}

function isRead({ data, failure }: { data: unknown; failure: unknown }): boolean {
  return data !== undefined || failure !== undefined;
}

type Today = Parameters<typeof workGroups>[1];

/** While something else is the next step, raising another draft is not the green button. */
function hasWork(records: Records | undefined, today: Today): boolean {
  return records !== undefined && workGroups(records, today).length > 0;
}

function isNew({ drafts, documents, hasDocuments }: Records): boolean {
  return drafts.length === 0 && documents.length === 0 && hasDocuments !== true;
}
