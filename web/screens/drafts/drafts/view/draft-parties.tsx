// The parties of a draft: read side by side, and field by field where they may be changed, whose code is fetched when it is first asked for.

import { partyTitles } from "@bondline/domain/parties/parties/party.ts";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { EditIcon } from "../../../../ui/icons.ts";
import { PartiesCard } from "../../../parties/parties/public/party-facts.tsx";
import { VIEW_WORDS } from "../draft-words.ts";
import { can, type DraftRecord } from "./draft-facts.ts";

const PartiesEditor = lazy(async () => ({ default: (await import("./parties-editor.tsx")).PartiesEditor }));

type Props = { readonly draft: DraftRecord; readonly onChanged: (draft: DraftRecord) => void };

export function DraftParties({ draft, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const mayEdit = can(draft, "CAN_EDIT") && draft.editableFields.includes("parties");
  const titles = partyTitles(draft.parties, draft.processType);
  const read = (
    <PartiesCard
      parties={draft.parties}
      titles={titles}
      isDrafted
      action={
        mayEdit && (
          <Button size="small" icon={EditIcon} isLoading={isOpen} onClick={() => setOpen(true)}>
            {VIEW_WORDS.editParties}
          </Button>
        )
      }
    />
  );
  if (!isOpen || !mayEdit) return read;
  return (
    <Suspense fallback={read}>
      <PartiesEditor draft={draft} titles={titles} onChanged={onChanged} onDone={() => setOpen(false)} />
    </Suspense>
  );
}
