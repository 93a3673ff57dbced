// The keys under which the organisation notes its own facts about documents: added and removed by administrators.

import { METADATA_KEY_FIELDS } from "@bondline/domain/people/organisations/metadata-key.ts";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import type { SettingsOrganisationFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundText } from "../../../app/fields/bound-inputs.tsx";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardRow } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { FilterIcon, RemoveIcon } from "../../../ui/icons.ts";
import { SettingsFrame } from "./settings-frame.tsx";
import {
  SettingsAddKeyDocument,
  SettingsOrganisationDocument,
  SettingsRemoveKeyDocument,
} from "./settings-operations.ts";
import { SETTINGS_WORDS, METADATA_WORDS as WORDS } from "./settings-words.ts";

type Organisation = SettingsOrganisationFieldsFragment;
type MetadataKey = Organisation["documentMetadataKeys"][number];

export function MetadataScreen() {
  return <SettingsFrame tab="metadata">{({ id }) => <Keys organisationId={id} />}</SettingsFrame>;
}

function Keys({ organisationId }: { readonly organisationId: string }) {
  const read = useRead(SettingsOrganisationDocument, { id: organisationId });
  const [changed, setChanged] = useState<Organisation>();
  const [removing, setRemoving] = useState<MetadataKey>();
  const organisation = changed ?? read.data?.organisation;
  if (organisation === undefined)
    return (
      <Card>
        <ReadPending
          of={read}
          notLoaded={SETTINGS_WORDS.loadFailed}
          loading={SETTINGS_WORDS.loading}
          rows={3}
        />
      </Card>
    );

  const keys = organisation.documentMetadataKeys;
  const mayChange = organisation.capabilities.includes("CAN_UPDATE_DETAILS");
  return (
    <>
      <p className="max-w-180 text-body text-ink-2">{WORDS.sentence}</p>
      {mayChange && <AddKey organisationId={organisation.id} onChanged={setChanged} />}
      <Card heading={WORDS.heading} note={keys.length > 0 ? keys.length : undefined} hasRows>
        {keys.length === 0 ? (
          <EmptyState icon={FilterIcon} title={WORDS.none} sentence={WORDS.noneSentence} />
        ) : (
          keys.map((metadataKey) => (
            <CardRow key={metadataKey.id}>
              <p className="min-w-0 flex-1 text-body break-words">{metadataKey.key}</p>
              {mayChange && (
                <IconButton
                  icon={RemoveIcon}
                  label={WORDS.remove(metadataKey.key)}
                  onClick={() => setRemoving(metadataKey)}
                />
              )}
            </CardRow>
          ))
        )}
      </Card>
      {removing !== undefined && (
        <CommandDialog
          command={SettingsRemoveKeyDocument}
          input={{ id: removing.id }}
          title={WORDS.removeTitle(removing.key)}
          sentence={WORDS.removeSentence}
          confirmLabel={WORDS.removeAction}
          isDangerous
          done={{ title: WORDS.removed, detail: removing.key }}
          onDone={(answer) => setChanged(answer.removeOrganisationDocumentMetadata.organisation)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}

type Changed = { readonly onChanged: (organisation: Organisation) => void };

const resolver = fieldRulesResolver<{ key: string }>(METADATA_KEY_FIELDS);

function AddKey({ organisationId, onChanged }: Changed & { readonly organisationId: string }) {
  const { send } = useCommand(SettingsAddKeyDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: { key: "" },
    resolver,
    save: ({ key }) => send({ organisationId, key }),
    onSaved: (data, { key }) => {
      record.form.reset();
      onChanged(data.createOrganisationDocumentMetadata.organisation);
      notify({ tone: "ok", title: WORDS.added, detail: key.trim() });
    },
  });
  return (
    <Card>
      <CardBody>
        <FormProvider {...record.form}>
          <form {...record.bind} className="flex flex-wrap items-start gap-3">
            <div className="grid min-w-0 flex-1 basis-60 gap-3">
              <FormNotices of={record} title={WORDS.notAdded} />
              <BoundText name="key" label={WORDS.key} />
            </div>
            <div className="w-full sm:w-auto sm:pt-6">
              <Button type="submit" isLoading={record.isSaving}>
                {WORDS.add}
              </Button>
            </div>
          </form>
        </FormProvider>
      </CardBody>
    </Card>
  );
}
