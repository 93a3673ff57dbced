// What the referral programme gives, in the provider's settings: what is in force, its versions, and proposing another.

import { REFERRAL_AMOUNT_FIELDS } from "@bondline/domain/money/referrals/referral-programme.ts";
import { useState } from "react";
import type { ReferralAmountFieldsFragment } from "../../../../api/generated/graphql.ts";
import { definitionsOf } from "../../../../app/fields/field-texts.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { VERSION_WORDS } from "../versions/version-words.ts";
import { VersionsList } from "../versions/versions-list.tsx";
import { ReferralProgrammeDialog } from "./referral-programme-dialog.tsx";
import { OfficeReferralProgrammeDocument } from "./referral-programme-operations.ts";
import { REFERRAL_PROGRAMME_WORDS as WORDS } from "./referral-programme-words.ts";

export function ReferralProgrammeCard() {
  const read = useRead(OfficeReferralProgrammeDocument, {});
  const [opened, setOpened] = useState<"propose" | "versions">();
  const close = () => setOpened(undefined);
  const programme = read.data?.officeReferralProgramme;
  if (programme === undefined)
    return (
      <Card heading={WORDS.title}>
        <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} rows={2} />
      </Card>
    );
  const { amounts, first, startsAt, versions, waitingChangeId } = programme;
  const [newest] = versions;
  return (
    <Card
      heading={WORDS.title}
      action={
        <span className="flex gap-2">
          {newest !== undefined && (
            <Button
              size="small"
              variant="quiet"
              aria-label={VERSION_WORDS.versionsOf(WORDS.subject)}
              onClick={() => setOpened("versions")}
            >
              {VERSION_WORDS.versions}
            </Button>
          )}
          {waitingChangeId === null && (
            <Button
              size="small"
              aria-label={VERSION_WORDS.changeOf(WORDS.subject)}
              onClick={() => setOpened("propose")}
            >
              {VERSION_WORDS.change}
            </Button>
          )}
        </span>
      }
    >
      <div className="grid gap-3 px-4 pb-4 sm:px-5">
        <p className="text-body text-ink-2">{WORDS.note}</p>
        {waitingChangeId !== null && (
          <p>
            <StatusBadge tone="warn">{VERSION_WORDS.waiting}</StatusBadge>
          </p>
        )}
        <DefinitionList items={definitionsOf(REFERRAL_AMOUNT_FIELDS, amounts)} />
        {newest !== undefined && newest.startsAt !== startsAt && (
          <p className="figures text-label text-ink-2">
            {VERSION_WORDS.upcoming(exactDate(newest.startsAt))}
          </p>
        )}
      </div>
      {opened === "propose" && (
        <ReferralProgrammeDialog
          amounts={newest?.amounts ?? amounts}
          versions={versions}
          onProposed={() => {
            close();
            read.readAgain();
          }}
          onBehind={read.readAgain}
          onClose={close}
        />
      )}
      {opened === "versions" && (
        <Dialog
          title={VERSION_WORDS.versionsOf(WORDS.subject)}
          width="wide"
          onClose={close}
          actions={<Button onClick={close}>{WORDS.close}</Button>}
        >
          <VersionsList
            versions={versions}
            inForce={{ startsAt, label: WORDS.now }}
            textOf={(version) => amountsText(version.amounts)}
            first={amountsText(first)}
          />
        </Dialog>
      )}
    </Card>
  );
}

/** A line for each side, so that versions are compared by them. */
function amountsText(amounts: ReferralAmountFieldsFragment): string {
  const { refereeDiscountAmount: referee, referrerDiscountAmount: referrer } = REFERRAL_AMOUNT_FIELDS;
  return [
    `${referee.label}: ${referee.show(amounts.refereeDiscountAmount)}`,
    `${referrer.label}: ${referrer.show(amounts.referrerDiscountAmount)}`,
  ].join("\n");
}
