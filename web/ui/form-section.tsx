// A part of a form: its name and one plain sentence at the left, its fields at the right.

import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export type FormSectionProps = {
  readonly title: string;
  readonly sentence?: ReactNode;
  readonly children: ReactNode;
  /** "above": its name stands over two wide columns, for what needs the room. */
  readonly layout?: "beside" | "above" | undefined;
};

const FRAMES = { beside: "lg:grid-cols-[240px_minmax(0,1fr)]", above: "" };
const COLUMNS = { beside: "max-w-168 gap-4 sm:grid-cols-2", above: "gap-6 lg:grid-cols-2" };

/** Stands inside a card; several follow one another divided by a line. */
export function FormSection({ title, sentence, children, layout = "beside" }: FormSectionProps) {
  const titleId = useId();
  // A legend names its fieldset only as a direct child, where it cannot stand in a column.
  return (
    <fieldset
      aria-labelledby={titleId}
      className={`grid min-w-0 gap-x-10 gap-y-5 border-line px-4 py-6 not-last:border-b sm:px-7 sm:py-7 ${FRAMES[layout]}`}
    >
      <div>
        <h2 id={titleId} className="text-body font-semibold">
          {title}
        </h2>
        {sentence !== undefined && <p className="text-label text-ink-2">{sentence}</p>}
      </div>
      <div className={`grid min-w-0 grid-cols-1 content-start ${COLUMNS[layout]}`}>{children}</div>
    </fieldset>
  );
}

/** A field that takes both columns. */
export function FullWidth({
  children,
  hasRoom = false,
}: {
  readonly children: ReactNode;
  readonly hasRoom?: boolean | undefined;
}) {
  return <div className={classNames("min-w-0 sm:col-span-2", hasRoom && "pt-3")}>{children}</div>;
}
