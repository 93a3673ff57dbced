// Closes an organisation once nothing of it is live: by its administrator with its name typed, by the provider with a reason too.

import {
  CLOSING_REASON,
  isNameTyped,
  OTHER_NAME_MESSAGE,
} from "@bondline/domain/people/organisations/organisation-closing.ts";
import { type FieldRule, optional, required } from "@bondline/domain/values/fields/field-rule.ts";
import type { ClosingQuery } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundText, BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { ClosingCloseDocument, ClosingDocument } from "../closing-operations.ts";
import { CLOSING_WORDS as WORDS } from "../closing-words.ts";
import { LiveRecords } from "../live-records.tsx";

type CloseProps = {
  readonly organisation: { readonly id: string; readonly name: string };
  /** For the provider: a reason is asked for, and the client's own records are not named. */
  readonly isStaff: boolean;
  readonly onClosed: () => unknown;
  readonly onClose: () => void;
};

export function CloseOrganisationDialog(props: CloseProps) {
  const { organisation, onClose } = props;
  const read = useRead(ClosingDocument, { id: organisation.id });
  const closing = read.data?.organisationClosing;
  if (closing?.live === "") return <ConfirmClosing {...props} />;
  return (
    <Dialog title={WORDS.title(organisation.name)} onClose={onClose}>
      {closing === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.notLoaded} loading={WORDS.loading} rows={3} />
      ) : (
        <StillLive {...props} closing={closing} />
      )}
    </Dialog>
  );
}

type StillLiveProps = CloseProps & { readonly closing: ClosingQuery["organisationClosing"] };

function StillLive({ organisation, isStaff, closing }: StillLiveProps) {
  return (
    <div className="grid gap-4">
      <Notice tone="warn" title={WORDS.stillLive}>
        {WORDS.stillLiveSentence(organisation.name, closing.live)}
      </Notice>
      <LiveRecords records={closing.liveRecords} organisationId={organisation.id} isStaff={isStaff} />
    </div>
  );
}

type Values = { name: string; reason: string };

function nameOf(organisation: { name: string }): FieldRule<string> {
  return required((typed) =>
    isNameTyped(typed, organisation.name)
      ? { ok: true, value: typed }
      : { ok: false, message: OTHER_NAME_MESSAGE },
  );
}

function ConfirmClosing({ organisation, isStaff, onClosed, onClose }: CloseProps) {
  const { send } = useCommand(ClosingCloseDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: { name: "", reason: "" },
    resolver: fieldRulesResolver<Values>({
      name: nameOf(organisation),
      reason: isStaff ? CLOSING_REASON : optional(CLOSING_REASON),
    }),
    save: ({ name, reason }) => send({ id: organisation.id, name, reason: reason || null }),
    onSaved: async () => {
      onClose();
      notify({ tone: "ok", title: WORDS.closed(organisation.name) });
      await onClosed();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.title(organisation.name)}
      sentence={isStaff ? WORDS.sentence : `${WORDS.sentence} ${WORDS.ownSentence}`}
      submit={WORDS.submit}
      isDangerous
      notSaved={WORDS.notClosed}
      mayBeLeft
      onClose={onClose}
    >
      <BoundTextArea
        name="reason"
        label={WORDS.reason}
        help={WORDS.reasonHelp}
        isOptional={!isStaff}
        rows={3}
      />
      <BoundText name="name" label={WORDS.name} help={WORDS.nameHelp(organisation.name)} autoComplete="off" />
    </FormDialog>
  );
}
