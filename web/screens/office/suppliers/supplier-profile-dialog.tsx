// Changes a bank's or insurer's profile: what it asks applicants for, what it offers, and what it gives them to read.

import {
  BANK_FEATURE_EFFECT,
  BANK_FEATURE_TEXT,
  BANK_FEATURES,
  BANK_PROFILE_FIELDS,
  type BankFeature,
} from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import { useState } from "react";
import type { SupplierRequirementFieldsFragment } from "../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { BankProfileUpdateDocument } from "./supplier-operations.ts";
import { type Resource, SupplierResources } from "./supplier-resources.tsx";
import { PROFILE_WORDS as WORDS } from "./supplier-words.ts";

type DialogProps = {
  readonly supplier: SupplierRequirementFieldsFragment;
  readonly onChanged: (supplier: SupplierRequirementFieldsFragment) => void;
  /** Somebody else may have been faster: the page is read again. */
  readonly onBehind: () => void;
  readonly onClose: () => void;
};

export function SupplierProfileDialog({ supplier, onChanged, onBehind, onClose }: DialogProps) {
  const { id, version, tradeName } = supplier;
  const [features, setFeatures] = useState<readonly BankFeature[]>(supplier.features);
  const [gvpId, setGvpId] = useState(supplier.gvpId ?? "");
  const [resources, setResources] = useState<readonly Resource[]>(() => supplier.resources.map(withKey));
  const [isRefused, setRefused] = useState(false);
  const turn = (feature: BankFeature, isOn: boolean) =>
    setFeatures((before) => (isOn ? [...before, feature] : before.filter((each) => each !== feature)));
  const sent = resources.map(({ name, kind, place, url }) => ({ name, kind, place, url }));
  return (
    <CommandDialog
      title={WORDS.title(tradeName)}
      sentence={WORDS.sentence}
      confirmLabel={WORDS.save}
      notDone={WORDS.notSaved}
      command={BankProfileUpdateDocument}
      input={{ id, version, features: [...features], gvpId, resources: sent }}
      done={{ title: WORDS.saved(tradeName) }}
      onDone={({ updateBankProfile }) => onChanged(updateBankProfile.supplierRequirement)}
      onRefused={() => {
        setRefused(true);
        onBehind();
      }}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-label font-semibold">{WORDS.features}</legend>
        {BANK_FEATURES.map((feature) => (
          <CheckboxField
            key={feature}
            label={BANK_FEATURE_TEXT[feature]}
            help={BANK_FEATURE_EFFECT[feature]}
            checked={features.includes(feature)}
            onChange={({ target }) => turn(feature, target.checked)}
          />
        ))}
      </fieldset>
      <SupplierResources resources={resources} onChange={setResources} showsFaults={isRefused} />
      <TextField
        label={BANK_PROFILE_FIELDS.gvpId.label}
        help={WORDS.registerHelp}
        isOptional
        isFigures
        autoComplete="off"
        maxLength={BANK_PROFILE_FIELDS.gvpId.maxCharacters}
        value={gvpId}
        onChange={({ target }) => setGvpId(target.value)}
      />
    </CommandDialog>
  );
}

function withKey(resource: SupplierRequirementFieldsFragment["resources"][number], at: number): Resource {
  return { ...resource, key: String(at) };
}
