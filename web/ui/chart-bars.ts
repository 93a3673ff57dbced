// What a chart of bars is made of: series with a look each, and bars that say themselves in words and lead to what they count.

/** A colour of its own, or a hatching of what is not in force. */
export type ChartLook = 1 | 2 | 3 | 4 | "in-flight" | "projected";

export type ChartSeries = { readonly name: string; readonly look: ChartLook };

export type ChartBar = {
  readonly id: string;
  readonly name: string;
  /** Under a column, where the name has no room; empty where its neighbours say enough. */
  readonly short?: string | undefined;
  /** The figure in words, what is never added to it, and what it counts. */
  readonly amount: string;
  readonly apart?: string | undefined;
  readonly note?: string | undefined;
  /** What its parts are, for the one that is looked at. */
  readonly detail?: string | undefined;
  /** In whole cents as they are drawn, one for each series. */
  readonly parts: readonly number[];
  /** A mark on the scale that the bar is held against. */
  readonly limit?: number | undefined;
  /** Where it leads, or what it opens. */
  readonly href?: string | undefined;
  readonly onOpen?: (() => void) | undefined;
};

export type BarsProps = {
  /** What the chart shows, for whoever hears it. */
  readonly label: string;
  readonly series: readonly ChartSeries[];
  readonly bars: readonly ChartBar[];
};

export function sizeOf({ parts }: ChartBar): number {
  return parts.reduce((sum, part) => sum + Math.max(0, part), 0);
}

/** "March 2027: $420,000.00, $1,000.00 projected, 3 documents" */
export function spokenBar({ name, amount, apart, detail, note }: ChartBar): string {
  return `${name}: ${[amount, apart, detail, note].filter(Boolean).join(", ")}`;
}

/** The parts above one another, each from where the one before it ends. */
export function stackOf({
  parts,
}: ChartBar): readonly { readonly series: number; from: number; to: number }[] {
  let from = 0;
  return parts.flatMap((part, series) => {
    if (part <= 0) return [];
    const at = { series, from, to: from + part };
    from = at.to;
    return [at];
  });
}
