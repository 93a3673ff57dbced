// The facility that a document is on, and the way to put it on another one, for members of its organisation.

import { centsFromDecimal, formatAudShort } from "@bondline/domain/values/money/money.ts";
import { useState } from "react";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundSelect } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { useSession } from "../../../../app/session.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { DocumentSetFacilityDocument, DocumentViewFacilitiesDocument } from "./document-view-operations.ts";
import { DOCUMENT_FACILITY_WORDS as WORDS } from "./document-view-words.ts";

export function DocumentFacility({ record }: { readonly record: DocumentRecord }) {
  const { organisations } = useSession();
  const isMember = organisations.some(({ id }) => id === record.organisationId);
  return isMember ? <OwnFacility record={record} /> : null;
}

function OwnFacility({ record }: { readonly record: DocumentRecord }) {
  const { organisationId, facilityId, documentVariant } = record;
  // Whatever changes the document may free room on its facility, or take some.
  const dependsOn = `${record.version} ${record.status} ${record.amount}`;
  const { data, readAgain } = useRead(DocumentViewFacilitiesDocument, { organisationId }, { dependsOn });
  const [isChoosing, setChoosing] = useState(false);
  const facilities = data?.facilities ?? [];
  const present = facilities.find(({ id }) => id === facilityId);
  const offered = facilities.filter(
    ({ id, capabilities, documentVariants }) =>
      id === facilityId ||
      (capabilities.includes("CAN_ATTACH_TO_DOCUMENTS") && documentVariants.includes(documentVariant)),
  );
  const mayChange = record.capabilities.includes("CAN_EDIT_DETAILS") && offered.length > 0;
  if (present === undefined && !mayChange) return null;
  return (
    <Card
      heading={WORDS.facility}
      action={
        mayChange && (
          <Button size="small" onClick={() => setChoosing(true)}>
            {WORDS.change}
          </Button>
        )
      }
    >
      <CardBody isBelowHeading>
        {present === undefined ? (
          <p className="text-body text-ink-2">{WORDS.none}</p>
        ) : (
          <>
            <TextLink href={paths.facilityView({ facilityId: present.id })}>{present.name}</TextLink>
            <p className="figures text-label text-ink-2">{WORDS.left(shortAud(present.headroom))}</p>
          </>
        )}
      </CardBody>
      {isChoosing && (
        <ChoiceDialog
          record={record}
          options={offered.map(({ id, name, headroom }) => ({
            value: id,
            label: `${name} (${WORDS.left(shortAud(headroom))})`,
          }))}
          onClose={() => {
            setChoosing(false);
            readAgain();
          }}
        />
      )}
    </Card>
  );
}

type ChoiceProps = {
  readonly record: DocumentRecord;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onClose: () => void;
};

function ChoiceDialog({ record: document, options, onClose }: ChoiceProps) {
  const { send } = useCommand(DocumentSetFacilityDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: { facilityId: document.facilityId ?? "" },
    resolver: fieldRulesResolver({}),
    save: ({ facilityId }) =>
      send({ documentId: document.id, version: document.version, facilityId: facilityId || null }),
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
      mayBeLeft
      onClose={onClose}
    >
      <BoundSelect name="facilityId" label={WORDS.facility} placeholder={WORDS.none} options={options} />
    </FormDialog>
  );
}

function shortAud(decimal: string): string {
  return formatAudShort(centsFromDecimal(decimal));
}
