// An exposure as it is drawn, with its key, the same as a table, and itself as a picture.

import { formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { type ReactNode, useRef } from "react";
import { Button } from "../../../../ui/button.tsx";
import type { ChartSeries } from "../../../../ui/chart-bars.ts";
import { ChartKey } from "../../../../ui/chart-fills.tsx";
import { savePicture } from "../../../../ui/chart-picture.ts";
import { ChartTable } from "../../../../ui/chart-table.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { DownloadIcon } from "../../../../ui/icons.ts";
import { StepChart, type StepWhatIf } from "../../../../ui/step-chart.tsx";
import { showToast } from "../../../../ui/toast-store.ts";
import { drawnStep, hasLimit, stepsOf, textOfStep } from "./exposure-steps.ts";
import { calloutText, type ExposureRead, findingOf, EXPOSURE_WORDS as WORDS } from "./exposure-words.ts";

type DrawnProps = {
  readonly exposure: ExposureRead;
  readonly whatIf?: StepWhatIf | undefined;
  /** Beneath the chart, before its table. */
  readonly children?: ReactNode;
};

export function ExposureDrawn({ exposure, whatIf, children }: DrawnProps) {
  const { from, to, today, notCounted } = exposure;
  const drawn = useRef<HTMLDivElement>(null);
  const isLimited = hasLimit(exposure);
  const steps = stepsOf(exposure);
  const series = seriesOf(exposure);
  const save = async () => {
    const svg = drawn.current?.querySelector("svg");
    const { title, sentence } = findingOf(exposure);
    const words = { heading: title, sentence: `${formatDate(plainDate(today))}. ${sentence}`, series };
    if (!svg || !(await savePicture(svg, words))) showToast({ tone: "danger", title: WORDS.notSaved });
  };
  return (
    <>
      <div ref={drawn}>
        <StepChart
          label={WORDS.chart}
          from={plainDate(from)}
          to={plainDate(to)}
          today={plainDate(today)}
          steps={steps.map(drawnStep(isLimited))}
          textOf={({ day }) => {
            const step = steps.find((each) => each.day === day);
            return step === undefined ? "" : textOfStep(step, isLimited);
          }}
          callouts={shownBreaches(exposure).map((breach) => ({
            day: plainDate(breach.day),
            amount: calloutText(breach),
            isHard: !breach.needsProjected,
          }))}
          whatIf={whatIf}
          words={WORDS}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-label text-ink-2">
        <ChartKey series={series} />
        {isLimited && (
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="block w-3.5 border-t-2 border-dashed border-ink" />
            {WORDS.limit}
          </span>
        )}
        <span className="ml-auto">
          <Button variant="text" size="small" icon={DownloadIcon} onClick={() => void save()}>
            {WORDS.save}
          </Button>
        </span>
      </div>
      {notCounted.count > 0 && (
        <p className="figures mt-2 text-label text-ink-3">
          {WORDS.notCounted(notCounted.count, notCounted.amount)}
        </p>
      )}
      {children}
      <div data-print="hide">
        <Disclosure label={WORDS.table}>
          <ChartTable
            label={WORDS.title}
            heads={[WORDS.from, WORDS.established, WORDS.inFlight, WORDS.projected, WORDS.limit]}
            rows={steps.map(({ day, establishedCents, inFlightCents, projectedCents, limitCents }) => ({
              id: day,
              name: formatDate(day),
              cells: [
                { text: formatAud(establishedCents) },
                { text: formatAud(inFlightCents) },
                { text: formatAud(projectedCents) },
                { text: isLimited ? formatAud(limitCents) : "–" },
              ],
            }))}
          />
        </Disclosure>
      </div>
    </>
  );
}

/** The first day on which a limit is broken, and the first on which one is warned of. */
function shownBreaches({ breaches }: ExposureRead): readonly ExposureRead["breaches"][number][] {
  const hard = breaches.find(({ needsProjected }) => !needsProjected);
  const warned = breaches.find(({ needsProjected }) => needsProjected);
  return [warned, hard].flatMap((each) => (each === undefined ? [] : [each]));
}

function seriesOf({ steps }: ExposureRead): readonly ChartSeries[] {
  return [
    { name: WORDS.established, look: 1 },
    ...(steps.some(({ inFlight }) => inFlight !== "0.00")
      ? [{ name: WORDS.inFlight, look: "in-flight" } as const]
      : []),
    { name: WORDS.projected, look: "projected" },
  ];
}
