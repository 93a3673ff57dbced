// The parties of a form: the section of each, and the way to add one. What a draft or a document asks otherwise is given.

import { PARTY_VARIANTS, type PartyVariant, partyLabel } from "@bondline/domain/parties/parties/party.ts";
import { PARTY_FIELDS, type PartyField } from "@bondline/domain/parties/parties/party-fields.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import { findStateAndPostcode } from "@bondline/domain/values/fields/address.ts";
import type { Fields } from "@bondline/domain/values/fields/field.ts";
import type { ReactNode } from "react";
import type { BoundFieldProps } from "../../../../app/fields/bound-field.tsx";
import { BoundFields } from "../../../../app/fields/bound-fields.tsx";
import { BoundText } from "../../../../app/fields/bound-inputs.tsx";
import { FormSection, FullWidth } from "../../../../ui/form-section.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { RemoveIcon } from "../../../../ui/icons.ts";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { BusinessNumberInput } from "../../business-register/public/business-number-input.tsx";

const WORDS = { contact: "Contact", remove: (title: string) => `Remove ${title}` } as const;

const { name, abn, partyEntityType, address, state, postcode, notes, ...CONTACT } = PARTY_FIELDS;
const OPTIONAL: readonly PartyField[] = [
  "state",
  "notes",
  "primaryContact.givenName",
  "primaryContact.familyName",
  "primaryContact.phoneNumber",
];
/** LIMITED reads "Other" too, and is given by the portal alone. */
const ADDABLE = PARTY_VARIANTS.filter((variant) => variant !== "LIMITED");

type PartySectionProps = {
  /** Of the party in the form's list. */
  readonly place: number;
  readonly title: string;
  readonly particulars: { readonly [Path in PartyField]?: Partial<BoundFieldProps> };
  readonly asksEntityType?: boolean;
  readonly aboutContact?: ReactNode;
  readonly onRemove: (() => void) | undefined;
};

export function PartySection(props: PartySectionProps) {
  const { place, title, particulars, asksEntityType = false, aboutContact, onRemove } = props;
  const within = `parties.${place}.`;
  const usual = Object.fromEntries(
    OPTIONAL.map((path) => [path, { isOptional: true, ...particulars[path] }]),
  );
  const inputs = (of: Fields) => (
    <BoundFields of={of} within={within} particulars={{ ...particulars, ...usual }} />
  );
  return (
    <FormSection
      title={title}
      sentence={
        onRemove && (
          <span className="mt-2 -ml-2 inline-flex items-center">
            <IconButton icon={RemoveIcon} label={WORDS.remove(title)} onClick={onRemove} />
          </span>
        )
      }
    >
      {/* First, because the register fills in the rest. */}
      <BusinessNumberInput
        name={`${within}abn`}
        field={abn}
        {...particulars.abn}
        into={{
          name: `${within}name`,
          state: `${within}state`,
          postcode: `${within}postcode`,
          ...(asksEntityType && { entityType: `${within}partyEntityType` }),
        }}
      />
      {inputs({ name, ...(asksEntityType && { partyEntityType }), address, state })}
      <BoundText name={`${within}postcode`} label={postcode.label} inputMode="numeric" isFigures isOptional />
      <FullWidth hasRoom>
        <h3 className="text-label font-semibold">
          {WORDS.contact} {aboutContact}
        </h3>
      </FullWidth>
      {inputs({ ...CONTACT, notes })}
    </FormSection>
  );
}

type AddPartyProps = {
  readonly label: string;
  readonly processType: ProcessType;
  readonly onAdd: (variant: PartyVariant) => void;
};

export function AddParty({ label, processType, onAdd }: AddPartyProps) {
  return (
    <MenuButton
      label={label}
      isLabelled
      items={ADDABLE.map((variant) => ({
        label: partyLabel(variant, processType),
        onSelect: () => onAdd(variant),
      }))}
    />
  );
}

export type Organisation = Readonly<Record<"name" | "abn" | "address" | "entityType", string>>;

/** The organisation that fills in the form is its applicant. */
export function applicantOf({ name, abn, address, entityType }: Organisation) {
  const { state = "", postcode = "" } = findStateAndPostcode(address) ?? {};
  return { name, abn, address, state, postcode, partyEntityType: entityType };
}
