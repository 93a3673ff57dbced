// Oneself at the foot of the rail: who is signed in, and the way out.

import { Avatar } from "../../ui/avatar.tsx";
import { ProfileIcon, SignOutIcon } from "../../ui/icons.ts";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { SHELL_WORDS } from "./shell-words.ts";

export type UserMenuProps = {
  readonly name: string;
  /** The role, or the address where there is none. */
  readonly detail: string;
  readonly profileHref?: string | undefined;
  readonly onSignOut: () => void;
  /** Where leaving is something else than signing out. */
  readonly signOutLabel?: string | undefined;
};

export function UserMenu({ name, detail, profileHref, onSignOut, signOutLabel }: UserMenuProps) {
  const profile: MenuItem[] =
    profileHref === undefined ? [] : [{ label: SHELL_WORDS.profile, icon: ProfileIcon, href: profileHref }];
  return (
    <Menu
      label={SHELL_WORDS.userMenu}
      items={[
        ...profile,
        { label: signOutLabel ?? SHELL_WORDS.signOut, icon: SignOutIcon, onSelect: onSignOut },
      ]}
      align="start"
      matchesTrigger
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className="flex min-h-12 w-full items-center gap-2.5 rounded-control px-2 py-1 text-left transition-colors duration-75 hover:bg-ink/5"
        >
          <Avatar name={name} size="small" />
          <span className="min-w-0">
            <span className="sr-only">{SHELL_WORDS.userMenu}:</span>{" "}
            <span className="block truncate text-label font-medium">{name}</span>
            <span className="block truncate text-meta text-ink-3">{detail}</span>
          </span>
        </button>
      )}
    />
  );
}
