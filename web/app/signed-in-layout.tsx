// The frame of every page for somebody who is signed in: the shell, and the prompts that must be answered first.

import { MEMBER_ROLE_LABELS } from "@bondline/domain/people/organisations/organisation.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { Outlet, type RouterState, useRouterState } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { paths } from "../paths.ts";
import { reviewCountStore } from "../screens/office/desk/public/review-count.ts";
import { promptFor } from "../screens/people/organisations/public/first-prompt.ts";
import { OrganisationDialogContext } from "../screens/people/organisations/public/organisation-dialog-context.ts";
import { NotificationBell } from "../screens/records/notifications/public/notification-bell.tsx";
import { useUnreadCount } from "../screens/records/notifications/public/use-unread-count.ts";
import { SearchButton } from "../screens/records/search/public/search-button.tsx";
import { SearchFrame } from "../screens/records/search/public/search-frame.tsx";
import { APP_WORDS } from "./app-words.ts";
import { useConnectionShown } from "./connection.ts";
import { firstPathOf } from "./guards.ts";
import { useFirstPages } from "./list/use-list-place.ts";
import { type Me, type SessionOrganisation, type SessionView, useSession } from "./session.ts";
import type { ActingForProps, ShellOrganisation } from "./shell/acting-for.tsx";
import { AppShell } from "./shell/app-shell.tsx";
import { itemOf, navigationOf } from "./shell/shell-navigation.ts";
import { SHELL_WORDS } from "./shell/shell-words.ts";
import type { PrimaryAction } from "./shell/top-bar.tsx";
import { SIDE_WORDS, sideOf } from "./sides.ts";
import { useStore } from "./store.ts";
import { useGo } from "./use-go.ts";
import { useLiveFeatures } from "./use-live-features.ts";

const FirstPrompts = lazy(async () => {
  const { FirstPrompts: component } = await import("../screens/people/organisations/first-prompts.tsx");
  return { default: component };
});
/** For few, so nobody else waits for its code. */
const ActingBar = lazy(async () => ({ default: (await import("./shell/acting-bar.tsx")).ActingBar }));
const OrganisationDialog = lazy(async () => {
  const { OrganisationDialog: component } = await import(
    "../screens/people/organisations/organisation-dialog.tsx"
  );
  return { default: component };
});

export function SignedInLayout() {
  const path = useRouterState({ select: pathOfShownPage });
  return (
    <SignedInFrame path={path} fillsWindow={path.startsWith(paths.staffDrafts())}>
      <Outlet />
    </SignedInFrame>
  );
}

type FrameProps = {
  readonly path: string;
  readonly fillsWindow?: boolean;
  readonly children: ReactNode;
};

export function SignedInFrame({ path, fillsWindow = false, children }: FrameProps) {
  const session = useSession();
  const connection = useConnectionShown();
  const reviewCount = useStore(reviewCountStore);
  const unread = useUnreadCount(session.unreadNotificationCount);
  const [dialog, setDialog] = useState<DialogOpened>();
  const goToFirstPages = useFirstPages();
  const go = useGo();
  useLiveFeatures();
  const { me } = session;
  if (me === undefined) return null;

  const person = { ...session, me };
  const { actingFor: acting } = me;
  const stopActing = async () => {
    await session.stopActing({ reportToServer: true });
    if (acting !== null) go(paths.staffClient({ organisationId: acting.organisationId }));
  };
  const rail = {
    brandHref: firstPathOf(person),
    actingFor: actingFor(person, { onAdd: () => setDialog({}), onSwitched: goToFirstPages }),
    navigation: navigationOf(person, reviewCount),
    path,
    presentItem: itemOf(path, session),
    user: {
      name: nameOf(me),
      detail: userDetail(session, me),
      ...(acting === null
        ? { profileHref: paths.profile(), onSignOut: session.signOut }
        : { onSignOut: stopActing, signOutLabel: SHELL_WORDS.stopActing }),
    },
    // What they are notified of is their own affair, and not the client's.
    bell:
      acting === null
        ? (align: "start" | "end") => <NotificationBell unread={unread} align={align} />
        : undefined,
    search: (look: "field" | "icon") => <SearchButton look={look} />,
  };

  return (
    <OrganisationDialogContext value={(organisation) => setDialog({ organisation })}>
      <AppShell
        rail={rail}
        connection={connection}
        actingBar={
          acting !== null && (
            <Suspense>
              <ActingBar acting={acting} onStop={stopActing} />
            </Suspense>
          )
        }
        primaryAction={newDraftAction(session.selectedOrganisation)}
        fillsWindow={fillsWindow}
      >
        {children}
      </AppShell>
      <SearchFrame accountId={me.id} path={path} navigation={rail.navigation} />
      <Suspense>
        {promptFor(session) !== undefined && <FirstPrompts />}
        {dialog !== undefined && <OrganisationDialog {...dialog} onClose={() => setDialog(undefined)} />}
      </Suspense>
    </OrganisationDialogContext>
  );
}

/** The address changes at once, the page when its code is there: the frame belongs to the page, and so does the focus. */
function pathOfShownPage({ location, resolvedLocation }: RouterState): string {
  return (resolvedLocation ?? location).pathname;
}

/** Without an organisation a new one is made. */
type DialogOpened = { readonly organisation?: SessionOrganisation | undefined };

type Acting = { readonly onAdd: () => void; readonly onSwitched: () => void };

function actingFor(
  session: SessionView & { readonly me: Me },
  { onAdd, onSwitched }: Acting,
): ActingForProps {
  const side = sideOf(session);
  if (side !== "client") {
    const { supplier, referrerName } = session.me.staff ?? {};
    return {
      kind: "desk",
      name: supplier?.tradeName ?? referrerName ?? APP_WORDS.productName,
      detail: SIDE_WORDS[side].desk,
    };
  }
  const current = session.selectedOrganisation;
  return {
    kind: "organisation",
    ...(current === undefined ? {} : { current: shellOrganisation(current) }),
    organisations: session.organisations.map(shellOrganisation),
    onSwitch: (id) => {
      session.selectOrganisation(id);
      onSwitched();
    },
    ...(session.me.actingFor === null ? { onAdd } : {}),
  };
}

function shellOrganisation({ id, name, abn }: SessionOrganisation): ShellOrganisation {
  return { id, name, registration: `${kindOfBusinessNumber(abn)} ${formatAbnOrAcn(abn)}` };
}

function nameOf({ givenName, familyName }: Me): string {
  return `${givenName} ${familyName}`.trim();
}

function userDetail({ selectedOrganisation }: SessionView, me: Me): string {
  const role = selectedOrganisation?.role;
  return role === null || role === undefined ? me.email : MEMBER_ROLE_LABELS[role];
}

function newDraftAction(organisation: SessionOrganisation | undefined): PrimaryAction | undefined {
  if (organisation === undefined || !organisation.capabilities.includes("CAN_ADD_DOCUMENTS"))
    return undefined;
  return { label: APP_WORDS.newDraft, href: paths.draftCreate({ organisationId: organisation.id }) };
}
