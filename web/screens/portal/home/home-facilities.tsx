// How much room each facility has: those that pass their limit first, then those with the least room.

import { aud } from "@bondline/domain/values/money/money.ts";
import type { HomeSideQuery } from "../../../api/generated/graphql.ts";
import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Link } from "../../../ui/link.tsx";
import { LimitBar } from "../../../ui/progress-bar.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { sharesOf } from "../../facilities/facilities/public/shares-of-limit.ts";
import { type ShortOfRoom, shortestOfRoom } from "./home-headroom.ts";
import { HOME_WORDS as WORDS } from "./home-words.ts";

type FacilitiesProps = Pick<HomeSideQuery, "documentFacilities" | "exposure">;

export function HomeFacilities({ documentFacilities, exposure }: FacilitiesProps) {
  const shown = shortestOfRoom(
    documentFacilities.edges.map(({ node }) => node),
    exposure.breaches,
  );
  if (shown.length === 0) return null;
  return (
    <Card heading={WORDS.headroom} action={<TextLink href={paths.facilities()}>{WORDS.all}</TextLink>}>
      <ul className="pb-2">
        {shown.map((each) => (
          <FacilityRow key={each.facility.id} {...each} />
        ))}
      </ul>
    </Card>
  );
}

function FacilityRow({ facility, warning }: ShortOfRoom) {
  return (
    <li>
      <Link
        href={paths.facilityView({ facilityId: facility.id })}
        className="block px-4 py-2.5 hover:bg-canvas focus-visible:-outline-offset-2 sm:px-5 dark:hover:bg-raised"
      >
        <span className="mb-1.5 block truncate text-body">{facility.name}</span>
        <LimitBar label={WORDS.freeOf(aud(facility.headroom), aud(facility.limit))} {...sharesOf(facility)} />
        <span className="figures mt-1.5 flex flex-wrap justify-between gap-x-3 text-label text-ink-2">
          <span>
            <span className="font-medium text-ink">{aud(facility.headroom)}</span> {WORDS.free}
          </span>
          <span>{WORDS.of(aud(facility.limit))}</span>
        </span>
        {warning !== undefined && (
          <span
            className={classNames(
              "figures block text-label font-medium",
              warning.isSure ? "text-danger" : "text-warn",
            )}
          >
            {warning.text}
          </span>
        )}
      </Link>
    </li>
  );
}
