// Adds all documents that are chosen to one facility, as far as it has room.

import { REQUIRED_MESSAGE } from "@bondline/domain/values/fields/field-rule.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundSelect } from "../../../../app/fields/bound-inputs.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { type BulkDialogProps, BulkForm } from "./bulk-form.tsx";
import { BulkFacilityDocument } from "./bulk-operations.ts";
import { BULK_WORDS as WORDS } from "./bulk-words.ts";
import { ListFilterChoicesDocument } from "./document-list-operations.ts";

type Values = { facilityId: string };

const RESOLVER = validatedBy<Values>(({ facilityId }) =>
  facilityId === "" ? { facilityId: REQUIRED_MESSAGE } : {},
);

export function BulkFacilityDialog(props: BulkDialogProps) {
  const { chosen } = props;
  const { data } = useRead(ListFilterChoicesDocument, { organisationId: chosen.organisationId });
  const { send } = useCommand(BulkFacilityDocument, { handledByScreen: true });
  return (
    <BulkForm<Values>
      {...props}
      title={WORDS.facilityTitle(chosen.count)}
      submit={WORDS.add}
      notSaved={WORDS.notAdded}
      start={{ facilityId: "" }}
      resolver={RESOLVER}
      send={({ id, version }, { facilityId }) => send({ documentId: id, version, facilityId })}
    >
      <BoundSelect
        name="facilityId"
        label={WORDS.facility}
        placeholder={WORDS.choose}
        options={(data?.facilities ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </BulkForm>
  );
}
