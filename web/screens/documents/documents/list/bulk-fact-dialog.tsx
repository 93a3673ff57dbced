// Notes one fact on all documents that are chosen, under one of the organisation's own keys.

import { METADATA_VALUE_RULE } from "@bondline/domain/documents/documents/document-fields.ts";
import { METADATA_KEY_FIELDS } from "@bondline/domain/people/organisations/metadata-key.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundSelect, BoundText } from "../../../../app/fields/bound-inputs.tsx";
import { FILTER_WORDS } from "../../../../app/list/list-words.ts";
import { useRead } from "../../../../app/use-read.ts";
import { type BulkDialogProps, BulkForm } from "./bulk-form.tsx";
import { BulkFactDocument } from "./bulk-operations.ts";
import { BULK_WORDS as WORDS } from "./bulk-words.ts";
import { ListFilterChoicesDocument } from "./document-list-operations.ts";

type Values = { key: string; value: string };

const RESOLVER = fieldRulesResolver<Values>({
  key: METADATA_KEY_FIELDS.key,
  value: required(METADATA_VALUE_RULE),
});

export function BulkFactDialog(props: BulkDialogProps) {
  const { chosen } = props;
  const { data } = useRead(ListFilterChoicesDocument, { organisationId: chosen.organisationId });
  const { send } = useCommand(BulkFactDocument, { handledByScreen: true });
  const keys = data?.organisation.documentMetadataKeys ?? [];
  return (
    <BulkForm<Values>
      {...props}
      title={WORDS.factTitle(chosen.count)}
      sentence={WORDS.factSentence}
      submit={WORDS.set}
      notSaved={WORDS.notSet}
      start={{ key: "", value: "" }}
      resolver={RESOLVER}
      send={({ id, version }, { key, value }) =>
        send({ id, version, document: { metadata: [{ key, value: value.trim() }] } })
      }
    >
      <BoundSelect
        name="key"
        label={WORDS.fact}
        placeholder={WORDS.choose}
        help={data !== undefined && keys.length === 0 ? FILTER_WORDS.noKeys : undefined}
        options={keys.map(({ key }) => ({ value: key, label: key }))}
      />
      <BoundText name="value" label={WORDS.value} />
    </BulkForm>
  );
}
