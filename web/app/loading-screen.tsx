// What is shown while a page's code or the person's own details are still on their way.

import { SpinnerIcon } from "../ui/icons.ts";
import { APP_WORDS } from "./app-words.ts";
import { useOptionalSession } from "./session.ts";

export function LoadingScreen() {
  const session = useOptionalSession();
  const isTryingAgain = session.status === "loading" && session.attempt > 1;

  return (
    <div
      role="status"
      data-loading=""
      className="flex min-h-[50dvh] flex-col items-center justify-center gap-3 p-6"
    >
      <SpinnerIcon aria-hidden="true" className="size-5 animate-spin text-ink-3" />
      <p className={isTryingAgain ? "text-body text-ink-2" : "sr-only"}>
        {isTryingAgain ? APP_WORDS.connecting : APP_WORDS.loading}
      </p>
    </div>
  );
}
