// The provider's settings: what is still missing before clients can submit, who the provider is, and where deposits go.

import {
  SECOND_APPROVAL_FIELD_OF,
  SECOND_DISCOUNT_FIELD_OF,
  SECOND_RETURN_FIELD_OF,
} from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import { REMINDER_FIELDS } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import { DESK_SERVICE_FIELDS } from "@bondline/domain/office/desk/desk-service-fields.ts";
import { DEPOSIT_ACCOUNT_FIELDS, PROVIDER_FIELDS } from "@bondline/domain/office/provider/provider-fields.ts";
import { PROCESS_TYPE_TEXT, PROCESS_TYPES } from "@bondline/domain/process-type.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { useState } from "react";
import type { ProviderFieldsFragment } from "../../../api/generated/graphql.ts";
import { definitionsOf } from "../../../app/fields/field-texts.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactTime } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { FacilityFeesCard } from "../../facilities/facility-fees/public/facility-fees-card.tsx";
import { AccountCodesCard } from "../../money/books/public/account-codes-card.tsx";
import { FinanceTermsCard } from "../../money/finance-versions/public/finance-terms-card.tsx";
import { ReferralProgrammeCard } from "../../money/referral-versions/public/referral-programme-card.tsx";
import { AlertDefaultsCard } from "../../records/alert-defaults/public/alert-defaults-card.tsx";
import { ChecklistsCard } from "../checklists/public/checklists-card.tsx";
import { ProviderHistoryDialog } from "../staff/public/provider-history-dialog.tsx";
import { ClosingDayDialog } from "./closing-day-dialog.tsx";
import { ClosingDaysCard } from "./closing-days-card.tsx";
import { DeskServiceDialog } from "./desk-service-dialog.tsx";
import { DepositAccountDialog, ProviderDialog } from "./office-settings-dialogs.tsx";
import { OfficeSettingsDocument } from "./office-settings-operations.ts";
import { OFFICE_SETTINGS_WORDS as WORDS } from "./office-settings-words.ts";
import { ReadinessCard } from "./readiness-card.tsx";
import { RemindersDialog } from "./reminders-dialog.tsx";
import { SecondApprovalDialog } from "./second-approval-dialog.tsx";

type Opened = "provider" | "service" | "closing" | "reminders" | "second" | "account" | "history";

export function OfficeSettingsScreen() {
  usePageTitle(WORDS.title);
  const read = useRead(OfficeSettingsDocument, {});
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { data } = read;
  return (
    <Page width="form">
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={
          <Button variant="quiet" onClick={() => setOpened("history")}>
            {WORDS.history}
          </Button>
        }
      />
      {data === undefined ? (
        <Card aria-label={WORDS.title}>
          <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} />
        </Card>
      ) : (
        <>
          <ReadinessCard items={data.officeReadiness} />
          <ProviderCard provider={data.provider} onChange={() => setOpened("provider")} />
          <ServiceCard provider={data.provider} onChange={() => setOpened("service")} />
          <ClosingDaysCard
            provider={data.provider}
            onAdd={() => setOpened("closing")}
            onChanged={read.readAgain}
          />
          <ChecklistsCard />
          <RemindersCard provider={data.provider} onChange={() => setOpened("reminders")} />
          <AlertDefaultsCard />
          <ReferralProgrammeCard />
          <FinanceTermsCard />
          <FacilityFeesCard />
          <AccountCodesCard />
          <SecondApprovalCard provider={data.provider} onPropose={() => setOpened("second")} />
          <AccountCard provider={data.provider} onPropose={() => setOpened("account")} />
        </>
      )}
      {opened === "provider" && data !== undefined && (
        <ProviderDialog provider={data.provider} onChanged={read.readAgain} onClose={close} />
      )}
      {opened === "service" && data !== undefined && (
        <DeskServiceDialog provider={data.provider} onChanged={read.readAgain} onClose={close} />
      )}
      {opened === "closing" && data !== undefined && (
        <ClosingDayDialog provider={data.provider} onChanged={read.readAgain} onClose={close} />
      )}
      {opened === "reminders" && data !== undefined && (
        <RemindersDialog provider={data.provider} onChanged={read.readAgain} onClose={close} />
      )}
      {opened === "second" && data !== undefined && (
        <SecondApprovalDialog provider={data.provider} onClose={close} />
      )}
      {opened === "account" && <DepositAccountDialog onClose={close} />}
      {opened === "history" && (
        <ProviderHistoryDialog of="SETTINGS" title={WORDS.historyTitle} words={WORDS} onClose={close} />
      )}
    </Page>
  );
}

type ProviderProps = { readonly provider: ProviderFieldsFragment };

function ProviderCard({ provider, onChange }: ProviderProps & { readonly onChange: () => void }) {
  return (
    <Card
      heading={WORDS.provider}
      action={
        <Button size="small" onClick={onChange} aria-label={WORDS.changeProvider}>
          {WORDS.change}
        </Button>
      }
    >
      <div className="px-4 pb-4 sm:px-5">
        <DefinitionList items={definitionsOf(PROVIDER_FIELDS, provider)} />
      </div>
    </Card>
  );
}

function ServiceCard({ provider, onChange }: ProviderProps & { readonly onChange: () => void }) {
  return (
    <Card
      heading={WORDS.service}
      action={
        <Button size="small" onClick={onChange} aria-label={WORDS.changeService}>
          {WORDS.change}
        </Button>
      }
    >
      <div className="grid gap-3 px-4 pb-4 sm:px-5">
        <p className="text-body text-ink-2">{WORDS.serviceNote}</p>
        <DefinitionList items={definitionsOf(DESK_SERVICE_FIELDS, provider)} />
      </div>
    </Card>
  );
}

function RemindersCard({ provider, onChange }: ProviderProps & { readonly onChange: () => void }) {
  return (
    <Card
      heading={WORDS.reminders}
      action={
        <Button size="small" onClick={onChange} aria-label={WORDS.changeReminders}>
          {WORDS.change}
        </Button>
      }
    >
      <div className="grid gap-3 px-4 pb-4 sm:px-5">
        <p className="text-body text-ink-2">{WORDS.remindersNote}</p>
        <DefinitionList items={definitionsOf(REMINDER_FIELDS, provider)} />
      </div>
    </Card>
  );
}

function SecondApprovalCard({ provider, onPropose }: ProviderProps & { readonly onPropose: () => void }) {
  const said = (sum: string | null) => (sum === null ? WORDS.noSecond : WORDS.secondFrom(aud(sum)));
  const items = [
    ...PROCESS_TYPES.map((kind) => ({
      term: PROCESS_TYPE_TEXT[kind],
      value: said(provider[SECOND_APPROVAL_FIELD_OF[kind]]),
    })),
    { term: WORDS.secondSteps.securityReturn, value: said(provider.secondFromSecurityReturn) },
    // Those without an amount of their own have that of all kinds.
    ...PROCESS_TYPES.filter((kind) => provider[SECOND_RETURN_FIELD_OF[kind]] !== null).map((kind) => ({
      term: WORDS.secondSteps.securityReturnOf(PROCESS_TYPE_TEXT[kind]),
      value: said(provider[SECOND_RETURN_FIELD_OF[kind]]),
    })),
    // Few have one: without an amount a single person gives it, as everywhere.
    ...PROCESS_TYPES.filter((kind) => provider[SECOND_DISCOUNT_FIELD_OF[kind]] !== null).map((kind) => ({
      term: WORDS.secondSteps.discountOn(PROCESS_TYPE_TEXT[kind]),
      value: said(provider[SECOND_DISCOUNT_FIELD_OF[kind]]),
    })),
    { term: WORDS.secondSteps.deposit, value: said(provider.secondFromDeposit) },
    { term: WORDS.secondSteps.propertyFacility, value: said(provider.secondFromPropertyFacility) },
    { term: WORDS.secondSteps.suretyFacility, value: said(provider.secondFromSuretyFacility) },
  ];
  return (
    <Card
      heading={WORDS.second}
      action={
        <Button size="small" onClick={onPropose}>
          {WORDS.proposeSecond}
        </Button>
      }
    >
      <div className="grid gap-3 px-4 pb-4 sm:px-5">
        <p className="text-body text-ink-2">{WORDS.secondNote}</p>
        <DefinitionList items={items} />
      </div>
    </Card>
  );
}

function AccountCard({ provider, onPropose }: ProviderProps & { readonly onPropose: () => void }) {
  const [now, ...earlier] = provider.depositAccounts;
  return (
    <Card
      heading={WORDS.account}
      action={
        <Button size="small" onClick={onPropose}>
          {WORDS.proposeAccount}
        </Button>
      }
    >
      <div className="grid gap-3 px-4 pb-4 sm:px-5">
        <p className="text-body text-ink-2">{WORDS.accountNote}</p>
        {now !== undefined && <DefinitionList items={definitionsOf(DEPOSIT_ACCOUNT_FIELDS, now)} />}
        {now !== undefined && <p className="text-label text-ink-3">{WORDS.since(exactTime(now.startsAt))}</p>}
        {earlier.length > 0 && (
          <div>
            <h3 className="text-label font-semibold">{WORDS.earlier}</h3>
            <ul className="text-label text-ink-3">
              {earlier.map(({ id, accountName, bsb, accountNumber, startsAt }) => (
                <li key={id} className="figures break-words">
                  {accountName}, {DEPOSIT_ACCOUNT_FIELDS.bsb.show(bsb)} {accountNumber}.{" "}
                  {WORDS.since(exactTime(startsAt))}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}
