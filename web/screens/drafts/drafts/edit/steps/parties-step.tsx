// The second step: the applicant, the beneficiary and whoever else is a party, each with a contact.

import { partyTitles } from "@bondline/domain/parties/parties/party.ts";
import { PARTY_FIELDS } from "@bondline/domain/parties/parties/party-fields.ts";
import {
  ENTITY_TYPES_OFFERED,
  entityTypeLabel,
} from "@bondline/domain/values/reference-data/entity-types.ts";
import { type ReactNode, useId } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import type { PartyVariant, ProcessType } from "../../../../../api/generated/graphql.ts";
import { useBoundError } from "../../../../../app/fields/bound-inputs.tsx";
import { useIsLocked } from "../../../../../app/fields/editable-fields.ts";
import { FieldMessage } from "../../../../../ui/field.tsx";
import { Tooltip } from "../../../../../ui/tooltip.tsx";
import { AddParty, PartySection } from "../../../../parties/parties/public/party-section.tsx";
import { EDIT_WORDS, PARTY_WORDS } from "../../draft-words.ts";
import { PARTY_TIPS, SURETY_CARD_WORDS } from "../../public/surety-card-words.ts";
import { type DraftFormValues, newPartyValues } from "../draft-form-values.ts";
import { FoldedApplicant, type FoldedApplicantProps } from "./folded-applicant.tsx";

const ENTITY_OPTIONS = ENTITY_TYPES_OFFERED.map(({ code, label }) => ({ value: code, label }));

export function PartiesStep({ processType }: { readonly processType: ProcessType }) {
  const { fields, append, remove } = useFieldArray<DraftFormValues, "parties", "rowId">({
    name: "parties",
    keyName: "rowId",
  });
  const isLocked = useIsLocked("parties");
  const titles = partyTitles(fields, processType);
  const missing = useBoundError("parties");
  const missingId = useId();

  return (
    <>
      {fields.map(({ rowId, partyVariant }, place) => {
        const mayFold = place === 0 && partyVariant === "ISSUER";
        const Frame = mayFold ? FoldedApplicant : Unfolded;
        const title = titles[place] ?? "";
        return (
          <Frame key={rowId} title={title} processType={processType} isLocked={isLocked}>
            <DraftParty
              place={place}
              variant={partyVariant}
              tips={processType === "SURETY_BOND" ? PARTY_TIPS[partyVariant] : undefined}
              title={title}
              onRemove={place > 0 && !isLocked ? () => remove(place) : undefined}
            />
          </Frame>
        );
      })}
      {!isLocked && (
        <div data-field="parties" className="px-4 py-5 sm:px-7">
          <AddParty
            label={PARTY_WORDS.add}
            processType={processType}
            onAdd={(variant) => append(newPartyValues(variant, crypto.randomUUID().slice(0, 8)))}
          />
          <FieldMessage id={missingId} error={missing} />
        </div>
      )}
    </>
  );
}

function Unfolded({ children }: FoldedApplicantProps) {
  return children;
}

type DraftPartyProps = {
  readonly place: number;
  readonly variant: PartyVariant;
  readonly tips: (typeof PARTY_TIPS)[PartyVariant];
  readonly title: string;
  readonly onRemove: (() => void) | undefined;
};

function DraftParty({ place, variant, tips, ...rest }: DraftPartyProps) {
  const entityType = useWatch<DraftFormValues, `parties.${number}.partyEntityType`>({
    name: `parties.${place}.partyEntityType`,
  });
  const { name, abn } = PARTY_FIELDS;
  return (
    <PartySection
      {...rest}
      place={place}
      // Asked of the applicant alone.
      asksEntityType={variant === "ISSUER"}
      particulars={{
        name: { labelAction: tipOf(name.label, tips?.name) },
        abn: { labelAction: tipOf(abn.label, tips?.abn) },
        address: {
          label: PARTY_WORDS.address,
          labelAction: tipOf(PARTY_WORDS.address, tips?.address),
        },
        partyEntityType: { options: optionsWith(entityType), placeholder: EDIT_WORDS.choose },
        state: { placeholder: EDIT_WORDS.choose },
      }}
      aboutContact={tipOf(PARTY_WORDS.contact, tips?.contact)}
    />
  );
}

/** Nothing where there is nothing to explain. */
function tipOf(label: string, tip: string | undefined): ReactNode {
  return tip && <Tooltip label={SURETY_CARD_WORDS.about(label)}>{tip}</Tooltip>;
}

/** The register knows more kinds than the form offers; one that is set already stays to be chosen. */
function optionsWith(code: string): typeof ENTITY_OPTIONS {
  const isOffered = code === "" || ENTITY_OPTIONS.some(({ value }) => value === code);
  return isOffered ? ENTITY_OPTIONS : [...ENTITY_OPTIONS, { value: code, label: entityTypeLabel(code) }];
}
