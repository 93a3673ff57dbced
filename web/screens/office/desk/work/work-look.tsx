// A piece of work as a row of the table and of the phone: when it is due, what it is, whose, who has it, and what may be done.

import { DESK_WORK_TEXT } from "@bondline/domain/office/desk/desk-work.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { waitingTime } from "../../../../app/time/instant-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../../ui/data-table-phone-list.tsx";
import { SendIcon, UncheckedIcon } from "../../../../ui/icons.ts";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { TwoLineCell } from "../../../../ui/two-line-cell.tsx";
import { dueText, isLate } from "../public/due-text.ts";
import { placeOfWork } from "../public/work-place.ts";
import type { Work } from "./work-changes.ts";
import { WORK_WORDS as WORDS } from "./work-words.ts";

export type WorkActions = {
  readonly onTake: (work: Work) => void;
  readonly onHandOver: (work: Work) => void;
  readonly onRelease: (work: Work) => void;
};

type Look = { readonly now: Date; readonly myId: string | undefined } & WorkActions;

export function workLook({ now, myId, ...actions }: Look) {
  const due = ({ dueAt, waitingSince }: Work) => (
    <span className="figures block">
      <span className={classNames("block", isLate(dueAt, now) && "font-medium text-danger")}>
        {dueText(dueAt, now)}
      </span>
      <span className="block text-label text-ink-3">{WORDS.waiting(waitingTime(waitingSince, now))}</span>
    </span>
  );
  const takenBy = ({ takenBy: name, takenById }: Work) =>
    name === null ? <span className="text-ink-3">{WORDS.free}</span> : takenById === myId ? WORDS.you : name;
  const columns: DataTableColumn<Work>[] = [
    {
      id: "due",
      header: WORDS.columns.due,
      width: "208px",
      skeleton: { kind: "two-line", widthPx: 96 },
      cell: due,
    },
    {
      id: "what",
      header: WORDS.columns.what,
      isRowName: true,
      skeleton: { kind: "two-line", widthPx: 180 },
      cell: (work) => (
        <span className="block min-w-0">
          <TextLink href={placeOfWork(work)}>{work.reference}</TextLink>
          <span className="block text-label text-ink-3">{DESK_WORK_TEXT[work.kind]}</span>
        </span>
      ),
    },
    {
      id: "client",
      header: WORDS.columns.client,
      skeleton: { kind: "two-line", widthPx: 160 },
      cell: (work) => <TwoLineCell name={clientOf(work)} detail={amountOf(work)} />,
    },
    {
      id: "takenBy",
      header: WORDS.columns.takenBy,
      width: "160px",
      skeleton: { kind: "text", widthPx: 96 },
      cell: takenBy,
    },
    {
      id: "actions",
      isForScreen: true,
      header: WORDS.columns.actions,
      width: "128px",
      align: "right",
      skeleton: { kind: "text", widthPx: 56 },
      cell: (work) => <Actions work={work} {...actions} />,
    },
  ];
  const phoneRow = (work: Work): PhoneRow => ({
    title: <TextLink href={placeOfWork(work)}>{work.reference}</TextLink>,
    detail: (
      <>
        <span className="block">{DESK_WORK_TEXT[work.kind]}</span>
        <span className="block truncate">
          {[clientOf(work), amountOf(work)].filter((each) => each !== "").join(" · ")}
        </span>
        <span className={classNames("figures block", isLate(work.dueAt, now) && "font-medium text-danger")}>
          {dueText(work.dueAt, now)}
        </span>
        <span className="block">
          {WORDS.person}: {takenBy(work)}
        </span>
      </>
    ),
    badge: <Actions work={work} {...actions} />,
  });
  return { columns, phoneRow };
}

function clientOf({ organisationName }: Work): string {
  return organisationName ?? WORDS.ours;
}

function amountOf({ amount }: Work): string {
  return amount === null ? "" : formatAud(centsFromDecimal(amount));
}

function Actions({ work, onTake, onHandOver, onRelease }: { readonly work: Work } & WorkActions) {
  const { steps, reference } = work;
  const items = [
    ...(steps.includes("HAND_OVER")
      ? [{ label: WORDS.handOver, icon: SendIcon, onSelect: () => onHandOver(work) }]
      : []),
    ...(steps.includes("RELEASE")
      ? [{ label: WORDS.release, icon: UncheckedIcon, onSelect: () => onRelease(work) }]
      : []),
  ];
  return (
    <span className="flex items-center justify-end gap-1">
      {steps.includes("TAKE") && (
        <Button size="small" aria-label={WORDS.takeOf(reference)} onClick={() => onTake(work)}>
          {WORDS.take}
        </Button>
      )}
      {items.length > 0 && <MenuButton label={WORDS.actionsFor(reference)} look="bare" items={items} />}
    </span>
  );
}
