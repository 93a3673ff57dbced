// A bank's own service levels, for its people; whoever looks after them sets the levels.

import { useState } from "react";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { BankServiceDialog } from "./bank-service-dialog.tsx";
import { BankServiceHistoryDialog } from "./bank-service-history-dialog.tsx";
import { BankLevels } from "./public/bank-levels.tsx";
import { BankServiceDocument } from "./public/bank-work-operations.ts";
import { BANK_SERVICE_WORDS as WORDS } from "./public/bank-work-words.ts";

export function ServiceLevelsScreen() {
  usePageTitle(WORDS.title);
  const read = useRead(BankServiceDocument, { supplierId: null });
  const [opened, setOpened] = useState<"change" | "history">();
  const close = () => setOpened(undefined);
  const service = read.data?.bankService;
  return (
    <Page width="form">
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpened("history")}>
              {WORDS.history}
            </Button>
            {service?.canChange === true && (
              <Button variant="primary" onClick={() => setOpened("change")}>
                {WORDS.change}
              </Button>
            )}
          </>
        }
      />
      <Card heading={WORDS.levels} action={<TextLink href={paths.staffBankWork()}>{WORDS.toWork}</TextLink>}>
        {service === undefined ? (
          <ReadPending of={read} notLoaded={WORDS.notLoaded} loading={WORDS.loading} />
        ) : (
          <div className="grid gap-3 px-4 pb-4 sm:px-5">
            <p className="text-body text-ink-2">{WORDS.clock}</p>
            <BankLevels service={service} />
            {!service.canChange && <p className="text-label text-ink-3">{WORDS.askAdministrator}</p>}
          </div>
        )}
      </Card>
      {opened === "change" && service !== undefined && (
        <BankServiceDialog service={service} onChanged={read.readAgain} onClose={close} />
      )}
      {opened === "history" && <BankServiceHistoryDialog onClose={close} />}
    </Page>
  );
}
