// What stands beside the work on home: room on facilities, what is held, who is waited for, and what happened last.

import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { HomeFiguresQuery, HomeSideQuery } from "../../../api/generated/graphql.ts";
import type { SessionOrganisation } from "../../../app/session.ts";
import { HomeActivity } from "./home-activity.tsx";
import { HomeFacilities } from "./home-facilities.tsx";
import { HomeGuarantees } from "./home-guarantees.tsx";
import { HomeHeld } from "./home-held.tsx";
import { HomeOrganisation } from "./home-organisation.tsx";
import { HomeOthers } from "./home-others.tsx";
import type { OthersItem } from "./home-work.ts";

type BesideProps = {
  readonly organisation: SessionOrganisation;
  readonly today: PlainDate;
  readonly side: HomeSideQuery | undefined;
  readonly sums: HomeFiguresQuery | undefined;
  readonly others: readonly OthersItem[];
};

export function HomeBeside({ organisation, today, side, sums, others }: BesideProps) {
  return (
    <>
      {side !== undefined && <HomeFacilities {...side} />}
      {sums !== undefined && <HomeHeld sums={sums} today={today} />}
      {others.length > 0 && <HomeOthers items={others} />}
      {side !== undefined && <HomeActivity organisationId={organisation.id} items={side.notifications} />}
      <HomeGuarantees organisation={organisation} />
      <HomeOrganisation organisation={organisation} />
    </>
  );
}
