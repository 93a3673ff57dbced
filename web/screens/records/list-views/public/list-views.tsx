// The views of a list as a menu: one's own and the organisation's, and what can be done with the one that is open.

import { administersPortal } from "@bondline/domain/people/accounts/staff.ts";
import { type ListName, listPlace } from "@bondline/domain/records/list-views/list-view.ts";
import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { ListViewRecordFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { columnsText, ownPart, sortText, withPart } from "../../../../app/list/list-place.ts";
import type { ListPlace } from "../../../../app/list/use-list-place.ts";
import { notify } from "../../../../app/notices.ts";
import { type SessionOrganisation, useSession } from "../../../../app/session.ts";
import { useGo } from "../../../../app/use-go.ts";
import { useRead } from "../../../../app/use-read.ts";
import type { MenuItem } from "../../../../ui/menu.tsx";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { ListViewsDocument, ListViewUpdateDocument } from "../list-view-operations.ts";
import { VIEW_WORDS as WORDS } from "../list-view-words.ts";

const ListViewDialog = lazy(async () => ({
  default: (await import("../list-view-dialog.tsx")).ListViewDialog,
}));
const ListViewRemoval = lazy(async () => ({
  default: (await import("../list-view-removal.tsx")).ListViewRemoval,
}));

type ViewsProps = {
  /** Undefined: over all of them, for the provider's own people. */
  readonly organisation: SessionOrganisation | undefined;
  readonly list: ListName;
  readonly place: ListPlace<string, string>;
};

/** The address says all that is shown, and beside it which view it came by: whoever is given it sees the same. */
export function ListViews({ organisation, list, place }: ViewsProps) {
  const { pathname, searchStr } = useLocation();
  const go = useGo();
  const { staff } = useSession();
  const { data, readAgain } = useRead(ListViewsDocument, { organisationId: organisation?.id ?? null, list });
  const { send } = useCommand(ListViewUpdateDocument);
  const [open, setOpen] = useState<"new" | "edit" | "remove">();
  const address = new URLSearchParams(searchStr);
  const said = ownPart(address, place.prefix);
  const views = data?.listViews ?? [];
  const view = views.find(({ id }) => id === said.get("view"));
  const here = placeSaid(said, place);
  const hrefOf = (part: URLSearchParams) => {
    const query = withPart(address, place.prefix, part);
    return query === "" ? pathname : `${pathname}?${query}`;
  };
  const isChanged = view !== undefined && view.place !== here;
  const mayShare =
    organisation === undefined
      ? staff != null && administersPortal(staff)
      : organisation.capabilities.includes("CAN_UPDATE_DETAILS");

  const goTo = (shown: ListViewRecordFragment) => go(hrefOf(partOf(shown)));
  const saveChanges = async (changed: ListViewRecordFragment) => {
    const answer = await send({ id: changed.id, version: changed.version, place: here });
    readAgain();
    if (answer.ok) notify({ tone: "ok", title: WORDS.saved, detail: changed.name });
  };
  const items: MenuItem[] = [
    ...views.map((each, index) => ({
      label: each.name,
      ...(each.isShared ? { detail: WORDS.ofOrganisation } : {}),
      href: hrefOf(partOf(each)),
      isChosen: each.id === view?.id,
      startsGroup: index > 0 && each.isShared !== views[index - 1]?.isShared,
    })),
    ...(view !== undefined && isChanged
      ? [
          ...(view.mayChange
            ? [{ label: WORDS.saveChanges, startsGroup: true, onSelect: () => void saveChanges(view) }]
            : []),
          { label: WORDS.discard, startsGroup: !view.mayChange, onSelect: () => goTo(view) },
        ]
      : []),
    { label: WORDS.saveAs, startsGroup: views.length > 0 && !isChanged, onSelect: () => setOpen("new") },
    ...(view?.mayChange
      ? [
          { label: mayShare ? WORDS.edit : WORDS.editOwn, onSelect: () => setOpen("edit") },
          { label: WORDS.remove, isDangerous: true, onSelect: () => setOpen("remove") },
        ]
      : []),
  ];
  const close = () => setOpen(undefined);

  return (
    <>
      <MenuButton label={labelOf(view, isChanged)} isLabelled items={items} />
      <Suspense>
        {(open === "new" || open === "edit") && (
          <ListViewDialog
            view={open === "edit" ? view : undefined}
            wanted={{ organisationId: organisation?.id ?? null, list, place: here }}
            mayShare={mayShare}
            onSaved={(saved) => {
              close();
              readAgain();
              if (open === "new") goTo(saved);
            }}
            onClose={close}
          />
        )}
        {open === "remove" && view !== undefined && (
          <ListViewRemoval
            view={view}
            onRemoved={() => {
              close();
              readAgain();
              go(hrefOf(new URLSearchParams(here)));
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** As much of a name as a phone has room for. */
const NAME_SHOWN = 24;

function labelOf(view: ListViewRecordFragment | undefined, isChanged: boolean): string {
  if (view === undefined) return WORDS.views;
  const name = view.name.length > NAME_SHOWN ? `${view.name.slice(0, NAME_SHOWN)}…` : view.name;
  return isChanged ? WORDS.changed(name) : name;
}

/** With what the device prefers, which the address itself may leave out. */
function placeSaid(part: URLSearchParams, { sort, columns }: ListPlace<string, string>): string {
  const said = new URLSearchParams(part);
  if (columns.length > 0) said.set("columns", columnsText(columns));
  if (sort !== undefined) said.set("sort", sortText(sort));
  const place = listPlace(said.toString());
  return place.ok ? place.value : "";
}

function partOf({ id, place }: Pick<ListViewRecordFragment, "id" | "place">): URLSearchParams {
  const said = new URLSearchParams(place);
  said.set("view", id);
  return said;
}
