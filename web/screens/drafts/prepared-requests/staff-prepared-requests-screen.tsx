// The desk's list of prepared requests: written here, and withdrawn, one or several, as long as no draft was made of them.

import {
  PREPARED_REQUEST_STATUS_TEXT,
  PREPARED_REQUEST_STATUS_TONE,
} from "@bondline/domain/drafts/prepared-requests/prepared-request.ts";
import { PREPARED_REQUEST_FIELDS as FIELDS } from "@bondline/domain/drafts/prepared-requests/prepared-request-fields.ts";
import { useMemo, useState } from "react";
import type { PreparedRequestRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import {
  type ChosenStep,
  ChosenStepsBar,
  endingStep,
  resultsOf,
  versionsOf,
} from "../../../app/list/chosen-steps-bar.tsx";
import { ListFilter, ListTable } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { SELECTION_WORDS } from "../../../app/list/list-words.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import { useList } from "../../../app/list/use-list.ts";
import { useSelection } from "../../../app/list/use-selection.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../ui/data-table-phone-list.tsx";
import { AddIcon, SendIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { PreparedRequestDialog } from "./prepared-request-dialog.tsx";
import {
  StaffPreparedRequestsDocument,
  StaffPreparedRequestsWithdrawDocument,
  StaffPreparedRequestWithdrawDocument,
} from "./prepared-request-operations.ts";
import { DESK_WORDS as WORDS } from "./prepared-request-words.ts";

type Origination = PreparedRequestRecordFragment;

const FILTERS = [
  { value: "open", label: WORDS.open },
  { value: "all", label: WORDS.all },
] as const;

const SHAPE: ListShape<string, "status"> = { filters: { status: ["open", "all"] } };

const SELECTION = {
  keyOf: ({ id }: Origination) => id,
  nameOf: ({ emailAddress, amount }: Origination) =>
    SELECTION_WORDS.chooseRow(`${emailAddress}, ${FIELDS.amount.show(amount)}`),
  allName: SELECTION_WORDS.chooseShown,
};

export function StaffPreparedRequestsScreen() {
  usePageTitle(WORDS.title);
  const list = useList({ shape: SHAPE, read: readPreparedRequests });
  const [isPreparing, setPreparing] = useState(false);
  const [withdrawing, setWithdrawing] = useState<Origination>();
  const look = useMemo(() => rowLook(setWithdrawing), []);
  const selection = useSelection<Origination>({ of: list.place.filters.status, fitting: "" }, SELECTION);
  const withdrawChosen = useWithdrawChosen(selection.count);
  const title = list.place.filters.status === "open" ? WORDS.none : WORDS.noneAtAll;
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={
          <>
            <ListFilter place={list.place} name="status" label={WORDS.filter} options={FILTERS} />
            <Button variant="primary" icon={AddIcon} onClick={() => setPreparing(true)}>
              {WORDS.prepare}
            </Button>
          </>
        }
      />
      <ChosenStepsBar
        selection={selection}
        said={WORDS.chosen(selection.count)}
        steps={[withdrawChosen]}
        describe={(preparedRequest) => ({
          name: preparedRequest.emailAddress,
          detail: whatOf(preparedRequest).name,
        })}
        onDone={list.readAgain}
      />
      <ListTable
        list={list}
        selection={selection.table}
        label={WORDS.title}
        columns={look.columns}
        phoneRow={look.phoneRow}
        empty={{ icon: SendIcon, title, sentence: WORDS.noneSentence }}
      />
      {withdrawing !== undefined && (
        <CommandDialog
          title={WORDS.withdrawTitle(withdrawing.emailAddress)}
          sentence={WORDS.withdrawSentence}
          confirmLabel={WORDS.withdraw}
          isDangerous
          command={StaffPreparedRequestWithdrawDocument}
          input={{ id: withdrawing.id, version: withdrawing.version }}
          done={{ title: WORDS.withdrawn, detail: withdrawing.emailAddress }}
          onDone={list.readAgain}
          notDone={WORDS.notWithdrawn}
          onRefused={list.readAgain}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
      {isPreparing && (
        <PreparedRequestDialog
          onSent={() => {
            setPreparing(false);
            list.readAgain();
          }}
          onClose={() => setPreparing(false)}
        />
      )}
    </Page>
  );
}

const readPreparedRequests = readPages({
  document: StaffPreparedRequestsDocument,
  variablesOf: ({ filters, first, after }: ListWanted<string, "status">) => ({
    isOpen: filters.status === "open",
    first,
    after,
  }),
  connectionIn: ({ staffOriginations }) => staffOriginations,
});

function useWithdrawChosen(count: number): ChosenStep<Origination> {
  const { send } = useCommand(StaffPreparedRequestsWithdrawDocument, { handledByScreen: true });
  const words = {
    ask: WORDS.withdrawChosenTitle(count),
    label: WORDS.withdrawChosen(count),
    sentence: WORDS.withdrawChosenSentence,
  };
  return endingStep<Origination>(words, async (batch) => {
    const answer = await send({ originations: versionsOf(batch) });
    if (!answer.ok) return answer;
    const { results } = answer.data.withdrawChosenOriginations;
    return { ok: true, data: resultsOf(results, ({ origination: preparedRequest }) => preparedRequest) };
  });
}

/** The kind and the amount, and for whom. */
function whatOf({ processType, amount, beneficiaryName }: Origination) {
  return {
    name: `${FIELDS.processType.show(processType)} · ${FIELDS.amount.show(amount)}`,
    detail: beneficiaryName ?? "",
  };
}

function rowLook(onWithdraw: (preparedRequest: Origination) => void) {
  const statusOf = ({ status }: Origination) => (
    <StatusBadge tone={PREPARED_REQUEST_STATUS_TONE[status]}>
      {PREPARED_REQUEST_STATUS_TEXT[status]}
    </StatusBadge>
  );
  const action = (preparedRequest: Origination) =>
    preparedRequest.capabilities.includes("CAN_WITHDRAW") && (
      <Button
        size="small"
        aria-label={WORDS.withdrawFor(preparedRequest.emailAddress)}
        onClick={() => onWithdraw(preparedRequest)}
      >
        {WORDS.withdraw}
      </Button>
    );
  const columns: DataTableColumn<Origination>[] = [
    {
      id: "client",
      header: WORDS.columns.client,
      isRowName: true,
      skeleton: { kind: "text", widthPx: 200 },
      cell: (preparedRequest) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-words">{preparedRequest.emailAddress}</span>
          {statusOf(preparedRequest)}
        </span>
      ),
    },
    {
      id: "what",
      header: WORDS.columns.what,
      skeleton: { kind: "two-line", widthPx: 180 },
      cell: (preparedRequest) => <TwoLineCell {...whatOf(preparedRequest)} />,
    },
    {
      id: "preparedBy",
      header: WORDS.columns.preparedBy,
      width: "220px",
      skeleton: { kind: "two-line", widthPx: 140 },
      cell: ({ preparedBy, createdAt }) => <TwoLineCell name={preparedBy} detail={exactTime(createdAt)} />,
    },
    textColumn({ id: "until", header: WORDS.columns.until, width: "120px" }, ({ lastDate }) =>
      FIELDS.lastDate.show(lastDate),
    ),
    {
      id: "actions",
      isForScreen: true,
      header: WORDS.columns.actions,
      width: "120px",
      align: "right",
      skeleton: { kind: "text", widthPx: 72 },
      cell: action,
    },
  ];
  const phoneRow = (preparedRequest: Origination): PhoneRow => ({
    title: preparedRequest.emailAddress,
    detail: (
      <>
        <span className="block truncate">{whatOf(preparedRequest).name}</span>
        <span className="block truncate">{whatOf(preparedRequest).detail}</span>
        <span className="block">
          {WORDS.columns.until} {FIELDS.lastDate.show(preparedRequest.lastDate)}
        </span>
      </>
    ),
    badge: (
      <span className="flex flex-wrap items-center gap-2">
        {statusOf(preparedRequest)}
        {action(preparedRequest)}
      </span>
    ),
  });
  return { columns, phoneRow };
}
