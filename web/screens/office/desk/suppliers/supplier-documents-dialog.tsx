// Chooses what a bank or insurer asks for with every application.

import {
  ASKED_WITH_APPLICATION,
  type RequiredDocumentType,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import { REQUIRED_DOCUMENT_TYPE_TEXT } from "@bondline/domain/drafts/required-documents/required-document-text.ts";
import { useState } from "react";
import type { SupplierRequirementFieldsFragment } from "../../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { CheckboxField } from "../../../../ui/checkbox-field.tsx";
import { SupplierRequirementsUpdateDocument } from "./supplier-operations.ts";
import { SUPPLIER_WORDS as WORDS } from "./supplier-words.ts";

type DialogProps = {
  readonly supplier: SupplierRequirementFieldsFragment;
  readonly onChanged: (supplier: SupplierRequirementFieldsFragment) => void;
  /** Somebody else may have been faster: the page is read again. */
  readonly onBehind: () => void;
  readonly onClose: () => void;
};

export function SupplierDocumentsDialog({ supplier, onChanged, onBehind, onClose }: DialogProps) {
  const { id, version, tradeName } = supplier;
  const [chosen, setChosen] = useState<readonly RequiredDocumentType[]>(supplier.requiredDocumentTypes);
  const turn = (type: RequiredDocumentType, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, type] : before.filter((each) => each !== type)));
  return (
    <CommandDialog
      title={WORDS.dialogTitle(tradeName)}
      sentence={WORDS.dialogSentence}
      confirmLabel={WORDS.save}
      notDone={WORDS.notSaved}
      command={SupplierRequirementsUpdateDocument}
      input={{ id, version, requiredDocumentTypes: [...chosen] }}
      done={{ title: WORDS.saved(tradeName) }}
      onDone={({ updateSupplierRequirements }) => onChanged(updateSupplierRequirements.supplierRequirement)}
      onRefused={onBehind}
      onClose={onClose}
    >
      <fieldset className="grid gap-1 sm:gap-2">
        <legend className="sr-only">{WORDS.documents}</legend>
        {ASKED_WITH_APPLICATION.map((type) => (
          <CheckboxField
            key={type}
            label={REQUIRED_DOCUMENT_TYPE_TEXT[type]}
            checked={chosen.includes(type)}
            onChange={({ target }) => turn(type, target.checked)}
          />
        ))}
      </fieldset>
    </CommandDialog>
  );
}
