// What the referral programme gives, in the provider's settings: what is in force, its versions, and proposing another.

import { REFERRAL_AMOUNT_FIELDS } from "@bondline/domain/money/referrals/referral-programme.ts";
import type { ReferralAmountFieldsFragment } from "../../../../api/generated/graphql.ts";
import { definitionsOf } from "../../../../app/fields/field-texts.ts";
import { useRead } from "../../../../app/use-read.ts";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { VersionedCard } from "../../../office/changes/public/versioned-card.tsx";
import { ReferralProgrammeDialog } from "../referral-programme-dialog.tsx";
import { OfficeReferralProgrammeDocument } from "../referral-programme-operations.ts";
import { REFERRAL_PROGRAMME_WORDS as WORDS } from "../referral-programme-words.ts";

export function ReferralProgrammeCard() {
  const read = useRead(OfficeReferralProgrammeDocument, {});
  return (
    <VersionedCard
      words={WORDS}
      read={read}
      setting={read.data?.officeReferralProgramme}
      inForce={({ amounts }) => <DefinitionList items={definitionsOf(REFERRAL_AMOUNT_FIELDS, amounts)} />}
      textOf={({ amounts }) => amountsText(amounts)}
      first={({ first }) => amountsText(first)}
      propose={({ amounts, versions }, dialog) => (
        <ReferralProgrammeDialog amounts={versions[0]?.amounts ?? amounts} versions={versions} {...dialog} />
      )}
    />
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
