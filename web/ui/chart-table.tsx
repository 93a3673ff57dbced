// A chart as a table: a row for each bar, a column for each series, every figure a link to what it counts.

import type { ReactNode } from "react";
import { Link } from "./link.tsx";

export type ChartCell = { readonly text: string; readonly href?: string | undefined };
export type ChartRow = {
  readonly id: string;
  readonly name: ReactNode;
  readonly cells: readonly ChartCell[];
};

type ChartTableProps = {
  readonly label: string;
  /** The first is that of the names. */
  readonly heads: readonly string[];
  readonly rows: readonly ChartRow[];
};

export function ChartTable({ label, heads, rows }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <section aria-label={`${label}, as a table`} tabIndex={0} className="max-h-80 overflow-auto">
      <table className="figures w-full text-label">
        <thead>
          <tr className="border-b border-line text-ink-3">
            {heads.map((head, place) => (
              <th
                key={head}
                scope="col"
                className={`py-2 font-medium not-last:pr-4 ${place === 0 ? "text-left" : "text-right"}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id} className="border-line not-last:border-b">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {name}
              </th>
              {cells.map(({ text, href }, place) => (
                <td key={heads[place + 1]} className="py-1.5 text-right whitespace-nowrap not-last:pr-4">
                  {href === undefined ? (
                    text
                  ) : (
                    <Link
                      href={href}
                      className="rounded-[3px] text-accent-text underline-offset-3 hover:underline"
                    >
                      {text}
                    </Link>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
