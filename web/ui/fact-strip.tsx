// The three or four facts by which a record is validated, between two hairlines under its header.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Fact = {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly noteTone?: "plain" | "warn" | "danger" | undefined;
};

const NOTE_TONES = { plain: "text-ink-3", warn: "font-medium text-warn", danger: "font-medium text-danger" };

export function FactStrip({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 md:grid-flow-col md:auto-cols-fr md:grid-cols-none md:gap-x-0">
      {facts.map((fact) => (
        <div key={fact.label} className="min-w-0 border-line md:px-5 md:not-last:border-r md:first:pl-0">
          <dt className="text-label text-ink-3">{fact.label}</dt>
          <dd className="figures text-body font-medium break-words">{fact.value}</dd>
          {fact.note !== undefined && (
            <dd
              className={classNames("figures text-label wrap-anywhere", NOTE_TONES[fact.noteTone ?? "plain"])}
            >
              {fact.note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
