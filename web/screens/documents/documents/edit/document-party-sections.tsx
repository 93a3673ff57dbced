// The parties of the document form: a new one is removed outright, a recorded one is marked and can be taken back until it is saved.

import { withoutParty } from "@bondline/domain/documents/documents/document-amendments.ts";
import { PARTY_VARIANTS, partyLabel, partyTitle } from "@bondline/domain/parties/parties/party.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { STATES } from "@bondline/domain/values/reference-data/states.ts";
import { get, useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form";
import { Button } from "../../../../ui/button.tsx";
import { FormSection, FullWidth } from "../../../../ui/form-section.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { RemoveIcon } from "../../../../ui/icons.ts";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { DOCUMENT_EDIT_WORDS as WORDS } from "./document-edit-words.ts";
import { AddressTextInput, SelectInput, TextAreaInput, TextInput } from "./document-fields.tsx";
import { type DocumentFormValues, newParty, type PartyValues } from "./document-form-values.ts";

const STATE_OPTIONS = STATES.map(({ code, label }) => ({ value: code, label }));
/** LIMITED reads "Other" too, and is given by the portal alone. */
const ADDABLE = PARTY_VARIANTS.filter((variant) => variant !== "LIMITED");

export function PartySections() {
  const { getValues, setValue } = useFormContext<DocumentFormValues>();
  const { fields, append, remove } = useFieldArray<DocumentFormValues, "parties", "rowId">({
    name: "parties",
    keyName: "rowId",
  });
  const kind = useWatch<DocumentFormValues, "documentVariant">({ name: "documentVariant" });
  const processType = kind === "CASH_SECURITY" ? "CASH_SECURITY" : "BANK_GUARANTEE";
  const parties = useWatch<DocumentFormValues, "parties">({ name: "parties" });
  const mark = (place: number, isDeleted: boolean) =>
    setValue(`parties.${place}.isDeleted`, isDeleted, { shouldDirty: true });
  const takeAway = (place: number) => {
    const present = getValues("parties").map((party) => ({
      ...party,
      id: party.id === "" ? null : party.id,
    }));
    if (withoutParty(present, place).length < present.length) remove(place);
    else mark(place, true);
  };

  return (
    <>
      {fields.map((party, place) => {
        const title = partyTitle({
          variant: party.partyVariant,
          processType,
          index: indexAmongAlike(fields, place),
        });
        return parties[place]?.isDeleted ? (
          <FormSection key={party.rowId} title={title}>
            <FullWidth>
              <p className="flex flex-wrap items-center justify-between gap-3 text-body text-ink-2">
                {WORDS.removedParty(parties[place].name || WORDS.thisParty)}
                <Button size="small" onClick={() => mark(place, false)}>
                  {WORDS.undoRemove}
                </Button>
              </p>
            </FullWidth>
          </FormSection>
        ) : (
          <PartySection
            key={party.rowId}
            place={place}
            title={title}
            onRemove={place === 0 ? undefined : () => takeAway(place)}
          />
        );
      })}
      <div className="border-b border-line px-4 py-5 sm:px-7">
        <MissingSides />
        <MenuButton
          label={WORDS.addParty}
          isLabelled
          items={ADDABLE.map((variant) => ({
            label: partyLabel(variant, processType),
            onSelect: () => append(newParty(variant)),
          }))}
        />
      </div>
    </>
  );
}

function PartySection(props: {
  readonly place: number;
  readonly title: string;
  readonly onRemove: (() => void) | undefined;
}) {
  const { place, title, onRemove } = props;
  const at = `parties.${place}` as const;
  return (
    <FormSection
      title={title}
      sentence={
        onRemove && (
          <span className="mt-2 -ml-2 inline-flex items-center">
            <IconButton icon={RemoveIcon} label={WORDS.removeParty(title)} onClick={onRemove} />
          </span>
        )
      }
    >
      <TextInput name={`${at}.name`} label={WORDS.name} />
      <TextInput name={`${at}.abn`} label={WORDS.abn} inputMode="numeric" isFigures isOptional />
      <FullWidth>
        <AddressTextInput name={`${at}.address`} label={WORDS.address} isOptional />
      </FullWidth>
      <SelectInput
        name={`${at}.state`}
        label={WORDS.state}
        options={STATE_OPTIONS}
        placeholder={WORDS.none}
        isOptional
      />
      <TextInput name={`${at}.postcode`} label={WORDS.postcode} inputMode="numeric" isFigures isOptional />
      <FullWidth hasRoom>
        <h3 className="text-label font-semibold">{WORDS.contact}</h3>
      </FullWidth>
      <TextInput name={`${at}.primaryContact.givenName`} label={WORDS.givenName} isOptional />
      <TextInput name={`${at}.primaryContact.familyName`} label={WORDS.familyName} isOptional />
      <TextInput name={`${at}.primaryContact.phoneNumber`} label={WORDS.phoneNumber} type="tel" isOptional />
      <TextInput name={`${at}.primaryContact.email`} label={WORDS.email} type="email" isOptional />
      <FullWidth>
        <TextAreaInput name={`${at}.notes`} label={WORDS.notes} maxCharacters={LENGTHS.notes} isOptional />
      </FullWidth>
    </FormSection>
  );
}

/** What is wrong with the parties as a whole belongs to no field of theirs. */
function MissingSides() {
  const { control } = useFormContext<DocumentFormValues>();
  const { errors } = useFormState({ control, name: "parties" });
  const found: { message?: string } | undefined = get(errors, "parties");
  if (found?.message === undefined) return null;
  return (
    <p role="alert" className="mb-3 text-label text-danger">
      {found.message}
    </p>
  );
}

function indexAmongAlike(parties: readonly Pick<PartyValues, "partyVariant">[], place: number): number {
  const variant = parties[place]?.partyVariant;
  return parties.slice(0, place).filter((party) => party.partyVariant === variant).length;
}
