// What desk and bank may do with a facility that is arranged: send it on, record what the bank says, establish or decline it.

import { REASON_FIELDS } from "@bondline/domain/reason.ts";
import { type ReactNode, useState } from "react";
import type { AnyVariables, TypedDocumentNode } from "urql";
import type { FacilityRecordFragment } from "../../../../api/generated/graphql.ts";
import { type CommandInput, useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { AnsweredTextArea } from "../../../office/saved-answers/public/answered-text-area.tsx";
import { stepWaits } from "../../../office/step-approvals/public/step-waiting-words.ts";
import {
  FacilityBankOutcomeDocument,
  FacilityDeclineDocument,
  FacilityEstablishDocument,
  FacilitySendDocument,
} from "../facility-operations.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";
import type { FacilityPartProps } from "./facility-part.ts";

type CommandVariables = { input: { clientMutationId: string } } & AnyVariables;
type At = { readonly id: string; readonly version: number };

type Decision<Data, Variables extends CommandVariables> = {
  readonly capability: string;
  readonly label: string;
  /** Asked before it is done; where it is missing, a reason is asked for. */
  readonly sentence?: (facility: FacilityRecordFragment) => string;
  readonly command: TypedDocumentNode<Data, Variables>;
  readonly inputOf: (at: At, reason: string | null) => CommandInput<Variables>;
  readonly facilityOf: (data: Data) => FacilityRecordFragment;
  /** By what was answered, where it is not simply done. */
  readonly doneWords?: (facility: FacilityRecordFragment) => string;
};

const DECISIONS = [
  decision({
    capability: "CAN_SEND_TO_SUPPLIER",
    label: WORDS.send,
    sentence: ({ provider }) => WORDS.sendSentence(provider),
    command: FacilitySendDocument,
    inputOf: (at) => at,
    facilityOf: (data) => data.sendDocumentFacilityToSupplier.documentFacility,
  }),
  decision({
    capability: "CAN_RECORD_BANK_OUTCOME",
    label: WORDS.bankApproves,
    sentence: () => WORDS.bankApprovesSentence,
    command: FacilityBankOutcomeDocument,
    inputOf: (at) => ({ ...at, isApproved: true }),
    facilityOf: (data) => data.recordDocumentFacilityBankOutcome.documentFacility,
  }),
  decision({
    capability: "CAN_RECORD_BANK_OUTCOME",
    label: WORDS.bankDeclines,
    command: FacilityBankOutcomeDocument,
    inputOf: (at, reason) => ({ ...at, isApproved: false, reason }),
    facilityOf: (data) => data.recordDocumentFacilityBankOutcome.documentFacility,
  }),
  decision({
    capability: "CAN_ESTABLISH",
    label: WORDS.establish,
    sentence: () => WORDS.establishSentence,
    command: FacilityEstablishDocument,
    inputOf: (at) => at,
    facilityOf: (data) => data.establishDocumentFacility.documentFacility,
    // From a sum on it waits for a second person, and is still to be established.
    doneWords: ({ capabilities }) =>
      capabilities.includes("CAN_ESTABLISH") ? WORDS.waitsForSecond : WORDS.moved,
  }),
  decision({
    capability: "CAN_REJECT",
    label: WORDS.declineFacility,
    command: FacilityDeclineDocument,
    inputOf: (at, reason) => ({ ...at, reason }),
    facilityOf: (data) => data.declineDocumentFacility.documentFacility,
  }),
];

type DialogProps = FacilityPartProps & { readonly onClose: () => void };
type Offered = {
  readonly capability: string;
  readonly label: string;
  readonly asksReason: boolean;
  readonly dialog: (props: DialogProps) => ReactNode;
};

type DecisionsProps = FacilityPartProps & {
  /** Who has approved that it is established, while it waits for a second person. */
  readonly approvedBy: string | undefined;
};

export function FacilityDecisions({ facility, onChanged, approvedBy }: DecisionsProps) {
  const [open, setOpen] = useState<Offered>();
  const next = approvedBy === undefined ? nextOf(facility) : stepWaits(approvedBy);
  const offered = DECISIONS.filter(
    ({ capability }) =>
      facility.capabilities.includes(capability) &&
      (capability !== "CAN_ESTABLISH" || approvedBy === undefined),
  );
  return (
    <>
      {next !== undefined && (
        <Notice tone="info" title={next}>
          {facility.bankNote}
        </Notice>
      )}
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {offered.map((each, place) => (
            <Button
              key={each.label}
              variant={each.asksReason ? "danger-quiet" : place === 0 ? "primary" : "secondary"}
              onClick={() => setOpen(each)}
            >
              {each.label}
            </Button>
          ))}
          {open?.dialog({ facility, onChanged, onClose: () => setOpen(undefined) })}
        </div>
      )}
    </>
  );
}

/** Undefined once it is established or over. */
function nextOf({
  sentToSupplierAt,
  bankApprovedAt,
  closedAt,
  capabilities,
  isSystemFacility,
}: FacilityRecordFragment) {
  const isUnderWay = isSystemFacility && closedAt === null && !capabilities.includes("CAN_RAISE_DRAFTS");
  const staffMayMove = DECISIONS.some(({ capability }) => capabilities.includes(capability));
  if (!isUnderWay || !staffMayMove) return undefined;
  if (bankApprovedAt !== null) return WORDS.nextHere.APPROVED;
  return sentToSupplierAt === null ? WORDS.nextHere.STARTED : WORDS.nextHere.WITH_BANK;
}

/** Binds what is sent to what is asked, each with the types of its own call. */
function decision<Data, Variables extends CommandVariables>(made: Decision<Data, Variables>): Offered {
  const { capability, label, sentence } = made;
  const asksReason = sentence === undefined;
  const dialog = (props: DialogProps) =>
    asksReason ? <ReasonDialog {...props} made={made} /> : <PlainDialog {...props} made={made} />;
  return { capability, label, asksReason, dialog };
}

type MadeProps<Data, Variables extends CommandVariables> = DialogProps & {
  readonly made: Decision<Data, Variables>;
};

function PlainDialog<Data, Variables extends CommandVariables>(props: MadeProps<Data, Variables>) {
  const { facility, onChanged, onClose, made } = props;
  return (
    <CommandDialog
      command={made.command}
      input={made.inputOf({ id: facility.id, version: facility.version }, null)}
      title={made.label}
      sentence={made.sentence?.(facility) ?? ""}
      confirmLabel={made.label}
      done={(data) => ({
        title: made.doneWords?.(made.facilityOf(data)) ?? WORDS.moved,
        detail: facility.name,
      })}
      notDone={WORDS.notMoved}
      onDone={(data) => onChanged(made.facilityOf(data))}
      onClose={onClose}
    />
  );
}

const resolver = fieldRulesResolver<{ reason: string }>(REASON_FIELDS);

function ReasonDialog<Data, Variables extends CommandVariables>(props: MadeProps<Data, Variables>) {
  const { facility, onChanged, onClose, made } = props;
  const { send } = useCommand(made.command, { handledByScreen: true });
  const form = useRecordForm({
    start: { reason: "" },
    resolver,
    save: ({ reason }) => send(made.inputOf({ id: facility.id, version: facility.version }, reason)),
    onSaved: (data: Data) => {
      notify({ tone: "ok", title: WORDS.moved, detail: facility.name });
      onClose();
      onChanged(made.facilityOf(data));
    },
  });
  return (
    <FormDialog
      record={form}
      title={made.label}
      submit={made.label}
      isDangerous
      notSaved={WORDS.notMoved}
      onClose={onClose}
    >
      <AnsweredTextArea name="reason" label={WORDS.reason} help={WORDS.reasonHelp} />
    </FormDialog>
  );
}
