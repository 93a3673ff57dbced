// What one sitting did to each row of a record, once: the first value and the last one, and nothing that came back to where it was.

type SittingChange = {
  readonly field: string;
  readonly label: string;
  readonly newValue: string | null;
  readonly oldDisplayValue: string | null;
  readonly newDisplayValue: string | null;
  readonly isSystemField: boolean;
};

/** What was written to one row in one go; the key names the go, the kind of row and the row. */
export type WrittenGroup = {
  readonly key: string;
  readonly changeType: "INSERT" | "UPDATE" | "DELETE";
  readonly objectType: string;
  readonly recordName: string;
  readonly changes: readonly SittingChange[];
};

export type SittingPart = Pick<WrittenGroup, "changeType" | "objectType" | "recordName"> & {
  /** Of the row of the record itself, the statuses that it came to, in their order. */
  readonly statuses: readonly string[];
  /** Was made in one go with the record, and belongs to its making. */
  readonly isMadeWithRecord: boolean;
  readonly lines: readonly SittingLine[];
};

/** The empty text stands for no value. */
export type SittingLine = { readonly field: string; readonly from: string; readonly to: string };

/** Shown on the record's page in another place; the exported history has them. */
const SHOWN_ELSEWHERE: readonly string[] = ["Comment", "Credit note line", "Invoice line"];

/** Kinds that have an activity of their own. */
const RECORDS: readonly string[] = ["Draft", "Document", "Facility", "Facility application"];

export function isRecordItself(objectType: string): boolean {
  return RECORDS.includes(objectType);
}

/** From a sitting, newest first; the parts come in the order in which they were first touched. */
export function sittingParts(sitting: readonly WrittenGroup[]): SittingPart[] {
  const shown = sitting.filter(({ objectType }) => !SHOWN_ELSEWHERE.includes(objectType)).toReversed();
  const makings = shown.filter(
    ({ objectType, changeType }) => isRecordItself(objectType) && changeType === "INSERT",
  );
  const goes = new Set(makings.map(goOf));
  const rows = Map.groupBy(shown, rowOf);
  return [...rows.values()].map((groups) => partOf(groups, goes)).filter(isRead);
}

function partOf(groups: readonly WrittenGroup[], goes: ReadonlySet<string>): SittingPart {
  const [first, last] = [groups[0], groups.at(-1)];
  if (first === undefined || last === undefined) throw new Error("A row without groups is in no sitting.");
  const { objectType, recordName } = last;
  const isItself = isRecordItself(objectType);
  return {
    objectType,
    recordName,
    changeType: first.changeType === "INSERT" && last.changeType === "UPDATE" ? "INSERT" : last.changeType,
    statuses: isItself ? groups.flatMap(statusesIn) : [],
    isMadeWithRecord: !isItself && first.changeType === "INSERT" && goes.has(goOf(first)),
    lines: netLines(groups),
  };
}

/** Whether there is anything in it for people to read. */
export function isShownGroup(group: WrittenGroup): boolean {
  return sittingParts([group]).length > 0;
}

/** A change that nobody reads is no news; what was made or removed always is. */
function isRead({ changeType, lines, statuses }: SittingPart): boolean {
  return changeType !== "UPDATE" || lines.length > 0 || statuses.length > 0;
}

function statusesIn({ changeType, changes }: WrittenGroup): string[] {
  if (changeType === "INSERT") return [];
  return changes.filter(({ field }) => field === "status").flatMap(({ newValue }) => newValue ?? []);
}

function netLines(groups: readonly WrittenGroup[]): SittingLine[] {
  const lines = new Map<string, SittingLine>();
  for (const { label, oldDisplayValue, newDisplayValue, isSystemField } of groups.flatMap(
    ({ changes }) => changes,
  )) {
    if (isSystemField) continue;
    const from = lines.get(label)?.from ?? oldDisplayValue ?? "";
    lines.set(label, { field: label, from, to: newDisplayValue ?? "" });
  }
  return [...lines.values()].filter(({ from, to }) => from !== to);
}

/** The go and the row: the kind of row stands between them and may hold anything but a colon. */
function goOf({ key }: WrittenGroup): string {
  return key.slice(0, key.indexOf(":"));
}

function rowOf({ key }: WrittenGroup): string {
  return key.slice(key.indexOf(":"));
}
