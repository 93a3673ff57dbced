// The page for every address that does not exist.

import { useEffect } from "react";
import { APP_WORDS } from "../../../app/app-words.ts";
import { browserNextPath } from "../../../app/next-path.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { PublicFrame } from "../../../app/public-layout.tsx";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/link-button.tsx";

export function NotFoundScreen() {
  useForgetNextPath();
  usePageTitle(APP_WORDS.notFoundTitle);

  return (
    <PublicFrame>
      <div className="flex flex-col items-start gap-4">
        <div>
          <h1 className="text-title font-semibold">{APP_WORDS.notFoundTitle}</h1>
          <p className="mt-1 text-body text-ink-2">{APP_WORDS.notFoundSentence}</p>
        </div>
        <LinkButton variant="primary" href={paths.home()}>
          {APP_WORDS.goHome}
        </LinkButton>
      </div>
    </PublicFrame>
  );
}

/** Otherwise signing in would lead straight back to an address that is not there. */
function useForgetNextPath(): void {
  useEffect(() => browserNextPath().forget(), []);
}
