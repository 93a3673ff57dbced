// The "…" button with the actions that are not the next step.

import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { ExpandIcon, MoreIcon } from "./icons.ts";
import { Menu, type MenuItem } from "./menu.tsx";

export type MenuButtonProps = {
  /** Spoken for the "…" button, shown where `isLabelled`. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly isLabelled?: boolean | undefined;
  readonly look?: "primary" | "framed" | "bare" | undefined;
};

const VARIANTS = { primary: "primary", framed: "secondary", bare: "quiet" } as const;

export function MenuButton({ label, items, isLabelled = false, look = "framed" }: MenuButtonProps) {
  if (items.length === 0) return null;
  return (
    <Menu
      label={label}
      items={items}
      trigger={(trigger) =>
        isLabelled ? (
          <Button
            {...trigger}
            variant={VARIANTS[look]}
            size={look === "bare" ? "small" : "regular"}
            trailingIcon={ExpandIcon}
          >
            {label}
          </Button>
        ) : (
          <IconButton {...trigger} icon={MoreIcon} label={label} look={look === "bare" ? "bare" : "framed"} />
        )
      }
    />
  );
}
