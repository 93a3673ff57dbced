// The limited members who were added to a facility: added by their email address, and taken off again.

import { email } from "@bondline/domain/values/fields/email.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundText } from "../../../../app/fields/bound-inputs.tsx";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody, CardRow } from "../../../../ui/card.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { InviteIcon, RemoveIcon } from "../../../../ui/icons.ts";
import { FacilityMemberAddDocument, FacilityMemberRemoveDocument } from "../facility-operations.ts";
import { FACILITY_PEOPLE_WORDS as WORDS } from "../facility-words.ts";
import type { FacilityPartProps } from "./facility-part.ts";

type Member = FacilityPartProps["facility"]["members"][number];

export function FacilityPeople({ facility, onChanged }: FacilityPartProps) {
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Member>();
  const { members } = facility;
  return (
    <Card
      heading={WORDS.heading}
      note={members.length > 0 ? members.length : undefined}
      hasRows={members.length > 0}
      action={
        facility.capabilities.includes("CAN_MANAGE_COLLABORATORS") && (
          <Button size="small" icon={InviteIcon} onClick={() => setAdding(true)}>
            {WORDS.add}
          </Button>
        )
      }
    >
      {members.length === 0 && (
        <CardBody isBelowHeading>
          <p className="text-body text-ink-2">{WORDS.none}</p>
        </CardBody>
      )}
      {members.map((member) => (
        <CardRow key={member.id}>
          <MemberRow member={member} onRemove={() => setRemoving(member)} />
        </CardRow>
      ))}
      {isAdding && <AddDialog facility={facility} onChanged={onChanged} onClose={() => setAdding(false)} />}
      {removing !== undefined && (
        <CommandDialog
          command={FacilityMemberRemoveDocument}
          input={{ id: facility.id, version: facility.version, personId: removing.id }}
          title={WORDS.removeTitle(nameOf(removing))}
          sentence={WORDS.removeSentence}
          confirmLabel={WORDS.removeAction}
          isDangerous
          done={{ title: WORDS.removed, detail: removing.emailAddress }}
          onDone={(data) => onChanged(data.removeDocumentFacilityMember.documentFacility)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Card>
  );
}

type RowProps = { readonly member: Member; readonly onRemove: () => void };

function MemberRow({ member, onRemove }: RowProps) {
  return (
    <>
      <Avatar name={nameOf(member)} />
      <p className="min-w-0 flex-1">
        <span className="block truncate text-body font-medium">{nameOf(member)}</span>
        <span className="block text-label break-words text-ink-3">
          {member.emailAddress} · {WORDS.since(formatDate(dayOfInstant(member.addedAt)))}
        </span>
      </p>
      <IconButton icon={RemoveIcon} label={WORDS.remove(nameOf(member))} onClick={onRemove} />
    </>
  );
}

const START = { emailAddress: "" };
const resolver = fieldRulesResolver<typeof START>({ emailAddress: required(email) });

function AddDialog({ facility, onChanged, onClose }: FacilityPartProps & { readonly onClose: () => void }) {
  const command = useCommand(FacilityMemberAddDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: START,
    resolver,
    save: ({ emailAddress }) =>
      command.send({ id: facility.id, version: facility.version, emailAddress: emailAddress.trim() }),
    onSaved: (data, { emailAddress }) => {
      notify({ tone: "ok", title: WORDS.added, detail: emailAddress });
      onChanged(data.addDocumentFacilityMember.documentFacility);
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.title}
      sentence={WORDS.sentence}
      submit={WORDS.add}
      notSaved={({ message }) => ({ title: WORDS.notAdded, detail: message })}
      onClose={onClose}
    >
      <BoundText name="emailAddress" label={WORDS.email} type="email" />
    </FormDialog>
  );
}

function nameOf({ givenName, familyName }: Member): string {
  return `${givenName} ${familyName}`;
}
