// What is still missing before a draft can go on, each with what to do and where; what is met takes one line.

import { refusedFile } from "@bondline/domain/drafts/drafts/draft-requirement-conditions.ts";
import type { ReactNode } from "react";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardRow } from "../../../../ui/card.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { AttentionIcon, DoneIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { VIEW_WORDS } from "../draft-words.ts";
import { draftEditPath } from "../edit/draft-edit-path.ts";
import { can, type DraftRecord, type DraftRequirement, placeOfRequirement } from "./draft-facts.ts";
import { useRemoveFile } from "./use-remove-file.ts";

type Props = {
  readonly draft: DraftRecord;
  readonly requirements: readonly DraftRequirement[];
  readonly heading?: string;
  readonly onChanged: (draft: DraftRecord) => void;
};

export function RequirementsCard(props: Props) {
  const { draft, requirements, heading = VIEW_WORDS.requirements, onChanged } = props;
  const unmet = requirements.filter(({ requirementMet }) => !requirementMet);
  const met = requirements.filter(({ requirementMet }) => requirementMet);
  const hasChangesToMake = draft.requestChangeReason !== null;
  const toGo = unmet.length + (hasChangesToMake ? 1 : 0);
  return (
    <Card heading={heading} note={VIEW_WORDS.requirementsCount(toGo, met.length)} hasRows>
      <ul>
        {hasChangesToMake && <Row link={<ChangesLink draft={draft} />}>{VIEW_WORDS.changesToMake}</Row>}
        {unmet.map((requirement) => (
          <Row
            key={`${requirement.field}/${requirement.message}`}
            link={
              <>
                {requirement.field === "attachments" && (
                  <RemoveRefusedFile draft={draft} onChanged={onChanged} />
                )}
                <PlaceLink draft={draft} requirement={requirement} />
              </>
            }
          >
            {requirement.message}
          </Row>
        ))}
        {toGo === 0 && (
          <Row isMet link={<SubmitLink draft={draft} />}>
            <span className="font-medium">{VIEW_WORDS.allMet}.</span> {VIEW_WORDS.readAndSubmit}
          </Row>
        )}
      </ul>
      {met.length > 0 && (
        <div className="border-t border-line px-4 py-2 sm:px-5">
          <Disclosure label={VIEW_WORDS.showMet(met.length)}>
            <ul className="space-y-1.5 text-label text-ink-2">
              {met.map((requirement) => (
                <li key={`${requirement.field}/${requirement.message}`} className="flex gap-2">
                  <DoneIcon className="size-3.5! mt-0.5 text-accent-text" />
                  {requirement.message}
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </Card>
  );
}

type RowProps = { readonly children: ReactNode; readonly link: ReactNode; readonly isMet?: boolean };

function Row({ children, link, isMet = false }: RowProps) {
  return (
    <li className="border-b border-line last:border-b-0">
      <CardRow>
        {isMet ? <DoneIcon className="text-accent-text" /> : <AttentionIcon className="text-warn" />}
        {/* Where there is no room beside the words, the buttons stand under them. */}
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-2">
          <p className="min-w-0 grow basis-32 text-body">{children}</p>
          {link}
        </div>
      </CardRow>
    </li>
  );
}

type LinkProps = { readonly draft: DraftRecord };

function ChangesLink({ draft }: LinkProps) {
  if (!draft.editableFields.includes("amount")) return null;
  return (
    <LinkButton size="small" href={draftEditPath(placeOf(draft))}>
      {VIEW_WORDS.edit}
    </LinkButton>
  );
}

function SubmitLink({ draft }: LinkProps) {
  if (!can(draft, "CAN_SUBMIT")) return null;
  return (
    <LinkButton size="small" href={paths.draftSubmit(placeOf(draft))}>
      {VIEW_WORDS.submit}
    </LinkButton>
  );
}

function PlaceLink({ draft, requirement }: LinkProps & { readonly requirement: DraftRequirement }) {
  const link = linkTo(draft, requirement);
  return (
    link !== undefined && (
      <LinkButton size="small" href={link.href}>
        {link.label}
      </LinkButton>
    )
  );
}

/** One press for the file in the way, so that nobody has to look for its row. */
function RemoveRefusedFile({ draft, onChanged }: Pick<Props, "draft" | "onChanged">) {
  const { remove, isRemoving } = useRemoveFile({ draft, onChanged });
  const file = refusedFile(draft.attachments);
  if (file === undefined || !can(draft, "CAN_MANAGE_ATTACHMENTS")) return null;
  return (
    <Button size="small" isLoading={isRemoving} onClick={() => void remove(file)}>
      {VIEW_WORDS.removeFile}
    </Button>
  );
}

type PlaceLinkTo = { readonly href: string; readonly label: string };

/** The step's field itself, so that nobody has to look for it; nothing where the reader may not do it. */
export function linkTo(draft: DraftRecord, requirement: DraftRequirement): PlaceLinkTo | undefined {
  const place = placeOfRequirement(requirement);
  const view = paths.draftView(placeOf(draft));
  const mayEdit = can(draft, "CAN_EDIT");
  switch (place.kind) {
    case "step":
      return mayEdit
        ? {
            href: draftEditPath(placeOf(draft), place.step, requirement.field),
            label: VIEW_WORDS.goTo(place.label),
          }
        : undefined;
    case "attachments":
      return { href: `${view}#attachments`, label: VIEW_WORDS.goToAttachments };
    case "people":
      return { href: `${view}#people`, label: VIEW_WORDS.goToPeople };
    case "submission":
      return can(draft, "CAN_SUBMIT")
        ? { href: paths.draftSubmit(placeOf(draft)), label: VIEW_WORDS.submit }
        : undefined;
    case "surety":
      return mayEdit
        ? {
            href: paths.suretyDraftEdit({ ...placeOf(draft), field: requirement.field }),
            label: VIEW_WORDS.goToBond,
          }
        : undefined;
    case "switch":
      return mayEdit
        ? {
            href: paths.switchDraftEdit({ ...placeOf(draft), field: requirement.field }),
            label: VIEW_WORDS.goToSwitch,
          }
        : undefined;
    case "elsewhere":
      return undefined;
  }
}

function placeOf({ organisationId, id: draftId }: DraftRecord) {
  return { organisationId, draftId };
}
