// A chart with all that belongs to it: its key, the same as a table, and itself as a picture to take away.

import { type ReactNode, useRef, useState } from "react";
import { Card } from "./card.tsx";
import type { ChartSeries } from "./chart-bars.ts";
import { ChartKey } from "./chart-fills.tsx";
import { savePicture } from "./chart-picture.ts";
import { Disclosure } from "./disclosure.tsx";
import { IconButton } from "./icon-button.tsx";
import { DownloadIcon } from "./icons.ts";
import { showToast } from "./toast-store.ts";

export type ChartCardProps = {
  readonly heading: string;
  readonly note?: ReactNode;
  /** Under the heading in the picture: whose figures they are, and of which day. */
  readonly sentence: string;
  /** One alone needs no key. */
  readonly series: readonly ChartSeries[];
  readonly table: ReactNode;
  /** Under the chart: what it leaves out. */
  readonly foot?: ReactNode;
  readonly children: (openTable: () => void) => ReactNode;
};

const WORDS = {
  table: "Show as a table",
  save: (heading: string) => `Save “${heading}” as a picture`,
  notSaved: "The picture could not be made",
};

export function ChartCard({ heading, note, sentence, series, table, foot, children }: ChartCardProps) {
  const drawn = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(0);
  const save = async () => {
    const svg = drawn.current?.querySelector("svg");
    const isSaved = svg ? await savePicture(svg, { heading, sentence, series }) : false;
    if (!isSaved) showToast({ tone: "danger", title: WORDS.notSaved });
  };
  return (
    <Card
      heading={heading}
      note={note}
      data-print="whole"
      action={<IconButton icon={DownloadIcon} label={WORDS.save(heading)} onClick={() => void save()} />}
      hasBody
    >
      {series.length > 1 && <ChartKey series={series} />}
      <div ref={drawn} className="mt-3">
        {children(() => setOpened((count) => count + 1))}
      </div>
      {foot !== undefined && <p className="figures mt-2 text-label text-ink-3">{foot}</p>}
      <div className="mt-2" data-print="hide">
        <Disclosure key={opened} label={WORDS.table} isOpenAtFirst={opened > 0}>
          {table}
        </Disclosure>
      </div>
    </Card>
  );
}
