// Whom one acts for: the organisation with its ABN and a way to switch, or the desk of the provider.

import { AddIcon, OrganisationIcon, SwitchIcon } from "../../ui/icons.ts";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { SHELL_WORDS } from "./shell-words.ts";

export type ShellOrganisation = {
  readonly id: string;
  readonly name: string;
  /** As it is read, "ABN 51 824 753 556" or "ACN 000 000 019". */
  readonly registration: string;
};

export type ActingForProps =
  | { readonly kind: "desk"; readonly name: string; readonly detail: string }
  | {
      readonly kind: "organisation";
      /** Absent until the first organisation is made or chosen. */
      readonly current?: ShellOrganisation | undefined;
      readonly organisations: readonly ShellOrganisation[];
      readonly onSwitch: (organisationId: string) => void;
      readonly addHref?: string | undefined;
      readonly onAdd?: (() => void) | undefined;
    };

export function ActingFor(props: ActingForProps) {
  if (props.kind === "desk") return <Desk name={props.name} detail={props.detail} />;

  const { current } = props;
  const items = switcherItems(props);
  if (items.length === 0) return null;
  return (
    <Menu
      label={SHELL_WORDS.switchOrganisation}
      items={items}
      align="start"
      matchesTrigger
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className="flex min-h-12 w-full items-center gap-2.5 rounded-control px-2 py-1 text-left transition-colors duration-75 hover:bg-ink/5"
        >
          <span className="inline-flex size-7 shrink-0 items-center justify-center rounded-badge bg-accent-soft text-accent-text">
            <OrganisationIcon />
          </span>
          <span className="min-w-0 flex-1">
            <span className="sr-only">{SHELL_WORDS.switchOrganisation}:</span>{" "}
            <span className="block truncate text-label font-medium">
              {current?.name ?? SHELL_WORDS.noOrganisation}
            </span>
            {current && (
              <span className="figures block truncate text-meta text-ink-3">{current.registration}</span>
            )}
          </span>
          <SwitchIcon className="text-ink-3" />
        </button>
      )}
    />
  );
}

function Desk({ name, detail }: { readonly name: string; readonly detail: string }) {
  return (
    <div className="flex min-h-12 items-center gap-2.5 px-2 py-1">
      <span
        aria-hidden="true"
        className="inline-flex size-7 shrink-0 items-center justify-center rounded-badge bg-ink text-meta font-semibold text-canvas"
      >
        {name.charAt(0)}
      </span>
      <span className="min-w-0">
        <span className="block truncate text-label font-medium">{name}</span>
        <span className="block truncate text-meta text-ink-3">{detail}</span>
      </span>
    </div>
  );
}

function switcherItems(props: Extract<ActingForProps, { kind: "organisation" }>): MenuItem[] {
  const known = props.organisations.map((organisation) => ({
    label: organisation.name,
    detail: organisation.registration,
    isChosen: organisation.id === props.current?.id,
    onSelect: () => props.onSwitch(organisation.id),
  }));
  if (props.addHref === undefined && props.onAdd === undefined) return known;
  return [
    ...known,
    {
      label: SHELL_WORDS.addOrganisation,
      icon: AddIcon,
      href: props.addHref,
      onSelect: props.onAdd,
      startsGroup: known.length > 0,
    },
  ];
}
