// The head of a draft: its amount as its name, how it stands, and what the reader may do next.

import { PURPOSES } from "@bondline/domain/drafts/drafts/draft.ts";
import {
  DRAFT_STATUS_TEXT,
  DRAFT_STATUS_TONE,
  PURPOSE_TEXT,
} from "@bondline/domain/drafts/drafts/draft-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { useState } from "react";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { useSession } from "../../../../app/session.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { CopyIcon, EditIcon, HistoryIcon, RemoveIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import type { MenuItem } from "../../../../ui/menu.tsx";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { DraftCompany } from "../../presence/public/draft-presence.tsx";
import { CancelDraftMutation, CopyDraftMutation } from "../draft-operations.ts";
import { VIEW_WORDS } from "../draft-words.ts";
import { draftEditPath } from "../edit/draft-edit-path.ts";
import { useDraftCrumbs } from "../public/use-draft-crumbs.ts";
import { beneficiaryName, can, type DraftRecord, draftTitle } from "./draft-facts.ts";

type Props = { readonly draft: DraftRecord; readonly onChanged: (draft: DraftRecord) => void };

export function DraftHeader({ draft, onChanged }: Props) {
  const [isCancelling, setCancelling] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const go = useGo();
  const mayRaise = useSession().organisations.some(
    ({ id, capabilities }) => id === draft.organisationId && capabilities.includes("CAN_ADD_DOCUMENTS"),
  );
  const place = { organisationId: draft.organisationId, draftId: draft.id };
  const more: MenuItem[] = [
    ...(can(draft, "CAN_VIEW_PROGRESS")
      ? [{ label: VIEW_WORDS.progress, icon: HistoryIcon, href: paths.draftProgress(place) }]
      : []),
    ...(mayRaise ? [{ label: VIEW_WORDS.copy, icon: CopyIcon, onSelect: () => setCopying(true) }] : []),
    ...(can(draft, "CAN_CANCEL")
      ? [
          {
            label: VIEW_WORDS.cancel,
            icon: RemoveIcon,
            isDangerous: true,
            onSelect: () => setCancelling(true),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={draftTitle(draft)}
        isAmount
        breadcrumb={useDraftCrumbs(draft)}
        badges={
          <StatusBadge tone={DRAFT_STATUS_TONE[draft.status]}>{DRAFT_STATUS_TEXT[draft.status]}</StatusBadge>
        }
        sentence={<Sentence draft={draft} />}
        actions={
          <>
            <DraftCompany />
            <MenuButton label={VIEW_WORDS.more} items={more} />
            {can(draft, "CAN_EDIT") && (
              <LinkButton icon={EditIcon} href={draftEditPath(place)}>
                {VIEW_WORDS.edit}
              </LinkButton>
            )}
            {can(draft, "CAN_SUBMIT") && (
              <LinkButton variant="primary" href={paths.draftSubmit(place)}>
                {VIEW_WORDS.submit}
              </LinkButton>
            )}
          </>
        }
      />
      {isCopying && (
        <CommandDialog
          title={VIEW_WORDS.copyTitle}
          sentence={VIEW_WORDS.copySentence}
          confirmLabel={VIEW_WORDS.copyConfirm}
          command={CopyDraftMutation}
          input={{ id: draft.id }}
          done={{ title: VIEW_WORDS.copied }}
          notDone={VIEW_WORDS.notCopied}
          onDone={({ copyDraft: { draft: made } }) =>
            go(draftEditPath({ organisationId: made.organisationId, draftId: made.id }))
          }
          onClose={() => setCopying(false)}
        />
      )}
      {isCancelling && (
        <CommandDialog
          title={VIEW_WORDS.cancelTitle}
          sentence={VIEW_WORDS.cancelSentence}
          confirmLabel={VIEW_WORDS.cancelConfirm}
          cancelLabel={VIEW_WORDS.keep}
          isDangerous
          command={CancelDraftMutation}
          input={{ id: draft.id, version: draft.version }}
          done={{ title: VIEW_WORDS.cancelled }}
          onDone={({ cancelDraft }) => onChanged(cancelDraft.draft)}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}

function Sentence({ draft }: { readonly draft: DraftRecord }) {
  const purpose = PURPOSES.find((code) => code === draft.purpose);
  const purposeText =
    purpose === "OTHER" ? draft.specifiedOtherPurpose : purpose && PURPOSE_TEXT[purpose].toLowerCase();
  return (
    <>
      {sentenceCase(PROCESS_TYPE_TEXT[draft.processType])} for{" "}
      <span className="font-medium text-ink">{beneficiaryName(draft)}</span>
      {purposeText && `, ${purposeText}`}
    </>
  );
}

function sentenceCase(text: string): string {
  return text.charAt(0) + text.slice(1).toLowerCase();
}
