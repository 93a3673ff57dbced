// The desk's list of prepared requests: written here, and withdrawn as long as no draft was made of one.

import {
  PREPARED_REQUEST_STATUS_TEXT,
  PREPARED_REQUEST_STATUS_TONE,
} from "@bondline/domain/drafts/prepared-requests/prepared-request.ts";
import { PREPARED_REQUEST_FIELDS as FIELDS } from "@bondline/domain/drafts/prepared-requests/prepared-request-fields.ts";
import { useState } from "react";
import type { PreparedRequestRecordFragment } from "../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { ListCard, ListFilter } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { AddIcon, SendIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { PreparedRequestDialog } from "./prepared-request-dialog.tsx";
import {
  StaffPreparedRequestsDocument,
  StaffPreparedRequestWithdrawDocument,
} from "./prepared-request-operations.ts";
import { DESK_WORDS as WORDS } from "./prepared-request-words.ts";

type Origination = PreparedRequestRecordFragment;

const FILTERS = [
  { value: "open", label: WORDS.open },
  { value: "all", label: WORDS.all },
] as const;

const SHAPE: ListShape<string, "status"> = { filters: { status: ["open", "all"] } };

export function StaffPreparedRequestsScreen() {
  usePageTitle(WORDS.title);
  const list = useList({ shape: SHAPE, read: readPreparedRequests });
  const [isPreparing, setPreparing] = useState(false);
  const [withdrawing, setWithdrawing] = useState<Origination>();
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
      <ListCard
        list={list}
        aria-label={WORDS.title}
        loading={WORDS.loading}
        notLoaded={WORDS.notLoaded}
        empty={{ icon: SendIcon, title, sentence: WORDS.noneSentence }}
        row={(origination) => (
          <PreparedRequestRow origination={origination} onWithdraw={() => setWithdrawing(origination)} />
        )}
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

type RowProps = { readonly origination: Origination; readonly onWithdraw: () => void };

function PreparedRequestRow({ origination, onWithdraw }: RowProps) {
  const { status, emailAddress, processType, amount, beneficiaryName, lastDate, preparedBy, createdAt } =
    origination;
  const what = [FIELDS.processType.show(processType), FIELDS.amount.show(amount), beneficiaryName];
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-6 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap items-center gap-2">
          <p className="min-w-0 text-body font-medium break-words">{emailAddress}</p>
          <StatusBadge tone={PREPARED_REQUEST_STATUS_TONE[status]}>
            {PREPARED_REQUEST_STATUS_TEXT[status]}
          </StatusBadge>
        </div>
        <p className="figures text-label break-words text-ink-2">
          {what.filter((part) => part !== null).join(" · ")}
        </p>
        <p className="figures text-meta break-words text-ink-3">
          {WORDS.by(preparedBy, exactTime(createdAt))}
        </p>
      </div>
      {origination.capabilities.includes("CAN_WITHDRAW") && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="figures text-label text-ink-2">{WORDS.until(FIELDS.lastDate.show(lastDate))}</p>
          <Button size="small" aria-label={WORDS.withdrawFor(emailAddress)} onClick={onWithdraw}>
            {WORDS.withdraw}
          </Button>
        </div>
      )}
    </div>
  );
}
