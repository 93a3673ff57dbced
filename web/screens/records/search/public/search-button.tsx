// The way to the search over everything: a field in the rail, a sign in the bar of narrow windows.

import { IconButton } from "../../../../ui/icon-button.tsx";
import { SearchIcon } from "../../../../ui/icons.ts";
import { modifierName } from "../../../../ui/key.tsx";
import { searchOpenedStore } from "./search-opened.ts";

const LABEL = "Search everything";
const open = () => searchOpenedStore.set("search");

export function SearchButton({ look }: { readonly look: "field" | "icon" }) {
  if (look === "icon")
    return <IconButton icon={SearchIcon} label={LABEL} aria-haspopup="dialog" onClick={open} />;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={modifierName() === "Ctrl" ? "Control+K" : "Meta+K"}
      onClick={open}
      className="flex h-9 w-full shrink-0 items-center gap-2 rounded-control bg-surface px-2.5 text-label text-ink-3 shadow-control transition-colors duration-75 hover:text-ink"
    >
      <SearchIcon />
      <span className="flex-1 text-left">{LABEL}</span>
      {/* Drawn and not written: what is written on a button has to be its name. */}
      <span
        aria-hidden="true"
        data-keys={`${modifierName()} K`}
        className="rounded-badge border border-line-2 bg-canvas px-1 text-meta text-ink-2 after:content-[attr(data-keys)]"
      />
    </button>
  );
}
