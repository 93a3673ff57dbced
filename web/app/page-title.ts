// Names the page in the browser's tab and, with it, in the history and to a screen reader.

import { useEffect } from "react";
import { APP_WORDS } from "./app-words.ts";

export function usePageTitle(title: string): void {
  useEffect(
    function nameThePage() {
      document.title = `${title} · ${APP_WORDS.productName}`;
    },
    [title],
  );
}
