// Switches between the light and the dark look.

import { IconButton } from "../../ui/icon-button.tsx";
import { DarkThemeIcon, LightThemeIcon } from "../../ui/icons.ts";
import { SHELL_WORDS } from "./shell-words.ts";
import { chooseTheme, useTheme } from "./theme.ts";

export function ThemeToggle() {
  const isDark = useTheme() === "dark";
  return (
    <IconButton
      icon={isDark ? LightThemeIcon : DarkThemeIcon}
      label={isDark ? SHELL_WORDS.toLight : SHELL_WORDS.toDark}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
    />
  );
}
