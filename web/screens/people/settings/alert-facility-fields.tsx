// What an alert on a facility asks for: which one, from which use on, and whether projected documents count.

import { BoundCheckbox, BoundMoney, BoundSelect } from "../../../app/fields/bound-inputs.tsx";
import { useRead } from "../../../app/use-read.ts";
import { SettingsFacilitiesDocument } from "./settings-operations.ts";
import { DETAILS_WORDS, ALERT_WORDS as WORDS } from "./settings-words.ts";

export function AlertFacilityFields({ organisationId }: { readonly organisationId: string }) {
  const { data, failure } = useRead(SettingsFacilitiesDocument, { organisationId });
  const own = (data?.facilities ?? []).filter((each) => each.organisationId === organisationId);
  return (
    <>
      <BoundSelect
        name="facilityId"
        label={WORDS.facility}
        placeholder={DETAILS_WORDS.choose}
        options={own.map(({ id, name }) => ({ value: id, label: name }))}
        help={data !== undefined && own.length === 0 ? WORDS.noFacility : failure?.message}
      />
      <BoundMoney name="facilityLimit" label={WORDS.facilityLimit} help={WORDS.facilityLimitHelp} />
      <BoundCheckbox name="facilityLimitIncludeProjectedDocs" label={WORDS.includeProjected} />
    </>
  );
}
