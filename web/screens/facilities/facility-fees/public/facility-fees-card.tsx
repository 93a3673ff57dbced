// What property backed facilities cost, in the provider's settings: what is in force, its versions, and proposing another.

import { FACILITY_FEE_FIELDS } from "@bondline/domain/facilities/facilities/facility-fees.ts";
import type { FacilityFeeFieldsFragment } from "../../../../api/generated/graphql.ts";
import { definitionsOf } from "../../../../app/fields/field-texts.ts";
import { useRead } from "../../../../app/use-read.ts";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { VersionedCard } from "../../../office/changes/public/versioned-card.tsx";
import { FacilityFeesDialog } from "../facility-fees-dialog.tsx";
import { OfficeFacilityFeesDocument } from "../facility-fees-operations.ts";
import { FACILITY_FEES_WORDS as WORDS } from "../facility-fees-words.ts";

export function FacilityFeesCard() {
  const read = useRead(OfficeFacilityFeesDocument, {});
  return (
    <VersionedCard
      words={WORDS}
      read={read}
      setting={read.data?.officeFacilityFees}
      inForce={({ fees }) => <DefinitionList items={definitionsOf(FACILITY_FEE_FIELDS, fees)} />}
      textOf={({ fees }) => feesText(fees)}
      first={({ first }) => feesText(first)}
      propose={({ fees, versions }, dialog) => (
        <FacilityFeesDialog fees={versions[0]?.fees ?? fees} versions={versions} {...dialog} />
      )}
    />
  );
}

/** A line for each, so that versions are compared by them. */
function feesText(fees: FacilityFeeFieldsFragment): string {
  return definitionsOf(FACILITY_FEE_FIELDS, fees)
    .map(({ term, value }) => `${term}: ${value}`)
    .join("\n");
}
