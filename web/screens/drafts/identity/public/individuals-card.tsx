// The individuals of a draft: who they are and what their details lack, for the applicant to complete and the bank to read.

import {
  IDENTIFICATION_GROUP_TEXT,
  IDENTIFICATION_GROUPS,
} from "@bondline/domain/drafts/identity/identification-status.ts";
import { lazy, Suspense, useState } from "react";
import type { IndividualRecordFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { AddIcon, CopyIcon, MembersIcon } from "../../../../ui/icons.ts";
import { VERIFICATION_WORDS } from "../identity-words.ts";
import { IndividualsOfDraft, IndividualsPrefill } from "../individual-operations.ts";
import { IndividualRow, type IndividualVerb } from "../individual-row.tsx";
import { INDIVIDUAL_WORDS as WORDS } from "../individual-words.ts";

const IndividualDialog = lazy(async () => ({
  default: (await import("../individual-dialog.tsx")).IndividualDialog,
}));
const RemoveIndividualDialog = lazy(async () => ({
  default: (await import("../remove-individual-dialog.tsx")).RemoveIndividualDialog,
}));
const OverrideDialog = lazy(async () => ({
  default: (await import("../override-identification-dialog.tsx")).OverrideIdentificationDialog,
}));

export type ShownIndividual = IndividualRecordFragment;

type CardProps = {
  readonly draft: {
    readonly id: string;
    readonly organisationId: string;
    readonly capabilities: readonly string[];
  };
  /** Another than before: somebody may have changed them. */
  readonly revision: number;
};

/** Undefined individual: a new one. */
type Doing = { readonly verb: IndividualVerb; readonly individual: ShownIndividual | undefined };

export function IndividualsCard({ draft, revision }: CardProps) {
  const read = useRead(IndividualsOfDraft, { draftId: draft.id }, { dependsOn: String(revision) });
  const [doing, setDoing] = useState<Doing>();
  const mayManage = draft.capabilities.includes("CAN_MANAGE_INDIVIDUALS");
  const may = {
    manage: mayManage,
    identify: draft.capabilities.includes("CAN_IDENTIFY_INDIVIDUALS"),
    override: draft.capabilities.includes("CAN_VERIFY_OVERRIDE"),
  };
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
          groupsOf(individuals).map(({ heading, members }) => (
            <section key={heading} aria-label={heading} className="not-first:border-t not-first:border-line">
              {heading !== undefined && (
                <h3 className="px-4 pt-3 text-meta font-semibold text-ink-2 sm:px-5">{heading}</h3>
              )}
              <ul className="divide-y divide-line">
                {members.map((individual) => (
                  <IndividualRow
                    key={individual.id}
                    individual={individual}
                    draft={draft}
                    may={may}
                    onDo={(verb) => setDoing({ verb, individual })}
                  />
                ))}
              </ul>
            </section>
          ))
        )}
        <Suspense>
          {doing?.verb === "edit" && <IndividualDialog {...of} individual={doing.individual} />}
          {doing?.verb === "remove" && doing.individual !== undefined && (
            <RemoveIndividualDialog {...of} individual={doing.individual} />
          )}
          {doing?.verb === "override" && doing.individual !== undefined && (
            <OverrideDialog {...of} individual={doing.individual} />
          )}
        </Suspense>
      </Card>
    </div>
  );
}

type Group = { readonly heading: string | undefined; readonly members: readonly ShownIndividual[] };

/** By how their verification is, and last those who need none; one list where nobody needs any. */
function groupsOf(individuals: readonly ShownIndividual[]): Group[] {
  const others = individuals.filter(({ needsVerification }) => !needsVerification);
  if (others.length === individuals.length) return [{ heading: undefined, members: individuals }];
  const groups = IDENTIFICATION_GROUPS.map((group) => ({
    heading: IDENTIFICATION_GROUP_TEXT[group],
    members: individuals.filter(
      ({ needsVerification, verificationGroup }) => needsVerification && verificationGroup === group,
    ),
  }));
  const all: Group[] = [...groups, { heading: VERIFICATION_WORDS.notNeeded, members: others }];
  return all.filter(({ members }) => members.length > 0);
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
