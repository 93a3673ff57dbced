// Adds a bank or insurer, or changes what it is called, where it is, what it issues and whom to speak to there.

import {
  SUPPLIER_ALWAYS,
  SUPPLIER_FIELDS,
  SUPPLIER_RULES,
} from "@bondline/domain/office/suppliers/supplier-fields.ts";
import { PROCESS_TYPES } from "@bondline/domain/process-type.ts";
import type { OfficeSupplierFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { typedTexts } from "../../../app/fields/field-texts.ts";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { CreateSupplierDocument, UpdateSupplierDocument } from "./supplier-details-operations.ts";
import { SUPPLIER_DETAILS_WORDS as WORDS } from "./supplier-details-words.ts";

type Values = Record<keyof typeof SUPPLIER_FIELDS, string>;

type DialogProps = {
  /** Undefined: a new one. */
  readonly supplier: OfficeSupplierFieldsFragment | undefined;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

const resolver = fieldRulesResolver<Values>(SUPPLIER_RULES);
const ALWAYS: readonly string[] = SUPPLIER_ALWAYS;
const OPTIONAL = Object.fromEntries(
  Object.keys(SUPPLIER_FIELDS).flatMap((path) =>
    ALWAYS.includes(path) ? [] : [[path, { isOptional: true }]],
  ),
);

export function SupplierDetailsDialog({ supplier, onChanged, onClose }: DialogProps) {
  const create = useCommand(CreateSupplierDocument, { handledByScreen: true });
  const update = useCommand(UpdateSupplierDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: openingValues(supplier),
    resolver,
    save: ({ processTypes, ...texts }) => {
      const fields = {
        ...texts,
        processTypes: PROCESS_TYPES.filter((each) => processTypes.split(";").includes(each)),
      };
      return supplier === undefined
        ? create.send(fields)
        : update.send({ ...fields, id: supplier.id, version: supplier.version });
    },
    onSaved: (_, { tradeName }) => {
      notify({ tone: "ok", title: supplier === undefined ? WORDS.added : WORDS.changed, detail: tradeName });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  return (
    <FormDialog
      record={record}
      title={supplier === undefined ? WORDS.add : WORDS.detailsOf(supplier.tradeName)}
      sentence={WORDS.changeSentence}
      width="wide"
      submit={WORDS.save}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <BoundFields of={SUPPLIER_FIELDS} particulars={OPTIONAL} />
      </div>
    </FormDialog>
  );
}

function openingValues(supplier: OfficeSupplierFieldsFragment | undefined): Values {
  const given =
    supplier === undefined
      ? { profile: "OTHER" }
      : { ...supplier, processTypes: supplier.processTypes.join(";") };
  return typedTexts(SUPPLIER_FIELDS, given);
}
