// The page for every address that does not exist.

import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { APP_WORDS } from "../../../app/app-words.ts";
import { LoadingScreen } from "../../../app/loading-screen.tsx";
import { browserNextPath } from "../../../app/next-path.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { PublicFrame } from "../../../app/public-layout.tsx";
import { useSession } from "../../../app/session.ts";
import { SignedInFrame } from "../../../app/signed-in-layout.tsx";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";

/** Somebody who has signed in keeps the way to everywhere else. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  const { status } = useSession();
  useForgetNextPath();
  usePageTitle(APP_WORDS.notFoundTitle);

  // Until it is known who is there, neither frame is shown: one would give way to the other.
  if (status === "loading") return <LoadingScreen />;
  if (status !== "ready")
    return (
      <PublicFrame>
        <NotFound />
      </PublicFrame>
    );
  return (
    <SignedInFrame path={pathname}>
      <Page width="words">
        <NotFound />
      </Page>
    </SignedInFrame>
  );
}

function NotFound() {
  return (
    <div className="flex flex-col items-start gap-4">
      <div>
        <h1 className="text-title font-semibold">{APP_WORDS.notFoundTitle}</h1>
        <p className="mt-1 text-body text-ink-2">{APP_WORDS.notFoundSentence}</p>
      </div>
      <LinkButton variant="primary" href={paths.home()}>
        {APP_WORDS.goHome}
      </LinkButton>
    </div>
  );
}

/** Otherwise signing in would lead straight back to an address that is not there. */
function useForgetNextPath(): void {
  useEffect(() => browserNextPath().forget(), []);
}
