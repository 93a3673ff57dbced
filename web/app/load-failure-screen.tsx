// What is shown instead of a page that could not be loaded or broke: what happened, what to do, and one button.

import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { APP_WORDS } from "./app-words.ts";
import { reportThrown } from "./error-reporting.ts";
import { UserStateUnavailable } from "./layout-routes.ts";
import { ScreenLoadTimeout } from "./load-screen.ts";
import { usePageTitle } from "./page-title.ts";

const { failures: WORDS } = APP_WORDS;
type Kind = keyof typeof WORDS;

export function LoadFailureScreen({ error }: { readonly error: unknown }) {
  const kind = kindOf(error);
  const words = WORDS[kind];
  usePageTitle(words.title);
  useEffect(() => reportThrown(kind, error), [kind, error]);

  return (
    <main id="main" className="mx-auto flex min-h-[70dvh] max-w-110 flex-col justify-center gap-4 p-6">
      <div role="alert">
        <h1 className="text-title font-semibold">{words.title}</h1>
        <p className="mt-1 text-body text-ink-2">{words.sentence}</p>
      </div>
      <FailureActions kind={kind} button={words.button} />
    </main>
  );
}

function FailureActions({ kind, button }: { readonly kind: Kind; readonly button: string }) {
  const router = useRouter();
  // A page whose code is gone comes back only with the document itself; so does a session that never loaded.
  const again = kind === "broken" ? () => void router.invalidate() : () => window.location.reload();

  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={again}>
        {button}
      </Button>
      {kind === "broken" && <LinkButton href={paths.home()}>{APP_WORDS.goHome}</LinkButton>}
    </div>
  );
}

/** Browsers word a missing chunk each in their own way; these are Chromium, Firefox and Safari. */
const MISSING_CHUNK = /dynamically imported module|importing a module script failed|module script/i;

export function kindOf(error: unknown): Kind {
  if (error instanceof ScreenLoadTimeout) return "timeout";
  if (error instanceof UserStateUnavailable) return "unavailable";
  if (error instanceof Error && MISSING_CHUNK.test(error.message)) return "outdated";
  return "broken";
}
