// The fields of a change side by side: as they stand and as they would become, those that differ marked, long texts by their words.

import { classNames } from "../../../ui/class-names.ts";
import { WordingDifference } from "../../drafts/wording/public/wording-difference.tsx";
import { CHANGE_WORDS as WORDS } from "./change-words.ts";

const isLong = (text: string) => text.includes("\n");

type Field = {
  readonly field: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
};
type Props = { readonly fields: readonly Field[]; readonly isOpen: boolean };

export function ChangedFields({ fields, isOpen }: Props) {
  const isNew = fields.every(({ before }) => before === null);
  const compares = isOpen && !isNew;
  return (
    <dl className="grid gap-y-2 text-body">
      {fields
        .filter(({ before, after }) => before !== null || after !== null)
        .map(({ field, label, before, after }) => (
          <div
            key={field}
            className="grid gap-x-4 border-line pb-2 not-last:border-b sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="figures min-w-0 break-words">
              {compares && before !== null && after !== null && (isLong(before) || isLong(after)) ? (
                <WordingDifference before={before} after={after} />
              ) : (
                <>
                  <span
                    className={classNames(
                      "whitespace-pre-line",
                      compares && before !== after && "font-semibold",
                    )}
                  >
                    {after ?? "–"}
                  </span>
                  {compares && before !== after && (
                    <span className="block text-label text-ink-3">
                      {WORDS.before}: {before ?? "–"}
                    </span>
                  )}
                </>
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
