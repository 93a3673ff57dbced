// Offers a facility, or one that is applied for, to another organisation: first its number, then the legal name of whoever holds it, and only then the offer.

import { abnOrAcn, formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { type ReactNode, useState } from "react";
import type { AnyVariables, TypedDocumentNode } from "urql";
import type { CommandAnswer, CommandInput } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundText } from "../../../../app/fields/bound-inputs.tsx";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";

export type Recipient = { readonly id: string; readonly name: string; readonly abn: string };

type DialogProps = {
  readonly find: (abn: string) => Promise<CommandAnswer<Recipient>>;
  /** The second step, for whoever was found. */
  readonly offer: (recipient: Recipient, onBack: () => void) => ReactNode;
  readonly onClose: () => void;
};

export function ShareDialog({ find, offer, onClose }: DialogProps) {
  const [recipient, setRecipient] = useState<Recipient>();
  const [typed, setTyped] = useState("");
  if (recipient !== undefined) return offer(recipient, () => setRecipient(undefined));
  return (
    <NumberStep
      find={find}
      typed={typed}
      onFound={(found, abn) => {
        setTyped(abn);
        setRecipient(found);
      }}
      onClose={onClose}
    />
  );
}

const resolver = fieldRulesResolver<{ abn: string }>({ abn: required(abnOrAcn) });

type NumberProps = Pick<DialogProps, "find" | "onClose"> & {
  readonly typed: string;
  readonly onFound: (recipient: Recipient, typed: string) => void;
};

function NumberStep({ find, typed, onFound, onClose }: NumberProps) {
  const record = useRecordForm({
    start: { abn: typed },
    resolver,
    save: ({ abn }): Promise<CommandAnswer<Recipient>> => find(abn),
    onSaved: (recipient, { abn }) => onFound(recipient, abn),
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.shareTitle}
      sentence={WORDS.shareSentence}
      submit={WORDS.findRecipient}
      notSaved={WORDS.notOffered}
      mayBeLeft
      onClose={onClose}
    >
      <BoundText name="abn" label={WORDS.shareNumber} isFigures />
    </FormDialog>
  );
}

type CommandVariables = { input: { clientMutationId: string } } & AnyVariables;
type OfferProps<Data, Variables extends CommandVariables> = {
  readonly command: TypedDocumentNode<Data, Variables>;
  readonly input: CommandInput<Variables>;
  readonly recipient: Recipient;
  readonly sentence: string;
  readonly onDone: (data: Data) => void;
  readonly onBack: () => void;
};

export function OfferDialog<Data, Variables extends CommandVariables>({
  command,
  input,
  recipient: { name, abn },
  sentence,
  onDone,
  onBack,
}: OfferProps<Data, Variables>) {
  return (
    <CommandDialog
      command={command}
      input={input}
      title={WORDS.recipientTitle(name)}
      sentence={sentence}
      confirmLabel={WORDS.offer}
      cancelLabel={WORDS.back}
      done={{ title: WORDS.offered, detail: name }}
      notDone={WORDS.notOffered}
      onDone={onDone}
      onClose={onBack}
    >
      <DefinitionList
        items={[
          { term: WORDS.recipient, value: name },
          { term: kindOfBusinessNumber(abn), value: formatAbnOrAcn(abn) },
        ]}
      />
    </CommandDialog>
  );
}
