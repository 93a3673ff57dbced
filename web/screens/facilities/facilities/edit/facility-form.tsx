// The form of a facility, for recording one and for changing it.

import {
  FACILITY_COST_FIELDS,
  FACILITY_FIELDS,
  FACILITY_LIMIT_FIELDS,
} from "@bondline/domain/facilities/facilities/facility-fields.ts";
import { headsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { FormProvider } from "react-hook-form";
import type { FacilityRecordFragment } from "../../../../api/generated/graphql.ts";
import type { CommandAnswer } from "../../../../api/use-command.ts";
import { BoundFields } from "../../../../app/fields/bound-fields.tsx";
import { EditableFieldsContext } from "../../../../app/fields/editable-fields.ts";
import { FormNotices } from "../../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { FormSection } from "../../../../ui/form-section.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { StickyFooter } from "../../../../ui/sticky-footer.tsx";
import { FACILITY_WORDS, FORM_WORDS as WORDS } from "../facility-words.ts";
import { FacilityCostFields } from "./facility-cost-fields.tsx";
import { type FacilityValues, facilityResolver, facilityValues } from "./facility-values.ts";

/** The bank or insurer of the portal is not chosen here. */
const { supplierId: _, ...LIMITS } = FACILITY_LIMIT_FIELDS;
const WITHOUT_PROVIDER = headsOf(FACILITY_FIELDS).filter((field) => field !== "provider");

/** Waits: nothing is changed until a second person has confirmed it. */
type SavedFacility = { readonly id: string; readonly waits?: boolean };

export type FacilityFormProps = {
  /** Given: it is changed. Absent: a new one is recorded. */
  readonly facility?: FacilityRecordFragment;
  readonly cancelHref: string;
  /** Under which name what is typed is kept on this device. */
  readonly keptAs: string;
  readonly onSave: (values: FacilityValues) => Promise<CommandAnswer<SavedFacility>>;
  readonly onBehind?: () => void;
  /** The bank of a new one that the provider arranges: its name is not typed. */
  readonly bank?: string;
};

export function FacilityForm({ facility, cancelHref, keptAs, onSave, onBehind, bank }: FacilityFormProps) {
  const go = useGo();
  const record = useRecordForm({
    start: bank === undefined ? facilityValues(facility) : { ...facilityValues(facility), provider: bank },
    resolver: facilityResolver,
    pathOf: (path) => path.replace(/^facility\./, ""),
    keptAs,
    save: onSave,
    onSaved: ({ id, waits }, { name }) => {
      notify({ tone: "ok", title: waits ? FACILITY_WORDS.waitsForSecond : WORDS.saved, detail: name });
      go(paths.facilityView({ facilityId: id }));
    },
    ...(onBehind && { onBehind }),
  });

  return (
    <FormProvider {...record.form}>
      <EditableFieldsContext
        value={facility?.supplierId == null && bank === undefined ? undefined : WITHOUT_PROVIDER}
      >
        <form {...record.bind} className="grid min-w-0 gap-4">
          <FormNotices
            of={record}
            title={WORDS.notSaved}
            conflict={{ title: WORDS.conflict, sentence: WORDS.conflictSentence }}
          />
          <Card>
            <FormSection title={WORDS.facility} sentence={WORDS.facilitySentence}>
              <BoundFields
                of={LIMITS}
                particulars={{
                  name: { isWide: true, help: WORDS.nameHelp },
                  provider: { isWide: true },
                  securityType: { isOptional: true, placeholder: WORDS.notGiven },
                  endDate: { isOptional: true, help: WORDS.endDateHelp },
                }}
              />
            </FormSection>
            <FormSection title={WORDS.costs} sentence={WORDS.costsSentence}>
              <BoundFields
                of={FACILITY_COST_FIELDS}
                particulars={{ setUpCost: { isOptional: true }, annualCost: { isOptional: true } }}
              />
            </FormSection>
            <FacilityCostFields group="costs" title={WORDS.recurring} sentence={WORDS.recurringSentence} />
            <FacilityCostFields
              group="bankFrontedBondCosts"
              title={WORDS.bankFronted}
              sentence={WORDS.bankFrontedSentence}
            />
            <FacilityCostFields
              group="premiumRecurringCosts"
              title={WORDS.premium}
              sentence={WORDS.premiumSentence}
            />
          </Card>
          <StickyFooter>
            <LinkButton href={cancelHref} onClick={record.kept.forget}>
              {WORDS.cancel}
            </LinkButton>
            <Button type="submit" variant="primary" isLoading={record.isSaving}>
              {WORDS.save}
            </Button>
          </StickyFooter>
        </form>
      </EditableFieldsContext>
    </FormProvider>
  );
}
