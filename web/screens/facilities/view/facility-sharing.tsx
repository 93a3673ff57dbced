// The organisations that a facility is shared with: added by their number, and taken away again.

import { abnOrAcn, formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/fields/abn-or-acn.ts";
import { required } from "@bondline/domain/fields/field-rule.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { notify } from "../../../app/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardRow } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { RemoveIcon, ShareIcon } from "../../../ui/icons.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { FacilityShareDocument, FacilityStopSharingDocument } from "../facility-operations.ts";
import { FORM_WORDS, FACILITY_WORDS as WORDS } from "../facility-words.ts";
import type { FacilityPartProps } from "./facility-view-screen.tsx";

type Shared = FacilityPartProps["facility"]["sharedFacilityWithOrganisations"][number];

export function FacilitySharing({ facility, onChanged }: FacilityPartProps) {
  const [isSharing, setSharing] = useState(false);
  const [stopping, setStopping] = useState<Shared>();
  const mayShare = facility.capabilities.includes("CAN_SHARE");
  const organisations = facility.sharedFacilityWithOrganisations;
  return (
    <Card
      heading={WORDS.sharing}
      note={organisations.length > 0 ? organisations.length : undefined}
      hasRows={organisations.length > 0}
      action={
        mayShare && (
          <Button size="small" icon={ShareIcon} onClick={() => setSharing(true)}>
            {WORDS.share}
          </Button>
        )
      }
    >
      {organisations.length === 0 && (
        <CardBody isBelowHeading>
          <p className="text-body text-ink-2">{WORDS.notShared}</p>
        </CardBody>
      )}
      {organisations.map((organisation) => (
        <CardRow key={organisation.id}>
          <p className="min-w-0 flex-1">
            <span className="block text-body break-words">{organisation.name}</span>
            <span className="figures text-label text-ink-2">
              {kindOfBusinessNumber(organisation.abn)} {formatAbnOrAcn(organisation.abn)}
            </span>
          </p>
          {mayShare && (
            <IconButton
              icon={RemoveIcon}
              label={WORDS.stopSharing(organisation.name)}
              onClick={() => setStopping(organisation)}
            />
          )}
        </CardRow>
      ))}
      {isSharing && (
        <ShareDialog facility={facility} onChanged={onChanged} onClose={() => setSharing(false)} />
      )}
      {stopping !== undefined && (
        <StopDialog
          facility={facility}
          organisation={stopping}
          onChanged={onChanged}
          onClose={() => setStopping(undefined)}
        />
      )}
    </Card>
  );
}

type DialogProps = FacilityPartProps & { readonly onClose: () => void };
const FORM_ID = "share-facility";

function ShareDialog({ facility, onChanged, onClose }: DialogProps) {
  const { send, sending } = useCommand(FacilityShareDocument, { answeredHere: true });
  const { register, handleSubmit, formState, setError } = useForm<{ abn: string }>({
    defaultValues: { abn: "" },
    resolver: fieldRulesResolver({ abn: required(abnOrAcn) }),
  });
  const share = async ({ abn }: { abn: string }) => {
    const answer = await send({ id: facility.id, version: facility.version, abn });
    if (!answer.ok) {
      const { fields, message } = answer.failure;
      return setError("abn", { type: "server", message: fields.abn ?? message });
    }
    onChanged(answer.data.shareDocumentFacility.documentFacility);
    notify({ tone: "ok", title: WORDS.shared });
    onClose();
  };
  return (
    <Dialog
      title={WORDS.shareTitle}
      sentence={WORDS.shareSentence}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{FORM_WORDS.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isLoading={sending}>
            {WORDS.share}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={handleSubmit(share)}>
        <TextField
          label={WORDS.shareNumber}
          isFigures
          error={formState.errors.abn?.message}
          {...register("abn")}
        />
      </form>
    </Dialog>
  );
}

function StopDialog({
  facility,
  organisation,
  onChanged,
  onClose,
}: DialogProps & { readonly organisation: Shared }) {
  const { send, sending } = useCommand(FacilityStopSharingDocument);
  const stop = async () => {
    const { id, version } = facility;
    const answer = await send({ id, version, organisationId: organisation.id });
    onClose();
    if (!answer.ok) return;
    onChanged(answer.data.stopSharingDocumentFacility.documentFacility);
    notify({ tone: "ok", title: WORDS.stopped, detail: organisation.name });
  };
  return (
    <ConfirmDialog
      title={WORDS.stopTitle(organisation.name)}
      sentence={WORDS.stopSentence}
      confirmLabel={WORDS.stopAction}
      isDangerous
      isLoading={sending}
      onConfirm={() => void stop()}
      onClose={onClose}
    />
  );
}
