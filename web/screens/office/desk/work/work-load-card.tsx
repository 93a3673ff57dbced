// How much each person of the desk has taken and done, and what nobody has: each name narrows the list to theirs.

import { formatCount } from "@bondline/domain/count-text.ts";
import type { DeskWorkLoadQuery } from "../../../../api/generated/graphql.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import type { Read } from "../../../../app/use-read.ts";
import { Card } from "../../../../ui/card.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { WORK_WORDS as WORDS } from "./work-words.ts";

type WorkLoadCardProps = {
  readonly load: Read<DeskWorkLoadQuery>;
  readonly myId: string | undefined;
  readonly person: string;
  readonly onPerson: (person: string) => void;
};

const FIGURES = ["open", "dueToday", "overdue", "doneThisWeek"] as const;
const HEADERS = [
  WORDS.loadColumns.open,
  WORDS.loadColumns.dueToday,
  WORDS.loadColumns.overdue,
  WORDS.loadColumns.done,
];

export function WorkLoadCard({ load, myId, person, onPerson }: WorkLoadCardProps) {
  if (load.data === undefined)
    return (
      <Card heading={WORDS.load}>
        <ReadPending of={load} notLoaded={WORDS.loadFailed} loading={WORDS.loadLoading} rows={3} />
      </Card>
    );
  return (
    <Card heading={WORDS.load}>
      <table className="figures w-full text-body">
        <thead>
          <tr className="border-line border-b text-left text-label text-ink-3">
            <th scope="col" className="px-4 py-2 font-medium sm:px-5">
              {WORDS.loadColumns.name}
            </th>
            {HEADERS.map((header) => (
              <th key={header} scope="col" className="py-2 pr-3 text-right align-bottom font-medium sm:pr-5">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {load.data.deskLoad.map((each) => {
            const value = each.accountId ?? "free";
            const isChosen = person === value || (person === "me" && each.accountId === myId);
            const name = each.name ?? WORDS.free;
            return (
              <tr key={value} className="border-line not-last:border-b">
                <th scope="row" className="px-2 text-left font-normal sm:px-3">
                  <button
                    type="button"
                    aria-pressed={isChosen}
                    onClick={() => onPerson(isChosen ? "" : value)}
                    className={classNames(
                      "min-h-11 rounded-control px-2 text-left break-words hover:bg-sunken sm:min-h-9",
                      isChosen && "font-semibold",
                    )}
                  >
                    {each.accountId !== null && each.accountId === myId ? `${name} (${WORDS.you})` : name}
                  </button>
                </th>
                {FIGURES.map((figure) => (
                  <td
                    key={figure}
                    className={classNames(
                      "pr-3 text-right sm:pr-5",
                      figure === "overdue" && each.overdue > 0 ? "font-medium text-danger" : "text-ink-2",
                    )}
                  >
                    {formatCount(each[figure])}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
