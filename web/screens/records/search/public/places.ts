// The pages that somebody can go to from everywhere: those of the rail, and their own profile.

import type { NavigationGroup, NavigationItem } from "../../../../app/shell/shell-navigation.ts";
import { SHELL_WORDS } from "../../../../app/shell/shell-words.ts";
import { paths } from "../../../../paths.ts";
import { ProfileIcon } from "../../../../ui/icons.ts";

const PROFILE = { label: SHELL_WORDS.profile, href: paths.profile(), icon: ProfileIcon };

export function placesOf(navigation: readonly NavigationGroup[]): NavigationItem[] {
  return [...navigation.flatMap(({ items }) => items), PROFILE];
}
