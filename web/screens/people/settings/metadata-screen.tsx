// The keys under which the organisation notes its own facts about documents: added and removed by administrators.

import { METADATA_KEY_FIELDS } from "@bondline/domain/people/organisations/metadata-key.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { SettingsOrganisationFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { notify } from "../../../app/notices.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardRow } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { FilterIcon, RemoveIcon } from "../../../ui/icons.ts";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { TextField } from "../../../ui/text-field.tsx";
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
  const { data, failure, readAgain } = useRead(SettingsOrganisationDocument, { id: organisationId });
  const [changed, setChanged] = useState<Organisation>();
  const [removing, setRemoving] = useState<MetadataKey>();
  const organisation = changed ?? data?.organisation;
  if (organisation === undefined)
    return (
      <Card>
        {failure === undefined ? (
          <SkeletonRows rows={3} label={SETTINGS_WORDS.loading} />
        ) : (
          <ErrorState title={SETTINGS_WORDS.loadFailed} sentence={failure.message} onRetry={readAgain} />
        )}
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
        <RemoveKey metadataKey={removing} onChanged={setChanged} onClose={() => setRemoving(undefined)} />
      )}
    </>
  );
}

type Changed = { readonly onChanged: (organisation: Organisation) => void };

function AddKey({ organisationId, onChanged }: Changed & { readonly organisationId: string }) {
  const { send, sending } = useCommand(SettingsAddKeyDocument, { handledByScreen: true });
  const { register, handleSubmit, formState, setError, reset } = useForm<{ key: string }>({
    defaultValues: { key: "" },
    resolver: fieldRulesResolver(METADATA_KEY_FIELDS),
  });

  const add = async ({ key }: { key: string }) => {
    const answer = await send({ organisationId, key });
    if (!answer.ok) {
      const { fields, message } = answer.failure;
      return setError("key", { type: "server", message: fields.key ?? message });
    }
    reset();
    onChanged(answer.data.createOrganisationDocumentMetadata.organisation);
    notify({ tone: "ok", title: WORDS.added, detail: key.trim() });
  };

  return (
    <Card>
      <CardBody>
        <form noValidate onSubmit={handleSubmit(add)} className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <TextField label={WORDS.key} error={formState.errors.key?.message} {...register("key")} />
          </div>
          <div className="w-full sm:w-auto sm:pt-6">
            <Button type="submit" isLoading={sending}>
              {WORDS.add}
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}

type RemoveProps = Changed & { readonly metadataKey: MetadataKey; readonly onClose: () => void };

function RemoveKey({ metadataKey, onChanged, onClose }: RemoveProps) {
  const { send, sending } = useCommand(SettingsRemoveKeyDocument);
  const remove = async () => {
    const answer = await send({ id: metadataKey.id });
    onClose();
    if (!answer.ok) return;
    onChanged(answer.data.removeOrganisationDocumentMetadata.organisation);
    notify({ tone: "ok", title: WORDS.removed, detail: metadataKey.key });
  };
  return (
    <ConfirmDialog
      title={WORDS.removeTitle(metadataKey.key)}
      sentence={WORDS.removeSentence}
      confirmLabel={WORDS.removeAction}
      isDangerous
      isLoading={sending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
