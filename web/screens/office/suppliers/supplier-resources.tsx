// What a bank gives to read, as rows that are added, filled in and removed.

import {
  BANK_RESOURCE_FIELDS,
  BANK_RESOURCE_KIND_TEXT,
  BANK_RESOURCE_PLACE_TEXT,
  BANK_RESOURCE_RULES,
  BANK_RESOURCES_MAX,
  type BankResource,
} from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import { optionsOf } from "@bondline/domain/values/fields/field.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { PROFILE_WORDS as WORDS } from "./supplier-words.ts";

export type Resource = BankResource & { readonly key: string };

type ListProps = {
  readonly resources: readonly Resource[];
  readonly onChange: (resources: readonly Resource[]) => void;
  readonly showsFaults: boolean;
};

export function SupplierResources({ resources, onChange, showsFaults }: ListProps) {
  const change = (key: string, given: Partial<BankResource>) =>
    onChange(resources.map((each) => (each.key === key ? { ...each, ...given } : each)));
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-label font-semibold">{WORDS.resources}</legend>
      {resources.map((resource, at) => (
        <ResourceRow
          key={resource.key}
          resource={resource}
          title={WORDS.resource(at + 1)}
          showsFaults={showsFaults}
          onChange={(given) => change(resource.key, given)}
          onRemove={() => onChange(resources.filter(({ key }) => key !== resource.key))}
        />
      ))}
      {resources.length < BANK_RESOURCES_MAX && (
        <div>
          <Button size="small" onClick={() => onChange([...resources, emptyResource()])}>
            {WORDS.addResource}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function emptyResource(): Resource {
  return { key: crypto.randomUUID(), name: "", kind: "GUIDE", place: "APPLICATION", url: "" };
}

type RowProps = {
  readonly resource: Resource;
  readonly title: string;
  readonly showsFaults: boolean;
  readonly onChange: (given: Partial<BankResource>) => void;
  readonly onRemove: () => void;
};

function ResourceRow({ resource, title, showsFaults, onChange, onRemove }: RowProps) {
  const checked = checkFields(BANK_RESOURCE_RULES, { ...resource });
  const faults = showsFaults && !checked.ok ? checked.fields : {};
  return (
    <fieldset aria-label={title} className="grid gap-3 rounded-control border border-line p-3 sm:grid-cols-2">
      <TextField
        label={BANK_RESOURCE_FIELDS.name.label}
        value={resource.name}
        maxLength={BANK_RESOURCE_FIELDS.name.maxCharacters}
        error={faults.name}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={BANK_RESOURCE_FIELDS.url.label}
        value={resource.url}
        error={faults.url}
        autoComplete="off"
        inputMode="url"
        onChange={({ target }) => onChange({ url: target.value })}
      />
      <SelectField
        label={BANK_RESOURCE_FIELDS.kind.label}
        options={optionsOf(BANK_RESOURCE_KIND_TEXT)}
        value={resource.kind}
        onChange={({ target }) => onChange({ kind: target.value as BankResource["kind"] })}
      />
      <SelectField
        label={BANK_RESOURCE_FIELDS.place.label}
        options={optionsOf(BANK_RESOURCE_PLACE_TEXT)}
        value={resource.place}
        onChange={({ target }) => onChange({ place: target.value as BankResource["place"] })}
      />
      <div className="sm:col-span-2">
        <Button size="small" variant="quiet" aria-label={WORDS.removeResource(title)} onClick={onRemove}>
          {WORDS.remove}
        </Button>
      </div>
    </fieldset>
  );
}
