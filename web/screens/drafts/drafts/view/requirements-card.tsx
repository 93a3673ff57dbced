// What is still missing before a draft can go on, each with what to do and where; what is met takes one line.

import { paths } from "../../../../paths.ts";
import { Card, CardRow } from "../../../../ui/card.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { AttentionIcon, DoneIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { VIEW_WORDS } from "../draft-words.ts";
import { draftEditPath } from "../edit/draft-edit-path.ts";
import { can, type DraftRecord, type DraftRequirement, placeOfRequirement } from "./draft-facts.ts";

type Props = {
  readonly draft: DraftRecord;
  readonly requirements: readonly DraftRequirement[];
  readonly heading?: string;
  /** On the way to submission the fields below are open; elsewhere each line leads to its step. */
  readonly hasLinks?: boolean;
};

export function RequirementsCard({
  draft,
  requirements,
  heading = VIEW_WORDS.requirements,
  hasLinks = true,
}: Props) {
  const unmet = requirements.filter(({ requirementMet }) => !requirementMet);
  const met = requirements.filter(({ requirementMet }) => requirementMet);
  return (
    <Card heading={heading} note={VIEW_WORDS.requirementsCount(unmet.length, met.length)} hasRows>
      <ul>
        {unmet.map((requirement) => (
          <li
            key={`${requirement.field}/${requirement.message}`}
            className="border-b border-line last:border-b-0"
          >
            <CardRow>
              <AttentionIcon className="text-warn" />
              <p className="min-w-0 flex-1 text-body">{requirement.message}</p>
              {hasLinks && <PlaceLink draft={draft} requirement={requirement} />}
            </CardRow>
          </li>
        ))}
        {unmet.length === 0 && (
          <li>
            <CardRow>
              <DoneIcon className="text-accent-text" />
              <p className="text-body">
                <span className="font-medium">{VIEW_WORDS.allMet}.</span> {VIEW_WORDS.allMetSentence}
              </p>
            </CardRow>
          </li>
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

type PlaceProps = { readonly draft: DraftRecord; readonly requirement: DraftRequirement };

function PlaceLink({ draft, requirement }: PlaceProps) {
  const link = linkTo(draft, requirement);
  return (
    link !== undefined && (
      <LinkButton size="small" href={link.href}>
        {link.label}
      </LinkButton>
    )
  );
}

type PlaceLinkTo = { readonly href: string; readonly label: string };

/** Nothing where the reader may not do it. */
export function linkTo(draft: DraftRecord, requirement: DraftRequirement): PlaceLinkTo | undefined {
  const draftPlace = { organisationId: draft.organisationId, draftId: draft.id };
  const place = placeOfRequirement(requirement);
  const mayEdit = can(draft, "CAN_EDIT");
  switch (place.kind) {
    case "step":
      return mayEdit
        ? {
            href: draftEditPath(draftPlace, place.step, requirement.field),
            label: VIEW_WORDS.goTo(place.label),
          }
        : undefined;
    case "attachments":
      return { href: "#attachments", label: VIEW_WORDS.goToAttachments };
    case "people":
      return { href: "#people", label: VIEW_WORDS.goToPeople };
    case "submission":
      return can(draft, "CAN_SUBMIT")
        ? { href: paths.draftSubmit(draftPlace), label: VIEW_WORDS.submit }
        : undefined;
    case "surety":
      return mayEdit ? { href: paths.suretyDraftEdit(draftPlace), label: VIEW_WORDS.goToBond } : undefined;
    case "switch":
      return mayEdit ? { href: paths.switchDraftEdit(draftPlace), label: VIEW_WORDS.goToSwitch } : undefined;
    case "elsewhere":
      return undefined;
  }
}
