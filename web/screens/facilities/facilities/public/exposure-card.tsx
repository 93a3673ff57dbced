// Exposure against the limits: the finding, the chart, its key, and the same as a table.

import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { type ReactNode, useState } from "react";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { type ChartStep, StepChart } from "../../../../ui/step-chart.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { ExposureDocument, ExposureFacilitiesDocument } from "./exposure-operations.ts";
import { calloutText, type ExposureRead, findingOf, EXPOSURE_WORDS as WORDS } from "./exposure-words.ts";

/** Over the organisation's facilities, one at a time or together. */
export function ExposureCard({ organisationId }: { readonly organisationId: string }) {
  const [facilityId, setFacilityId] = useState("");
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
    />
  );
}

type OfProps = {
  readonly variables: { organisationId: string; facilityId: string | null; from?: string };
  readonly choice?: ReactNode;
  /** On the facility's own page nobody is led to it. */
  readonly isOwnPage?: boolean;
  readonly dependsOn?: string;
};

export function ExposureOf({ variables, choice, isOwnPage = false, dependsOn = "" }: OfProps) {
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
        {exposure !== undefined ? (
          <Drawn exposure={exposure} />
        ) : (
          read.failure !== undefined && <ReadPending of={read} notLoaded={WORDS.notLoaded} />
        )}
      </div>
    </Card>
  );
}

function Drawn({ exposure }: { readonly exposure: ExposureRead }) {
  const { from, to, today, steps, breaches, notCounted } = exposure;
  const [breach] = breaches;
  const hasInFlight = steps.some(({ inFlight }) => inFlight !== "0.00");
  return (
    <>
      <StepChart
        label={WORDS.chart}
        from={plainDate(from)}
        to={plainDate(to)}
        today={plainDate(today)}
        steps={steps.map(drawnStep)}
        textOf={(step) => textOf(exposure, step)}
        callout={
          breach && {
            day: plainDate(breach.day),
            amount: calloutText(breach),
            isHard: !breach.needsProjected,
          }
        }
        words={WORDS}
      />
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-label text-ink-2">
        <Key look="border-t-2 border-chart-1 bg-chart-1/17">{WORDS.established}</Key>
        {hasInFlight && <Key look="hatched">{WORDS.inFlight}</Key>}
        <Key look="hatched-light">{WORDS.projected}</Key>
        {steps.some(({ limit }) => limit !== null) && (
          <Key look="mt-1.5 h-0! rounded-none! border-t-2 border-dashed border-ink">{WORDS.limit}</Key>
        )}
      </ul>
      {notCounted.count > 0 && (
        <p className="figures mt-2 text-label text-ink-3">
          {WORDS.notCounted(notCounted.count, notCounted.amount)}
        </p>
      )}
      <div data-print="hide">
        <Disclosure label={WORDS.table}>
          <ExposureTable exposure={exposure} />
        </Disclosure>
      </div>
    </>
  );
}

function Key({ look, children }: { readonly look: string; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={`block h-3 w-3.5 rounded-[3px] ${look}`} />
      {children}
    </li>
  );
}

function ExposureTable({ exposure: { steps } }: { readonly exposure: ExposureRead }) {
  const heads = [WORDS.from, WORDS.established, WORDS.inFlight, WORDS.projected, WORDS.limit];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <section aria-label={WORDS.title} tabIndex={0} className="max-h-80 overflow-auto">
      <table className="figures w-full text-label">
        <thead>
          <tr className="border-b border-line text-ink-3">
            {heads.map((head, place) => (
              <th
                key={head}
                scope="col"
                className={`py-2 pr-4 font-medium ${place === 0 ? "text-left" : "text-right"}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ day, established, inFlight, projected, limit }) => (
            <tr key={day} className="border-line not-last:border-b">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {formatDate(plainDate(day))}
              </th>
              {[established, inFlight, projected].map((amount, place) => (
                <td key={heads[place + 1]} className="py-1.5 pr-4 text-right">
                  {aud(amount)}
                </td>
              ))}
              <td className="py-1.5 pr-4 text-right">{limit === null ? "–" : aud(limit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whole cents: a billion dollars has thirteen digits of them, and sixteen are exact. */
function drawnStep({
  day,
  established,
  inFlight,
  projected,
  limit,
}: ExposureRead["steps"][number]): ChartStep {
  return {
    day: plainDate(day),
    solid: centsOf(established),
    dense: centsOf(inFlight),
    light: centsOf(projected),
    limit: limit === null ? null : centsOf(limit),
  };
}

function centsOf(decimal: string): number {
  return Number(decimal.replace(".", ""));
}

function textOf({ steps }: ExposureRead, { day }: ChartStep): string {
  const step = steps.find((each) => each.day === day);
  if (step === undefined) return "";
  const parts = [
    `${WORDS.from} ${formatDate(day)}`,
    `${WORDS.established.toLowerCase()} ${aud(step.established)}`,
    ...(step.inFlight === "0.00" ? [] : [`${WORDS.inFlight.toLowerCase()} ${aud(step.inFlight)}`]),
    ...(step.projected === "0.00" ? [] : [`${WORDS.projected.toLowerCase()} ${aud(step.projected)}`]),
    ...(step.limit === null ? [] : [`${WORDS.limit.toLowerCase()} ${aud(step.limit)}`]),
  ];
  return parts.join(", ");
}
