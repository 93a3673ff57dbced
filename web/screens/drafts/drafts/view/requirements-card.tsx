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

function PlaceLink({
  draft,
  requirement,
}: {
  readonly draft: DraftRecord;
  readonly requirement: DraftRequirement;
}) {
  const draftPlace = { organisationId: draft.organisationId, draftId: draft.id };
  const place = placeOfRequirement(requirement);
  if (place.kind === "step" && can(draft, "CAN_EDIT")) {
    return (
      <LinkButton size="small" href={draftEditPath(draftPlace, place.step)}>
        {VIEW_WORDS.goTo(place.label)}
      </LinkButton>
    );
  }
  if (place.kind === "attachments") {
    return (
      <LinkButton size="small" href="#attachments">
        {VIEW_WORDS.goToAttachments}
      </LinkButton>
    );
  }
  if (requirement.field === "submissionTerms" && can(draft, "CAN_SUBMIT")) {
    return (
      <LinkButton size="small" href={paths.draftSubmit(draftPlace)}>
        {VIEW_WORDS.submit}
      </LinkButton>
    );
  }
  return null;
}
