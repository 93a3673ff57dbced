// A slim bar while the connection is lost or coming back; nothing when all is well.

import { OfflineIcon, SpinnerIcon } from "./icons.ts";

export type Connection = "online" | "offline" | "reconnecting";

export function OfflineBar({ connection }: { readonly connection: Connection }) {
  return (
    <div role="status" data-print="hide">
      {connection === "offline" && (
        <p className="flex h-8 items-center justify-center gap-2 bg-ink px-4 text-label text-canvas dark:bg-raised dark:text-ink">
          <OfflineIcon className="size-3.5!" />
          <span className="truncate">You are offline. What you see may be out of date.</span>
        </p>
      )}
      {connection === "reconnecting" && (
        <p className="flex h-8 items-center justify-center gap-2 bg-warn-soft px-4 text-label text-warn">
          <SpinnerIcon className="size-3.5! animate-spin" />
          Reconnecting
        </p>
      )}
    </div>
  );
}
