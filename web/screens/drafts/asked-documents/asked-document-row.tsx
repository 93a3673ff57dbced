// One document in the form of what a bank asks for.

import {
  type AskedTexts,
  ASKED_DOCUMENT_FIELDS as FIELDS,
} from "@bondline/domain/drafts/asked-documents/asked-document.ts";
import { PROCESS_TYPES } from "@bondline/domain/process-type.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { Button } from "../../../ui/button.tsx";
import { ASKED_WORDS as WORDS } from "./asked-documents-words.ts";

export const NEW_DOCUMENT: AskedTexts = {
  requiredDocumentType: "",
  name: "",
  explanation: "",
  templateUrl: "",
  moment: "SUBMISSION",
  isObligatory: "true",
  processTypes: FIELDS.processTypes.write(PROCESS_TYPES),
};

export function AskedDocumentRow({ at, onRemove }: { readonly at: number; readonly onRemove: () => void }) {
  const title = WORDS.document(at + 1);
  return (
    <fieldset
      aria-label={title}
      className="grid min-w-0 gap-4 rounded-control border border-line p-4 sm:grid-cols-2"
    >
      <div className="flex items-center justify-between gap-3 sm:col-span-2">
        <p className="text-body font-semibold">{title}</p>
        <Button size="small" variant="quiet" aria-label={WORDS.removeOf(title)} onClick={onRemove}>
          {WORDS.remove}
        </Button>
      </div>
      <BoundFields
        of={FIELDS}
        within={`documents.${at}.`}
        particulars={{
          requiredDocumentType: { placeholder: WORDS.choose },
          name: { isOptional: true, help: WORDS.nameHelp },
          explanation: { isOptional: true },
          templateUrl: { isOptional: true, help: WORDS.templateHelp },
        }}
      />
    </fieldset>
  );
}
