// Exposure against the limits: the finding, the chart, its key, and the same as a table.

import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { ExposureDrawn } from "./exposure-drawn.tsx";
import { ExposureDocument, ExposureFacilitiesDocument } from "./exposure-operations.ts";
import { type ExposureRead, findingOf, EXPOSURE_WORDS as WORDS } from "./exposure-words.ts";

const importPlanning = () => import("./exposure-planning.tsx");
const ExposurePlanning = lazy(async () => ({ default: (await importPlanning()).ExposurePlanning }));

type CardProps = {
  readonly organisationId: string;
  /** Where one asks what would be if, and compares two days. */
  readonly hasPlanning?: boolean;
};

/** Over the organisation's facilities, one at a time or together. */
export function ExposureCard({ organisationId, hasPlanning = false }: CardProps) {
  const [facilityId, setFacilityId] = useState("");
  useEffect(
    function importWhileExposureIsRead() {
      // What fails to come is asked for again where it is drawn.
      if (hasPlanning) importPlanning().catch(() => {});
    },
    [hasPlanning],
  );
  const facilities =
    useRead(ExposureFacilitiesDocument, { organisationId }).data?.documentFacilities.edges ?? [];
  const options = facilities.map(({ node: { id, name } }) => ({ value: id, label: name }));
  const choice = options.length > 0 && (
    <SelectField
      label={WORDS.scope}
      isLabelHidden
      options={[{ value: "", label: WORDS.all }, ...options]}
      value={facilityId}
      onChange={(event) => setFacilityId(event.target.value)}
    />
  );
  return (
    <ExposureOf
      variables={{ organisationId, facilityId: facilityId === "" ? null : facilityId }}
      choice={choice}
      drawn={
        hasPlanning
          ? (exposure) => (
              // No chart in its place meanwhile: whoever had gone to that one would lose their place.
              <Suspense>
                <ExposurePlanning
                  exposure={exposure}
                  organisationId={organisationId}
                  facilityId={facilityId === "" ? null : facilityId}
                  onFacility={setFacilityId}
                />
              </Suspense>
            )
          : undefined
      }
    />
  );
}

type OfProps = {
  readonly variables: { organisationId: string; facilityId: string | null; from?: string };
  readonly choice?: ReactNode;
  /** On the facility's own page nobody is led to it. */
  readonly isOwnPage?: boolean;
  readonly dependsOn?: string;
  /** What else than the chart alone stands there. */
  readonly drawn?: ((exposure: ExposureRead) => ReactNode) | undefined;
};

export function ExposureOf({ variables, choice, isOwnPage = false, dependsOn = "", drawn }: OfProps) {
  const read = useRead(ExposureDocument, variables, { dependsOn });
  const exposure = read.data?.exposure;
  const finding = exposure === undefined ? undefined : findingOf(exposure);
  return (
    <Card aria-label={WORDS.title} data-print="whole">
      <div className="flex min-h-24 flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 pt-4 sm:px-5">
        <div className="min-w-0 max-w-130 flex-1 basis-64">
          <h2 className="text-body font-semibold">{finding?.title ?? WORDS.title}</h2>
          {finding === undefined ? (
            <div className="mt-2 space-y-2 animate-late">
              <Skeleton width="80%" />
              <Skeleton width="55%" />
            </div>
          ) : (
            <p className="figures mt-0.5 text-label text-ink-2">
              {finding.sentence}{" "}
              {finding.facilityId !== undefined && !isOwnPage && (
                <TextLink isInline href={paths.facilityView({ facilityId: finding.facilityId })}>
                  {WORDS.toFacility}
                </TextLink>
              )}
            </p>
          )}
        </div>
        <div data-print="hide" className="w-56 shrink-0">
          {choice}
        </div>
      </div>
      <div className="min-h-78 print:min-h-0 px-4 pt-3 pb-4 sm:px-5">
        {exposure !== undefined
          ? (drawn?.(exposure) ?? <ExposureDrawn exposure={exposure} />)
          : read.failure !== undefined && <ReadPending of={read} notLoaded={WORDS.notLoaded} />}
      </div>
    </Card>
  );
}
