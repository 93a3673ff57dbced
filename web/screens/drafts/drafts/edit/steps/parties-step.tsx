// The second step: the applicant, the beneficiary and whoever else is a party, each with a contact.

import { PARTY_VARIANTS, partyLabel, partyTitle } from "@bondline/domain/parties/parties/party.ts";
import {
  ENTITY_TYPES_OFFERED,
  entityTypeLabel,
} from "@bondline/domain/values/reference-data/entity-types.ts";
import { STATES } from "@bondline/domain/values/reference-data/states.ts";
import { useFieldArray, useWatch } from "react-hook-form";
import type { PartyVariant, ProcessType } from "../../../../../api/generated/graphql.ts";
import { useIsLocked } from "../../../../../app/fields/editable-fields.ts";
import { FormSection, FullWidth } from "../../../../../ui/form-section.tsx";
import { IconButton } from "../../../../../ui/icon-button.tsx";
import { RemoveIcon } from "../../../../../ui/icons.ts";
import { MenuButton } from "../../../../../ui/menu-button.tsx";
import { Tooltip } from "../../../../../ui/tooltip.tsx";
import { PARTY_WORDS } from "../../draft-words.ts";
import { PARTY_TIPS, SURETY_CARD_WORDS } from "../../public/surety-card-words.ts";
import { DraftAddress, DraftSelect, DraftText, DraftTextArea } from "../draft-fields.tsx";
import { type DraftFormValues, newPartyValues, type PartyFormValues } from "../draft-form-values.ts";

const ENTITY_OPTIONS = ENTITY_TYPES_OFFERED.map(({ code, label }) => ({ value: code, label }));
const STATE_OPTIONS = STATES.map(({ code, label }) => ({ value: code, label }));
/** LIMITED reads "Other" too, and is given by the portal alone. */
const ADDABLE = PARTY_VARIANTS.filter((variant) => variant !== "LIMITED");

export function PartiesStep({ processType }: { readonly processType: ProcessType }) {
  const { fields, append, remove } = useFieldArray<DraftFormValues, "parties", "rowId">({
    name: "parties",
    keyName: "rowId",
  });
  const isLocked = useIsLocked("parties");
  const add = (variant: PartyVariant) => append(newPartyValues(variant, crypto.randomUUID().slice(0, 8)));

  return (
    <>
      {fields.map((party, place) => (
        <PartyFields
          key={party.rowId}
          party={party}
          place={place}
          tips={processType === "SURETY_BOND" ? PARTY_TIPS[party.partyVariant] : undefined}
          title={partyTitle({
            variant: party.partyVariant,
            processType,
            index: indexAmongAlike(fields, place),
          })}
          onRemove={place > 0 && !isLocked ? () => remove(place) : undefined}
        />
      ))}
      {!isLocked && (
        <div className="px-4 py-5 sm:px-7">
          <MenuButton
            label={PARTY_WORDS.add}
            isLabelled
            items={ADDABLE.map((variant) => ({
              label: partyLabel(variant, processType),
              onSelect: () => add(variant),
            }))}
          />
        </div>
      )}
    </>
  );
}

function PartyFields(props: {
  readonly party: PartyFormValues;
  readonly place: number;
  readonly tips: (typeof PARTY_TIPS)[PartyVariant];
  readonly title: string;
  readonly onRemove: (() => void) | undefined;
}) {
  const { place, tips, title, onRemove } = props;
  const at = `parties.${place}` as const;
  return (
    <FormSection
      title={title}
      sentence={
        onRemove && (
          <span className="mt-2 -ml-2 inline-flex items-center">
            <IconButton icon={RemoveIcon} label={PARTY_WORDS.remove(title)} onClick={onRemove} />
          </span>
        )
      }
    >
      <DraftText
        name={`${at}.name`}
        label={PARTY_WORDS.name}
        labelAction={<Tip of={PARTY_WORDS.name} tip={tips?.name} />}
      />
      <DraftText
        name={`${at}.abn`}
        label={PARTY_WORDS.abn}
        labelAction={<Tip of={PARTY_WORDS.abn} tip={tips?.abn} />}
        inputMode="numeric"
        isFigures
      />
      <EntityType place={place} />
      <FullWidth>
        <DraftAddress
          name={`${at}.address`}
          label={PARTY_WORDS.address}
          labelAction={<Tip of={PARTY_WORDS.address} tip={tips?.address} />}
        />
      </FullWidth>
      <DraftSelect name={`${at}.state`} label={PARTY_WORDS.state} options={STATE_OPTIONS} isOptional />
      <DraftText
        name={`${at}.postcode`}
        label={PARTY_WORDS.postcode}
        inputMode="numeric"
        isFigures
        isOptional
      />
      <FullWidth hasRoom>
        <h3 className="text-label font-semibold">
          {PARTY_WORDS.contact} <Tip of={PARTY_WORDS.contact} tip={tips?.contact} />
        </h3>
      </FullWidth>
      <DraftText name={`${at}.primaryContact.givenName`} label={PARTY_WORDS.givenName} isOptional />
      <DraftText name={`${at}.primaryContact.familyName`} label={PARTY_WORDS.familyName} isOptional />
      <DraftText
        name={`${at}.primaryContact.phoneNumber`}
        label={PARTY_WORDS.phoneNumber}
        type="tel"
        isOptional
      />
      <DraftText name={`${at}.primaryContact.email`} label={PARTY_WORDS.email} type="email" />
      <FullWidth>
        <DraftTextArea name={`${at}.notes`} label={PARTY_WORDS.notes} isOptional />
      </FullWidth>
    </FormSection>
  );
}

/** Nothing where there is nothing to explain. */
function Tip({ of, tip }: { readonly of: string; readonly tip: string | undefined }) {
  return tip === undefined ? null : <Tooltip label={SURETY_CARD_WORDS.about(of)}>{tip}</Tooltip>;
}

/** Asked of the applicant alone. */
function EntityType({ place }: { readonly place: number }) {
  const variant = useWatch<DraftFormValues, `parties.${number}.partyVariant`>({
    name: `parties.${place}.partyVariant`,
  });
  const chosen = useWatch<DraftFormValues, `parties.${number}.partyEntityType`>({
    name: `parties.${place}.partyEntityType`,
  });
  if (variant !== "ISSUER") return null;
  return (
    <DraftSelect
      name={`parties.${place}.partyEntityType`}
      label={PARTY_WORDS.entityType}
      options={optionsWith(chosen)}
    />
  );
}

/** The register knows more kinds than the form offers; one that is set already stays to be chosen. */
function optionsWith(code: string): typeof ENTITY_OPTIONS {
  const isOffered = code === "" || ENTITY_OPTIONS.some(({ value }) => value === code);
  return isOffered ? ENTITY_OPTIONS : [...ENTITY_OPTIONS, { value: code, label: entityTypeLabel(code) }];
}

function indexAmongAlike(parties: readonly PartyFormValues[], place: number): number {
  const variant = parties[place]?.partyVariant;
  return parties.slice(0, place).filter((party) => party.partyVariant === variant).length;
}
