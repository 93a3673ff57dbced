// The list of what needs the reader, in groups, the nearest first; each row ends in the button that does it.

import type { SessionOrganisation } from "../../../app/session.ts";
import { Card } from "../../../ui/card.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { AddIcon, DoneIcon, ShareIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { NewDraftLink } from "../../drafts/drafts/public/new-draft-link.tsx";
import { HOME_WORDS } from "./home-words.ts";
import type { WorkGroup, WorkItem } from "./home-work-item.ts";

type HomeWorkProps = {
  readonly groups: readonly WorkGroup[];
  /** The organisation has nothing at all yet. */
  readonly isNew: boolean;
  readonly organisation: SessionOrganisation;
};

export function HomeWork({ groups, isNew, organisation }: HomeWorkProps) {
  if (groups.length > 0) return <HomeWorkGroups groups={groups} />;
  return (
    <Card aria-label={HOME_WORDS.work}>
      <NothingToDo isNew={isNew} organisation={organisation} />
    </Card>
  );
}

export function HomeWorkGroups({ groups }: Pick<HomeWorkProps, "groups">) {
  return (
    <Card aria-label={HOME_WORDS.work}>
      {groups.map((group) => (
        <WorkGroupRows key={group.heading} group={group} />
      ))}
    </Card>
  );
}

function NothingToDo({ isNew, organisation }: Omit<HomeWorkProps, "groups">) {
  if (!isNew) {
    return (
      <EmptyState icon={DoneIcon} title={HOME_WORDS.nothingTitle} sentence={HOME_WORDS.nothingSentence} />
    );
  }
  // A limited user sees what they are added to, and may raise nothing.
  if (!organisation.capabilities.includes("CAN_ADD_DOCUMENTS"))
    return (
      <EmptyState icon={ShareIcon} title={HOME_WORDS.limitedTitle} sentence={HOME_WORDS.limitedSentence} />
    );
  return (
    <EmptyState
      icon={AddIcon}
      title={HOME_WORDS.firstTitle}
      sentence={HOME_WORDS.firstSentence}
      action={<NewDraftLink organisation={organisation} variant="secondary" />}
    />
  );
}

function WorkGroupRows({ group }: { readonly group: WorkGroup }) {
  return (
    <section
      aria-label={group.heading}
      className="overflow-clip border-line first:rounded-t-card not-first:border-t"
    >
      <h2 className="flex h-11 items-center gap-2 sm:h-9 border-b border-line bg-sunken px-4 text-meta font-medium text-ink-2 sm:px-5">
        {group.heading} <span className="figures font-normal">{group.total}</span>
        {group.total > group.items.length && (
          <span className="ml-auto font-normal">
            <TextLink href={group.allHref} aria-label={HOME_WORDS.allOf(group.heading, group.total)}>
              {HOME_WORDS.allCount(group.total)}
            </TextLink>
          </span>
        )}
      </h2>
      <ul>
        {group.items.map((item) => (
          <WorkRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

const URGENCY: Record<WorkItem["urgency"], string> = {
  late: "font-medium text-danger",
  soon: "font-medium text-warn",
  later: "text-ink-2",
};

function WorkRow({ item }: { readonly item: WorkItem }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line px-4 py-3 not-last:border-b sm:min-h-15 sm:grid-cols-[minmax(0,1fr)_7.5rem_7rem_8.5rem] sm:grid-rows-[auto_auto] sm:px-5 sm:py-2">
      <p className="truncate text-body font-medium sm:font-normal">{item.name}</p>
      <p className="figures text-right text-body font-medium sm:col-start-2 sm:row-span-2 sm:row-start-1">
        {item.amount}
      </p>
      <p className="figures col-span-2 truncate text-meta text-ink-3 sm:col-span-1 sm:col-start-1 sm:row-start-2">
        {item.detail}
      </p>
      <p className="figures mt-2 flex flex-wrap gap-x-2 text-label sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:mt-0 sm:block sm:text-meta">
        <span className={classNames("sm:block", URGENCY[item.urgency])}>{item.due}</span>
        <span className="text-ink-3">{item.dueDate}</span>
      </p>
      <div className="mt-2 grid sm:col-start-4 sm:row-span-2 sm:row-start-1 sm:mt-0">
        <LinkButton
          size="small"
          variant={item.isPayment ? "primary" : "secondary"}
          href={item.href}
          aria-label={`${item.action}: ${item.name}`}
        >
          {item.action}
        </LinkButton>
      </div>
    </li>
  );
}
