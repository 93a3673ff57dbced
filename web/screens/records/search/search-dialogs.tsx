// The search and the page of keys: whichever is open, fetched together, since either leads to the other.

import type { NavigationGroup } from "../../../app/shell/shell-navigation.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import type { SearchOpened } from "./public/search-opened.ts";
import { SearchPalette } from "./search-palette.tsx";

type SearchDialogsProps = {
  readonly opened: Exclude<SearchOpened, undefined>;
  readonly accountId: string;
  readonly navigation: readonly NavigationGroup[];
  readonly onClose: () => void;
};

export function SearchDialogs({ opened, accountId, navigation, onClose }: SearchDialogsProps) {
  return opened === "search" ? (
    <SearchPalette navigation={navigation} onClose={onClose} />
  ) : (
    <KeysDialog accountId={accountId} navigation={navigation} onClose={onClose} />
  );
}
