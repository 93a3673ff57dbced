// The individuals of a draft: who they are and what their details lack, for the applicant to complete and the bank to read.

import { individualName } from "@bondline/domain/drafts/identity/individual.ts";
import { INDIVIDUAL_SECTIONS } from "@bondline/domain/drafts/identity/individual-fields.ts";
import { INDIVIDUAL_ROLE_TEXT } from "@bondline/domain/drafts/identity/individual-text.ts";
import { lazy, Suspense, useState } from "react";
import type { IndividualRecordFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { definitionsOf } from "../../../../app/fields/field-texts.ts";
import { notify } from "../../../../app/notices.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { AddIcon, CopyIcon, EditIcon, MembersIcon, RemoveIcon } from "../../../../ui/icons.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { IndividualsOfDraft, IndividualsPrefill } from "../individual-operations.ts";
import { INDIVIDUAL_WORDS as WORDS } from "../individual-words.ts";

const IndividualDialog = lazy(async () => ({
  default: (await import("../individual-dialog.tsx")).IndividualDialog,
}));
const RemoveIndividualDialog = lazy(async () => ({
  default: (await import("../remove-individual-dialog.tsx")).RemoveIndividualDialog,
}));

export type ShownIndividual = IndividualRecordFragment;

type CardProps = {
  readonly draft: { readonly id: string; readonly capabilities: readonly string[] };
  /** Another than before: somebody may have changed them. */
  readonly revision: number;
};

/** Undefined individual: a new one. */
type Doing = { readonly verb: "edit" | "remove"; readonly individual: ShownIndividual | undefined };

export function IndividualsCard({ draft, revision }: CardProps) {
  const read = useRead(IndividualsOfDraft, { draftId: draft.id }, { dependsOn: String(revision) });
  const [doing, setDoing] = useState<Doing>();
  const mayManage = draft.capabilities.includes("CAN_MANAGE_INDIVIDUALS");
  const identification = read.data?.draft.identification;
  const individuals = identification?.individuals;
  if (read.data !== undefined && (individuals === undefined || (individuals.length === 0 && !mayManage)))
    return null;
  const of = { draftId: draft.id, onDone: read.readAgain, onClose: () => setDoing(undefined) };
  const add = (
    <Button size="small" icon={AddIcon} onClick={() => setDoing({ verb: "edit", individual: undefined })}>
      {WORDS.add}
    </Button>
  );
  return (
    <div id="individuals">
      <Card
        heading={WORDS.heading}
        action={mayManage && individuals !== undefined && individuals.length > 0 && add}
        hasRows
      >
        {individuals === undefined ? (
          <ReadPending of={read} notLoaded={WORDS.notLoaded} loading={WORDS.loading} />
        ) : individuals.length === 0 ? (
          <EmptyState
            icon={MembersIcon}
            title={WORDS.none}
            sentence={WORDS.noneSentence}
            action={
              <>
                {add}
                <PrefillButton draftId={draft.id} onDone={read.readAgain} />
              </>
            }
          />
        ) : (
          <ul className="divide-y divide-line">
            {individuals.map((individual) => (
              <IndividualRow
                key={individual.id}
                individual={individual}
                onDo={mayManage ? (verb) => setDoing({ verb, individual }) : undefined}
              />
            ))}
          </ul>
        )}
        <Suspense>
          {doing?.verb === "edit" && <IndividualDialog {...of} individual={doing.individual} />}
          {doing?.verb === "remove" && doing.individual !== undefined && (
            <RemoveIndividualDialog {...of} individual={doing.individual} />
          )}
        </Suspense>
      </Card>
    </div>
  );
}

type RowProps = {
  readonly individual: ShownIndividual;
  readonly onDo: ((verb: Doing["verb"]) => void) | undefined;
};

function IndividualRow({ individual, onDo }: RowProps) {
  const { title, isComplete, roles } = individual;
  const name = individualName(individual);
  const roleTexts = roles.map((role) => INDIVIDUAL_ROLE_TEXT[role]).join(", ");
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-body font-medium break-words">{[title, name].filter(Boolean).join(" ")}</p>
          <p className="text-label text-ink-2">{roleTexts || WORDS.noRoles}</p>
        </div>
        <StatusBadge tone={isComplete ? "ok" : "warn"}>
          {isComplete ? WORDS.complete : WORDS.incomplete}
        </StatusBadge>
        {onDo !== undefined && (
          <div className="-my-1 flex shrink-0">
            <IconButton icon={EditIcon} label={WORDS.edit(name)} onClick={() => onDo("edit")} />
            <IconButton icon={RemoveIcon} label={WORDS.remove(name)} onClick={() => onDo("remove")} />
          </div>
        )}
      </div>
      {!isComplete && <p className="mt-1 text-label text-warn">{WORDS.incompleteSentence}</p>}
      <Disclosure label={WORDS.details}>
        <DefinitionList items={detailsOf(individual)} />
      </Disclosure>
    </li>
  );
}

function detailsOf(individual: ShownIndividual) {
  const { person, kyc, tax, identification } = INDIVIDUAL_SECTIONS;
  const { title: _title, firstName: _first, surname: _surname, roles: _roles, ...reached } = person;
  const shown = {
    ...reached,
    "simpleKyc.dateOfBirth": kyc["simpleKyc.dateOfBirth"],
    ...tax,
    ...identification,
  };
  const held = definitionsOf(shown, individual).filter(({ value }) => value !== null);
  const address = individual.simpleKyc?.address ?? null;
  return address === null ? held : [...held, { term: WORDS.address, value: address }];
}

function PrefillButton({ draftId, onDone }: { readonly draftId: string; readonly onDone: () => void }) {
  const { send, sending } = useCommand(IndividualsPrefill);
  const prefill = async () => {
    const answer = await send({ draftId });
    if (!answer.ok) return;
    notify({ tone: "ok", title: WORDS.prefilled });
    onDone();
  };
  return (
    <Button size="small" icon={CopyIcon} isLoading={sending} onClick={() => void prefill()}>
      {WORDS.prefill}
    </Button>
  );
}
