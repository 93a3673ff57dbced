// Corrects what a document costs, by the fields of the document form.

import { checkCosts } from "@bondline/domain/documents/documents/document-check.ts";
import { DOCUMENT_SECTIONS } from "@bondline/domain/documents/documents/document-fields.ts";
import type { FieldMessages } from "@bondline/domain/refusals.ts";
import { flatTextsOf, nestTexts } from "@bondline/domain/values/fields/field-paths.ts";
import type { DocumentCostsInput } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { typedTexts } from "../../../../app/fields/field-texts.ts";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { costChoices, isAsked } from "../edit/document-form-values.ts";
import { CostFields } from "../edit/document-sections.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { DocumentCostsUpdate } from "./document-view-operations.ts";
import { DOCUMENT_COST_WORDS as WORDS } from "./document-view-words.ts";

const { costs: COSTS } = DOCUMENT_SECTIONS;

type DialogProps = { readonly record: DocumentRecord; readonly onClose: () => void };

export function DocumentCostsDialog({ record: document, onClose }: DialogProps) {
  const { send } = useCommand(DocumentCostsUpdate, { handledByScreen: true });
  const { id, version, costs } = document;
  const start = { purpose: "", expiryType: "", ...typedTexts(COSTS, { costs: costs ?? {} }) };
  type Values = typeof start;
  const record = useRecordForm({
    start,
    resolver: validatedBy<Values>((values) => faultsOf(textsOf(values))),
    save: (values) => send({ id, version, costs: costsOf(textsOf(values)) }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.saved });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.title}
      sentence={WORDS.sentence}
      submit={WORDS.save}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <CostFields />
    </FormDialog>
  );
}

/** What a choice has made meaningless is not sent. */
function textsOf(values: { costs: Parameters<typeof costChoices>[0] }): Record<string, string> {
  const choices = { purpose: "", expiryType: "", ...costChoices(values.costs) };
  const texts = Object.entries<string | null>(flatTextsOf(COSTS, values));
  return Object.fromEntries(texts.map(([path, text]) => [path, isAsked(path, choices) ? (text ?? "") : ""]));
}

function faultsOf(texts: Record<string, string>): FieldMessages {
  const validated = checkCosts(texts);
  return validated.ok ? {} : validated.fields;
}

function costsOf(texts: Record<string, string>): DocumentCostsInput {
  const given = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, text === "" ? null : text]),
  );
  const { costs } = nestTexts(COSTS, given) as { costs: DocumentCostsInput };
  const { recurringCostFrequency: months } = costs;
  return { ...costs, recurringCostFrequency: months == null ? null : Number(months) };
}
