// The draft under review by its amount, whose it is and for whom, with its wording and the whole of it one press away.

import { DRAFT_STATUS_TEXT, DRAFT_STATUS_TONE } from "@bondline/domain/drafts/drafts/draft-text.ts";
import {
  ABN_STATUS_TEXT,
  ABN_STATUS_TONE,
  type AbnStatus,
} from "@bondline/domain/people/organisations/abn-claim.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { BackIcon, DocumentIcon } from "../../../ui/icons.ts";
import { Link } from "../../../ui/link.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { StaffDraftRecord } from "../../drafts/drafts/public/staff-check.ts";
import { beneficiaryName, draftAmount, purposeAndEnd } from "../../drafts/drafts/public/staff-draft-facts.ts";
import { STAFF_DRAFT_WORDS as WORDS } from "../../drafts/drafts/public/staff-words.ts";
import { useDeskAddress } from "./use-staff-queue.ts";

export type StaffDraftHeaderProps = { readonly draft: StaffDraftRecord; readonly onWording: () => void };

export function StaffDraftHeader({ draft, onWording }: StaffDraftHeaderProps) {
  return (
    <>
      <Link
        href={useDeskAddress(paths.staffDrafts())}
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 self-start rounded-control px-1 text-label text-ink-2 hover:text-ink lg:hidden print:hidden"
      >
        <BackIcon aria-hidden="true" />
        {WORDS.backToQueue}
      </Link>
      <PageHeader
        title={draftAmount(draft)}
        badges={
          <>
            <StatusBadge tone={DRAFT_STATUS_TONE[draft.status]}>
              {DRAFT_STATUS_TEXT[draft.status]}
            </StatusBadge>
            <AbnBadge status={draft.organisation.abnStatus} />
          </>
        }
        sentence={<WhoseItIs draft={draft} />}
        actions={
          <>
            <Button icon={DocumentIcon} onClick={onWording}>
              {WORDS.wording}
            </Button>
            <LinkButton href={paths.draftView({ organisationId: draft.organisationId, draftId: draft.id })}>
              {WORDS.fullDraft}
            </LinkButton>
          </>
        }
      />
    </>
  );
}

/** A confirmed ABN needs no word. */
function AbnBadge({ status }: { readonly status: AbnStatus | null }) {
  if (status === null || ABN_STATUS_TONE[status] === "ok") return null;
  return <StatusBadge tone={ABN_STATUS_TONE[status]}>{ABN_STATUS_TEXT[status]}</StatusBadge>;
}

function WhoseItIs({ draft }: { readonly draft: StaffDraftRecord }) {
  const rest = purposeAndEnd(draft);
  return (
    <>
      <strong className="font-medium text-ink">{draft.organisation.name}</strong>
      {WORDS.to}
      {beneficiaryName(draft) ?? WORDS.noBeneficiary}
      {rest !== "" && `, ${rest}`}
    </>
  );
}
