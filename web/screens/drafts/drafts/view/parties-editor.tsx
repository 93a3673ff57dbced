// The parties of a draft changed field by field, each saved alone; what is still missing is opened at one press, and a party but the first removed.

import { PARTY_FIELDS, requiredPartyFields } from "@bondline/domain/parties/parties/party-fields.ts";
import { nestTexts } from "@bondline/domain/values/fields/field-paths.ts";
import { useState } from "react";
import type { PartyInput, PartyRecordFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { rememberOwnSave } from "../../../../app/form/own-saves.ts";
import { useSession } from "../../../../app/session.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { type PartyChange, PartyEditor } from "../../../parties/parties/public/party-editor.tsx";
import { missingFields } from "../../../parties/parties/public/party-rows.ts";
import { UpdateDraftMutation } from "../draft-operations.ts";
import { VIEW_WORDS } from "../draft-words.ts";
import type { DraftRecord } from "./draft-facts.ts";

type Props = {
  readonly draft: DraftRecord;
  readonly titles: readonly string[];
  readonly onChanged: (draft: DraftRecord) => void;
  readonly onDone: () => void;
};

export function PartiesEditor({ draft, titles, onChanged, onDone }: Props) {
  const { id, version, processType, parties } = draft;
  const hasGvpIntegration = useSession().features?.gvpIntegration === true;
  const { send } = useCommand(UpdateDraftMutation, { handledByScreen: true });
  const [checks, setChecks] = useState(0);
  const [removed, setRemoved] = useState<PartyRecordFragment>();
  const requiredOf = ({ partyVariant: variant }: PartyRecordFragment) =>
    requiredPartyFields({ variant, processType, hasGvpIntegration });
  const missing = parties.flatMap((party) => missingFields(party, requiredOf(party))).length;

  const save = (party: PartyRecordFragment) => async (change: PartyChange) => {
    const input = nestTexts(PARTY_FIELDS, change) as PartyInput;
    const answer = await send({ id, version, draft: { parties: [{ ...input, id: party.id }] } });
    if (!answer.ok) return answer;
    rememberOwnSave(answer.data.updateDraft.draft);
    onChanged(answer.data.updateDraft.draft);
    return answer;
  };

  return (
    <Card
      heading={VIEW_WORDS.parties}
      hasRows
      action={
        <span className="flex flex-wrap justify-end gap-2">
          {missing > 0 && (
            <Button size="small" variant="primary" onClick={() => setChecks(checks + 1)}>
              {VIEW_WORDS.fillInMissing(missing)}
            </Button>
          )}
          <Button size="small" onClick={onDone}>
            {VIEW_WORDS.doneWithParties}
          </Button>
        </span>
      }
    >
      <ul className="grid sm:grid-cols-2">
        {parties.map((party, place) => (
          <li
            key={party.id}
            className="min-w-0 border-line px-4 py-4 not-first:border-t sm:px-5 sm:not-first:border-t-0 sm:even:border-l sm:nth-[n+3]:border-t"
          >
            <PartyEditor
              party={party}
              title={titles[place] ?? ""}
              required={requiredOf(party)}
              checks={checks}
              onSave={save(party)}
              onRemove={place === 0 ? undefined : () => setRemoved(party)}
            />
          </li>
        ))}
      </ul>
      {removed !== undefined && (
        <CommandDialog
          title={VIEW_WORDS.removePartyTitle(titles[parties.indexOf(removed)] ?? "")}
          sentence={VIEW_WORDS.removePartySentence}
          confirmLabel={VIEW_WORDS.removeParty}
          isDangerous
          command={UpdateDraftMutation}
          input={{ id, version, draft: { parties: [{ id: removed.id, isDeleted: true }] } }}
          done={{ title: VIEW_WORDS.partyRemoved }}
          onDone={({ updateDraft }) => onChanged(updateDraft.draft)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Card>
  );
}
