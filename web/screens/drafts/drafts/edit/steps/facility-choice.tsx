// On which of the organisation's facilities the guarantee is to be, with the room that each has; without any it asks nothing.

import { centsFromDecimal, formatAudShort } from "@bondline/domain/values/money/money.ts";
import { useWatch } from "react-hook-form";
import { useShownTogether } from "../../../../../app/shown-together.tsx";
import { useRead } from "../../../../../app/use-read.ts";
import { DraftFacilitiesQuery } from "../../draft-operations.ts";
import { FACILITY_CHOICE_WORDS as WORDS } from "../../draft-words.ts";
import { DraftSelect } from "../draft-fields.tsx";
import type { DraftFormValues } from "../draft-form-values.ts";

export function FacilityChoice({ organisationId }: { readonly organisationId: string }) {
  const { data, failure } = useRead(DraftFacilitiesQuery, { organisationId });
  // It stands above other fields, and may not be there at all.
  useShownTogether(data !== undefined || failure !== undefined);
  const [facilityId, processType] = useWatch<DraftFormValues, ["facilityId", "processType"]>({
    name: ["facilityId", "processType"],
  });
  const offered = (data?.facilities ?? []).filter(
    ({ id, capabilities, documentVariants }) =>
      id === facilityId ||
      (capabilities.includes("CAN_RAISE_DRAFTS") && documentVariants.some((kind) => kind === processType)),
  );
  if (offered.length === 0) return null;
  return (
    <DraftSelect
      name="facilityId"
      label={WORDS.label}
      isOptional
      placeholder={WORDS.none}
      help={WORDS.help}
      options={offered.map(({ id, name, headroom }) => ({
        value: id,
        label: WORDS.option(name, formatAudShort(centsFromDecimal(headroom))),
      }))}
    />
  );
}
