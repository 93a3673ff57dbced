// The way to the search over everything: a field in the rail, a sign in the bar of narrow windows.

import { IconButton } from "../../../../ui/icon-button.tsx";
import { SearchIcon } from "../../../../ui/icons.ts";
import { Key, modifierName } from "../../../../ui/key.tsx";
import { searchOpenedStore } from "./search-opened.ts";

const LABEL = "Search everything";
const open = () => searchOpenedStore.set("search");

export function SearchButton({ look }: { readonly look: "field" | "icon" }) {
  if (look === "icon")
    return <IconButton icon={SearchIcon} label={LABEL} aria-haspopup="dialog" onClick={open} />;
  return (
    <button
      type="button"
      aria-label={LABEL}
      aria-haspopup="dialog"
      onClick={open}
      className="flex h-9 w-full shrink-0 items-center gap-2 rounded-control bg-surface px-2.5 text-label text-ink-3 shadow-control transition-colors duration-75 hover:text-ink"
    >
      <SearchIcon />
      <span className="flex-1 text-left">Search</span>
      <span aria-hidden="true" className="inline-flex gap-0.5">
        <Key>{modifierName()}</Key>
        <Key>K</Key>
      </span>
    </button>
  );
}
