// What one may ask of an exposure: what if a guarantee comes back on another day, and what changes between two days.

import { breachesOf, overCents } from "@bondline/domain/facilities/facilities/exposure.ts";
import {
  type DocumentStep,
  stepOn,
  stepsIfReturned,
} from "@bondline/domain/facilities/facilities/exposure-what-if.ts";
import { type Cents, cents, centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import {
  addMonthsClamped,
  earlierDate,
  findPlainDate,
  formatDate,
  type PlainDate,
  plainDate,
} from "@bondline/domain/values/time/plain-date.ts";
import { useEffect, useState } from "react";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { ChartTable } from "../../../../ui/chart-table.tsx";
import { Combobox } from "../../../../ui/combobox.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { ExposureDrawn } from "./exposure-drawn.tsx";
import { ExposureChoicesDocument, ExposurePartDocument } from "./exposure-operations.ts";
import { drawnStep, hasLimit, stepsOf } from "./exposure-steps.ts";
import { type ExposureRead, EXPOSURE_WORDS as WORDS } from "./exposure-words.ts";

type PlanningProps = {
  readonly exposure: ExposureRead;
  readonly organisationId: string;
  readonly facilityId: string | null;
  /** To the facility that a document is on: what comes back is held against its limit alone. */
  readonly onFacility: (facilityId: string) => void;
};

export function ExposurePlanning(props: PlanningProps) {
  const { exposure, organisationId, facilityId } = props;
  const [today, to] = [plainDate(exposure.today), plainDate(exposure.to)];
  const [chosen, setChosen] = useState<string>();
  const [typedDay, setTypedDay] = useState<string>(earlierDate(to, addMonthsClamped(today, 3)));
  const asked = chosen === undefined ? undefined : { organisationId, facilityId, id: chosen };
  const read = useRead(ExposurePartDocument, asked).data?.exposure.document;
  const isOfChosen = chosen !== undefined && (read === null || read?.id === chosen);
  const part = isOfChosen ? read : undefined;
  useOwnFacility(part?.facilityId ?? facilityId, props);

  const day = findPlainDate(typedDay);
  const isInside = day !== undefined && day >= today && day <= to;
  const own = part?.steps.map((step) => ({ day: plainDate(step.day), cents: centsFromDecimal(step.amount) }));
  const otherwise = own && isInside ? stepsIfReturned(stepsOf(exposure), own, day) : undefined;
  const isLimited = hasLimit(exposure);
  return (
    <ExposureDrawn
      exposure={exposure}
      whatIf={
        otherwise === undefined || !isInside
          ? undefined
          : {
              steps: otherwise.map(drawnStep(isLimited)),
              label: WORDS.comesBack,
              day,
              min: today,
              max: to,
              onDay: setTypedDay,
            }
      }
    >
      <div data-print="hide" className="mt-2">
        <Disclosure label={WORDS.whatIf}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <ChooseDocument organisationId={organisationId} facilityId={facilityId} onChoose={setChosen} />
            <DateField
              label={WORDS.comesBack}
              value={typedDay}
              onChange={setTypedDay}
              min={today}
              max={to}
              today={today}
              error={isInside ? undefined : WORDS.outsideDays(formatDate(today), formatDate(to))}
            />
          </div>
          {chosen !== undefined && part === null && (
            <p className="mt-3 text-label text-ink-2">{WORDS.partOfNothing}</p>
          )}
          {otherwise !== undefined && own !== undefined && isInside && (
            <div className="mt-3">
              <Outcome exposure={exposure} otherwise={otherwise} day={day} own={own} />
              <Button variant="text" size="small" onClick={() => setChosen(undefined)}>
                {WORDS.asItIs}
              </Button>
            </div>
          )}
        </Disclosure>
        <Disclosure label={WORDS.compare}>
          <Comparison exposure={exposure} />
        </Disclosure>
      </div>
    </ExposureDrawn>
  );
}

/** What is chosen among all facilities is looked at on its own. */
function useOwnFacility(wanted: string | null, { facilityId, onFacility }: PlanningProps): void {
  useEffect(
    function lookAtItsFacility() {
      if (wanted !== null && wanted !== facilityId) onFacility(wanted);
    },
    [wanted, facilityId, onFacility],
  );
}

type ChooseProps = Pick<PlanningProps, "organisationId" | "facilityId"> & {
  readonly onChoose: (id: string) => void;
};

function ChooseDocument({ organisationId, facilityId, onChoose }: ChooseProps) {
  const [words, setWords] = useState("");
  const read = useRead(ExposureChoicesDocument, {
    organisationId,
    filter: {
      isHeld: false,
      search: words.trim(),
      statuses: ["PENDING", "ESTABLISHED", "AWAITING_RETURN"],
      ...(facilityId === null ? {} : { facilityId }),
    },
  });
  const suggestions = (read.data?.documentsForReports.edges ?? []).map(({ node }) => ({
    id: node.id,
    label: node.guaranteeNumber ?? node.referenceNumber,
    detail: [
      node.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name,
      formatAud(centsFromDecimal(node.amount)),
    ]
      .filter(Boolean)
      .join(" · "),
  }));
  return (
    <Combobox
      label={WORDS.guarantee}
      help={WORDS.guaranteeHelp}
      value={words}
      onChange={setWords}
      suggestions={suggestions}
      onPick={({ id }) => onChoose(id)}
      note={read.data !== undefined && suggestions.length === 0 ? WORDS.noMatch : undefined}
    />
  );
}

type OutcomeProps = {
  readonly exposure: ExposureRead;
  readonly otherwise: ReturnType<typeof stepsOf>;
  readonly own: readonly DocumentStep[];
  readonly day: PlainDate;
};

/** What would be different, in words that are heard as the day moves. */
function Outcome({ exposure, otherwise, own, day }: OutcomeProps) {
  const today = plainDate(exposure.today);
  const steps = stepsOf(exposure);
  const amount = own.findLast((step) => step.day <= day && step.cents > 0n)?.cents ?? cents(0n);
  const room = (of: typeof steps) =>
    of.reduce<Cents | undefined>((least, step) => {
      const left = cents(-overCents(step));
      return least === undefined || left < least ? left : least;
    }, undefined);
  const firstOver = (of: typeof steps) => {
    const breach = breachesOf("", of, today).find(({ needsProjected }) => !needsProjected);
    return breach === undefined ? WORDS.never : formatDate(breach.day);
  };
  const [before, after] = [room(steps) ?? cents(0n), room(otherwise) ?? cents(0n)];
  return (
    <div role="status">
      <DefinitionList
        items={[
          { term: WORDS.freed(formatDate(day)), value: formatAud(amount) },
          ...(hasLimit(exposure)
            ? [
                {
                  term: WORDS.leastRoom,
                  value:
                    before === after
                      ? WORDS.noChange(formatAud(after))
                      : WORDS.instead(formatAud(after), formatAud(before)),
                },
                { term: WORDS.firstOver, value: changeOf(firstOver(otherwise), firstOver(steps)) },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function changeOf(now: string, before: string): string {
  return now === before ? WORDS.noChange(now) : WORDS.instead(now, before);
}

const KINDS = [
  [WORDS.established, "establishedCents"],
  [WORDS.inFlight, "inFlightCents"],
  [WORDS.projected, "projectedCents"],
  [WORDS.limit, "limitCents"],
] as const;

function Comparison({ exposure }: { readonly exposure: ExposureRead }) {
  const [from, to] = [plainDate(exposure.from), plainDate(exposure.to)];
  const [days, setDays] = useState<readonly [string, string]>([exposure.today, exposure.to]);
  const steps = stepsOf(exposure);
  const [one, other] = days.map((text) => {
    const day = findPlainDate(text);
    return day === undefined || day < from || day > to ? undefined : stepOn(steps, day);
  });
  const fields = [WORDS.firstDay, WORDS.secondDay].map((label, at) => (
    <DateField
      key={label}
      label={label}
      value={days[at] ?? ""}
      min={from}
      max={to}
      today={exposure.today}
      onChange={(value) => setDays(at === 0 ? [value, days[1]] : [days[0], value])}
      error={[one, other][at] === undefined ? WORDS.outsideDays(formatDate(from), formatDate(to)) : undefined}
    />
  ));
  const kinds = hasLimit(exposure) ? KINDS : KINDS.slice(0, 3);
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">{fields}</div>
      {one !== undefined && other !== undefined && (
        <div className="mt-3">
          <ChartTable
            label={WORDS.compare}
            heads={[WORDS.what, ...days.map((day) => formatDate(plainDate(day))).map(apart), WORDS.change]}
            rows={[
              ...kinds.map(([name, column]) => compared(name, one[column], other[column])),
              ...(hasLimit(exposure)
                ? [compared(WORDS.room, cents(-overCents(one)), cents(-overCents(other)))]
                : []),
            ]}
          />
        </div>
      )}
    </>
  );
}

/** The same day twice still has two columns. */
function apart(day: string, at: number, days: readonly string[]): string {
  return at > 0 && days[0] === day ? `${day} ` : day;
}

function compared(name: string, one: Cents, other: Cents) {
  const change = cents(other - one);
  const sign = change > 0n ? "+" : "";
  return {
    id: name,
    name,
    cells: [
      { text: formatAud(one) },
      { text: formatAud(other) },
      { text: change === 0n ? WORDS.unchanged : `${sign}${formatAud(change)}` },
    ],
  };
}
