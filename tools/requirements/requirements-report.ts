// What is shown, by which test, and what is not yet: counted and put into words.
import { isContradiction, type Requirement } from "./requirements-list.ts";
import type { Shown } from "./shown-by-tests.ts";

export interface AreaCount {
  area: string;
  shown: number;
  rows: number;
}

export function countByArea(requirements: readonly Requirement[], { filesById }: Shown): AreaCount[] {
  const areas = [...new Set(requirements.map(({ area }) => area))];
  return areas.map((area) => {
    const rows = requirements.filter((each) => each.area === area);
    return { area, shown: rows.filter(({ id }) => filesById.has(id)).length, rows: rows.length };
  });
}

/** One line an area with its figure, then the files that show something of it. */
export function reportLines(requirements: readonly Requirement[], shown: Shown): string[] {
  const counts = countByArea(requirements, shown);
  const rows = requirements.filter((each) => !isContradiction(each));
  const shownRows = rows.filter(({ id }) => shown.filesById.has(id)).length;
  return [
    ...counts.flatMap((count) => [areaLine(count), ...fileLines(count.area, requirements, shown)]),
    "",
    `${shownRows} of ${rows.length} requirements are shown by tests (${percent(shownRows, rows.length)}).`,
  ];
}

/** The rows that no test shows yet, of one area or of all. */
export function missingLines(
  requirements: readonly Requirement[],
  { filesById }: Shown,
  area?: string,
): string[] {
  return requirements
    .filter(
      (each) => (area === undefined ? !isContradiction(each) : each.area === area) && !filesById.has(each.id),
    )
    .map(({ id, text }) => `${id}  ${text}`);
}

function areaLine({ area, shown, rows }: AreaCount): string {
  return `${area.padEnd(4)} ${String(shown).padStart(4)} of ${String(rows).padStart(3)}  ${percent(shown, rows)}`;
}

function fileLines(area: string, requirements: readonly Requirement[], { filesById }: Shown): string[] {
  const countByFile = new Map<string, number>();
  for (const { id } of requirements.filter((each) => each.area === area)) {
    for (const file of filesById.get(id) ?? []) countByFile.set(file, (countByFile.get(file) ?? 0) + 1);
  }
  return [...countByFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, count]) => `       ${String(count).padStart(3)}  ${file}`);
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.floor((part * 100) / whole)} %`;
}
